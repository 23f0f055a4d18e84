"""The ranges that plots show, and the round numbers along them."""

import math

MARGIN = 0.04  # of a range, left free above and below curves
TAIL = 0.05  # of the samples are beyond the range, at an end that is cut
TOWER = 2  # a pole's largest sample is so many times as high as the range that is left
STEEP = 0.4  # of its height a pole loses in two samples, to each side
HEAVY = 16  # a pole falls off slowly: at most so much while its samples double


# -- what of a curve is shown ----------------------------------------------------------------------
def limits(ys: list[float]) -> tuple[float, float]:
    """The range to show of numbers along a grid: all of it, but of a pole only its foot.

    A pole's largest sample towers over its neighbours, or stands at a gap, and the others fall off
    by a power.  A bump, a step and growth are shown whole.
    """
    ordered = sorted(y for y in ys if math.isfinite(y))
    if not ordered:
        return 0.0, 0.0
    low, high = ordered[0], ordered[-1]
    upper, lower = _foot(ys, ordered), _foot(ys, ordered[::-1])
    return low if lower is None else lower, high if upper is None else upper


def _foot(ys: list[float], ordered: list[float]) -> float | None:
    """Where to cut the end that `ordered` numbers lead to; None where there is no pole."""
    count, top, middle = len(ordered), ordered[-1], ordered[len(ordered) // 2]
    beyond = int(TAIL * count)
    heights = [abs(ordered[-1 - k * beyond] - middle) for k in (0, 1, 2, 4)]
    if not beyond or heights[0] < TOWER * heights[1]:
        return None
    if heights[1] > HEAVY * heights[2] or heights[2] > HEAVY * heights[3]:
        return None
    at = ys.index(top)
    sides = (ys[max(0, at - 2) : at], ys[at + 1 : at + 3])
    gap = any(not math.isfinite(y) for side in sides for y in side)
    steep = all(
        any(not math.isfinite(y) or abs(top - y) >= STEEP * heights[0] for y in side)
        for side in sides
        if side
    )
    return ordered[-1 - beyond] if steep and (gap or all(sides)) else None


def runs(xs: list[float], ys: list[float], low: float, high: float):
    """The unbroken runs of points of a curve, as lists of (x, y).

    They break at gaps, and where a step leaps over the whole range low…high: at a pole.
    """
    run: list[tuple[float, float]] = []
    for x, y in zip(xs, ys):
        leaps = run and (min(run[-1][1], y) < low and max(run[-1][1], y) > high)
        if run and (leaps or not math.isfinite(y)):
            yield run
            run = []
        if math.isfinite(y):
            run.append((x, y))
    if run:
        yield run


# -- axes -----------------------------------------------------------------------------------------
def frame(low: float, high: float, margin: float = 0.0) -> tuple[float, float]:
    """A range that can be drawn: wider by `margin` of it at each end, and never empty."""
    if high - low <= 1e-12 * max(abs(low), abs(high)):
        pad = abs(low) / 10 or 1.0
        return low - pad, high + pad
    pad = margin * (high - low)
    return low - pad, high + pad


def ends(xs: list[float]) -> tuple[float, float]:
    """The range that the cells of a grid cover: half a step beyond its ends."""
    low, high = min(xs), max(xs)
    half = (high - low) / (len(xs) - 1) / 2
    return low - half, high + half


def ticks(low: float, high: float, most: int) -> tuple[list[float], list[str]]:
    """Round numbers in low…high, and their texts: at least two, else at most about `most`.

    Their steps are 1, 2 or 5 times a power of ten.
    """
    power = 10.0 ** math.ceil(math.log10(high - low))
    step = power
    values: list[float] = []
    while True:
        for factor in (1, 0.5, 0.2):
            finer = list(_multiples(low, high, factor * power))
            if len(values) >= 2 and len(finer) > most:
                return values, texts(values, step)
            step, values = factor * power, finer
        power /= 10


def _multiples(low: float, high: float, step: float):
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return (i * step for i in range(first, last + 1))


def texts(values: list[float], step: float) -> list[str]:
    """Numbers that differ by multiples of `step`, each with the digits that this needs."""
    largest = max((abs(v) for v in values), default=0.0)
    decimals = max(0, -math.floor(math.log10(step) + 1e-9))
    if largest < 1e6 and decimals <= 5:
        return [f"{v:.{decimals}f}" for v in values]
    digits = max(0, math.floor(math.log10(largest)) - math.floor(math.log10(step) + 1e-9))
    return [_short(f"{v:.{digits}e}") if v else "0" for v in values]


def _short(text: str) -> str:
    mantissa, _, exponent = text.partition("e")
    return f"{mantissa}e{int(exponent)}"
