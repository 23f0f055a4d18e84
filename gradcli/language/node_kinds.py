"""The kinds of values, and what each row makes of those of its arguments.

    bool < int < real < any        numbers; `any` may be an array of any shape
    vector < array < any           a vector is indexed to numbers
    list, shape                    a stack, the shape of an array

None is no kind yet.
"""

from gradcli.language import core
from gradcli.language.array_functions import REDUCTIONS, gives
from gradcli.language.core import Expr
from gradcli.language.expressions import BOOLEANS

NUMBERS = ("bool", "int", "real")
ARRAYS = ("vector", "array", "any")
_CHAINS = (NUMBERS, ("vector", "array"))
INTEGRAL = {
    "add", "subtract", "multiply", "floor_divide", "mod", "negative", "positive", "abs",
    "maximum", "minimum", "clip", "sign", "bitwise_and", "bitwise_or", "invert", "left_shift",
    "right_shift", "max of", "min of",
}  # fmt: skip
# Functions of math that give integers, which carry no derivative
WHOLE = {f"math.{name}" for name in ("floor", "ceil", "trunc", "factorial", "comb", "isqrt")}
COUNTS = {"len", "int", ".size", ".ndim", "round", "len range", *WHOLE}


def join(a: str | None, b: str | None) -> str | None:
    """The least kind that holds both; None is no kind yet."""
    if a is None or b is None or a == b:
        return a or b
    for chain in _CHAINS:
        if a in chain and b in chain:
            return chain[max(chain.index(a), chain.index(b))]
    return "any"


def number_kind(value) -> str:
    """The kind of a value that is no node."""
    if isinstance(value, float):
        return "real"
    return {bool: "bool", int: "int"}.get(type(value), "none")


def node_kind(node: Expr, kinds: list) -> str | None:
    """The kind of a node from those of its arguments."""
    op, name = node.op, node.op.name
    numbers = all(k in NUMBERS for k in kinds)
    if op in BOOLEANS and None in kinds and op not in (core.AND, core.OR, core.NOT):
        return None
    if op in BOOLEANS:
        return "bool" if numbers or op in (core.AND, core.OR, core.NOT) else "any"
    if name in COUNTS:
        return "int"
    if op is core.FLOAT:
        return "real"
    if op in (core.SELECT, core.MAX, core.MIN):
        kinds = kinds[1:] if op is core.SELECT else kinds
        out = None
        for k in kinds:
            out = join(out, k)
        return out
    if name in ("sum_like", "spread_like", "matmul_left", "matmul_right"):
        return kinds[1]
    if name in ("zeros_like", "ones_like", "full_like", "stop_gradient", "copy"):
        return kinds[0]
    if op.elementwise:
        return _elementwise_kind(node, kinds, numbers)
    return _structural_kind(node, kinds)


def _elementwise_kind(node: Expr, kinds: list, numbers: bool) -> str | None:
    if None in kinds:
        return None
    if numbers:
        whole = all(k != "real" for k in kinds)
        if node.op.name == "power" and whole and type(node.args[1]) is int and node.args[1] >= 0:
            return "int"
        return "int" if whole and node.op.name in INTEGRAL else "real"
    wide = [k for k in kinds if k not in NUMBERS]
    return wide[0] if wide[0] in ("vector", "array") and len(set(wide)) == 1 else "any"


def _structural_kind(node: Expr, kinds: list) -> str | None:
    name, attrs = node.op.name, dict(node.attrs)
    if name in REDUCTIONS:
        if attrs.get("keepdims"):
            return kinds[0]
        return "real" if kinds[0] == "vector" or attrs.get("axis") is None else "any"
    match gives(node.op):
        case "first":
            return kinds[0]
        case "running":
            return "vector" if attrs.get("axis") is None else kinds[0]
        case "number":
            return "real"
        case "vector" | "array" as kind:
            return kind
    match name:
        case "fsum":
            return "real"
        case "searchsorted":
            return "int" if kinds[1] in NUMBERS else "any"
        case "repeat" | "diff" | "take" if kinds[0] == "vector" and kinds[1:] in (
            [],
            ["vector"],
            ["int"],
        ):
            return "vector"
        case "getitem":
            return _item_kind(kinds)
        case "matmul":
            return "real" if kinds == ["vector", "vector"] else "any"
        case "array":
            return "vector" if all(k in NUMBERS for k in kinds) else "array"
        case "zeros" | "ones" | "full":
            if kinds[0] is None:
                return None
            return "vector" if kinds[0] in NUMBERS else "array"
        case "arange" | "linspace" | "concatenate":
            return "vector" if name != "concatenate" or set(kinds) == {"vector"} else "any"
        case "list" | "shape":
            return name
        case "tuple" | "slice":
            return name
        case "transpose":
            return kinds[0]
        case "reshape":
            return "vector" if type(attrs["shape"]) is int else "any"
    return "any"


def _item_kind(kinds: list) -> str | None:
    base, parts = kinds[0], kinds[1:]
    if base == "shape":
        return "int" if parts != ["slice"] else "shape"
    if base == "vector" and len(parts) == 1:
        return "real" if parts[0] in NUMBERS else "vector" if parts[0] == "slice" else "any"
    return None if base is None else "any"
