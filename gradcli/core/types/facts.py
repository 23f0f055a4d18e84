"""What a rule of shapes may ask of what it stands in, and what it says where that is not known.

A rule (`shape_rules`) is written once.  Where it runs, its `Facts` say how long things are: these
know no more than what is written there.  A compiler, which cannot print what it does not know,
refuses where others go on with UNKNOWN.
"""

from collections.abc import Iterable

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.lengths import UNKNOWN, Length

Shape = tuple[Length, ...] | str  # UNKNOWN, or the name of an input whose shape it is


class Unfit(Exception):
    """Shapes that do not go together: an error when the program runs."""


class Facts:
    """The facts that a text itself tells."""

    def length(self, value) -> Length:
        """The length that a whole number is."""
        return value if type(value) is int else UNKNOWN

    def lengths(self, value, shape: Shape | None = None) -> Shape:
        """The lengths that a shape consists of: a number, a tuple, the shape of an array.

        shape: that of the value, () of a number; None where it is not at hand.
        """
        if type(value) is Expr and value.op is ir.TUPLE:
            return tuple(map(self.length, value.args))
        return UNKNOWN if type(value) is Expr and shape != () else (self.length(value),)

    def is_whole(self, part, shape: Shape) -> bool:
        """Whether an index of this shape surely consists of whole numbers."""
        return type(part) is not bool if shape == () else bool(self.indices(part))

    def indices(self, part) -> tuple[int, ...]:
        """The indices from 0 on of an array that is written out."""
        known = part.args if type(part) is Expr and part.op is ir.ARRAY else ()
        return known if all(type(k) is int and k >= 0 for k in known) else ()

    def is_at_least(self, n: Length, least: int, count: Length) -> bool:
        """Whether an axis of n elements is so long that `count` of them are taken."""
        return type(count) is not int  # x[1:] and x[:-1] are of one length, whatever that is

    def window(self, start, stop, n: Length) -> Length:
        """How many elements a slice of an axis of n takes between two whole numbers that vary;
        UNKNOWN where it may reach out of the axis."""
        return UNKNOWN

    def not_below_0(self, n: Length) -> Length:
        """A length that is worked out, which an array is to have."""
        return n

    def alike(self, lengths: Iterable[Length]) -> Length:
        """The length that all of these are, as an operation asks that they be."""
        found = set(lengths)
        numbers = {n for n in found if type(n) is int}
        if len(numbers) > 1:
            raise Unfit
        if numbers:
            return numbers.pop()
        return UNKNOWN if len(found) > 1 else found.pop()

    def equal(self, lengths: Iterable[Length]) -> Length:
        """The same of arrays that are put together."""
        return self.alike(lengths)

    def stretched(self, lengths: Iterable[Length]) -> Length:
        """The same of those of a broadcast that are not written as 1: each may be 1 too."""
        return self.alike(lengths)

    def chosen(self, shapes: list[Shape], node: Expr) -> Shape:
        """The shape of what has one of these."""
        return shapes[0] if len(set(shapes)) == 1 else UNKNOWN

    def refuse(self, words: str, node, otherwise=UNKNOWN, help: str = ""):
        """What goes on where something is not known; `words` say what."""
        return otherwise

    def misfit(self, words: str, node, otherwise=UNKNOWN, help: str = ""):
        """The same where shapes may not go together."""
        return otherwise


WRITTEN = Facts()
