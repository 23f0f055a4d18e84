"""Tensors made of shapes and numbers: what no recorded call shows."""

import numpy as np
import pytest

import gradcli.tensorflow as tf
from gradcli.errors import Diagnostic
from gradcli.ops import memory


@pytest.mark.parametrize("make", [
    lambda: tf.zeros([10**6, 10**6]), lambda: tf.ones([10**12]), lambda: tf.fill([10**12], 1.0),
    lambda: tf.eye(10**7), lambda: tf.range(10**13), lambda: tf.linspace(0.0, 1.0, 10**12),
    lambda: tf.one_hot([0], 10**13), lambda: tf.linalg.diag(tf.zeros([10**5])),
    lambda: tf.random.normal([10**12]),
])  # fmt: skip
def test_what_does_not_fit_in_memory_is_refused_beforehand(make):
    with memory.within(10**6, 2**30), pytest.raises(Diagnostic, match="elements"):
        make()


def test_a_new_tensor_is_no_part_of_a_derivative():
    x = tf.Variable([1.0, 2.0])
    with tf.GradientTape(persistent=True) as tape:
        y = tf.ones_like(x) + tf.zeros_like(x)
        n = tf.cast(tf.size(x), tf.float32)
    assert tape.gradient(y, x) is None and tape.gradient(n, x) is None


def test_strings_fill_a_tensor_as_objects():
    assert repr(tf.fill([1], "a").numpy()) == "array([b'a'], dtype=object)"
    found = tf.one_hot(1, 2, on_value="a", off_value="b").numpy()
    assert found.tolist() == [b"b", b"a"] and found.dtype == object


def test_a_range_of_floats_has_no_summed_rounding():
    found = tf.range(0.0, 1000.0, 0.1).numpy()
    np.testing.assert_array_equal(
        found[::1000], np.arange(0, 10000, 1000, np.float32) * np.float32(0.1)
    )


def test_shapes_of_tensors_may_be_shapes():
    x = tf.zeros([2, 3])
    assert tf.zeros(tf.shape(x)).shape == (2, 3) == tf.ones(x.shape).shape
    assert tf.zeros([tf.constant(2), 1]).shape == (2, 1)


def test_a_number_of_points_is_an_integer():
    with pytest.raises(TypeError, match="must be of type integer"):
        tf.linspace(0.0, 1.0, 2.5)
