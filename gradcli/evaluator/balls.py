"""Programs on balls: every literal is what was typed, and what 64 bits have rounded is refused."""

import math
from collections.abc import Callable
from typing import Any

from gradcli.engine.balls import Ball, Balls, Undecided, is_exact, load_flint
from gradcli.errors import Diagnostic
from gradcli.evaluator.lifting import EXACT, Lifting
from gradcli.evaluator.values.array import Array
from gradcli.language.syntax import surface as s
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import World

FARTHEST = 100_000  # exponents of ten that literals may have
SEARCHES = ("root", "fixed_point", "quad")  # which end by a tolerance, as all of scipy.optimize do


def typed(text: str) -> Ball:
    """The decimal number that a literal spells, in all bits."""
    digits, _, power = text.lower().replace("_", "").partition("e")
    whole, _, part = digits.partition(".")
    flint, exponent = load_flint(), int(power or 0) - len(part)
    if abs(exponent) > FARTHEST:
        raise Diagnostic("E0215", f"{text} has an exponent that is too far from 0")
    scale = flint.fmpz(10) ** abs(exponent)
    number = flint.fmpz(whole + part)
    if exponent >= 0:
        return Ball(flint.arb(number * scale))
    return Ball(flint.arb(flint.fmpq(number, scale)))


def exactly(x: float | int) -> Ball:
    """A number as it is."""
    return Ball(load_flint().arb(x))


CONSTANTS: dict[float, Callable[[], Any]] = {
    math.pi: lambda: load_flint().arb.pi(),
    math.tau: lambda: 2 * load_flint().arb.pi(),
    math.e: lambda: load_flint().arb.const_e(),
}


def lifted(value: Any) -> Any:
    """A value that is exact in balls: its numbers, and those in lists and arrays."""
    if type(value) in (float, int):
        return exactly(value) if value - value == 0 else value
    if type(value) in (list, tuple):
        return type(value)(map(lifted, value))
    if isinstance(value, World):
        return value
    if getattr(getattr(value, "dtype", None), "kind", "") in ("f", "i", "u"):
        return Balls(load_numpy().frompyfunc(lambda x: lifted(float(x)), 1, 1)(value))
    return value


class InBalls(Lifting):
    """Compiles a program whose numbers are balls."""

    __slots__ = ("_powers",)

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self._powers: set[int] = set()  # ids of literals that are exponents

    def statement(self, node: s.Node) -> Callable:
        if type(node) is s.Try:
            raise self._refused(node, "what try catches may be an error of balls alone")
        if type(node) is s.AugAssign and node.op == "/":
            self._reals.add(id(node.value))
        return super().statement(node)

    def expression(self, node: s.Node) -> Callable:
        link = node
        while type(link) is s.Binary:
            if link.op == "**":
                self._powers.add(id(link.right))
                if type(link.right) is s.Unary:
                    self._reals.add(id(link.left))
            link = link.left
        row = self._row(node.function) if type(node) is s.Call else None
        if row in SEARCHES or str(row).startswith("scipy.optimize."):
            raise self._refused(node, "a solution that is searched for is not proven")
        if type(node) is s.Call and len(node.args) > 1:
            op = getattr(self._row(node.function), "op", None)
            if (
                op is not None
                and op.elementwise
                and op.args[0].kind == "smooth"
                and not op.result_dtype
            ):
                places = enumerate(node.args)
                self._reals.update(id(arg) for i, arg in places if op.arg(i).rule is not None)
        return super().expression(node)

    def operand(self, node: s.Node) -> tuple[str, object]:
        if type(node) is s.Number and type(node.value) is int and id(node) not in self._reals:
            return "const", node.value
        if type(node) in (s.Number, s.Unary):
            return "expr", self.expression(node)
        return super().operand(node)

    def test(self, node: s.Node) -> Callable:
        return self._placed(node, super().test(node))

    def observed(self, node: s.Node, run: Callable) -> Callable:
        if type(node) is s.Number:
            return self._literal(node)
        named, real = type(node) in EXACT, id(node) in self._reals
        run = self._placed(node, run)

        def lifted_value(f):
            x = run(f)
            if isinstance(x, World):
                return x
            kind = type(x)
            if kind is float:
                return self._of_float(node, x, named)
            if kind is int:
                return exactly(x) if real else x
            if kind is Array:
                self._of_array(node, x, real)
            elif kind is complex:
                raise self._refused(node, "a complex number is not proven")
            return x

        return lifted_value

    def _placed(self, node: s.Node, run: Callable) -> Callable:
        """`run`; what it leaves undecided is so at `node`."""
        source = self.source

        def placed(f):
            try:
                return run(f)
            except Undecided as question:
                if question.node is None:
                    question.node, question.source = node, source
                raise

        return placed

    def _literal(self, node: s.Number) -> Callable:
        value, text = node.value, node.text
        if isinstance(value, complex):
            raise self._refused(node, "a complex number is not proven")
        if isinstance(value, int):
            return (lambda f: exactly(value)) if id(node) in self._reals else lambda f: value
        if id(node) in self._powers and value.is_integer():
            return lambda f: int(value)
        return (lambda f: typed(text)) if text else lambda f: exactly(value)

    def _of_float(self, node: s.Node, x: float, named: bool):
        if x - x != 0:
            return x
        if named and x in CONSTANTS:
            return Ball(CONSTANTS[x]())
        if named or is_exact(x):
            return exactly(x)
        raise self._refused(node, "this is computed in 64 bits, and proves nothing")

    def _of_array(self, node: s.Node, cell: Array, real: bool) -> None:
        """Lift what an array holds; one of whole numbers only where it is divided."""
        value = cell.get()
        kind = getattr(getattr(value, "dtype", None), "kind", "")
        if isinstance(value, World) or (kind != "f" and not (real and kind in "iu")):
            return
        if kind == "f":
            finite = value[load_numpy().isfinite(value)].reshape(-1).tolist()
            if not all(map(is_exact, finite)):
                raise self._refused(node, "this is computed in 64 bits, and proves nothing")
        cell.store(lifted(value))

    def _refused(self, node: s.Node, message: str) -> Diagnostic:
        help = "without --precision and --prove it is computed in 64 bits"
        return Diagnostic("E0215", message, node.span, help=help, source=self.source)
