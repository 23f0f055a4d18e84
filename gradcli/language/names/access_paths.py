"""What a part of a value is made of: `edges[k][1]`, or `b` of `for i, (a, b) in enumerate(pairs)`.

A part is an expression and a path into it: a position each, or the name of a field, None where it
may be any; () is the whole of it.
"""

from collections.abc import Callable, Container

from gradcli.language.syntax import surface as s

Path = tuple[int | str | None, ...]
Part = tuple[s.Node, Path]

ROWS = (s.List, s.Tuple)
# their items in their order
SAME = ("list", "tuple", "deque", "array", "asarray", "copy", "tolist")
MIXED = ("reversed", "sorted", "flip", "sort", "ravel", "flatten", "concatenate")


def inside(node: s.Node, path: Path, is_builtin: Callable[[s.Node, str], bool]) -> list[Part]:
    """The parts of what `node` is written with that the part of it at `path` is made of.

    None of a name, of a call of the program's own and of a comprehension, which have scopes.
    """
    first, rest = path[:1], path[1:]
    match node:
        case s.Subscript(value, index):
            return [(value, _positions(index, path))]
        case s.List(items) | s.Tuple(items):
            return [(item, rest) for item in _at(items, first[0] if first else None)]
        case s.Conditional(_, body, orelse):
            return [(body, path), (orelse, path)]
        case s.Unary(_, operand):
            return [(operand, path)]
        case s.Binary("+" | "*", left, right):  # of lists, which end where they did not
            anywhere = (None, *rest) if path else ()
            return [(left, anywhere), (right, anywhere)]
        case s.Call(s.Name("enumerate"), (items, *_)) if is_builtin(node, "enumerate"):
            counted = rest and rest[0] == 0
            return [] if counted else [(items, (*first, *rest[1:]))]
        case s.Call(s.Name("zip"), args) if is_builtin(node, "zip"):
            return [(item, (*first, *rest[1:])) for item in _at(args, rest[0] if rest else None)]
        case s.Call(function, (items, *_)) if _last(function):
            return _called(_last(function), items, path)
        case s.Call(s.Attribute(value, name)):
            return _called(name, value, path)
    return []


def _last(function: s.Node) -> str:
    """The name of a function of the program, of Python or of NumPy; "" of a method."""
    match function:
        case s.Name(name) | s.Attribute(s.Name("np" | "numpy" | "collections"), name):
            return name
    return ""


def _at(items: tuple[s.Node, ...], place: int | str | None) -> tuple[s.Node, ...]:
    """The item at a place, or all where that is not known."""
    if isinstance(place, int) and -len(items) <= place < len(items):
        return (items[place],)
    return items


def _called(name: str, items: s.Node, path: Path) -> list[Part]:
    if name in SAME:
        return [(items, path)]
    return [(items, (None,) * len(path))] if name in MIXED else []


def _positions(index: s.Node, path: Path) -> Path:
    """The path of the part at `path` of what an index picks: a[1:, 0][k] is at (None, 0) of a."""
    found: list[int | str | None] = []
    for item in index.items if type(index) is s.Tuple else (index,):
        match item:
            case s.Number(int(value)):
                found.append(value)
            case s.Unary("-", s.Number(int(value))):
                found.append(-value)
            case s.Slice():
                found.append(None)
                path = path[1:]
            case s.NoneLiteral() | s.Ellipsis():
                return ()
            case _:
                found.append(None)
    return *found, *path


def columns(node: s.List | s.Tuple) -> list[tuple[s.Node, ...]]:
    """The columns of a list of rows of one length; [] of any other."""
    rows = [row.items for row in node.items if isinstance(row, ROWS)]
    if len(rows) < len(node.items) or len(set(map(len, rows))) > 1:
        return []
    return list(zip(*rows))


def is_unlike(node: s.List | s.Tuple, needed: Container[int]) -> bool:
    """Whether no array has the rows of a list: columns of rows, or of integers, beside others.

    needed: the columns whose numbers must be integers.
    """
    found = columns(node)
    deep = {any(type(x) in ROWS for x in column) for column in found}
    whole = {k in needed or all(map(_is_whole, column)) for k, column in enumerate(found)}
    return len(deep) > 1 or (len(whole) > 1 and any(k in needed for k in range(len(found))))


def _is_whole(node: s.Node) -> bool:
    node = node.operand if type(node) is s.Unary and node.op in ("-", "+") else node
    return type(node) is s.Number and type(node.value) is int
