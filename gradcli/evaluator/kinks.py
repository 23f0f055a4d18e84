"""Where a point lies on a kink, a step, a tie or the boundary of a test.

The derivative there is a convention (docs/conventions.md), and a note says so.  To look for such
places must cost little where there are none: a `Sieve` runs the program on plain numbers and stops
at the first that could be one; only then does a traced run tell whether it depends on a variable.
"""

from collections.abc import Callable
from copy import copy
from itertools import pairwise

from gradcli.errors import Diagnostic
from gradcli.evaluator.array import Array, primal
from gradcli.evaluator.code import Coder
from gradcli.evaluator.faults import shown
from gradcli.evaluator.function import Function, silent
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.observer import Observer
from gradcli.evaluator.traced import Traced
from gradcli.language import surface as s
from gradcli.language.scopes import dotted
from gradcli.ops.table import Op, World, shape

STEPS = 20_000  # of the traced run, which is slower than the run it explains
MOST = 5  # notes on one result
COMPARISONS = ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal")


# -- the places: each test says whether a row's arguments and result lie on one --------------------
def _at_zero(args: tuple, out, **attrs) -> bool:
    return _any(args[0] == 0)


def _at_integer(args: tuple, out, **attrs) -> bool:
    return _any(args[0] % 1 == 0)


def _at_half(args: tuple, out, **attrs) -> bool:
    return _any(args[0] % 1 == 0.5)


def _at_multiple(args: tuple, out, **attrs) -> bool:
    return _any(args[1] != 0) and _any(args[0] % args[1] == 0)


def _at_tie(args: tuple, out, **attrs) -> bool:
    return _any(args[0] == args[1])


def _at_edge(args: tuple, out, **attrs) -> bool:
    return _any(args[0] == args[1]) or _any(args[0] == args[2])


def _vanishes(args: tuple, out, **attrs) -> bool:
    return _any(out == 0)


def _shared(args: tuple, out, axis=None, keepdims=False, k=None) -> bool:
    """Whether an extreme, or the k-th in order, is attained more than once."""
    import numpy as np

    best = out if keepdims or axis is None else np.expand_dims(out, axis)
    return _any(np.sum(args[0] == best, axis=axis) > 1)


def _ordered(args: tuple, out, axis) -> bool:
    """Whether equal elements are put in order."""
    import numpy as np

    return _any(np.diff(np.sort(args[0], axis=axis), axis=axis) == 0)


def _at_sample(args: tuple, out, **attrs) -> bool:
    import numpy as np

    return _any(np.isin(args[1], args[0]))


def _any(found) -> bool:
    return bool(found.any()) if hasattr(found, "any") else bool(found)


FLAT = "the derivative there is taken as 0 by convention"
# Row -> (what it has there, how to see it, what is taken as the derivative).
PLACES: dict[str, tuple[str, Callable, str]] = {
    "abs": ("the kink", _at_zero, FLAT),
    "relu": ("the kink", _at_zero, FLAT),
    "norm": ("the kink", _vanishes, FLAT),
    "hypot": ("the kink", _vanishes, FLAT),
    "sign": ("the step", _at_zero, FLAT),
    "floor": ("a step", _at_integer, FLAT),
    "ceil": ("a step", _at_integer, FLAT),
    "trunc": ("a step", _at_integer, FLAT),
    "rint": ("a step", _at_half, FLAT),
    "floor_divide": ("a step", _at_multiple, FLAT),
    "mod": ("a step", _at_multiple, "the derivative there is taken from the right"),
    "fmod": ("a step", _at_multiple, "the derivative there is taken from the right"),
    "maximum": ("a tie", _at_tie, "each argument gets half of the derivative"),
    "minimum": ("a tie", _at_tie, "each argument gets half of the derivative"),
    "max": ("a tie", _shared, "the elements that are equal share the derivative evenly"),
    "min": ("a tie", _shared, "the elements that are equal share the derivative evenly"),
    "order_statistic": ("a tie", _shared, "the elements that are equal share the derivative evenly"),
    "argsort": ("a tie", _ordered, "the elements that are equal keep their order"),
    "searchsorted": ("a corner", _at_sample, "the derivative there is the slope after it"),
    "clip": ("an edge", _at_edge, "the derivative there is taken from inside"),
}
# What a program calls these rows, and the functions made of them.
CALLS = {
    *PLACES, "absolute", "fabs", "fix", "round", "amax", "amin", "reduce_max", "reduce_min", "std",
    "ptp", "median", "quantile", "percentile", "sort", "interp",
}  # fmt: skip


def kinks(function: Function) -> list[Diagnostic]:
    """The places on which the point lies and which depend on `function.wrt`, in order."""
    sources = function.sources()
    if not _suspected(function, sources):
        return []
    run = _Places(function.program, function.intermediates)
    limited = copy(function.limits or Limits())
    limited.steps = min(limited.steps, STEPS)
    traced = Function(function.program, function.point, function.wrt, function.of, limited, silent)
    traced.coder = lambda program, watched: run
    named = zip(function.wrt, sources)
    try:
        traced([Traced(x, frozenset((name,)), run) for name, x in named])
    except Diagnostic as error:  # the steps may not suffice: what was found until then is true
        if error.code != "E0206":
            raise
    return list(run.found.values())[:MOST]


class _Places(Observer):
    """Notes each row on variables whose arguments lie on one of the places."""

    __slots__ = ("found",)

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self.found: dict[tuple, Diagnostic] = {}

    def cut(self, names: frozenset[str]) -> None:
        """What is taken out of the variables is of no interest here."""

    def row(self, op: Op, traced: list[bool], args: tuple, out, attrs: dict) -> None:
        node = self.path[-1] if self.path else None
        key = id(node), op.name
        if node is None or key in self.found:
            return
        if op.name in COMPARISONS:
            if _at_tie(args, out):
                self.found[key] = self._boundary(node)
        elif type(node) is s.Call and _name(node) == "round":
            if op.name == "floor" and _at_half((args[0] * _scale(node),), out):
                self.found[key] = self._note("the point lies on a step of round", FLAT, node)
        elif op.name in PLACES:
            what, test, taken = PLACES[op.name]
            if test(args, out, **attrs):
                called = _name(node) if type(node) is s.Call else ""
                message = f"the point lies on {what} of {called if called in CALLS else op.name}"
                self.found[key] = self._note(message, taken, node)

    def _boundary(self, node: s.Node) -> Diagnostic:
        if type(node) is s.Call:
            message = f"the point lies on a tie of {dotted(node.function)[1]}"
            return self._note(message, "the first of equals gets the whole derivative", node)
        text = shown(node, self.source) if type(node) is s.Compare else ""
        what = f"'{text}'" if text else "a comparison"
        message = f"the point lies on the boundary of {what}"
        return self._note(message, "the derivative is that of the side taken", node)

    def _note(self, message: str, taken: str, node: s.Node) -> Diagnostic:
        return Diagnostic("E0207", message, node.span, taken, source=self.source)


def _scale(node: s.Call) -> float:
    """Ten to the number of digits of a call of round."""
    digits = node.args[1] if len(node.args) > 1 else None
    return 10.0 ** (digits.value if type(digits) is s.Number else 0)


# -- the sieve -------------------------------------------------------------------------------------
class _Suspect(Exception):
    """Ends a run on plain numbers: something may be a kink."""


def _suspected(function: Function, sources: list) -> bool:
    function.coder = Sieve
    try:
        function(sources)
    except _Suspect:
        return True
    finally:
        function.coder = None
    return False


class Sieve(Coder):
    """Compiles a program to end with `_Suspect` where a place may be; all else runs as fast."""

    __slots__ = ("_operands",)

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self._operands: list | None = None  # closures of the node being compiled are kept here

    def expression(self, node: s.Node) -> Callable:
        outer, self._operands = self._operands, None
        compared = type(node) is s.Compare
        if compared or (type(node) is s.Call and _name(node) in CALLS):
            self._operands = values = []
            run = super().expression(node)
            if compared:
                run = _compared(run, values)
            else:  # of digits of a number the sieve knows nothing
                run = _called(run, values, surely=_name(node) == "round" and len(node.args) > 1)
        else:
            run = super().expression(node)
        self._operands = outer
        return run

    def operand(self, node: s.Node) -> tuple[str, object]:
        values = self._operands
        if values is None:
            return super().operand(node)
        run = self.closure(super().operand(node))
        self._operands = values
        k = len(values)
        values.append(None)

        def kept(f):
            x = values[k] = run(f)
            return x

        return "expr", kept

    def observed(self, node: s.Node, run: Callable) -> Callable:
        if type(node) is not s.Binary or node.op not in ("%", "//"):
            return run

        def divided(f):
            x = run(f)
            if (node.op == "//" and type(x) is float) or _is_suspect(x):
                raise _Suspect
            return x

        return divided


def _name(node: s.Call) -> str:
    """The last part of what is called: of np.max, a.max and max it is max."""
    function = node.function
    return getattr(function, "name", "") or getattr(function, "id", "")


def _compared(run: Callable, values: list) -> Callable:
    def compare(f):
        values[:] = [None] * len(values)
        x = run(f)
        for left, right in pairwise(values):
            if _are_equal(left, right):
                raise _Suspect
        return x

    return compare


def _called(run: Callable, values: list, surely: bool) -> Callable:
    def call(f):
        x = run(f)
        if surely or _is_suspect(x) or any(map(_is_suspect, values)) or _has_ties(values):
            raise _Suspect
        return x

    return call


def _are_equal(x, y) -> bool:
    x, y = _plain(x), _plain(y)
    if type(x) is float or type(y) is float:
        return (type(x) in (float, int) and x == y) or Array in (type(x), type(y))
    return type(x) in (Array, list, tuple) or type(y) in (Array, list, tuple)


def _is_suspect(x) -> bool:
    """Whether a number or an element is a multiple of a half, or elements repeat; lists may."""
    x = _plain(x)
    if type(x) is float:
        return x * 2.0 % 1.0 == 0.0
    if type(x) is not Array:
        return type(x) in (list, tuple)
    raw = primal(x)
    return raw.dtype.kind == "f" and (_any(raw * 2.0 % 1.0 == 0.0) or _repeats(raw))


def _plain(x):
    """The number in a tensor, which a program that takes derivatives itself has."""
    return primal(x) if isinstance(x, World) else x


def _repeats(x) -> bool:
    import numpy as np

    return shape(x) != () and len(np.unique(x)) < x.size


def _has_ties(values: list) -> bool:
    floats = [x for x in map(_plain, values) if type(x) is float]
    return len(set(floats)) < len(floats)
