"""`gradcli explain`: its chain is that of the tape, its symbols are its numbers, and its sums the
gradient."""

import math

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(4)

HALVES = "y = x\nwhile y > 1:\n    y = y/2\ny"
LOOP = "y = x\nfor i in range(9):\n    y = y - (y^2 - z)/(2*y)\ny"
# program -> values
PROGRAMS = {
    "x^2*sin(x)": {"x": 3.0},
    "x*x*x": {"x": 2.0},
    "x**2 - y/x + -x": {"x": 1.5, "y": 2.0},
    "exp(-r/2)*r": {"r": 0.3},
    "r = sqrt(x^2 + y^2); exp(-r/2)/r": {"x": 3.0, "y": 4.0},
    "atan2(y, x)*hypot(x, y)": {"x": 1.0, "y": 2.0},
    "log1p(expm1(x))/tanh(x) + erf(x)": {"x": 0.4},
    "where(x > 0, x^2, -x)*clip(y, 0, 1)": {"x": 2.0, "y": 0.5},
    "maximum(x, y)*minimum(x, 3)": {"x": 2.0, "y": 1.0},
    "max(x, y)*abs(x - y) + relu(-x)": {"x": 2.0, "y": 5.0},
    "x^y + y^x": {"x": 1.5, "y": 2.5},
    "def f(a): return a*a\nf(x) + f(2*x)": {"x": 1.0},
    "x^2 if x > 1 else sin(x)": {"x": 0.5},
    "v1^2*u3": {"v1": 2.0, "u3": 3.0},
    "floor(x)*x": {"x": 2.5},
    LOOP: {"x": 3.0, "z": 2.0},
    "x": {"x": 3.0},
    "[x^2, x*y]": {"x": 1.0, "y": 2.0},
    "root(lambda t: t^2 - a, 1.0)*a": {"a": 4.0},
    "xlogy(x, y) + sinc(x)*gammaln(y)": {"x": 0.7, "y": 2.2},
}


def found(text: str):
    return calls.explain(calls.program(text), PROGRAMS[text])


@pytest.mark.parametrize("text", PROGRAMS)
def test_the_sums_are_the_gradient(text):
    rule = found(text)
    expected = calls.gradient(calls.program(text), PROGRAMS[text])
    assert {one.by: one.value for one in rule.sums if one.by in expected.gradients} == (
        expected.gradients
    )
    assert rule.result.values == expected.values
    for one in rule.sums:
        terms = [term.cotangent * term.partial for term in one.terms]
        size = max(map(abs, terms))
        room = 1e-14 * size + 1e-200  # the result has what the terms lose, and these are shown
        assert math.fsum(terms) == pytest.approx(one.value, abs=room), one.by


@pytest.mark.parametrize("text", PROGRAMS)
def test_symbols_are_their_numbers(text):
    rule = found(text)
    names = dict(PROGRAMS[text])
    for step in rule.steps:
        if not step.text.startswith("root"):
            assert value(step.text, names) == pytest.approx(step.value, rel=1e-5)
        for by, partial, number in step.partials:
            assert partial or step.text.startswith("root"), (step.text, by)
            if partial:
                assert value(partial, names) == pytest.approx(number, rel=1e-12), (partial, by)
        names[step.name] = step.value


def value(text: str, names: dict) -> float:
    program = calls.program(text, bound=names)
    return calls.value(program, {name: names[name] for name in program.inputs}).value


def test_each_step_has_a_name_of_its_own():
    for text in PROGRAMS:
        rule = found(text)
        names = [step.name for step in rule.steps]
        assert len({*names, *PROGRAMS[text]}) == len(names) + len(PROGRAMS[text])
    assert [step.name for step in found("r = sqrt(x^2 + y^2); exp(-r/2)/r").steps][3] == "r"
    assert found(LOOP).steps[-1].name == found(LOOP).of == "y"


def test_without_values_the_chain_is_in_symbols():
    rule = calls.explain(calls.program("x^2*sin(y)"), {})
    assert not rule.valued
    assert [(s.name, s.text, [p[:2] for p in s.partials]) for s in rule.steps] == [
        ("v1", "x^2", [("x", "2*x")]),
        ("v2", "sin(y)", [("y", "cos(y)")]),
        ("v3", "v1*v2", [("v1", "v2"), ("v2", "v1")]),
    ]
    assert calls.explain(calls.program("v: float[3]; sum(v*v)"), {}).steps[0].text == "v*v"


@pytest.mark.parametrize("point", [{}, {"x": 3.0, "y": 2.0}])
def test_the_derivative_by_one_input_has_the_steps_of_all(point):
    rule = calls.explain(calls.program("x^2*sin(y)"), point, ("x",))
    assert [step.text for step in rule.steps] == ["x^2", "sin(y)", "v1*v2"]
    assert [one.by for one in rule.sums] == ["v3", "v1", "x"]
    assert [by for step in rule.steps for by, _, _ in step.partials] == ["x", "v1"]


@pytest.mark.parametrize("text", ["max(x, 0)", "x if x > 0 else 1", HALVES])
def test_where_the_steps_rest_on_values_these_are_asked_for(text):
    with pytest.raises(Diagnostic) as caught:
        calls.explain(calls.program(text), {})
    assert caught.value.code == "E0005"


def test_what_has_no_derivative_is_said():
    with pytest.raises(Diagnostic, match="no real inputs"):
        calls.explain(calls.program("2 + 3"), {})
    rule = calls.explain(calls.program("3*stop_gradient(x)"), {"x": 1.5})
    assert (rule.steps, rule.result.gradients) == ([], {"x": None})
    assert calls.explain(calls.program("log(x)"), {"x": -1.0}).sums[-1].value != 0
