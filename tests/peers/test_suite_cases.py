"""The checks that TensorFlow's test of the tape is run with notice what they are there for."""

import gc
import sys

import numpy as np
import pytest
import suite_cases
import tensorflow_modules
from suite_cases import TestCase
from suite_cases import assert_no_new_pyobjects_executing_eagerly as no_new_pyobjects
from suite_cases import assert_no_new_tensors as no_new_tensors

import gradcli.tensorflow as tf

case = TestCase()
kept = []


def keeps_a_tensor(_self=None):
    kept.append(tf.constant([1.0, 2.0]) * 2)


def keeps_a_tape(_self=None):
    with tf.GradientTape() as tape:
        kept.append(tape)


def makes_a_cycle(_self=None):
    inner = [tf.constant(1.0)]
    inner.append(inner)


def leaves_nothing(_self=None):
    x = tf.Variable([1.0, 2.0])
    with tf.GradientTape(persistent=True) as tape:
        y = x * x
    tape.gradient(y, x)


@pytest.fixture(autouse=True, scope="module")
def only_what_is_new():
    """What is alive by now stays: the checks walk over the rest, and compare before and after."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def emptied():
    yield
    kept.clear()


@pytest.mark.parametrize("check", [no_new_tensors, no_new_pyobjects])
@pytest.mark.parametrize("method", [keeps_a_tensor, keeps_a_tape, makes_a_cycle])
def test_what_outlives_a_method_is_an_error(check, method):
    check(leaves_nothing)(case)
    with pytest.raises(AssertionError, match="outlived the method"):
        check(method)(case)


def test_a_reference_cycle_is_an_error():
    suite_cases.assert_no_garbage_created(leaves_nothing)(case)
    with pytest.raises(AssertionError, match=r"cycles were left to the collector.*list"):
        suite_cases.assert_no_garbage_created(makes_a_cycle)(case)


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("method", [keeps_a_tensor, makes_a_cycle, leaves_nothing])
def test_a_loop_may_leave_one_tensor_alive_and_none_to_the_collector(method, count):
    with suite_cases.MemoryChecker() as memory:
        for _ in range(count):
            method()
    if method is leaves_nothing or (method is keeps_a_tensor and count == 1):
        memory.assert_no_leak_if_all_possibly_except_one()
    else:
        with pytest.raises(AssertionError, match="outlived the loop"):
            memory.assert_no_leak_if_all_possibly_except_one()


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (tf.constant(1.0), 2.0), (tf.constant([1.0]), 1.0), (None, 1.0), ([None, 1.0], [1.0, None]),
        ([tf.constant(1.0)], [tf.constant(1.5)]), (np.nan, 1.0), (tf.Variable([1.0]), [3.0]),
    ],
)  # fmt: skip
def test_values_that_differ_are_an_error(a, b):
    with pytest.raises(AssertionError):
        case.assertAllEqual(a, b)
    case.assertAllEqual(a, a)


def test_values_that_are_not_close_are_an_error():
    case.assertAllClose({"a": [tf.constant(1.0)]}, {"a": [1.0 + 1e-7]})
    for other in ({"a": [1.001]}, {"b": [1.0]}, {"a": [1.0, 1.0]}, {"a": [[1.0]]}):
        with pytest.raises(AssertionError):
            case.assertAllClose({"a": [tf.constant(1.0)]}, other)


def test_the_stub_is_gone_after_its_context_and_has_no_name_of_its_own():
    with tensorflow_modules.stubbed():
        from tensorflow.python.eager import backprop
        from tensorflow.python.framework import ops

        assert backprop.GradientTape is tf.GradientTape
        with pytest.raises(NotImplementedError, match="graph mode"):
            ops.Graph()
        with pytest.raises(NotImplementedError, match=r"no name for framework\.ops\.no_such"):
            ops.no_such  # noqa: B018
    assert "tensorflow.python" not in sys.modules
