"""Where a row has a kink, a step or a tie, and what is taken as its derivative there.

The tests say whether a row's arguments and its result, plain values, lie on such a place.
"""

from collections.abc import Callable
from typing import NamedTuple


class Kink(NamedTuple):
    """What a row has where its derivative is a convention (docs/conventions.md).

    what    the place: "the kink", "a tie"
    lies    (args, out, **attrs) -> whether the point lies on it
    taken   what is done with the derivative there, after "is"
    composites  names of the functions made of the row that have the same place
    """

    what: str
    lies: Callable
    taken: str = "taken as 0"
    composites: tuple[str, ...] = ()


def any_of(found) -> bool:
    return bool(found.any()) if hasattr(found, "any") else bool(found)


def at_zero(args: tuple, out, **attrs) -> bool:
    return any_of(args[0] == 0)


def last_at_zero(args: tuple, out, **attrs) -> bool:
    return any_of(args[-1] == 0)


def at_integer(args: tuple, out, **attrs) -> bool:
    return any_of(args[0] % 1 == 0)


def at_half(args: tuple, out, **attrs) -> bool:
    return any_of(args[0] % 1 == 0.5)


def at_multiple(args: tuple, out, **attrs) -> bool:
    return any_of(args[1] != 0) and any_of(args[0] % args[1] == 0)


def at_tie(args: tuple, out, **attrs) -> bool:
    return any_of(args[0] == args[1])


def at_edge(args: tuple, out, **attrs) -> bool:
    return any_of(args[0] == args[1]) or any_of(args[0] == args[2])


def vanishes(args: tuple, out, **attrs) -> bool:
    return any_of(out == 0)


def attained_again(args: tuple, out, axis=None, keepdims=False, k=None) -> bool:
    """Whether an extreme, or the k-th in order, is attained more than once."""
    import numpy as np

    best = out if keepdims or axis is None else np.expand_dims(out, axis)
    return any_of(np.sum(args[0] == best, axis=axis) > 1)


def repeated(args: tuple, out, axis) -> bool:
    """Whether equal elements are put in order."""
    import numpy as np

    return any_of(np.diff(np.sort(args[0], axis=axis), axis=axis) == 0)


def coincide(args: tuple, out, **attrs) -> bool:
    """Whether two of the values of a matrix, in order, are the same to within rounding."""
    import numpy as np

    largest = np.max(np.abs(out), axis=-1, keepdims=True, initial=0.0)
    rounding = 4 * out.shape[-1] * np.finfo(out.dtype).eps * largest
    return any_of(np.abs(np.diff(out, axis=-1)) <= rounding)


def at_sample(args: tuple, out, **attrs) -> bool:
    import numpy as np

    return any_of(np.isin(args[1], args[0]))
