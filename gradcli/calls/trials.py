"""The distribution of a program's value, by Monte Carlo: GUM Supplement 1 (JCGM 101:2008).

Each uncertain input is drawn from the normal distribution of its value and standard uncertainty
(6.4.7), correlated ones from that of several dimensions (6.4.8).
"""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded
from gradcli.calls.over_rows import OverRows
from gradcli.calls.propagation import Correlations, Element, check_real, elements_of, indexed
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Trials

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program

COVERED = 0.95
ROWS = 1 << 15  # of one run
MOST = 10**8


@bounded
def monte_carlo(
    program: "Program",
    point: dict[str, Any],
    uncertainties: dict[str, Any],
    correlations: Correlations | None = None,
    of: tuple[str, ...] = (),
    trials: int = 100_000,
    seed: int = 0,
    *,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Trials:
    """The targets' values at `point`, and of as many values as `trials` the mean, the standard
    deviation, and the interval that holds 95 % of them, with as many below as above.

    Arguments as of `uncertainty`.  A trial whose value is not finite is left out, with a note.
    E0202 where a target has many elements.
    """
    import numpy as np

    from gradcli.calls.values import value

    program.check_point(point)
    check_real(program, uncertainties)
    elements = elements_of(point, uncertainties)
    pairs = indexed(elements, correlations or {})
    at = value(program, point, of, limits=limits, write=write)
    for target, y in zip(at.targets, at.values):
        if type(y) not in (int, float) and getattr(y, "shape", None) != ():
            message = f"'{target}' is not one number, and the trials are of numbers"
            raise Diagnostic("E0202", message, help="--of names the values that are meant")
    found = np.empty((len(at.targets), trials))
    random, factor = np.random.default_rng(seed), _factor(elements, pairs)
    for start in range(0, trials, ROWS):
        count = min(ROWS, trials - start)
        columns = _drawn(point, uncertainties, elements, random.standard_normal, factor, count)
        others = {name: x for name, x in point.items() if name not in columns}
        rows = OverRows(program, others, columns, (), of, limits, lambda text: None)
        for row, ys in zip(found, rows.values([]) if columns else [[y] for y in at.values]):
            row[start : start + count] = np.real(ys)
    return _summary(at, found, trials, seed)


def _factor(elements: list[Element], pairs: dict):
    """The matrix that makes correlated numbers of independent ones; None where none are."""
    import numpy as np

    if not pairs:
        return None
    matrix = np.eye(len(elements))
    for (i, j), r in pairs.items():
        matrix[i, j] = matrix[j, i] = r
    sizes, vectors = np.linalg.eigh(matrix)
    return vectors * np.sqrt(np.maximum(sizes, 0.0))


def _drawn(point, uncertainties, elements: list[Element], normal, factor, count: int) -> dict:
    """`count` values of each uncertain input, along the first axis."""
    import numpy as np

    errors = normal((count, len(elements)))
    if factor is not None:
        errors = errors @ factor.T
    columns: dict[str, Any] = {}
    for i, element in enumerate(elements):
        columns.setdefault(element.name, []).append(element.value + element.u * errors[:, i])
    return {
        name: np.stack(drawn, axis=-1).reshape(count, *np.shape(point[name]))
        for name, drawn in columns.items()
    }


def _summary(at, found, trials: int, seed: int) -> Trials:
    import numpy as np

    result = Trials(at.targets, at.values, None, tuple(at.point), at.point, at.notes)
    result.trials, result.seed = trials, seed
    result.means, result.us, result.intervals = (), (), ()
    tail = (1 - COVERED) / 2
    for target, ys in zip(at.targets, found):
        finite = ys[np.isfinite(ys)]
        lost = trials - len(finite)
        if lost:
            result.notes += (
                f"{target} is not finite in {lost} of {trials} trials, which are left out",
            )
        if len(finite) < 2:
            nan = float("nan")
            mean, u, ends = nan, nan, (nan, nan)
        else:
            mean, u = float(np.mean(finite)), float(np.std(finite, ddof=1))
            low, high = np.quantile(finite, [tail, 1 - tail])
            ends = (float(low), float(high))
        result.means += (mean,)
        result.us += (u,)
        result.intervals += (ends,)
    return result
