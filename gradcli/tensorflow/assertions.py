"""Assertions about tensors: `debugging.assert_equal` and its like, in TensorFlow's words."""

from collections.abc import Callable

import numpy as np

from gradcli.ops.dispatch import primal
from gradcli.tensorflow import tensor
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.tensor import EagerTensor

SHOWN = 3  # elements in a message, where `summarize` asks for no other number


def _compares(sign: str, function: Callable) -> Callable:
    """The assertion that x and y compare so, element by element."""

    def check(x, y, message=None, summarize=None, name=None) -> None:
        """InvalidArgumentError, beginning with `message`, where an element does not hold."""
        x = convert_to_tensor(x)
        y = convert_to_tensor(y, dtype_hint=x.dtype)
        holds = np.asarray(function(x, y))
        if holds.shape == () and x.shape != y.shape:  # == of shapes that do not broadcast
            raise tensor.incompatible("Equal", tuple(x.shape), tuple(y.shape))
        if not holds.all():
            shown = SHOWN if summarize is None else summarize
            raise InvalidArgumentError(_difference(message, sign, x, y, holds, shown))

    return check


def _difference(message, sign: str, x, y, holds: np.ndarray, most: int) -> str:
    """What is said of elements that do not compare: which, and how the tensors begin."""
    x, y = np.asarray(x), np.asarray(y)
    lines = [message] if message else []
    lines.append(f"Condition x {sign} y did not hold.")
    if x.shape == y.shape and x.shape:
        where = np.argwhere(~holds)[:most]
        lines.append(f"Indices of first {len(where)} different values:\n{where}")
        for letter, array in (("x", x), ("y", y)):
            lines.append(f"Corresponding {letter} values:\n{array[tuple(where.T)]}")
    for letter, array in (("x", x), ("y", y)):
        first = array.reshape(-1)[:most]
        lines.append(f"First {len(first)} elements of {letter}:\n{first}")
    return "\n".join(lines)


assert_equal = _compares("==", tensor.OPERATORS["__eq__"])
assert_none_equal = _compares("!=", tensor.OPERATORS["__ne__"])
assert_less = _compares("<", tensor.less)
assert_less_equal = _compares("<=", tensor.less_equal)
assert_greater = _compares(">", tensor.greater)
assert_greater_equal = _compares(">=", tensor.greater_equal)


def _signed(sign: str, function: Callable) -> Callable:
    """The assertion that each element of x compares so with 0."""

    def check(x, message=None, summarize=None, name=None) -> None:
        """InvalidArgumentError, beginning with `message`, where an element does not hold."""
        x = convert_to_tensor(x)
        if not np.all(function(x, cast(0, x.dtype))):
            shown = x.numpy() if not x.ndim else [str(e) for e in np.ravel(x.numpy())]
            raise InvalidArgumentError(
                f"{message or ''}\nCondition x {sign} 0 did not hold element-wise:\n"
                f"x (shape={x.shape} dtype={x.dtype.name}) = \n{shown}"
            )

    return check


assert_positive = _signed(">", tensor.greater)
assert_negative = _signed("<", tensor.less)
assert_non_negative = _signed(">=", tensor.greater_equal)
assert_non_positive = _signed("<=", tensor.less_equal)


def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None, name=None) -> None:
    """InvalidArgumentError where |x - y| > atol + rtol |y| in an element.

    Both tolerances are ten times the spacing of numbers at 1, where they are not given.
    """
    x = convert_to_tensor(x)
    y = convert_to_tensor(y, dtype_hint=x.dtype)
    usual = 10 * np.finfo(x.dtype.as_numpy_dtype).eps
    rtol, atol = (usual if t is None else float(t) for t in (rtol, atol))
    distance = np.abs(np.asarray(tensor.subtract(x, y)))
    if not np.all(distance <= atol + rtol * np.abs(np.asarray(y))):
        raise InvalidArgumentError(
            f"{message or ''}\nx and y not equal to tolerance rtol = {rtol:g}, atol = {atol:g}\n"
            f"x (shape={x.shape} dtype={x.dtype.name}) = \n{tensor.shown(x)}\n"
            f"y (shape={y.shape} dtype={y.dtype.name}) = \n{tensor.shown(y)}"
        )


def check_numerics(tensor, message, name=None) -> EagerTensor:
    """The tensor itself; InvalidArgumentError, beginning with `message`, for NaN and infinities."""
    tensor = convert_to_tensor(tensor)
    plain = np.asarray(primal(tensor.value))
    found = [word for word, wrong in (("Inf", np.isinf), ("NaN", np.isnan)) if wrong(plain).any()]
    if found:
        raise InvalidArgumentError(
            f"{message} : Tensor had {' and '.join(found)} values [Op:CheckNumerics] name: "
        )
    return tensor
