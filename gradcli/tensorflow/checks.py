"""Gradients compared with differences of values."""

from collections.abc import Callable

import numpy as np

from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.tape import GradientTape, UnconnectedGradients

STEP = 1 / 1024


def compute_gradient(f: Callable, x, delta: float | None = None) -> tuple[tuple, tuple]:
    """The jacobians of f by each of its arguments: by the tape, and by central differences.

    f: a function of tensors that gives one; x: a list of its arguments, real numbers; delta: how
    far an element is moved.  Each jacobian is an array of NumPy with a row for an element of the
    value and a column for one of the argument.  ValueError where x is no list, TypeError for
    arguments that are not floating.
    """
    if not isinstance(x, (list, tuple)):
        raise ValueError(
            "`x` must be a list or tuple of values convertible to a Tensor (arguments to `f`), "
            f"not a {type(x)}"
        )
    args = [convert_to_tensor(item) for item in x]
    for arg in args:
        if not arg.dtype.is_floating:
            raise TypeError(f"`x` must be of floating types, got {arg.dtype!r}")
    with GradientTape(persistent=True) as tape:
        tape.watch(args)
        value = convert_to_tensor(f(*args))
    rows = int(np.prod(value.shape.as_list()))
    by_tape = tape.jacobian(value, args, UnconnectedGradients.ZERO)
    theoretical = tuple(j.numpy().reshape(rows, -1) for j in by_tape)
    step = STEP if delta is None else delta
    return theoretical, tuple(_differences(f, args, i, rows, step) for i in range(len(args)))


def _differences(f: Callable, args: list, i: int, rows: int, step: float) -> np.ndarray:
    """The jacobian by argument i, of values at both sides of each of its elements."""
    at = np.array(args[i])
    columns = np.zeros((rows, at.size), at.dtype)
    for k in range(at.size):
        sides = []
        for move in (step, -step):
            moved = at.ravel().copy()
            moved[k] += move
            new = convert_to_tensor(moved.reshape(at.shape))
            sides.append(np.ravel(np.array(f(*args[:i], new, *args[i + 1 :]))))
        columns[:, k] = (sides[0] - sides[1]) / (2 * step)
    return columns
