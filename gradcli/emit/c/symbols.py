"""The symbol table of one C function: the types and the C names of what it computes with."""

from gradcli.core import ir
from gradcli.core.ir import Assign, fresh
from gradcli.core.types import lengths
from gradcli.core.types.kinds import Scope
from gradcli.core.types.lengths import Length
from gradcli.core.walks import calls
from gradcli.emit.about import About
from gradcli.emit.c import length_text
from gradcli.emit.c.names import RESERVED
from gradcli.emit.c.text import ATOM, PRODUCT, SUM, Text
from gradcli.typed.demands import Demands
from gradcli.typed.infer import Types
from gradcli.typed.parameters import given_to
from gradcli.typed.ranges import Ranges
from gradcli.typed.values import Array, Type

FIXED = 4096  # elements: larger arrays are not on the stack of calls


class Symbols:
    """scope: the function, None for the whole; names: of the program -> in C; taken: all in use.

    author: the names of the program's author; written: those that the body assigns; ahead: those
    that the signature declares, or that are declared before the body; heap: the types of arrays, by
    their C names, whose memory is taken where the body begins.
    """

    def __init__(
        self, types: Types, scope: Scope, names: dict[str, str], body: ir.Body, about: About
    ):
        self.types, self.scope, self.names = types, scope, dict(names)
        self.author = frozenset(types.told.taken) if about.author is None else about.author
        given = [g.name for g in given_to(types, scope)] if scope else types.program.inputs
        own = {*given, *ir.assigned(body), *types.told.free, *types.defs, *types.program.constants}
        self.taken = {*RESERVED, about.name, *(names[n] for n in own if n in names)}
        self.written = {n for s in ir.statements(body) if type(s) is Assign for n in s.targets}
        self.ahead: set[str] = set()
        self.heap: dict[str, Array] = {}
        self._ranges = Ranges(types)
        self.indexing = False

    def fresh(self, base: str) -> str:
        """A name like `base` that nothing has yet."""
        return fresh(self.taken, base)

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

    def of(self, value) -> Type:
        """The type of a value."""
        return self.types.of(value, self.scope)

    @property
    def here(self) -> Demands:
        """The facts of the function's values, for the rules of shapes."""
        return self.types.here(self.scope)

    def is_array(self, value) -> bool:
        return type(self.of(value)) is Array

    def kind(self, value) -> str:
        """The kind of a number, or of an array's elements."""
        found = self.of(value)
        return found.kind if type(found) is Array else found

    def least(self, value) -> int | None:
        """A bound that a whole number is never below; None where none is known."""
        return self._ranges.least(value, self.scope)

    def passes(self, node: ir.Expr) -> bool:
        """Whether an integer is checked, since it may pass 64 bits; an index is in its array."""
        return not self.indexing and self.types.magnitudes.passes(node, self.scope)

    # -- lengths ----------------------------------------------------------------------------------
    def length_of(self, value) -> Length:
        """The length that a whole number is; UNKNOWN where it is none that is known."""
        return self.types.length(value, self.scope)

    def length(self, n: Length) -> Text:
        """A length in the names that C has for what it is made of."""
        shown = self.shown(n)
        text = length_text.text(shown)
        return Text(text, ATOM if length_text.atom(shown) == text else SUM)

    def turns(self, n: Length) -> Text:
        """A length as the bound of a loop from 0 on."""
        return self.length(lengths.bound(n))

    def shown(self, n: Length) -> Length:
        names = {}
        for s in lengths.names(n):
            counts = type(s) is lengths.Count
            end = lengths.at_least_0(self.shown(s.end)) if counts else None
            names[s] = lengths.name(self.names.get(s, s)) if end is None else end
        return lengths.replaced(n, names)

    def size(self, found: Array) -> Length:
        """How many elements an array has."""
        whole = lengths.product(found.axes)
        if whole == lengths.UNKNOWN:
            return lengths.name("*".join(self.length(n).at(PRODUCT) for n in found.axes))
        return whole

    def size_in_place(self, found: Array) -> int | None:
        """How many elements are declared of an array that is no memory of its own; else None."""
        size = self.size(found)
        return max(size, 1) if type(size) is int and size <= FIXED else None

    def element(self, name: str, axes: tuple[Length, ...], index: tuple, at: Length = 0) -> str:
        """The text of an element of an array of `axes` that begins in C's `name` at a place."""
        return f"{name}[{self.length(lengths.plus(at, flat(axes, index))).text}]"


def flat(axes: tuple[Length, ...], index: tuple[Length, ...]) -> Length:
    """Where an element is, row after row."""
    place: Length = 0
    for n, i in zip(axes, index):
        if type(n) is int:
            place = lengths.times(place, n)
        elif place != 0:
            place = lengths.name(f"{length_text.atom(place)}*{length_text.atom(n)}")
        place = lengths.plus(place, i)
    return place
