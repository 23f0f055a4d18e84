"""Roots and fixed points: found to the last digits, and differentiated implicitly to any order."""

import itertools
import math

import mpmath
import numpy as np
import pytest

from gradcli import calls
from gradcli.engine.implicit import fixed_point, root
from gradcli.engine.partials import partials
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import grad, hessian, jacobian, jvp
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import cbrt, div, sqrt
from gradcli.ops.arrays import matmul
from gradcli.ops.elementary import atan, cos, exp, log, sin, tan
from gradcli.ops.piecewise import absolute
from gradcli.ops.reductions import total

pytestmark = pytest.mark.sampled(16)

WAYS = {
    "grad": grad,
    "jacobian": jacobian,
    "jvp": lambda f: lambda x: jvp(f, (x,), (1.0,))[1],
    "series": lambda f: lambda x: derivatives(f, x, 1)[1][0],
}


def anomaly(eccentricity, mean=1.0):
    return root(lambda E: E - eccentricity * sin(E) - mean, mean)


def exact(order: tuple[int, int]) -> float:
    """A partial derivative of Kepler's anomaly at (0.3, 1) with 110 digits."""
    with mpmath.workdps(110):

        def E(e, m):
            return mpmath.findroot(lambda E: E - e * mpmath.sin(E) - m, m)

        at = mpmath.mpf("0.3"), mpmath.mpf(1)
        return float(mpmath.diff(E, at, order) if any(order) else E(*at))


# -- finding ---------------------------------------------------------------------------------------
ROOTS = [
    ("cosine", lambda x: cos(x) - x, 1.0, 0.7390851332151607),
    ("square from afar", lambda x: x * x - 2.0, 1e6, math.sqrt(2.0)),
    ("double", lambda x: (x - 1.0) ** 2, 3.0, 1.0),
    ("triple at 0", lambda x: x**3, 1.0, 0.0),
    ("Newton overshoots", lambda x: atan(x), 10.0, 0.0),
    ("Newton overflows", lambda x: exp(x) - 1e5, 0.0, math.log(1e5)),
    ("a vertical slope", lambda x: cbrt(x), 1.0, 0.0),
    ("a flat start", lambda x: absolute(x) - 1.0, 0.0, 1.0),
    ("beside a domain's end", lambda x: sqrt(x) - 3.0, 1.0, 9.0),
    ("log", lambda x: log(x) - 3.0, 1.0, math.exp(3.0)),
    ("tiny", lambda x: x - 1e-20, 2.0, 1e-20),
    ("steep Kepler", lambda E: E - 0.99 * sin(E) - 0.1, 0.1, 0.831660423791057),
]


@pytest.mark.parametrize("name, f, start, want", ROOTS, ids=[r[0] for r in ROOTS])
def test_a_root_is_found_to_the_last_digits(name, f, start, want):
    assert root(f, start) == pytest.approx(want, rel=4e-16, abs=1e-15)


def test_a_bracket_keeps_the_root_within_it():
    f = lambda x: x * (x - 1.0) * (x - 2.0)
    assert root(f, 0.9, bracket=(1.5, 3)) == 2.0 and root(f, 9.0, bracket=(0.5, 1.7)) == 1.0
    with pytest.raises(Diagnostic, match=r"no change of sign: f\(3\) = 6, f\(4\) = 24"):
        root(f, 0.0, bracket=(3, 4))


@pytest.mark.parametrize(
    "f, bracket",
    [
        (lambda x: div(1.0, x), (-1.0, 2.0)),
        (lambda x: tan(x), (1.0, 2.0)),
        (lambda x: x * x + 1.0, None),
        (lambda x: 0.0 * x + 2.0, None),
    ],
)
def test_a_pole_or_no_root_at_all_is_an_error_that_programs_catch(f, bracket):
    with pytest.raises(
        Diagnostic, match=r"found no solution: .* iterations at x = .*f\(x\) ="
    ) as e:
        root(f, 1.0, bracket=bracket)
    assert e.value.code == "E0200" and e.value.is_a("RuntimeError")


def test_systems_are_solved_from_afar_and_at_singular_starts():
    assert root(lambda v: [10 * (v[1] - v[0] ** 2), 1 - v[0]], [-1.2, 1.0]).tolist() == [1.0, 1.0]
    far = root(lambda v: [exp(v[0]) - 1e3, v[0] * v[1] - 1.0], [0.0, 1.0])
    assert far.tolist() == pytest.approx([math.log(1e3), 1 / math.log(1e3)], rel=1e-15)
    with pytest.raises(Diagnostic, match="found no solution"):
        root(lambda v: [v[0] * v[0] + 1.0, v[1]], [1.0, 1.0])
    with pytest.raises(Diagnostic, match=r"shape \(\) for an x of shape \(2,\)"):
        root(lambda v: v[0], [1.0, 2.0])


def test_a_fixed_point_is_where_repetition_leads():
    assert fixed_point(cos, 1.0) == 0.7390851332151607
    assert fixed_point(lambda x: 2.8 * x * (1.0 - x), 0.5) == pytest.approx(1 - 1 / 2.8, rel=1e-15)
    # repelling: found all the same
    assert fixed_point(lambda x: 3.9 * x * (1.0 - x), 0.7) == pytest.approx(1 - 1 / 3.9, rel=1e-15)
    a = np.array([[0.2, 0.1], [0.3, 0.4]])
    found = fixed_point(lambda v: matmul(a, v) + 1.0, [0.0, 0.0])
    assert np.allclose(found, np.linalg.solve(np.eye(2) - a, [1.0, 1.0]), rtol=1e-15)


def test_tolerance_and_iterations_end_the_search():
    with pytest.raises(Diagnostic, match="after 4 iterations"):
        root(lambda x: x * x - 2.0, 1e6, max_iterations=3)
    rough = root(lambda x: x * x - 2.0, 1.0, tol=0.1)
    assert 1e-16 < abs(rough - math.sqrt(2.0)) < 1e-2


# -- derivatives -----------------------------------------------------------------------------------
@pytest.mark.parametrize("way", WAYS)
def test_keplers_equation_to_first_order(way):
    assert WAYS[way](anomaly)(0.3) == pytest.approx(exact((1, 0)), rel=1e-15)


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=2)), ids=" ".join)
def test_keplers_equation_to_second_order(ways):
    d1, d2 = (WAYS[w] for w in ways)
    assert d1(d2(anomaly))(0.3) == pytest.approx(exact((2, 0)), rel=3e-15)
    mixed = d1(lambda m: d2(lambda e: anomaly(e, m))(0.3))(1.0)
    assert mixed == pytest.approx(exact((1, 1)), rel=1e-14)


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=3)), ids=" ".join)
def test_keplers_equation_to_third_order(ways):
    d1, d2, d3 = (WAYS[w] for w in ways)
    assert d1(d2(d3(anomaly)))(0.3) == pytest.approx(exact((3, 0)), rel=1e-14)


def test_every_mixed_partial_to_order_three_and_a_series_to_order_eight():
    _, found = partials(lambda xs: (anomaly(*xs),), [0.3, 1.0], 3)
    for key, g in found.items():
        assert g == pytest.approx(exact((key.count(0), key.count(1))), rel=1e-14), key
    value, slopes = derivatives(anomaly, 0.3, 8)
    assert value == exact((0, 0)) == anomaly(0.3)
    for k, g in enumerate(slopes, 1):
        assert g == pytest.approx(exact((k, 0)), rel=3e-15)


def test_a_persistent_tape_differentiates_the_root_again_and_again():
    e = Tensor(0.3)
    with GradientTape(persistent=True) as tape:
        tape.watch(e)
        y = anomaly(e)
        for order in range(1, 5):
            y = tape.gradient(y, e)
            assert y.value == pytest.approx(exact((order, 0)), rel=1e-14)


def curve(a):
    """The meeting of x^2 + y^2 = a and y = a x^2 / 2."""
    return root(lambda v: [v[0] * v[0] + v[1] * v[1] - a, v[1] - 0.5 * a * v[0] * v[0]], [1.0, 1.0])


def exact_curve(a):
    """x^2 = t with t + a^2 t^2 / 4 = a."""
    t = 2 * (mpmath.sqrt(1 + a**3) - 1) / a**2
    return mpmath.sqrt(t), a * t / 2


@pytest.mark.parametrize("ways", list(itertools.product(["jacobian", "jvp", "series"], repeat=2)))
def test_systems_to_second_order(ways):
    d1, d2 = (WAYS[w] for w in ways)
    with mpmath.workdps(60):
        want = [
            [float(mpmath.diff(lambda a, i=i: exact_curve(a)[i], 2, k)) for i in (0, 1)]
            for k in (0, 1, 2)
        ]
    assert curve(2.0).tolist() == pytest.approx(want[0], rel=1e-15)
    assert d1(curve)(2.0).tolist() == pytest.approx(want[1], rel=1e-14)
    assert d1(d2(curve))(2.0).tolist() == pytest.approx(want[2], rel=1e-13)


def test_a_system_with_many_parameters():
    """A v + v^3 / 10 = b: dv/db is the inverse of A + 3 v^2 / 10, and the hessian is symmetric."""
    a, b = np.array([[3.0, 1.0], [1.0, 4.0]]), np.array([1.0, 2.0])
    solved = lambda b: root(lambda v: matmul(a, v) + 0.1 * v**3 - b, np.zeros(2))
    v = solved(b)
    assert np.allclose(jacobian(solved)(b), np.linalg.inv(a + np.diag(0.3 * v * v)), rtol=1e-14)
    h = 1e-4
    plain = lambda b: np.sum(solved(b) ** 2)
    steps = np.eye(2) * h
    rough = [
        [(plain(b + s + t) - plain(b + s - t) - plain(b - s + t) + plain(b - s - t)) for t in steps]
        for s in steps
    ]
    found = hessian(lambda b: total(solved(b) ** 2))(b)
    assert np.allclose(found, np.array(rough) / (4 * h * h), atol=1e-6)
    assert np.allclose(found, found.T, rtol=1e-15)


def test_the_start_has_no_derivative():
    assert grad(lambda x: root(lambda y: y * y - 2.0, x))(1.0) is None


def test_a_root_of_a_root():
    """x^2 = y, y^2 = a: the fourth root."""
    f = lambda a: root(lambda x: x * x - root(lambda y: y * y - a, 1.0), 1.0)
    for ways in itertools.product(WAYS, repeat=2):
        d1, d2 = (WAYS[w] for w in ways)
        assert d1(d2(f))(16.0) == pytest.approx(-3 / 16 * 16**-1.75, rel=1e-13), ways


def test_what_the_function_reads_may_change_before_the_gradient_is_asked():
    a = Tensor(4.0)
    with GradientTape() as tape:
        tape.watch(a)
        scale = 1.0
        y = root(lambda x: x * x * scale - a, 1.0)
        scale = 100.0
    assert tape.gradient(y, a) == pytest.approx(0.25, rel=1e-15)


# -- in programs -----------------------------------------------------------------------------------
KEPLER = "M: float\nec: float\nE = root(lambda E: E - ec*sin(E) - M, M)\n"


def test_roots_in_programs_under_the_command_and_by_value():
    p, point = calls.program(KEPLER), {"M": 1.0, "ec": 0.3}
    found = calls.gradient(p, point, order=2).gradients
    assert found["ec"] == pytest.approx(exact((1, 0)), rel=1e-15)
    assert found["M,ec"] == pytest.approx(exact((1, 1)), rel=1e-13)
    inside = calls.program(f"{KEPLER}grad(grad(grad(E, ec), ec), M)")
    assert calls.value(inside, point).value == pytest.approx(exact((2, 1)), rel=1e-13)
    outside = calls.gradient(calls.program(f"{KEPLER}grad(E, ec)"), point, order=2).gradients
    assert outside["M,ec"] == pytest.approx(exact((2, 1)), rel=1e-13)


def test_a_root_without_a_derivative_is_nan_with_a_note():
    p = calls.program("a: float\nroot(lambda x: (x - a)**3, 1.0)")
    result = calls.gradient(p, {"a": 1.0})
    assert math.isnan(result.gradients["a"]) and "root" in result.notes[0]
    system = (
        "a: float\nnp.sum(root(lambda v: [v[0] + v[1] - a, 2*v[0] + 2*v[1] - 2*a], [0.5, 0.2]))"
    )
    assert math.isnan(calls.gradient(calls.program(system), {"a": 1.0}).gradients["a"])


def test_a_program_catches_a_search_that_fails():
    text = "try:\n    y = root(lambda x: x*x + 1, 1.0)\nexcept RuntimeError:\n    y = -1.0\ny"
    assert calls.value(calls.program(text), {}).value == -1.0
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.program("a = 1.0\nroot(lambda x: x*x + a, 1.0)"), {})
    assert caught.value.span is not None and caught.value.exit_code == 1
