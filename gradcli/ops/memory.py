"""The memory that arrays may take, asked before one is made: nothing stops NumPy midway.

A call sets its budget; without one nothing is asked.  What the process holds is looked at where
SMALL elements have been made since the last look: a run makes many arrays and keeps few.
"""

from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from gradcli.errors import Diagnostic

SMALL = 1 << 20  # elements
ELEMENTS = 10**8  # of one array or sequence, where no limit is given
AXES = 64  # of one array
LEAF = 8  # elements of an array, that take the memory of a value in a list
FREE = 64 << 20  # bytes that a run may always hold, such as those of numpy itself
HELP = "--max-mem raises the limit"


class Budget:
    """The elements that one array may have, and the bytes that the process may grow by.

    `made` counts the elements of the arrays that were made, `next` how many at the next look.
    """

    __slots__ = ("elements", "bytes", "start", "made", "next")

    def __init__(self, elements: int, bytes: int):
        self.elements, self.bytes = elements, max(bytes, FREE)
        self.start = _start()
        self.made: float = 0
        self.next: float = SMALL


BUDGET: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def within(elements: int, bytes: int):
    """A context in which arrays are asked for."""
    token = BUDGET.set(Budget(elements, bytes))
    try:
        yield
    finally:
        BUDGET.reset(token)


def large(bound: int, most: int) -> bool:
    """Whether a result of about `most` and up to `bound` elements is to be asked for."""
    budget = BUDGET.get()
    if budget is None:
        return False
    budget.made += most
    return budget.made > budget.next or bound > SMALL or bound > budget.elements


def made() -> float:
    """How many elements the arrays have that were made in this context."""
    budget = BUDGET.get()
    return budget.made if budget is not None else 0


def ask(count: int | float) -> None:
    """Raise E0206 where `count` elements more are too many: for one array, or for the process."""
    budget = BUDGET.get()
    if budget is None:
        return
    budget.made += count
    check(count, budget.elements)
    if budget.made <= budget.next and count:
        return
    budget.next = budget.made + SMALL
    if resident() - budget.start + 8 * count > budget.bytes:
        raise Diagnostic(
            "E0206",
            f"the program needs more than its {size(budget.bytes)} of memory",
            label="here",
            help=HELP,
        )


def check(count: int | float, limit: int) -> None:
    """Raise E0206 where one array or sequence would have more than `limit` elements."""
    if count > limit:
        raise Diagnostic(
            "E0206",
            f"an array of {count:.3g} elements is too large: the limit is {limit:.3g} elements",
            label="here",
            help=HELP,
        )


def size(bytes: int) -> str:
    """A number of bytes in words."""
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB")):
        if bytes >= unit:
            return f"{bytes / unit:.3g} {name}"
    return f"{bytes} bytes"


def resident() -> int:
    """The bytes of memory that the process holds; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * PAGE
    except OSError:
        return _peak()


PAGE = 4096


def _peak() -> int:
    """The most that the process has held: for systems that do not tell what it holds now."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    return getrusage(RUSAGE_SELF).ru_maxrss  # in bytes on macOS, which has no /proc


_at_start: list[int] = []


def _start() -> int:
    """What the process held when its first budget was made; later ones of a grid share it."""
    if not _at_start:
        _at_start.append(resident())
    return _at_start[0]


# -- how many elements a result has --------------------------------------------------------------
def product(lengths) -> Any:
    """The number of elements of an array with these lengths: a float where one of them is."""
    count: Any = 1
    lengths = lengths.tolist() if hasattr(lengths, "tolist") else lengths  # of an array
    for length in lengths if isinstance(lengths, (tuple, list)) else (lengths,):
        if isinstance(length, (int, float)):
            count *= abs(length)
        elif hasattr(length, "__index__") and not getattr(length, "shape", ()):
            count *= abs(length.__index__())
    return count


def joined(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that has the axes of all; E0202 where no array has as many."""
    full = sum(shapes, ())
    if len(full) > AXES:
        raise Diagnostic(
            "E0202", f"the derivatives have {len(full)} axes, and an array has at most {AXES}",
            help="derivatives of order 1 have as many axes as the value and the variable; hvp and "
            "jvp of arrays those of the variable alone",
        )  # fmt: skip
    return full


def broadcast(shapes) -> tuple[int, ...]:
    """The shape of arrays of these shapes broadcast against each other."""
    width = max(map(len, shapes), default=0)
    padded = [(1,) * (width - len(shape)) + tuple(shape) for shape in shapes]
    return tuple(0 if 0 in lengths else max(lengths) for lengths in zip(*padded))


def matrix_product(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    """The number of elements of a @ b for operands of these shapes."""
    stack = broadcast((a[:-2], b[:-2]))
    return product(stack) * product(a[-2:-1]) * product(b[-1:] if len(b) > 1 else ())


def indexed(shape: tuple[int, ...], index: tuple) -> int:
    """At most how many elements x[index] has, x being of this shape."""
    arrays, count, axis = [], 1, 0
    named = sum(part is not None and part is not Ellipsis for part in index)
    for part in index:
        if part is Ellipsis:
            skipped = max(len(shape) - named, 0)
            count *= product(shape[axis : axis + skipped])
            axis += skipped
        elif isinstance(part, slice) and axis < len(shape):
            count *= len(range(*part.indices(shape[axis])))
            axis += 1
        elif part is not None:
            at = (len(part),) if type(part) is list else getattr(part, "shape", ())
            boolean = at and type(part) is not list and part.dtype.kind == "b"  # at most all
            arrays.append((part.size,) if boolean else at)
            axis += len(at) if boolean else 1
    return count * product(broadcast(arrays)) * product(shape[axis:])
