"""Rows on numbers as typed operations, with the values that the tape has for them.

What is not here is computed by the row's own function of Python, which is called back.
"""

import math
from collections.abc import Callable

from gradcli.core.ir import Expr
from gradcli.ops import arithmetic
from gradcli.ops.rows import Op as Row
from gradcli.typed.lowering.view import View
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ONE, ZERO, Choose, Const, Op, Value, whole

EXACT = 2**53  # up to which whole numbers are reals

SIGNED = frozenset({arithmetic.add.op, arithmetic.sub.op, arithmetic.mul.op})
TRUNCATED = {"int": None, "math.trunc": None, "math.floor": "floor", "math.ceil": "ceil",
             "round": "rint"}  # fmt: skip


def real(x: float) -> Const:
    return Const("real", x)


ZERO_REAL, ONE_REAL, NAN = real(0.0), real(1.0), real(math.nan)
INFINITY = real(math.inf)


def _real(row: str, *args: Value) -> Op:
    return Op("real", row, args)


def _test(row: str, *args: Value) -> Op:
    return Op("bool", row, args)


def as_kind(value: Value, kind: str) -> Value:
    """A number as one of another kind; a real becomes whole only where it is."""
    if value.kind == kind or kind == "none":
        return value
    if type(value) is Const:
        if kind == "bool":
            return Const("bool", bool(value.value))
        return Const(kind, float(value.value) if kind == "real" else int(value.value))
    if kind == "bool":
        return truth(value)
    if value.kind == "real":
        return Op("int", "exactly", (value,))
    return Op(kind, f"{value.kind} to {kind}", (value,))


def truth(value: Value) -> Value:
    """Whether a number is not 0; NaN is not."""
    if value.kind == "bool":
        return value
    if type(value) is Const:
        return Const("bool", bool(value.value))
    zero = ZERO_REAL if value.kind == "real" else ZERO
    return _test("!=", value, zero)


def operation(frame: View, node: Expr, args: list[Value]) -> Value:
    """A row on numbers, or on elements, from its arguments."""
    op, row, kind = node.op, node.op.name, frame.kind(node)
    kinds = [frame.kind(a) for a in node.args]
    whole_args = all(k != "real" for k in kinds)
    if op.family == "comparison":
        return _compared(frame, op.symbol, node, args, whole_args)
    if op in SIGNED:
        return _signed(frame, node, args, kind)
    if op.logic and (op.family in ("logic", "bits") or kind == "bool"):
        return _logical(node, args, kind)
    if row in FORMS:
        return FORMS[row](frame, node, args, kind)
    if keeps_numbers(op) or (row == "abs" and kinds == ["bool"]):
        return as_kind(args[0], kind)
    if row in TRUNCATED:
        return _truncated(TRUNCATED[row], args[0])
    if op.libm and kind == "real":
        return Op("real", op.libm, tuple([as_kind(a, "real") for a in args]))
    if node.op.elementwise and node.op.value is not None and not node.attrs and "none" not in kinds:
        return Op(kind, f"call {row}", tuple(args))
    if row in ("math.factorial", "math.comb", "math.isqrt", "len range"):
        return _whole_function(row, args)
    refuse(f"the function {row}", node)


def _logical(node: Expr, args: list[Value], kind: str) -> Value:
    """And, or, xor: of truths, or of the bits of whole numbers."""
    op = node.op
    if op.family == "logic":
        return _test(op.logic, *map(truth, args))
    if kind == "bool":
        return _test(op.logic, *[as_kind(a, "bool") for a in args])
    return Op("int", op.logic, tuple([as_kind(a, "int") for a in args]))


def keeps_numbers(op: Row) -> bool:
    """Whether what a row gives of one number is that number: a sum of one, its only element."""
    extreme = op.fold in (">", "<") and op.magnitude != "place"
    return extreme or op.fold in ("+", "*") or op.magnitude == "itself" or op.family == "moves"


def _whole_function(row: str, args: list[Value]) -> Value:
    name = "range" if row == "len range" else f"call {row}"
    return Op("int", name, tuple([as_kind(a, "int") for a in args]))


# -- comparison and arithmetic ---------------------------------------------------------------------
def exact(frame: View, node, value: Value) -> Value:
    """A whole number as a real where Python does not round it: checked where it may be large."""
    if value.kind == "int" and type(value) is not Const and frame.most(node) > EXACT:
        return Op("real", "exact", (value,))
    return as_kind(value, "real")


def _compared(frame: View, sign: str, node: Expr, args: list[Value], whole_args: bool) -> Value:
    if whole_args:
        return _test(sign, *[as_kind(a, "int") for a in args])
    return _test(sign, *[exact(frame, n, a) for n, a in zip(node.args, args)])


def _signed(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    row = node.op.name
    if kind == "real":
        return _real(node.op.symbol, *[as_kind(a, "real") for a in args])
    if kind == "bool":
        rows = {"add": "or", "multiply": "and", "subtract": "xor"}
        return _test(rows[row], *map(truth, args))
    mark = "" if frame.passes(node) else "!"
    return Op("int", f"{row}{mark}", tuple([as_kind(a, "int") for a in args]))


def _negative(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    if kind == "real":
        return _real("negative", as_kind(args[0], "real"))
    return Op("int", "subtract", (ZERO, as_kind(args[0], "int")))


def _divide(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    return _real("/", *[exact(frame, n, a) for n, a in zip(node.args, args)])


def _power(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    """Whole powers of whole numbers by products; of arrays squares are products, as in NumPy."""
    exponent = node.args[1]
    if kind == "int":
        base = as_kind(args[0], "int")
        if type(exponent) is int and 1 <= exponent <= 3 and not frame.passes(node):
            out = base
            for _ in range(exponent - 1):
                out = Op("int", "multiply!", (out, base))
            return out
        return Op("int", "power", (base, as_kind(args[1], "int")))
    reals = [as_kind(a, "real") for a in args]
    square = type(exponent) in (int, float) and exponent == 2
    if square and frame.is_array(node):
        return _real("*", reals[0], reals[0])
    found = _real("pow", *reals)
    if all(frame.kind(a) != "real" for a in node.args):  # Python's is exact where it is whole
        return _real("below 2^53", found)
    return found


def _remainder(x: Value, y: Value) -> Value:
    """fmod, whose NaN has the sign of Python's where neither number is one."""
    none = _test("or", _test("==", y, ZERO_REAL), _test("==", _real("abs", x), INFINITY))
    numbers = _test("and", _test("==", x, x), _test("==", y, y))
    return Op("real", "select", (_test("and", none, numbers), NAN, _real("fmod", x, y)))


def _mod(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    if kind == "real":
        x, y = (as_kind(a, "real") for a in args)
        r = _remainder(x, y)
        moved = _test("!=", _test("<", r, ZERO_REAL), _test("<", y, ZERO_REAL))
        found = Choose("real", moved, _real("+", r, y), r)
        return Choose("real", _test("==", r, ZERO_REAL), _real("copysign", ZERO_REAL, y), found)
    return _whole_quotient(frame, node, args, "remainder")


def _floor_divide(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    if kind != "real":
        return _whole_quotient(frame, node, args, "quotient")
    x, y = (as_kind(a, "real") for a in args)
    r = _remainder(x, y)
    q = _real("/", _real("-", x, r), y)
    apart = _test("!=", _test("<", r, ZERO_REAL), _test("<", y, ZERO_REAL))
    apart = _test("and", _test("!=", r, ZERO_REAL), apart)
    q = Op("real", "select", (apart, _real("-", q, ONE_REAL), q))
    down = _real("floor", q)
    near = _test(">", _real("-", q, down), real(0.5))
    near = Op("real", "select", (near, _real("+", down, ONE_REAL), down))
    over = _real("/", x, y)
    found = Choose(
        "real", _test("==", q, ZERO_REAL), _real("copysign", ZERO_REAL, over), near
    )  # fmt: skip
    return Choose("real", _test("==", y, ZERO_REAL), over, found)


def _whole_quotient(frame: View, node: Expr, args: list[Value], row: str) -> Value:
    """Of whole numbers; a division by 0 is a fault."""
    low = [frame.least(v) for v in node.args]
    x, y = (as_kind(a, "int") for a in args)
    if low[0] is not None and low[0] >= 0 and low[1] is not None and low[1] > 0:
        return Op("int", f"{row} of positive", (x, y))
    return Op("int", row, (x, y))


def _extreme(sign: str) -> Callable:
    """Python's max and min of several, from the left: the first of equals."""

    def written(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
        args = [as_kind(a, kind) for a in args]
        out = args[0]
        for other in args[1:]:
            out = Op(kind, "select", (_test(sign, other, out), other, out))
        return out

    return written


def _maximum(sign: str) -> Callable:
    """NumPy's, which keeps NaN."""

    def written(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
        return extreme(sign, *[as_kind(a, kind) for a in args])

    return written


def extreme(sign: str, x: Value, y: Value) -> Value:
    """The larger, or smaller, of two numbers; NaN where one is."""
    kept = _test(f"{sign}=", x, y)
    if x.kind == "real":
        kept = _test("or", kept, _test("nan", x))
    return Op(x.kind, "select", (kept, x, y))


def _clip(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    x, low, high = (as_kind(a, kind) for a in args)
    return extreme("<", extreme(">", x, low), high)


def _chosen(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    """`where`: both are computed, of which one is taken."""
    test, a, b = args
    return Op(kind, "select", (truth(test), as_kind(a, kind), as_kind(b, kind)))


def _selected(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    test, a, b = args
    if kind == "real":
        a, b = (exact(frame, n, v) for n, v in zip(node.args[1:], (a, b)))
    return Choose(kind, truth(test), as_kind(a, kind), as_kind(b, kind))


def _all_of(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    out = truth(args[-1])
    for a in reversed(args[:-1]):
        out = Choose("bool", truth(a), out, Const("bool", False))
    return out


def _any_of(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    out = truth(args[-1])
    for a in reversed(args[:-1]):
        out = Choose("bool", truth(a), Const("bool", True), out)
    return out


def _not(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    return _test("not", truth(args[0]))


def _absolute(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    (x,) = args
    if kind == "real":
        return _real("abs", as_kind(x, "real"))
    x = as_kind(x, "int")
    return Op("int", "select", (_test("<", x, ZERO), Op("int", "subtract", (ZERO, x)), x))


def _sign(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    (x,) = args
    if kind != "real":
        x = as_kind(x, "int")
        low = Op("int", "select", (_test("<", x, ZERO), whole(-1), ZERO))
        return Op("int", "select", (_test(">", x, ZERO), ONE, low))
    x = as_kind(x, "real")
    other = Op("real", "select", (_test("==", x, ZERO_REAL), ZERO_REAL, x))
    low = Op("real", "select", (_test("<", x, ZERO_REAL), real(-1.0), other))
    return Op("real", "select", (_test(">", x, ZERO_REAL), ONE_REAL, low))


def _truncated(rounding: str | None, x: Value) -> Value:
    if x.kind != "real":
        return as_kind(x, "int")
    return Op("int", "truncated", (_real(rounding, x) if rounding else x,))


def _rounded(name: str) -> Callable:
    def written(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
        if args[0].kind != "real":
            return as_kind(args[0], kind)
        return _real(name, args[0])

    return written


def _is(test: Callable[[Value], Value], of_whole: bool) -> Callable:
    def written(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
        return test(args[0]) if args[0].kind == "real" else Const("bool", of_whole)

    return written


def _itself(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    return as_kind(args[0], kind)


def _full_like(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    return as_kind(args[1], kind)


def _inverted(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    if kind == "bool":
        return _test("not", truth(args[0]))
    return Op("int", "xor", (as_kind(args[0], "int"), whole(-1)))


# -- gradcli's own functions of reals --------------------------------------------------------------
def _sigmoid(x: Value) -> Value:
    t = _real("exp", x)
    low = _real("/", t, _real("+", ONE_REAL, t))
    high = _real("/", ONE_REAL, _real("+", ONE_REAL, _real("exp", _real("negative", x))))
    return Choose("real", _test(">=", x, ZERO_REAL), high, low)


def _sech(x: Value) -> Value:
    t = _real("exp", _real("negative", _real("abs", x)))
    over = _real("+", ONE_REAL, _real("*", t, t))
    return _real("/", _real("*", real(2.0), t), over)


def _softplus(x: Value) -> Value:
    """max(x, 0.0) + log1p(exp(-|x|)): Python's max, the first of equals."""
    most = Op("real", "select", (_test(">", ZERO_REAL, x), ZERO_REAL, x))
    low = _real("log1p", _real("exp", _real("negative", _real("abs", x))))
    return Op("real", "select", (_test("nan", x), x, _real("+", most, low)))


def _logaddexp(x: Value, y: Value) -> Value:
    larger = _test(">", x, y)
    high, low = (Op("real", "select", (larger, a, b)) for a, b in ((x, y), (y, x)))
    sum_ = _real("+", high, _real("log1p", _real("exp", _real("-", low, high))))
    either = _test("or", _test("nan", x), _test("nan", y))
    apart = Op("real", "select", (either, NAN, sum_))
    return Choose("real", _test("==", x, y), _real("+", x, real(math.log(2.0))), apart)


def _xlogy(x: Value, y: Value) -> Value:
    log = _real("log", y)
    at_zero = Choose("real", _test("==", y, ZERO_REAL), _real("*", x, real(-math.inf)), NAN)
    found = Choose("real", _test(">", y, ZERO_REAL), _real("*", x, log), at_zero)
    none = _test("and", _test("==", x, ZERO_REAL), _test("==", y, y))
    return Choose("real", none, ZERO_REAL, found)


def _heaviside(x: Value, h: Value) -> Value:
    low = Op("real", "select", (_test("<", x, ZERO_REAL), ZERO_REAL, x))
    one = Op("real", "select", (_test(">", x, ZERO_REAL), ONE_REAL, low))
    return Op("real", "select", (_test("==", x, ZERO_REAL), h, one))


def _relu(x: Value) -> Value:
    kept = _test("or", _test(">", x, ZERO_REAL), _test("nan", x))
    return Op("real", "select", (kept, x, ZERO_REAL))


SPLIT = 2.0**27 + 1.0  # which parts a real into two of half its digits


def _halves(x: Value) -> tuple[Value, Value]:
    much = _real("*", real(SPLIT), x)
    high = _real("-", much, _real("-", much, x))
    return high, _real("-", x, high)


def _to_digits(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
    """A number to digits after the point, as its decimal expansion is rounded: where its product
    with a power of ten is a half, what the product has lost decides (Dekker's exact product).  An
    element of an array is rounded as NumPy does it."""
    if kind != "real":
        return as_kind(args[0], kind)
    x, power = args[0], 10.0 ** node.args[1]
    scale = real(power)
    scaled = _real("*", x, scale)
    nearest = _real("rint", scaled)
    if frame.is_array(node):
        return _real("/", nearest, scale)
    high, low = _halves(x)
    much = SPLIT * power
    left, right = real(much - (much - power)), real(power - (much - (much - power)))
    rest = _real("-", _real("*", high, left), scaled)
    for a, b in ((high, right), (low, left), (low, right)):
        rest = _real("+", rest, _real("*", a, b))
    tie = _test("==", _real("abs", _real("-", scaled, nearest)), real(0.5))
    lost = Op("real", "select", (_test(">", rest, ZERO_REAL), _real("ceil", scaled), nearest))
    lost = Op("real", "select", (_test("<", rest, ZERO_REAL), _real("floor", scaled), lost))
    nearest = Op("real", "select", (tie, lost, nearest))
    fine = _test("<", _real("abs", scaled), real(2.0**53))
    return Op("real", "select", (fine, _real("/", nearest, scale), x))


def _of_numbers(sign: str) -> Callable:
    """fmax and fmin, which leave NaN aside."""

    def written(x: Value, y: Value) -> Value:
        return Op("real", "select", (_test("or", _test(sign, x, y), _test("nan", y)), x, y))

    return written


def _finite_or_0(x: Value) -> Value:
    infinite = _test("==", _real("abs", x), INFINITY)
    return Op("real", "select", (infinite, ZERO_REAL, x))


def _one_minus_square(x: Value) -> Value:
    return _real("*", _real("-", ONE_REAL, x), _real("+", ONE_REAL, x))


def _exp2(x: Value) -> Value:
    return _real("pow", real(2.0), x)


def _of_reals(function: Callable[..., Value]) -> Callable:
    def written(frame: View, node: Expr, args: list[Value], kind: str) -> Value:
        if kind != "real":
            return Op(kind, f"call {node.op.name}", tuple(args))
        return function(*[as_kind(a, "real") for a in args])

    return written


# Rows that are more than one operation, or another for another kind: (frame, node, args, kind)
FORMS = {
    "negative": _negative, "divide": _divide, "power": _power, "mod": _mod,
    "floor_divide": _floor_divide, "max of": _extreme(">"), "min of": _extreme("<"),
    "maximum": _maximum(">"), "minimum": _maximum("<"), "clip": _clip, "where": _chosen,
    "select": _selected, "and": _all_of, "or": _any_of, "not": _not, "logical_not": _not,
    "abs": _absolute, "sign": _sign, "bool": lambda f, n, args, k: truth(args[0]),
    "any_of": lambda f, n, args, k: truth(args[0]),
    "all_of": lambda f, n, args, k: truth(args[0]),
    "invert": _inverted, "full_like": _full_like,
    "floor": _rounded("floor"), "ceil": _rounded("ceil"), "trunc": _rounded("trunc"),
    "rint": _rounded("rint"), "round to": _to_digits,
    "isnan": _is(lambda x: _test("nan", x), False),
    "isfinite": _is(lambda x: _test("<", _real("abs", x), INFINITY), True),
    "isinf": _is(lambda x: _test("==", _real("abs", x), INFINITY), False),
    "isposinf": _is(lambda x: _test("==", x, INFINITY), False),
    "isneginf": _is(lambda x: _test("==", x, real(-math.inf)), False),
    "norm": lambda f, n, args, k: _real("abs", as_kind(args[0], "real")),
    "logsumexp": _itself, "float": _itself,
    "fmod": _of_reals(_remainder),
    "sigmoid": _of_reals(_sigmoid), "sech": _of_reals(_sech), "softplus": _of_reals(_softplus),
    "logaddexp": _of_reals(_logaddexp), "xlogy": _of_reals(_xlogy), "relu": _of_reals(_relu),
    "heaviside": _of_reals(_heaviside), "fmax": _of_reals(_of_numbers(">=")),
    "fmin": _of_reals(_of_numbers("<=")), "finite_or_0": _of_reals(_finite_or_0),
    "exp2": _of_reals(_exp2), "one_minus_square": _of_reals(_one_minus_square),
}  # fmt: skip
