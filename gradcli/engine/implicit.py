"""Roots and fixed points, differentiated implicitly in every world and to any order.

The root is found on plain numbers.  Its derivatives follow from f(x, theta) = 0 and need nothing of
the search: where J is the derivative of f by x, the Newton step x - f(x, theta) / J at the root
does not change the number x but carries theta's perturbations to first order, and to twice the
order with each further step (Griewank & Walther, Evaluating Derivatives, 2nd ed., section 15.1).
The levels of the transforms in f's value are taken one after another, the lowest first, so that J
is exact in all worlds below.  On a tape the step is a row of its own, whose rule solves with J at
the tensor that is the root: a tape that differentiates the sweep then sees J depend on theta.
"""

from collections.abc import Callable
from typing import Any

from gradcli.engine import levels
from gradcli.engine.batch import Batch, unbatched
from gradcli.engine.dual import Dual
from gradcli.engine.recorders import paused, recording
from gradcli.engine.roots import Search, scalar_root, vector_root
from gradcli.engine.steps import CONSTANT_NODE, in_order
from gradcli.engine.sweep import backward
from gradcli.engine.tensor import Tensor, lift, unwrap_dead_levels
from gradcli.engine.transforms import real
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div
from gradcli.ops.arrays import as_array, load_numpy, real_type, reshape, transpose
from gradcli.ops.dispatch import World, layers, primal
from gradcli.ops.linalg.solving import solve
from gradcli.ops.memory import product
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.rows import STATIC, Op, selecting

DOUBLINGS = 8  # of the digits of a root in 64 bits: then it has those of engine.precise


def root(function: Callable, x0, tol=None, max_iterations=None, bracket=None):
    """An x near x0 where `function` of it is 0: a number, or an array of the shape of x0.

    It is found as exactly as rounding allows, or until steps are below tol * max(1, |x|), within
    max_iterations (100); `bracket` gives two numbers between which a function of one number changes
    sign.  Its derivatives are by what `function` depends on besides its argument; x0 has none.
    Raises E0200 where none is found, E0202 where the result has not the shape of x0.
    """
    return _implicit("root", function, x0, tol, max_iterations, bracket)


def fixed_point(function: Callable, x0, tol=None, max_iterations=None):
    """An x with function(x) = x: where repeating the function leads, if anywhere, else near x0.

    As `root` in all else.
    """
    with paused(), quiet():
        x0 = _repeated(function, _start(x0), 50)
    return _implicit("fixed_point", lambda x: x - function(x), x0, tol, max_iterations, None)


def _repeated(function: Callable, x, times: int):
    """x after repeating the function while that stays finite; x itself where it leads nowhere."""
    y = x
    for _ in range(times):
        new = primal(as_array(function(y)))
        if shape(new) != shape(x):
            return x
        change = new - y
        if not (abs(change) < 1e100 if shape(x) == () else abs(change).max() < 1e100):
            return x
        y = new
    return y


def _start(x0):
    """The plain number or array of floats that the search starts at."""
    x0 = primal(real(as_array(primal(x0))))
    return x0 if shape(x0) else float(x0)


def _implicit(name: str, function: Callable, x0, tol, max_iterations, bracket):
    x = _start(x0)

    def equation(x):
        value = as_array(function(x))
        if any(type(layer) is Batch for layer in layers(value)):
            raise Diagnostic(
                "E0201",
                f"{name} of an equation that differs from example to example of vmap",
                help=f"vmap does not search: call {name} in a loop over the examples",
            )
        if shape(value) != shape(x):
            raise Diagnostic(
                "E0202",
                f"{name}: the function gives shape {shape(value)} for an x of shape {shape(x)}",
                help="it gives one number for each number of x",
            )
        return value

    with quiet():
        with paused():
            x = _found(Search(name, _with_slopes(equation), tol, max_iterations), x, bracket)
        return _in_worlds(equation, x)


def _found(search: Search, x, bracket):
    if not shape(x):
        pair = None if bracket is None else tuple(float(primal(real(b))) for b in bracket)
        if pair is not None and len(pair) != 2:
            raise Diagnostic("E0103", "bracket takes two numbers: bracket=(a, b)")
        return scalar_root(search, x, pair)
    if bracket is not None:
        raise Diagnostic("E0103", "a bracket is for one unknown, and x0 is an array")
    return reshape(vector_root(search, reshape(x, (-1,))), shape(x))


def _with_slopes(equation: Callable) -> Callable:
    """The function of x that gives the equation's plain value and its plain jacobian."""
    return lambda x: (primal(equation(x)), primal(_slopes(equation, x)))


# -- the jacobian ----------------------------------------------------------------------------------
def _slopes(equation: Callable, x):
    """The derivative of the equation by x, in x's worlds: a number, or a matrix of (n, n)."""
    if not shape(x):
        return _along(equation, x, 1.0)
    n = product(shape(x))
    with levels.live(Batch) as level:
        directions = load_numpy().eye(n, dtype=real_type(x)).reshape(n, *shape(x))
        columns = _along(equation, x, Batch(directions, level))
        return transpose(reshape(unbatched(columns, level, n), (n, -1)))


def _along(equation: Callable, x, direction):
    with levels.live(Dual) as level:
        out = unwrap_dead_levels(equation(Dual(x, direction, level)))
    mine = type(out) is Dual and out.level == level
    return out.tangent if mine else 0.0 * direction


def _solved(slopes, value):
    """The y with slopes y = value: not finite where the slopes are singular."""
    if not shape(value):
        return div(value, slopes)
    try:
        return reshape(solve(slopes, reshape(value, (-1,))), shape(value))
    except Diagnostic:
        return value * float("nan")


# -- the worlds ------------------------------------------------------------------------------------
def _in_worlds(equation: Callable, x):
    """x, with the derivatives that make the equation hold in every world of its value."""
    if any([layer.level == 0 for layer in layers(equation(x))]):
        x = _refined(equation, x)
    done = 0
    while True:
        value = equation(x)
        levels_left = [layer.level for layer in layers(value) if layer.level > done]
        if not levels_left:
            return x
        done = min(levels_left)
        value = _up_to(value, done)
        step = _on_tapes if type(value) is Tensor else _by_newton
        x = step(equation, x, value, done)
        if len(levels_left) == 1:
            return x


def _refined(equation: Callable, x):
    """x with the digits of the numbers beneath all transforms, which have more than 64 bits."""
    for _ in range(DOUBLINGS):
        x = x - _solved(_up_to(_slopes(equation, x), 0), _up_to(equation(x), 0))
    return x


def _up_to(value, level: int):
    """The value as the worlds up to a level see it."""
    while isinstance(value, World) and value.level > level:
        value = value.value
    return value


def _by_newton(equation: Callable, x, value, level: int):
    """x with its perturbation at a level of dual numbers, series, or any other world."""
    for _ in range(getattr(value, "order", 1).bit_length()):
        residual = _up_to(equation(x), level)
        slopes = _up_to(_slopes(equation, x), level)
        x = x - _solved(slopes, residual - primal(residual))  # the number itself stays
    return x


def _on_tapes(equation: Callable, x, value: Tensor, level: int):
    """x as a tensor on the tapes that have seen the equation's value.

    The equation is recorded once more, with x as a tensor.  The step that makes x stands before
    its steps, and sweeps them itself: so an outer tape, which differentiates the sweep, meets all
    that depends on x before x.
    """
    tapes = [tape for tape in recording() if tape.level == level and value.node in tape.seen]
    if not tapes:
        return x
    z, starts = Tensor(x, level), [len(tape.steps) for tape in tapes]
    for tape in tapes:
        tape.seen.add(z.node)
    node = _up_to(equation(z), level).node
    ends = [len(tape.steps) for tape in tapes]
    slopes = _up_to(_slopes(equation, z), level)
    mine = type(slopes) is Tensor and slopes.level == level
    slope_node, slopes = (slopes.node, slopes.value) if mine else (CONSTANT_NODE, slopes)
    for tape, start, end in zip(tapes, starts, ends):
        steps = tape.steps[start:end]
        nodes, values = _outer_nodes(steps, tape.seen - {z.node})
        attrs = {"equation": Recorded(steps, tape.seen, node, nodes, level)}
        arguments = (slope_node, *nodes), (slopes, *values)
        tape.steps[start:start] = (ROOT, z.node, x, *arguments, None, attrs)
    return z


def _outer_nodes(steps: list, seen: set[int]) -> tuple[list, list]:
    """The nodes, with their values, that the steps take from what was seen before them."""
    made: set[int] = set()
    found: dict[int, Any] = {}
    for step in in_order(steps):
        pairs = zip(step.nodes, step.args)
        found |= {n: v for n, v in pairs if n in seen and n not in made}
        made.add(step.node)
    return list(found), list(found.values())


class Recorded:
    """The steps of an equation on a tape, and what they carry back to the nodes before them."""

    __slots__ = ("steps", "seen", "node", "nodes", "level", "last")

    def __init__(self, steps: list, seen: set[int], node: int, nodes: list, level: int):
        self.steps, self.seen, self.node = steps, seen, node
        self.nodes, self.level = nodes, level
        self.last: tuple = (None, ())

    def pulled(self, g, slopes, out) -> list:
        """The cotangents of the nodes, from the cotangent g of the root: by -J^-T g."""
        if self.last[0] is not g:
            weight = -_solved(transpose(slopes) if shape(slopes) else slopes, g)
            lifted = type(out) is Tensor and out.level == self.level
            found = backward(
                self.steps,
                {self.node: weight},
                self.seen,
                set(self.nodes),
                lift(self.level) if lifted else None,
                lifted or isinstance(out, World),
            )
            self.last = g, [found.get(n, 0.0) for n in self.nodes]
        return self.last[1]


def _carried(i, g, args, out, equation):
    return equation.pulled(g, args[0], out)[i - 1]


# the root as a function of the jacobian at it, and of all that its equation depends on
ROOT = Op("root", (STATIC, selecting(_carried)), elementwise=False, variadic=True)
