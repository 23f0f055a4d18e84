"""The gradient of a function of numbers and arrays, held against differences of it.

What is compared is <gradient, d> with the slope of t -> f(x + t d): for a number or an element d is
1 there, for an array a random direction, in which a wrong element shows with probability 1.  Three
derivatives are made of each: the one that reverse mode gives, the one of forward mode, and the one
that differences give.
"""

import math
from collections.abc import Callable, Iterator

from gradcli.checking.differences import EPSILON, RELIABLE, Slope, imaginary, jumps, slope
from gradcli.engine.steps import in_order
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import jvp
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import is_complex, primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.reductions import total
from gradcli.ops.rows import Op
from gradcli.result.checks import Coordinate

FEW = 8  # elements of an array that are checked one by one, where nothing else is asked for
AGREES, DIFFERS, KINK, UNSURE = "agrees", "differs", "on a kink", "cannot tell"
MARGIN = 8  # times the error that the differences estimate of themselves
ROUNDING = 1e-10  # what a gradient may lose to rounding, and in units of the last place of
UNITS = 8192  # narrower numbers
TINY = 1e-6  # an error that is this part of the steepest secant around is as good as none
NARROW = {"bfloat16": 2.0**-7, "float16": 2.0**-10, "float32": 2.0**-23}

Function = Callable[[list], tuple]


class Direction:
    """A direction in which one variable moves: its name in reports, and the array of it.

    That is `whole`, or 1 at the `place` of an element and 0 elsewhere; of a number it is 1.
    """

    __slots__ = ("name", "variable", "whole", "place", "at", "full")

    def __init__(self, name: str, variable: int, x, whole=1.0, place: tuple | None = None):
        self.name, self.variable, self.whole, self.place = name, variable, whole, place
        self.full = shape(x)
        at = x if place is None else x[place]
        self.at = None if shape(at) else float(at)

    @property
    def d(self):
        """The direction as an array in the shape of the variable, or 1.0."""
        if self.place is None:
            return self.whole
        import numpy as np

        d = np.zeros(self.full)
        d[self.place] = 1.0
        return d

    def moved(self, xs: list, t) -> list:
        """xs, of which the variable has moved by t d."""
        return [self.of(x, t) if i == self.variable else x for i, x in enumerate(xs)]

    def of(self, x, t):
        """The variable, where it was x, moved by t d."""
        if self.place is not None:
            moved = x.copy() if type(t) is float else x.astype(complex)
            moved[self.place] = self.at + t
            return moved
        moved = x + t * self.whole
        return moved.astype(x.dtype) if hasattr(x, "dtype") and type(t) is float else moved

    def size(self, xs: list) -> float:
        """What a step is large or small beside: the largest of the numbers that move."""
        if self.at is not None:
            return abs(self.at)
        moving = abs(xs[self.variable][self.whole != 0])
        return float(moving.max()) if moving.size else 1.0

    def along(self, g) -> float:
        """The derivative in this direction, from the gradient by the variable."""
        if g is None:
            return 0.0
        if self.place is not None:
            return float(g[self.place])
        return float(total(g * self.whole) if shape(g) else g * self.whole)


def directions(
    names: tuple[str, ...], xs: list, full: bool, count: int | None, source
) -> Iterator[Direction]:
    """The directions to check: numbers and elements, of arrays with many elements random ones.

    full: every element; count: as many random directions of each array, of whatever size.
    """
    for i, (name, x) in enumerate(zip(names, xs)):
        if not shape(x):
            yield Direction(name, i, x)
            continue
        import numpy as np

        if full or (count is None and x.size <= FEW):
            for place in np.ndindex(x.shape):
                yield Direction(f"{name}[{','.join(map(str, place))}]", i, x, place=place)
            continue
        for k in range(count or 2):
            yield Direction(f"{name} along #{k + 1}", i, x, source.normal(size=x.shape))


class Subject:
    """A function of the variables xs, a list, as the sum of all elements of its values by weights.

    weights(values): one for each value, or None for ones.  It is run once, on a tape.  Of complex
    values it is the sum of the real parts, whose gradient a tape has.
    """

    __slots__ = (
        "function", "xs", "weights", "tape", "tensors", "seeds", "value", "epsilon", "is_complex",
    )  # fmt: skip

    def __init__(self, function: Function, xs: list, weights: Callable | None = None):
        self.function, self.xs = function, xs
        self.tensors = [Tensor(x) for x in xs]
        with GradientTape(persistent=True) as self.tape, quiet():
            for x in self.tensors:
                self.tape.watch(x)
            values = function(self.tensors)
        self.is_complex = any(map(is_complex, values))
        self.weights = weights and weights([primal(v) for v in values])
        self.seeds = self.seeded(values)
        self.value = self._sum(values)
        self.epsilon = epsilon_of(*xs, *values)

    def seeded(self, values: tuple) -> list[tuple[Tensor, object]]:
        """Those of the values that a tape may know, each with its weights."""
        weights = self.weights or [None] * len(values)
        return [(v, w) for v, w in zip(values, weights) if isinstance(v, Tensor)]

    def _sum(self, values: tuple):
        whole: float | complex = 0.0
        for y in self._weighed(values):
            y = y.sum() if shape(y) else y
            whole = whole + (complex(y) if is_complex(y) else float(y))
        return whole

    def _sums(self, values: tuple, n: int) -> list:
        """The sum for each of n examples, along whose axis the values are."""
        import numpy as np

        parts = (y.reshape(n, -1).sum(axis=1) for y in self._weighed(values))
        return sum(parts, np.zeros(n)).tolist()

    def _weighed(self, values: tuple) -> Iterator:
        """The values that are real or complex numbers, times their weights."""
        for value, weight in zip(values, self.weights or [1.0] * len(values)):
            y = primal(value)
            y = y.real if self.is_complex and is_complex(y) else y
            kind = getattr(getattr(y, "dtype", None), "kind", "")
            if type(y) in (float, complex) or kind in ("f", "c"):
                yield weight * (y.astype(float) if kind == "f" else y)

    def at(self, xs: list):
        """The function at other values of the variables."""
        with quiet():
            return self._sum(self.function(xs))

    def at_each(self, moves: list[tuple[Direction, complex]]) -> list:
        """The function where each of the moves (direction, t) leads to, found in one run.

        Raises what a function does that cannot run on many examples at once, as under `vmap`.
        """
        from gradcli.engine.batch import vmap

        moving = sorted({direction.variable for direction, _ in moves})

        def values(*stacks):
            moved = dict(zip(moving, stacks))
            return self.function([moved.get(i, x) for i, x in enumerate(self.xs)])

        stacks = [_each_moved(self.xs[i], i, moves) for i in moving]
        with quiet():
            return self._sums(vmap(values)(*stacks), len(moves))

    def forwards(self, along: list[Direction]) -> list[float]:
        """The derivative in each of the directions by forward mode, found in one run."""
        from gradcli.engine.batch import vmap

        zeros = [0.0 * x for x in self.xs]
        moving = sorted({direction.variable for direction in along})

        def tangents(*stacks):
            given = dict(zip(moving, stacks))
            ds = [given.get(i, zero) for i, zero in enumerate(zeros)]
            _, found = jvp(lambda *xs: list(self.function(list(xs))), self.xs, ds)
            return tuple(0.0 if t is None else t for t in found)

        stacks = [_each_direction(zeros[i], i, along) for i in moving]
        return self._sums(vmap(tangents)(*stacks), len(along))

    def gradient(self) -> list:
        """The derivative by each variable, from the tape; None where nothing connects."""
        found = pulled(self.tape, self.seeds, self.tensors)
        return [None if g is None else primal(g) for g in found]

    def forward(self, direction: Direction) -> float | None:
        """The derivative in a direction by forward mode; None where a rule has only a reverse."""
        zeros = [0.0 * x for x in self.xs]
        zeros[direction.variable] = direction.d
        try:
            _, tangents = jvp(lambda *xs: list(self.function(list(xs))), self.xs, zeros)
        except Diagnostic as error:
            if error.code not in ("E0205", "E0210"):
                raise
            return None
        return float(self._sum(tuple(0.0 if t is None else t for t in tangents)))

    @property
    def is_analytic(self) -> bool:
        """Whether each step of the tape is of a row that is analytic by what it depends on."""
        if self.is_complex:
            return False
        seen = self.tape.seen
        for op, _, _, nodes, *_ in in_order(self.tape.steps):
            kinds = {op.arg(i).kind for i, n in enumerate(nodes) if n in seen}
            linear = kinds <= {"linear", "bilinear", "static"} and not op.selects
            if not (linear or op.analytic) or op is not known(op):
                return False
        return True


def _each_moved(x, variable: int, moves: list):
    """A variable after each of the moves, many of which may be of others: (n, *shape(x))."""
    stack = _repeated(x, len(moves), complex if type(moves[0][1]) is complex else None)
    for k, (direction, t) in enumerate(moves):
        if direction.variable == variable:
            moved = direction.of(x, t) if direction.place is None else direction.at + t
            stack[(k, *(direction.place or ()))] = moved
    return stack


def _each_direction(zero, variable: int, along: list[Direction]):
    """How a variable moves in each of the directions: (n, *shape(zero))."""
    stack = _repeated(zero, len(along), float)
    for k, direction in enumerate(along):
        if direction.variable == variable:
            stack[(k, *(direction.place or ()))] = 1.0 if direction.place else direction.whole
    return stack


def _repeated(x, n: int, dtype):
    import numpy as np

    stack = np.empty((n, *shape(x)), dtype or np.asarray(x).dtype)
    stack[...] = x
    return stack


def pulled(tape: GradientTape, seeds: list[tuple], tensors: list) -> list:
    """The derivative of the weighed sum of what `seeds` holds, by each of the tensors."""
    targets, weights = [t for t, _ in seeds], [w for _, w in seeds]
    return tape.gradient(targets, tensors, output_gradients=weights)


def epsilon_of(*values) -> float:
    """The spacing of the numbers at 1 in the narrowest type of the values."""
    return max(NARROW.get(str(getattr(primal(v), "dtype", "")), EPSILON) for v in values)


def known(op: Op) -> Op | None:
    """The row of the table that has this one's name."""
    from gradcli.ops.rows import TABLE

    return TABLE.get(op.name)


# -- one coordinate --------------------------------------------------------------------------------
def coordinate(
    name: str, at, gradient: float | None, forward: float | None, line: Callable,
    size: float, epsilon: float, analytic: Callable | None = None, kinked: bool = False,
) -> Coordinate:  # fmt: skip
    """A derivative beside the slope of `line`, which it is to be, with a verdict.

    analytic: the line on imaginary steps, where it takes them.  kinked: whether the slopes to the
    left and to the right are compared where the derivative is between them, too.
    """
    g = 0.0 if gradient is None else gradient
    row = Coordinate(
        name=name, at=at, gradient=gradient, forward=forward, numeric=None, error=None, step=None,
        method="", verdict=UNSURE, why="",
    )  # fmt: skip
    found = _by_imaginary(analytic, size, g, epsilon) if analytic else None
    if found is None:
        exactly = lambda s: agree(g, s, epsilon) and s.error <= 1e-6 * max(s.scale, 1e-300)
        found = slope(line, size, epsilon, accepted=exactly)
    if found is None:
        row.why = _no_values(line(0.0))
        return row
    row.numeric, row.error = found.value, found.error
    row.step, row.method = found.step, found.method
    row.verdict, row.why = verdict(g, found, epsilon)
    wide = found.largest
    if row.verdict == DIFFERS and wide and wide.reliable and verdict(g, wide, epsilon)[0] == AGREES:
        row.verdict = UNSURE
        row.why = (
            f"differences agree at steps of {wide.step:.1g}, and at steps of {found.step:.1g} they "
            f"are {found.value:.6g}: the value may change in small jumps"
        )
    if row.verdict != AGREES or kinked:
        _look_from_the_sides(row, g, line, size, epsilon, kinked)
    if row.verdict == UNSURE and not row.why:
        row.why = _why_unsure(found, line(0.0), epsilon)
    if row.verdict == AGREES and forward is not None:
        gap = abs(forward - g)
        if not gap <= _rounding(epsilon) * max(abs(g), abs(forward), found.spread):
            row.verdict = DIFFERS
            row.why = f"forward mode gives {forward:.6g}, which is another derivative"
    return row


def tolerance(g: float, found: Slope, epsilon: float) -> float:
    """By how much a derivative may miss a slope: what the slope may be wrong by, and rounding."""
    rounding = _rounding(epsilon) * max(abs(g), abs(found.value)) + 64 * epsilon * found.spread
    return MARGIN * found.error + rounding


def _rounding(epsilon: float) -> float:
    return max(ROUNDING, UNITS * epsilon)


def agree(g: float, found: Slope, epsilon: float = EPSILON) -> bool:
    return abs(g - found.value) <= tolerance(g, found, epsilon)


def verdict(g: float, found: Slope, epsilon: float = EPSILON) -> tuple[str, str]:
    """Whether a derivative is the slope that was found, and why that cannot be told."""
    if not math.isfinite(g):
        return UNSURE, f"the derivative is {g!r}: differences are finite"
    if g == found.value:
        return AGREES, ""
    if tolerance(g, found, epsilon) > max(RELIABLE * max(abs(g), found.scale), TINY * found.widest):
        return UNSURE, ""
    return (AGREES if agree(g, found, epsilon) else DIFFERS), ""


def _by_imaginary(line: Callable, size: float, g: float, epsilon: float) -> Slope | None:
    """The slope from an imaginary step, where it bears the derivative out; else there is to be a
    second opinion."""
    from warnings import catch_warnings, simplefilter

    try:
        with catch_warnings():
            simplefilter("ignore")  # where an imaginary part is dropped the slope is not borne out
            found = imaginary(line, size)
    except (Diagnostic, TypeError, ValueError, ArithmeticError, AttributeError):
        return None  # on its way there is something that takes real numbers alone
    return found if found is not None and agree(g, found, epsilon) else None


def _look_from_the_sides(
    row: Coordinate, g: float, line: Callable, size: float, epsilon: float, kinked: bool
) -> None:
    """Where the slopes to the left and to the right differ the point is on a kink."""
    if not math.isfinite(g):
        return
    right, left = (slope(line, size, epsilon, side) for side in (1, -1))
    if right is None or left is None:
        if row.verdict == UNSURE and (right or left) is not None:
            row.why = (
                f"the function has no finite values {'below' if right else 'above'} this point"
            )
        return
    if kinked and jumps(line, size, epsilon):
        row.verdict, row.why = KINK, "the value jumps"
        return
    if max(right.error, left.error) > RELIABLE * max(right.scale, left.scale):
        return
    apart = abs(right.value - left.value)
    if apart <= MARGIN * (right.error + left.error) + 1e-6 * max(right.scale, left.scale):
        return
    low, high = sorted((left.value, right.value))
    sides = (
        f"the slope is {left.value + 0.0:.6g} to the left and {right.value + 0.0:.6g} to the right"
    )
    within = low - tolerance(g, left, epsilon) <= g <= high + tolerance(g, right, epsilon)
    row.verdict = KINK if within else DIFFERS
    row.why = sides if within else f"{sides}, and the derivative is not between them"


def _no_values(here) -> str:
    if not math.isfinite(here):
        return f"the value is {here!r}"
    return "the function has no finite values near this point"


def _why_unsure(found: Slope, here: float, epsilon: float) -> str:
    """Why differences decide nothing, where the function is finite on both sides."""
    lost = epsilon * abs(here) / max(found.step, 1e-300)
    if lost >= 0.1 * found.error:
        return (
            f"cancellation: the value {here:.6g} changes by less than its rounding, and the "
            "differences are noise"
        )
    apart = f"±{found.error:.2g}"
    return f"the differences do not settle ({apart}): the function jumps or is steep here"
