"""scipy.integrate.quad in programs: values and derivatives of any order against closed forms."""

import math

import mpmath as mp
import pytest
from scipy import integrate

from gradcli import calls
from gradcli.errors import Diagnostic

START = "from scipy.integrate import quad\nfrom scipy import integrate\n"
# a program of x, and the integral in closed form
CLOSED = {
    "quad(lambda t: exp(-x*t), 0, 1)[0]": lambda x: (1 - mp.exp(-x)) / x,
    "integrate.quad(np.cos, 0, x)[0]": mp.sin,
    "quad(lambda t: t**x, 0.5, 2)[0]": lambda x: (2 ** (x + 1) - 0.5 ** (x + 1)) / (x + 1),
    "quad(lambda t: exp(-x*t**2), -np.inf, np.inf)[0]": lambda x: mp.sqrt(mp.pi / x),
    "quad(lambda t: exp(-t*x), x, np.inf)[0]": lambda x: mp.exp(-x * x) / x,
    "quad(lambda t: exp(x*t), -np.inf, x)[0]": lambda x: mp.exp(x * x) / x,
    "quad(lambda t, k: k*t**2, x, x**2, args=(x,))[0]": lambda x: x * (x**6 - x**3) / 3,
    "quad(lambda t, k: k*t, 2, x, args=x)[0]": lambda x: x * (x**2 - 4) / 2,
    "quad(lambda t: quad(lambda s: x*s*t, 0, t)[0], 0, x)[0]": lambda x: x**5 / 8,
    "quad(lambda t: exp(t), 1.3, 2*x - 1.3)[0]": lambda x: mp.exp(2 * x - 1.3) - mp.exp(1.3),
    "quad(lambda t: x**2 if t < 1 else t, 0, 2*x)[0]": lambda x: x**2 + (4 * x**2 - 1) / 2,
    "quad(lambda t: abs(t - x), 0, 2, epsabs=1e-10)[0]": lambda x: (x**2 + (2 - x) ** 2) / 2,
}
MOVING = "quad(lambda t: abs(t - x), 0, 2, epsabs=1e-10)[0]"  # a kink: of the first order only


def derivatives(program: str, order: int) -> list:
    p = calls.program(START + program)
    if order == 0:
        return [calls.value(p, {"x": 1.3}).value]
    return [calls.value(calls.program(nested(program, order)), {"x": 1.3}).value]


def nested(program: str, order: int) -> str:
    """The program of a derivative within a program, by nested tapes."""
    f = "grad(" * order + "f" + ")" * order
    return f"{START}f = lambda x: {program}\n{f}(x)"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("order", [0, 1, 2, 3])
@pytest.mark.parametrize("program", CLOSED)
def test_values_and_derivatives_are_those_of_the_closed_form(program, order):
    if program == MOVING and order > 1:
        return
    want = float(mp.diff(CLOSED[program], 1.3, order))
    (found,) = derivatives(program, order)
    assert found == pytest.approx(want, rel=1e-7, abs=1e-7)


def test_the_value_is_scipys_with_its_estimate_of_the_error():
    found = calls.value(calls.program(START + "quad(lambda t: sqrt(t)*x, 0, 1)"), {"x": 2.0})
    assert tuple(found.value) == integrate.quad(lambda t: math.sqrt(t) * 2.0, 0, 1)


@pytest.mark.parametrize("engine", ["grad", "jvp", "taylor"])
def test_every_engine_differentiates_it(engine):
    p = calls.program(START + "quad(lambda t: exp(-x*t), x, 2)[0]")
    want = float(mp.diff(lambda x: (mp.exp(-x * x) - mp.exp(-2 * x)) / x, 1.3))
    if engine == "grad":
        found = calls.gradient(p, {"x": 1.3}).gradients["x"]
    elif engine == "jvp":
        found = calls.jvp(p, {"x": 1.3}, {"x": 1.0}).tangent
    else:
        found = calls.taylor(p, {"x": 1.3}, order=3).coefficients[1]
    assert found == pytest.approx(want, rel=1e-9)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("quad(lambda t: np.array([t, x]), 0, 1)[0]", "gives shape (2,)"),
        ("quad(x, 0, 1)[0]", "a function is needed"),
        ("quad(lambda t: t*x, 0)[0]", "quad"),
    ],
)
def test_what_is_no_integral_is_said(program, words):
    with pytest.raises(Diagnostic, match=words.replace("(", r"\(").replace(")", r"\)")):
        calls.value(calls.program(START + program), {"x": 1.3})


def test_scipys_warnings_are_notes():
    found = calls.value(calls.program(START + "quad(lambda t: x/t, 0, 1)[0]"), {"x": 1.3})
    assert any("divergent" in note or "subdivisions" in note for note in found.notes)
