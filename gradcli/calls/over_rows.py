"""A program over many points at once: those in the rows of columns.

The rows are the examples of one run (`vmap`), whose steps are as many as those of one point.  A
program that cannot run so, such as one whose branches ask for values that differ from row to row,
runs on each row by itself.
"""

from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter

from gradcli.calls import Write
from gradcli.calls.bounds import bounded
from gradcli.engine import transforms
from gradcli.engine.batch import vmap
from gradcli.errors import Diagnostic
from gradcli.ops.numpy_call import quiet

if TYPE_CHECKING:
    from gradcli.calls import Engine, Limits, Program

REFUSALS = (Diagnostic, TypeError, ValueError, ArithmeticError, AttributeError, IndexError)
SAME = 1e-9  # how near the values of one run are to those of a row by itself, relative to them


class OverRows:
    """A program's targets in rows, as functions of what is the same in all of them.

    columns: by name the numbers of each row, as many of each.  wrt: the names of what is the same,
    whose values each call is given; other inputs stay at `point`.  engine: what chooses between
    the tape, which runs where there is none, and machine code.
    """

    __slots__ = ("code", "function", "wrt", "columns", "count", "together")

    def __init__(
        self, program, point: dict[str, Any], columns: dict[str, Any], wrt: tuple[str, ...] = (),
        of: tuple[str, ...] = (), limits=None, write: Write | None = None,
        engine: "Engine | None" = None,
    ):  # fmt: skip
        import numpy as np

        from gradcli.calls.tiered import Tiered
        from gradcli.evaluator.function import Function

        program.check_of(of)
        program.check_point((*point, *columns, *wrt))
        self.wrt = wrt
        self.columns = {name: np.asarray(column) for name, column in columns.items()}
        self.count = len(next(iter(self.columns.values()))) if columns else 1
        first = {name: column[0] for name, column in self.columns.items()} | dict.fromkeys(wrt, 0.0)
        self.function = Function(program, point | first, (*wrt, *columns), of, limits, write)
        self.together: bool | None = None if columns else False  # None: it is not known yet
        self.code = Tiered(self.function, engine, wrt)

    def values(self, xs: list) -> list:
        """The values of each target, its rows along the first axis."""
        import numpy as np

        if self.together is None:
            self.together = not self.code.asked and self._runs_together(xs)
            if self.together:
                self.code.leave("the rows run together, as columns")
        if self.together:
            with quiet(), catch_warnings():
                simplefilter("ignore")
                return [np.asarray(y) for y in self._in_one_run(*xs)]
        found = self._coded(xs, False)
        if found is not None:
            return found
        rows = [self._in_row(i, lambda i=i: self._alone(i, xs)) for i in range(self.count)]
        return [np.array(column) for column in zip(*rows)]

    def _coded(self, xs: list, derivatives: bool) -> list | None:
        """The columns of the value and the derivatives by xs, by machine code; None where the tape
        is to run."""
        if self.code.engine is None or not self.columns:
            return None
        if not self.function.names:  # one row tells what all of them take
            self._in_row(0, lambda: self._alone(0, xs))
        return self.code.rows(xs, self.columns, derivatives)

    def jacobian(self, xs: list):
        """The derivative of the only target, a number in each row, by each element of xs: a matrix
        of the rows by those elements."""
        import numpy as np

        every = tuple(range(len(xs)))
        if self.together:
            with quiet(), catch_warnings():
                simplefilter("ignore")
                (slopes,) = transforms.jacobian(self._in_one_run, every)(*xs)
            return _beside(slopes, xs, self.count)
        found = self._coded(xs, True)
        if found is not None:
            return np.stack(found[1:], axis=1)
        found = []
        for i in range(self.count):
            gradient = transforms.grad(lambda *xs, i=i: self._alone(i, xs)[0], every)
            slopes = self._in_row(i, lambda: gradient(*xs))  # noqa: B023
            found.append(_beside(slopes, xs, 1))
        return np.concatenate(found)

    def slope(self, name: str):
        """The derivative of the only target by an input that is a column, each row's by its own."""
        import numpy as np

        k = list(self.columns).index(name)
        if self.together:
            tangents = [np.full(self.count, float(n == name)) for n in self.columns]
            with quiet(), catch_warnings():
                simplefilter("ignore")
                values = list(self.columns.values())
                _, (slope,) = transforms.jvp(self._in_one_run, values, tangents)
            return np.zeros(self.count) if slope is None else np.asarray(slope)
        found = []
        for i in range(self.count):
            row = self._row(i)

            def target(x, row=row):
                return self.function([*row[:k], x, *row[k + 1 :]])[0]

            found.append(self._in_row(i, lambda x=row[k], f=target: transforms.grad(f)(x)))
        return np.array([0.0 if slope is None else slope for slope in found])

    def _in_one_run(self, *xs) -> list:
        """The targets of all rows, in any world; xs are of what is the same, then the columns,
        which may be left out."""
        shared = len(self.wrt)
        columns = xs[shared:] or self.columns.values()
        many = vmap(
            lambda *xs: list(self.function(list(xs))), (None,) * shared + (0,) * len(self.columns)
        )
        return many(*xs[:shared], *columns)

    def _alone(self, i: int, xs) -> list:
        """The targets of one row, in any world."""
        return list(self.function([*xs, *self._row(i)]))

    def _row(self, i: int) -> list:
        return [
            column[i] if column.ndim > 1 else column[i].item() for column in self.columns.values()
        ]

    def _in_row(self, i: int, call):
        try:
            return call()
        except Diagnostic as error:
            if self.columns:
                error.message = f"row {i + 1}: {error.message}"
            raise

    def _runs_together(self, xs: list) -> bool:
        """Whether one run gives what the first and the last row give by themselves."""
        import numpy as np

        write, printed = self.function.write, self.function.printed
        try:
            with quiet(), catch_warnings():
                simplefilter("ignore")
                found = [np.asarray(y) for y in self._in_one_run(*xs)]
        except REFUSALS as error:
            if isinstance(error, Diagnostic) and error.code == "E0206":
                raise  # a limit
            self.function.write, self.function.printed = write, printed
            return False
        for i in {0, self.count - 1}:
            alone = self._in_row(i, lambda i=i: self._alone(i, xs))
            for many, one in zip(found, alone):
                one = np.asarray(one)
                if many.shape[1:] != one.shape or not np.allclose(
                    many[i], one, rtol=SAME, atol=0.0, equal_nan=True
                ):
                    return False
        return True


@bounded
def uncertainties(
    program: "Program",
    values: dict[str, Any],
    us: dict[str, Any],
    correlations: dict[tuple[str, str], float] | None = None,
    of: tuple[str, ...] = (),
    *,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> tuple:
    """The target in each of many rows and its standard uncertainty, to first order: two arrays.

    values, us: for each input, and each that is uncertain, an array with a number for each row, or
    one number for all.  Correlations are between the inputs of one row.  Else as `uncertainty`.
    """
    import numpy as np

    from gradcli.calls.propagation import Element, check_real, indexed, terms

    check_real(program, us)
    names = tuple(values)
    found = [np.asarray(values[name], dtype=float) for name in names]
    spread = np.broadcast_arrays(*found, *(np.asarray(u, dtype=float) for u in us.values()))
    columns = dict(zip(names, map(np.atleast_1d, spread)))
    errors = dict(zip(us, map(np.atleast_1d, spread[len(names) :])))
    pairs = indexed([Element(name, name, 0.0, 0.0) for name in us], correlations or {})
    rows = OverRows(program, {}, columns, (), of, limits, write)
    (y,) = _only(rows.values([]))
    slopes = [rows.slope(name) for name in us]
    elements = [Element(name, name, 0.0, u) for name, u in errors.items()]
    return y, np.sqrt(np.maximum(sum(terms(slopes, elements, pairs).values()), 0.0))


def _beside(slopes, xs: list, count: int):
    """Derivatives by each of xs side by side, 0 where nothing connects."""
    import numpy as np

    return np.hstack([
        np.zeros((count, np.size(x))) if slope is None else np.reshape(slope, (count, -1))
        for slope, x in zip(slopes, xs)
    ])  # fmt: skip


def _only(targets: list) -> list:
    """The targets where there is one of them, a number in each row; else E0202."""
    if len(targets) != 1 or targets[0].ndim != 1:
        message = "the program has many elements in each row, and one number is taken"
        raise Diagnostic("E0202", message, help="--of names the value that is meant")
    return targets
