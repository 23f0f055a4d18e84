"""A program over rows: columns of inputs in, columns of results and the rows that failed out.

A `Table` is what is asked of every row; `block` answers it for some rows at once.  An Engine
says why it does not take a table, and how it runs a block.  The first of USED that takes it does.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, NamedTuple

from gradcli.calls import Write, differentiable, directions, values
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.in_order import in_order
from gradcli.calls.propagation import (
    Correlations,
    check_order,
    check_real,
    elements_of,
    indexed,
    shares_of,
    uncertainty,
)
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Jvp, Result, Trials, Uncertainty, Verdicts
from gradcli.result.grids import Failure, Rows

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program

Given = tuple[Any, dict[str, Any], int]  # of a block, for Table.blocks
EXPLAINED = 20  # failed rows that are told in words
MOST_ORDERS = 3  # that are found by sweeps over columns; of one variable too


class Table:
    """What is asked of each row of a table.

    program: a Program; names: its inputs that have a column; point: the values of the others, the
    same in each row; ask: "value", "gradient", "jvp", "check" or "uncertainty", with the options of
    that function.  Raises what the function raises of a program that does not suit it.  `form` is a
    Result without numbers: its targets and derivatives are the columns of results, in that order.

    uncertainties: of "uncertainty" and "monte_carlo", for each uncertain input its standard
    uncertainty, or the name of the column that has that of each row; correlations: as the function
    has them.  The results are the values and their standard uncertainties, to the first `order` or
    the second, with `budget` also what each input gives to them; of trials those of Trials.

    using: "tape" runs nothing as machine code; "native" nothing else, and "jax" all on JAX, with
    the options `on` of calls.compile; E0109 says why not.
    """

    __slots__ = (
        "program", "names", "point", "ask", "wrt", "of", "order", "unconnected", "tangents",
        "strict", "limits", "write", "form", "explained", "engine", "why", "options", "checked",
        "loose", "uncertainties", "correlations", "compiled", "using", "on",
    )  # fmt: skip

    def __init__(
        self,
        program,
        names: Iterable[str],
        point: dict[str, Any] | None = None,
        ask: str = "gradient",
        *,
        wrt: tuple[str, ...] = (),
        of: tuple[str, ...] = (),
        order: int = 1,
        unconnected: str = "none",
        tangents: dict[str, Any] | None = None,
        uncertainties: dict[str, float | str] | None = None,
        correlations: Correlations | None = None,
        strict: bool = False,
        limits=None,
        write: Write | None = None,
        using: str = "auto",
        on: dict[str, Any] | None = None,
        **options: Any,
    ):
        self.using, self.on = using, on or {}
        self.program, self.names, self.point = program, tuple(names), dict(point or {})
        self.ask, self.of, self.order, self.unconnected = ask, tuple(of), order, unconnected
        self.tangents, self.strict, self.limits, self.write = tangents or {}, strict, limits, write
        self.uncertainties, self.correlations = uncertainties or {}, correlations or {}
        self.options, self.explained, self.checked = options, EXPLAINED, False
        self.loose: Program | None = None
        self.wrt = self._wrt(tuple(wrt))
        self._check()
        self.form = self._form()
        self.engine: Engine | None = None  # until the first block says how many rows there are
        self.why, self.compiled = "", None

    def _wrt(self, wrt: tuple[str, ...]) -> tuple[str, ...]:
        if self.ask == "value":
            return ()
        if self.ask == "jvp":
            return tuple(self.tangents)
        if self.ask in ("uncertainty", "monte_carlo"):
            return tuple(self.uncertainties)
        return wrt or self.program.default_wrt()

    def _check(self) -> None:
        program, known = self.program, {**self.point, **dict.fromkeys(self.names, 1.0)}
        program.check_declared()
        program.check_of(self.of)
        program.check_wrt(self.wrt, "--tangent" if self.ask == "jvp" else "--wrt", True)
        command = {"gradient": "grad", "jvp": "jvp", "check": "check"}.get(self.ask, "eval")
        program.check_point(known, self.wrt, command)
        check_real(program, self.uncertainties)
        check_order(self.order, self._terms(known)[1])
        if not self.of and (not program.target_names or program.ends_in_print):
            raise Diagnostic(
                "E0107", "the program has no value that a row could have",
                program.module.body[-1].span, "this statement has no value",
                help="end it with an expression, or name values with --of", source=program.source,
            )  # fmt: skip

    def _terms(self, point: dict[str, Any]) -> tuple[list, dict]:
        """The uncertain elements of a point, and their correlations."""
        of_one = {n: 0.0 if type(u) is str else u for n, u in self.uncertainties.items()}
        elements = elements_of(point, of_one)
        return elements, indexed(elements, self.correlations)

    def _form(self) -> Result:
        targets = self.of or self.program.target_names
        empty = (None,) * len(targets)
        point = dict.fromkeys((*self.point, *self.names))
        if self.ask == "value":
            return Result(targets, empty, None, (), point)
        if self.ask == "uncertainty":
            uncertain = Uncertainty(targets, empty, None, self.wrt, point)
            uncertain.us, uncertain.budgets = empty, tuple([] for _ in targets)
            if self.options.get("budget"):
                known = {**self.point, **dict.fromkeys(self.names, 1.0)}
                shares = shares_of(*self._terms(known), self.order)
                uncertain.budgets = tuple(shares for _ in targets)
            return uncertain
        if self.ask == "monte_carlo":
            trials: Any = Trials(targets, empty, None, self.wrt, point)
            trials.means, trials.us, trials.intervals = empty, empty, ((None, None),) * len(targets)
            return trials
        if self.ask == "jvp":
            moved = Jvp(targets, empty, None, self.wrt, point)
            moved.tangents = empty
            return moved
        keys = [key for key, _ in _keys(self.wrt, self.order)]
        if self.ask != "check":
            return Result(targets, empty, dict.fromkeys(keys), self.wrt, point)
        form = Verdicts(targets[:1], empty[:1], dict.fromkeys(keys), self.wrt, point)
        form.verdicts = dict.fromkeys(keys)
        return form

    def _engine(self, count: int) -> "Engine":
        """The first engine that takes this table, whose blocks have some `count` rows."""
        refused: list[str] = []
        for engine in USED[self.using]:
            why = engine.refuses(self, count)
            if why is None:
                self.why = "; ".join(refused) or engine.why
                return engine
            refused.append(why)
        where = "on JAX" if self.using == "jax" else "as machine code"
        message = f"the rows cannot run {where}: {'; '.join(refused)}"
        raise Diagnostic("E0109", message, help="--engine tape runs the program as it is")

    def block(self, columns: dict[str, Any], count: int) -> Rows:
        """The results of `count` rows, whose inputs are in `columns` of floats."""
        self.engine = self.engine or self._engine(count)
        found, failures = self.engine.run(self, columns, count)
        return Rows(self.form, found, failures, self.engine.name)

    def blocks(self, given: Iterable[Given], jobs: int = 1) -> Iterator[tuple[Any, Rows]]:
        """The results of blocks, each with what it came with, in their order.

        given: what is to come with the results, the columns of inputs, and how many rows they have.
        Up to `jobs` threads run blocks that Python need not hold its lock for.
        """
        rest = iter(given)
        for key, columns, count in rest:  # the first finds the engine, and what it keeps
            yield key, self._told(self.block(columns, count))
            break
        threads = jobs if self.engine is not None and self.engine.is_threaded else 1

        def run(item: Given) -> tuple[Any, Rows]:
            key, columns, count = item
            return key, self.block(columns, count)

        for key, found in in_order(run, rest, threads):
            yield key, self._told(found)

    def packed(self, whole: Any) -> bytes:
        """What holds this table, pickled for another process; E0206 of too deep a program."""
        import pickle

        from gradcli.language.syntax.depth import nested

        with nested(self.program.module):
            return pickle.dumps(whole)

    def _told(self, found: Rows) -> Rows:
        self.explained -= min(len(found.failures), self.explained)
        return found

    def at(self, columns: dict[str, Any], row: int) -> dict[str, Any]:
        """The point of one row."""
        return self.point | {name: _number(columns[name][row]) for name in self.names}

    def us(self, columns: dict[str, Any]) -> dict[str, Any]:
        """The standard uncertainties of the inputs, a column or a number each."""
        return {n: columns[u] if type(u) is str else u for n, u in self.uncertainties.items()}

    def us_at(self, columns: dict[str, Any], row: int) -> dict[str, float]:
        """The standard uncertainties of the inputs of one row."""
        return {
            n: u if type(u) in (float, int) else _number(u[row])
            for n, u in self.us(columns).items()
        }


def rows(
    program: "Program", columns: dict[str, Any], point: dict[str, Any] | None = None, **asked
) -> Rows:
    """What a function of this library finds in each row of `columns`, of equal lengths.

    point: the inputs that are the same in each row; `ask` names the function, "gradient" where it
    is not given, and the rest are its options.  A row that fails has no results, and a Diagnostic
    among the `failures`.
    """
    lengths = {len(column) for column in columns.values()}
    if len(lengths) != 1:
        raise Diagnostic("E0202", f"the columns have the lengths {sorted(lengths)}, not one")
    return Table(program, columns, point, **asked).block(columns, lengths.pop())


def _keys(wrt: tuple[str, ...], order: int) -> list[tuple[str, tuple[int, ...]]]:
    """The keys of the derivatives up to an order, with the indices of the variables."""
    return [
        (",".join(wrt[i] for i in index), index)
        for k in range(1, order + 1)
        for index in combinations_with_replacement(range(len(wrt)), k)
    ]


def _number(x) -> Any:
    return x if type(x) in (float, int) else float(x)


# -- over columns ----------------------------------------------------------------------------------
def _no_columns(table: Table, count: int) -> str | None:
    """Why a table cannot run over whole columns; None where it can."""
    from gradcli.evaluator.elementwise import obstacle

    if table.ask in ("check", "monte_carlo"):
        return f"{'trials are' if table.ask == 'monte_carlo' else 'a check is'} of one point"
    if table.ask == "uncertainty" and table.order == 2:
        return "the terms of second order are found one row at a time"
    if table.order > MOST_ORDERS:
        return f"derivatives past order {MOST_ORDERS} are found one row at a time"
    if not table.names:
        return "no column is an input"
    found = obstacle(table.program, table.names, table.point, table.wrt, table.of)
    if found is None:
        return None
    why, span = found
    return f"{why}, at {table.program.source.place(span[0])}" if span else why


def _over_columns(table: Table, columns: dict[str, Any], count: int) -> tuple[list, dict]:
    """One run of the program over whole columns; row by row where that fails."""
    try:
        found = _in_columns(table.program, table, columns, count, limits=table.limits)
    except Diagnostic:  # of which row, is told there
        return _one_by_one(table, columns, count)
    failures = _without_uncertainty(table, columns)
    return found, failures | (_unbounded(table, columns, found) if table.strict else {})


def _without_uncertainty(table: Table, columns: dict[str, Any]) -> dict[int, Failure]:
    """The rows whose standard uncertainties are none: below 0, or not finite."""
    import numpy as np

    found: dict[int, Failure] = {}
    for name, u in table.us(columns).items():
        for row in np.flatnonzero(~((np.asarray(u) >= 0) & np.isfinite(u))).tolist():
            message = f"the standard uncertainty of '{name}' is {float(u[row])}"
            found.setdefault(row, Diagnostic("E0003", message))
    return found


@bounded
def _in_columns(
    program: "Program",
    table: Table,
    columns: dict[str, Any],
    count: int,
    limits: "Limits | None" = None,
) -> list:
    """The columns of results."""
    import numpy as np

    from gradcli.evaluator.function import Function

    point = dict(table.point)
    point |= {name: np.asarray(columns[name], dtype=float) for name in table.names}
    for name in table.wrt:
        if name in point and name not in table.names:
            point[name] = np.full(count, float(point[name]))
    if table.loose is None:
        table.loose = _undeclared(table)
    function = Function(table.loose, point, table.wrt, table.of, limits, table.write)
    xs = [np.broadcast_to(x, (count,)) + 0.0 for x in function.sources()] if table.wrt else []
    with placing(function):
        found = _COLUMNS[table.ask](table, function, xs, columns)
    return [None if y is None else np.broadcast_to(y, (count,)) for y in found]


def _undeclared(table: Table):
    """The program without the declared shapes of what is a column."""
    from copy import copy

    program = copy(table.program)
    program.inputs, program.code = dict(program.inputs), {}
    for name in {*table.names, *table.wrt} & program.inputs.keys():
        program.inputs[name] = copy(program.inputs[name])
        program.inputs[name].shape = None
    return program


def _columns_of_values(table: Table, function, xs: list, columns: dict) -> list:
    return list(function([]))


def _columns_of_gradients(table: Table, function, xs: list, columns: dict) -> list:
    from gradcli.diagnosis.undefined import undefined_columns
    from gradcli.engine.columns import derivatives

    found, slopes = derivatives(function, xs, table.order)
    slopes = undefined_columns(function, xs, found, slopes)
    zero = 0.0 if table.unconnected == "zero" else None
    keys = [index for _, index in _keys(table.wrt, table.order)]
    return [*found, *(zero if slopes.get(k) is None else slopes[k] for k in keys)]


def _columns_of_uncertainties(table: Table, function, xs: list, columns: dict) -> list:
    """The values of each target, then their standard uncertainties, each with its budget where
    that is asked for: calls/propagation.py."""
    from gradcli.diagnosis.undefined import undefined_columns
    from gradcli.engine.columns import derivatives
    from gradcli.evaluator.function import Function

    targets = table.form.targets
    values, found = [], []
    for k, target in enumerate(targets):
        if len(targets) > 1:
            write = _silent if k else table.write
            program, point = function.program, function.point
            function = Function(program, point, table.wrt, (target,), function.limits, write)
        (value,), slopes = derivatives(function, xs, 1)
        slopes = undefined_columns(function, xs, (value,), slopes)
        values.append(value)
        found += _spread(table, [slopes[i,] for i in range(len(xs))], columns)
    return [*values, *found]


def _spread(table: Table, slopes: list, columns: dict) -> list:
    """The standard uncertainty of a target, and its budget, in the order of Uncertainty."""
    import numpy as np

    places = {name: i for i, name in enumerate(table.wrt)}
    parts = [0.0 if c is None else c * u for c, u in zip(slopes, table.us(columns).values())]
    terms = [part * part for part in parts]
    for (one, other), r in table.correlations.items():
        if r:
            terms.append(2 * r * parts[places[one]] * parts[places[other]])
    square: Any = sum(terms)
    u = np.sqrt(np.where(square < 0, 0.0, square))  # which rounding may bring below
    if not table.options.get("budget"):
        return [u]
    of_all = np.where(square > 0, square, np.inf)
    percents = [100 * np.where(square > 0, term, 0.0) / of_all for term in terms]
    return [u, *slopes, *map(np.abs, parts), *percents]


def _columns_of_tangents(table: Table, function, xs: list, columns: dict) -> list:
    import numpy as np

    from gradcli.diagnosis.undefined import undefined_columns
    from gradcli.engine import transforms
    from gradcli.ops.dispatch import primal

    moves = [np.full(len(x), float(table.tangents[name])) for name, x in zip(table.wrt, xs)]
    found, moved = transforms.jvp(lambda *xs: function(list(xs)), xs, moves)
    found = tuple(map(primal, found))
    moved = {(i,): None if t is None else primal(t) for i, t in enumerate(moved)}
    moved = undefined_columns(function, xs, found, moved, of_each=True)
    zero = 0.0 if table.unconnected == "zero" else None
    return [*found, *(zero if t is None else t for t in moved.values())]


_COLUMNS: dict[str, Callable] = {
    "value": _columns_of_values,
    "gradient": _columns_of_gradients,
    "jvp": _columns_of_tangents,
    "uncertainty": _columns_of_uncertainties,
}


def _unbounded(table: Table, columns: dict[str, Any], found: list) -> dict[int, Failure]:
    """The rows that --strict refuses: a result that is not finite, or not connected."""
    import numpy as np

    if any(y is None for y in found):
        bad = np.ones(max(len(y) for y in found if y is not None), bool)
    else:
        bad = ~np.all([np.isfinite(y) for y in found], axis=0)
    return {int(i): _refused(table, columns, int(i), k) for k, i in enumerate(np.flatnonzero(bad))}


def _refused(table: Table, columns: dict[str, Any], row: int, before: int) -> Failure:
    """Why --strict refuses a row, in words where not enough others are before it."""
    if before < table.explained and table.ask != "monte_carlo":
        try:
            _whole(table, columns, row, strict=True)
        except Diagnostic as error:
            return error
    return Diagnostic("E0207", "a result is not finite or not connected")


# -- row by row ------------------------------------------------------------------------------------
def _one_by_one(table: Table, columns: dict[str, Any], count: int) -> tuple[list, dict]:
    """A run of the program for each row."""
    width = len(table.form.values) + len(table.form.derivatives())
    found: list[list] = [[None] * count for _ in range(width)]
    failures: dict[int, Failure] = {}
    for row in range(count):
        point = table.at(columns, row)
        try:
            cells = _ROWS[table.ask](table, point, table.us_at(columns, row))
        except Diagnostic as error:
            failures[row] = error
            continue
        if table.strict and not all(map(_is_sound, cells)):
            failures[row] = _refused(table, columns, row, len(failures))
            continue
        for column, cell in zip(found, cells):
            column[row] = cell
    return [_of_nothing(column, failures) for column in found], failures


def _of_nothing(column: list, failures: dict) -> list | None:
    """A column; None where nothing connects what it is of in any row that has results."""
    if len(failures) < len(column) and all(cell is None for cell in column):
        return None
    return column


def _is_sound(cell) -> bool:
    from gradcli.diagnosis.notes import is_finite

    return cell is not None and is_finite(cell)


def _whole(table: Table, columns: dict[str, Any], row: int, strict: bool = False):
    """What the function of the library finds in one row, with its notes."""
    from gradcli import calls

    point = table.at(columns, row)
    asked: dict[str, Any] = {"of": table.of, "limits": table.limits, "write": _silent}
    if table.ask == "uncertainty":
        asked["uncertainties"] = table.us_at(columns, row)
        asked["correlations"], asked["order"] = table.correlations, table.order
    elif table.ask != "value":
        asked["unconnected"] = table.unconnected
    if table.ask == "jvp":
        asked["tangents"] = table.tangents
    elif table.ask == "gradient":
        asked |= {"wrt": table.wrt, "order": table.order}
    return getattr(calls, table.ask)(table.program, point, **asked, strict=strict)


def _silent(text: str) -> None:
    """Write nothing: the row has printed."""


def _row_of_values(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    return list(_value(table.program, table, point, limits=table.limits))


@bounded
def _value(
    program: "Program", table: Table, point: dict[str, Any], limits: "Limits | None" = None
) -> tuple:
    from gradcli.evaluator.function import Function

    function = Function(program, point, (), table.of, limits, table.write)
    found = function([])
    return function.shaped(found)


def _row_of_gradients(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    return _gradient(table.program, table, point, limits=table.limits)


@bounded
def _gradient(
    program: "Program", table: Table, point: dict[str, Any], limits: "Limits | None" = None
) -> list:
    function, xs = differentiable.differentiable(
        program, point, table.wrt, table.of, "grad", limits, table.write
    )
    found, gradients = values.derivatives_of(function, xs, table.order, table.unconnected)
    return [*function.shaped(found), *gradients.values()]


def _row_of_uncertainties(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    found = uncertainty(
        table.program, point, us, table.correlations, table.of, table.order, limits=table.limits,
        write=table.write,
    )  # fmt: skip
    entries = {(kind, i, key): x for kind, i, key, x in found.derivatives()}
    asked = [entry[:3] for entry in table.form.derivatives()]
    return [*found.values, *(entries.get(key, 0.0) for key in asked)]


def _row_of_trials(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    from gradcli.calls.trials import monte_carlo

    found = monte_carlo(
        table.program, point, us, table.correlations, table.of, **table.options,
        limits=table.limits, write=table.write,
    )  # fmt: skip
    return [*found.values, *(x for *_, x in found.derivatives())]


def _row_of_tangents(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    found = directions.jvp(
        table.program, point, table.tangents, table.of, table.unconnected, limits=table.limits,
        write=table.write,
    )  # fmt: skip
    return [*found.values, *found.tangents]


def _row_of_checks(table: Table, point: dict[str, Any], us: dict[str, float]) -> list:
    """The value, the derivatives, and the verdict on each."""
    from gradcli.calls.checks import check

    found = check(
        table.program, point, table.wrt, table.of, table.order, **table.options,
        limits=table.limits, write=table.write,
    )  # fmt: skip
    of_row = {row.name: row for row in found.rows}
    keys = [key for key, _ in _keys(table.wrt, table.order)]
    known = [of_row.get(key) for key in keys]
    gradients, verdicts = [r and r.gradient for r in known], [r and r.verdict for r in known]
    return [found.value, *gradients, *verdicts]


_ROWS: dict[str, Callable] = {
    "value": _row_of_values,
    "gradient": _row_of_gradients,
    "jvp": _row_of_tangents,
    "check": _row_of_checks,
    "uncertainty": _row_of_uncertainties,
    "monte_carlo": _row_of_trials,
}


# -- as machine code -------------------------------------------------------------------------------
def _no_machine_code(table: Table, count: int) -> str | None:
    """Why a table does not run as machine code; None where it does."""
    from gradcli.calls import compiled_rows

    if count < compiled_rows.MANY and table.using != "native":
        return f"{count} row{'s are' if count != 1 else ' is'} too few to compile for"
    return compiled_rows.refusal(table)


def _not_on_jax(table: Table, count: int) -> str | None:
    """Why a table does not run on JAX; None where it does."""
    from gradcli.calls import compiled_rows

    return compiled_rows.refusal(table)


def _as_machine_code(table: Table, columns: dict[str, Any], count: int) -> tuple[list, dict]:
    from gradcli.calls.compiled_rows import run

    return run(table, columns, count, _one_by_one)


# -- the engines -----------------------------------------------------------------------------------
class Engine(NamedTuple):
    """A way to run a block: columns of inputs -> columns of results, and the rows that failed;
    `is_threaded` where several threads are sooner done with several blocks."""

    name: str
    refuses: Callable[[Table, int], str | None]
    run: Callable[[Table, dict[str, Any], int], tuple[list, dict[int, Failure]]]
    why: str = ""  # what is told where it is the first
    is_threaded: bool = True


# The first that does not refuse runs a table: where a program runs over columns, its derivatives
# take no longer so than as machine code, and nothing is compiled.
COLUMNS = Engine("columns", _no_columns, _over_columns, "every operation on columns is elementwise")
NATIVE = Engine("native", _no_machine_code, _as_machine_code, "--engine native asks for it")
ONE_BY_ONE = Engine("rows", lambda table, count: None, _one_by_one, is_threaded=False)
JAX = Engine(
    "code of JAX", _not_on_jax, _as_machine_code, "--engine jax asks for it", is_threaded=False
)
USED: dict[str, tuple[Engine, ...]] = {
    "auto": (COLUMNS, NATIVE, ONE_BY_ONE),
    "tape": (COLUMNS, ONE_BY_ONE),
    "native": (NATIVE,),
    "jax": (JAX,),
}
