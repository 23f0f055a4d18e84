"""What a tape may leave out of a step: values of large arrays that no rule of the step reads."""

import gc
import tracemalloc

import numpy as np
import pytest

import gradcli.numpy as gnp
import gradcli.tensorflow as tf
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import HEAVY, Tensor
from gradcli.ops.rows import TABLE

LEAN = [op for op in TABLE.values() if op.residuals]


@pytest.mark.parametrize("op", LEAN, ids=lambda op: op.name)
def test_a_rule_reads_what_its_row_says(op):
    values = {"x": np.array([0.3, 0.7]), "y": np.array([0.9, 0.4])}
    args = list(values.values())[: len(op.args)]
    values["z"] = op.call(*args)
    slots = ("x", "y")[: len(op.args)] + ("z",)
    g = np.ones_like(values["z"])
    for rule, use in zip((op.rule0, op.rule1), op.residuals):
        full = rule(g, *[values[s] for s in slots])
        unread = [values[s] if s in use else np.nan * np.ones_like(values[s]) for s in slots]
        assert np.array_equal(full, rule(g, *unread))


def polynomial(x):
    return tf.reduce_sum((x * 0.5 + x - 0.25) * tf.sin(-x) / (x + 2.0) * tf.exp(x))


def derivatives(size):
    x = tf.constant(np.linspace(0.1, 0.9, size))
    direction = tf.ones(size, tf.float64)
    with tf.autodiff.ForwardAccumulator(x, direction) as accumulator:
        with tf.GradientTape() as outer:
            outer.watch(x)
            with tf.GradientTape() as inner:
                inner.watch(x)
                y = polynomial(x)
            slope = inner.gradient(y, x)
        found = slope, outer.gradient(slope, x), accumulator.jvp(y), accumulator.jvp(slope)
    return [g.numpy() for g in found]


def test_large_arrays_have_the_derivatives_of_small_ones():
    large, small = derivatives(HEAVY), derivatives(HEAVY // 3)
    grid, third = np.linspace(0.1, 0.9, HEAVY), np.linspace(0.1, 0.9, HEAVY // 3)
    for a, b in zip(large[:2] + large[3:], small[:2] + small[3:]):
        np.testing.assert_allclose(a, np.interp(grid, third, b), rtol=1e-6, atol=1e-9)
    assert large[2] / HEAVY == pytest.approx(small[2] / (HEAVY // 3), rel=1e-4)


def test_sums_keep_nothing_and_products_one_factor():
    x = tf.constant(np.ones(HEAVY))
    gc.collect()
    tracemalloc.start()
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        for _ in range(10):
            y = (y + x) * 0.5 - 0.25
        held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert held < 2 * HEAVY * 8
    assert float(tf.reduce_sum(tape.gradient(y, x))) == pytest.approx(HEAVY)


def test_a_sum_of_squares_keeps_no_squares():
    xs = [Tensor(np.linspace(0.0, 1.0, HEAVY)) for _ in range(10)]
    gc.collect()
    tracemalloc.start()
    with GradientTape() as tape:
        for x in xs:
            tape.watch(x)
        y = sum(gnp.sum(x * x) + gnp.mean(x * x) for x in xs)
        held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert held < HEAVY * 8
    for g, x in zip(tape.gradient(y, xs), xs):
        np.testing.assert_allclose(g, 2 * x.value * (1 + 1 / HEAVY), rtol=1e-12)


def test_a_tape_whose_steps_are_looked_at_keeps_their_values():
    x = Tensor(np.linspace(0.0, 1.0, HEAVY))
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x + 1.0
        _, _, out, _, given, _, _ = tape.steps
    assert np.array_equal(out, y.value) and np.array_equal(given, x.value)
