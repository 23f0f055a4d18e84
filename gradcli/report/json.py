"""Strict JSON: {"target": …, "value": …, "gradients": {…}, "notes": […]}.

Numbers are printed at full precision, arrays as nested lists, NaN and the infinities as strings
(JSON has no such numbers), and null stands for a derivative that nothing connects.  A grid is an
array of such objects, one line a point, each with its "point".
"""

import math
from collections.abc import Iterator
from typing import Any

from gradcli.report.formats import Style
from gradcli.report.values import plain
from gradcli.result import Grid, Records, Result


def render(report: Result | Grid | Records, style: Style) -> Iterator[str]:
    """The report as one JSON document that ends with a line end."""
    match report:
        case Grid():
            return _array(_object(result, grid=True) for result in report.results)
        case Records():
            return _array(dict(zip(report.columns, row)) for row in report.rows)
        case Result():
            return iter([encode(_object(report)) + "\n"])


def _object(result: Result, grid: bool = False) -> dict[str, Any]:
    point = {"point": result.point} if grid else {}
    gradients = {} if result.gradients is None else {"gradients": result.gradients}
    return {
        **point,
        "target": result.target,
        "value": result.value,
        **gradients,
        "notes": list(result.notes),
    }


def _array(objects) -> Iterator[str]:
    start = "["
    for item in objects:
        yield f"{start}\n{encode(item)}"
        start = ","
    yield "[]\n" if start == "[" else "\n]\n"


def encode(value: Any) -> str:
    """A value as strict JSON text on one line."""
    import json

    return json.dumps(_strict(value), ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _strict(value: Any) -> Any:
    value = plain(value)
    if isinstance(value, dict):
        return {key: _strict(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_strict(item) for item in value]
    if isinstance(value, complex):
        return {"real": _strict(value.real), "imag": _strict(value.imag)}
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value
