"""Prints where the values of rows are other than SciPy's, and which of them are right.

    python tests/ops/compare_scipy.py [NAME …] [--points 200] [--seed 1]

For each row with a function of that name in SciPy, ours beside SciPy's:

    plain         |error| / (2^-53 |f|), its most and its median, at points of moderate size
    conditioned   |error| / (2^-53 (|f| + |x f'|)) at the same points, its most
    past the bar  at how many of the recorded points over all float64 (`exact.py`) the value is off
    lost          at how many of those it is NaN, infinite or 0 where f is not, or the reverse
    us            microseconds for an element of an array of 10,000, and for a single number
"""

import argparse
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import mpmath
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from exact import _grace, derived, oracle, point, recorded, rows, slack
from mpmath import mpf
from oracles import DRAWS, SPECIAL
from scipy import special

from gradcli.ops.numpy_call import numpy_function
from gradcli.ops.rows import Op

LESS, MORE = 1e-3, 1e2  # what is a moderate size
DIGITS, STEP = 60, mpf(10) ** -20
NAMES = {
    "lgamma": "gammaln", "digamma": "psi", "hurwitz_zeta": "zeta", "lambert_branch": "lambertw",
}  # fmt: skip
AIRY = {"airyai": 0, "airyaip": 1, "airybi": 2, "airybip": 3}


def scipys(name: str) -> Callable | None:
    """SciPy's function of the values of a row."""
    if name in AIRY:
        return lambda x: special.airy(x)[AIRY[name]]
    if name == "lambert_branch":
        return lambda x, k: special.lambertw(x, k).real
    return getattr(special, NAMES.get(name, name), None)


def compared() -> list[str]:
    """The special functions that SciPy has, whose values are not SciPy's own."""
    found = []
    for name, op in rows().items():
        path = op.array if isinstance(op.array, str) else ""
        if path.startswith("gradcli.") and name in SPECIAL and name in DRAWS and scipys(name):
            found.append(name)
    return found


def moderate(name: str, op: Op, count: int, seed: int) -> list[tuple]:
    source, found = Random(f"{name} {seed}"), []
    for _ in range(400 * count):
        x = point(op, DRAWS[name](source))
        if all(LESS <= abs(v) <= MORE or type(v) is int for v in x) and len(found) < count:
            found.append(x)
    return found


def wanted(name: str, op: Op, x: tuple):
    """The value, and |x f'| summed over the arguments; None where mpmath has none."""
    try:
        with mpmath.workdps(DIGITS):
            f, held = oracle(name, x), [v if type(v) is int else mpf(v) for v in x]
            y, spread = mpf(mpmath.re(f(*held))), mpf(0)
            for i in derived(op) + [i for i, a in enumerate(op.args) if a.kind == "none"]:
                try:
                    near = f(*held[:i], held[i] * (1 + STEP), *held[i + 1 :])
                except (ArithmeticError, ValueError):
                    continue  # of whole orders alone
                spread += abs(mpmath.re(near) - y) / STEP
        return (y, spread) if mpmath.isfinite(y) else None
    except (ArithmeticError, ValueError, *mpmath.libmp.ComplexResult.__mro__[:1]):
        return None


def called(function: Callable, points: list[tuple]) -> np.ndarray:
    with np.errstate(all="ignore"):
        return np.asarray(function(*map(np.array, zip(*points))), float)


def errors(got: np.ndarray, wants: list[tuple]) -> tuple[np.ndarray, np.ndarray]:
    plain, conditioned = [], []
    for g, (want, spread) in zip(got, wants):
        off = abs(mpf(float(g)) - want) * 2**53 if math.isfinite(g) else mpf(math.inf)
        plain.append(float(off / abs(want)) if want else float(off != 0))
        conditioned.append(float(off / (abs(want) + spread)) if want else float(off != 0))
    return np.array(plain), np.array(conditioned)


def at_extremes(name: str, op: Op, function: Callable) -> tuple[int, int]:
    points = [point(op, x) for x in recorded()[name]]
    got, off, lost = called(function, points), set(), set()
    for i in derived(op):
        for k, (wants, spreads) in enumerate(recorded()[f"{name} by {i}"]):
            want, spread, g = wants[0], spreads[0], float(got[k])
            if math.isnan(want):
                continue
            if math.isinf(want) or not math.isfinite(g):
                wrong = g != want and not (math.isinf(spread) and not math.isnan(g))
            else:
                wrong = abs(g - want) > _grace(name, 0) * slack(0, want, spread)
            off |= {k} if wrong else set()
            if wrong and (not math.isfinite(g) or (g == 0) != (want == 0) or math.isinf(want)):
                lost.add(k)
    return len(off), len(lost)


def microseconds(function: Callable, points: list[tuple]) -> tuple[float, float]:
    """For an element of a long array, and for one number."""
    columns = [np.resize(column, 10_000) for column in zip(*points)]

    def least(count: int, run: Callable) -> float:
        found = []
        for _ in range(3):
            start = time.perf_counter()
            for _ in range(count):
                run()
            found.append((time.perf_counter() - start) / count)
        return min(found) * 1e6

    with np.errstate(all="ignore"):
        single = [least(3, lambda x=x: function(*x)) for x in points[:12]]
        return least(1, lambda: function(*columns)) / 10_000, float(np.mean(single))


def line(name: str, count: int, seed: int) -> str:
    op, others = rows()[name], scipys(name)
    ours = op.numpy_function or numpy_function(op)
    found = [(x, wanted(name, op, x)) for x in moderate(name, op, count, seed)]
    points = [x for x, want in found if want and 1e-290 < abs(want[0]) < 1e290]
    wants = [want for _, want in found if want and 1e-290 < abs(want[0]) < 1e290]
    plain, conditioned, beyond, times = [], [], [], []
    for function in (ours, others):
        a, b = errors(called(function, points), wants)
        plain.append(f"{a.max():9.3g} {np.median(a):5.2g}")
        conditioned.append(f"{b.max():8.3g}")
        beyond.append(at_extremes(name, op, function))
        times.append(microseconds(function, points))
    bars = " : ".join(f"{off:3d}" for off, _ in beyond)
    lost = " : ".join(f"{n:3d}" for _, n in beyond)
    took = "   ".join(" : ".join(f"{t:6.3g}" for t in pair) for pair in zip(*times))
    return f"{name:16}{' : '.join(plain)}   {' : '.join(conditioned)}   {bars}   {lost}   {took}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(
        f"{'ours : SciPy':16}{'plain: most, median':34} {'conditioned':19}   {'past bar':9}   "
        f"{'lost':9}   {'us, array':15}   us, number"
    )
    for one in given.names or compared():
        print(line(one, given.points, given.seed), flush=True)
