"""Derivatives that 64 bits lose on the way have all their digits; what has not is told."""

import math
from decimal import Decimal
from itertools import product

import mpmath
import pytest
from mpmath import mp

from gradcli.calls.programs import program
from gradcli.engine.again import relative_error
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops.arithmetic import div, sqrt
from gradcli.ops.digits import multiprecision
from gradcli.ops.elementary import exp, expm1, sin
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(4)

# what each engine gave a wrong digit or sign of: formula, point, first and second derivative
LOST = [
    ("x/expm1(x)", 400.0, -7.641526690888882e-172, 7.622374994921742e-172),
    ("x/(1 + exp(-x))", -400.0, -7.641526690888882e-172, -7.622374994921742e-172),
    ("1/(1 + exp(-x))", -400.0, 1.9151695967140057e-174, 1.9151695967140057e-174),
    ("x/(1 + x^2)", 1e120, -1.0000000000000001e-240, 0.0),
    ("x/(1 + x^2)", 1e160, -1e-320, 0.0),
    ("1/(1 + x^2)", 1e90, -2e-270, 0.0),
    ("exp(x)/(1 + exp(x))", 400.0, 1.9151695967140057e-174, -1.9151695967140057e-174),
    ("asinh(x)", 1e200, 1e-200, 0.0),
    ("sqrt(1 + x^2)", 1e6, 0.9999999999995, 9.999999999985e-19),
    ("sqrt(1 + x^2)", 1e100, 1.0, 1e-300),
    ("sin(x)/x", 1e-6, -3.333333333333e-07, -0.33333333333323334),
    ("x - sin(x)", 1e-5, 4.9999999999583334e-11, 9.999999999833334e-06),
    ("x*sin(1/x)", -1e200, 0.0, 0.0),
    ("erf(x)/x", 1e-8, -7.52252778063675e-09, -0.752252778063675),
    ("log(1 + x^2)", 1e120, 2e-120, -2.0000000000000002e-240),
]
SEVERAL = "({}) + 0*y"  # of two variables order 2 is of tapes in tapes


@pytest.mark.parametrize("formula, x, first, second", LOST)
def test_what_cancels_or_vanishes_on_the_way_is_computed_again(formula, x, first, second):
    f, both = program(formula), program(SEVERAL.format(formula))
    found = f.gradient({"x": x}, order=2).gradients
    nested = both.gradient({"x": x, "y": 1.0}, order=2).gradients
    hvp = f.hvp({"x": x}, {"x": 1.0})
    slopes = [
        f.gradient({"x": x}).gradients["x"],
        f.jvp({"x": x}, {"x": 1.0}).tangents[0],
        found["x"],
        nested["x"],
        hvp.gradients["x"],
    ]
    assert slopes == pytest.approx([first] * 5, rel=1e-15, abs=1e-323)
    curvatures = [found["x,x"], nested["x,x"], hvp.hvp["x"]]
    assert curvatures == pytest.approx([second] * 3, rel=1e-15, abs=1e-323)


EDGES = (math.nan, math.inf, -math.inf, 0.0, -0.0, 1e-300, -1e-300, 1e300, -1e300, 1.0, -1.0, -0.5)
directory.load()
MANY = {n: TABLE[n] for n in multiprecision.VALUES}


@pytest.mark.parametrize("op", MANY.values(), ids=MANY)
def test_the_values_of_many_digits_at_the_edges_are_those_of_floats(op):
    whole = [(0, 1, 2, 3)] if op.name == "gaussian" else []
    truth = [(True, False)] if op.name == "where" else []
    others = [EDGES] * (len(op.args) - len(whole + truth))
    for xs in product(*whole, *truth, *others):
        want = op.value(*xs)
        with multiprecision.context(45):
            found = multiprecision.VALUES[op.name](*map(Decimal, xs))
        assert float(found) == pytest.approx(float(want), rel=1e-13, nan_ok=True), xs
        if want == want and not (want == 0 and found):  # or it is too small for a float
            assert math.copysign(1.0, want) == math.copysign(1.0, found), xs


def test_a_tape_of_the_library_computes_again_too():
    x = Tensor(400.0)
    with GradientTape() as outer:
        outer.watch(x)
        with GradientTape() as tape:
            tape.watch(x)
            y = div(x, expm1(x))
        slope = tape.gradient(y, x)
    assert outer.gradient(slope, x) == pytest.approx(7.622374994921742e-172, rel=1e-15)


def test_the_digits_that_are_lost_all_the_same_are_told():
    result = program("lgamma(1 + x)/x").gradient({"x": 1e-6})
    assert result.gradients["x"] == pytest.approx(math.pi**2 / 12, rel=1e-3)
    (note,) = result.notes
    assert note == "about 3 digits of the derivatives can be relied on: terms of theirs cancel"


@pytest.mark.parametrize(
    "formula, x",
    [("(x - 3)^2", 3.0), ("sin(x)^2 + cos(x)^2", 20.0), ("relu(x)", -2.0), ("x - x", 0.3)],
)
def test_a_zero_that_is_one_stays_and_says_nothing(formula, x):
    result = program(formula).gradient({"x": x}, order=2)
    assert result.gradients["x"] == 0.0 and not result.notes[1:]


def test_a_bound_of_the_error_tells_terms_that_cancel_from_those_that_do_not():
    x = Tensor(1e-6)
    with GradientTape() as tape:
        tape.watch(x)
        y = div(sin(x), x)
    assert relative_error(tape.steps, {y.node: 1.0}, tape.seen, {x.node}) > 1e-5
    with GradientTape() as tape:
        tape.watch(x)
        y = exp(x) * sqrt(x)
    assert relative_error(tape.steps, {y.node: 1.0}, tape.seen, {x.node}) < 1e-14


# -- values of many digits -------------------------------------------------------------------------
ORACLES = {
    "sqrt": mpmath.sqrt, "cbrt": mpmath.cbrt, "exp": mpmath.exp, "expm1": mpmath.expm1,
    "exp2": lambda x: mpmath.mpf(2) ** x, "log": mpmath.log, "log1p": mpmath.log1p,
    "log2": lambda x: mpmath.log(x) / mpmath.log(2), "log10": mpmath.log10, "sin": mpmath.sin,
    "cos": mpmath.cos, "tan": mpmath.tan, "arctan": mpmath.atan, "arcsin": mpmath.asin,
    "arccos": mpmath.acos, "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh,
    "sech": mpmath.sech, "arcsinh": mpmath.asinh, "arccosh": mpmath.acosh,
    "arctanh": mpmath.atanh, "erf": mpmath.erf, "erfc": mpmath.erfc,
    "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
    "softplus": lambda x: mpmath.log1p(mpmath.exp(x)),
}  # fmt: skip


@pytest.mark.parametrize("name", ORACLES)
def test_the_values_of_many_digits_are_mpmaths(name):
    for x in (1e-12, 0.01, 0.3, 0.9999999, 1.5, 7.25, 300.0, -1e-12, -0.3, -0.999, -8.5, -300.0):
        with mp.workdps(400):
            want = ORACLES[name](mpmath.mpf(x))
        if isinstance(want, mpmath.mpc):
            continue
        with multiprecision.context(60):
            got = multiprecision.VALUES[name](Decimal(x))
        with mp.workdps(400):
            assert abs(mpmath.mpf(str(got)) - want) <= abs(want) * mpmath.mpf(10) ** -55, x


# of a number x > 0 each is x: its row compares, or takes apart, what was computed again
SAME = (
    "np.max(x)", "np.min(x)", "np.sum(x)", "np.mean(x)", "np.median(x)", "np.prod(x)",
    "np.linalg.norm(x)", "np.clip(x, 0, 9)", "np.maximum(x, 0)", "np.reshape(x, (1,))[0]",
    "np.sort(np.array([x, 9*x]))[0]", "np.max(np.stack([x, -x]))", "np.where(x > 0, x, 0)",
    "np.cumsum(np.array([x, x]))[0]", "abs(x)", "np.squeeze(x)",
)  # fmt: skip


def test_what_is_computed_again_selects_what_was_selected():
    x, a = 0.586, 1.784
    for text in SAME:
        found = program(f"a*x*{text}").gradient({"x": x, "a": a}, order=2).gradients
        want = {"a": x * x, "x": 2 * a * x, "a,a": 0.0, "a,x": 2 * x, "x,x": 2 * a}
        assert {",".join(sorted(k.split(","))): v for k, v in found.items()} == pytest.approx(
            want, rel=1e-14
        ), text


# what rounds to a number of which nothing is left, in 45 digits and in 120: formula, point, slope
BELOW_THE_LAST_DIGIT = [
    ("(1 - cos(x))/(x*x)", 1e-160, -1e-160 / 12),
    ("(1 - cos(x))/(x*x) - expm1(x)", 1e-160, -1.0),
    ("log(1 + x)/x", 1e-160, -0.5),
    ("log(cos(x))/(x*x)", 1e-100, -1e-100 / 6),
    ("log((1 + x)/(1 - x))/x", 1e-160, 4e-160 / 3),
    ("(1 + x)**(1/x)", 1e-60, -math.e / 2),
    ("acos(1 - x)", 1e-160, math.sqrt(0.5) * 1e80),
    ("asin(1 - x)", 1e-100, -math.sqrt(0.5) * 1e50),
    ("((1 + x) % 1)*x/x^2", 1e-160, 0.0),
    ("(1 + x if 1 + x > 1 else 0)*x/x*x", 1e-160, 1.0),
    ("maximum(1 + x, 1) - (1 - cos(x))/(x*x)", 1e-48, 1.0),
]


@pytest.mark.parametrize("formula, x, slope", BELOW_THE_LAST_DIGIT)
def test_what_is_less_than_the_last_digit_is_not_taken_for_nothing(formula, x, slope):
    found = program(formula).gradient({"x": x}).gradients["x"]
    assert found == pytest.approx(slope, rel=1e-14, abs=1e-300)
    assert program(formula).gradient({"x": x}, order=2).gradients["x"] == found
    found = program(f"({formula})*y").gradient({"x": x, "y": 1.0}, order=2).gradients
    assert found["x"] == found["x,y"] == pytest.approx(slope, rel=1e-14, abs=1e-300)


# rows without value in many digits, of whole numbers
SELECTED = ("fmax(clip(x, 0, 1), 3)", "fmin(x, 3)", "fmax(3, 0.5*fmin(x, 2))", "copysign(3, x)")


@pytest.mark.parametrize("text", SELECTED)
def test_a_whole_number_is_computed_with_too(text):
    found = program(f"((x)**-1)**1 + {text}").gradient({"x": 1e120}, order=2).gradients
    assert found == pytest.approx({"x": -1e-240, "x,x": 0.0}, rel=1e-14, abs=1e-323)


def test_a_number_that_is_selected_has_all_its_digits():
    found = program("x*fmax(2*x, 3)/(x*x) - 3/x").gradient({"x": 1e-60}, order=2).gradients
    assert found == {"x": 0.0, "x,x": 0.0}
