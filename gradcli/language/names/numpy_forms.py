"""What NumPy also has a word for, written as the language writes it, before names are resolved:
np.add(a, b, out=y) is a write to y.

Imported only where the text has one of resolve.WORDS.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped
from gradcli.ops.libraries.names import canonical

REDUCTIONS = ("sum", "mean", "max", "min", "amax", "amin", "prod", "any", "all", "std", "var")


def in_words_of_the_language(module: s.Module) -> s.Module:
    """The module with NumPy's forms as the language's.  E0104 where one has none."""
    known = _imported(module)

    def name_of(node: s.Node) -> str:
        """What stands under NumPy's name, as "divide" of np.divide; "" of another function."""
        head, dot, rest = dotted(node)[1].partition(".")
        path = canonical(f"{known.get(head, head)}{dot}{rest}")
        return path[3:] if path[:3] in ("np.", "jnp") else ""

    def replaced(node: s.Node) -> s.Node | None:
        if type(node) is not s.Call or not (name := name_of(node.function)):
            return None
        made = _of_call(node, name)
        return None if made is node else mapped(made, replaced)

    shared = _shared(module)
    body = mapped(module.body, lambda node: _written_out(node, name_of, shared))
    body = mapped(body, replaced)
    return s.Module(body, module.comments, module.source, span=module.span)


def _imported(module: s.Module) -> dict[str, str]:
    """The path of each name that an import of the module binds."""
    found = {}
    for node in (n for top in module.body for n in s.walk(top)):
        if type(node) is s.Import:
            found[node.alias or node.module.partition(".")[0]] = node.module
        elif type(node) is s.ImportFrom:
            found |= {alias or name: f"{node.module}.{name}" for name, alias in node.names}
    return found


def _of_call(node: s.Call, name: str) -> s.Call:
    """A call of NumPy's in the words of the language; itself where it is in them."""
    keywords = dict(node.keywords)
    if "out" in keywords and "axis" not in keywords and name not in REDUCTIONS:
        return _into(node, keywords)
    return node


def _into(node: s.Call, keywords: dict) -> s.Call:
    """f(…, out=y) whose y nothing else names: f(…), and y where a mask leaves that out."""
    out, mask = keywords.pop("out"), keywords.pop("where", None)
    out = out.items[0] if type(out) is s.Tuple and len(out.items) == 1 else out
    made = s.Call(node.function, node.args, tuple(keywords.items()), span=node.span)
    if type(out) is s.NoneLiteral and mask is None:
        return made
    if isinstance(out, s.Name | s.Attribute | s.Subscript | s.NoneLiteral):
        raise _no_form(node, "out=", "give it a line of its own: np.sqrt(x, out=y)")
    if mask is None:
        return made
    return s.Call(_sibling(node, "where"), (mask, made, out), (), span=node.span)


def _written_out(
    node: s.Node, name_of: Callable[[s.Node], str], shared: set[str]
) -> tuple[s.Node, ...] | None:
    """A statement with f(…, out=y) in it as a write to y and the statement of y, where it reads y
    nowhere else: else what it reads would be another value.  An array of one name is made anew."""
    if not isinstance(node, s.Expression | s.Assign | s.Return):
        return None
    found = _writing(node.value, name_of)
    if found is None or node.value is None:
        return None
    target = dict(found.keywords)["out"]
    if isinstance(target, s.Name) and _count(node.value, target) != _count(found, target):
        return None
    keywords = tuple(pair for pair in found.keywords if pair[0] not in ("out", "where"))
    made = s.Call(found.function, found.args, keywords, span=found.span)
    mask = dict(found.keywords).get("where")
    if mask is not None:
        made = s.Call(_sibling(found, "where"), (mask, made, target), (), span=found.span)
    place, every = target, s.Ellipsis(span=target.span)
    if type(target) is s.Name and (mask is None or target.id in shared):
        place = s.Subscript(target, every, span=target.span)
    write = s.Assign((place,), made, span=node.span)
    left = mapped(node.value, lambda part: target if part is found else None)
    match node:
        case s.Assign((s.Name(name),), _) if left is target and name == getattr(target, "id", ""):
            return (write,)
        case s.Assign(targets):
            return write, s.Assign(targets, left, span=node.span)
        case s.Expression() if left is target:
            return (write,)
    return write, type(node)(left, span=node.span)


def _shared(module: s.Module) -> set[str]:
    """The names whose arrays others may have too: parameters, and what a name, a list or a
    call is given."""
    found = set()
    for node in (n for top in module.body for n in s.walk(top)):
        parts: tuple = ()
        match node:
            case s.Def(_, parameters) | s.Lambda(parameters):
                found |= {p.name for p in parameters}
            case s.Assign(_, value) | s.For(_, value):
                parts = (value,)
            case s.Tuple(items) | s.List(items):
                parts = items
            case s.Call(function, args, keywords):
                parts = (*args, *(value for name, value in keywords if name != "out"))
                parts = (*parts, getattr(function, "value", None))  # y of y.ravel()
            case s.Subscript(value):  # a part of it is a view
                parts = (value,)
        found |= {part.id for part in parts if type(part) is s.Name}
    return found


def _writing(node: s.Node | None, name_of: Callable[[s.Node], str]) -> s.Call | None:
    """The first call of NumPy's in an expression that is surely worked out, with out= of a name or
    of elements of one."""
    match node:
        case s.Call(function, args, keywords):
            target = dict(keywords).get("out") if name_of(function) else None
            if isinstance(target, s.Name | s.Subscript) and "axis" not in dict(keywords):
                return node
            parts = (*args, *(value for _, value in keywords))
        case s.Binary(_, left, right):
            parts = (left, right)
        case s.Unary(_, operand):
            parts = (operand,)
        case _:
            return None
    return next((x for part in parts if (x := _writing(part, name_of)) is not None), None)


def _count(node: s.Node | None, name: s.Name) -> int:
    """How often an expression names a variable."""
    return sum(type(n) is s.Name and n.id == name.id for n in s.walk(node)) if node else 0


def _sibling(node: s.Call, name: str) -> s.Node:
    """Another function of NumPy, under the prefix of the one that is called."""
    start = node.function
    prefix = start.value if type(start) is s.Attribute else s.Name("np", span=node.span)
    return s.Attribute(prefix, name, span=node.span)


def _no_form(node: s.Call, what: str, help: str) -> Diagnostic:
    message = f"this use of {what} is not part of the language"
    return Diagnostic("E0104", message, node.span, help=help)
