"""Which conditions tell where a program has a value and its normal form none, or the other way
round: those that hold at points of a sample at which the two differ.

An infinity is no value, nor is what is computed from one: 1/(1/x) has none at 0, though it is 0 in
IEEE arithmetic.  But where the program gives NaN and its normal form a number, it gains that number
on whatever way, and what overflows or is rounded has its value.
"""

from collections.abc import Callable, Sequence
from math import isfinite, isnan

from gradcli.core.ir import Expr
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.derive.algebra.forms import Forms
from gradcli.derive.algebra.sampling import Column, Sample

HOLDS = {
    "0": lambda x: x == 0,
    "negative": lambda x: x < 0,
    "not positive": lambda x: x <= 0,
    "infinite or nan": lambda x: not isfinite(x),
}
ROUNDED = 1e12  # what is beyond it may be infinite but for rounding


class Comparison:
    """Some values of a scope beside their normal forms, at points of a sample."""

    def __init__(
        self, forms: Forms, pairs: Sequence[tuple], twins: dict[int, object], kind: Callable,
    ):  # fmt: skip
        """pairs: each value, its normal form, and whether it is a result of its scope; twins: what
        the nodes of the values have become; kind: that of any node."""
        self.pairs = [pair for pair in pairs if kind(pair[0]) in NUMBERS]
        values = [value for one, other, _ in self.pairs for value in (one, other)]
        self.sample = Sample(forms, values, kind, twins)
        self.forms = forms

    def gained(self, gone: list, others: list) -> list:
        """The conditions of a program that tell where its normal form alone has a value.

        gone: those that the form has no more; one that holds at points of the sample, and none of
        these is such, is not told.  others: those that it still has, of which some are told where
        what is gone does not tell all.
        """
        if not self.sample:
            return gone
        left = self._where(_gains, results_alone=True)
        told = []
        for condition in gone:
            holds = self._holding(condition)
            if not holds or holds & left:
                told.append((condition, holds & left))
        told = [one for one in told if not any(_within(one, other) for other in told)]
        left = left.difference(*[points for _, points in told])
        return [condition for condition, _ in told] + self._telling(others, left)

    def lost(self, made: list) -> list:
        """The conditions of a normal form that tell where its program alone has a value."""
        return self._telling(made, self._where(_loses)) if self.sample else []

    def _where(self, differs: Callable, results_alone: bool = False) -> set[int]:
        """The points at which a value and its normal form differ.

        results_alone: but for a value on the way to the results, of which another has none there.
        """
        found: set[int] = set()
        on_the_way: set[int] = set()
        undefined: set[int] = set()
        for one, other, is_result in self.pairs:
            before, after = self.sample.of(one), self.sample.of(other)
            points = [k for k in range(len(self.sample.points)) if differs(before, after, k)]
            (found if is_result else on_the_way).update(points)
            undefined.update([k for k, x in enumerate(after.numbers) if not isfinite(x)])
        return found | (on_the_way - undefined if results_alone else on_the_way)

    def _telling(self, conditions: list, left: set[int]) -> list:
        """As few of the conditions as tell the points that are `left`, those that can be told; of
        two that tell as many, the one that holds at fewer others."""
        found = []
        holding = [(c, self._holding(c)) for c in conditions] if left else []
        while holding:
            condition, points = max(holding, key=lambda c: (len(c[1] & left), -len(c[1])))
            if not points & left:
                break
            found.append(condition)
            left = left - points
        return found

    def _holding(self, condition) -> set[int]:
        """The points at which a condition holds."""
        holds = HOLDS.get(condition.where)
        if holds is not None:
            return {k for k, x in enumerate(self.sample.of(condition.base).numbers) if holds(x)}
        node = self.sample.of(condition.node).numbers
        args = zip(*[self.sample.of(a).numbers for a in condition.node.args])
        return {k for k, xs in enumerate(args) if not isfinite(node[k]) and all(map(isfinite, xs))}


def _gains(before: Column, after: Column, k: int) -> bool:
    if not after.defined[k]:
        return isnan(before.numbers[k]) and isfinite(after.numbers[k])
    return not before.defined[k] and _is_another(before.numbers[k], after.numbers[k])


def _loses(before: Column, after: Column, k: int) -> bool:
    x, y = before.numbers[k], after.numbers[k]
    return before.defined[k] and not isfinite(y) and _is_another(y, x)


def _is_another(none, value) -> bool:
    """Whether a number is no such as rounding may have made infinite."""
    return isnan(none) or isfinite(none) or abs(value) < ROUNDED


def _within(one: tuple, other: tuple) -> bool:
    """Whether a condition of a variable is told by another."""
    (condition, points), (more, all_points) = one, other
    alone = type(condition.base) is Expr and condition.base.op is None
    return alone and bool(points) and condition is not more and points < all_points
