"""Strict JSON: {"target": …, "value": …, "gradients": {…}, "notes": […]}.

Numbers are printed at full precision, arrays as nested lists, NaN and the infinities as strings
(JSON has no such numbers), and null stands for a derivative that nothing connects.  A grid is an
array of such objects, one line a point, each with its "point": the inputs that vary.  `schema.json`
beside this file describes all of it.  Tapes are an array of objects too, one a tape.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from gradcli.report.formats import Report, Style
from gradcli.report.numbers.strict_json import encode
from gradcli.result.checks import Checks
from gradcli.result.derivatives import Expansion, Result
from gradcli.result.grids import Grid, Records
from gradcli.result.searches import Fit, Minimum, Roots
from gradcli.result.tapes import Tapes


def render(report: Report, style: Style) -> Iterator[str]:
    """The report as one JSON document that ends with a line end."""
    if isinstance(report, (Result, Fit, Minimum, Roots)) or (
        isinstance(report, Checks) and not report.axes
    ):
        return objects(report, style)
    return _array(objects(report, style))


def objects(report: Report, style: Style) -> Iterator[str]:
    """Each object of the report on a line of its own: a result, a point, a record."""
    facts: Iterable[dict[str, Any]]
    match report:
        case Tapes():
            from gradcli.report.tapes import tape_fields

            facts = map(tape_fields.facts, report.recordings)
        case Checks():
            from gradcli.report import check

            facts = check.objects(report)
        case Fit():
            from gradcli.report import fit

            facts = [fit.objects(report)]
        case Minimum() | Roots():
            from gradcli.report import searches

            facts = [searches.objects(report)]
        case Grid():
            facts = (_facts(result, report.axes) for result in report.results)
        case Records():
            facts = (dict(zip(report.columns, row)) for row in report.rows)
        case Result():
            facts = [_facts(report)]
    return (encode(each, style.digits) + "\n" for each in facts)


def _facts(result: Result, axes: tuple[str, ...] = ()) -> dict[str, Any]:
    point = {"point": {axis: result.point[axis] for axis in axes}} if axes else {}
    names = result.fields if result.has_derivatives else ()
    derivatives = {name: getattr(result, name) for name in names}
    return {
        **point,
        "target": result.target,
        "value": result.value,
        **derivatives,
        **(_polynomial(result) if isinstance(result, Expansion) else {}),
        "notes": list(result.notes),
    }


def _polynomial(result: Expansion) -> dict[str, Any]:
    """The polynomial as an expression that `gradcli eval` reads."""
    from gradcli.report.numbers.polynomial import Form, nested

    return {"polynomial": nested(result, Form(exact=True, remainder=False))}


def _array(lines: Iterator[str]) -> Iterator[str]:
    start = "["
    for line in lines:
        yield f"{start}\n{line[:-1]}"
        start = ","
    yield "[]\n" if start == "[" else "\n]\n"
