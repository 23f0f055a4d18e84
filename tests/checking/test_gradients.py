"""check_gradients: right derivatives agree, wrong ones differ, and are named."""

import math

import numpy as np
import pytest

import gradcli
import gradcli.numpy as gnp
from gradcli import check_gradients
from gradcli.calls.programs import program
from gradcli.checking.gradients import random
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE

directory.load()
ANALYTIC = {name for name, op in TABLE.items() if op.analytic}
W = np.random.default_rng(2).normal(size=(4, 3))


def custom(factor: float):
    """The sine with a rule that is off by a factor."""
    return gradcli.custom_gradient(lambda x: (gnp.sin(x), lambda g: g * gnp.cos(x) * factor))


RIGHT = {
    "two numbers": (lambda x, y: x**2 * gnp.sin(y), (3.0, 2.0)),
    "a nest": (lambda d: gnp.tanh(d["w"] @ d["b"][0]), ({"w": W, "b": [np.ones(3)]},)),
    "several values": (lambda x: (gnp.exp(x), [gnp.sin(x)]), (np.linspace(0, 1, 30),)),
    "a matrix": (gnp.linalg.inv, (W[:3],)),
    "a custom gradient": (lambda x: custom(1.0)(x) ** 2, (0.4,)),
    "no path": (lambda x: 3.0, (2.0,)),
    "an integer stays": (lambda x, n: x**n, (2.0, 3)),
}


@pytest.mark.parametrize(("f", "args"), RIGHT.values(), ids=RIGHT)
def test_right_derivatives_agree(f, args):
    found = check_gradients(f, *args, order=2)
    assert found
    assert {row.verdict for row in found.rows} == {"agrees"}


@pytest.mark.parametrize("factor", [1 + 1e-5, 1.5, -1.0, 0.0])
@pytest.mark.parametrize("x", [0.7, np.linspace(0.1, 1.0, 30)], ids=["number", "array"])
def test_a_wrong_rule_differs_and_is_named(factor, x):
    f = custom(factor)
    found = check_gradients(lambda x: f(x) * x, x)
    assert not found
    assert all(row.verdict == "differs" for row in found.rows)
    (fault,) = found.faults
    assert fault.code == "E0211"


def test_a_wrong_rule_of_tangents_is_named():
    f = gradcli.custom_jvp(gnp.sin)
    f.__name__ = "wave"
    f.defjvp(lambda primals, tangents: (f(primals[0]), tangents[0] * 2.0))
    found = check_gradients(lambda x: f(x) + x, 0.7)
    assert not found.ok
    assert "the derivative of wave in step 1 is 2, and the slope of its values 0.76" in str(found)


def test_modes_that_differ_are_seen(monkeypatch):
    """Forward mode has rules of its own for structural rows."""
    wrong = lambda tangents, args, out, attrs: 0.5 * out
    monkeypatch.setattr(TABLE["exp"], "jvp", None)
    found = check_gradients(gnp.exp, 1.0)
    assert found
    monkeypatch.setattr(TABLE["norm"], "jvp", wrong)
    (row,) = check_gradients(gnp.linalg.norm, W, directions=1).rows
    assert (row.verdict, row.why[:12]) == ("differs", "forward mode")


def test_a_kink_lies_between_its_sides():
    (row,) = check_gradients(lambda x: gnp.maximum(x, 0.0) + gnp.maximum(x, 0.0) * 2, 0.0).rows
    assert row.verdict in ("on a kink", "agrees")
    (row,) = check_gradients(lambda x: gnp.where(x > 0, 3 * x, x), 0.0).rows
    assert (row.verdict, row.gradient) == ("on a kink", 1.0)
    outside = gradcli.custom_gradient(lambda x: (abs(x), lambda g: 2 * g))
    (row,) = check_gradients(outside, 0.0).rows
    assert row.verdict == "differs"


@pytest.mark.parametrize(
    ("f", "x", "why"),
    [
        (gnp.sqrt, 0.0, "the derivative is inf"),
        (gnp.log, -1.0, "the value is nan"),
        (lambda x: gnp.floor(x * 1e-9) + x + 1e16, 1.0, "cancellation"),
        (lambda x: x * np.random.default_rng().normal(), 1.0, "another value each time"),
    ],
)
def test_what_cannot_be_told_says_why(f, x, why):
    found = check_gradients(f, x)
    assert found
    assert (found.rows[0].verdict, why in found.rows[0].why) == ("cannot tell", True)


def test_elements_or_directions():
    names = lambda **options: [r.name for r in check_gradients(gnp.sum, W, **options).rows]
    assert names() == ["x0 along #1", "x0 along #2"]
    assert names(directions=3)[-1] == "x0 along #3"
    assert names(full=True)[:2] == ["x0[0,0]", "x0[0,1]"]
    assert len(names(full=True)) == W.size


def test_one_wrong_element_of_many_shows_in_a_direction():
    def f(v):
        return v, lambda g: g * np.where(np.arange(1000) == 617, 1.001, 1.0)

    found = check_gradients(gradcli.custom_gradient(f), np.linspace(0, 1, 1000))
    assert [row.verdict for row in found.rows] == ["differs", "differs"]


def test_seeds_choose_the_directions():
    at = lambda seed: [r.gradient for r in check_gradients(gnp.sum, W, seed=seed).rows]
    assert at(0) == at(0) != at(1)
    assert random(3).normal() == random(3).normal()


def test_numbers_of_32_bits_have_wider_margins():
    assert check_gradients(gnp.linalg.inv, W[:3].astype("f"), order=2)


def test_nothing_to_check_is_an_error():
    with pytest.raises(gradcli.Diagnostic, match="nothing to check"):
        check_gradients(lambda n: n, 3)


@pytest.mark.parametrize("name", sorted(ANALYTIC))
def test_rows_called_analytic_take_imaginary_steps(name):
    """Each has the slope of its rule from a complex step, as far as it takes numbers."""
    op = TABLE[name]
    if not op.elementwise:
        matrix = W[:3] + 3 * np.eye(3)
        args = (matrix, W[:3]) if name == "solve" else (matrix,)
    else:
        args = (1.3, 0.4)[: len(op.args)] if name != "arctanh" else (0.4,)
        args = (0.4,) if name in ("arcsin", "arccos") else args
    found = check_gradients(op.call, *args)
    assert found
    assert {row.method for row in found.rows} == {"complex step"}
    assert all(math.isfinite(row.numeric) for row in found.rows)


@pytest.mark.filterwarnings("error")
def test_of_complex_values_the_real_part_is_checked():
    found = check_gradients(lambda x: gnp.fft.fft(x * x), np.array([1.0, 2.0, 4.0]), order=2)
    assert found and all(row.verdict == "agrees" for row in found.rows)
    wrong = gradcli.custom_gradient(lambda x: (x * x, lambda g: g * x))
    assert not check_gradients(lambda x: gnp.fft.fft(wrong(x)), np.array([1.0, 2.0, 4.0]))


@pytest.mark.parametrize(
    "function, options, words",
    [
        (lambda x: None, {}, "the function gives NoneType"),
        (lambda x: [], {}, "the function gives nothing"),
        (lambda x: x, {"order": 3}, "order is 1 or 2"),
        (lambda x: x, {"directions": 0}, "directions are 1 or more"),
    ],
)
def test_what_checks_nothing_is_an_error(function, options, words):
    with pytest.raises(gradcli.Diagnostic, match=words):
        check_gradients(function, 1.0, **options)


FAST = ("sin(x)", "cos(x) + x", "tan(x)*y", "exp(sin(x))", "sin(1/x)", "sin(x)*cos(x*y)")


def test_what_changes_faster_than_numbers_do_decides_nothing():
    """No step is small enough for the slope of a sine at 1e150."""
    for text in FAST:
        for size in (1e17, 1e99, 1e150, -1e140):
            x = 1 / size if "1/x" in text else size
            found = program(text).check({"x": x} | ({"y": 2.0} if "y" in text else {}))
            assert not [row for row in found.rows if row.verdict == "differs"], (text, x)
            assert found.rows[0].verdict == "cannot tell", (text, x)
            assert "changes faster here than from one number to the next" in found.rows[0].why


def test_a_wrong_rule_is_told_beside_what_changes_too_fast():
    text = "@custom_gradient\ndef f(z):\n    return z*z, lambda g: 3*g*z\nx: float\ny: float\n"
    found = program(text + "sin(x) + f(y)").check({"x": 1e150, "y": 2.0})
    assert found.rows[1].verdict == "differs" and len(found.faults) == 1
