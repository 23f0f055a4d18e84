"""The kinds of values, and what each row makes of those of its arguments.

    bool < int < real < any            numbers; `any` may be an array of any shape
    vector, matrix, … < array < any    by the number of axes; an array has some
    list, shape, str                   a stack, the shape of an array, a text

None is no kind yet.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.facts import Facts, Shape
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.core.types.shape_rules import node_shape

NUMBERS = ("bool", "int", "real")
SINGLE = (*NUMBERS, "str")
AXES = {"vector": 1, "matrix": 2} | {f"array of {n} axes": n for n in range(3, 33)}
WITH_AXES = {n: kind for kind, n in AXES.items()}
SURE_ARRAYS = (*AXES, "array")
ARRAYS = (*SURE_ARRAYS, "any")
OF_NO_NUMBER = ("bool", "int", "str")  # what rows give of what need not be numbers
INTEGRAL = ("first", "common", "counted", "others")  # what rows hold that give integers of integers


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
    return 0 if kind in NUMBERS else AXES.get(kind or "")


def number_kind(value) -> str:
    """The kind of a value that is no node."""
    if isinstance(value, float):
        return "real"
    return {bool: "bool", int: "int"}.get(type(value), "none")


def node_kind(node: Expr, kinds: list) -> str | None:
    """The kind of a node from those of its arguments."""
    op = node.op
    numbers = all(k in NUMBERS for k in kinds)
    if op.shape == "number" and op.result_dtype in OF_NO_NUMBER:
        return op.result_dtype
    if op in BOOLEANS and None in kinds and op not in (ir.AND, ir.OR, ir.NOT):
        return None
    if op in BOOLEANS:
        if numbers or op in (ir.AND, ir.OR, ir.NOT):
            return "bool"
        return _elementwise_kind(node, kinds, numbers) if op.elementwise else "any"
    if op is ir.FLOAT:
        return "real"
    if op in (ir.SELECT, ir.MAX, ir.MIN):
        kinds = kinds[1:] if op is ir.SELECT else kinds
        out = None
        for k in kinds:
            out = join(out, k)
        return out
    if op.shape in ("first", "second"):
        like = kinds[op.shape == "second"]
        return op.result_dtype if like in NUMBERS and op.result_dtype in NUMBERS else like
    if op.elementwise:
        return _elementwise_kind(node, kinds, numbers)
    return _structural_kind(node, kinds)


def _elementwise_kind(node: Expr, kinds: list, numbers: bool) -> str | None:
    """Of arrays the kind of that with the most axes."""
    if None in kinds:
        return None
    if numbers:
        held = kinds[1:] if node.op.result_dtype == "others" else kinds
        whole = all(k != "real" for k in held)
        if node.op.name == "power" and whole and type(node.args[1]) is int and node.args[1] >= 0:
            return "int"
        return "int" if whole and node.op.result_dtype in INTEGRAL else "real"
    wide = [k for k in kinds if k not in NUMBERS]
    if all([k in AXES for k in wide]):
        return wide[0] if len(wide) == 1 else with_axes(max([AXES[k] for k in wide]))
    return "array" if any([k in SURE_ARRAYS for k in wide]) else "any"


def element_kind(node: Expr, kinds: list[str]) -> str | None:
    """The kind of the elements of what a row gives, from those of its arguments' elements."""
    op = node.op
    if op.elementwise:
        truths = op.logic or op.result_dtype == "first"  # + of truths is a number
        truths = truths and all(k == "bool" for k in kinds)
        return "bool" if truths or op.result_dtype == "bool" else node_kind(node, kinds)
    if op.result_dtype in NUMBERS:
        return op.result_dtype
    if not kinds or (not op.result_dtype and op.arg(0).kind == "smooth"):
        return "real"
    held = kinds[1:] if op.result_dtype == "others" else kinds
    found: str | None = held[0]
    for kind in held[1:] if op.result_dtype in ("common", "counted") else ():
        found = join(found, kind)
    return "int" if op.result_dtype == "counted" and found == "bool" else found


def _structural_kind(node: Expr, kinds: list) -> str | None:
    """The kind of what a row on whole arrays gives: by the rule of its shape, of lengths that are
    not known."""
    name, attrs = node.op.name, dict(node.attrs)
    if node.op.shape == "reduced" and attrs.get("axis") is None:
        whole = node.op.result_dtype if node.op.result_dtype in NUMBERS else "real"
        return kinds[0] if attrs.get("keepdims") else whole
    if None in kinds:
        return None
    if name in SPECIAL:
        return SPECIAL[name]
    if node.op.shape in GIVEN_KINDS:
        return GIVEN_KINDS[node.op.shape](node, kinds)
    if kinds and kinds[0] == "shape":
        return "int" if kinds[1:] != ["slice"] else "shape"
    found = node_shape(node, list(map(_open, kinds)), AXES_ALONE)
    if type(found) is str:
        return "array" if node.op.shape in ("stacked", "joined", "filled") else "any"
    return (
        with_axes(len(found))
        if found or node.op.result_dtype not in NUMBERS
        else node.op.result_dtype
    )


class _AxesAlone(Facts):
    """Of an array nothing is known but how many axes it has; an index may be one of truths."""

    def length(self, value) -> Length:
        return UNKNOWN

    def is_whole(self, part, shape: Shape) -> bool:
        return type(part) is not bool


AXES_ALONE = _AxesAlone()
SPECIAL = {op.name: op.name for op in (ir.LIST, ir.SHAPE, ir.TUPLE, ir.SLICE)}


def _open(kind: str) -> Shape:
    """The shape of a value of a kind, without lengths; of what is no array that of a number."""
    axes = AXES.get(kind, 0)
    return UNKNOWN if kind in ("array", "any") else (UNKNOWN,) * axes


def _running_kind(node: Expr, kinds: list) -> str:
    return "vector" if dict(node.attrs).get("axis") is None else kinds[0]


# The kinds that rules of shapes tell whatever is known of lengths
GIVEN_KINDS: dict[str, Callable[[Expr, list], str]] = {
    "number": lambda node, kinds: "real",
    "vector": lambda node, kinds: "vector",
    "outer": lambda node, kinds: "matrix",
    "turned": lambda node, kinds: kinds[0],
    "running": _running_kind,
}
