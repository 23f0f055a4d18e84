"""Integrals by SciPy's quad, differentiated by Leibniz's rule in every world and to any order.

The value is SciPy's.  Its derivatives by what the integrand depends on are integrals of those of
the integrand: the interval is halved until these too are as exact as was asked, and the integrand
is summed up over the panels as it is in its worlds.  A limit that has worlds ends the panel beside
it, on which the integrand is smooth: what Gauss's rule gives there has its derivatives.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from gradcli.engine.batch import Batch
from gradcli.engine.dual import Dual
from gradcli.engine.recorders import recording
from gradcli.engine.steps import in_order
from gradcli.engine.sweep import backward
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import real
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import as_array, load_numpy
from gradcli.ops.dispatch import World, layers, primal
from gradcli.ops.numpy_call import quiet, shape

TOLERANCE = 1.49e-8  # SciPy's
POINTS = 21  # of Gauss's rule on a panel


class Piece(NamedTuple):
    """A part of the interval, on which x and dx/dt are functions of t; those of a finite part are t
    and 1."""

    start: float
    stop: float
    x: Callable
    slope: Callable
    finite: bool = False


def quad(function: Callable, a, b, args=(), epsabs=TOLERANCE, epsrel=TOLERANCE, limit=50) -> tuple:
    """The integral of `function` from a to b, which may be infinite, and SciPy's estimate of its
    error; `args` follow x.

    Its derivatives, by the limits, `args` and what else `function` depends on, are as exact as
    epsabs and epsrel ask.  Raises E0202 where the integrand is no number, E0201 under vmap.
    """
    from scipy import integrate

    args = tuple(args) if type(args) in (tuple, list) else (args,)
    low, high = float(primal(real(a))), float(primal(real(b)))
    seen = _Integrand(lambda x: as_array(function(x, *args)))
    with quiet():
        value, error = integrate.quad(
            seen.number, low, high, epsabs=epsabs, epsrel=epsrel, limit=limit
        )
        if not (seen.is_live or isinstance(a, World) or isinstance(b, World)):
            return value, error
        ends, sign = ((a, b), 1.0) if low <= high else ((b, a), -1.0)
        total = sign * seen.in_worlds(*ends, min(low, high), max(low, high), epsabs, epsrel, limit)
    return total + (value - float(primal(total))), error


class _Integrand:
    """An integrand, and what its values were found to depend on."""

    def __init__(self, function: Callable):
        self.function = function
        self.is_live = False
        self.nodes: dict[int, None] = {}  # of the tapes' steps before it that its values come of

    def at(self, x):
        """Its value in its worlds."""
        value = self.function(x)
        if any([type(layer) is Batch for layer in layers(value)]):
            help = "vmap does not integrate: call quad in a loop over the examples"
            raise Diagnostic("E0201", "quad of an integrand that differs in vmap", help=help)
        if shape(value) != ():
            message = f"quad: the integrand gives shape {shape(value)}, not one number"
            raise Diagnostic("E0202", message)
        return value

    def number(self, x: float) -> float:
        """Its plain value; what its derivatives hang on is noted."""
        value, slopes = self._with_slopes(x)
        self.is_live = self.is_live or isinstance(value, World)
        self.nodes |= dict.fromkeys(slopes)
        return float(primal(value))

    def _with_slopes(self, x: float) -> tuple:
        """Its value, and its derivatives by the nodes of tapes; nothing of it stays recorded."""
        tapes = [tape for tape in recording() if hasattr(tape, "steps")]
        starts = [len(tape.steps) for tape in tapes]
        value = self.at(x)
        slopes: dict = {}
        for tape, start in zip(tapes, starts):
            if type(value) is Tensor and value.node in tape.seen:
                slopes |= _swept(tape, tape.steps[start:], value.node)
            del tape.steps[start:]
        return value, slopes

    def parts(self, x: float) -> list:
        """Its value and first derivatives, as one row of numbers."""
        value, slopes = self._with_slopes(x)
        tangents = [layer.tangent for layer in layers(value) if type(layer) is Dual]
        found = [value, *tangents, *[slopes.get(n, 0.0) for n in self.nodes]]
        np = load_numpy()
        return np.concatenate([np.ravel(np.asarray(primal(v), dtype=float)) for v in found])

    def in_worlds(self, a, b, low: float, high: float, epsabs, epsrel, limit: int):
        """The integral from a to b, whose numbers are low and high, with its derivatives."""
        total = 0.0
        for piece in _pieces(low, high):
            panels = self.panels(piece, epsabs, epsrel, limit)
            if len(panels) == 1 and piece.finite and low != high:
                (start, stop) = panels[0]
                panels = [(start, (start + stop) / 2), ((start + stop) / 2, stop)]
            for start, stop in panels:
                from_ = a if piece.finite and start == low else start
                to = b if piece.finite and stop == high else stop
                total = total + self.over(piece, from_, to)
        return total

    def panels(self, piece: Piece, epsabs, epsrel, limit: int) -> list[tuple]:
        """The parts of a piece that Gauss's rule is exact on, for its derivatives too."""
        from scipy import integrate

        if piece.start == piece.stop:
            return [(piece.start, piece.stop)]
        _, _, found = integrate.quad_vec(
            lambda t: self.parts(piece.x(t)) * piece.slope(t), piece.start, piece.stop,
            epsabs=epsabs, epsrel=epsrel, norm="max", limit=10 * limit, quadrature="gk21",
            full_output=True,
        )  # fmt: skip
        return list(map(tuple, found.intervals.tolist()))

    def over(self, piece: Piece, start, stop):
        """The integral over a panel, by Gauss's rule."""
        places, weights = load_numpy().polynomial.legendre.leggauss(POINTS)
        half = 0.5 * (stop - start)
        total = 0.0
        for place, weight in zip(places.tolist(), weights.tolist()):
            t = start + half * (1.0 + place)
            total = total + weight * piece.slope(t) * self.at(piece.x(t))
        return half * total


def _swept(tape, steps: list, node: int) -> dict:
    """The derivatives of a node by those that steps take from what was there before them."""
    made: set[int] = set()
    outer: dict[int, None] = {}
    for step in in_order(steps):
        outer |= dict.fromkeys([n for n in step.nodes if n in tape.seen and n not in made])
        made.add(step.node)
    if node in outer:
        return {node: 1.0}
    found = backward(steps, {node: 1.0}, tape.seen, set(outer), None, False)
    return {n: found.get(n, 0.0) for n in outer}


def _pieces(low: float, high: float) -> list[Piece]:
    """The interval in parts, those that are infinite mapped to finite ones as QUADPACK does."""
    if low == -math.inf and high == math.inf:
        return [*_pieces(low, 0.0), *_pieces(0.0, high)]
    if high == math.inf:
        far = Piece(0.0, 1.0, lambda t: low + 1.0 + (1 - t) / t, lambda t: 1 / t**2)
        return [*_pieces(low, low + 1.0), far]
    if low == -math.inf:
        far = Piece(0.0, 1.0, lambda t: high - 1.0 - (1 - t) / t, lambda t: 1 / t**2)
        return [far, *_pieces(high - 1.0, high)]
    return [Piece(low, high, lambda t: t, lambda t: 1.0, True)]
