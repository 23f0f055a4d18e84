"""Declarations that stand beside a program: what its inputs are, where its text does not say so."""

from collections.abc import Mapping

from gradcli.errors import Diagnostic, Source, Span, nearest
from gradcli.language.names.literals import is_literal, literal_axes
from gradcli.language.syntax import surface as s

NUMERIC = ("float", "int", "bool")
TYPES = (*NUMERIC, "str")  # of inputs
OTHERS = (s.Tuple, s.NoneLiteral, s.String, s.Dict, s.Lambda)  # defaults that no input has

Declared = Mapping[str, s.Declare]


def check_type(node: s.Declare, source: Source | None = None) -> None:
    """Raise E0104 where what is declared is of no type that inputs have."""
    if node.type in TYPES:
        return
    close = nearest(node.type, TYPES)
    axes = f"[{', '.join(map(_length, node.shape))}]" if node.shape else ""
    raise Diagnostic(
        "E0104",
        f"'{node.type}' is not a type of inputs",
        node.span,
        help=f"did you mean '{node.name}: {close[0]}{axes}'?"
        if close
        else f"an input is one of {', '.join(TYPES)}, as in '{node.name}: float'",
        source=source,
    )


def written(node: s.Declare) -> str:
    """A declaration as one writes it, without its default."""
    axes = f"[{', '.join(map(_length, node.shape))}]" if node.shape else ""
    return f"{node.name}: {node.type}{axes}"


def _length(node: s.Node) -> str:
    return str(node.value) if type(node) is s.Number else ":"


def of_parameter(p: s.Parameter, given: s.Declare) -> s.Declare:
    """A parameter of a function as it is declared beside its file: its annotation does not count,
    to which Python holds no value either."""
    return s.Declare(p.name, given.type, given.shape, _default(p.default, given), span=p.span)


def with_declarations(module: s.Module, declared: Declared) -> s.Module:
    """The module with the declarations among its statements.

    What is declared there in fewer words, or has a default alone, is declared so in its place; else
    the declaration stands first, with the place where the name is first met.  Raises E0008 where
    the module declares the name otherwise.
    """
    left = dict(declared)
    body: list[s.Node] = []
    for node in module.body:
        match node:
            case s.Declare(name=name) if name in left:
                node = _narrowed(node, left.pop(name), module.source)
            case s.Assign((s.Name(name),), value) if name in left and is_literal(value):
                given = left.pop(name)
                default = _default(value, given)
                node = s.Declare(name, given.type, given.shape, default, span=node.span)
        body.append(node)
    places = _first_places(module, left)
    first = [
        s.Declare(name, d.type, d.shape, None, span=places.get(name)) for name, d in left.items()
    ]
    return s.Module((*first, *body), module.comments, module.source, span=module.span)


def _default(node: s.Node | None, given: s.Declare) -> s.Node | None:
    """A default that has the declared axes; None of another, and where there is none."""
    if node is None or type(node) in (*OTHERS, s.Starred):
        return None
    if is_literal(node) and literal_axes(node) != len(given.shape or ()):
        return None
    return node


def _narrowed(own: s.Declare, given: s.Declare, source: Source) -> s.Declare:
    """A program's own declaration with the lengths that it leaves open."""
    mine, theirs = own.shape or (), given.shape or ()
    fits = own.type == given.type and len(mine) == len(theirs)
    if not fits or not all(_fits(a, b) for a, b in zip(mine, theirs)):
        raise Diagnostic(
            "E0008",
            f"the program declares '{written(own)}', and '{written(given)}' stands beside it",
            own.span,
            "declared here",
            help="leave one of the two out: what stands beside a program may only give the lengths "
            "that it leaves open",
            source=source,
        )
    shape = tuple(b if type(a) is s.Slice else a for a, b in zip(mine, theirs))
    return s.Declare(own.name, own.type, shape, own.default, span=own.span)


def _fits(own: s.Node, given: s.Node) -> bool:
    return type(own) is s.Slice or type(given) is s.Slice or _length(own) == _length(given)


def _first_places(module: s.Module, names: Mapping[str, object]) -> dict[str, Span | None]:
    """Where each of the names is first met."""
    found: dict[str, Span | None] = {}
    for node in s.walk(module) if names else ():
        if type(node) is s.Name and node.id in names:
            at = found.get(node.id)
            if at is None or (node.span is not None and node.span < at):
                found[node.id] = node.span
    return found
