"""Makers of constant arrays: NumPy's, asked before they make more than memory has."""

from gradcli.ops.arrays import load_numpy
from gradcli.ops.memory import ask, product

# What each takes, and how many of them at least.
TAKES = {
    "zeros": (("shape", "dtype"), 1), "ones": (("shape", "dtype"), 1),
    "full": (("shape", "fill_value", "dtype"), 2), "eye": (("N", "M", "k", "dtype"), 1),
    "identity": (("n", "dtype"), 1), "arange": (("start", "stop", "step", "dtype"), 1),
    "linspace": (("start", "stop", "num", "endpoint", "dtype"), 2),
}  # fmt: skip


def _maker(name: str):
    count = ESTIMATES[name]

    def make(*args, **attrs):
        ask(count(args, attrs))
        return getattr(load_numpy(), name)(*args, **attrs)

    make.__name__, make.takes = name, TAKES[name]
    return make


def _lengths(args, attrs) -> float:
    return product(args[0] if args else attrs.get("shape", 1))


def _square(args, attrs) -> float:
    rows = args[0] if args else attrs.get("N", 1)
    columns = args[1] if len(args) > 1 else attrs.get("M", rows)
    return product((rows, rows if columns is None else columns))


def _steps(args, attrs) -> float:
    start, stop, step = 0, *args[:1], 1
    if len(args) > 1:
        start, stop, step = args[0], args[1], args[2] if len(args) > 2 else 1
    step = attrs.get("step", step)
    if not all(isinstance(v, (int, float)) for v in (start, stop, step)) or step == 0:
        return 0
    return (stop - start) / step


def _points(args, attrs) -> float:
    return product(args[2] if len(args) > 2 else attrs.get("num", 50))


# The makers of constant arrays, and how many elements they make, from their arguments.
ESTIMATES = {
    "zeros": _lengths, "ones": _lengths, "full": _lengths, "eye": _square, "arange": _steps,
    "identity": _square, "linspace": _points,
}  # fmt: skip
MAKERS = {name: _maker(name) for name in ESTIMATES}
zeros, ones, full, eye, arange, identity, linspace = MAKERS.values()
