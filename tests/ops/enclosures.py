"""Elementwise rows and their first three derivatives held to enclosures that are proven.

An enclosure is that of the row on balls, its derivatives by series; with more bits until it is
narrow.  It needs no record: points are drawn anew over all of float64.  The bars are those of
`exact.py`, which holds rows to mpmath; where that has a record the enclosure has to hold it too.

`python tests/ops/enclosures.py [NAME …] --count 200` prints what is off.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import exact
import numpy as np
from deadline import within

from gradcli.engine.balls import Ball, Undecided, bits
from gradcli.engine.taylor import derivatives
from gradcli.errors import Diagnostic
from gradcli.evaluator.balls import exactly

from gradcli.ops.dispatch import primal
from gradcli.ops.rows import Op, exact_rules

ORDERS = 4  # three are held, the fourth says how the third moves with x
BITS = 128, 512, 2500, 6000
NARROW = 2.0**-60
SMALL = 1e-290  # what is below it may have lost digits on the way: that is mpmath's to look at
SECONDS = 2  # for the enclosures at a point

Ends = tuple[Fraction, Fraction]


class Unknown(Exception):
    """There is no enclosure that is narrow."""


def has_balls(op: Op) -> bool:
    return bool(op.ball)


def enclosed(op: Op, x: tuple, i: int) -> list[Ends | float]:
    """The ends of the row's value and of its derivatives by argument i; what is not finite as it
    is.  Unknown where no bits make them narrow."""
    for count in BITS:
        try:
            with bits(count), exact_rules():
                held = [exactly(v) if type(v) is float else v for v in x]
                f = exact.along(op, tuple(held), i)
                value, found = derivatives(f, held[i], ORDERS)
                ends = [_ends(y) for y in (value, *found)]
        except (Undecided, ZeroDivisionError):
            continue
        except Diagnostic as refused:
            raise Unknown from refused
        if all(map(_is_narrow, ends)):
            return ends
    raise Unknown


def _ends(y) -> Ends | float:
    y = 0.0 if y is None else primal(y)
    if type(y) is not Ball:
        return float(y) if float(y) - float(y) != 0 else (Fraction(float(y)),) * 2
    if y.number.mid().is_zero() and y.number.rad().is_zero():
        return Fraction(0), Fraction(0)
    low, high, power = y.ends(40)
    if abs(power) > 20_000:  # as of exp(1e300)
        if (high - low) * 2**60 > min(abs(low), abs(high)):
            raise Undecided("the ball is wide")
        tiny, sign = Fraction(2) ** -2000, 1 if low > 0 else -1
        far = sign / tiny if power > 0 else sign * tiny
        return far, far
    scale = Fraction(10) ** power
    return low * scale, high * scale


def _is_narrow(ends) -> bool:
    if type(ends) is float:
        return True
    low, high = ends
    return high - low <= max(abs(low), abs(high)) * Fraction(NARROW) or (
        max(abs(low), abs(high)) < Fraction(2) ** -1100
    )


def nearest(ends: Ends | float) -> float:
    """The float that an enclosure is about, infinite where it is too large."""
    if type(ends) is float:
        return ends
    try:
        return float(ends[0])
    except OverflowError:
        return math.inf if ends[0] > 0 else -math.inf


def off(op: Op, x: tuple, i: int) -> Iterator[tuple]:
    """Each (engine, order, got, want) that is farther from its enclosure than its bar."""
    try:
        with within(SECONDS, Unknown):
            ends = enclosed(op, x, i)
    except Unknown:
        return
    wants = [nearest(e) for e in ends]
    if any(w != w for w in wants[:1]) or math.isinf(wants[0]):
        return
    spreads = [_moved(op, x, i, wants, k) for k in range(ORDERS)]
    orders = tuple(range(ORDERS))
    series = exact.by_series(exact.along(op, x, i), x[i], ORDERS - 1)
    for engine, found in {
        "value": {0: op.call(*x)},
        "series": dict(enumerate(series, 1)),
        "tapes": dict(enumerate(exact.by_tapes(exact.along(op, x, i), x[i], ORDERS - 1), 1)),
    }.items():
        for k in orders:
            if k in found and not math.isnan(wants[k]):
                if max(abs(wants[k]), abs(found[k])) < SMALL:
                    continue
                room = exact._grace(op.name, k)
                if not exact.agrees(found[k], k, wants[k], spreads[k], room):
                    yield engine, k, found[k], wants[k]


def _moved(op: Op, x: tuple, i: int, wants: list, k: int) -> float:
    """How much the k-th derivative changes with the rounding of all arguments."""
    if math.isnan(wants[k + 1]):
        return math.inf
    spread = abs(x[i] * wants[k + 1]) if wants[k + 1] else 0.0
    for j in exact.derived(op):
        if j != i and x[j]:
            spread += _between(op, x, i, j, k)
    return spread


def _between(op: Op, x: tuple, i: int, j: int, k: int) -> float:
    """What it changes by with argument j, for a relative change of 1."""
    step = 2.0**-40
    try:
        ends = [enclosed(op, (*x[:j], x[j] * (1 + s * step), *x[j + 1 :]), i)[k] for s in (-1, 1)]
        low, high = (Fraction(nearest(e)) for e in ends)
        return abs(float((high - low) / Fraction(2 * step)))
    except (Unknown, OverflowError, ValueError):
        return math.inf


def drawn(op: Op, count: int, seed: str) -> Iterator[tuple]:
    """Points of a row: as those of its record are drawn."""
    source = Random(f"{seed} {op.name}")
    for _ in range(count):
        yield exact.draw(op.name, source, op)


def recorded(op: Op) -> Iterator[tuple[tuple, int, list]]:
    """Points of mpmath's record, the argument, and its derivatives up to the third."""
    for i in exact.derived(op):
        known = exact.recorded()[f"{op.name} by {i}"]
        for x, (wants, _) in zip(exact.recorded()[op.name], known):
            if not math.isnan(wants[0]):
                yield exact.point(op, x), i, wants[:ORDERS].tolist()


def disagrees(op: Op, x: tuple, i: int, wants: list) -> list[tuple]:
    """Each (order, ends, want) of mpmath's that no enclosure holds, but for its own rounding."""
    try:
        with within(SECONDS, Unknown):
            ends = enclosed(op, x, i)
    except Unknown:
        return []
    found = []
    for k, (e, want) in enumerate(zip(ends, wants)):
        if type(e) is float:
            if not (e == want or math.isnan(e)):
                found.append((k, e, want))
            continue
        mine = nearest(e)
        if math.isinf(want) or math.isinf(mine):
            if mine != want:
                found.append((k, mine, want))
        elif abs(mine - want) > 2.0**-52 * abs(want) + 2.0**-1073:
            found.append((k, mine, want))
    return found


@cache
def listed() -> list[dict]:
    """Where rows are known to be off, as in exclusions.json, and why."""
    return json.loads((exact.CASES / "enclosures.json").read_text())


def is_listed(name: str, x: tuple, i: int, order: int) -> bool:
    space = dict(zip("xyz", x), i=i, abs=abs, min=min, max=max, floor=math.floor)
    return exact.excluded(name, x, i, order) or any(
        name in entry["row"].split()
        and order in entry["orders"]
        and eval(entry["where"], {"__builtins__": {}}, space)
        for entry in listed()
    )


def wrong(op: Op, points: Iterator[tuple]) -> list[tuple]:
    """Each (point, argument, engine, order, got, want) that is off and not listed."""
    return [
        (x, i, *found)
        for x in points
        for i in exact.derived(op)
        for found in off(op, x, i)
        if not is_listed(op.name, x, i, found[1])
    ]


def main(names: list[str], count: int, seed: str) -> None:
    for name, op in exact.rows().items():
        if (names and name not in names) or not has_balls(op):
            continue
        taken = list(recorded(op))
        some = taken[:: max(len(taken) // count, 1)]
        others = [(x, i, d) for x, i, wants in some if (d := disagrees(op, x, i, wants))]
        if others:
            print(f"{name}: mpmath: {len(others)} of {len(some)}, such as {others[:2]}", flush=True)
        bad = wrong(op, drawn(op, count, seed))
        if bad:
            print(f"{name}: {len(bad)} off, such as {bad[:3]}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="now")
    asked = parser.parse_args()
    with np.errstate(all="ignore"):
        main(asked.names, asked.count, asked.seed)
