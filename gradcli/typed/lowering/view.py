"""What the names and values of a function are: types, bounds, lengths and places as values."""

from gradcli.core import ir
from gradcli.core.ir import Assign
from gradcli.core.types import lengths
from gradcli.core.types.kind_rules import SINGLE
from gradcli.core.types.kinds import Scope
from gradcli.core.types.lengths import UNKNOWN, Length
from gradcli.core.walks import calls
from gradcli.typed.demands import Demands
from gradcli.typed.infer import Types
from gradcli.typed.ranges import Ranges
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import ONE, ZERO, Get, Op, Value, minus, plus, times, whole
from gradcli.typed.values import SHAPE_OF, Array, Type, array_of, kind_of


class View:
    """The values of one function.

    scope: the function, None for the whole; indexing: what is looked at is an index, which is in
    its array.
    """

    def __init__(self, types: Types, scope: Scope):
        self.types, self.scope = types, scope
        self._ranges = Ranges(types)
        self.indexing = False

    # -- names ------------------------------------------------------------------------------------
    def read(self, values: tuple) -> set[str]:
        """The names that values read; a call reads what its function does."""
        found = ir.names(*values)
        for v in calls(values):
            if v.function not in (ir.APPEND, ir.POP):
                found |= self.types.reads[v.function]
        return found

    def reads(self, s: ir.Statement) -> set[str]:
        """The names that a statement itself reads; an element's assignment reads its array."""
        index = {s.targets[0]} if type(s) is Assign and s.index else set()
        return self.read(ir.reads(s)) | index

    # -- types ------------------------------------------------------------------------------------
    def named(self, name: str) -> Type:
        """The type of what a name of the program holds."""
        return self.types.name(name, self.scope)

    def asks_stack(self, stack: str) -> None:
        """Note that the length of a stack is asked, which nothing else may need."""

    def of(self, value) -> Type:
        return self.types.of(value, self.scope)

    @property
    def here(self) -> Demands:
        return self.types.here(self.scope)

    def is_array(self, value) -> bool:
        return type(self.of(value)) is Array

    def array(self, value) -> Array:
        """The type of a value that is an array."""
        return array_of(self.of(value))

    def kind(self, value) -> str:
        """The kind of a number, or of an array's elements."""
        found = kind_of(self.of(value))
        return found if found in SINGLE else "none"

    def constant(self, name: str) -> Value | None:
        """The number that a name of the language's own stands for, where it has no name here."""
        return None

    def least(self, value) -> int | None:
        """A bound that a whole number is never below; None where none is known."""
        return self._ranges.least(value, self.scope)

    def highest(self, value) -> Length:
        """A length that an index is surely not above; else UNKNOWN."""
        return self._ranges.highest(value, self.scope)

    def most(self, node) -> int:
        """What a whole number's size does not pass."""
        return self.types.magnitudes.of(node, self.scope)

    def passes(self, node) -> bool:
        """Whether an integer is checked, since it may pass 64 bits; an index is in its array."""
        return not self.indexing and self.types.magnitudes.passes(node, self.scope)

    # -- lengths ----------------------------------------------------------------------------------
    def length_of(self, value) -> Length:
        return self.types.length(value, self.scope)

    def length(self, n: Length) -> Value:
        """A length as a value."""
        if n == UNKNOWN:
            refuse("an array whose length is not known")
        total: Value = whole(lengths.constant_of(n))
        for word, factor in lengths.terms_of(n):
            part = self._symbol(word)
            if factor < 0:
                total = minus(total, times(part, whole(-factor)))
            else:
                total = plus(times(part, whole(factor)), total)
        return total

    def _symbol(self, word: str) -> Value:
        if isinstance(word, lengths.Count):
            end = self.length(word.end)
            return Op("int", "larger", (end, ZERO))
        return Get("int", word.removeprefix(SHAPE_OF))

    def size(self, found: Array) -> Value:
        """How many elements an array has."""
        count: Value = ONE
        for n in found.axes:
            count = times(count, self.length(n))
        return count

    def flat(self, axes: tuple[Length, ...], index: tuple) -> Value:
        """Where an element is, row after row."""
        place: Value = ZERO
        for n, i in zip(axes, index):
            place = plus(times(place, self.length(n)), i)
        return place
