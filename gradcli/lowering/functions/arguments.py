"""Arguments: what a call gives, and what each parameter takes of it."""

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import SPREAD, by_names, has_default, is_options, is_rest, places
from gradcli.lowering import assignments
from gradcli.lowering.lists import lists, tables
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import Closure, Leaf, Library, Ref, Tuple, Walk, described


def spread(st, nodes, values: list, f=None) -> list:
    """The arguments of a call, what is behind a `*` item by item."""
    found = []
    for node, value in zip(nodes, values):
        if type(node) is not surface.Starred:
            found.append(value)
        elif f == Library("zip") and len(nodes) == 1 and lists.is_matrix(st, value, node.span):
            found.append(Walk("columns", (Leaf(st.as_array(value, node.span)),)))
        elif f == Library("zip") and len(nodes) == 1 and tables.is_of_tuples(st, value, node.span):
            found.append(Walk("columns", (value,)))
        elif count := assignments.few(st, value) or room_for(f, value, len(nodes) - 1):
            found += assignments.taken_apart(st, value, count, node.span)
        else:
            found += lists.known_items(st, value, node.span)
    return found


def room_for(f, value, others: int) -> int:
    """How many arguments a function of the program needs beside others, which an array has then; 0
    where that is open."""
    if not isinstance(value, Leaf) or not isinstance(f, Closure):
        return 0
    parameters = f.node.parameters
    open_ = any(p.default is not None for p in parameters)
    return 0 if open_ else max(0, places(parameters) - others)


def named_by(st, node: surface.Call, values: list) -> dict:
    """The keywords of a call, those that a dict holds among them."""
    found: dict = {}
    for (name, of), v in zip(node.keywords, values):
        more = entries(st, v, of.span) if name == SPREAD else {name: v}
        for n in more:
            if type(n) is not str or n in found:
                words = f"** takes the names of arguments, not {n!r}"
                words = f"the argument {n!r} is given twice" if n in found else words
                raise fault(st, Diagnostic("E0103", words), of.span)
        found |= more
    return found


def entries(st, v, span) -> dict:
    """What ** takes: the entries of a dict."""
    if not (isinstance(v, Ref) and v.box.kind == "dict"):
        raise fault(st, Diagnostic("E0201", f"** takes a dict, not {described(v)}"), span)
    return {n: st.readable(i, span) for n, i in st.contents(v.box, span).items()}


def taken(st, f: Closure, args: list, named: dict, span) -> dict:
    """What each parameter of a function takes of the arguments of a call."""
    parameters = f.node.parameters
    count, by_name = places(parameters), by_names(parameters)
    given = dict(zip([p.name for p in parameters[:count]], args))
    rest, others = args[count:], {n: v for n, v in named.items() if n not in by_name}
    if any([n in given and n not in others for n in named]):
        raise misfit(f, span)
    given |= {n: v for n, v in named.items() if n not in others}
    given = dict(zip([p.name for p in parameters if has_default(p)], f.defaults)) | given
    for p in parameters:
        if is_rest(p):
            given[p.name], rest = Tuple(tuple(rest)), []
        elif is_options(p):
            held = {n: st.settled(v, n) for n, v in others.items()}
            given[p.name], others = st.new("dict", p, held), {}
    if rest or others or len(given) < len(parameters):
        raise misfit(f, span)
    return {p.name: given[p.name] for p in parameters}


def misfit(f: Closure, span) -> Refused:
    """The refusal of a call whose arguments are not the parameters of what is called."""
    names = ", ".join([p.name for p in f.node.parameters]) or "none"
    causes = ((f.node.span, f"its parameters: {names}"),)
    return Refused("this call", span, causes, "give one value for each parameter")
