"""Functions of numbers, arrays and matrices beside what TensorFlow 2.21 gives for them.

`recorded/` holds it; record_numbers.py wrote it.
"""

import json
import re

import numpy as np
import pytest
from record_numbers import FOLDER, argument, displayed, plain

import gradcli.tensorflow as tf

pytestmark = pytest.mark.sampled(8)

ROUNDING = {
    "float16": 2e-3,
    "float32": 2e-6,
    "complex64": 2e-6,
    "float64": 1e-9,
    "complex128": 1e-9,
}


def rows(name: str) -> list[dict]:
    return [json.loads(line) for line in (FOLDER / name).read_text().splitlines()]


GRADIENTS, TEXTS = rows("gradients.jsonl"), rows("texts.jsonl")


def tensors(call: dict) -> list:
    return [tf.constant(argument(*a)) for a in call["at"]]


def gradients(call: dict) -> list:
    function, at = eval(call["of"], {"tf": tf, "np": np}), tensors(call)
    with tf.GradientTape() as tape:
        tape.watch(at)
        y = function(*at)
    return [y, *tape.gradient(y, at)]


def assert_same(found, wanted: list | None):
    found = plain(found)
    if found is None or wanted is None:
        assert found == wanted
        return
    assert found[:2] == wanted[:2]
    for part, other in zip(found[2:], wanted[2:]):
        near = ROUNDING[wanted[0]]
        np.testing.assert_allclose(part, other, rtol=near, atol=near, equal_nan=True)


@pytest.mark.parametrize("call", GRADIENTS, ids=lambda call: call["of"])
def test_values_and_gradients_are_tensorflows(call):
    for found, wanted in zip(gradients(call), call["gives"], strict=True):
        assert_same(found, wanted)


NUMBER = re.compile(r"-?\d+\.\d*(?:e[-+]?\d+)?")


@pytest.mark.parametrize("call", TEXTS, ids=lambda call: call["call"])
def test_results_and_errors_show_as_tensorflows(call):
    found, wanted = displayed(tf, call["call"]), call["shows"]
    if "linalg" in call["call"]:  # whose last digits are those of the processor's LAPACK
        numbers = [list(map(float, NUMBER.findall(text))) for text in (found, wanted)]
        np.testing.assert_allclose(*numbers, rtol=2e-6, atol=2e-6)
        found, wanted = ("".join(NUMBER.sub("0", text).split()) for text in (found, wanted))
    assert found == wanted


def along(call: dict):
    """The sum of a function's value as a function of how far its arguments move in a direction."""
    function, source = eval(call["of"], {"tf": tf, "np": np}), np.random.default_rng(5)
    at = [argument(*a) for a in call["at"]]
    ways = [source.normal(size=np.shape(x)) for x in at]

    def value(t: tf.Tensor):
        return tf.reduce_sum(function(*[x + w * t for x, w in zip(at, ways)]))

    return value


REAL = [call for call in GRADIENTS if {kind for kind, _ in call["at"]} == {"float64"}]
# what has steps or kinks at the arguments
KINKS = ("floor", "ceil", "round", "rint", "sign", "[0.0", "3.0, 3.0", "clip_by_value")


def twice(f, t: float) -> float:
    x = tf.constant(t, tf.float64)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = f(x)
        slope = inner.gradient(y, x)
    return float(slope), outer.gradient(slope, x)


@pytest.mark.parametrize(
    "call",
    [c for c in REAL if not any(w in c["of"] + str(c["at"]) for w in KINKS)],
    ids=lambda call: call["of"],
)
def test_second_derivatives_are_differences_of_first_ones(call):
    f, h = along(call), 1e-5
    if f(tf.constant(0.0, tf.float64)).dtype != tf.float64:
        return
    _, second = twice(f, 0.0)
    near = (twice(f, h)[0] - twice(f, -h)[0]) / (2 * h)
    found = 0.0 if second is None else float(second)
    np.testing.assert_allclose(found, near, rtol=1e-6, atol=1e-6)
