"""Special functions: what their rows refuse, how they are called, and that high orders are cheap.

Their values and derivatives are held to mpmath in test_exact.py.
"""

import math
from random import Random

import mpmath
import numpy as np
import pytest
from special_oracles import DRAWS, ORACLES

from gradcli.calls.printing import diff
from gradcli.calls.programs import program
from gradcli.calls.values import gradient, value
from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import Coefficients, Held, derivatives
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries import directory
from gradcli.ops.libraries.names import function
from gradcli.ops.rows import TABLE
from gradcli.ops.special.bessel import jv
from gradcli.ops.special.error_functions import log_ndtr_derivative
from gradcli.ops.taylor.ladder import ladder

pytestmark = pytest.mark.sampled(16)

directory.load()
ROWS = {name: TABLE[name] for name in ORACLES}
REFUSED = [
    (name, i) for name, op in ROWS.items() for i, a in enumerate(op.args) if a.kind == "none"
]
REFUSED += [("riemann_zeta", 0)]


def at(name: str) -> tuple:
    """A point of a row."""
    if name == "riemann_zeta":
        return (2.5,)
    drawn = DRAWS[name](Random(name))
    return tuple(
        int(v) if arg.kind == "static" else float(v) for arg, v in zip(TABLE[name].args, drawn)
    )


# -- what has no formula --------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "i"), REFUSED)
def test_a_derivative_without_a_formula_is_an_error_in_every_engine(name, i):
    x, op = at(name), TABLE[name]
    along = lambda t: op.call(*x[:i], t, *x[i + 1 :])
    tensor = Tensor(x[i])
    with GradientTape() as tape:
        tape.watch(tensor)
        y = along(tensor)
    for ask in (
        lambda: tape.gradient(y, tensor),
        lambda: jvp(lambda v: along(v[0]), [x[i]], [1.0]),
        lambda: derivatives(along, x[i], 2),
    ):
        with pytest.raises(Diagnostic) as caught:
            ask()
        assert caught.value.code == "E0210"


@pytest.mark.parametrize(("name", "i"), [(n, i) for n, i in REFUSED if n != "riemann_zeta"])
def test_the_other_derivatives_are_there(name, i):
    x = at(name)
    tensors = [Tensor(v) if type(v) is float else v for v in x]
    with GradientTape(persistent=True) as tape:
        for t in tensors:
            if type(t) is Tensor:
                tape.watch(t)
        y = TABLE[name].call(*tensors)
    for j, arg in enumerate(TABLE[name].args):
        if arg.kind == "smooth":
            slope = jvp(lambda v, j=j: TABLE[name].call(*x[:j], v[0], *x[j + 1 :]), [x[j]], [1.0])[
                1
            ]
            assert tape.gradient(y, tensors[j]) == slope


def test_a_tape_asks_only_for_what_leads_to_a_source():
    v, x = Tensor(0.5), Tensor(2.0)
    with GradientTape(persistent=True) as tape:
        tape.watch(v)
        tape.watch(x)
        y = jv(2.0 * v, x * x) * v
    slope = 0.5 * (jv(0.0, 4.0) - jv(2.0, 4.0)) * 4.0 * 0.5
    assert math.isclose(tape.gradient(y, x), slope, rel_tol=1e-15)
    with pytest.raises(Diagnostic):
        tape.gradient(y, v)
    with pytest.raises(Diagnostic):
        tape.gradient(y, [x, v])


PLACES = [
    ("jv(v, x)", "jv(v, x)"),
    ("y = 2*v\nsin(y) + x*kv(y, x)", "kv(y, x)"),
    ("s = 0.0\nfor i in range(3):\n    s = s + gammainc(v + i, x)\ns^2", "gammainc(v + i, x)"),
    ("def f(a):\n    return betainc(a, 2.0, x/10)\nf(v)", "betainc(a, 2.0, x/10)"),
    ("zeta(v) + x", "zeta(v)"),
]


@pytest.mark.parametrize(("text", "culprit"), PLACES)
@pytest.mark.parametrize("ask", [gradient, lambda p, point: diff(p)], ids=["grad", "diff"])
def test_the_error_is_placed_at_the_call(text, culprit, ask):
    with pytest.raises(Diagnostic) as caught:
        ask(program(text), {"v": 1.5, "x": 2.0})
    error = caught.value
    assert (error.code, error.exit_code) == ("E0210", 1)
    assert error.source.text[slice(*error.span)] == culprit
    assert "--wrt" in error.help and "stop_gradient" in error.help


@pytest.mark.parametrize("text", [text for text, _ in PLACES])
def test_by_the_others_there_is_one(text):
    assert math.isfinite(gradient(program(text), {"v": 1.5, "x": 2.0}, ("x",)).gradients["x"])


def test_an_order_can_be_held():
    p = program("jv(stop_gradient(v), x) + v^2")
    found = gradient(p, {"v": 1.5, "x": 2.0}).gradients
    assert found["v"] == 3.0
    assert found["x"] == 0.5 * (jv(0.5, 2.0) - jv(2.5, 2.0))


# -- in programs ----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ROWS)
def test_a_printed_derivative_runs_and_is_the_tapes(name):
    op, x = TABLE[name], at(name)
    names = ["abcx"[i] for i in range(len(x))]
    args = [str(v) if arg.kind == "static" else n for n, v, arg in zip(names, x, op.args)]
    p = program(f"{name}({', '.join(args)})")
    point = {n: v for n, v, arg in zip(names, x, op.args) if arg.kind != "static"}
    for n, arg in zip(names, op.args):
        if arg.kind in ("smooth", "linear"):
            printed = value(
                program(diff(p, (n,))), {k: point[k] for k in point if k in diff(p, (n,))}
            )
            taped = gradient(p, point, (n,)).gradients[n]
            assert math.isclose(printed.value, taped, rel_tol=1e-13), diff(p, (n,))


def test_integers_stay_out_of_the_variables():
    p = program("jn(n, x) + polygamma(m, x) + expn(k, x)")
    found = gradient(p, {"n": 2, "m": 1, "k": 3, "x": 1.5}).gradients
    assert list(found) == ["x"]


MADE = [
    (
        "sum(airy(x))",
        lambda x: sum(f(x, derivative=d) for f in (mpmath.airyai, mpmath.airybi) for d in (0, 1)),
    ),
    ("sum(fresnel(x))", lambda x: mpmath.fresnels(x) + mpmath.fresnelc(x)),
    ("sum(sici(x))", lambda x: mpmath.si(x) + mpmath.ci(x)),
    ("sum(shichi(x))", lambda x: mpmath.shi(x) + mpmath.chi(x)),
    (
        "multigammaln(x + 1, 3)",
        lambda x: (
            1.5 * mpmath.log(mpmath.pi)
            + sum(mpmath.loggamma(x + 1 - mpmath.mpf(i) / 2) for i in range(3))
        ),
    ),
    ("zeta(2.5, x)", lambda x: mpmath.zeta(2.5, x)),
    ("lambertw(x)", lambda x: mpmath.lambertw(x).real),
    ("lambertw(-x/8, -1)", lambda x: mpmath.lambertw(-x / 8, -1).real),
    (
        "pseudo_huber(0.7, x)",
        lambda x: mpmath.mpf(0.7) ** 2 * (mpmath.sqrt(1 + (x / 0.7) ** 2) - 1),
    ),
    ("huber(1.5, x)", lambda x: x * x / 2),
    ("huber(0.5, x)", lambda x: (x - mpmath.mpf(0.25)) / 2),
    ("log_softmax([x, 2*x])[0]", lambda x: -mpmath.log1p(mpmath.exp(x))),
]


@pytest.mark.parametrize(("text", "twin"), MADE)
def test_functions_made_of_rows(text, twin):
    found = gradient(program(text), {"x": 1.25}, order=3)
    for k, name in enumerate(["x", "x,x", "x,x,x"], 1):
        with mpmath.workdps(40):
            want = float(mpmath.diff(twin, mpmath.mpf(1.25), k))
        assert math.isclose(found.gradients[name], want, rel_tol=1e-13, abs_tol=1e-15), name


@pytest.mark.parametrize("library", ["scipy.special", "jax.scipy.special"])
def test_the_names_of_the_libraries(library):
    for name in ("gammaln", "loggamma", "psi", "expit", "comb", "jn", "ndtr", "erf", "logsumexp"):
        assert callable(function(f"{library}.{name}"))
    assert function("math.lgamma") is function("lgamma") is function(f"{library}.gammaln")
    assert function("math.gamma")(5.0) == 24.0


# -- on arrays ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ROWS)
def test_arrays_of_any_shape_and_of_32_bits(name):
    op, x = TABLE[name], at(name)
    moving = [i for i, arg in enumerate(op.args) if arg.kind != "static"]
    single = op.call(*x)

    def shaped(make):
        return apply(op, tuple(make(v) if i in moving else v for i, v in enumerate(x)), {})

    assert shaped(lambda v: np.zeros((0, 3)) + v).shape == (0, 3)
    assert np.allclose(shaped(lambda v: np.full((2, 1, 3), v)), single, rtol=1e-14, atol=0)
    backwards = shaped(lambda v: np.full(6, v)[::-2])
    assert backwards.shape == (3,) and np.allclose(backwards, single, rtol=1e-14, atol=0)
    column = tuple(np.full((2, 1), v) if i == moving[-1] else v for i, v in enumerate(x))
    assert apply(op, column, {}).shape == (2, 1)
    short = shaped(lambda v: np.full(3, v, np.float32))
    assert short.dtype == np.float32
    near = [float(np.float32(v)) if i in moving else v for i, v in enumerate(x)]
    with np.errstate(over="ignore"):
        assert np.allclose(short, np.float32(op.call(*near)), rtol=1e-6, atol=1e-37)


# -- high orders ----------------------------------------------------------------------------------
def test_the_tenth_derivative_of_a_bessel_function_takes_one_value_for_each_neighbour():
    asked = []
    series = ladder(lambda v, x: asked.append(v) or jv(v, x), lambda v: (0.5, 0.0, -0.5))
    found = series(Held(1.25), Coefficients([1.5, 1.0]))
    coefficients = [next(found) for _ in range(11)]
    assert sorted(asked) == [1.25 + i for i in range(-10, 11)]
    with mpmath.workdps(50):
        want = mpmath.besselj(mpmath.mpf(1.25), mpmath.mpf(1.5), derivative=10) / math.factorial(10)
    assert math.isclose(coefficients[10], want, rel_tol=1e-12)


OUTER = ["jv(1.25, {})", "gammainc(2.5, {})", "betainc(2.5, 0.75, {}/4)", "spherical_in(2, {})"]
TWINS = {name: ORACLES[name] for name in ("jv", "spherical_in", "gammainc", "betainc")}
TWINS |= {"sin": mpmath.sin, "exp": mpmath.exp}


@pytest.mark.parametrize("inner", ["sin(x)", "x*x", "exp(-x)"])
@pytest.mark.parametrize("outer", OUTER)
def test_high_orders_of_compositions(outer, inner):
    text = outer.format(f"({inner})")
    found = gradient(program(text), {"x": 0.75}, order=8).gradients
    with mpmath.workdps(60):
        want = mpmath.diff(lambda x: eval(text, TWINS | {"x": x}), mpmath.mpf(0.75), 8)
    assert math.isclose(found[",".join("x" * 8)], float(want), rel_tol=2e-11)


# -- values that SciPy has to fewer digits --------------------------------------------------------
BETTER = [
    ("dawsn", (0.012856073950915044,)),
    ("jv", (8.033222474653591, 14.207874780195072)),
    ("kv", (0.6491250944515832, 1.9611105288030533)),
    ("ive", (0.6363560983010617, 11.455816421723622)),
    ("gammaincc", (0.5081670113063237, 0.9937865925933395)),
]


@pytest.mark.parametrize(("name", "x"), BETTER)
def test_values_are_right_to_the_last_digits(name, x):
    with mpmath.workdps(40):
        want = ORACLES[name](*map(mpmath.mpf, x))
    assert abs(float(TABLE[name].call(*x) / want - 1)) < 9 * 2.0**-52


@pytest.mark.parametrize("x", [1.0001, 1.5, 2.0, 7.25, 30.0, 60.0])
def test_riemanns_zeta(x):
    assert math.isclose(TABLE["riemann_zeta"].call(x), mpmath.zeta(mpmath.mpf(x)), rel_tol=1e-15)


SPECIAL_VALUES = [
    ("gamma", (0.0,), math.inf), ("gamma", (-0.0,), -math.inf), ("gamma", (-3.0,), math.nan),
    ("gamma", (172.0,), math.inf), ("gamma", (-math.inf,), math.nan),
    ("gamma", (math.inf,), math.inf),
    ("lgamma", (-2.0,), math.inf), ("rgamma", (-3.0,), 0.0), ("entr", (0.0,), 0.0),
    ("rel_entr", (0.0, 2.0), 0.0), ("kl_div", (0.0, 2.0), 2.0), ("kl_div", (2.0, 0.0), math.inf),
    ("exprel", (0.0,), 1.0), ("spherical_jn", (0, 0.0), 1.0), ("log_moment", (0, 1.0), 1.0),
    ("boxcox", (2.0, 0.0), math.log(2.0)), ("j0", (0.0,), 1.0), ("k0", (0.0,), math.inf),
    ("gamma_density", (1.0, 0.0), 1.0), ("beta_density", (1.0, 1.0, 0.0), 1.0),
    ("polygamma", (1, -2.0), math.inf), ("lambert_branch", (-1.0, 0), math.nan),
    ("logit", (0.0,), -math.inf), ("ndtri", (1.0,), math.inf), ("log_ndtr", (-1e10,), -5e19),
]  # fmt: skip


@pytest.mark.parametrize(("name", "x", "want"), SPECIAL_VALUES)
def test_values_at_poles_and_limits(name, x, want):
    got = TABLE[name].call(*x)
    assert got == want or (got != got and want != want) or math.isclose(got, want, rel_tol=1e-15)


SLOPES = [
    ("rgamma", (0.0,), 0, 1.0), ("rgamma", (-1.0,), 0, -1.0), ("rgamma", (-2.0,), 0, 2.0),
    ("gammainc", (1.0, 0.0), 1, 1.0), ("betainc", (1.0, 1.0, 0.0), 2, 1.0),
    ("sinint", (0.0,), 0, 1.0), ("sinhint", (0.0,), 0, 1.0), ("exprel", (0.0,), 0, 0.5),
    ("spence", (1.0,), 0, -1.0), ("lambert_branch", (0.0, 0), 0, 1.0), ("jn", (1, 0.0), 1, 0.5),
    ("ellipk", (0.0,), 0, math.pi / 8), ("ellipe", (0.0,), 0, -math.pi / 8),
    ("kl_div", (1.0, 1.0), 1, 0.0), ("boxcox", (2.0, 0.0), 1, math.log(2.0) ** 2 / 2),
    ("entr", (0.0,), 0, math.inf), ("log_ndtr", (-1e10,), 0, 1e10), ("erfcx", (1e200,), 0, 0.0),
]  # fmt: skip


@pytest.mark.parametrize(("name", "x", "i", "want"), SLOPES)
def test_derivatives_at_the_limits(name, x, i, want):
    got = jvp(lambda v: TABLE[name].call(*x[:i], v[0], *x[i + 1 :]), [x[i]], [1.0])[1]
    assert got == want or math.isclose(got, want, rel_tol=1e-15)


def test_second_derivatives_at_the_end_of_a_density():
    assert derivatives(lambda x: TABLE["gammainc"].call(1.0, x), 0.0, 3)[1] == [1.0, -1.0, 1.0]
    assert derivatives(lambda x: TABLE["betainc"].call(2.0, 1.0, x), 0.0, 3)[1] == [0.0, 2.0, 0.0]


def test_binom_of_whole_numbers_is_the_whole_number():
    cases = [(n, k) for n in range(60) for k in range(n + 1)]
    cases += [(1029, 514), (2**53, 3), (10**6, 999_990), (10**300, 1)]
    for n, k in cases:
        assert ROWS["binom"].call(float(n), float(k)) == float(math.comb(n, k)), (n, k)


# SciPy's are off by 1e-13 to 0.26 there.
@pytest.mark.parametrize(
    "n, k",
    [
        (304.0563354195594, 1e-160),
        (8.196007220849011e-11, 0.027550705222270627),
        (1.976239407886272e68, 0.013791489358091625),
        (9399.111860399042, 0.01457200245091661),
        (0.5, 1e150),
    ],
)
def test_binom_keeps_its_digits_for_a_small_k_and_beyond_n(n, k):
    with mpmath.workdps(400):
        want = float(mpmath.binomial(n, k))
    assert ROWS["binom"].call(n, k) == pytest.approx(want, rel=2e-15, abs=0)


def test_the_density_of_t_is_exact_where_its_square_is_no_number():
    """t.pdf(x, 2) is (2 + x^2)^(-3/2): some x^-3, and its second derivative some 12 x^-5."""
    x = 1e60
    got = derivatives(lambda t: ROWS["stdtr"].call(2.0, t), x, 3)[1]
    assert got == pytest.approx([1 / x**3, -3 / x**4, 12 / x**5], rel=1e-15)
    assert ROWS["stdtr"].call(2.0, -1e200) == pytest.approx(0.0, abs=1e-320)
    assert ROWS["stdtr"].call(1.0, -1e200) == pytest.approx(1e-200 / math.pi, rel=1e-15)


def test_a_branch_of_lambertw_that_is_not_real_is_refused():
    with pytest.raises(Diagnostic, match="0 or -1"):
        value(program("lambertw(x, 1)"), {"x": 2.0})


def test_a_spherical_function_of_a_high_order_takes_no_loop_of_that_many_rounds():
    for n in (10**6, 3 * 10**9, 2**62):
        for name in ("spherical_jn", "spherical_in"):
            assert program(f"{name}({n}, x)").gradient({"x": 0.7}).gradients["x"] == 0.0


def test_the_distribution_has_no_derivative_of_an_order_below_one():
    for n in (-math.inf, -3, 0, math.nan):
        assert math.isnan(log_ndtr_derivative(n, 0.5)), n
