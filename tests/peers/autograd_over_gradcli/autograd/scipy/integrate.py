"""odeint, as a program of gradcli's primitives: what differentiates it is gradcli.

The steps are found on plain numbers, by the method of Dormand and Prince (Hairer, Nørsett, Wanner,
Solving Ordinary Differential Equations I, table II.5.2), and then taken once more with the values
that a derivative is by.
"""

from itertools import pairwise

import numpy

import gradcli.numpy as np
from gradcli.ops.libraries.plain import stripped

NODES = (0.0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1.0)
STAGES = (
    (),
    (1 / 5,),
    (3 / 40, 9 / 40),
    (44 / 45, -56 / 15, 32 / 9),
    (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
    (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
)
WEIGHTS = (35 / 384, 0.0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84)
# of the fifth order less the fourth, with the slope at the end of the step as a seventh stage
ERROR = (71 / 57600, 0.0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40)


def odeint(func, y0, t, args=(), rtol=1e-10, atol=1e-10):
    """y at each of the times t, for y(t[0]) = y0 and dy/dt = func(y, t, *args)."""
    slope = lambda y, at: func(y, at, *args)
    plain = lambda y, at: numpy.asarray(func(y, at, *stripped(args)))
    y, found = y0, [y0]
    for start, stop in pairwise(t):
        length = stop - start
        at = 0.0
        for step in _steps(plain, *map(stripped, (y, start, stop)), rtol, atol):
            y = _taken(slope, y, start + at * length, step * length)[0]
            at += step
        found.append(y)
    return np.stack(found)


def _taken(slope, y, at, h):
    """y after one step of length h, and the slopes of its stages."""
    slopes = []
    for node, row in zip(NODES, STAGES):
        moved = sum((h * a * k for a, k in zip(row, slopes) if a), start=y)
        slopes.append(slope(moved, at + node * h))
    return sum((h * b * k for b, k in zip(WEIGHTS, slopes) if b), start=y), slopes


def _steps(slope, y, start, stop, rtol, atol):
    """The steps from start to stop, as parts of that length, with errors within the tolerances."""
    steps, at, step = [], 0.0, 1.0
    while at < 1.0:
        step = min(step, 1.0 - at)
        h = step * (stop - start)
        after, slopes = _taken(slope, y, start + at * (stop - start), h)
        slopes.append(slope(after, start + (at + step) * (stop - start)))
        miss = h * sum(e * k for e, k in zip(ERROR, slopes))
        ratio = numpy.max(numpy.abs(miss) / (atol + rtol * numpy.abs(after)))
        if ratio <= 1.0:
            steps.append(step)
            y, at = after, at + step if step < 1.0 - at else 1.0
        step *= min(5.0, max(0.2, 0.9 * (ratio + 1e-10) ** -0.2))
    return steps
