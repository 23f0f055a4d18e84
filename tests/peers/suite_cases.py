"""What TensorFlow's tests take from its test classes: assertions on tensors, and on memory.

Everything runs eagerly.  The checks of memory are stricter than TensorFlow's own: what a method
makes must be gone when it ends, with the collector off.
"""

import functools
import gc
import unittest
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager

import numpy as np

import gradcli.tensorflow as tf
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor

LIVE = (tf.Tensor, tf.Variable, Tensor, GradientTape)


class TestCase(unittest.TestCase):
    """unittest's case with comparisons of tensors, arrays, numbers and nested lists of them."""

    def setUp(self):
        super().setUp()
        np.random.seed(8)

    def evaluate(self, x):
        """The value of a tensor as NumPy's, in any nesting; None is None."""
        if isinstance(x, dict):
            return type(x)((key, self.evaluate(item)) for key, item in x.items())
        if isinstance(x, (list, tuple)):
            return type(x)(map(self.evaluate, x))
        return x.numpy() if isinstance(x, (tf.Tensor, tf.Variable)) else x

    def _array(self, x) -> np.ndarray:
        return np.array(self.evaluate(x))

    def assertAllEqual(self, a, b, msg=None):
        a, b = self._array(a), self._array(b)
        self.assertEqual(a.shape, b.shape, msg)
        self.assertTrue(np.all((a == b) | ((a != a) & (b != b))), f"{a} != {b}: {msg}")

    def assertAllClose(self, a, b, rtol=1e-6, atol=1e-6, msg=None):
        if isinstance(a, dict):
            self.assertEqual(a.keys(), b.keys(), msg)
            for key in a:
                self.assertAllClose(a[key], b[key], rtol, atol, msg)
        elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
            self.assertEqual(len(a), len(b), msg)
            for x, y in zip(a, b):
                self.assertAllClose(x, y, rtol, atol, msg)
        else:
            a, b = self._array(a), self._array(b)
            self.assertEqual(a.shape, b.shape, msg)
            np.testing.assert_allclose(a, b, rtol, atol, err_msg=str(msg))

    def cached_session(self):
        raise NotImplementedError("graph mode")

    session = cached_session


TensorFlowTestCase = TestCase


def is_built_with_rocm() -> bool:
    return False


# -- where a method runs ---------------------------------------------------------------------------
def run_in_graph_and_eager_modes(f: Callable) -> Callable:
    return f


run_all_in_graph_and_eager_modes = run_in_graph_and_eager_modes


def run_v1_only(_reason: str) -> Callable:
    """What TensorFlow 2 leaves out, it leaves out for its graph mode; all of it runs eagerly."""
    return lambda f: f


run_gpu_only = unittest.skip("devices")


# -- what a method leaves behind -------------------------------------------------------------------
@contextmanager
def _collector_off():
    gc.collect()
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _live() -> list:
    return [x for x in gc.get_objects() if issubclass(type(x), LIVE)]  # isinstance may run code


def _count(objects: Counter) -> None:
    """Make it say how many objects of each type the collector knows."""
    objects.clear()
    objects.update([type(x).__name__ for x in gc.get_objects()])


def assert_no_new_tensors(f: Callable) -> Callable:
    """f must leave no tensor, variable or tape alive, though nothing is collected."""

    @functools.wraps(f)
    def checked(self, *args):
        with _collector_off():
            before = _live()  # kept, so that no id is given twice
            f(self, *args)
            known = set(map(id, before))
            new = [x for x in _live() if id(x) not in known]
        if new:
            raise AssertionError(f"{len(new)} tensors outlived the method, such as {new[0]!r}")

    return checked


def assert_no_garbage_created(f: Callable) -> Callable:
    """f must make no reference cycle."""

    @functools.wraps(f)
    def checked(self, *args):
        f(self, *args)  # what is imported then makes cycles
        flags = gc.get_debug()
        with _collector_off():
            gc.set_debug(gc.DEBUG_SAVEALL)
            try:
                f(self, *args)
                gc.collect()
                garbage = Counter(type(x).__name__ for x in gc.garbage)
            finally:
                gc.set_debug(flags)
                gc.garbage.clear()
        if garbage:
            raise AssertionError(f"cycles were left to the collector: {dict(garbage)}")

    return checked


def assert_no_new_pyobjects_executing_eagerly(f=None, warmup_iters: int = 2) -> Callable:
    """f must leave no object of any type, once two runs have filled what is kept on purpose."""
    if not callable(f):
        return lambda g: assert_no_new_pyobjects_executing_eagerly(g, warmup_iters)

    @functools.wraps(f)
    def checked(self, *args):
        for _ in range(warmup_iters):
            f(self, *args)
        with _collector_off():
            before, after, tensors = Counter(), Counter(), len(_live())
            for _ in range(2):  # counting keeps things on purpose, too
                _count(before)
            for _ in range(3):
                f(self, *args)
            grown = len(_live()) - tensors
            gc.collect()
            _count(after)
        if grown or after - before:
            raise AssertionError(f"{grown} tensors and {dict(after - before)} outlived the method")

    return checked


class MemoryChecker:
    """Tells whether a loop leaves more alive than its last round may: one object of a type.

    The engine's tensors, which others hold, may be any number, but none in a reference cycle.
    """

    def __enter__(self):
        self._off = _collector_off()
        self._off.__enter__()
        self._before = Counter(type(x) for x in _live())
        return self

    def __exit__(self, *_):
        live = Counter(type(x) for x in _live())
        gc.collect()
        self._cycles = live.total() - len(_live())
        self._grown = live - self._before
        self._off.__exit__(None, None, None)

    def report(self):
        pass

    def assert_no_leak_if_all_possibly_except_one(self):
        many = {t.__name__: n for t, n in self._grown.items() if n > 1 and t is not Tensor}
        if many or self._cycles:
            raise AssertionError(f"{many} outlived the loop, {self._cycles} tensors in cycles")
