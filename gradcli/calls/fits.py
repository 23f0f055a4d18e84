"""A model fitted to columns of data by least squares, with its exact Jacobian.

The search is Levenberg and Marquardt's as MINPACK has it (Moré 1978), whose trust region is scaled
by the columns of the Jacobian, so that parameters of any size go together; between bounds it is
the trust region reflective method of SciPy.  It begins again where it has ended, until it stays,
and Gauss-Newton steps as long as they shrink give the last digits.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded
from gradcli.calls.over_rows import OverRows
from gradcli.errors import Diagnostic
from gradcli.result.searches import Fit, Parameter

if TYPE_CHECKING:
    from gradcli.calls import Engine, Limits, Program

Bounds = dict[str, tuple[float, float]]
RESTARTS = 30
INSIDE = 1e-6  # of the span: where the search begins whose start is at a bound, or beyond
EVALUATIONS = 5000  # of one start
LAST_STEPS = 200
SHRINKS = 0.95  # a step against the one before it, while they go on
TOLERANCE = 1e-15  # of MINPACK's tests, which restarts and the last steps go beyond
STAYS = 1e-12  # a restart that moves no parameter by more has ended
CONVERGED = 1e-6  # of the relative offset: a step against the standard errors (Bates & Watts 1981)
SMALL = 1e-9  # what is below it is not told by its size
EXACT = 1e-12  # residuals of a model that goes through all points, relative to the data
SINGULAR = 100  # rounding errors of the Jacobian, below which a direction is none
FAR = 1e150  # residuals in the place of those that are not finite: the step is refused


@bounded
def fit(
    program: "Program",
    columns: dict[str, Any],
    y: Any,
    start: dict[str, Any],
    *,
    weights: Any = None,
    sigma: Any = None,
    bounds: Bounds | None = None,
    point: dict[str, Any] | None = None,
    name: str = "y",
    engine: "Engine | None" = None,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Fit:
    """The parameters for which the program is nearest to y, in the sense of least squares.

    columns: the inputs that differ from row to row, as arrays; y: what the program should give, an
    array as long.  start: numbers or arrays to begin with, by parameter; `point` has the inputs
    that stay.  weights: of the squares, known but for a factor.  sigma: the standard uncertainties
    of y, from which alone the errors come.  bounds: (low, high) of parameters that are numbers.
    engine: what chooses between the tape, which runs where there is none, and machine code.
    E0207 where the model is not finite at the start, E0202 where its values do not fit y.
    """
    import numpy as np

    y = np.asarray(y, dtype=float)
    scale = _scale(weights, sigma, len(y))
    rows = OverRows(program, point or {}, columns, tuple(start), (), limits, write, engine)
    parts = [np.asarray(x, dtype=float) for x in start.values()]
    labels = [label for n, part in zip(start, parts) for label in _labels(n, part.shape)]
    first = np.concatenate([part.ravel() for part in parts])
    if len(first) > len(y):
        message = f"there are {len(first)} parameters, and {len(y)} rows to find them from"
        raise Diagnostic("E0202", message)
    ends = [np.cumsum([part.size for part in parts])[:-1]]

    def given(b) -> list:
        pieces = np.split(b, *ends)
        return [
            float(p[0]) if part.ndim == 0 else p.reshape(part.shape)
            for p, part in zip(pieces, parts)
        ]

    def model(b):
        found = rows.values(given(b))
        if len(found) != 1 or found[0].shape != y.shape:
            raise Diagnostic(
                "E0202", "a model gives one number in each row",
                help="--of is not asked: its last line is what is fitted",
            )  # fmt: skip
        return found[0]

    def residuals(b):
        r = (model(b) - y) * scale
        return r if np.all(np.isfinite(r)) else np.full(len(y), FAR)

    def jacobian(b):
        found = rows.jacobian(given(b)) * scale[:, None]
        return np.where(np.isfinite(found), found, 0.0)

    _check_start(model(first), y)
    low, high = _ends(labels, bounds or {})
    search = _Search(residuals, jacobian, low, high)
    b = search.run(first)
    if rows.code.hand_over():
        count = search.evaluations
        b = search.last_steps(b)
        search.evaluations = count
    fitted = model(b)
    return _found(
        search, b, first, labels, y, fitted, scale, sigma is not None, name,
        tuple(program.readings),
    )  # fmt: skip


def _scale(weights, sigma, count: int):
    """What the residuals are multiplied by; E0202 where weights are none."""
    import numpy as np

    if weights is None and sigma is None:
        return np.ones(count)
    if weights is not None and sigma is not None:
        raise Diagnostic("E0002", "both weights and uncertainties", help="weights are 1/sigma^2")
    given = np.asarray(weights if sigma is None else sigma, dtype=float)
    least = "0 or more" if sigma is None else "above 0"
    wrong = ~(np.isfinite(given) & (given >= 0 if sigma is None else given > 0))
    if given.shape != (count,) or wrong.any():
        what = "a weight is" if sigma is None else "an uncertainty is"
        where = f", not {given[wrong][0]:g} as in row {np.argmax(wrong) + 1}" if wrong.any() else ""
        raise Diagnostic("E0202", f"{what} a number, {least}{where}")
    return np.sqrt(given) if sigma is None else 1 / given


def _labels(name: str, shape: tuple[int, ...]) -> list[str]:
    from itertools import product

    places = product(*map(range, shape))
    return [f"{name}[{','.join(map(str, place))}]" if place else name for place in places]


def _check_start(values, y) -> None:
    import numpy as np

    for what, found in (("the model", values), ("y", y)):
        bad = np.flatnonzero(~np.isfinite(found))
        if len(bad):
            at = " at the start values" if what == "the model" else ""
            raise Diagnostic(
                "E0207", f"{what} is {found[bad[0]]:g}{at}, in row {bad[0] + 1}",
                help="begin with other values of the parameters" if at else None,
            )  # fmt: skip


def _ends(labels: list[str], bounds: Bounds):
    import numpy as np

    low, high = np.full(len(labels), -np.inf), np.full(len(labels), np.inf)
    for name, (least, most) in bounds.items():
        if name not in labels:
            raise Diagnostic("E0007", f"'{name}' is no parameter that could have bounds",
                             help=f"the parameters are {', '.join(labels)}")  # fmt: skip
        if not least < most:
            message = f"the bounds of '{name}' leave nothing between {least:g} and {most:g}"
            raise Diagnostic("E0002", message)
        low[labels.index(name)], high[labels.index(name)] = least, most
    return low, high


class _Search:
    """The search for the parameters, and what it found out on its way."""

    def __init__(self, residuals: Callable, jacobian: Callable, low, high):
        self.residuals, self.jacobian, self.low, self.high = residuals, jacobian, low, high
        self.evaluations = 0
        # what is known where it has ended: residuals, their derivatives, the parameters at a bound,
        # and the length of the next step
        self.r: Any = None
        self.slopes: Any = None
        self.held: Any = None
        self.size = float("inf")

    def run(self, start):
        """Where the search from `start` ends."""
        import numpy as np

        if np.isinf(self.low).all() and np.isinf(self.high).all():
            return self.last_steps(self.stays(start, method="lm"))
        span = np.where(np.isfinite(self.high - self.low), self.high - self.low, 1.0)
        inner = np.clip(start, self.low + INSIDE * span, self.high - INSIDE * span)
        inner = np.where((start > self.low) & (start < self.high), start, inner)
        between = self.stays(inner, method="trf", bounds=(self.low, self.high))
        b = self.last_steps(between)
        if self.offset() > CONVERGED:
            other = self.stays(start, method="lm")
            within = ((other >= self.low) & (other <= self.high)).all()
            if within and np.linalg.norm(self.residuals(other)) <= np.linalg.norm(self.r):
                return self.last_steps(other)
        return b

    def stays(self, b, **options):
        """Where SciPy's search ends that begins again until it does not move."""
        import numpy as np
        from scipy.optimize import least_squares

        tests = dict.fromkeys(("ftol", "xtol", "gtol"), TOLERANCE)
        for _ in range(RESTARTS):
            found = least_squares(
                self.residuals, b, self.jacobian, x_scale="jac", max_nfev=EVALUATIONS, **tests,
                **options,
            )  # fmt: skip
            self.evaluations += found.nfev + (found.njev or 0)
            moved = np.max(np.abs(found.x - b) / np.maximum(np.abs(b), 1e-300))
            b = found.x
            if moved <= STAYS or found.status == 0:
                break
        return b

    def offset(self) -> float:
        """The next step against the standard errors, the relative offset; 0 of an exact model."""
        import numpy as np

        size, free = float(np.linalg.norm(self.r)), int((~self.held).sum())
        freedom = max(len(self.r) - free, 1)
        return self.size / np.sqrt(max(free, 1)) / (size / np.sqrt(freedom)) if size else 0.0

    def at_bounds(self, b, r, jacobian):
        """Which parameters lie at a bound that they are pushed against."""
        import numpy as np

        slope = jacobian.T @ r
        near = 1e-8 * np.maximum(np.abs(b), 1e-8)
        return ((b - self.low <= near) & (slope >= 0)) | ((self.high - b <= near) & (slope <= 0))

    def last_steps(self, b):
        """b after the Gauss-Newton steps that follow, as long as they shrink."""
        import numpy as np

        r, jacobian = self.residuals(b), self.jacobian(b)
        held = self.at_bounds(b, r, jacobian)
        b = np.where(held, np.where(b - self.low < self.high - b, self.low, self.high), b)
        r, jacobian = self.residuals(b), self.jacobian(b)
        step, size = _step(r, jacobian, ~held)
        for _ in range(LAST_STEPS):
            after = b + step
            if not ((after >= self.low) & (after <= self.high)).all():
                break
            new, slopes = self.residuals(after), self.jacobian(after)
            self.evaluations += 2
            following, less = _step(new, slopes, ~held)
            if not (
                np.linalg.norm(new) <= np.linalg.norm(r) * (1 + 1e-9) and less < SHRINKS * size
            ):
                break
            b, r, jacobian, step, size = after, new, slopes, following, less
        self.r, self.slopes, self.held, self.size = r, jacobian, held, size
        return b


def _step(r, jacobian, free):
    """The Gauss-Newton step in the parameters that are free, and its length in the residuals."""
    import numpy as np

    step = np.zeros(jacobian.shape[1])
    if not free.any():
        return step, 0.0
    sizes = np.linalg.norm(jacobian[:, free], axis=0)
    sizes[sizes == 0] = 1.0
    scaled = jacobian[:, free] / sizes
    found = np.linalg.lstsq(scaled, -r, rcond=None)[0]
    step[free] = found / sizes
    return step, float(np.linalg.norm(scaled @ found))


def _found(search: _Search, b, first, labels, y, fitted, scale, absolute, name, notes) -> Fit:
    """What is told of the parameters b at which a search ended."""
    import numpy as np

    r, free = search.r, ~search.held
    counted = int(np.count_nonzero(scale))
    freedom = counted - int(free.sum())
    square = float(r @ r)
    sd = float(np.sqrt(square / freedom)) if freedom > 0 else None
    covariance, vague = _covariance(search.slopes, free)
    factor = 1.0 if absolute else sd
    errors = np.sqrt(np.diag(covariance)) * (factor if factor is not None else np.nan)
    parameters = []
    for i, label in enumerate(labels):
        bound = None
        if search.held[i]:
            bound = float(b[i])
        known = free[i] and label not in [labels[k] for k in vague] and factor is not None
        parameters.append(Parameter(
            name=label, value=float(b[i]), error=float(errors[i]) if known else None,
            start=float(first[i]), bound=bound,
        ))  # fmt: skip
    verdict, converged = _verdict(search, y * scale, [labels[k] for k in vague])
    probability = None
    if absolute and freedom > 0:
        from scipy.special import chdtrc

        probability = float(chdtrc(freedom, square))
    return Fit(
        y=name, parameters=parameters, correlations=_correlations(covariance, parameters),
        residual_sd=sd, sum_of_squares=square, degrees_of_freedom=freedom, points=counted,
        absolute=absolute, probability=probability, converged=converged, verdict=verdict,
        evaluations=search.evaluations, fitted=fitted, notes=notes,
    )  # fmt: skip


def _covariance(jacobian, free):
    """The inverse of JᵀJ in the free parameters, 0 in others; and those not determined."""
    import numpy as np

    p = jacobian.shape[1]
    covariance = np.zeros((p, p))
    sizes = np.linalg.norm(jacobian, axis=0)
    sizes[sizes == 0] = 1.0
    places = np.flatnonzero(free)
    if not len(places):
        return covariance, []
    _, values, vectors = np.linalg.svd(jacobian[:, free] / sizes[free], full_matrices=False)
    least = SINGULAR * np.finfo(float).eps * max(jacobian.shape) * max(values[0], 1e-300)
    lost = values <= least
    vague = sorted(
        {int(places[k]) for v in vectors[lost] for k in np.flatnonzero(np.abs(v) > 0.01)}
    )
    inverse = np.where(lost, 0.0, 1 / np.where(lost, 1.0, values))
    half = vectors.T * inverse / sizes[free][:, None]
    covariance[np.ix_(places, places)] = half @ half.T
    return covariance, vague


def _correlations(covariance, parameters: list[Parameter]) -> dict[str, float]:
    import numpy as np

    found = {}
    sizes = np.sqrt(np.diag(covariance))
    for i, one in enumerate(parameters):
        for j, other in enumerate(parameters[i + 1 :], i + 1):
            if one.error is not None and other.error is not None and sizes[i] * sizes[j] > 0:
                found[f"{one.name},{other.name}"] = float(covariance[i, j] / (sizes[i] * sizes[j]))
    return found


def _verdict(search: _Search, y, vague: list[str]) -> tuple[str, bool]:
    """How the search ended, in words, and whether that is at a minimum."""
    import numpy as np

    size = float(np.linalg.norm(search.r))
    if vague:
        which = " and ".join(vague)
        one = f"the data do not determine {which}"
        return f"{one}: the model is the same along a line of values", False
    if size <= EXACT * float(np.linalg.norm(y)):
        return "converged: the model goes through the points, to rounding", True
    offset = search.offset()
    if offset <= CONVERGED:
        step = f"below {SMALL:.0e}" if offset < SMALL else f"{offset:.0e}"
        return f"converged: the next step is {step} of the errors", True
    return f"not converged: the next step is still {offset:.1g} of the errors", False


@bounded
def starts(
    program, point: dict[str, Any], names: tuple[str, ...], *, limits=None
) -> dict[str, Any]:
    """The values of parameters at a point: those bound, and the defaults of the program."""
    from gradcli.evaluator.function import Function

    function = Function(program, point, names, (), limits, lambda text: None)
    return dict(zip(names, function.sources()))


@bounded
def predicted(
    program: "Program",
    columns: dict[str, Any],
    point: dict[str, Any],
    *,
    limits: "Limits | None" = None,
):
    """The values of a model in the rows of columns, the parameters being at `point`."""
    return OverRows(program, point, columns, (), (), limits, lambda text: None).values([])[0]
