"""Elementwise functions of large arrays, in as many threads as there are processors.

NumPy lets other threads run while it computes, so each takes a part of the elements, and touches
the memory of its part of the result first.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

PROCESSORS = (
    len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
)
_pool: ThreadPoolExecutor | None = None


def spread(function: Callable, args: tuple):
    """function(*args), where threads can share it: a ufunc of numbers and of arrays of one shape;
    None where they cannot."""
    if PROCESSORS < 2 or not isinstance(function, np.ufunc) or function.nout != 1:
        return None
    arrays = [a for a in args if isinstance(a, np.ndarray) and a.ndim]
    if not arrays:
        return None
    full = arrays[0].shape
    if not all(a.shape == full and a.flags.c_contiguous for a in arrays):
        return None
    flat = [a.reshape(-1) if isinstance(a, np.ndarray) and a.ndim else a for a in args]
    size = arrays[0].size
    out = np.empty(size, function(*[_part(a, 0, 1) for a in flat]).dtype)
    step = -(-size // PROCESSORS)

    def compute(start: int) -> None:
        with np.errstate(all="ignore"):
            function(*[_part(a, start, start + step) for a in flat], out=out[start : start + step])

    others = [_threads().submit(compute, start) for start in range(step, size, step)]
    compute(0)
    for other in others:
        other.result()
    return out.reshape(full)


def _part(a, start: int, stop: int):
    return a[start:stop] if isinstance(a, np.ndarray) and a.ndim else a


def _threads() -> ThreadPoolExecutor:
    global _pool
    if _pool is None:
        _pool = ThreadPoolExecutor(PROCESSORS - 1)
    return _pool


def _forget() -> None:
    """A process that is forked off has none of the threads."""
    global _pool
    _pool = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
