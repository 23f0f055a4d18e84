"""The plot of a fit: the data as points, and the model as a curve."""

import math

from gradcli.report.plots.plot import Curve, Curves

NAN = math.nan


def curves(
    axis: str, xs: list, ys: list, grid: list | None, curve, fitted: list, name: str
) -> Curves:
    """Points (xs, ys), and the curve over `grid`; without a grid the points that were fitted.

    All curves of a plot have the same xs, so each has gaps where the others are; a point alone is
    one between two gaps.
    """
    places: list[float] = []
    data: list[float] = []
    model: list[float] = []

    def point(x: float, y: float, into: list[float], other: list[float]) -> None:
        places.extend((x, x))
        into.extend((y, NAN))
        other.extend((NAN, NAN))

    if grid is not None:
        places += [*map(float, grid), float(grid[-1])]
        model += [*map(float, curve), NAN]
        data += [NAN] * (len(grid) + 1)
    for x, y in zip(xs, ys):
        point(float(x), float(y), data, model)
    if grid is None:
        for x, y in zip(xs, fitted):
            point(float(x), float(y), model, data)
    return Curves(axis, places, [Curve(name, 0, data), Curve("fit", 0, model)], [])
