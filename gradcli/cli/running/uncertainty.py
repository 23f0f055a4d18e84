"""What the commands share that take values with uncertainties; loaded only where one is given."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from gradcli import calls
from gradcli.cli.line.usage import Usage, refused, whole
from gradcli.cli.running.derivatives import Request
from gradcli.data.bindings import Uncertain
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Result

LABEL = r"[^\W\d]\w*(?:\[[0-9, ]*\])?"  # x, v[0]
CORRELATION = rf"\s*({LABEL})\s*,\s*({LABEL})\s*=\s*(\S.*)"
MOST_TRIALS = 10**7


class Given:
    """The values that a command line binds, the uncertainties of some, and their correlations."""

    __slots__ = ("point", "us", "correlations")

    def __init__(
        self, point: dict[str, Any], corr: Sequence[str], covariance: str, order: str = ""
    ):
        self.point = {n: x.value if isinstance(x, Uncertain) else x for n, x in point.items()}
        self.us = {n: x.u for n, x in point.items() if isinstance(x, Uncertain)}
        self.correlations: dict[tuple[str, str], float] = {}
        if covariance:
            self._read(covariance)
        for text in corr:
            self._correlate(text)
        if not self.us:
            if order:
                help = "gradcli grad has derivatives; here it is of a value such as x=5.007±0.002"
                raise Usage("E0001", "--order is that of an uncertainty", (order,), help)
            help = "a value has one as in x=5.007±0.002, x=5.007+/-0.002 or x=5.007(2)"
            raise Usage("E0003", "no value has an uncertainty", (), help)

    def _correlate(self, text: str) -> None:
        found = re.fullmatch(CORRELATION, text)
        try:
            r: Any = calls.constant(found[3]) if found else None
        except Diagnostic:
            r = None
        if found is None or type(r) not in (int, float) or not -1 <= r <= 1:
            expected = "two inputs and their correlation, from -1 to 1"
            raise refused("--corr", text, expected, "as in --corr x,y=0.3")
        self.correlations[found[1], found[2]] = float(r)

    def _read(self, path: str) -> None:
        """The uncertainties and correlations in a file: a row of names, and a matrix under it."""
        from gradcli.data.rows.columns import Table

        table = Table(path)
        matrix = {name: column.tolist() for name, column in table.read(table.names).items()}
        names = list(matrix)
        if any(len(column) != len(names) for column in matrix.values()):
            message = f"{path} has {len(names)} names, and a covariance matrix as many rows"
            raise Usage("E0003", message, (path,))
        for i, name in enumerate(names):
            if name in self.us:
                message = f"'{name}' has an uncertainty, and another in {path}"
                raise Usage("E0003", message, (path,), f"write {name}={self.point[name]}")
            if name not in self.point:
                raise Usage(
                    "E0005", f"'{name}', of {path}, has no value", (), f"as in {name}=5.007"
                )
            if not isinstance(self.point[name], (int, float)):
                raise Usage("E0003", f"'{name}', of {path}, is not one number", (path,))
            if not 0 <= matrix[name][i] < float("inf"):
                message = f"{path}: the variance of '{name}' is {matrix[name][i]}"
                raise Usage("E0003", message, (path,), "they stand on the diagonal, row by row")
            self.us[name] = matrix[name][i] ** 0.5
        self._covary(path, matrix)

    def _covary(self, path: str, matrix: dict[str, list]) -> None:
        """Take the correlations of a covariance matrix, whose variances are known."""
        names = list(matrix)
        for i, one in enumerate(names):
            for j, other in enumerate(names[:i]):
                v, w = matrix[one][j], matrix[other][i]
                size = self.us[one] * self.us[other]
                if abs(v - w) > 1e-9 * size or abs(v) > size * (1 + 1e-9):
                    why = "two covariances" if v != w else "no possible covariance"
                    raise Usage("E0003", f"{path}: '{other}' and '{one}' have {why}", (path,))
                if v:
                    self.correlations[other, one] = max(-1.0, min(1.0, v / size))


def propagate(
    program,
    given: Given,
    asked: Request,
    write: Callable[[str], object],
    order: str = "",
    monte_carlo: str = "",
    seed: str = "",
) -> Callable[[dict[str, Any]], Result]:
    """The function of a point that finds the uncertainty there, in the way that was asked for."""
    ask, more = way(order, monte_carlo, seed)
    if ask == "monte_carlo":
        return lambda at: calls.monte_carlo(
            program, at, given.us, given.correlations, asked.of, **more, limits=asked.limits,
            write=write,
        )  # fmt: skip
    return lambda at: calls.uncertainty(
        program, at, given.us, given.correlations, asked.of, **more, strict=asked.strict,
        limits=asked.limits, write=write,
    )  # fmt: skip


def way(
    order: str, monte_carlo: str, seed: str, budget: bool = False
) -> tuple[str, dict[str, Any]]:
    """The function of the library that finds an uncertainty in the way that was asked for, and the
    options of it; `budget` is that of rows."""
    up_to = whole("--order", order, 1, 2, "--monte-carlo 100000 takes all orders") if order else 1
    if monte_carlo:
        other = "--order" if order else "--budget"
        if order or budget:
            help = "they are two ways to the same uncertainty"
            raise Usage("E0001", f"both {other} and --monte-carlo", (monte_carlo,), help)
        trials = whole("--monte-carlo", monte_carlo, 2, MOST_TRIALS)
        return "monte_carlo", {
            "trials": trials, "seed": whole("--seed", seed, 0, 2**63) if seed else 0,
        }  # fmt: skip
    if seed:
        raise Usage("E0001", "--seed is that of --monte-carlo", (seed,), "--monte-carlo 100000")
    return "uncertainty", {"order": up_to} | ({"budget": True} if budget else {})
