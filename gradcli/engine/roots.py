"""Roots of functions on plain numbers, to the last digits that rounding allows.

In one variable Newton's method, kept within a bracket once a change of sign is known (Press et al.,
Numerical Recipes, section 9.4); where it fails, a search outwards for a change of sign.  In several
Newton's method, with steps cut until the residual falls (Dennis & Schnabel, Numerical Methods for
Unconstrained Optimization and Nonlinear Equations, chapter 6).
"""

from collections.abc import Callable
from math import inf, isfinite, nextafter
from typing import Any

from gradcli.errors import Diagnostic

MAX_ITERATIONS = 100
PATIENCE = 10  # steps that do not bring the residual down
BISECTIONS = 1100  # halvings between any two floats, at most


class Search:
    """One search: the function with its slope, and what its error says."""

    __slots__ = ("name", "slope", "tolerance", "limit", "count")

    def __init__(self, name: str, slope: Callable, tolerance: float | None, limit: int | None):
        self.name, self.slope = name, slope
        self.tolerance = 0.0 if tolerance is None else tolerance
        self.limit = MAX_ITERATIONS if limit is None else limit
        self.count = 0

    def step(self, x) -> tuple:
        """The function at x and its slope there; one iteration."""
        self.count += 1
        return self.slope(x)

    def failed(self, why: str, x, value) -> Diagnostic:
        """The error of a search that ended at x."""
        return Diagnostic(
            "E0200",
            f"{self.name} found no solution: {why}, after {self.count} iterations "
            f"at x = {_short(x)}, where f(x) = {_short(value)}",
            help=f"start nearer to it: {self.name}(f, x0)"
            + (", or between a change of sign: bracket=(a, b)" if self.name == "root" else ""),
            exception="RuntimeError",
        )


def _short(x) -> str:
    if isinstance(x, float):
        return f"{x:.6g}"
    flat = x.ravel().tolist()
    return f"[{', '.join(f'{v:.6g}' for v in flat[:4])}{', …' if len(flat) > 4 else ''}]"


# -- one variable ----------------------------------------------------------------------------------
def scalar_root(search: Search, x: float, bracket: tuple[float, float] | None) -> float:
    """A zero of the function, from x on or within the bracket; raises where none is found."""
    if bracket is not None:
        return _within(search, *_ends(search, *bracket))
    best, best_value, idle = x, inf, 0
    first: Any = None  # the first value, which is a number once there is one
    ends: dict[bool, tuple[float, float]] = {}  # by the sign of f: the last such point
    last = inf
    while search.count < search.limit and idle < PATIENCE:
        value, slope = search.step(x)
        if value == 0.0:
            return x
        if not isfinite(value):
            break
        first = abs(value) if first is None else first
        idle = 0 if abs(value) < best_value else idle + 1
        if abs(value) < best_value:
            best, best_value = x, abs(value)
        ends[value > 0.0] = (x, value)
        if len(ends) == 2:
            return _within(search, ends[False], ends[True])
        if not slope or not isfinite(slope):
            break
        step = -value / slope
        if abs(step) <= _close(search, x) or (abs(step) >= last <= 1e-7 * (1.0 + abs(x))):
            return _settled(search, best)
        last, x = abs(step), x + step
    if last <= 1e-8 * (1.0 + abs(x)) and best_value <= 1e-15 * first:
        return best  # a root of high multiplicity, to which the steps creep
    return _outwards(search, best)


def _close(search: Search, x: float) -> float:
    return max(search.tolerance * max(1.0, abs(x)), abs(nextafter(x, inf) - x))


def _settled(search: Search, x: float) -> float:
    """The point that Newton's steps came to: one last step, if it makes the residual smaller."""
    value, slope = search.step(x)
    if value and slope and isfinite(slope):
        better = x - value / slope
        if abs(search.step(better)[0]) < abs(value):
            return better
    return x


def _ends(search: Search, a: float, b: float) -> tuple:
    fa, fb = search.step(a)[0], search.step(b)[0]
    if fa * fb > 0.0 or fa != fa or fb != fb:
        raise Diagnostic(
            "E0200",
            f"the bracket holds no change of sign: f({a:g}) = {fa:g}, f({b:g}) = {fb:g}",
            help="give two points where f has opposite signs",
            exception="ValueError",
        )
    return ((a, fa), (b, fb)) if fa < 0.0 else ((b, fb), (a, fa))


def _outwards(search: Search, x: float) -> float:
    """A root by looking around x, at twice the distance each time, for a change of sign."""
    start, value = x, search.step(x)[0]
    width = max(0.01, 0.01 * abs(x))
    near = {1: (x, value), -1: (x, value)}
    while search.count < search.limit:
        for side in (1, -1):
            here = start + side * width
            f = search.step(here)[0]
            x0, f0 = near[side]
            if isfinite(f):
                if f == 0.0:
                    return here
                if isfinite(f0) and (f > 0.0) != (f0 > 0.0):
                    pair = ((x0, f0), (here, f))
                    return _within(search, *(pair if f0 < 0.0 else pair[::-1]))
                near[side] = (here, f)
        width *= 1.6
    raise search.failed("no change of sign and no convergence", start, value)


def _within(search: Search, low: tuple, high: tuple) -> float:
    """The root between two points, f being negative at `low` and positive at `high`.

    A step is Newton's where that stays inside and is at most half of the one before, else to the
    middle.
    """
    (a, fa), (b, fb) = low, high
    worst = max(abs(fa), abs(fb))
    x, before = a if abs(fa) < abs(fb) else b, abs(b - a)
    value, slope = search.step(x)
    for _ in range(search.limit + BISECTIONS):
        if value == 0.0:
            return x
        new = x - value / slope if slope and isfinite(slope) else inf
        if not min(a, b) < new < max(a, b) or abs(new - x) > 0.5 * before:
            new = a + 0.5 * (b - a)
        if abs(new - x) <= _close(search, x):
            break
        before, x = abs(new - x), new
        value, slope = search.step(x)
        a, b = (x, b) if value < 0.0 else (a, x)
    else:
        raise search.failed("it did not converge", x, value)
    near = search.step(new)[0]
    x, value = (new, near) if abs(near) < abs(value) else (x, value)
    if not abs(value) <= worst or _is_jump(search, x, value):
        raise search.failed("the sign changes at a pole or a jump", x, value)
    return x


def _is_jump(search: Search, x: float, value: float) -> bool:
    """Whether the residual is too large for a function that is smooth around x."""
    slope, near = search.step(x)[1], 8.0 * _close(search, x) + 1e-9 * max(1.0, abs(x))
    return abs(value) > 1e-9 and not abs(value) <= abs(slope) * near


# -- several variables -----------------------------------------------------------------------------
def vector_root(search: Search, x):
    """A zero of a function from n numbers to n numbers, from x on; raises where none is found."""
    import numpy as np

    value, slopes = search.step(x)
    first = size = _norm(value)
    last = inf
    while search.count < search.limit:
        if not np.all(np.isfinite(value)) or not np.all(np.isfinite(slopes)):
            raise search.failed("the function is not finite", x, value)
        if size == 0.0:
            return x
        step = -_solution(slopes, value)
        solved = _norm(value + slopes @ step) <= 0.5 * size
        length, scale = float(np.max(np.abs(step))), float(np.max(np.abs(x)))
        close = max(search.tolerance * max(1.0, scale), float(np.spacing(scale)))
        settled = solved and length <= 1e-7 * (1.0 + scale)
        cut = 1.0
        while True:
            new = x + cut * step
            new_value, new_slopes = search.step(new)
            if _norm(new_value) < size:
                break
            if settled and (cut * length <= close or length >= last or length <= close * 1e4):
                return x  # rounding is all that is left
            cut *= 0.5
            if cut < 1e-10 or length == 0.0 or search.count >= search.limit:
                raise search.failed("no step makes it smaller", x, value)
        x, value, slopes, size, last = new, new_value, new_slopes, _norm(new_value), length
        if settled and cut * length <= close:
            return x
    if last <= 1e-8 * (1.0 + float(np.max(np.abs(x)))) and size <= 1e-15 * first:
        return x  # a root of high multiplicity, to which the steps creep
    raise search.failed("it did not converge", x, value)


def _norm(value) -> float:
    import numpy as np

    size = float(np.linalg.norm(value))
    return size if size == size else inf


def _solution(slopes, value):
    """The Newton step; of least norm where the jacobian is singular."""
    import numpy as np

    try:
        step = np.linalg.solve(slopes, value)
        if np.all(np.isfinite(step)):
            return step
    except np.linalg.LinAlgError:
        pass
    return np.linalg.lstsq(slopes, value, rcond=None)[0]
