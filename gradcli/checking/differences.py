"""The slope of a function of one number, from its values alone, with an estimate of the error.

Central differences at steps that halve, extrapolated (Ridders, Advances in Engineering Software 4
(1982) 75), from several first steps: a large one loses few digits, a small one sees what is near.
The estimate that is taken is the most exact of those that agree with all from smaller steps, so
that a kink or a pole beyond the point is not smoothed over.  Where the function is analytic, a step
along the imaginary axis subtracts nothing and gives all digits (Squire & Trapp, SIAM Review 40
(1998) 110).
"""

import math
from collections.abc import Callable
from itertools import pairwise

EPSILON = 2.0**-52  # of floats; of narrower types callers give their own
ROWS = 8  # steps of one tableau, each half of the one before
LARGE, GAP, SMALL = 0.1, 1e-2, 1e-11  # the first steps: a size times LARGE, then each GAP smaller
RELIABLE = 1e-2  # an estimate whose error is a larger part of the slope decides nothing
HALF = 0.5  # of the rise of a step that is 1/GAP as large: a jump has all, a kink GAP of it
UNEVEN = (0.0, 1.0, 1.7, 2.9, 3.6, 5.3, 6.1, 7.4, 8.0)  # no waves are as far apart
BLUR = 0.1  # how far off a line, as a part of the values, is more than rounding
LEAST = 5e-324  # what a value that underflows is rounded by
IMAGINARY = 1e-20  # the step along the imaginary axis

Line = Callable[[float], float]


class Slope:
    """A slope: its value, a bound of its error, the step, from which side (0: both), and how.

    `spread` is the steepest secant that was seen with steps as large as this: what the slope is
    small or large beside; `widest` that with larger ones too; `start` its tableau's first step.
    """

    __slots__ = (
        "value", "error", "step", "start", "side", "spread", "widest", "method",
        "largest",
    )  # fmt: skip

    def __init__(self, value, error, step=0.0, side=0, spread=0.0, method="differences"):
        self.value, self.error, self.step, self.start, self.side = value, error, step, step, side
        self.spread, self.widest, self.method = spread, spread, method
        self.largest: Slope | None = None  # the one from the largest steps

    @property
    def scale(self) -> float:
        return max(abs(self.value), self.spread)

    @property
    def reliable(self) -> bool:
        return self.error <= RELIABLE * self.scale

    def __repr__(self) -> str:
        return f"<Slope {self.value!r} ± {self.error:.2g} by {self.method}>"


def slope(
    f: Line,
    size: float = 1.0,
    epsilon: float = EPSILON,
    side: int = 0,
    accepted: Callable[[Slope], bool] = lambda found: False,
) -> Slope | None:
    """The slope of f at 0; None where f has no finite values near it.

    size: what a step is large or small beside, such as |x| where f(t) is g(x + t).  side: 1 or -1
    for differences to one side.  accepted: whether the first reliable estimate will do, so that no
    others are made.  Where f is finite to one side alone, the slope is of that side.
    """
    here = f(0.0)
    if not math.isfinite(here):
        return None
    found: list[Slope] = []
    floor = None
    for h in steps(size, epsilon):
        if floor is None and found:
            floor = noise(f, here, size, epsilon)
            found = [_tableau(f, here, found[0].start, size, epsilon, side, floor)]
        estimate = _tableau(f, here, h, size, epsilon, side, floor or 0.0)
        if estimate is None:
            continue
        # a later one is rougher: it would do for what an earlier one has refuted
        if not any(earlier.reliable for earlier in found) and accepted(estimate):
            return estimate
        found.append(estimate)
    if found:
        best = _most_exact(found)
        best.widest = max(e.spread for e in found if e.start >= best.start)
        best.largest = found[0]
        if 0 < size < SMALL and min(e.start for e in found) > size:
            best.error = math.inf  # steps within the size of the point are rounded to 0
        return best
    if side:
        return None
    sides = [slope(f, size, epsilon, one, accepted) for one in (1, -1)]
    return next((one for one in sides if one is not None), None)


def steps(size: float, epsilon: float = EPSILON) -> list[float]:
    """The first steps of the tableaux, the largest first."""
    found, h = [], LARGE * max(size, 1.0)
    least = max(SMALL * (epsilon / EPSILON) ** 0.5, 8 * epsilon * size)
    while h >= least:
        found.append(h)
        h *= GAP
    if 0 < size < SMALL / LARGE:
        found += [size * LARGE, size * LARGE * GAP]
    return found


def halves(h: float) -> list[float]:
    """The steps of the tableau whose first step is h, as far as halves are not rounded to 0."""
    return [part for k in range(ROWS) if (part := h / 2**k)]


def first_places(size: float) -> list[float]:
    """Where `slope` looks first, in no order."""
    return [0.0, *(s * h for h in halves(LARGE * max(size, 1.0)) for s in (1, -1))]


def places(size: float, epsilon: float = EPSILON) -> list[float]:
    """Where `slope` may look, in no order."""
    near = [k * _near(size, epsilon) for k in range(1, 9)]
    return [0.0, *near, *(s * t for h in steps(size, epsilon) for t in halves(h) for s in (1, -1))]


def _near(size: float, epsilon: float) -> float:
    """The step in which nothing changes but rounding."""
    return 64 * epsilon * (size or 1e-3)


def jumps(f: Line, size: float, epsilon: float = EPSILON) -> bool:
    """Whether f jumps at 0: to one side its values are as far from f(0) at the smallest step as at
    a larger one, and by more than rounding."""
    here, (far, near) = f(0.0), steps(size, epsilon)[-2:]
    for side in (1, -1):
        rises = [abs(f(side * h) - here) for h in (near, far)]
        if rises[0] > 64 * epsilon * abs(here) and rises[0] >= HALF * rises[1]:
            return True
    return False


def noise(f: Line, here: float, size: float, epsilon: float = EPSILON) -> float:
    """What the values of f near 0 are rounded by: the size of their fourth differences at steps in
    which nothing else changes (More and Wild, SIAM J. Sci. Comput. 33 (2011) 1292).  A value that
    comes of a long computation is wrong by more than its last place."""
    step = _near(size, epsilon)
    values = [here, *(f(k * step) for k in range(1, 9))]
    if not all(map(math.isfinite, values)):
        return 0.0
    for _ in range(4):
        values = [b - a for a, b in pairwise(values)]
    # the variance of a fourth difference is 70 times that of the values
    return 4 * max(map(abs, values)) / math.sqrt(70)


def resolved(f: Line, size: float, epsilon: float = EPSILON) -> bool:
    """Whether f is a line at steps in which nothing changes but rounding, as a sine is not at
    1e150: else no step is small enough for its slope."""
    step = _near(size, epsilon)
    values = [f(k * step) for k in UNEVEN]
    if not all(map(math.isfinite, values)):
        return True
    first, rise = values[0], (values[-1] - values[0]) / UNEVEN[-1]
    off = max(abs(y - first - k * rise) for k, y in zip(UNEVEN, values))
    return off <= BLUR * max(map(abs, values))


def _tableau(
    f: Line, here: float, h: float, size: float, epsilon: float, side: int, floor: float = 0.0
):
    """The best entry of the tableau whose first step is h; None where f is not finite there.

    floor: what the values are rounded by at least.
    """
    best, start = None, h
    last: list[float] = []
    spread = 0.0
    for h in halves(start):
        low, high = (f(-h), f(h)) if side == 0 else (here, f(side * h))
        if not (math.isfinite(low) and math.isfinite(high)):
            last = []
            continue
        width = 2 * h if side == 0 else side * h
        secant = (high - low) / width
        spread = max(spread, abs(high - here) / h, abs(low - here) / h)
        # the values are rounded, and so are the places where they are taken
        rounding = max(epsilon * max(abs(low), abs(high), abs(here)), floor, LEAST)
        lost = (rounding + epsilon * abs(secant) * size) / h
        row = [secant]
        factor = 4.0 if side == 0 else 2.0
        for j, old in enumerate(last, 1):
            row.append(row[-1] + (row[-1] - old) / (factor**j - 1))
            error = max(abs(row[-1] - row[-2]), abs(row[-1] - old)) + lost
            if best is None or error < best.error:
                best = Slope(row[-1], error, h, side)
        if best is None and lost >= RELIABLE * abs(secant):
            best = Slope(secant, lost + abs(secant) * RELIABLE, h, side)
        if last and len(last) > 2 and best is not None and abs(row[-1] - last[-1]) > 4 * best.error:
            break  # rounding has taken over
        last = row
    if best is not None:
        best.start, best.spread, best.widest = start, spread, spread
    return best


def _most_exact(found: list[Slope]) -> Slope:
    """Of estimates from large steps to small ones: from the smallest that is reliable up, the most
    exact one as long as they agree."""
    reliable = [estimate for estimate in reversed(found) if estimate.reliable]
    if not reliable:
        return min(found, key=lambda estimate: estimate.error)
    best = reliable[0]
    for estimate in reliable[1:]:
        if abs(estimate.value - best.value) > 4 * (estimate.error + best.error):
            break
        if estimate.error < best.error:
            best = estimate
    return best


def along_imaginary(size: float) -> list[complex]:
    """Where `imaginary` looks."""
    h = IMAGINARY * (size or 1.0)
    return [complex(0.0, h), complex(0.0, 3.0 * h)]


def imaginary(f: Callable[[complex], complex], size: float = 1.0) -> Slope | None:
    """The slope of an analytic f at 0 from a step along the imaginary axis.

    None where f cannot take one, or where two steps do not give the same.
    """
    at = along_imaginary(size)
    h = at[0].imag
    first, second = (complex(f(t)).imag / t.imag for t in at)
    if not (math.isfinite(first) and math.isfinite(second)):
        return None
    error = abs(first - second) + 16 * EPSILON * abs(first)
    exact = Slope(first, error, h, 0, abs(first), "complex step")
    return exact if error <= 1e-8 * abs(first) or first == second else None
