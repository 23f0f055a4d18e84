"""tf.test.compute_gradient: the tape beside differences."""

import numpy as np
import pytest

import gradcli.tensorflow as tf


def test_both_jacobians_have_a_row_for_each_element_of_the_value():
    x, y = tf.constant([1.0, 2.0]), tf.constant(3.0)
    theoretical, numerical = tf.test.compute_gradient(lambda x, y: x * x * y, [x, y])
    assert [j.tolist() for j in theoretical] == [[[6, 0], [0, 12]], [[1], [4]]]
    for exact, near in zip(theoretical, numerical):
        assert exact.shape == near.shape and exact.dtype == near.dtype == np.float32
        np.testing.assert_allclose(near, exact, rtol=1e-3)


def test_the_step_is_the_one_asked_for():
    x = tf.constant(1.0, tf.float64)
    _, (near,) = tf.test.compute_gradient(lambda x: x * x * x, [x], delta=0.5)
    assert near.tolist() == [[3.25]]  # (1.5**3 - 0.5**3) / 1


def test_what_does_not_depend_on_an_argument_has_zeros():
    theoretical, numerical = tf.test.compute_gradient(lambda _: tf.constant([5.0, 6.0]), [3.0])
    assert theoretical[0].tolist() == numerical[0].tolist() == [[0], [0]]


def test_arguments_are_a_list_of_floating_values():
    with pytest.raises(ValueError, match="must be a list or tuple"):
        tf.test.compute_gradient(lambda x: x, tf.constant(1.0))
    with pytest.raises(TypeError, match="floating"):
        tf.test.compute_gradient(lambda x: x, [tf.constant(1)])
