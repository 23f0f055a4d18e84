"""Training under `grad`: derivatives of what a program has trained by what it began with.

The tapes of a program and the one of the command record side by side, and a variable that has been
assigned to is the state of the former and a value to the latter.  The oracle is a central
difference of `eval`'s own value.
"""

import numpy as np
import pytest

import gradcli
import gradcli.tensorflow as tf
from gradcli.tensorflow.tensor import made

START = """\
import tensorflow as tf
c = tf.cast(a, tf.float64)
w = tf.Variable(tf.cast(b, tf.float64))
"""
STEPS = {
    "a gradient by a loop's tape": """\
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(c*w**3)*tf.reduce_sum(w*c)
    w.assign_sub(0.01*tape.gradient(loss, w)*w)
""",
    "two variables": """\
v = tf.Variable(c*c)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(c*w**3*v)*tf.reduce_sum(w*c)
    for p, g in zip([w, v], tape.gradient(loss, [w, v])):
        p.assign_sub(0.01*g*c)
w.assign_add(v)
""",
    "inside the tape": """\
for _ in range(3):
    with tf.GradientTape() as tape:
        u = w*c
        w.assign_sub(0.1*u)
        loss = tf.reduce_sum(c*w**3 + u*w)
    w.assign_sub(0.01*tape.gradient(loss, w)*w)
""",
    "a tape in a tape": """\
for _ in range(2):
    with tf.GradientTape() as outer:
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(c*w**3)*tf.reduce_sum(w*c)
        g = tape.gradient(loss, w)
        s = tf.reduce_sum(g*c*w)
    w.assign_sub(0.001*outer.gradient(s, w)*w*c)
""",
    "a persistent tape, asked while it records": """\
for _ in range(2):
    with tf.GradientTape(persistent=True) as tape:
        loss = tf.reduce_sum(c*w**3)*tf.reduce_sum(w*c)
        g = tape.gradient(loss, w)
        s = tf.reduce_sum(g*w)
    w.assign_sub(0.001*tape.gradient(s, w)*w*c)
    w.assign(w - 0.01*tape.gradient(loss, w)/c)
""",
    "a jacobian": """\
for _ in range(2):
    with tf.GradientTape() as tape:
        y = c*w**3*tf.reduce_sum(w*c)
    w.assign_sub(0.01*tf.linalg.matvec(tape.jacobian(y, w), c*w))
""",
    "a tangent": """\
for _ in range(2):
    with tf.autodiff.ForwardAccumulator(w, c) as forward:
        y = c*w**3*tf.reduce_sum(w*c)
    w.assign_sub(0.01*forward.jvp(y)*w)
""",
    "an optimizer": """\
rule = tf.keras.optimizers.SGD(0.01, momentum=0.9)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(c*w**3)*tf.reduce_sum(w*c)
    rule.apply_gradients([(tape.gradient(loss, w), w)])
""",
    "a part that is assigned": """\
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(c*w**3)*tf.reduce_sum(w*c)
    w[0].assign(w[1] - 0.01*tape.gradient(loss, w)[0]*c[1])
""",
}
END = "y = tf.reduce_sum(c*w**3)\n"
AT = {"a": np.array([0.7, 1.3]), "b": np.array([1.5, 2.0])}
H = 1e-5


@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS)
def test_the_end_of_a_training_by_its_start(steps):
    program = gradcli.program(START + steps + END)

    def value(**at) -> float:
        return program.value(AT | at).value

    found = program.gradient(AT).gradients
    for name, at in AT.items():
        for i, unit in enumerate(np.eye(2) * H):
            slope = (value(**{name: at + unit}) - value(**{name: at - unit})) / (2 * H)
            assert found[name][i] == pytest.approx(slope, rel=1e-7, abs=1e-7)


def test_each_turn_of_a_training_is_as_many_steps():
    """A layer more on the variable each turn once made n turns n * n steps."""

    def steps(turns: int) -> int:
        with gradcli.GradientTape() as outer:
            b = gradcli.Tensor(AT["b"])
            outer.watch(b)
            w = tf.Variable(made(b, tf.float64))
            for _ in range(turns):
                with tf.GradientTape() as tape:
                    loss = tf.reduce_sum(w * AT["a"]) ** 2
                w.assign_sub(0.1 * tape.gradient(loss, w))
            return len(outer.steps)

    assert steps(4) - steps(3) == steps(8) - steps(7) > 0
