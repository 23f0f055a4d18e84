"""custom_gradient and custom_jvp: rules of one's own, in every world."""

import itertools
import math

import numpy as np
import pytest

from gradcli import calls
from gradcli.engine.custom import custom_gradient, custom_jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import grad, hessian, jacobian, jvp, vjp
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import matmul
from gradcli.ops.elementary import cos, exp, log, sin
from gradcli.ops.logistic import softplus
from gradcli.ops.piecewise import clip
from gradcli.ops.reductions import total

pytestmark = pytest.mark.sampled(4)

WAYS = {
    "grad": grad,
    "jacobian": jacobian,
    "jvp": lambda f: lambda x: jvp(f, (x,), (1.0,))[1],
    "vjp": lambda f: lambda x: vjp(f, x)[1](1.0)[0],
    "series": lambda f: lambda x: derivatives(f, x, 1)[1][0],
}


@custom_gradient
def log1pexp(x):
    """TensorFlow's example: plain, its derivative at 100 is NaN."""
    e = exp(x)
    return log(1 + e), lambda upstream: upstream * (1 - 1 / (1 + e))


@custom_jvp
def f(x, y):
    return sin(x) * y


@f.defjvp
def f_jvp(primals, tangents):
    (x, y), (x_dot, y_dot) = primals, tangents
    return f(x, y), cos(x) * x_dot * y + sin(x) * y_dot


def test_the_rule_is_used_where_the_plain_derivative_fails():
    assert grad(log1pexp)(100.0) == 1.0 and 0.0 < grad(grad(log1pexp))(100.0) < 1e-40


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=3)), ids=" ".join)
def test_a_custom_gradient_in_every_world_to_third_order(ways):
    d1, d2, d3 = (WAYS[w] for w in ways)
    _, want = derivatives(softplus, 0.7, 3)
    assert d1(log1pexp)(0.7) == pytest.approx(want[0], rel=1e-15)
    assert d1(d2(log1pexp))(0.7) == pytest.approx(want[1], rel=1e-14)
    assert d1(d2(d3(log1pexp)))(0.7) == pytest.approx(want[2], rel=1e-13)


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=3)), ids=" ".join)
def test_a_custom_jvp_in_every_world_to_third_order(ways):
    d1, d2, d3 = (WAYS[w] for w in ways)
    _, want = derivatives(lambda x: sin(x) * x, 0.7, 3)
    assert d1(d2(d3(lambda x: f(x, x))))(0.7) == pytest.approx(want[2], rel=1e-13)
    assert d1(lambda y: d2(lambda x: f(x, y))(0.7))(3.0) == pytest.approx(math.cos(0.7), rel=1e-15)


def test_series_of_high_order_go_through_a_rule():
    _, got = derivatives(log1pexp, 0.7, 9)
    _, want = derivatives(softplus, 0.7, 9)
    assert got == pytest.approx(want, rel=1e-11)


def test_a_rule_may_be_something_else_than_the_derivative():
    wrong = custom_gradient(lambda x: (x * x, lambda dy: 100.0 * dy))
    for way in WAYS.values():
        assert way(wrong)(3.0) == 100.0
    straight = custom_jvp(lambda x: x * x)
    straight.defjvp(lambda p, t: (straight(*p), 7.0 * t[0]))
    for way in WAYS.values():
        assert way(straight)(3.0) == 7.0


CLIPPED = {
    "by a row": lambda dy: clip(dy, -1.0, 1.0),
    "by a branch": lambda dy: dy if dy < 1.0 else 1.0,
    "by a constant": lambda dy: 3.0,
    "far away": lambda dy: clip(dy, -1e9, 1e9),
}


@pytest.mark.parametrize("how", CLIPPED)
def test_a_rule_that_is_not_linear_works_in_its_own_direction_only(how):
    clipped = custom_gradient(lambda x: (x, CLIPPED[how]))
    want = {"by a constant": 3.0, "far away": 5.0}.get(how, 1.0)
    assert grad(lambda x: 5.0 * clipped(x))(2.0) == want
    for way in ("jvp", "series"):
        with pytest.raises(Diagnostic, match="not linear") as caught:
            WAYS[way](clipped)(2.0)
        assert caught.value.code == "E0205"


def test_a_jvp_that_is_not_linear_does_not_go_backwards():
    bent = custom_jvp(lambda x: x)
    bent.defjvp(lambda p, t: (p[0], clip(t[0], -1.0, 1.0)))
    assert jvp(bent, (2.0,), (5.0,)) == (2.0, 1.0)
    with pytest.raises(Diagnostic, match="not linear"):
        grad(bent)(2.0)


def test_without_a_rule_there_is_no_derivative():
    bare = custom_jvp(lambda x: x)
    assert bare(2.0) == 2.0
    with pytest.raises(Diagnostic, match="has no rule"):
        grad(bare)(2.0)


def test_structures_of_arguments_and_of_values():
    @custom_gradient
    def g(p, y):
        def back(da, db):
            return {"a": 2 * da * y, "b": db}, 2 * da * p["a"]

        return (2 * p["a"] * y, p["b"]), back

    p = {"a": 1.5, "b": 2.5}
    assert g(p, 4.0) == (12.0, 2.5)
    by_p, by_y = grad(lambda p, y: g(p, y)[0] * g(p, y)[1], (0, 1))(p, 4.0)
    assert by_p == {"a": 20.0, "b": 12.0} and by_y == 7.5
    assert jvp(g, (p, 4.0), ({"a": 1.0, "b": 0.0}, 1.0))[1] == (11.0, 0.0)


def test_rules_on_arrays():
    a, v = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array([1.0, 2.0])
    back = custom_gradient(lambda v: (matmul(a, v), lambda dy: matmul(a.T, dy)))
    forward = custom_jvp(lambda v: matmul(a, v))
    forward.defjvp(lambda p, t: (forward(*p), matmul(a, t[0])))
    for h in (back, forward):
        assert np.array_equal(jacobian(h)(v), a)
        assert jvp(h, (v,), (np.array([1.0, 0.0]),))[1].tolist() == [1.0, 3.0]
        assert np.allclose(hessian(lambda v, h=h: total(h(v) ** 2))(v), 2 * a.T @ a, rtol=1e-15)
    with pytest.raises(Diagnostic, match="shape"):
        grad(lambda v: total(custom_gradient(lambda v: (v, lambda dy: dy[:1]))(v)))(v)


def test_an_inner_rule_defines_the_second_order():
    @custom_gradient
    def outer(x):
        @custom_gradient
        def inner(x, dy):
            return dy * 2 * x, lambda ddy: (100.0 * ddy, ddy * 2 * x)

        return x * x, lambda dy: inner(x, dy)

    assert grad(outer)(3.0) == 6.0 and grad(grad(outer))(3.0) == 100.0


def test_a_persistent_tape_differentiates_its_own_sweep_through_a_rule():
    x = Tensor(0.7)
    _, want = derivatives(softplus, 0.7, 3)
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = log1pexp(x)
        for order in range(3):
            y = tape.gradient(y, x)
            assert y.value == pytest.approx(want[order], rel=1e-13)


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=2)), ids=" ".join)
def test_what_a_rule_takes_from_around_it(ways):
    """w d/dx [w x^2] at x = 2 is 4 w^2; what meets a variable twice is refused."""
    d1, d2 = (WAYS[w] for w in ways)

    def around(w):
        h = custom_gradient(lambda x: (x * x * w, lambda dy: dy * 2 * x * w))
        return d2(h)(2.0) * w

    assert d1(around)(3.0) == 24.0

    def twice(w):
        return custom_gradient(lambda x: (x * w, lambda dy: dy * w))(2.0 * w)

    with pytest.raises(Diagnostic, match="from around it too"):
        d1(twice)(3.0)


# -- in programs -----------------------------------------------------------------------------------
PROGRAM = """
@custom_gradient
def log1pexp(x):
    e = exp(x)
    def back(upstream):
        return upstream * (1 - 1 / (1 + e))
    return log(1 + e), back

@custom_jvp
def f(x, y):
    return sin(x) * y

@f.defjvp
def f_jvp(primals, tangents):
    x, y = primals
    x_dot, y_dot = tangents
    return f(x, y), cos(x) * x_dot * y + sin(x) * y_dot

x: float
"""


@pytest.mark.parametrize(
    "target, plain",
    [("log1pexp(x)", lambda x: softplus(x)), ("f(x, x)", lambda x: sin(x) * x)],
)
def test_rules_in_programs_to_every_order_of_the_command(target, plain):
    p = calls.program(f"{PROGRAM}{target}")
    found = calls.gradient(p, {"x": 0.7}, order=4).gradients
    _, want = derivatives(plain, 0.7, 4)
    assert list(found.values()) == pytest.approx(want, rel=1e-13)
    inside = calls.program(f"{PROGRAM}grad(lambda u: grad(lambda x: {target})(u))(x)")
    assert calls.value(inside, {"x": 0.7}).value == pytest.approx(want[1], rel=1e-13)


def test_tensorflows_name_and_a_clipped_gradient():
    text = """import tensorflow as tf
x: float
@tf.custom_gradient
def clipped(x):
    return x, lambda dy: np.clip(dy, -1.0, 1.0)
5*clipped(x)"""
    assert calls.gradient(calls.program(text), {"x": 2.0}).gradients == {"x": 1.0}
    with pytest.raises(Diagnostic) as caught:
        calls.gradient(calls.program(text), {"x": 2.0}, order=2)
    error = caught.value
    assert error.code == "E0205" and error.source.position(error.span[0])[0] == 6


@pytest.mark.parametrize(
    "body, words",
    [
        ("return x", "two things"),
        ("return x, 3.0", "two things"),
        ("return x, lambda dy: (dy, dy)", "structure"),
    ],
)
def test_a_rule_of_the_wrong_form_is_said(body, words):
    p = calls.program(f"@custom_gradient\ndef f(x):\n    {body}\ngrad(f)(2.0)")
    with pytest.raises(Diagnostic, match=words) as caught:
        calls.value(p, {})
    assert caught.value.span is not None


VECTOR = np.array([1.0, 2.0, 3.0])


@pytest.mark.parametrize(
    "slope, words",
    [
        (lambda dy: total(dy), "a cotangent that is a number for a value of shape"),
        (lambda dy: 2.0, "a cotangent that is a number for a value of shape"),
        (lambda dy: dy[:2], "a cotangent of shape .2,. for a value of shape .3,."),
    ],
)
def test_a_cotangent_of_another_shape_is_not_spread(slope, words):
    squared = custom_gradient(lambda x: (x * x, slope))
    with pytest.raises(Diagnostic, match=words) as caught:
        grad(lambda x: total(squared(x)))(VECTOR)
    assert caught.value.code == "E0202" and "ones_like" in caught.value.help


def test_a_tangent_of_another_shape_is_not_spread():
    squared = custom_jvp(lambda x: x * x)
    squared.defjvp(lambda primals, tangents: (primals[0] ** 2, total(tangents[0])))
    with pytest.raises(Diagnostic, match="a tangent that is a number for a value of shape"):
        jvp(squared, (VECTOR,), (VECTOR,))
    number = custom_jvp(total)
    number.defjvp(lambda primals, tangents: (total(primals[0]), tangents[0]))
    with pytest.raises(Diagnostic, match=r"a tangent of shape \(3,\) for a number"):
        jvp(number, (VECTOR,), (VECTOR,))


def test_zero_is_zero_in_every_shape():
    flat = custom_gradient(lambda x: (x * x, lambda dy: 0.0))
    assert grad(lambda x: total(flat(x)))(VECTOR).tolist() == [0.0, 0.0, 0.0]
