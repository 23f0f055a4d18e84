"""Layers, models and losses: as lessons use them, in the words and numbers of TensorFlow 2.21."""

import gc
import math
import weakref

import numpy as np
import pytest

import gradcli.tensorflow as tf

layers = tf.keras.layers


@pytest.fixture(autouse=True)
def numbered_from_the_start():
    tf.keras.backend.clear_session()


def dense(units=2, **kwargs):
    return layers.Dense(units, kernel_initializer="ones", **kwargs)


# -- a dense layer ---------------------------------------------------------------------------------
def test_a_layer_has_no_variables_before_its_first_call():
    layer = layers.Dense(2)
    assert (layer.name, layer.variables, layer.built, layer.bias) == ("dense", [], False, None)
    assert repr(layer) == "<Dense name=dense, built=False>"
    with pytest.raises(AttributeError, match="You must build the layer before accessing `kernel`"):
        layer.kernel  # noqa: B018
    layer(tf.ones([1, 3]))
    assert [(v.name, v.path, tuple(v.shape)) for v in layer.variables] == [
        ("kernel", "dense/kernel", (3, 2)), ("bias", "dense/bias", (2,)),
    ]  # fmt: skip
    assert (layer.built, layer.units, layer.count_params()) == (True, 2, 8)


def test_how_variables_of_layers_print():
    layer = dense()
    layer.build((None, 2))
    assert str(layer.bias) == "<Variable path=dense/bias, shape=(2,), dtype=float32, value=[0. 0.]>"
    assert repr(layer.kernel) == (
        "<Variable path=dense/kernel, shape=(2, 2), dtype=float32, value=[[1. 1.]\n [1. 1.]]>"
    )
    assert str(type(layer.bias)) == "<class 'keras.src.backend.Variable'>"
    assert str(layer.bias + 1.0) == "tf.Tensor([1. 1.], shape=(2,), dtype=float32)"
    assert str(layer.bias.assign_add([1.0, 2.0])) == "tf.Tensor([1. 2.], shape=(2,), dtype=float32)"


def test_layers_are_numbered():
    names = [layers.Dense(1).name, layers.Dense(1).name, layers.Dense(1, name="out").name]
    assert [*names, layers.Flatten().name] == ["dense", "dense_1", "out", "flatten"]
    assert tf.keras.Sequential().name == "sequential"


def test_the_gradient_of_a_dense_layer():
    layer = dense(activation="relu")
    x = tf.constant([[1.0, 2.0], [3.0, -4.0]])
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(layer(x))
    kernel, bias = tape.gradient(loss, layer.trainable_variables)
    assert kernel.numpy().tolist() == [[1.0, 1.0], [2.0, 2.0]]
    assert bias.numpy().tolist() == [1.0, 1.0]


def test_inputs_of_more_axes_and_of_another_type():
    layer = dense(3)
    assert layer(tf.ones([2, 5, 4])).shape == (2, 5, 3)
    assert layer(np.ones((1, 4))).dtype is tf.float32
    assert layer(tf.ones([1, 4], tf.int32)).numpy().tolist() == [[4.0, 4.0, 4.0]]
    assert layers.Dense(1, dtype="float64")(tf.ones([1, 2], tf.float64)).dtype is tf.float64


def test_initializers_by_name_object_class_and_function():
    def of_twos(shape, dtype=None):
        return tf.fill(shape, 2.0)

    for given, first in [
        ("zeros", 0.0), ("ones", 1.0), (tf.keras.initializers.Constant(0.5), 0.5),
        (tf.keras.initializers.Ones, 1.0), (tf.constant_initializer(3.0), 3.0), (of_twos, 2.0),
    ]:  # fmt: skip
        layer = layers.Dense(2, kernel_initializer=given, bias_initializer=given)
        layer.build((None, 3))
        assert (layer.kernel.numpy() == first).all() and (layer.bias.numpy() == first).all()


@pytest.mark.parametrize(
    "name, spread, bounded",
    [
        ("glorot_uniform", (6 / 500) ** 0.5 / 3**0.5, (6 / 500) ** 0.5),
        ("glorot_normal", (2 / 500) ** 0.5, None),
        ("he_normal", (2 / 300) ** 0.5, None),
        ("he_uniform", (2 / 300) ** 0.5, (6 / 300) ** 0.5),
        ("lecun_normal", (1 / 300) ** 0.5, None),
        ("random_normal", 0.05, None),
        ("random_uniform", 0.1 / 12**0.5, 0.05),
    ],
)
def test_how_far_random_initializers_spread(name, spread, bounded):
    tf.random.set_seed(5)
    values = tf.keras.initializers.__getattr__(name)()((300, 200)).numpy()
    assert np.std(values) == pytest.approx(spread, rel=0.02)
    assert abs(np.mean(values)) < spread / 50
    assert bounded is None or np.abs(values).max() <= bounded


def test_a_seed_gives_the_same_values_at_each_call():
    first = tf.keras.initializers.GlorotUniform(seed=3)
    again = tf.keras.initializers.GlorotUniform(seed=3)
    assert (first((4, 4)).numpy() == again((4, 4)).numpy()).all()
    assert (first((4, 4)).numpy() == first((4, 4)).numpy()).all()
    other = tf.keras.initializers.GlorotUniform(seed=4)
    assert (first((4, 4)).numpy() != other((4, 4)).numpy()).any()


def test_weights_as_arrays():
    layer = dense()
    layer.build((None, 2))
    layer.set_weights([np.eye(2), [1.0, 2.0]])
    assert layer(tf.constant([[5.0, 7.0]])).numpy().tolist() == [[6.0, 9.0]]
    assert [w.tolist() for w in layer.get_weights()] == [[[1.0, 0.0], [0.0, 1.0]], [1.0, 2.0]]


def test_what_is_not_trainable_has_no_gradient():
    layer = dense(1)
    layer.build((None, 2))
    layer.trainable = False
    assert layer.trainable_variables == [] and len(layer.non_trainable_variables) == 2


WRONG = [
    (lambda: layers.Dense(0), "Received an invalid value for `units`, expected a positive integer. "
     "Received: units=0"),
    (lambda: layers.Dense(2, activation="foo"),
     "Could not interpret activation function identifier: foo"),
    (lambda: layers.Dense(2, kernel_initializer="foo"),
     "Could not interpret initializer identifier: foo"),
    (lambda: layers.Dense(2, foo=1), "Unrecognized keyword arguments passed to Dense: {'foo': 1}"),
    (lambda: layers.Dense(2)(tf.ones([3])), "Input 0 with name 'None' of layer 'dense' is "
     "incompatible with the layer: expected min_ndim=2, found ndim=1. Full shape received: (3,)"),
    (lambda: layers.Dense(2)([[1.0, 2.0]]), "Only input tensors may be passed as positional "
     "arguments. The following argument value should be passed as a keyword argument: 1.0 (of type "
     "<class 'float'>)"),
    (lambda: tf.keras.Sequential([lambda x: x]), "Only instances of `keras.Layer` can be added to "
     "a Sequential model."),
    (lambda: tf.keras.Sequential([dense(name="a"), dense(name="a")]),
     "All layers added to a Sequential model should have unique names. Name 'a' is already the "
     "name of a layer in this model. Update the `name` argument to pass a unique name."),
    (lambda: tf.keras.Sequential([dense(name="a")]).get_layer("x"),
     "No such layer: x. Existing layers are: ['a']."),
    (lambda: tf.keras.initializers.Identity()((2,)),
     "Identity matrix initializer can only be used for 2D matrices. Received: shape=(2,) of rank "
     "1."),
]  # fmt: skip


@pytest.mark.parametrize("make, message", WRONG)
def test_what_is_wrong_is_said_in_tensorflows_words(make, message):
    with pytest.raises(ValueError) as caught:
        make()
    assert str(caught.value).startswith(message)


def test_wrong_shapes_once_a_layer_is_built():
    layer = dense()
    layer.build((None, 3))
    with pytest.raises(ValueError, match="expected axis -1 of input shape to have value 3, but "):
        layer(tf.ones([1, 4]))
    with pytest.raises(
        ValueError, match="with a weight list of length 1, but the layer was expect"
    ):
        layer.set_weights([np.ones((3, 2))])
    with pytest.raises(
        ValueError, match=r"Layer dense weight shape \(3, 2\) is not compatible with"
    ):
        layer.set_weights([np.ones((3, 3)), np.ones(2)])
    with pytest.raises(
        ValueError, match=r"must match. variable.shape=\(2,\), Received: value.shap"
    ):
        layer.bias.assign([1.0, 2.0, 3.0])


# -- other layers ----------------------------------------------------------------------------------
def test_layers_without_weights():
    x = tf.constant([[-1.0, 2.0]])
    assert layers.ReLU()(x).numpy().tolist() == [[0.0, 2.0]]
    assert layers.LeakyReLU()(x).numpy() == pytest.approx(np.array([[-0.3, 2.0]]))
    assert layers.Activation("tanh")(x).numpy() == pytest.approx(np.tanh([[-1.0, 2.0]]))
    assert layers.Softmax()(x).numpy().sum() == pytest.approx(1.0)
    assert layers.Lambda(lambda v: v * 2.0)(x).numpy().tolist() == [[-2.0, 4.0]]
    assert layers.Flatten()(tf.ones([2, 3, 4])).shape == (2, 12)
    assert layers.Reshape((3, 2))(tf.ones([1, 6])).shape == (1, 3, 2)


def test_dropout_works_in_training_only():
    x = tf.ones([1, 300])
    model = tf.keras.Sequential([layers.Dropout(0.5)])
    assert (model(x).numpy() == 1.0).all()
    assert {*model(x, training=True).numpy().ravel().tolist()} == {0.0, 2.0}


# -- models ----------------------------------------------------------------------------------------
def test_a_model_of_layers_one_after_another():
    model = tf.keras.Sequential([dense(2, activation="relu"), dense(1)])
    assert (model.variables, repr(model)) == ([], "<Sequential name=sequential, built=False>")
    assert model(tf.constant([[1.0, 2.0]])).numpy().tolist() == [[6.0]]
    assert [v.path for v in model.weights] == [
        "sequential/dense/kernel", "sequential/dense/bias", "sequential/dense_1/kernel",
        "sequential/dense_1/bias",
    ]  # fmt: skip
    assert [layer.name for layer in model.layers] == ["dense", "dense_1"]
    assert model.get_layer("dense_1") is model.layers[1] is model.get_layer(index=1)


@pytest.mark.parametrize(
    "first",
    [lambda: [layers.InputLayer(shape=(3,)), dense()], lambda: [tf.keras.Input((3,)), dense()],
     lambda: [dense(input_shape=(3,))], lambda: [dense(input_dim=3)]],
)  # fmt: skip
def test_a_model_that_knows_its_inputs_is_built_at_once(first):
    model = tf.keras.Sequential()
    for layer in first():
        model.add(layer)
    assert (model.built, len(model.layers), model.count_params()) == (True, 1, 8)


class Line(tf.Module):
    def __init__(self, name=None):
        super().__init__(name)
        self.w, self.b = tf.Variable(5.0, name="w"), tf.Variable(0.0, name="b")
        self.fixed = [tf.Variable(1.0, trainable=False, name="fixed")]

    def __call__(self, x):
        return self.w * x + self.b


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first, self.rest = dense(2), [dense(1)]

    def call(self, x, training=False):
        x = self.first(x)
        return self.rest[0](x * 0.0 if training else x)


class Scaled(layers.Layer):
    def __init__(self, units, **kwargs):
        super().__init__(**kwargs)
        self.units = units

    def build(self, input_shape):
        self.fixed = self.add_weight(shape=(self.units,), initializer="zeros", trainable=False)
        self.w = self.add_weight(shape=(input_shape[-1], self.units), initializer="ones", name="w")

    def call(self, x):
        return tf.matmul(x, self.w)


def test_a_module_gathers_variables_by_the_names_of_its_attributes():
    line = Line()
    assert line.name == "line" and line(2.0).numpy() == 10.0
    assert [v.name for v in line.variables] == ["b:0", "fixed:0", "w:0"]
    assert [v.name for v in line.trainable_variables] == ["b:0", "w:0"]
    pair = Line("pair")
    pair.inner = line
    assert pair.submodules == (line,) and len(pair.variables) == 6


def test_a_model_by_subclassing():
    net = Net()
    assert net(tf.ones([1, 2])).numpy().tolist() == [[4.0]]
    assert net(tf.ones([1, 2]), training=True).numpy().tolist() == [[0.0]]
    assert [v.path for v in net.trainable_variables] == [
        "net/dense/kernel", "net/dense/bias", "net/dense_1/kernel", "net/dense_1/bias",
    ]  # fmt: skip
    assert [layer.name for layer in net.layers] == ["dense", "dense_1"]


def test_a_layer_by_subclassing():
    layer = Scaled(2, name="mine")
    assert layer.variables == [] and layer(tf.ones([1, 3])).numpy().tolist() == [[3.0, 3.0]]
    assert [v.path for v in layer.trainable_weights] == ["mine/w"]
    assert [v.path for v in layer.non_trainable_weights] == ["mine/variable"]
    assert [v.path for v in layer.weights] == ["mine/w", "mine/variable"]


def test_a_subclass_that_forgets_its_base_is_told_so():
    class Forgetful(tf.keras.Model):
        def __init__(self):
            pass

    with pytest.raises(RuntimeError, match="In layer 'Forgetful', you forgot to call `super"):
        Forgetful()(tf.ones([1]))


def test_a_dropped_model_is_freed_at_once():
    model = Net()
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(model(tf.ones([1, 2])))
    gc.collect()
    gc.disable()
    try:
        gone = weakref.ref(model.first.kernel)
        del model, tape, loss
        assert gone() is None
    finally:
        gc.enable()


# -- losses: values from TensorFlow ----------------------------------------------------------------
losses = tf.keras.losses
LOSSES = [
    (losses.MeanSquaredError(), [1.0, 2.0], [2.0, 4.0], 2.5),
    (losses.MeanSquaredError("sum"), [[1.0, 2.0], [1.0, 1.0]], [[2.0, 4.0], [1.0, 2.0]], 3.0),
    (losses.MeanSquaredError(None), [[1.0, 2.0], [1.0, 1.0]], [[2.0, 4.0], [1.0, 2.0]], [2.5, 0.5]),
    (losses.mse, [[1.0, 2.0]], [[2.0, 4.0]], [2.5]),
    (losses.MeanAbsoluteError(), [0.0, 1.0], [3.0, 1.5], 1.75),
    (losses.Huber(), [0.0, 1.0], [3.0, 1.5], 1.3125),
    (losses.BinaryCrossentropy(), [1.0, 0.0], [0.9, 0.2], 0.16425204277038574),
    (losses.BinaryCrossentropy(from_logits=True), [[1.0], [0.0]], [[2.0], [-1.0]],
     0.22009484469890594),
    (losses.CategoricalCrossentropy(from_logits=True), [[0.0, 1.0]], [[1.0, 2.0]],
     0.31326165795326233),
    (losses.CategoricalCrossentropy(), [[0.0, 1.0]], [[0.2, 0.8]], 0.2231435328722),
    (losses.SparseCategoricalCrossentropy(from_logits=True), [1, 0], [[1.0, 2.0], [3.0, 4.0]],
     0.8132616877555847),
    (losses.SparseCategoricalCrossentropy(), [1, 0], [[0.1, 0.9], [0.3, 0.7]], 0.6546666026115417),
]  # fmt: skip


@pytest.mark.parametrize("loss, truth, predicted, wanted", LOSSES)
def test_a_loss(loss, truth, predicted, wanted):
    found = loss(tf.constant(truth), tf.constant(predicted))
    assert found.dtype is tf.float32
    assert found.numpy() == pytest.approx(np.array(wanted), rel=3e-7)


def test_losses_weigh_samples_and_have_gradients():
    predicted = tf.Variable([[2.0], [4.0]])
    with tf.GradientTape() as tape:
        loss = losses.MeanSquaredError()([[1.0], [2.0]], predicted, sample_weight=[1.0, 0.0])
    assert loss.numpy() == 0.5
    assert tape.gradient(loss, predicted).numpy().tolist() == [[1.0], [0.0]]


def test_a_running_mean():
    mean = tf.keras.metrics.Mean(name="loss")
    assert (mean.result().numpy(), repr(mean)) == (0.0, "<Mean name=loss>")
    mean.update_state([1.0, 2.0, 6.0])
    assert mean(7.0).numpy() == 4.0
    mean.reset_state()
    assert mean.result().numpy() == 0.0
    mean.update_state([1.0, 4.0], sample_weight=[3.0, 1.0])
    assert mean.result().numpy() == 1.75
    assert mean(math.inf).numpy() == math.inf
    x = tf.Variable(2.0)
    with tf.GradientTape() as tape:
        y = mean(x)
    assert tape.gradient(y, x) is None
