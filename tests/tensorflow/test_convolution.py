"""Convolutions and pooling, against values recorded from TensorFlow 2.21 and against loops."""

import numpy as np
import pytest

import gradcli.tensorflow as tf

IMAGE = (((np.arange(32) * 7) % 11) / 4.0 - 1).reshape(2, 4, 4, 1)
FILTERS = (((np.arange(12) * 5) % 7) / 2.0 - 1).reshape(3, 2, 1, 2)


def weighted(y):
    """A sum of the elements with the weights 0, 1, 2, 3, 4, 0, 1, …"""
    weights = np.arange(y.numpy().size) % 5.0
    return tf.reduce_sum(y * weights.reshape(y.shape))


def derivatives(function, *values):
    values = [tf.constant(v, tf.float64) for v in values]
    with tf.GradientTape() as tape:
        for v in values:
            tape.watch(v)
        y = weighted(function(*values))
    return [y.numpy(), *(g.numpy().ravel() for g in tape.gradient(y, values))]


# strides, padding, the weighted sum, six of the gradient by the image, that by the filters
CONVOLUTIONS = [
    (1, "SAME", 97.0, [4.0, 7.0, 7.0, -0.5, 12.5, 6.0],
     [10.0, 5.25, 11.5, 15.25, 15.5, 21.25, 12.75, 8.75, 13.0, 11.25, 7.25, 18.0]),
    (2, "SAME", 30.75, [1.5, -0.5, 2.5, -0.5, 1.0, -1.0],
     [-3.5, -4.25, 10.75, 12.0, 9.5, 14.0, 4.5, 2.75, -0.75, -1.25, 2.5, 3.5]),
    (1, "VALID", 51.75, [1.5, 2.0, -4.5, 2.0, 3.0, 8.5],
     [4.75, 1.5, 13.0, 7.75, 7.5, 4.5, 4.75, 10.75, 10.25, 7.5, 7.5, 13.75]),
    ((2, 1), "VALID", 41.875, [1.5, 2.0, -4.5, 2.0, 1.0, 6.0],
     [3.75, 5.5, 7.5, 2.75, 5.0, 0.0, 0.5, 0.0, 6.25, 8.25, -1.0, 5.5]),
    (1, [[0, 0], [1, 2], [0, 1], [0, 0]], 101.625, [4.0, 7.0, 7.0, -0.5, 12.5, 6.0],
     [9.75, 19.25, 18.25, 9.25, 27.5, 20.75, 12.75, 16.25, -2.0, 11.25, 11.25, 10.75]),
]  # fmt: skip


@pytest.mark.parametrize("strides, padding, value, of_image, of_filters", CONVOLUTIONS)
def test_a_convolution_and_its_gradients(strides, padding, value, of_image, of_filters):
    y, image, filters = derivatives(
        lambda a, b: tf.nn.conv2d(a, b, strides, padding), IMAGE, FILTERS
    )
    assert (y, image[:6].tolist(), filters.tolist()) == (value, of_image, of_filters)


# the function, size, strides, padding, the weighted sum, and half of the gradient
POOLS = [
    ("max_pool2d", 2, 2, "VALID", 16.5,
     [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0]),
    ("max_pool2d", 3, 2, "SAME", 18.5,
     [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 0.0]),
    ("max_pool2d", (1, 2), (2, 1), "SAME", 27.75,
     [0.0, 1.0, 0.0, 5.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 4.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0]),
    ("avg_pool2d", 2, 2, "VALID", 4.375,
     [0.0, 0.0, 0.25, 0.25, 0.0, 0.0, 0.25, 0.25,
      0.5, 0.5, 0.75, 0.75, 0.5, 0.5, 0.75, 0.75]),
    ("avg_pool2d", 3, 2, "SAME", 3.55555555556,
     [0.0, 0.0, 0.166666666667, 0.166666666667, 0.0, 0.0, 0.166666666667, 0.166666666667,
      0.333333333333, 0.333333333333, 1.25, 0.916666666667,
      0.333333333333, 0.333333333333, 1.08333333333, 0.75]),
    ("avg_pool2d", (1, 2), (2, 1), "SAME", 11.625,
     [0.0, 0.5, 1.5, 4.0, 0.0, 0.0, 0.0, 0.0,
      2.0, 2.0, 0.5, 2.5, 0.0, 0.0, 0.0, 0.0]),
]  # fmt: skip


@pytest.mark.parametrize("name, size, strides, padding, value, gradient", POOLS)
def test_pooling_and_its_gradient(name, size, strides, padding, value, gradient):
    y, found = derivatives(lambda a: getattr(tf.nn, name)(a, size, strides, padding), IMAGE)
    assert y == pytest.approx(value) and found[:16] == pytest.approx(np.array(gradient))


def test_the_gradient_of_a_largest_goes_to_the_first_of_several():
    x = tf.ones((1, 2, 2, 1))
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.nn.max_pool2d(x, 2, 1, "VALID")
    assert tape.gradient(y, x).numpy().ravel().tolist() == [1.0, 0.0, 0.0, 0.0]


def test_padding_is_never_the_largest():
    y = tf.nn.max_pool2d(tf.fill((1, 3, 3, 1), -2.0), 2, 2, "SAME")
    assert y.numpy().ravel().tolist() == [-2.0] * 4


@pytest.mark.parametrize("axes", [1, 2, 3])
def test_a_convolution_is_its_sum_over_windows(axes):
    source = np.random.default_rng(axes)
    x, kernel = source.normal(size=(2, *[5] * axes, 3)), source.normal(size=(*[2] * axes, 3, 4))
    function = [tf.nn.conv1d, tf.nn.conv2d, tf.nn.conv3d][axes - 1]
    y = function(tf.constant(x), tf.constant(kernel), 2, "VALID").numpy()
    assert y.shape == (2, *[2] * axes, 4)
    for place in np.ndindex(*[2] * axes):
        window = x[(slice(None), *[slice(2 * i, 2 * i + 2) for i in place])]
        wanted = np.tensordot(window, kernel, axes + 1)
        assert y[(slice(None), *place)] == pytest.approx(wanted)
    assert tf.nn.convolution(tf.constant(x), tf.constant(kernel), 2).numpy() == pytest.approx(y)


def test_holes_between_the_elements_of_a_window():
    x = tf.reshape(tf.range(7.0), (1, 7, 1))
    y = tf.nn.conv1d(x, tf.ones((2, 1, 1)), 1, "VALID", dilations=3)
    assert y.numpy().ravel().tolist() == [3.0, 5.0, 7.0, 9.0]


def test_pooling_of_volumes():
    x = tf.reshape(tf.range(8.0), (1, 2, 2, 2, 1))
    assert tf.nn.max_pool3d(x, 2, 1, "VALID").numpy().item() == 7.0
    assert tf.nn.avg_pool3d(x, 2, 1, "VALID").numpy().item() == 3.5


def test_the_second_derivative_by_a_tape_in_a_tape():
    x, kernel = tf.constant(IMAGE), tf.constant(FILTERS)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = tf.reduce_sum(tf.nn.conv2d(x, kernel, 1, "SAME") ** 3.0)
        slope = inner.gradient(y, x)
        along = tf.reduce_sum(slope * IMAGE)
    # the slope is of degree 2 in x, so that its derivative along x is twice itself
    second = tf.reduce_sum(outer.gradient(along, x) * IMAGE)
    assert float(second) == pytest.approx(2.0 * float(along), rel=1e-12)


WRONG = [
    ((tf.ones((1, 3, 3, 2)), tf.ones((2, 2, 3, 1)), 1, "SAME"),
     "input depth must be evenly divisible by filter depth: 2 vs 3 [Op:Conv2D] name: "),
    ((tf.ones((3, 3, 1)), tf.ones((2, 2, 1, 1)), 1, "SAME"),
     "convolution input must be 4-dimensional: [3,3,1] [Op:Conv2D] name: "),
    ((tf.ones((1, 3, 3, 1)), tf.ones((5, 5, 1, 1)), 1, "VALID"),
     "Computed output size would be negative: -1 [input_size: 3, effective_filter_size: 5, stride: "
     "1] [Op:Conv2D] name: "),
    ((tf.ones((1, 3, 3, 1)), tf.ones((2, 2, 1, 1)), [1, 2, 3], "SAME"),
     "strides should be of length 1, 2 or 4. Received: strides=[1, 2, 3] of length 3"),
]  # fmt: skip


@pytest.mark.parametrize("args, message", WRONG)
def test_what_is_wrong_is_said_in_tensorflows_words(args, message):
    with pytest.raises((tf.errors.InvalidArgumentError, ValueError)) as caught:
        tf.nn.conv2d(*args)
    assert str(caught.value) == message
