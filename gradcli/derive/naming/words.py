"""What a temporary is called: after what it is, in short lower-case words.

    sin(x)      sin_x           x**2        x_squared       x - y       x_minus_y
    exp(-x)     exp_minus_x     x[i + 1]    x_next          x/y         x_over_y
    x**4        x_to_4

What is longer than that is called by its outermost operation alone: `product`, `ratio`,
`exponential`.  A value that had a name before it was put where it is read takes that name again.
A number makes a name that is taken already unique.

The transforms name what they add themselves: `da` is the derivative of the target by a in reverse
mode, and of a by the input in forward mode (`da_dx` where there are several inputs); `a0` is the
value of a before it was assigned over, `a_stack` its values in the rounds of a loop; `f_rev` runs
f backwards, `df` gives f with its tangent.
"""

from gradcli.core.ir import Expr

LONGEST = 12  # letters of a name that is put together
# row -> how a name is put together from those of its arguments, and what it is called otherwise
NAMES: dict[str, tuple[str, str]] = {
    "add": ("{}_plus_{}", "total"),
    "subtract": ("{}_minus_{}", "difference"),
    "multiply": ("{}_times_{}", "product"),
    "divide": ("{}_over_{}", "ratio"),
    "negative": ("minus_{}", "opposite"),
    "power": ("{}_to_{}", "raised"),
    "floor_divide": ("", "quotient"),
    "mod": ("", "remainder"),
    "getitem": ("{}_{}", "element"),
    "matmul": ("", "product"),
    "sin": ("sin_{}", "sine"),
    "cos": ("cos_{}", "cosine"),
    "exp": ("exp_{}", "exponential"),
    "expm1": ("", "growth"),
    "log": ("log_{}", "logarithm"),
    "sqrt": ("sqrt_{}", "root"),
    "abs": ("abs_{}", "size"),
    "where": ("", "chosen"),
    "select": ("", "chosen"),
    "sum": ("sum_{}", "total"),
    "sum of": ("sum_{}", "total"),
    "mean": ("mean_{}", "average"),
    "max": ("max_{}", "largest"),
    "min": ("min_{}", "least"),
    "prod": ("prod_{}", "product"),
    "norm": ("norm_{}", "length"),
    "logsumexp": ("", "log_total"),
    "any_of": ("", "any"),
    "all_of": ("", "all"),
    "argmax": ("argmax_{}", "place"),
    "argmin": ("argmin_{}", "place"),
    "concatenate": ("", "joined"),
    "stack": ("", "rows"),
    "linspace": ("", "points"),
    "determinant": ("", "volume"),
    "sum_like": ("", "part"),
    "spread_like": ("", "spread"),
    "reshape": ("", "shaped"),
    "transpose": ("", "turned"),
    "array": ("", "row"),
    "p_norm": ("norm_{}", "norm"),
    "log_of_det": ("", "log_det"),
    "atleast_1d": ("", "vector"),
    "atleast_2d": ("", "rows"),
    "interp": ("", "between"),
    "eigenvectors": ("", "vectors"),
    "svd_u": ("", "u"),
    "svd_vh": ("", "vh"),
    "orthogonal_factor": ("", "q"),
    "triangular_factor": ("", "r"),
    "shape": ("{}_shape", "shape"),
    "len": ("{}_length", "length"),
    "zeros_like": ("", "zeros"),
    "ones_like": ("", "ones"),
}
POWERS = {2: ("{}_squared", "squared"), 3: ("{}_cubed", "cubed"), -1: ("", "inverse"),
          0.5: ("sqrt_{}", "root"), -0.5: ("", "inverse_root")}  # fmt: skip


def base_name(node: Expr) -> str:
    """The name for the value of `node`, not made unique yet."""
    together, otherwise = _pattern(node)
    return _together(node, together) or otherwise


def _pattern(node: Expr) -> tuple[str, str]:
    name = node.op.name
    if node.op.family in ("comparison", "logic"):
        return "", "test"
    if name == "power" and type(node.args[1]) in (int, float) and node.args[1] in POWERS:
        return POWERS[node.args[1]]
    if name == "divide" and type(node.args[0]) in (int, float) and node.args[0] == 1:
        return "", "inverse"
    word = name.rpartition(".")[2].replace(" ", "_")
    return NAMES.get(name, (word + "_{}", word + "_value"))


def _together(node: Expr, pattern: str) -> str:
    """The name that is put together; "" where that says too little or is too long."""
    if not pattern:
        return ""
    if node.op.name in ("getitem", "power") and len(node.args) == 2:
        parts = [_word(node.args[0]), _place(node.args[1])]
    else:
        parts = [_word(a) for a in node.args[: pattern.count("{}")]]
    if not all(parts) or len(node.args) > len(parts) > 1 or len(parts) < pattern.count("{}"):
        return ""
    name = pattern.format(*parts)
    return name if len(name) <= LONGEST else ""


def _word(value) -> str:
    """A value as a part of a name; "" where it is more than a short name."""
    if type(value) is not Expr:
        return ""
    if value.op is None:
        return value.args[0].rpartition(".")[2].strip("_")
    if value.op.name in ("getitem", "negative", "power"):
        return _together(value, _pattern(value)[0])
    return ""


def _place(index) -> str:
    """An index as a part of a name: 3, i, next for i + 1, last for i - 1."""
    if type(index) is int and 0 <= index < 100:
        return str(index)
    if type(index) is Expr and index.op is not None:
        one = len(index.args) == 2 and type(index.args[1]) is int and index.args[1] == 1
        return {"add": "next", "subtract": "last"}.get(index.op.name, "") if one else ""
    return _word(index)
