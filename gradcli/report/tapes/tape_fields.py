"""What tapes recorded, as the formats for machines have it: objects for JSON, rows for tsv and csv.

A large array is told by its shape alone.
"""

from collections.abc import Iterator
from typing import Any

from gradcli.report.fields import field
from gradcli.report.numbers.drawing import shape_of
from gradcli.report.numbers.values import plain
from gradcli.result.grids import Records
from gradcli.result.tapes import Large, Operand, Recording, Step, Tapes

COLUMNS = (
    "tape", "step", "line", "primitive", "sign", "inputs", "output", "shape", "value", "target",
    "cotangent", "stops",
)  # fmt: skip


# -- objects ---------------------------------------------------------------------------------------
def facts(tape: Recording) -> dict[str, Any]:
    """One tape as an object of JSON."""
    return {
        "tape": tape.number,
        "name": tape.name,
        "line": tape.line,
        "persistent": tape.persistent,
        "watch_accessed_variables": tape.watches_variables,
        "watched": [
            {"name": w.name, "line": w.line, "how": w.how, "step": w.step, **_valued(w.value)}
            for w in tape.watched
        ],
        "steps": [
            {
                "step": step.step, "line": step.line, "primitive": step.primitive,
                "sign": step.sign, "inputs": [_operand(x) for x in step.inputs],
                "name": step.name, **_valued(step.value),
                "cotangents": [_small(g) for g in step.cotangents],
            }
            for step in tape.steps
        ],
        "stops": [
            {
                "line": stop.line, "text": stop.text, "why": stop.why, "times": stop.times,
                "after": stop.after, "inputs": [_operand(x) for x in stop.inputs],
            }
            for stop in tape.stops
        ],
        "derivatives": [
            {
                "line": d.line, "method": d.method, "target": d.target, "steps": list(d.steps),
                "results": [
                    {"source": name, **_valued(g), "why": why} for name, g, why in d.results
                ],
            }
            for d in tape.derivatives
        ],
    }  # fmt: skip


def _operand(x: Operand) -> dict[str, Any]:
    return {"step": x.step, "name": x.name, **_valued(x.value)}


def _valued(value: Any) -> dict[str, Any]:
    return {"shape": list(shape_of(value)), "value": _small(value)}


def _small(value: Any) -> Any:
    """A value in JSON's own types; None for a large array."""
    if isinstance(value, Large):
        return None
    value = plain(value)
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    if value is None or isinstance(value, (bool, int, float, complex, str, list)):
        return value
    return str(value)


# -- rows ------------------------------------------------------------------------------------------
def records(tapes: Tapes, digits: int | None) -> Records:
    """A row for each step and each target whose cotangent it has; a row for each stop."""
    return Records(COLUMNS, [row for tape in tapes.recordings for row in _rows(tape, digits)])


def _rows(tape: Recording, digits: int | None) -> Iterator[tuple]:
    stops = list(tape.stops)
    while stops and not stops[0].after:
        yield _stop_row(tape, stops.pop(0))
    for step in tape.steps:
        facts = (
            str(tape.number), str(step.step), str(step.line), step.primitive, step.sign,
            ", ".join(operand(x, digits) for x in step.inputs), step.name,
            field(list(shape_of(step.value))), _field(step.value, digits),
        )  # fmt: skip
        for derivative, g in zip(tape.derivatives, step.cotangents):
            yield (*facts, derivative.target, _field(g, digits), "")
        if not tape.derivatives:
            yield (*facts, "", "", "")
        while stops and stops[0].after <= step.step:
            yield _stop_row(tape, stops.pop(0))
    for stop in stops:
        yield _stop_row(tape, stop)


def _stop_row(tape: Recording, stop) -> tuple:
    inputs = ", ".join(operand(x, None) for x in stop.inputs)
    why = f"{stop.text}: {stop.why}" + (f" ({stop.times} times)" if stop.times > 1 else "")
    return (str(tape.number), "", str(stop.line), "", "", inputs, "", "", "", "", "", why)


def operand(x: Operand, digits: int | None) -> str:
    """An input as one text: %3 of step 3, a name, or the value."""
    return f"%{x.step}" if x.step else x.name or _field(x.value, digits)


def _field(value: Any, digits: int | None) -> str:
    """A value as one field; a large array as its shape."""
    if isinstance(value, Large):
        return f"array {'x'.join(map(str, value.shape))}"
    return field(_small(value), digits)


def names_once(tape: Recording) -> set[str]:
    """The names that stand for one value of the tape alone."""
    seen: dict[str, int] = {}
    every: list[Any] = [*(w for w in tape.watched if not w.step), *tape.steps]
    for x in every:
        seen[x.name] = seen.get(x.name, 0) + 1
    return {name for name, times in seen.items() if name and times == 1}


def label(step: Step) -> str:
    """A step's primitive, with its sign."""
    return f"{step.primitive} {step.sign}".rstrip()
