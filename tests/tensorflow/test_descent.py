"""Optimizers: after 100 steps in float32 exactly where TensorFlow 2.21 is."""

import warnings

import numpy as np
import pytest

import gradcli.tensorflow as tf

optimizers = tf.keras.optimizers

# what TensorFlow printed of x and z
RECORDED = {
    "SGD(0.01)": "[0.63261956 0.1684511  0.46684515] 1.732065200805664",
    "SGD(0.01, momentum=0.9)": "[0.5042281  0.48942965 0.498943  ] 0.994732677936554",
    "SGD(0.01, momentum=0.9, nesterov=True)":
        "[0.501804   0.49548998 0.499549  ] 0.998583197593689",
    "Adam(0.1)": "[0.5029364  0.50245166 0.5006569 ] 0.9915766716003418",
    "Adam(0.001)": "[ 1.4017438  -1.9006851   0.34235346] 2.900859832763672",
    "Adam(0.1, amsgrad=True)": "[0.5026255  0.50152534 0.50077504] 0.9912763833999634",
    "AdamW(0.1)": "[0.50257164 0.5013949  0.500511  ] 0.989947497844696",
    "Adamax(0.1)": "[0.49667412 0.5122464  0.5006181 ] 1.0017889738082886",
    "RMSprop(0.1)": "[0.5        0.5        0.45113754] 1.0",
    "RMSprop(0.01, centered=True, momentum=0.5)":
        "[0.5        0.49999252 0.5       ] 1.0000020265579224",
    "Adagrad(0.3)": "[0.5000001 0.4801381 0.5      ] 1.001888394355774",
    "SGD(0.01, clipnorm=0.5)": "[ 1.315099   -1.537754    0.29622522] 2.499988555908203",
    "SGD(0.01, global_clipnorm=0.5)": "[ 1.3275765  -1.5689398   0.29310587] 2.8195059299468994",
    "SGD(0.01, clipvalue=0.5)": "[ 1.0000005  -1.5000005   0.46684515] 2.499988555908203",
    "SGD(0.01, weight_decay=0.1)": "[0.5987899  0.17967097 0.44910452] 1.6008654832839966",
}  # fmt: skip


@pytest.fixture(autouse=True)
def numbered_from_the_start():
    tf.keras.backend.clear_session()


@pytest.mark.parametrize("text", RECORDED)
def test_a_hundred_steps_end_at_tensorflows_last_digit(text):
    optimizer = eval(f"optimizers.{text}")
    x, z = tf.Variable([1.5, -2.0, 0.25]), tf.Variable(3.0)
    for _ in range(100):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(x * x - x) + (z - 1.0) * (z - 1.0) * 0.5
        optimizer.apply_gradients(zip(tape.gradient(loss, [x, z]), [x, z]))
    assert f"{x.numpy()} {z.numpy()}" == RECORDED[text]


def test_what_an_optimizer_keeps():
    v = tf.Variable(1.0)
    adam = optimizers.Adam()
    assert adam.name == "adam" and float(adam.learning_rate) == np.float32(0.001)
    assert str(adam.iterations) == "<Variable path=adam/iteration, shape=(), dtype=int64, value=0>"
    steps = adam.apply_gradients([(tf.constant(1.0), v)])
    assert int(steps) == 1
    assert [str(kept) for kept in adam.variables] == [
        "<Variable path=adam/iteration, shape=(), dtype=int64, value=1>",
        "<Variable path=adam/learning_rate, shape=(), dtype=float32, value=0.0010000000474974513>",
        "<Variable path=adam/Variable_0_momentum, shape=(), dtype=float32, "
        "value=0.10000000149011612>",
        "<Variable path=adam/Variable_0_velocity, shape=(), dtype=float32, "
        "value=0.0010000000474974513>",
    ]


def test_the_learning_rate_can_be_set_or_be_a_function():
    v = tf.Variable(8.0)
    sgd = optimizers.SGD(0.5)
    sgd.learning_rate = 0.25
    sgd.apply_gradients([(tf.constant(4.0), v)])
    sgd.learning_rate.assign(1.0)
    sgd.apply_gradients([(tf.constant(4.0), v)])
    assert v.numpy() == 3.0
    falling = optimizers.SGD(lambda step: 1.0 / (1.0 + tf.cast(step, tf.float32)))
    for _ in range(2):
        falling.apply_gradients([(tf.constant(2.0), v)])
    assert v.numpy() == 0.0
    with pytest.raises(TypeError, match="its learning rate is not settable"):
        falling.learning_rate = 0.1


def test_a_variable_without_a_gradient_stays_with_a_warning():
    v, w = tf.Variable(1.0), tf.Variable(2.0)
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        optimizers.SGD(0.5).apply_gradients([(tf.constant(1.0), v), (None, w)])
    assert (v.numpy(), w.numpy()) == (0.5, 2.0)
    assert [str(warning.message) for warning in given] == [
        "Gradients do not exist for variables ['Variable:0'] when minimizing the loss. If using "
        "`model.compile()`, did you forget to provide a `loss` argument?"
    ]


def test_minimize_takes_a_function_or_a_tape():
    v = tf.Variable(4.0)
    sgd = optimizers.SGD(0.25)
    sgd.minimize(lambda: v**2, [v])
    assert v.numpy() == 2.0
    with tf.GradientTape() as tape:
        loss = v**2
    sgd.minimize(loss, [v], tape=tape)
    assert v.numpy() == 1.0 and int(sgd.iterations) == 2


def test_steps_inside_a_tape_pass_no_gradient():
    v = tf.Variable(4.0)
    with tf.GradientTape() as tape:
        optimizers.SGD(0.25).apply_gradients([(v * 2.0, v)])
        y = v * 3.0
    assert (y.numpy(), tape.gradient(y, v).numpy()) == (6.0, 3.0)


def known(make):
    v, w = tf.Variable(1.0), tf.Variable(2.0)
    sgd = make()
    sgd.apply_gradients([(tf.constant(1.0), v)])
    sgd.apply_gradients([(tf.constant(1.0), w)])


WRONG = [
    (lambda: optimizers.SGD("a"), "Argument `learning_rate` should be float, or an instance of "
     "LearningRateSchedule, or a callable (that takes in the current iteration value and returns "
     "the corresponding learning rate value). Received instead: learning_rate=a"),
    (lambda: optimizers.Adam(lr=0.1), "Argument(s) not recognized: {'lr': 0.1}"),
    (lambda: optimizers.SGD(0.1, momentum=2.0), "`momentum` must be a float between [0, 1]."),
    (lambda: known(optimizers.SGD), "Unknown variable: <tf.Variable 'Variable:0' shape=() "
     "dtype=float32, numpy=2.0>. This optimizer can only be called for the variables it was "
     "originally built with. When working with a new set of variables, you should recreate a new "
     "optimizer instance."),
    (lambda: optimizers.SGD(0.1).apply_gradients([(None, tf.Variable(1.0))]),
     "No gradients provided for any variable."),
    (lambda: optimizers.SGD(0.1).apply_gradients([]),
     "not enough values to unpack (expected 2, got 0)"),
]  # fmt: skip


@pytest.mark.parametrize("make, message", WRONG)
def test_what_is_wrong_is_said_in_tensorflows_words(make, message):
    with pytest.raises(ValueError) as caught:
        make()
    assert str(caught.value) == message
