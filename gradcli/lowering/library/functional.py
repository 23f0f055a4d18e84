"""functools: functions that are made of functions, while a program is staged."""

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import SPREAD
from gradcli.lowering import loops
from gradcli.lowering.lists import lists
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import Closure, Library, Ref, Text, Tuple, described


def partial(st, name: str, args: list, named: dict, node: surface.Call) -> Closure:
    """functools.partial, as lambda *more, **others: f(*first, *more, **{**given, **others})."""
    if not args or not isinstance(args[0], (Closure, Library)):
        given = described(args[0]) if args else "nothing"
        words = f"functools.partial takes a function, not {given}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    f, *first = args
    if node.span not in st.partials:  # the same in each turn of a loop
        st.partials[node.span] = _call_with_more(node.span)
    inside = {
        "f": f,
        "first": Tuple(tuple([st.settled(v, "?given") for v in first])),
        "given": st.new("dict", node, {n: st.settled(v, n) for n, v in named.items()}),
    }
    return Closure(st.partials[node.span], Ref(st.frame(None, inside)))


def _call_with_more(span) -> surface.Lambda:
    def read(name: str) -> surface.Name:
        return surface.Name(name, span=span)

    def all_of(name: str, none: surface.Node) -> surface.Parameter:
        return surface.Parameter(name, surface.Starred(none, span=span), None, "", span=span)

    args = tuple([surface.Starred(read(name), span=span) for name in ("first", "more")])
    merged = surface.Dict(((None, read("given")), (None, read("others"))), span=span)
    call = surface.Call(read("f"), args, ((SPREAD, merged),), span=span)
    takes = (
        all_of("more", surface.Tuple((), span=span)),
        all_of("others", surface.Dict((), span=span)),
    )
    return surface.Lambda(takes, call, span=span)


def reduce(st, name: str, args: list, named: dict, node: surface.Call):
    """functools.reduce, of items whose number is known."""
    f, of, *start = args
    if not isinstance(of, (Tuple, Text)) and not loops.is_known(st.walked(of, node.span)):
        words = "functools.reduce of as many items as only the run tells"
        raise Refused(words, node.span, (), "write a loop: for v in xs: found = f(found, v)")
    items = [*start, *lists.known_items(st, of, node.span)]
    if not items:
        words = "functools.reduce of nothing, without a value to begin with"
        raise fault(st, Diagnostic("E0201", words), node.span)
    found = st.settled(items[0], "?found")
    for v in items[1:]:
        found = st.settled(st.applied(f, [found, v], node.span), "?found")
    return found
