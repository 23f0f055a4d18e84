"""The probe finds the row behind an infinity or a NaN, with its values, its line, and its turn."""

import math

import pytest

from gradcli.calls import gradient, program
from gradcli.diagnosis.probe import origin
from gradcli.evaluator.function import Function, silent

VECTOR = [1.0, 0.0]


def found(text: str, order: int = 1, **point):
    p = program(text, bound=point)
    return p, origin(Function(p, point, tuple(point), write=silent), order)


FORWARD = [
    # program, x, message, what the span covers
    ("log(x)", -1.0, "log of -1 is nan", "log(x)"),
    ("y = 2*x\nz = exp(y)\nz*z", 400.0, "exp of 800 is inf", "exp(y)"),
    ("x/0.0", 1.0, "1/0 is inf", "x/0.0"),
    ("sum(log(v))", VECTOR, "log of 0 is -inf at index [1]", "log(v)"),
    ("sum(1/v)", [[1.0, 2.0], [0.0, 3.0]], "1/0 is inf at index [1, 0]", "1/v"),
    ("y = [log(x), 2.0]\ny", 0.0, "log of 0 is -inf", "log(x)"),
    ("w = np.zeros(3)\nw[1] = log(x)\nsum(w[::-1])", 0.0, "log of 0 is -inf", "log(x)"),
    ("y = x\ny *= 1e308\ny *= 1e308\ny", 3.0, "3*1e+308 is inf", "y *= 1e308"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x", "message", "at"), FORWARD)
def test_a_value_is_followed_back_to_the_row_with_finite_arguments(text, x, message, at):
    p, diagnostic = found(text, **{"v" if isinstance(x, list) else "x": x})
    assert diagnostic.message == message
    assert p.source.text[slice(*diagnostic.span)] == at


def test_a_row_that_does_not_reach_the_target_is_not_blamed():
    _, diagnostic = found("a = 1/x\ny = log(x - 1)\ny", x=0.0)
    assert diagnostic.message == "log of -1 is nan"
    _, diagnostic = found("w = np.array([1/x, 2.0, log(x - 1)])\nw[2]", x=0.0)
    assert diagnostic.message == "log of -1 is nan"
    _, diagnostic = found("where(x > 5, 1/(x - 2), log(x - 2))", x=2.0)
    assert diagnostic.message == "log of 0 is -inf"


def test_a_constant_that_is_not_finite_is_found_where_it_is_made():
    assert found("x*log(0.0)", x=2.0)[1].message == "log(0.0) is -inf"
    assert found("x - inf", x=2.0)[1].message == "it uses inf"
    assert found("log(0)")[1].message == "log(0) is -inf"
    assert found("y = log(0.0)\ny - y")[1].message == "log(0.0) is -inf"
    assert found("np.array([1.0, 2.0])/0*0")[1].message == "np.array([1.0, 2.0])/0 is inf"


BACKWARD = [
    ("sqrt(x)", 0.0, "the derivative of sqrt at 0 is inf", 1),
    ("y = x\nx**0.5 + y", 0.0, "the derivative of x**0.5 at 0 is inf", 2),
    ("sqrt(x)*sqrt(x)", 0.0, "the derivative of sqrt at 0 is inf, and times 0 it is nan", 1),
    ("where(x > 0, sqrt(x), 0.0) + x**0.5", 0.0, "the derivative of x**0.5 at 0 is inf", 1),
    ("x**0.5 + where(x > 0, sqrt(x), 0.0)", 0.0, "the derivative of x**0.5 at 0 is inf", 1),
    ("sum(sqrt(v))", VECTOR, "the derivative of sqrt at 0, index [1], is inf", 1),
    ("y = x*1e200\nexp(y - 1e200*0.5)*1e200", 0.5,
     "the derivative of x*1e200 at 0.5 is 1e+200, and times 1e+200 it is inf", 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x", "message", "line"), BACKWARD)
def test_the_step_that_passes_on_another_than_a_finite_cotangent(text, x, message, line):
    p, diagnostic = found(text, **{"v" if isinstance(x, list) else "x": x})
    assert diagnostic.message == message
    assert p.source.position(diagnostic.span[0])[0] == line


CANCELLED = [
    ("sqrt(x^2)", 0.0, "the derivative of sqrt at 0 is inf; inf times 0, the derivative of x^2 at 0"
     ", is nan"),
    ("y = abs(x)\nz = 2*y\nsqrt(z)", 0.0, "the derivative of sqrt at 0 is inf; inf times 0, "
     "the derivative of abs at 0 in line 1, is nan"),
    ("sum(sqrt(v*v))", VECTOR, "the derivative of sqrt at 0, index [1], is inf; inf times 0, "
     "the derivative of v*v at 0, 0, is nan"),
    ("log(x**2)", 0.0, "log of 0 is -inf; inf times 0, the derivative of x**2 at 0, is nan"),
    ("sqrt(x) - sqrt(x)", 0.0, "the derivative of sqrt at 0 is inf; inf and -inf add up to nan"),
    ("s = x\nfor i in range(3):\n    s += sqrt(x*x)\ns", 0.0, "the derivative of sqrt at 0 is inf "
     "where i = 2; inf times 0, the derivative of x*x at 0, 0, is nan"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x", "message"), CANCELLED)
def test_how_an_infinite_cotangent_became_nan(text, x, message):
    name = "v" if isinstance(x, list) else "x"
    p = program(text, bound=(name,))
    point = {name: x}
    assert origin(Function(p, point, (name,), write=silent), 1, (name,)).message == message


def test_what_is_not_asked_for_is_not_said_to_be_nan():
    p = program("sqrt(x^2) + sqrt(y)")
    function = Function(p, {"x": 0.0, "y": 0.0}, ("x", "y"), write=silent)
    assert "nan" in origin(function, 1, ("x",)).message
    assert "nan" not in origin(function, 1, ("y",)).message


def test_orders_past_the_first():
    assert "the second derivative of x^1.5 at 0 is inf" in found("x^1.5", 2, x=0.0)[1].message
    assert "the third derivative of x^2.5 at 0 is inf" in found("x^2.5", 3, x=0.0)[1].message
    assert "second derivative of x^1.5" in found("x^1.5*y", 2, x=0.0, y=1.0)[1].message


def test_a_loop_says_its_turn():
    text = "s = 0.0\nfor i in range(5):\n    for j in range(2):\n        s = s + log(x - i)\ns"
    assert found(text, x=3.0)[1].message == "log of 0 is -inf where i = 3 and j = 0"
    text = "y = x\nn = 0\nwhile n < 14:\n    n += 1\n    y = y*y\ny"
    assert found(text, x=3.0)[1].message.endswith("where the loop at line 3 is in turn 10")


def test_a_function_says_from_where_it_was_called():
    p, diagnostic = found("def f(t):\n    return log(t)\ny = f(x + 1)\ny + f(x)", x=0.0)
    assert p.source.position(diagnostic.span[0])[0] == 2
    assert [p.source.text[slice(*span)] for span, _ in diagnostic.calls] == ["f(x)"]


@pytest.mark.parametrize("text", ["x*x", "floor(x)", "1.0 if x > 0 else x", "abs(x)"])
def test_nothing_is_found_where_all_is_finite(text):
    assert found(text, x=2.0)[1] is None


SPOILS = ["log(0*{x})", "1/(0*{x})", "sqrt({x} - {x})", "exp(1e4*{x}*{x})", "sqrt(0*{x} - 1.0)"]


@pytest.mark.slow
def test_random_programs_name_the_line_that_spoils_them():
    """One statement is made to give an infinity or NaN; what is found stands on its line."""
    import random

    from programs import seeded

    checked = 0
    for seed in range(60):
        text, point = seeded(f"spoiled {seed}")
        lines = text.splitlines()
        line = next(
            (k for k, t in enumerate(lines) if t.startswith(("y = ", "z = ", "s = "))), None
        )
        if line is None:
            continue
        spoil = random.Random(seed).choice(SPOILS).format(x="x")
        lines[line] += f" + {spoil}"
        p = program("\n".join(lines), bound=point)
        result = gradient(p, point, write=silent)
        finite = [math.isfinite(v) for v in [result.value, *_numbers(result.gradients)]]
        if all(finite):
            continue
        checked += 1
        assert f"at line {line + 1}" in result.notes[0], "\n".join(lines) + str(result.notes)
    assert checked > 10


def _numbers(gradients):
    import numpy as np

    return [float(v) for g in gradients.values() if g is not None for v in np.ravel(g)]
