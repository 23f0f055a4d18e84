"""The kinds of values, and what each row makes of those of its arguments.

    bool < int < real < any            numbers; `any` may be an array of any shape
    vector, matrix, … < array < any    by the number of axes; an array has some
    list, shape                        a stack, the shape of an array

None is no kind yet.
"""

from gradcli.core import ir
from gradcli.core.array_functions import REDUCTIONS
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS

NUMBERS = ("bool", "int", "real")
AXES = {"vector": 1, "matrix": 2} | {f"array of {n} axes": n for n in range(3, 33)}
WITH_AXES = {n: kind for kind, n in AXES.items()}
SURE_ARRAYS = (*AXES, "array")
ARRAYS = (*SURE_ARRAYS, "any")
INTEGRAL = ("first", "common", "counted", "others")  # what rows hold that give integers of integers
FOUND = ("any_of", "all_of", "count_nonzero")  # in whole arrays
SHAPED = {"reshape", "zeros", "ones", "full", "broadcast_to"}  # by a shape that they are given


def join(a: str | None, b: str | None) -> str | None:
    """The least kind that holds both; None is no kind yet."""
    if a is None or b is None or a == b:
        return a or b
    if a in NUMBERS and b in NUMBERS:
        return NUMBERS[max(NUMBERS.index(a), NUMBERS.index(b))]
    return "array" if a in SURE_ARRAYS and b in SURE_ARRAYS else "any"


def with_axes(n: int) -> str:
    """The kind of what has n axes; a real where it has none."""
    return WITH_AXES.get(n, "array") if n else "real"


def axes_of(kind: str | None) -> int | None:
    """How many axes a value of a kind has; None where that is open."""
    return 0 if kind in NUMBERS else AXES.get(kind)


def number_kind(value) -> str:
    """The kind of a value that is no node."""
    if isinstance(value, float):
        return "real"
    return {bool: "bool", int: "int"}.get(type(value), "none")


def node_kind(node: Expr, kinds: list) -> str | None:
    """The kind of a node from those of its arguments."""
    op = node.op
    numbers = all(k in NUMBERS for k in kinds)
    if op in BOOLEANS and None in kinds and op not in (ir.AND, ir.OR, ir.NOT):
        return None
    if op in BOOLEANS:
        if numbers or op in (ir.AND, ir.OR, ir.NOT):
            return "bool"
        return _elementwise_kind(node, kinds, numbers) if op.elementwise else "any"
    if op.holds == "int" and op.gives == "number":
        return "int"
    if op is ir.FLOAT:
        return "real"
    if op in (ir.SELECT, ir.MAX, ir.MIN):
        kinds = kinds[1:] if op is ir.SELECT else kinds
        out = None
        for k in kinds:
            out = join(out, k)
        return out
    if op.gives in ("first", "second"):
        return kinds[op.gives == "second"]
    if op.elementwise:
        return _elementwise_kind(node, kinds, numbers)
    return _structural_kind(node, kinds)


def _elementwise_kind(node: Expr, kinds: list, numbers: bool) -> str | None:
    """Of arrays the kind of that with the most axes."""
    if None in kinds:
        return None
    if numbers:
        held = kinds[1:] if node.op.holds == "others" else kinds
        whole = all(k != "real" for k in held)
        if node.op.name == "power" and whole and type(node.args[1]) is int and node.args[1] >= 0:
            return "int"
        return "int" if whole and node.op.holds in INTEGRAL else "real"
    wide = [k for k in kinds if k not in NUMBERS]
    if all([k in AXES for k in wide]):
        return wide[0] if len(wide) == 1 else with_axes(max([AXES[k] for k in wide]))
    return "array" if any([k in SURE_ARRAYS for k in wide]) else "any"


def _structural_kind(node: Expr, kinds: list) -> str | None:
    name = node.op.name
    if name in REDUCTIONS or name in FOUND:
        whole = node.op.holds if node.op.holds in NUMBERS else "real"
        return _reduced_kind(dict(node.attrs), kinds[0], whole)
    if None in kinds:
        return None
    if node.op.gives:
        return _given_kind(node, kinds)
    if name in ALWAYS:
        return ALWAYS[name]
    rule = RULES.get(name)
    return rule(node, kinds) if rule else "any"


def _reduced_kind(attrs: dict, kind: str | None, whole: str) -> str | None:
    """whole: the kind of what an array as a whole is reduced to."""
    axis = attrs.get("axis")
    if attrs.get("keepdims") or axis is None:
        return kind if attrs.get("keepdims") else whole
    return _with_axes(axes_of(kind), -len(axis.args) if type(axis) is Expr else -1)


def _given_kind(node: Expr, kinds: list) -> str:
    """The kind of what a function gives, as its row says it."""
    match node.op.gives:
        case "running":
            return "vector" if dict(node.attrs).get("axis") is None else kinds[0]
        case "number":
            return "real"
        case "turned":
            return kinds[0]
    return "matrix" if node.op.name == "outer" else node.op.gives


def _with_axes(axes: int | None, more: int, otherwise: str = "any") -> str:
    """The kind of what has some more axes, or fewer."""
    return otherwise if axes is None or axes + more < 0 else with_axes(axes + more)


def _of_lengths(shape, otherwise: str = "any") -> str:
    """The kind of an array of a shape that is written out."""
    is_tuple = type(shape) is Expr and shape.op is ir.TUPLE
    return with_axes(len(shape.args)) if is_tuple else otherwise


def _product_kind(node: Expr, kinds: list) -> str:
    """Of a @ b: vectors lose their axis, and matrices one each to the other's."""
    first, second = map(axes_of, kinds)
    if not first or not second:
        return "any"
    if 1 in (first, second):
        return with_axes(first + second - 2)
    return with_axes(max(first, second))


def _item_kind(node: Expr, kinds: list) -> str:
    base, parts = kinds[0], kinds[1:]
    if base == "shape":
        return "int" if parts != ["slice"] else "shape"
    axes = axes_of(base)
    if not axes or "any" in parts:
        return "any"
    arrays = [k for k in parts if k in SURE_ARRAYS]
    if arrays and set(arrays) != {"vector"}:  # a mask takes as many axes as it has
        return "any"
    fewer = sum(k in NUMBERS for k in parts) + len(arrays) - bool(arrays)
    return _with_axes(axes, sum(p is None for p in node.args[1:]) - fewer)


def _place_kind(node: Expr, kinds: list) -> str:
    return "any" if node.attrs else "int"


def _sorted_place_kind(node: Expr, kinds: list) -> str:
    return "int" if kinds[1] in NUMBERS else "any"


def _part_kind(node: Expr, kinds: list) -> str:
    return "vector" if kinds in (["vector"], ["vector", "vector"], ["vector", "int"]) else "any"


def _stacked_kind(node: Expr, kinds: list) -> str:
    if len(set(map(axes_of, kinds))) > 1:
        return "array"
    return _with_axes(axes_of(kinds[0]) if kinds else 0, 1, "array")


def _joined_kind(node: Expr, kinds: list) -> str:
    return kinds[0] if len(set(kinds)) == 1 else "any"


def _filled_kind(node: Expr, kinds: list) -> str:
    return "vector" if kinds[0] in NUMBERS else _of_lengths(node.args[0], "array")


def _expanded_kind(node: Expr, kinds: list) -> str:
    return _with_axes(axes_of(kinds[0]), 1) if type(node.args[1]) is int else "any"


def _diagonal_kind(node: Expr, kinds: list) -> str:
    axes = axes_of(kinds[0])
    return with_axes(3 - axes) if axes in (1, 2) else "any"


def _shaped_kind(node: Expr, kinds: list) -> str:
    shape = dict(node.attrs)["shape"]
    is_number = type(shape) is int and node.op.name == "reshape"
    return "vector" if is_number else _of_lengths(shape)


ALWAYS = {
    "fsum": "real", "eye": "matrix", "identity": "matrix", "arange": "vector", "linspace": "vector",
    "list": "list", "shape": "shape", "tuple": "tuple", "slice": "slice",
}  # fmt: skip
# Of other rows on whole arrays: the kind from the node and the kinds of its arguments
RULES = {
    "argmax": _place_kind, "argmin": _place_kind, "searchsorted": _sorted_place_kind,
    "repeat": _part_kind, "diff": _part_kind, "take": _part_kind, "getitem": _item_kind,
    "matmul": _product_kind, "array": _stacked_kind, "stack": _stacked_kind,
    "concatenate": _joined_kind, "zeros": _filled_kind, "ones": _filled_kind, "full": _filled_kind,
    "expand_dims": _expanded_kind, "diag": _diagonal_kind, "reshape": _shaped_kind,
    "broadcast_to": _shaped_kind,
}  # fmt: skip
