"""Reductions and running sums: zeros, ties, and what TensorFlow has no gradient of."""

import warnings

import numpy as np
import pytest

import gradcli.tensorflow as tf


def gradient(function, x):
    x = tf.constant(x, tf.float64)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = function(x)
    return tape.gradient(y, x).numpy()


def test_running_products_have_exact_gradients_at_zeros():
    x, w = np.array([2.0, 0.0, 3.0, 0.0, 5.0]), np.array([0.3, 0.5, 0.7, 1.1, 1.3])
    found = gradient(lambda v: tf.math.cumprod(v) * w, x)
    exact = [sum(w[k] * np.prod(np.delete(x[: k + 1], i)) for k in range(i, 5)) for i in range(5)]
    np.testing.assert_allclose(found, exact, atol=1e-14)


def test_ties_of_an_extreme_share_its_gradient():
    assert gradient(tf.reduce_max, [3.0, 1.0, 3.0]).tolist() == [0.5, 0, 0.5]
    assert gradient(tf.reduce_min, [3.0, 1.0, 1.0]).tolist() == [0, 0.5, 0.5]


@pytest.mark.parametrize("name", ["floor", "math.ceil", "round", "math.rint"])
def test_no_gradient_passes_a_rounding(name):
    x = tf.Variable([0.4, 1.7])
    function = tf.find(name)
    with tf.GradientTape() as tape:
        y = function(x)
    assert tape.gradient(y, x) is None


def test_parts_of_real_numbers_that_are_constants_have_no_gradient():
    x = tf.constant([1.0, -2.0])
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        parts = [tf.math.imag(x), tf.math.angle(x)]
    assert [tape.gradient(y, x) for y in parts] == [None, None]


def test_a_mean_of_nothing_is_nan_without_a_warning():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert np.isnan(tf.reduce_mean(tf.zeros([0])))


def test_counts_with_weights_pass_a_gradient():
    found = gradient(lambda w: tf.math.bincount([1, 1, 3], weights=w) ** 2, [0.5, 1.0, 2.0])
    assert found.tolist() == [3, 3, 4]


def test_integers_stay_what_they_are():
    x = tf.constant([250, 10], tf.uint8)
    assert tf.reduce_sum(x).numpy() == 4 and tf.reduce_sum(x).dtype == tf.uint8
    assert tf.reduce_mean(tf.constant([-1, -2])).numpy() == -1  # cut towards 0
    assert tf.reduce_prod(tf.constant([2, 3], tf.int64)).dtype == tf.int64


def test_few_elements_of_float32_are_rounded_once():
    x = np.linspace(0.05, 0.95, 200, dtype=np.float32)
    for name in ("exp", "math.log", "tanh", "tan", "math.log1p", "math.lgamma"):
        function = tf.find(name)
        alone = [function(tf.constant(v)).numpy() for v in x]
        np.testing.assert_array_equal(function(tf.constant(x)).numpy(), alone)


def test_few_powers_of_float32_are_rounded_once():
    x, p = np.linspace(0.05, 3, 200, dtype=np.float32), np.float32(3)
    alone = [tf.pow(tf.constant(v), p).numpy() for v in x]
    np.testing.assert_array_equal(tf.pow(tf.constant(x), p).numpy(), alone)
    np.testing.assert_array_equal((tf.constant(x) ** 3).numpy(), alone)
