"""An element's value is its own: alone and in company, in any order, contiguous or not."""

import json
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pytest

from gradcli.errors import Diagnostic
from gradcli.ops.libraries import directory
from gradcli.ops.numpy_call import numpy_function
from gradcli.ops.rows import TABLE

POINTS = json.loads((Path(__file__).parents[1] / "cases/points.json").read_text())
OF_INTEGERS = ("bitwise", "shift", "invert", "gcd", "lcm", "ldexp", "gaussian")


def _points(op) -> list[tuple]:
    """Points of a row: those that are known to be hard, and some over all magnitudes."""
    known = POINTS.get(op.name, {}).get("points", [])
    points = [tuple(map(float, p)) for p in known if not any(isinstance(x, list) for x in p)]
    random = Random(op.name)
    kinds = [arg.kind for arg in op.args]
    for _ in range(300):
        points.append(tuple(_number(random, kind, len(kinds)) for kind in kinds))
    return [p for p in points if len(p) == len(kinds) and _has_value(op, p)]


def _number(random: Random, kind: str, arguments: int) -> float:
    if kind in ("none", "static", "flat") and arguments > 1:  # an order
        return float(random.randint(1, 7))
    sizes = random.uniform(-3, 3), random.uniform(0, 1), 10 ** random.uniform(-3, 2)
    sizes += random.uniform(0, 60), 10 ** random.uniform(-300, 300)
    return random.choice((*sizes, float(random.randint(-3, 8))))


def _has_value(op, point: tuple) -> bool:
    try:
        _run(op, [point])
    except (Diagnostic, TypeError, ValueError, IndexError):
        return False
    return True


def _run(op, points: list, step: int = 1) -> np.ndarray:
    columns = [np.repeat(np.array(column), step)[::step] for column in zip(*points)]
    with np.errstate(all="ignore"):
        return np.asarray((op.numpy_function or numpy_function(op))(*columns))


@pytest.mark.slow
def test_the_value_of_an_element_is_its_own():
    directory.load()
    for modules in directory.LIBRARIES.values():
        for module in modules:
            import_module(f"gradcli.ops.{module}")
    asked = 0
    for op in TABLE.values():
        plain = op.elementwise and not op.variadic and not op.keywords
        if not plain or any(name in op.name for name in OF_INTEGERS):
            continue
        points = _points(op)
        assert points, op.name
        alone = np.concatenate([_run(op, [point]) for point in points])
        others = {
            "together": _run(op, points),
            "reversed": _run(op, points[::-1])[::-1],
            "strided": _run(op, points, step=3),
            "every second": np.repeat(_run(op, points[::2]), 2)[: len(points)],
        }
        for how, found in others.items():
            at = slice(None, None, 2) if how == "every second" else slice(None)
            assert np.array_equal(found[at], alone[at], equal_nan=found.dtype.kind == "f"), (
                f"{op.name}, {how}"
            )
        asked += len(points)
    assert asked > 30_000
