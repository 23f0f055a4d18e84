"""Complex numbers, and arrays of them, as two values: the real part and the imaginary one.

What is done with one is written out in reals, by the textbook's formulas, so that derivatives and
every target have it.  A part that is the number 0 is left out of products and sums.
"""

from collections.abc import Callable
from math import copysign
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.operators import COMPARISONS, OPERATORS
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering.lists import lists
from gradcli.lowering.quotation import of_numbers
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import Complex, Items, Leaf, Text, described, lifted
from gradcli.ops.rows import TABLE

ZERO, ONE = Leaf(0.0), Leaf(1.0)
AT_ZERO = {"sin": 0.0, "sinh": 0.0, "tan": 0.0, "tanh": 0.0, "cos": 1.0, "cosh": 1.0, "exp": 1.0}
MOST_TIMES = 16  # a power up to this is products


class Reals(NamedTuple):
    """Arithmetic on the parts, which leaves out what 0 and 1 do not change."""

    st: Any

    def of(self, row: str, *args: Leaf) -> Leaf:
        """What a row gives of parts."""
        if _is(args[0], 0) and row in AT_ZERO:
            return Leaf(AT_ZERO[row])
        return Leaf(self.st.graph.node(TABLE[row], tuple([a.expr for a in args])))

    def binary(self, op: str, a: Leaf, b: Leaf) -> Leaf:
        return Leaf(self.st.graph.node(OPERATORS[op], (a.expr, b.expr)))

    def plus(self, a: Leaf, b: Leaf) -> Leaf:
        if _is(a, 0) and _is(b, 0):
            return Leaf(float(a.expr) + float(b.expr))
        return b if _is(a, 0) else a if _is(b, 0) else self.binary("+", a, b)

    def minus(self, a: Leaf, b: Leaf) -> Leaf:
        if _is(a, 0) and _is(b, 0):
            return Leaf(float(a.expr) - float(b.expr))
        return self.opposite(b) if _is(a, 0) else a if _is(b, 0) else self.binary("-", a, b)

    def opposite(self, a: Leaf) -> Leaf:
        if type(a.expr) in (int, float):  # -0 says on which side of a cut a number is
            return Leaf(-float(a.expr))
        return self.of("negative", a)

    def times(self, a: Leaf, b: Leaf) -> Leaf:
        if _is(a, 0) or _is(b, 0):
            return ZERO
        for one, other in ((a, b), (b, a)):
            if _is(one, 1):
                return other
            if _is(one, -1):
                return self.opposite(other)
        inner = [_negated(p) for p in (a, b)]
        if all([e is not None for e in inner]):
            a, b = [Leaf(e) for e in inner]
        return self.binary("*", a, b)

    def over(self, a: Leaf, b: Leaf) -> Leaf:
        return ZERO if _is(a, 0) else self.binary("/", a, b)

    def choose(self, test: Leaf, a: Leaf, b: Leaf) -> Leaf:
        row = ir.SELECT if self.st.rows.is_number(test.expr) else TABLE["where"]
        return Leaf(self.st.graph.node(row, (test.expr, a.expr, b.expr)))

    def named(self, z: Complex) -> Complex:
        """A number whose parts are worked out once, for they stand in several places."""
        return of_parts(self.held(z.parts[0], "real"), self.held(z.parts[1], "imag"))

    def held(self, a: Leaf, hint: str) -> Leaf:
        """A part under a name, unless it is short."""
        e = a.expr
        e = e if _negated(a) is None else _negated(a)
        is_short = type(e) is not Expr or e.op is None
        return a if is_short else self.st.settled(a, f"?{hint}")


def _is(a: Leaf, number: int) -> bool:
    return type(a.expr) in (int, float) and a.expr == number


def _negated(a: Leaf):
    """What an opposite is the opposite of; None of another part."""
    e = a.expr
    return e.args[0] if type(e) is Expr and e.op is TABLE["negative"] else None


def of_parts(real: Leaf, imag: Leaf) -> Complex:
    return Complex((real, imag))


# -- operators ------------------------------------------------------------------------------------
def binary(st, op: str, a, b, node):
    """a op b, of which one is complex."""
    x, y = lifted(a), lifted(b)
    if op == "**" and x is not None and isinstance(b, Leaf) and b.known and type(b.known[0]) is int:
        return _whole_power(Reals(st), x, b.known[0])
    act = BINARY.get(op)
    if x is None or y is None or act is None:
        words = f"{op} is not defined for {described(a)} and {described(b)}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    r = Reals(st)
    return act(r, r.named(x), r.named(y))


def _plus(r: Reals, a: Complex, b: Complex) -> Complex:
    return Complex(tuple(map(r.plus, a.parts, b.parts)))


def _minus(r: Reals, a: Complex, b: Complex) -> Complex:
    return Complex(tuple(map(r.minus, a.parts, b.parts)))


def _times(r: Reals, a: Complex, b: Complex) -> Complex:
    (x, y), (u, v) = a.parts, b.parts
    real = r.minus(r.times(x, u), r.times(y, v))
    return of_parts(real, r.plus(r.times(x, v), r.times(y, u)))


def _over(r: Reals, a: Complex, b: Complex) -> Complex:
    (x, y), (u, v) = a.parts, b.parts
    if _is(v, 0):
        return of_parts(r.over(x, u), r.over(y, u))
    if _is(u, 0):
        return of_parts(r.over(y, v), r.opposite(r.over(x, v)))
    square = r.held(r.plus(r.times(u, u), r.times(v, v)), "square")
    real = r.plus(r.times(x, u), r.times(y, v))
    imag = r.minus(r.times(y, u), r.times(x, v))
    return of_parts(r.over(real, square), r.over(imag, square))


def _bilinear(r: Reals, of: Callable, a: Complex, b: Complex) -> Complex:
    """A product of arrays, `of` those of the parts."""

    def part(x: Leaf, y: Leaf) -> Leaf:
        return ZERO if _is(x, 0) or _is(y, 0) else of(x, y)

    (x, y), (u, v) = a.parts, b.parts
    return of_parts(r.minus(part(x, u), part(y, v)), r.plus(part(x, v), part(y, u)))


def _whole_power(r: Reals, z: Complex, n: int) -> Complex:
    """z^n, by squares as NumPy has it; of a large n by the logarithm."""
    if abs(n) > MOST_TIMES:
        return _power(r, r.named(z), of_parts(Leaf(float(n)), ZERO))
    found, square, left = of_parts(ONE, ZERO), r.named(z), abs(n)
    while left:
        if left & 1:
            found = r.named(_times(r, found, square))
        left >>= 1
        if left:
            square = r.named(_times(r, square, square))
    return found if n >= 0 else _over(r, of_parts(ONE, ZERO), found)


def _power(r: Reals, a: Complex, b: Complex) -> Complex:
    return _exp(r, r.named(_times(r, b, r.named(_log(r, a)))))


BINARY: dict[str, Callable] = {
    "+": _plus, "-": _minus, "*": _times, "/": _over, "**": _power,
    "@": lambda r, a, b: _bilinear(r, lambda x, y: r.binary("@", x, y), a, b),
}  # fmt: skip


def unary(st, op: str, z: Complex, span) -> Complex:
    if op == "-":
        return Complex(tuple([Reals(st).opposite(p) for p in z.parts]))
    if op == "+":
        return z
    raise fault(st, Diagnostic("E0201", f"{op} is not defined for a complex number"), span)


# -- functions of one number ----------------------------------------------------------------------
def _conjugate(r: Reals, z: Complex) -> Complex:
    return of_parts(z.parts[0], r.opposite(z.parts[1]))


def _real(r: Reals, z: Complex) -> Leaf:
    return _part(r, *z.parts)


def _imag(r: Reals, z: Complex) -> Leaf:
    return _part(r, *z.parts[::-1])


def _part(r: Reals, part: Leaf, other: Leaf) -> Leaf:
    """A part; of an array whose parts are 0 these are zeros of its shape."""
    is_array = _is(part, 0) and not r.st.rows.is_number(other.expr)
    return r.binary("*", ZERO, other) if is_array else part


def _modulus(r: Reals, z: Complex) -> Leaf:
    x, y = z.parts
    if _is(x, 0) or _is(y, 0):
        return r.of("abs", x if _is(y, 0) else y)
    return r.of("hypot", x, y)


def _angle(r: Reals, z: Complex) -> Leaf:
    return r.of("arctan2", z.parts[1], z.parts[0])


def _exp(r: Reals, z: Complex) -> Complex:
    x, y = z.parts
    size = ONE if _is(x, 0) else r.held(r.of("exp", x), "size")
    if _is(y, 0):
        return of_parts(size, ZERO)
    return of_parts(r.times(size, r.of("cos", y)), r.times(size, r.of("sin", y)))


def _log(r: Reals, z: Complex) -> Complex:
    return of_parts(r.of("log", _modulus(r, z)), _angle(r, z))


def _log_by(row: str) -> Callable:
    """The logarithm by a base, the row of reals that has it."""

    def log(r: Reals, z: Complex) -> Complex:
        of_e = r.of("log", Leaf(10.0 if row == "log10" else 2.0))
        return of_parts(r.of(row, _modulus(r, z)), r.over(_angle(r, z), of_e))

    return log


def _sqrt(r: Reals, z: Complex) -> Complex:
    x, y = z.parts
    if _is(y, 0):  # on the real line: one of the parts is 0
        is_right = Leaf(r.st.graph.node(COMPARISONS[">="], (x.expr, 0.0)))
        root = r.held(r.of("sqrt", r.of("abs", x)), "root")
        up = root if copysign(1.0, y.expr) > 0 else r.opposite(root)
        return of_parts(r.choose(is_right, root, ZERO), r.choose(is_right, ZERO, up))
    root = r.held(r.of("sqrt", _modulus(r, z)), "root")
    half = r.held(r.times(Leaf(0.5), _angle(r, z)), "half")
    return of_parts(r.times(root, r.of("cos", half)), r.times(root, r.of("sin", half)))


def _of_both(*rows: str) -> Callable:
    """The function f(x)g(y) + i h(x)k(y) of x + iy, by the names of f, g, h and k; -h by "-h"."""

    def function(r: Reals, z: Complex) -> Complex:
        x, y = z.parts
        f, g, h, k = [r.of(row.lstrip("-"), p) for row, p in zip(rows, (x, y, x, y))]
        imag = r.times(h, k)
        return of_parts(r.times(f, g), r.opposite(imag) if rows[2][0] == "-" else imag)

    return function


def _tanh(r: Reals, z: Complex) -> Complex:
    """(t + iu)/(1 + itu) of t = tanh x and u = tan y, which does not overflow where cosh does."""
    t, u = r.held(r.of("tanh", z.parts[0]), "tanh"), r.held(r.of("tan", z.parts[1]), "tan")
    return _over(r, of_parts(t, u), of_parts(ONE, r.held(r.times(t, u), "product")))


def _tan(r: Reals, z: Complex) -> Complex:
    """-i tanh(iz)"""
    x, y = z.parts
    real, imag = _tanh(r, of_parts(r.opposite(y), x)).parts
    return of_parts(imag, r.opposite(real))


def _along(name: str) -> Callable:
    """A linear function of arrays, of each part."""

    def function(st, z: Complex, more: list, named: dict, node):
        parts = [of_numbers(st, name, [p, *more], named, node) for p in _whole(st, z)]
        return Complex(tuple(parts))

    return function


def _whole(st, z: Complex) -> tuple[Leaf, Leaf]:
    r = Reals(st)
    return _real(r, z), _imag(r, z)


ALONG = {
    name: _along(f"np.{name}") for name in (
        "sum", "mean", "cumsum", "diff", "reshape", "ravel", "transpose", "squeeze", "roll", "flip",
        "copy", "concatenate", "trapezoid", "trace", "diagonal", "tile", "repeat",
    )
}  # fmt: skip
OF_ONE: dict[str, Callable] = {
    "conj": _conjugate, "conjugate": _conjugate, "real": _real, "imag": _imag, "abs": _modulus,
    "angle": _angle, "exp": _exp, "log": _log, "log10": _log_by("log10"), "log2": _log_by("log2"),
    "sqrt": _sqrt, "square": lambda r, z: _times(r, z, z),
    "sin": _of_both("sin", "cosh", "cos", "sinh"), "cos": _of_both("cos", "cosh", "-sin", "sinh"),
    "sinh": _of_both("sinh", "cos", "cosh", "sin"), "cosh": _of_both("cosh", "cos", "sinh", "sin"),
    "tan": _tan, "tanh": _tanh,
}  # fmt: skip
OPERATION = {
    "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "true_divide": "/", "power": "**",
    "pow": "**",
}  # fmt: skip
PRODUCTS = ("dot", "vdot", "inner", "outer", "matmul", "kron", "convolve")
MADE = ("array", "asarray", "complex128")


# -- calls ----------------------------------------------------------------------------------------
def called(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of a library of complex numbers."""
    last: str = name.rpartition(".")[2]
    last = {"absolute": "abs", "asanyarray": "asarray"}.get(last, last)
    r = Reals(st)
    z = lifted(args[0])
    if z is None:
        raise _not_written(f"{name} of a complex number", node.span)
    if last in OF_ONE and len(args) == 1 and not named:
        return OF_ONE[last](r, r.named(z))
    if last in PRODUCTS and len(args) == 2 and not named and (y := lifted(args[1])) is not None:
        z = _conjugate(r, z) if last == "vdot" else z
        of = lambda a, b: of_numbers(st, f"np.{last}", [a, b], {}, node)
        return _bilinear(r, of, r.named(z), r.named(y))
    if last in OPERATION and len(args) == 2 and not named:
        return binary(st, OPERATION[last], args[0], args[1], node)
    if isinstance(args[0], Complex) and last in ALONG:
        return ALONG[last](st, args[0], args[1:], named, node)
    if isinstance(args[0], Complex) and last in MADE and len(args) == 1:
        return args[0]
    raise _not_written(f"{name} of a complex number", node.span)


def _not_written(words: str, span) -> Refused:
    return Refused(words, span, (), "write out the real and the imaginary part")


def attribute(st, z: Complex, name: str, span):
    if name in ("real", "imag"):
        return (_real if name == "real" else _imag)(Reals(st), z)
    raise Refused(f"the attribute {name} of {described(z)}", span, (), "ask it of z.real")


def constructed(st, name: str, args: list, named: dict, node: surface.Call) -> Complex:
    """complex(x, y)."""
    given = dict(zip(("real", "imag"), args)) | named
    real, imag = given.get("real", ZERO), given.get("imag", ZERO)
    if isinstance(real, Text) and real.value is not None:
        try:
            return written(complex(real.value))
        except ValueError:
            words = f"complex of {real.value!r}: it is not a complex number"
            raise fault(st, Diagnostic("E0201", words), node.span) from None
    x, y = lifted(real), lifted(imag)
    if x is None or y is None:
        words = f"complex needs numbers, not {described(real if x is None else imag)}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    r = Reals(st)
    return _plus(r, x, _times(r, of_parts(ZERO, ONE), r.named(y)))


def item(st, z: Complex, at: Callable) -> Complex:
    """A part of an array of complex numbers: `at` reads it of an array."""
    return Complex(tuple([at(part) for part in _whole(st, z)]))


def written(z: complex) -> Complex:
    """A complex number of the text."""
    return of_parts(Leaf(z.real), Leaf(z.imag))


def array(st, v, node: surface.Call) -> Complex | None:
    """np.array of a list of complex numbers and reals, or of lists of such; None of another."""
    contents = st.list_contents(v, node.span)
    if not isinstance(contents, Items):
        return None
    values = lists.known_items(st, v, node.span)
    inner = [array(st, i, node) or i for i in values]
    if not any([isinstance(i, Complex) for i in inner]):
        return None
    given = [z.parts for i in inner if (z := lifted(_row(st, i, node))) is not None]
    if len(given) < len(values):
        words = "an array of complex numbers and of what is none"
        raise Refused(words, node.span, (), "give it numbers, or arrays of them")
    rows = [tuple([part.expr for part in column]) for column in zip(*given)]
    return Complex(tuple([Leaf(st.graph.node(ir.ARRAY, row)) for row in rows]))


def _row(st, v, node):
    """A list of reals among others of complex numbers, as its array."""
    whole = st.list_contents(v, node.span) is not None
    row = Leaf(lists.whole(st, v, node.span)) if whole else v
    return row if not whole else Complex((row, Reals(st).binary("*", ZERO, row)))


def parts_of(st, z: Complex, count: int) -> list[Complex]:
    """The items of an array of complex numbers that is unpacked into so many."""
    whole = [st.settled(part, "?parts") for part in _whole(st, z)]
    return [Complex(tuple([Leaf(part.expr[k]) for part in whole])) for k in range(count)]


def walked(st, z: Complex) -> tuple[Leaf, Callable]:
    """How many items an array of complex numbers has, and what gives each."""
    whole = [st.settled(part, "?items") for part in _whole(st, z)]
    count = Leaf(st.graph.node(ir.LEN, (whole[0].expr,)))
    return count, lambda k: Complex(tuple([Leaf(part.expr[k.expr]) for part in whole]))
