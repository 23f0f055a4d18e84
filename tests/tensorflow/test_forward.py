"""ForwardAccumulator: the values are TensorFlow 2.21's where no test says otherwise."""

import math

import pytest

import gradcli.tensorflow as tf
from gradcli.errors import Diagnostic

Accumulator = tf.autodiff.ForwardAccumulator
ONE = 1.0


@pytest.fixture
def x():
    return tf.constant(2.0)


@pytest.fixture
def v():
    return tf.Variable(3.0)


def number(x):
    return None if x is None else x.numpy().tolist()


def test_directions_of_tensors_and_variables(x, v):
    with Accumulator([x, v], [1.0, 10.0]) as accumulator:
        y = x * x * v
        nested = {"a": y, "b": [tf.sin(y), x * 2.0]}
    found = accumulator.jvp(nested)
    assert number(found["a"]) == 52.0 and number(found["b"][1]) == 2.0
    assert number(found["b"][0]) == pytest.approx(math.cos(12.0) * 52.0, rel=1e-6)
    assert [number(accumulator.jvp(s)) for s in (x, v)] == [1.0, 10.0]


def test_what_depends_on_nothing_watched(x, v):
    with Accumulator(x, 1.0) as accumulator:
        y = v * v
    assert accumulator.jvp(y) is None
    assert number(accumulator.jvp(v, unconnected_gradients="zero")) == 0.0
    after = x * x
    assert accumulator.jvp(after) is None


def test_it_may_be_entered_again_but_not_within(x):
    accumulator = Accumulator(x, 1.0)
    with accumulator:
        y = x * x
        with pytest.raises(ValueError, match="already recording"):
            accumulator.__enter__()
    with accumulator:
        z = y * y
    assert number(accumulator.jvp(z)) == 32.0


def test_an_assignment_leaves_the_tangent_of_a_variable(v):
    accumulator = Accumulator(v, 1.0)
    v.assign(4.0)
    with accumulator:
        y = v * v
        v.assign(5.0)
        z = v * v
    assert [number(t) for t in accumulator.jvp([y, z])] == [8.0, 10.0]


def test_zeros_where_nothing_connects_also_of_what_is_not_finite(x):
    with Accumulator(x, 1.0) as accumulator:
        y = tf.constant([3.0, math.inf])
    assert number(accumulator.jvp(y, tf.UnconnectedGradients.ZERO)) == [0.0, 0.0]


@pytest.mark.parametrize("function, expected", [
    (lambda x: x * x * x, 12.0), (lambda x: tf.exp(x) * x, 4 * math.exp(2.0)),
])  # fmt: skip
def test_second_derivatives_with_tapes_in_either_order(x, function, expected):
    with Accumulator(x, ONE) as accumulator:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = function(x)
        slope = tape.gradient(y, x)
    assert number(accumulator.jvp(slope)) == pytest.approx(expected, rel=1e-6)

    with tf.GradientTape() as tape:
        tape.watch(x)
        with Accumulator(x, ONE) as accumulator:
            y = function(x)
        slope = accumulator.jvp(y)
    assert number(tape.gradient(slope, x)) == pytest.approx(expected, rel=1e-6)

    with tf.GradientTape() as tape:
        tape.watch(x)
        with Accumulator(x, ONE) as accumulator:
            slope = tape.gradient(function(x), x)
    assert number(accumulator.jvp(slope)) == pytest.approx(expected, rel=1e-6)


def test_a_tape_within_records_the_tangents_too(x):
    """TensorFlow gives None: there a tape is not told of what accumulators around it compute."""
    with Accumulator(x, ONE) as accumulator, tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.exp(x)
        slope = accumulator.jvp(y)
    assert number(tape.gradient(slope, x)) == pytest.approx(math.exp(2.0), rel=1e-6)


def test_a_hessian_times_a_vector():
    v = tf.Variable([1.0, 2.0])
    with Accumulator(v, tf.constant([1.0, 0.0])) as accumulator:
        with tf.GradientTape() as tape:
            y = tf.reduce_sum(v**3.0)
        backward = tape.gradient(y, v)
    assert number(backward) == [3.0, 12.0] and number(accumulator.jvp(backward)) == [6.0, 0.0]


def test_one_in_another(x, v):
    with Accumulator(x, ONE) as outer:
        with Accumulator(x, ONE) as inner:
            y = x**3
        slope = inner.jvp(y)
    assert [number(slope), number(outer.jvp(slope)), number(outer.jvp(y))] == [12.0, 12.0, 12.0]
    assert inner.jvp(outer.jvp(y)) is None
    with Accumulator(x, ONE) as one, Accumulator(v, ONE) as other:
        y = x**3 * v * v
        slope = other.jvp(y)
    assert number(one.jvp(slope)) == 72.0


def test_control_flow_arrays_and_assignments(x):
    m = tf.constant([[1.0, 2.0], [3.0, 4.0]])
    with Accumulator([x, m], [1.0, tf.ones([2, 2])]) as accumulator:
        y = tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), (0, x))[1]
        held = tf.stop_gradient(x) * x
        v = tf.Variable(x * x)
        assigned = v * 1.0
        arrays = [tf.matmul(m, m), m[0] * m[1], tf.reduce_sum(m, 0)]
    assert [number(accumulator.jvp(t)) for t in (y, held, assigned)] == [32.0, 2.0, None]
    assert [number(t) for t in accumulator.jvp(arrays)] == [
        [[7.0, 9.0], [11.0, 13.0]],
        [4.0, 6.0],
        [2.0, 2.0],
    ]


def test_a_custom_gradient_goes_forward_transposed(x):
    """TensorFlow leaves a custom gradient aside here and differentiates what it computed."""
    triple = tf.custom_gradient(lambda x: (x * x, lambda dy: dy * 3.0))
    both = tf.custom_gradient(lambda x, y: ((x, y), lambda dx, dy: (dx * 2.0 + dy, dy * 5.0)))
    with Accumulator(x, 10.0) as accumulator:
        y = triple(x)
        parts = both(x, tf.constant(1.0))
    assert number(accumulator.jvp(y)) == 30.0
    assert [number(t) for t in accumulator.jvp(parts)] == [20.0, 10.0]


def test_one_that_is_not_linear_goes_in_reverse_only(x):
    clipped = tf.custom_gradient(lambda x: (x, lambda dy: tf.clip_by_value(dy, -1.0, 1.0)))
    with pytest.raises(Diagnostic, match="not linear"), Accumulator(x, 10.0):
        clipped(x)


@pytest.mark.parametrize("primals, tangents, kind, words", [
    (lambda x, v: [x, x], [1.0, 1.0], ValueError, "as a primal multiple times"),
    (lambda x, v: v, [1.0, 2.0], ValueError, "structure"),
    (lambda x, v: x, tf.ones([3]), ValueError, "has the shape \\(3,\\)"),
    (lambda x, v: x, tf.constant(1), ValueError, "requested dtype float32"),
    (lambda x, v: 3.0, 1.0, AttributeError, "no attribute 'dtype'"),
])  # fmt: skip
def test_primals_and_tangents_match(x, v, primals, tangents, kind, words):
    with pytest.raises(kind, match=words):
        Accumulator(primals(x, v), tangents)


def test_integers_are_warned_about_and_have_no_tangent():
    i = tf.constant(1)
    with pytest.warns(UserWarning, match="watched primal must be floating"):
        accumulator = Accumulator(i, tf.constant(1))
    with accumulator:
        y = i * i
    assert accumulator.jvp(y) is None
