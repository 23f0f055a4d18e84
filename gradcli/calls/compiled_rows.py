"""Rows through machine code: what runs a program whose branches and loops ask for columns.

Such a program has a path of its own in each row, so it cannot run over whole columns; compiled it
costs a row what it costs in C.  A row that fails or is not finite is run by itself, for its reason,
and one with a derivative of 0, which the tape may have as null: nothing connects it there.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.errors import Diagnostic

if TYPE_CHECKING:
    from gradcli.calls.compiled import Compiled

MANY = 2000  # rows, from which on compiling costs less than it saves
FEW = 16  # rows that are run by themselves where one of them fails
Found = tuple[list, dict]  # columns of results, and why rows have none


def refusal(table) -> str | None:
    """Why a table cannot run as machine code; None where it can."""
    program = table.program
    if table.ask not in ("value", "gradient") or table.order > 1:
        return f"{table.ask} has no form as machine code"
    if table.of or len(program.target_names) != 1:
        return "a program of several values has no form as machine code"
    if table.limits is not None:
        return "limits of a run are those of its steps"
    for name, given in program.inputs.items():
        if name in table.names and given.kind != "float":
            return f"'{name}' is no real number"
        if name not in table.names and type(table.point.get(name)) not in (float, int):
            return f"'{name}' has no number"
    if not {*table.names, *table.wrt} <= program.inputs.keys():
        return "a derivative is by what the program assigns"
    return _not_compiled(table)


def _not_compiled(table) -> str | None:
    """Compile a table's program; why it cannot be."""
    try:
        on_jax = table.using == "jax"
        options = {"engine": "jax", **table.on} if on_jax else {}
        table.compiled = calls.compile(table.program, table.wrt, **options)
        if on_jax:
            table.compiled.prepare(table.ask == "gradient")
        else:
            _batch(table, table.compiled, {name: [1.0] for name in table.names}, 0, 1)
    except Diagnostic as error:
        if error.code in ("E0109", "E0002"):
            return error.message
    return None


def run(table, columns: dict[str, Any], count: int, alone: Callable[..., Found]) -> Found:
    """The results of a block, and the rows that failed; `alone` runs rows by themselves."""
    import numpy as np

    width = len(table.form.values) + len(table.form.derivatives())
    found = [np.full(count, np.nan) for _ in range(width)]
    failures: dict[int, Any] = {}
    missing: list[list[int]] = [[] for _ in found]  # rows in which nothing connects a derivative

    def by_themselves(rows: list[int]) -> None:
        given = {name: [column[i] for i in rows] for name, column in columns.items()}
        results, failed = alone(table, given, len(rows))
        failures.update({rows[i]: why for i, why in failed.items()})
        for column, own, nothing in zip(found, results, missing):
            for i, row in enumerate(rows):
                if i not in failed:
                    cell = None if own is None else own[i]
                    column[row] = np.nan if cell is None else cell
                    nothing += [row] if cell is None else []

    def of(start: int, stop: int) -> None:
        try:
            results = _batch(table, table.compiled, columns, start, stop)
        except Diagnostic:
            if stop - start <= FEW:
                by_themselves(list(range(start, stop)))
                return
            middle = (start + stop) // 2
            of(start, middle)
            of(middle, stop)
            return
        for column, own in zip(found, results):
            column[start:stop] = own
        odd = _odd(table, results) + start
        if len(odd):
            by_themselves(odd.tolist())

    of(0, count)
    return [_with_nothing(column, rows) for column, rows in zip(found, missing)], failures


def _odd(table, results: list):
    """The rows whose results the tape has other words for, or that it may not connect."""
    import numpy as np

    odd = ~np.all([np.isfinite(own) for own in results], axis=0)
    if table.unconnected != "zero":
        odd |= np.any([own == 0 for own in results[1:]], axis=0)
    return np.flatnonzero(odd)


def _with_nothing(column, rows: list[int]) -> Any:
    """A column, a list where some rows have no derivative."""
    if not rows:
        return column
    cells = column.tolist()
    for row in rows:
        cells[row] = None
    return cells


def _batch(table, compiled: "Compiled", columns: dict[str, Any], start: int, stop: int) -> list:
    """The columns of results of some rows."""
    import numpy as np

    point = {n: np.asarray(columns[n][start:stop], dtype=float) for n in table.names}
    point |= {n: x for n, x in table.point.items() if n in table.program.inputs}
    found, _ = compiled.rows(point, table.ask == "gradient")
    return [np.broadcast_to(y, stop - start) for y in found]
