"""Where a program is least: BFGS, or a trust region, with exact derivatives.

BFGS (Nocedal & Wright, Numerical Optimization, section 6.1) takes gradients, within bounds L-BFGS-B
(Byrd, Lu, Nocedal and Zhu 1995); the trust region (Gould, Lucidi, Roma and Toint 1999) takes
products of the Hessian with directions.  Where the Hessian of what was found is small enough to be
asked for, it says whether that is a minimum: from a saddle the search goes on, and at a minimum
Newton's steps give the last digits.
"""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write, values
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable
from gradcli.calls.tiered import Tiered
from gradcli.engine import transforms
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.result.searches import Minimum

if TYPE_CHECKING:
    from gradcli.calls import Engine, Limits, Program

Bounds = dict[str, tuple[float, float]]
METHODS = ("bfgs", "trust")
ITERATIONS = 10_000
FEW = 50  # inputs whose Hessian is made
ESCAPES = 5  # from saddles
LAST_STEPS = 100
CUTS = (1.0, 0.5, 0.25, 0.125)  # of a step that does not lead down
ROUNDING = 1e-12
FLAT_FUNCTIONS = 10  # inputs of a function with kinks, up to which it is searched by values alone
BESIDE = 1e-6  # how far from a kink its sides are looked at
CONVERGED = 1e-6  # of the next step, relative to where it leads from
SMALL = 1e-9  # what is below it is not told by its size
FLAT = 1e-13  # an eigenvalue against the largest, which says nothing of its sign
INWARDS = 1e-12  # of the way to the start: how far a bound moves where there is no value
ENDLESS = 1e50  # a value below minus that falls without end


@bounded
def minimize(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    method: str = "bfgs",
    bounds: Bounds | None = None,
    *,
    engine: "Engine | None" = None,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Minimum:
    """The inputs `wrt` near `point` where the target, one number, is least.

    method: "bfgs", or "trust" with exact products of the Hessian, which takes no bounds.  bounds:
    (low, high) of inputs, of an array those of each element.  engine: what chooses between the
    tape, which runs where there is none, and machine code.  E0202 where the target has many
    elements, E0207 where it is not finite at the start.
    """
    import numpy as np

    function, xs = differentiable(program, point, wrt, of, "minimize", limits, write)
    if not xs:
        raise Diagnostic("E0107", "there is nothing to move: the program has no real inputs")
    with placing(function):
        task = _Task(function, xs, Tiered(function, engine))
        low, high = _ends(function.wrt, xs, bounds or {})
        if method == "trust" and bounds:
            raise Diagnostic("E0002", "the trust region takes no bounds", help="--method bfgs does")
        low, high = _finite(task, low, high)
        x = np.clip(task.start, low, high)
        value = task.value(x)
        if not np.isfinite(value):
            raise Diagnostic(
                "E0207", f"the value is {value:g} at the start", help="begin at another point"
            )
        x = _searched(task, x, method, low, high)
        count = task.evaluations
        if task.code.hand_over():
            task.last = ()
            x = _newton(task, x, low, high)
            task.gradient(x)
            task.evaluations = count
    gradient = task.gradient(x)
    held = ((x <= low) & (gradient > 0)) | ((x >= high) & (gradient < 0))
    curvature = task.curvature(x, ~held)
    verdict, converged = _verdict(task, x, gradient, held, curvature)
    names = [n for n, part in zip(function.wrt, task.split(held)) if np.any(part)]
    at = dict(zip(function.wrt, task.split(x)))
    notes: tuple[str, ...] = program.readings
    if not task.code.wide:
        silent: dict[str, Any] = {"limits": limits, "write": lambda text: None}
        notes = values.gradient(program, point | at, function.wrt, of, **silent).notes
    return Minimum(
        target=(function.names or program.target_names)[0], value=task.value(x), at=at,
        gradient=dict(zip(function.wrt, task.split(gradient))),
        curvature=None if curvature is None else curvature.ends,
        bounds=names, converged=converged, verdict=verdict, evaluations=task.evaluations,
        notes=notes,
    )  # fmt: skip


class _Task:
    """A function of a vector, and its derivatives; the last point's are kept."""

    def __init__(self, function, xs: list, code: Tiered):
        import numpy as np

        self.function, self.xs, self.code = function, xs, code
        self.start = np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in xs])
        self.sizes = [int(np.size(x)) for x in xs]
        self.evaluations = 0
        self.last: tuple = ()

    def split(self, x) -> list:
        """The parts of a vector, in the shapes of the inputs."""
        import numpy as np

        parts = np.split(np.asarray(x), np.cumsum(self.sizes)[:-1])
        return [
            part.reshape(shape(like)) if shape(like) else part[0].item()
            for part, like in zip(parts, self.xs)
        ]

    def target(self, *xs):
        found = self.function(list(xs))
        if len(found) != 1 or shape(found[0]):
            raise Diagnostic(
                "E0202", f"'{self.function.names[0]}' has many elements, and least is one number",
                help="make it one, as sum(…^2) does, or name another value with --of",
            )  # fmt: skip
        return found[0]

    def both(self, x) -> tuple:
        import numpy as np

        if self.last and np.array_equal(self.last[0], x):
            return self.last[1:]
        self.evaluations += 1
        parts = self.split(x)
        value, found = self.code.gradient(parts) or self.on_tape(parts)
        parts = [
            np.zeros(size) if g is None else np.ravel(primal(g))
            for g, size in zip(found, self.sizes)
        ]
        self.last = (np.array(x), float(primal(value)), np.concatenate(parts).astype(float))
        return self.last[1:]

    def on_tape(self, parts: list) -> tuple:
        every = tuple(range(len(self.xs)))
        return transforms.value_and_grad(self.target, every)(*parts)

    def value(self, x) -> float:
        return self.both(x)[0]

    def gradient(self, x):
        return self.both(x)[1]

    def product(self, x, direction):
        """The Hessian times a direction."""
        import numpy as np

        self.evaluations += 1
        parts, directions = self.split(x), self.split(direction)
        found = self.code.product(parts, directions)
        products = transforms.hvp(self.target, parts, directions)[1] if found is None else found
        return np.concatenate([
            np.zeros(size) if p is None else np.ravel(primal(p))
            for p, size in zip(products, self.sizes)
        ])  # fmt: skip

    def hessian(self, x):
        """The Hessian, symmetric as it is."""
        import numpy as np

        rows = [self.product(x, row) for row in np.eye(len(x))]
        return (np.array(rows) + np.array(rows).T) / 2

    def curvature(self, x, free) -> "Curvature | None":
        """What the Hessian says in the directions that are free; None where it is not asked for, or
        not finite."""
        import numpy as np

        if len(x) > FEW or not free.any():
            return None
        hessian = self.hessian(x)[np.ix_(free, free)]
        if not np.isfinite(hessian).all():
            return None
        ends = np.linalg.eigvalsh(hessian)
        diagonal = np.abs(np.diag(hessian))
        largest = float(np.max(np.abs(hessian))) or 1.0
        scale = 1 / np.sqrt(np.where(diagonal > 0, diagonal, largest))
        sizes, vectors = np.linalg.eigh(hessian * scale * scale[:, None])
        least, most = float(sizes[0]), float(sizes[-1])
        used = np.abs(sizes) > FLAT * max(abs(least), abs(most))
        slopes = vectors[:, used].T @ (scale * self.gradient(x)[free])
        step = np.zeros(len(x))
        step[free] = -scale * (vectors[:, used] @ (slopes / np.abs(sizes[used])))
        return Curvature((float(ends[0]), float(ends[-1])), least, most, step)


class Curvature:
    """The ends of a Hessian's spectrum, those of the Hessian whose diagonal is scaled to 1, which
    has the same signs and fewer rounding errors, and Newton's step."""

    __slots__ = ("ends", "least", "most", "step")

    def __init__(self, ends: tuple[float, float], least: float, most: float, step):
        self.ends, self.least, self.most, self.step = ends, least, most, step

    @property
    def falls(self) -> bool:
        """Whether the value falls to second order in some direction."""
        return self.least < -FLAT * max(abs(self.most), abs(self.least))

    @property
    def flat(self) -> bool:
        """Whether it stays to second order in some direction."""
        return not self.falls and self.least <= FLAT * max(self.most, 0.0)


def _ends(names: tuple[str, ...], xs: list, bounds: Bounds):
    import numpy as np

    for name, (least, most) in bounds.items():
        if name not in names:
            help = f"what moves is {', '.join(names)}"
            raise Diagnostic("E0007", f"'{name}' does not move, and has no bounds", help=help)
        if not least < most:
            message = f"the bounds of '{name}' leave nothing between {least:g} and {most:g}"
            raise Diagnostic("E0002", message)
    inf = float("inf")
    ends = [bounds.get(name, (-inf, inf)) for name in names]
    return tuple(
        np.concatenate([np.full(np.size(x), float(end[i])) for x, end in zip(xs, ends)])
        for i in (0, 1)
    )


def _finite(task: _Task, low, high) -> tuple:
    """The ends, moved inwards a little where the value is not finite at one, as x log(x) at 0."""
    import numpy as np

    start, moved = np.clip(task.start, low, high), [np.array(low), np.array(high)]
    for ends, inwards in zip(moved, (1.0, -1.0)):
        for i in np.flatnonzero(np.isfinite(ends)):
            at = np.array(start)
            at[i] = ends[i]
            value, gradient = task.both(at)
            if not (np.isfinite(value) and np.isfinite(gradient).all()):
                ends[i] += inwards * INWARDS * max(abs(start[i] - ends[i]), abs(ends[i]), 1e-300)
    return tuple(moved)


def _searched(task: _Task, x, method: str, low, high):
    """Where the search from x ends."""
    import numpy as np

    found = _once(task, x, method, low, high)
    for _ in range(ESCAPES):
        x = _newton(task, found.x, low, high)
        if len(x) > FEW or not np.isfinite(task.value(x)) or task.value(x) < -ENDLESS:
            break
        hessian = task.hessian(x)
        if not np.isfinite(hessian).all() or np.isfinite(low).any() or np.isfinite(high).any():
            break
        sizes, vectors = np.linalg.eigh(hessian)
        if sizes[0] >= -FLAT * max(abs(sizes[-1]), abs(sizes[0])):
            break
        away = vectors[:, 0] * max(1e-3, 1e-3 * float(np.linalg.norm(x)))
        sides = [x + away, x - away]
        found = _once(task, min(sides, key=task.value), method, low, high)
    return _by_values(task, x, low, high)


def _by_values(task: _Task, x, low, high):
    """x; where the gradient has not become small, as at a kink, what Nelder and Mead's simplex
    comes to, which asks for values alone."""
    import numpy as np
    from scipy.optimize import minimize

    first = np.max(np.abs(task.gradient(task.start)))
    gradient = np.where((x <= low) | (x >= high), 0.0, task.gradient(x))
    small = np.max(np.abs(gradient)) <= CONVERGED * first
    if small or len(x) > FLAT_FUNCTIONS or not -ENDLESS < task.value(x) < ENDLESS:
        return x
    for _ in range(2):  # the second begins with a simplex of full size
        found = minimize(
            lambda x: task.value(x) if np.isfinite(task.value(x)) else 1e300, x,
            method="Nelder-Mead", bounds=list(zip(low, high)),
            options={"xatol": 1e-10, "fatol": 0.0, "maxiter": 200 * len(x), "adaptive": True},
        )  # fmt: skip
        x = found.x if found.fun < task.value(x) else x
    return x


def _once(task: _Task, x, method: str, low, high):
    import numpy as np
    from scipy.optimize import minimize

    def both(x):
        value, gradient = task.both(x)
        if not np.isfinite(value) and value != -np.inf:
            return 1e300, np.zeros(len(x))
        return value, np.where(np.isfinite(gradient), gradient, 0.0)

    options: dict[str, Any] = {"maxiter": ITERATIONS, "gtol": 1e-10}
    rest: dict[str, Any] = {"method": "BFGS"}
    if method == "trust":
        rest = {"method": "trust-krylov", "hessp": task.product}
    elif np.isfinite(low).any() or np.isfinite(high).any():
        rest = {"method": "L-BFGS-B", "bounds": list(zip(low, high))}
        options |= {"ftol": 0.0, "maxfun": 10 * ITERATIONS}
    return minimize(both, x, jac=True, options=options, **rest)


def _newton(task: _Task, x, low, high):
    """x after Newton's steps, as long as the gradient shrinks."""
    import numpy as np

    if len(x) > FEW:
        return x
    for _ in range(LAST_STEPS):
        gradient = task.gradient(x)
        free = ~(((x <= low) & (gradient > 0)) | ((x >= high) & (gradient < 0)))
        curvature = task.curvature(x, free)
        if curvature is None or curvature.least <= 0 or (x + curvature.step == x).all():
            break
        step = curvature.step
        value, size = task.value(x), np.linalg.norm(gradient[free])
        for cut in CUTS:
            after = x + cut * step
            within = ((after >= low) & (after <= high)).all()
            less = task.value(after) <= value + ROUNDING * abs(value)
            if within and less and (cut < 1 or np.linalg.norm(task.gradient(after)[free]) < size):
                break
        else:
            break
        x = after
    return x


def _rises(task: _Task, x) -> bool:
    """Whether the value is more on both sides of x along each input."""
    import numpy as np

    value = task.value(x)
    steps = BESIDE * np.maximum(np.abs(x), 1e-3)
    return all(task.value(x + side * step) > value for side in (1, -1) for step in np.diag(steps))


def _verdict(task: _Task, x, gradient, held, curvature: Curvature | None) -> tuple[str, bool]:
    """How the search ended, in words, and whether that is at a minimum."""
    import numpy as np

    value = task.value(x)
    if value < -ENDLESS or not np.isfinite(x).all():
        return f"no minimum: the value falls without end, to {value:.3g}", False
    if held.all():
        return "converged: at the bounds, where the value falls beyond them", True
    size = float(np.max(np.abs(gradient[~held])))
    first = float(np.max(np.abs(task.gradient(task.start))))
    small = size <= CONVERGED * first or size <= ROUNDING
    still = f"not converged: the gradient is still {size:.1g}, of {first:.1g} at first"
    if curvature is None:
        return (
            (f"converged: the gradient is {size:.0e}, of {first:.0e} at first", True)
            if small
            else (still, False)
        )
    if curvature.falls and not small:
        return f"no minimum: the value is still falling, at {value:.4g}", False
    if curvature.falls:
        return "no minimum: the value falls in some directions from here, a saddle", False
    scale = np.maximum(np.maximum(np.abs(x), np.abs(task.start)), 1e-8)
    moved = float(np.max(np.abs(curvature.step) / scale))
    if (curvature.flat or moved > CONVERGED) and _rises(task, x):
        return "converged: the value rises on both sides along each input, as at a kink", True
    if moved > CONVERGED:
        return f"not converged: the next step is still {moved:.1g} of where it is", False
    if curvature.flat and not small:
        return still, False
    if curvature.flat:
        how = "to second order the value is the same along a line, and this may be no minimum"
        return f"converged: {how}", True
    step = f"below {SMALL:.0e}" if moved < SMALL else f"{moved:.0e}"
    return f"converged: the next step is {step} of where it is", True
