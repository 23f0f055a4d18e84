"""Where a point lies on a kink, a step, a tie or the boundary of a test.

The derivative there is a convention (docs/conventions.md), and a note says so.  To look for such
places must cost little where there are none: a program without a node that has one is not run; of
another a `Sieve` notices, as the program runs, whether there is one that could be; only then does
a traced run tell whether it depends on a variable.
"""

from collections.abc import Callable
from contextlib import contextmanager
from copy import copy
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from gradcli.diagnosis.observer import Observer
from gradcli.diagnosis.traced import Traced
from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.function import Function, silent
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.values.array import Array, primal
from gradcli.language.shape_errors import text_at
from gradcli.language.syntax import surface as s
from gradcli.ops.dispatch import World
from gradcli.ops.kinks import Kink, any_of, at_tie
from gradcli.ops.libraries import names
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import rint
from gradcli.ops.rows import TABLE, Op

STEPS = 20_000  # of the traced run, which is slower than the run it explains
MOST = 5  # notes on one result
CHOICES = ("max", "min")  # which Python makes by comparisons
ROUNDING = ("round", "around")  # to digits after the point
DIVISIONS = ("%", "//")


@cache
def has_place(name: str) -> bool:
    """Whether a row, or a function made of one, that programs call `name` has a kink."""
    names.function(name)  # now its rows are in the table
    return any(
        name == op.name or name in op.also or name in op.kink.composites
        for op in TABLE.values()
        if op.kink
    )


def _may_be_place(node: s.Node) -> bool:
    """Whether what `node` computes may lie on a place."""
    if type(node) is s.Binary or type(node) is s.AugAssign:
        return node.op in DIVISIONS
    return type(node) is s.Compare or (type(node) is s.Call and has_place(_name(node)))


@lru_cache(maxsize=16)
def _has_places(program) -> bool:
    return any(map(_may_be_place, s.walk(program.module)))


def kinks(function: Function) -> list[Diagnostic]:
    """The places on which the point lies and which depend on `function.wrt`, in order.

    A function that has run within `sifted` is not run for it again where that noticed nothing.
    """
    if not _has_places(function.program):
        return []
    sources = function.sources()
    if function.noticed is None:
        with sifted(function):
            function(sources)
    if not function.noticed:
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
        if op.family == "comparison":
            if at_tie(args, out):
                self._boundary(key, node)
            return
        kink, called = op.kink, _name(node) if type(node) is s.Call else ""
        # Python's own: x scaled, plus a half
        if op.name == "floor" and called == "round" and type(node) is s.Call:
            kink, args = rint.op.kink, (args[0] * _scale(node),)
        if kink and kink.lies(args, out, **attrs):
            self._place(key, kink, called if has_place(called) else op.name, node)

    def _place(self, key: tuple, kink: Kink, name: str, node: s.Node) -> None:
        message = f"the point lies on {kink.what} of {name}"
        self._note(key, message, f"the derivative there is {kink.taken} by convention", node)

    def _boundary(self, key: tuple, node: s.Node) -> None:
        """The place of a comparison: in the program, or in one of Python's choices."""
        if type(node) is s.Call:
            if (name := _name(node)) in CHOICES:
                message = f"the point lies on a tie of {name}"
                self._note(key, message, "the first of equals gets the whole derivative", node)
            return
        text = text_at(node.span, self.source) if type(node) is s.Compare else ""
        what = f"'{text}'" if text else "a comparison"
        message = f"the point lies on the boundary of {what}"
        self._note(key, message, "the derivative is that of the side taken", node)

    def _note(self, key: tuple, message: str, taken: str, node: s.Node) -> None:
        self.found[key] = Diagnostic("E0207", message, node.span, taken, source=self.source)


def _scale(node: s.Call) -> float:
    """Ten to the number of digits of a call of round."""
    digits = node.args[1] if len(node.args) > 1 else None
    places: Any = digits.value if type(digits) is s.Number else 0
    return 10.0**places


# -- the sieve -------------------------------------------------------------------------------------
@contextmanager
def sifted(function: Function):
    """A context in which the runs of a function notice where a place may be."""
    if _has_places(function.program):
        function.coder = Sieve
    function.noticed = False
    try:
        yield
    finally:
        function.coder = None


class Sieve(Coder):
    """Compiles a program to notice where a place may be; all else runs as fast."""

    __slots__ = ("_operands",)

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self._operands: list | None = None  # closures of the node being compiled are kept here

    def expression(self, node: s.Node) -> Callable:
        outer, self._operands = self._operands, None
        if type(node) is not s.Binary and _may_be_place(node):
            values: list = []
            self._operands = values
            run = super().expression(node)
            if type(node) is s.Compare:
                run = self.compared(run, values)
            elif type(node) is s.Call:  # of digits of a number the sieve knows nothing
                run = self.called(
                    run, values, surely=_name(node) in ROUNDING and len(node.args) > 1
                )
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
        if type(node) is not s.Binary or node.op not in DIVISIONS:
            return run

        def divided(f):
            x = run(f)
            self.divided(node.op, x)
            return x

        return divided

    def statement(self, node: s.Node) -> Callable:
        run = super().statement(node)
        if type(node) is not s.AugAssign or node.op not in DIVISIONS:
            return run
        read = self.expression(node.target) if type(node.target) is s.Name else None

        def changed(f):
            signal = run(f)
            if read is None:  # an element, whose index is worked out once
                self.noticed = True
            else:
                self.divided(node.op, read(f))
            return signal

        return changed

    def divided(self, op: str, x) -> None:
        if (op == "//" and type(_plain(x)) is float) or _is_suspect(x):
            self.noticed = True

    def compared(self, run: Callable, values: list) -> Callable:
        def compare(f):
            values[:] = [None] * len(values)
            x = run(f)
            for left, right in pairwise(values):
                if _are_equal(left, right):
                    self.noticed = True
            return x

        return compare

    def called(self, run: Callable, values: list, surely: bool) -> Callable:
        def call(f):
            x = run(f)
            if surely or _is_suspect(x) or any(map(_is_suspect, values)) or _has_ties(values):
                self.noticed = True
            return x

        return call


def _name(node: s.Call) -> str:
    """The last part of what is called: of np.max, a.max and max it is max."""
    function = node.function
    return getattr(function, "name", "") or getattr(function, "id", "")


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
    return raw.dtype.kind == "f" and (_has_half(raw) or _repeats(raw))


def _has_half(x) -> bool:
    import numpy as np

    twice = x * 2.0
    return any_of(twice == np.rint(twice))  # in a tenth of the time that % takes


def _plain(x):
    """The number in a tensor, which a program that takes derivatives itself has."""
    return primal(x) if isinstance(x, World) else x


def _repeats(x) -> bool:
    import numpy as np

    return shape(x) != () and len(np.unique(x)) < x.size


def _has_ties(values: list) -> bool:
    floats = [x for x in map(_plain, values) if type(x) is float]
    return len(set(floats)) < len(floats)
