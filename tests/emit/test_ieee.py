"""What each target gives at 0, at infinities and NaN, and where powers overflow: docs/emit.md."""

import itertools
import math
import warnings
from functools import cache

import pytest
from compiled import COMPILER, QUICK, compiled, outcomes, unit

from gradcli import calls

PROGRAMS = (
    "1/x", "x**0.5", "x**-1", "x**y", "x % y", "x//y", "log(x)", "sqrt(x)", "x**2", "10.0**x",
    "x/y", "exp(x)", "1/(x - x)", "x/abs(x)", "max(x, 1)/x", "(x if x > 1 else 2.0)**0.5/x",
    "x**2*1/y",
    "y = 0.0\nfor i in range(3):\n    y += 1/i\ny*x", "s = 0.0\n1/s*x",
    "s = 1.0\nfor i in range(4):\n    s /= i\ns*x", "n: int = 0\nx/n + 1/n", "s = float(x)\n1/s",
    "a = [0.0, 2.0]\nx/a[0] + 1/a[0]", "x*np.pi**0.5", "(-1)**3/x", "int(3.2)/x",
    "v = []\nfor i in range(3):\n    v.append(x*i)\ns = x\nwhile v:\n    s += 1/v.pop()\ns",
    "s = 0.0\nfor i in range(1, 4):\n    for j in range(1, 2**i, 2):\n        s += j**-1/x\ns",
    "y = -8.0\nwhile y < 0:\n    y = y + 3\n(y - 5)**0.5*x", "abs(y)**x/x", "len([1, 2])**0.5*x",
    "s = 2.0\nfor i in range(12):\n    s = s**2\ns*x", "x**2/(x**2 + 1)", "sigmoid(x)/x",
    "def g(a):\n    return a/(a - 1)\ng(1.0)*x", "def h(z):\n    return 1/z\nh(x) + h(2.0)",
    "np.where(x > 0, x**0.5, 0)", "floor(x)/x", "1/x if x != 0 else 0.0", "5//x", "7 % x", "-x**-2",
    "(x**2)**0.5", "x**y**2", "t = x\nt /= y\nt", "-(x // -2.5) % 3", "fmod(x, y)", "x - x//y*y",
)  # fmt: skip
X = (0.0, -0.0, -8.0, 2.5, math.inf, -math.inf, math.nan, 1e300, 1e-320)
Y = (0.0, -8.0, 0.5, math.inf, math.nan)


GRID = {"x": X, "y": Y, "s": (0.0,), "n": (0,), "a": ([0.0, 2.0],)}  # the last are defaults


def points(program) -> list[dict]:
    names = list(program.inputs)
    return [dict(zip(names, p)) for p in itertools.product(*(GRID[n] for n in names))]


@cache
def programs_and_values() -> list[tuple]:
    """The programs, each with its values at all of its points."""
    read = [calls.program(text, name=f"prog{k}") for k, text in enumerate(PROGRAMS)]
    return [(p, [calls.value(p, at).values[0] for at in points(p)]) for p in read]


def same(a: float, b: float) -> bool:
    """Whether two numbers are one: NaN too, and but for the last digits."""
    if a != a or b != b:
        return a != a and b != b
    return a == b or math.isclose(a, b, rel_tol=1e-14)


@pytest.mark.parametrize("to", ["numpy", "python"])
def test_python_gives_ieee_answers_or_the_errors_that_are_documented(to):
    for program, wanted in programs_and_values():
        space = {"__name__": "printed"}
        exec(calls.emit(program, to), space)
        function = space[program.source.name]
        for at, want in zip(points(program), wanted):
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    got = function(**at)
            except (ZeroDivisionError, ValueError, OverflowError, TypeError):
                assert to == "python", (program, at)  # TypeError: of a complex number
                continue
            if to == "python" and isinstance(got, complex):
                continue
            assert same(got, want), (program, at, got, want)


@pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")
def test_c_gives_ieee_answers(tmp_path):
    read, values = zip(*programs_and_values())
    units = [unit(p.source.name, calls.emit(p, "c")) for p in read]
    library = compiled(units, tmp_path, QUICK)
    cases = [(u, at, [1]) for u, p in zip(units, read) for at in points(p)]
    wanted = [want for found in values for want in found]
    for (u, at, _), got, want in zip(cases, outcomes(library, cases), wanted):
        assert same(got[0][0], want), (u.text, at, got, want)
