"""Functions of networks, against values recorded from TensorFlow 2.21 and against differences."""

import numpy as np
import pytest

import gradcli.tensorflow as tf

X = [-7.0, -1.5, -0.5, 0.0, 0.25, 1.0, 6.0, 30.0]
WEIGHTS = np.array([1.0, -2.0, 0.5, 3.0, -1.0, 2.0, 0.25, 1.0])

# name -> value, and gradient and second derivative of the sum weighted by WEIGHTS, in float64
RECORDED = {
    "relu": [
        [0.0, 0.0, 0.0, 0.0, 0.25, 1.0, 6.0, 30.0],
        [0.0, -0.0, 0.0, 0.0, -1.0, 2.0, 0.25, 1.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    ],
    "relu6": [
        [0.0, 0.0, 0.0, 0.0, 0.25, 1.0, 6.0, 6.0],
        [0.0, -0.0, 0.0, 0.0, -1.0, 2.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    ],
    "elu": [
        [-0.999088118034, -0.776869839852, -0.393469340287, 0.0, 0.25, 1.0, 6.0, 30.0],
        [0.000911881965554, -0.446260320297, 0.303265329856, 3.0, -1.0, 2.0, 0.25, 1.0],
        [0.000911881965554, -0.446260320297, 0.303265329856, 0.0, 0.0, 0.0, 0.0, 0.0],
    ],
    "selu": [
        [-1.75649616176, -1.36581435337, -0.691758187803, 0.0, 0.262675246839, 1.05070098736,
         6.30420592413, 31.5210296207],
        [0.00160317908257, -0.78456997496, 0.533170576522, 3.15210296207, -1.05070098736,
         2.10140197471, 0.262675246839, 1.05070098736],
        [0.00160317908257, -0.78456997496, 0.533170576522, 0.0, 0.0, 0.0, 0.0, 0.0],
    ],
    "silu": [
        [-0.0063773583608, -0.27363828571, -0.188770334399, 0.0, 0.140544125221, 0.73105857863,
         5.98516426106, 30.0],
        [-0.00546049706645, 0.0825883085983, 0.130019406349, 1.5, -0.62371002157, 1.85534102374,
         0.253081608148, 1.0],
        [-0.0045394962873, -0.312395169927, 0.220614513489, 1.5, -0.484616287469, 0.60473223762,
         -0.00244821304739, -2.62057042732e-12],
    ],
    "softplus": [
        [0.000911466453774, 0.201413277983, 0.47407698418, 0.69314718056, 0.825939419879,
         1.31326168752, 6.00247568514, 30.0],
        [0.000911051194401, -0.364851047613, 0.188770334399, 1.5, -0.562176500886, 1.46211715726,
         0.249381844211, 1.0],
        [0.000910221180122, -0.298292904141, 0.117501856101, 0.75, -0.246134082738,
         0.393223866483, 0.00061662732284, 9.35918009759e-14],
    ],
}  # fmt: skip


def derivatives(function, x):
    """The value at x, and the first and the second derivative of its weighted sum."""
    x = tf.constant(x, tf.float64)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = function(x)
            total = tf.reduce_sum(y * WEIGHTS)
        first = inner.gradient(total, x)
    return y, first, outer.gradient(first, x, unconnected_gradients="zero")


@pytest.mark.parametrize("name", RECORDED)
def test_an_activation_and_its_derivatives(name):
    for found, wanted in zip(derivatives(getattr(tf.nn, name), X), RECORDED[name]):
        assert found.numpy() == pytest.approx(np.array(wanted), rel=1e-9, abs=1e-13)


@pytest.mark.parametrize(
    "function",
    [
        tf.nn.gelu, lambda x: tf.nn.gelu(x, approximate=True), tf.nn.leaky_relu, tf.nn.crelu,
        lambda x: tf.nn.silu(x, 2.0), lambda x: tf.nn.l2_normalize(x), tf.nn.l2_loss,
        lambda x: tf.nn.moments(x, [0])[1], lambda x: tf.nn.softmax(tf.reshape(x, [2, 4]), axis=0),
        lambda x: tf.nn.log_softmax(tf.reshape(x, [2, 4]), axis=0),
        lambda x: tf.nn.softmax_cross_entropy_with_logits([0.1, 0.2, 0.7, 0, 0, 0, 0, 0.5], x),
        lambda x: tf.nn.weighted_cross_entropy_with_logits(x * 0.0 + 0.25, x, 3.0),
        lambda x: tf.nn.batch_normalization(x, x * x, x + 9.0, x - 1.0, 2.0 * x, 1e-3),
    ],
)  # fmt: skip
def test_a_gradient_is_the_limit_of_differences(function):
    x = np.array([-2.0, -1.1, -0.4, 0.3, 0.25, 1.0, 1.7, 2.5])

    def total(values) -> float:
        y = function(tf.constant(values, tf.float64)).numpy()
        return float(np.sum(y * np.cos(np.arange(y.size)).reshape(y.shape)))

    v = tf.Variable(x, dtype=tf.float64)
    with tf.GradientTape() as tape:
        y = function(v)
    weights = tf.constant(np.cos(np.arange(y.numpy().size)).reshape(y.shape), tf.float64)
    gradient = tape.gradient(y, v, weights).numpy()
    steps = np.eye(8) * 1e-5
    rough = [(total(x + h) - total(x - h)) / 2e-5 for h in steps]
    assert gradient == pytest.approx(np.array(rough), rel=1e-6, abs=1e-8)


def test_relu_of_integers_is_of_integers():
    assert repr(tf.nn.relu([1, -2])) == (
        "<tf.Tensor: shape=(2,), dtype=int32, numpy=array([1, 0], dtype=int32)>"
    )
    assert tf.nn.relu6([7, -1]).numpy().tolist() == [6, 0]


# -- digits ----------------------------------------------------------------------------------------
def test_softmax_has_tensorflows_last_digit():
    assert str(tf.nn.softmax([[1.0, 2.0, 3.0]])) == (
        "tf.Tensor([[0.09003057 0.24472848 0.66524094]], shape=(1, 3), dtype=float32)"
    )
    assert str(tf.nn.softmax([[-2.0, 1.0, 0.25]])) == (
        "tf.Tensor([[0.03270831 0.65696394 0.3103278 ]], shape=(1, 3), dtype=float32)"
    )


def cross_entropy(labels, logits):
    x = tf.constant(logits)
    with tf.GradientTape() as tape:
        tape.watch(x)
        loss = tf.nn.sparse_softmax_cross_entropy_with_logits(labels, x)
    return loss, tape.gradient(loss, x)


def test_a_sparse_cross_entropy_has_tensorflows_last_digit():
    loss, gradient = cross_entropy([0], [[1.0, 2.0, 3.0]])
    assert str(loss) == "tf.Tensor([2.407606], shape=(1,), dtype=float32)"
    assert str(gradient) == (
        "tf.Tensor([[-0.90996945  0.24472848  0.66524094]], shape=(1, 3), dtype=float32)"
    )


def test_a_mean_of_losses_keeps_to_32_bits():
    x = tf.constant([[2.0, 1.0, 0.5], [0.25, -1.0, 1.5], [0.0, 3.0, -2.0]])
    with tf.GradientTape() as tape:
        tape.watch(x)
        losses = tf.nn.sparse_softmax_cross_entropy_with_logits([0, 1, 2], x)
        loss = tf.reduce_mean(losses)
    alone = cross_entropy([0, 1, 2], x.numpy().tolist())[1].numpy()
    assert (tape.gradient(loss, x).numpy() == alone * np.float32(1 / 3)).all()


@pytest.mark.parametrize("big", [20.0, 80.0, 200.0])
def test_gradients_of_cross_entropies_do_not_cancel(big):
    z = tf.constant([big, -big])
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(z)
        right = tf.nn.sigmoid_cross_entropy_with_logits([1.0, 0.0], z)
        wrong = tf.nn.sigmoid_cross_entropy_with_logits([0.0, 1.0], z)
    tail = np.exp(-big) / (1 + np.exp(-big))
    assert tape.gradient(right, z).numpy() == pytest.approx([-tail, tail], rel=1e-6)
    assert tape.gradient(wrong, z).numpy() == pytest.approx([1 - tail, tail - 1], rel=1e-6)
    assert wrong.numpy() == pytest.approx([big, big])


def test_softmax_and_cross_entropies_do_not_overflow():
    logits = tf.constant([[1000.0, 1000.0, -1000.0], [-np.inf, 0.0, 0.0]])
    assert tf.nn.softmax(logits).numpy().tolist() == [[0.5, 0.5, 0.0], [0.0, 0.5, 0.5]]
    labels = tf.constant([[0.5, 0.5, 0.0], [0.0, 1.0, 0.0]])
    loss = tf.nn.softmax_cross_entropy_with_logits(labels, logits)
    assert loss.numpy() == pytest.approx([np.log(2.0)] * 2)


def test_labels_that_are_no_distribution_have_the_gradient_of_the_sum():
    x = tf.constant([1.0, 2.0], tf.float64)
    with tf.GradientTape() as tape:
        tape.watch(x)
        loss = tf.nn.softmax_cross_entropy_with_logits([0.0, 3.0], x)
    p = np.exp([1.0, 2.0]) / np.exp([1.0, 2.0]).sum()
    assert tape.gradient(loss, x).numpy() == pytest.approx(3.0 * p - [0.0, 3.0])


def test_the_second_derivative_of_a_cross_entropy():
    x = tf.constant([0.5, -1.0, 0.25], tf.float64)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            loss = tf.nn.sparse_softmax_cross_entropy_with_logits(2, x)
        slope = inner.gradient(loss, x)
    p = tf.nn.softmax(x).numpy()
    wanted = np.diag(p) - np.outer(p, p)
    assert outer.jacobian(slope, x).numpy() == pytest.approx(wanted, rel=1e-12)


# -- what is asked for and is not ------------------------------------------------------------------
def raised(function, *args, **kwargs) -> str:
    with pytest.raises((ValueError, TypeError, tf.errors.OpError)) as caught:
        function(*args, **kwargs)
    return f"{type(caught.value).__name__}: {caught.value}"


SPARSE = tf.nn.sparse_softmax_cross_entropy_with_logits
WRONG = [
    (SPARSE, ([5, 0], [[0.0] * 3] * 2), "InvalidArgumentError: Received a label value of 5 which "
     "is outside the valid range of [0, 3).  Label values: 5 0 "
     "[Op:SparseSoftmaxCrossEntropyWithLogits] name: "),
    (SPARSE, ([[0, 1]], [[0.0] * 3] * 2), "ValueError: `labels.shape.rank` must equal "
     "`logits.shape.rank - 1`. Received: labels.shape=(1, 2) of rank 2 and logits.shape=(2, 3) of "
     "rank 2"),
    (SPARSE, ([0, 1, 1], [[0.0] * 3] * 2), "ValueError: `labels.shape` must equal `logits.shape` "
     "except for the last dimension. Received: labels.shape=(3,) and logits.shape=(2, 3)"),
    (SPARSE, (1, 2.0), "ValueError: `logits` cannot be a scalar. Received logits=2.0`"),
    (tf.nn.softmax_cross_entropy_with_logits, ([[1.0, 0]], [[1.0, 2.0, 3.0]]),
     "InvalidArgumentError: logits and labels must be broadcastable: logits_size=[1,3] "
     "labels_size=[1,2] [Op:SoftmaxCrossEntropyWithLogits] name: "),
    (tf.nn.sigmoid_cross_entropy_with_logits, ([1.0, 0.0], [1.0, 2.0, 3.0]),
     "ValueError: `logits` and `labels` must have the same shape, received ((3,) vs (2,))."),
    (tf.nn.sigmoid_cross_entropy_with_logits, ([1, 0], [1.0, 2.0]),
     "InvalidArgumentError: cannot compute Mul as input #1(zero-based) was expected to be a float "
     "tensor but is a int32 tensor [Op:Mul] name: "),
    (tf.nn.softmax, (3.0,), "InvalidArgumentError: logits must have >= 1 dimension, got [] "
     "[Op:Softmax] name: "),
    (tf.nn.softmax, ([[1.0, 2.0]], 2), "InvalidArgumentError: `dim` must be in the range [-2, 2) "
     "where 2 is the number of dimensions in the input. Received: dim=2"),
    (tf.nn.gelu, ([1],), "ValueError: `features.dtype` must be a floating point tensor."
     "Received:features.dtype=<dtype: 'int32'>"),
    (tf.nn.dropout, ([1.0, 2.0], 1.5), "ValueError: `rate` must be a scalar tensor or a float in "
     "the range [0, 1). Received: rate=1.5"),
    (tf.nn.dropout, ([1, 2], 0.5), "ValueError: `x.dtype` must be a floating point tensor as `x` "
     "will be scaled. Received: x_dtype=<dtype: 'int32'>"),
    (tf.nn.bias_add, ([[1.0, 2.0]], [1.0]), "InvalidArgumentError: Must provide as many biases as "
     "the last dimension of the input tensor: [1] vs. [1,2] [Op:BiasAdd]"),
]  # fmt: skip


@pytest.mark.parametrize("function, args, message", WRONG)
def test_what_is_wrong_is_said_in_tensorflows_words(function, args, message):
    assert raised(function, *args) == message


# -- dropout ---------------------------------------------------------------------------------------
def test_dropout_scales_what_it_keeps_and_is_reproducible():
    x = tf.ones([400])
    tf.random.set_seed(3)
    first = tf.nn.dropout(x, 0.25).numpy()
    tf.random.set_seed(3)
    assert (tf.nn.dropout(x, 0.25).numpy() == first).all()
    assert {*first.tolist()} == {0.0, float(np.float32(1 / 0.75))}
    assert 0.15 < np.mean(first == 0.0) < 0.35
    assert tf.nn.dropout(x, 0.0) is x


def test_the_gradient_of_dropout_is_its_mask():
    x = tf.Variable(tf.ones([50]) * 3.0)
    with tf.GradientTape() as tape:
        y = tf.nn.dropout(x, 0.5)
    assert (tape.gradient(y, x).numpy() * 3.0 == y.numpy()).all()
