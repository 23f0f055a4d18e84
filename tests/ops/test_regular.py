"""Where a row says that it is differentiable it is, and nowhere else: by slopes of its values."""

import itertools
import math
import random

import numpy as np
import pytest

from gradcli import calls
from gradcli.catalogue.entries import entries
from gradcli.catalogue.search import row
from gradcli.engine.transforms import grad
from gradcli.errors import Diagnostic

POINTS = (-2.5, -2.0, -1.25, -1.0, -0.6, 0.0, 0.3, 0.5, 1.0, 1.5, 2.0, 3.7)
MOST = 60  # points of a row
STEP = 1e-5
NAMES = {"floor": math.floor, "cos": math.cos, "max": max, "e": math.e}


def is_differentiable(op, xs: tuple) -> bool:
    """Whether the slopes to the left and to the right of a point are the derivative there."""
    try:
        y = op.call(*xs)
        for i, x in enumerate(xs):
            if op.arg(i).rule is None or op.arg(i).kind == "none":
                continue

            def along(t, i=i):
                return op.call(*xs[:i], t, *xs[i + 1 :])

            slope = grad(along)(x)
            sides = (along(x + STEP) - y) / STEP, (y - along(x - STEP)) / STEP
            near = 1e-3 * (1 + abs(slope) + abs(y))
            if not math.isfinite(slope) or not all(
                abs(side - slope) <= near for side in sides
            ):  # also where one is NaN
                return False
    except Diagnostic:  # of integers
        return False
    return math.isfinite(y)


def condition(text: str) -> str:
    """The part of a row's text that Python can answer: a comma outside of brackets is "and"."""
    depth, found = 0, ""
    for sign in text.partition(";")[0]:
        depth += (sign == "(") - (sign == ")")
        found += " and " if sign == "," and not depth else sign
    return found or "True"


def points(op) -> list[tuple]:
    """Points of a row, whole numbers from 0 where an argument has no derivative."""
    choices = [(0, 1, 2) if op.arg(i).rule is None else POINTS for i in range(len(op.args))]
    every = list(itertools.product(*choices))
    return every if len(every) <= MOST else random.Random(op.name).sample(every, MOST)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_row_is_differentiable_where_it_says_and_nowhere_else():
    texts = {fact["name"]: fact["domain"] for fact in calls.operations(derivatives=False)}
    seen = 0
    for name, entry in entries().items():
        op = row(entry)
        if not op or not op.elementwise or op.variadic or not op.value or op.static:
            continue
        seen += 1
        for xs in points(op):
            said = eval(condition(texts[name]), NAMES, dict(zip(entry.parameters, xs)))
            if said or ";" not in texts[name]:
                with np.errstate(all="ignore"):
                    found = is_differentiable(op, xs)
                assert found == bool(said), f"{entry.signature} at {xs}: {texts[name]}"
    assert seen > 100
