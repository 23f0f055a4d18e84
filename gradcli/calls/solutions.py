"""The roots of a program: where its value, or each of its values, is 0."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable
from gradcli.calls.tiered import Tiered
from gradcli.engine import transforms
from gradcli.engine.roots import Search, scalar_root, vector_root
from gradcli.engine.structure import leaves
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.result.searches import Root, Roots

if TYPE_CHECKING:
    from gradcli.calls import Engine, Limits, Program

SAME = 1e-7  # roots that are nearer to one another, relative to the step between points, are one
NEAR = 0.1  # how near 0 a value that turns back is, against those beside it, to be looked at
ROUNDING = 1e-13
MULTIPLE = 1e-6  # a slope against the curvature, at a root of several


@bounded
def solve(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    between: list[float] | None = None,
    *,
    equation: str = "",
    engine: "Engine | None" = None,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Roots:
    """The inputs `wrt` for which all values of the program are 0.

    Without `between` it is the root that Newton's method comes to from `point`; of one number it
    can be all that are found from one of the points `between` to the next.  engine: what chooses
    between the tape, which runs where there is none, and machine code.  E0202 where there are
    more or fewer values than unknowns, E0212 where no root is found.
    """
    function, xs = differentiable(program, point, wrt, (), "solve", limits, write)
    task = _Task(function, xs, Tiered(function, engine))
    with placing(function):
        found = task.search(between)
    task.code.hand_over()
    looked = _looked(function.wrt, task.start, between, len(found))
    if not found:
        raise Diagnostic("E0212", f"no root was found: {looked}", help=_elsewhere(function.wrt))
    names = ", ".join(function.names or program.target_names)
    return Roots(
        equation=equation or names,
        unknowns=function.wrt,
        roots=[task.root(x) for x in found],
        looked=looked,
        notes=tuple(program.readings),
    )


def _elsewhere(names: tuple[str, ...]) -> str:
    if len(names) == 1:
        return f"begin elsewhere, or look in an interval, as in {names[0]}=-10:10"
    return "begin elsewhere"


def _looked(names: tuple[str, ...], start, between: list[float] | None, count: int) -> str:
    if between is None:
        at = ", ".join(f"{name}={_short(x)}" for name, x in zip(names, start))
        return f"one root was looked for, from {at} on"
    (name,) = names
    low, high = min(between), max(between)
    return (
        f"roots were looked for between {len(between)} points, from {name}={low:g} to {high:g}:"
        f" {count or 'none'} found"
    )


def _short(x) -> str:
    return f"{x:g}" if isinstance(x, float) else "[…]"


class _Task:
    """The values of a program as functions of what is unknown."""

    def __init__(self, function, xs: list, code: Tiered):
        self.function, self.start, self.code = function, xs, code
        self.scalar = len(xs) == 1 and not shape(xs[0])
        if not self.scalar:
            code.leave("there are several unknowns")

    def values(self, *xs):
        return list(self.function(list(xs)))

    def number(self, x):
        """The value of the program, where it and what is unknown are one number."""
        found = self.values(x)
        if len(found) != 1 or shape(found[0]):
            count = sum(int(getattr(y, "size", 1)) for y in map(primal, found))
            raise Diagnostic("E0202", f"there are {count} equations for one unknown")
        return found[0]

    def slope(self, x: float, more: int = 0) -> tuple[float, float]:
        """The value and the derivative; more: of how many points they will be asked besides."""
        coded = self.code.gradient([x], more)
        if coded is not None:
            return coded[0], coded[1][0]
        value, slope = transforms.value_and_grad(self.number)(x)
        return float(primal(value)), 0.0 if slope is None else float(primal(slope))

    def search(self, between: list[float] | None) -> list:
        """The points where the values are 0."""
        if between is not None:
            return self.every(between)
        if self.scalar:
            return self.one(lambda s: scalar_root(s, float(self.start[0]), None), self.slope)
        import numpy as np

        x = np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in self.start])
        return self.one(lambda s: vector_root(s, x), self.slopes)

    def one(self, method: Callable, slope: Callable) -> list:
        """The root that a method finds; none where it raises."""
        try:
            return [method(Search("solve", slope, None, None))]
        except Diagnostic as error:
            if error.exception != "RuntimeError":
                raise
            return []

    # -- several unknowns ------------------------------------------------------------
    def split(self, x) -> list:
        """The parts of a vector, in the shapes of the unknowns."""
        import numpy as np

        parts = np.split(x, np.cumsum([int(np.size(part)) for part in self.start])[:-1])
        return [
            part.reshape(shape(like)) if shape(like) else float(part[0])
            for part, like in zip(parts, self.start)
        ]

    def slopes(self, x) -> tuple:
        """The vector of the values, and its Jacobian."""
        import numpy as np

        values: list = []

        def traced(*xs):
            found = self.values(*xs)
            values[:] = map(primal, found)
            return found

        every = tuple(range(len(self.start)))
        rows = transforms.jacobian(traced, every)(*self.split(x))
        value = np.concatenate([np.ravel(np.asarray(y, dtype=float)) for y in values])
        if len(value) != len(x):
            many = "equation" if len(value) == 1 else "equations"
            message = f"there are {len(value)} {many} for {len(x)} unknowns"
            raise Diagnostic("E0202", message, help="as many equations as unknowns are solved")
        blocks = [
            np.hstack([
                np.zeros((np.size(y), np.size(part))) if j is None
                else np.reshape(primal(j), (np.size(y), -1))
                for j, part in zip(row, self.start)
            ])
            for y, row in zip(values, rows)
        ]  # fmt: skip
        return value, np.vstack(blocks)

    # -- one unknown, many roots ------------------------------------------------------------
    def every(self, points: list[float]) -> list[float]:
        """The roots between points: at a change of sign, and where the value is least without."""
        from math import isfinite

        if not self.scalar:
            raise Diagnostic("E0202", "an interval is that of one unknown, a number")
        values = [self.slope(x, len(points) - k) for k, x in enumerate(points, 1)]
        self.code.hand_over()
        roots = [x for x, (y, _) in zip(points, values) if y == 0]
        for i, (a, b) in enumerate(pairwise(points)):
            (fa, da), (fb, db) = values[i], values[i + 1]
            if not (isfinite(fa) and isfinite(fb)) or fa == 0 or fb == 0:
                continue
            if (fa > 0) != (fb > 0):
                roots += self.one(lambda s, a=a, b=b: scalar_root(s, a, (a, b)), self.slope)
            elif da * fa < 0 < db * fb or (da * fa > 0 > db * fb):
                roots += self.touching(a, b, (values[i], values[i + 1]))
        return self.apart(roots, points)

    def touching(self, a: float, b: float, ends: tuple) -> list[float]:
        """The roots between a and b where the value turns back towards where it came from: two, or
        the one where it touches 0.

        ends: the value and the slope at each.  The cubic through them tells where to look.
        """
        x = _turn(a, b, ends)
        value = self.slope(x)[0]
        fa, fb = ends[0][0], ends[1][0]
        if value * fa < 0:
            return [
                *self.one(lambda s: scalar_root(s, a, (a, x)), self.slope),
                *self.one(lambda s: scalar_root(s, x, (x, b)), self.slope),
            ]
        scale = max(abs(fa), abs(fb))
        if abs(value) > NEAR * scale:
            return []

        def slope(x: float) -> tuple[float, float]:
            value, second = transforms.value_and_grad(transforms.grad(self.number))(x)
            return float(primal(value)), 0.0 if second is None else float(primal(second))

        found = self.one(lambda s: scalar_root(s, x, (a, b)), slope)
        return [x for x in found if abs(self.slope(x)[0]) <= ROUNDING * scale]

    def apart(self, roots: list[float], points: list[float]) -> list[float]:
        """The roots in order, each once."""
        near = SAME * abs(points[-1] - points[0]) / max(len(points) - 1, 1)
        found: list[float] = []
        for x in sorted(roots):
            if not found or x - found[-1] > near:
                found.append(x)
        return found

    # -- what is told of a root ------------------------------------------------------------
    def root(self, x) -> Root:
        import numpy as np

        if self.scalar:
            value, slope = self.slope(x)
            second = transforms.grad(transforms.grad(self.number))(x)
            bend = 0.0 if second is None else abs(float(primal(second)))
            multiple = abs(slope) <= MULTIPLE * bend * max(abs(x), 1.0) or slope == 0
            condition = 1 / abs(slope) if slope else float("inf")
            return Root(
                values={self.function.wrt[0]: x}, residual=value, condition=condition,
                multiple=bool(multiple),
            )  # fmt: skip
        value, slopes = self.slopes(x)
        least = np.linalg.svd(slopes, compute_uv=False)
        condition = float(1 / least[-1]) if least[-1] > 0 else float("inf")
        multiple = bool(least[-1] <= MULTIPLE**2 * least[0])
        values = dict(zip(self.function.wrt, self.split(x)))
        residual = max((abs(float(v)) for v in leaves(list(value))), default=0.0)
        return Root(values=values, residual=residual, condition=condition, multiple=multiple)


def _turn(a: float, b: float, ends: tuple) -> float:
    """Where the cubic with these values and slopes at a and b has its extremum between them."""
    (fa, da), (fb, db) = ends
    h = b - a
    # its derivative is c0 + c1 t + c2 t^2 over t from 0 to 1
    c0, c2 = h * da, 3 * (h * (da + db) - 2 * (fb - fa))
    c1 = h * db - c0 - c2
    root = max(c1 * c1 - 4 * c0 * c2, 0.0) ** 0.5
    q = -(c1 + (root if c1 >= 0 else -root)) / 2
    places = [q / c2 if c2 else 2.0, c0 / q if q else 2.0]
    t = next((t for t in places if 0 < t < 1), 0.5)
    return a + t * h
