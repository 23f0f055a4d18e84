"""Functions with gradients of their own, and control flow, as TensorFlow 2.21 has them where no
test says otherwise."""

import numpy as np
import pytest

import gradcli.tensorflow as tf


@pytest.fixture
def x():
    return tf.constant(2.0)


@pytest.fixture
def v():
    return tf.Variable(3.0)


def gradient(function, sources, **options):
    """The gradients of function(*sources), as numbers; None stays."""
    with tf.GradientTape() as tape:
        tape.watch(sources)
        y = function(*sources)
    found = tape.gradient(y, sources, **options)
    return [None if g is None else g.numpy().tolist() for g in found]


def second(function, x):
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = function(x)
        slope = inner.gradient(y, x)
    return float(outer.gradient(slope, x))


@tf.custom_gradient
def cube(x):
    def grad(dy):
        return dy * 7.0 * x * x

    return x * x * x, grad


@tf.custom_gradient
def log1pexp(x):
    e = tf.exp(x)

    def grad(dy):
        return dy * (1 - 1 / (1 + e))

    return tf.math.log(1 + e), grad


# -- custom_gradient -------------------------------------------------------------------------------
def test_a_custom_gradient_is_the_gradient(x):
    assert float(cube(x)) == 8.0
    assert gradient(cube, [x]) == [28.0]
    assert gradient(log1pexp, [tf.constant(100.0)]) == [1.0]


def test_its_closure_has_second_derivatives(x):
    assert second(cube, x) == 28.0
    s = 1 / (1 + np.exp(-0.5))
    assert second(log1pexp, tf.constant(0.5)) == pytest.approx(s * (1 - s), rel=1e-6)


def test_several_arguments_and_results(x):
    @tf.custom_gradient
    def two(x, y):
        return (x * y, y * y), lambda da, db: (da * y, da * x + db * 10.0)

    y = tf.constant(5.0)
    assert gradient(lambda x, y: two(x, y)[0], [x, y]) == [5.0, 2.0]
    assert gradient(lambda x, y: two(x, y)[1], [x, y]) == [0.0, 10.0]
    assert gradient(two, [x, y]) == [5.0, 12.0]


def test_nested_arguments_and_results_of_several_shapes(x):
    @tf.custom_gradient
    def scaled(xs):
        return [xs[0] * 2.0, xs[1] * 3.0], lambda *dys: [[dys[0] * 5.0, dys[1] * 6.0]]

    assert gradient(lambda *xs: scaled(list(xs)), [x, tf.constant([1.0, 2.0])]) == [5.0, [6.0, 6.0]]


def test_numbers_and_none(x):
    scaled = tf.custom_gradient(lambda x, k: (x * k, lambda dy: (dy * k, None)))
    assert gradient(lambda x: scaled(x, 3), [x]) == [3.0]
    first = tf.custom_gradient(lambda x, y: (x * y, lambda dy: [None, dy]))
    assert gradient(first, [x, tf.constant(1.0)]) == [None, 1.0]
    with tf.GradientTape() as outer:  # for which the sweep within has masks
        outer.watch(x)
        chosen = gradient(
            lambda x, y: tf.where(x > 0.0, first(x, y), 0.0) + x * y, [x, tf.constant(1.0)]
        )
    assert chosen == [1.0, 3.0]
    constant = tf.custom_gradient(lambda x: (-1.1, lambda dy: dy))
    assert gradient(constant, [x]) == [1.0]


def test_within_another_one_the_outer_one_counts(x):
    outer = tf.custom_gradient(lambda x: (cube(x), lambda dy: dy * 100.0))
    assert gradient(outer, [x]) == [100.0]


def test_a_result_that_is_the_argument_is_a_tensor_of_its_own(v):
    clipped = tf.custom_gradient(lambda x: (x, lambda dy: tf.clip_by_norm(dy, 0.5)))
    assert gradient(lambda v: clipped(v * v), [v]) == [3.0]


def test_variables_that_a_function_reads(x, v):
    @tf.custom_gradient
    def product(x):
        def grad(dy, variables=None):
            return dy * 100.0, [dy * 7.0 for _ in variables]

        return x * v, grad

    assert gradient(lambda x, v: product(x) * v, [x, v]) == [300.0, 27.0]
    without = tf.custom_gradient(lambda x: (x * v, lambda dy: dy))
    with pytest.raises(TypeError, match="must accept keyword argument 'variables'"):
        without(x)
    fixed = tf.Variable(2.0, trainable=False)
    assert gradient(tf.custom_gradient(lambda x: (x * fixed, lambda dy: 7.0 * dy)), [x]) == [7.0]


def test_a_gradient_with_more_axes_than_its_argument_is_summed(x):
    c = tf.constant([1.0, 2.0])
    assert gradient(tf.custom_gradient(lambda x: (x * c, lambda dy: dy * c)), [x]) == [3.0]


@pytest.mark.parametrize("made", [lambda dy: tf.reduce_sum(dy), lambda dy: 1.0, lambda dy: dy[:2]])
def test_a_gradient_that_does_not_fit_its_argument_is_not_spread(made):
    x = tf.constant([1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="Incompatible shapes between op input and calculated"):
        gradient(tf.custom_gradient(lambda x: (x * x, made)), [x])


@pytest.mark.parametrize("grad, words", [
    (lambda dy, variables: dy, "expected to return 2 gradients, but returned 1 instead"),
    (lambda dy, variables: ((dy, dy), []), "Must return gradient for each variable"),
])  # fmt: skip
def test_a_wrong_number_of_gradients(x, v, grad, words):
    variables = [v] if "variable" in words else []

    def function(x, y):
        return x * sum(variables, y), grad if variables else lambda dy: grad(dy, None)

    with pytest.raises(ValueError, match=words):
        gradient(tf.custom_gradient(function), [x, tf.constant(1.0)])


def test_what_returns_no_gradient_function(x):
    with pytest.raises(TypeError, match="is to return two things"):
        tf.custom_gradient(lambda x: x * 2.0)(x)


def test_complex_gradients_are_given_as_tensorflow_gives_them():
    z = tf.constant(1 + 2j)
    square = tf.custom_gradient(lambda z: (z * z, lambda dy: dy * tf.math.conj(2 * z)))
    assert gradient(square, [z]) == gradient(lambda z: z * z, [z]) == [2 - 4j]


# -- the others ------------------------------------------------------------------------------------
def test_recompute_grad_runs_again_and_keeps_nothing(x, v):
    runs = []

    def function(x):
        runs.append(1)
        return tf.sin(x * v) * tf.cos(x)

    again = tf.recompute_grad(function)
    assert gradient(lambda x, v: again(x), [x, v]) == gradient(lambda x, v: function(x), [x, v])
    assert len(runs) == 3
    with tf.GradientTape() as tape:
        tape.watch(x)
        again(x)
        assert len(tape.steps) == 7  # one step
    assert second(again, x) == pytest.approx(second(function, x), rel=1e-6)


def test_recompute_grad_of_a_variable_that_is_an_argument(v):
    again = tf.recompute_grad(lambda x: tf.sin(x) * x)
    assert gradient(again, [v]) == gradient(lambda x: tf.sin(x) * x, [v])
    both = tf.recompute_grad(lambda x: x * v)  # once an argument, once read
    assert gradient(both, [v]) == [6.0]


def test_stop_gradient_and_grad_pass_through(x):
    assert gradient(lambda x: tf.stop_gradient(x) * x + tf.stop_gradient(x * x), [x]) == [2.0]
    rounded = tf.grad_pass_through(tf.round)
    assert float(rounded(x * 1.3)) == 3.0
    assert gradient(lambda x: rounded(x * 1.5), [x]) == [1.5]


def test_py_function_is_recorded_whichever_way_it_goes(x):
    def branch(x):
        return x * x if x > 1 else x

    def function(x):
        return tf.py_function(func=branch, inp=[x], Tout=tf.float32)

    assert gradient(function, [x]) == [4.0]
    assert gradient(function, [tf.constant(0.5)]) == [1.0]
    words = "ValueError: Tensor conversion requested dtype float64"
    with pytest.raises(tf.errors.InvalidArgumentError, match=words):
        tf.py_function(lambda x: x * 2, [x], tf.float64)


def test_no_gradient_passes_numpy_function(x):
    assert gradient(lambda x: tf.numpy_function(np.sin, [x], tf.float32), [x]) == [None]


def test_function_is_a_decorator_that_changes_nothing(x, v):
    @tf.function
    def product(x, k=2.0):
        "The product."
        return x * k * v

    assert gradient(lambda x, v: product(x), [x, v]) == [6.0, 4.0]
    assert (product.__name__, product.__doc__) == ("product", "The product.")
    assert type(tf.function(lambda: v.assign_add(1.0))()) is tf.Tensor


def test_control_flow_has_gradients(x, v):
    e = tf.constant([1.0, 2.0, 3.0])

    def turns(x):
        return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), (0, x))[1]

    assert gradient(turns, [x]) == [32.0]
    assert gradient(lambda x: tf.cond(x > 1, lambda: x * x, lambda: x), [x]) == [4.0]
    assert gradient(lambda e: tf.scan(lambda a, t: a * t, e), [e]) == [[9.0, 4.0, 2.0]]
    assert gradient(lambda e, v: tf.map_fn(lambda t: t * t * v, e), [e, v]) == [
        [6.0, 12.0, 18.0],
        14.0,
    ]
