"""The values of expressions at some points, by which a program and its normal form are compared.

A variable takes the numbers at which formulas go wrong: 0, 1, -1, a few beside them, and some that
stand in the program.  Few variables take all combinations, more of them a part of what there is,
which is the same in each run.
"""

from collections.abc import Callable, Sequence
from itertools import product
from math import isfinite, isnan, nan, prod
from random import Random
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.derive.algebra.forms import Forms
from gradcli.errors import Diagnostic
from gradcli.ops.piecewise import where

NUMBERS_OF: dict[str | None, tuple] = {
    "real": (0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0),
    "int": (0, 1, -1, 2, -2, 3),
    "bool": (False, True),
}
WORK = 12_000  # values that are computed at most
OWN = 4  # numbers of its own that a program is tried at
FEWEST = 24  # points, below which nothing is known
CORE: dict = {  # the values of rows that the core alone has
    ir.SELECT: lambda test, a, b: a if test else b,
    ir.AND: lambda *tests: all(tests),
    ir.OR: lambda *tests: any(tests),
    ir.NOT: lambda test: not test,
    ir.MAX: max,
    ir.MIN: min,
}
PICKS = (ir.SELECT, where.op)  # rows whose value is one of two arguments


class Column(NamedTuple):
    """What a node is at each point, and whether it has a value there: no infinity, and no NaN,
    itself or in what it is computed from."""

    numbers: list
    defined: list[bool]


class Sample:
    """The columns of expressions, each computed once.

    A node that is no function of numbers, such as an element of an array, is a variable; one in
    `twins`, by its identity, is what it is there.  False where there would be too few points to
    know anything by.
    """

    def __init__(self, forms: Forms, roots: Sequence, kind: Callable, twins: dict[int, object]):
        self.forms, self.kind, self.twins = forms, kind, twins
        free, own, count = self._variables(roots)
        values = [_values(kind(node), own) for node in free]
        self.points = _points(values, WORK // (count or 1))
        self.columns: dict[int, Column] = {}
        for node, numbers in zip(free, zip(*self.points)):
            self.columns[id(node)] = Column(list(numbers), [True] * len(numbers))

    def _variables(self, roots: Sequence) -> tuple[list[Expr], list, int]:
        """The variables, the numbers that stand beside them, and how many nodes there are."""
        free, own, seen = [], [], set()
        stack = [r for r in reversed(roots) if self.kind(r) in NUMBERS]
        while stack:
            node = stack.pop()
            if type(node) in (int, float):
                own += [node, -node]
            if type(node) is not Expr or id(node) in seen:
                continue
            seen.add(id(node))
            if self._is_computed(node):
                stack += reversed(node.args)
            elif self.twins.get(id(node), node) is not node:
                stack.append(self.twins[id(node)])
            elif self.forms.constant(node) is None:
                free.append(node)
        return free, own, len(seen)

    def __bool__(self) -> bool:
        return bool(self.points)

    def of(self, value) -> Column:
        """The column of a number, or of an expression over the variables."""
        if type(value) is not Expr:
            return self._constant(value)
        for node in ir.postorder([value], self.columns):
            number = self.forms.constant(node)
            if number is not None:
                self.columns[id(node)] = self._constant(number)
            elif self._is_computed(node):
                self.columns[id(node)] = self._computed(node)
            else:
                self.columns[id(node)] = self.of(self.twins[id(node)])
        return self.columns[id(value)]

    def _is_computed(self, node: Expr) -> bool:
        """Whether a node is an elementwise function of numbers."""
        op = node.op
        if op is None or node.attrs or not (op in CORE or (op.elementwise and op.value)):
            return False
        return all([self.kind(a) in NUMBERS for a in (node, *node.args)])

    def _constant(self, value) -> Column:
        """An infinity that a program itself has is the number that IEEE arithmetic takes it for."""
        return Column([value] * len(self.points), [not isnan(value)] * len(self.points))

    def _computed(self, node: Expr) -> Column:
        args = [self.of(a) for a in node.args]
        function = CORE.get(node.op) or node.op.value
        numbers = [_value(function, xs) for xs in zip(*[a.numbers for a in args])]
        if node.op in PICKS:
            test, one, two = args
            known = zip(test.defined, test.numbers, one.defined, two.defined)
            defined = [sure and (a if chosen else b) for sure, chosen, a, b in known]
        else:
            sure = map(all, zip(*[a.defined for a in args]))
            defined = [known and isfinite(y) for known, y in zip(sure, numbers)]
        return Column(numbers, defined)


def _value(function: Callable, xs: tuple):
    try:
        return function(*xs)
    except (Diagnostic, ArithmeticError, ValueError, TypeError):  # a real where an order stands
        return nan


def _values(kind: str | None, own: Sequence) -> list:
    """The values that a variable takes: some of any program, and some of this one's own numbers."""
    known = NUMBERS_OF.get(kind, NUMBERS_OF["real"])
    if kind == "bool":
        return [*known]
    whole = kind == "int"
    mine = dict.fromkeys(n if whole else float(n) for n in own if type(n) is int or not whole)
    return [*known, *[n for n in mine if n not in known and isfinite(n)][:OWN]]


def _points(values: list[list], most: int) -> list[tuple]:
    """Points that have each variable's value from those it may take: all, or some of them."""
    if prod(map(len, values)) <= most:
        return list(product(*values))
    random = Random(len(values))
    return [tuple(map(random.choice, values)) for _ in range(most)] if most >= FEWEST else []
