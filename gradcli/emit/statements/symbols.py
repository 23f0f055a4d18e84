"""The symbol table of one function: the types of what it computes with, and their names."""

from gradcli.core import ir
from gradcli.core.ir import Assign, fresh
from gradcli.core.types import lengths
from gradcli.core.types.kinds import Scope
from gradcli.core.types.lengths import Length
from gradcli.emit.about import About
from gradcli.emit.statements import length_text
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.text import PRODUCT, Text
from gradcli.typed.infer import Types
from gradcli.typed.lowering.view import View
from gradcli.typed.parameters import given_to
from gradcli.typed.values import Array

FIXED = 4096  # elements: larger arrays are not on the stack of calls


class Symbols(View):
    """names: of the program -> in the language; taken: all in use.

    author: the names of the program's author; written: those that the body assigns; ahead: those
    that the signature declares, or that are declared before the body; heap: the types of arrays, by
    the names they are given, whose memory is taken where the body begins.
    """

    def __init__(
        self, types: Types, scope: Scope, names: dict[str, str], body: ir.Body, about: About,
        language: Language,
    ):  # fmt: skip
        super().__init__(types, scope)
        self.language = language
        self.names = dict(names)
        self.author = frozenset(types.told.taken) if about.author is None else about.author
        given = [g.name for g in given_to(types, scope)] if scope else types.program.inputs
        own = {*given, *ir.assigned(body), *types.told.free, *types.defs, *types.program.constants}
        self.taken = {*language.reserved, about.name, *(names[n] for n in own if n in names)}
        self.written = {n for s in ir.statements(body) if type(s) is Assign for n in s.targets}
        self.ahead: set[str] = set()
        self.heap: dict[str, Array] = {}

    def fresh(self, base: str) -> str:
        """A name like `base` that nothing has yet."""
        return fresh(self.taken, base)

    def passes(self, node) -> bool:
        """Whether an integer is checked: it may pass what the language has."""
        return not self.indexing and self.most(node) >= self.language.most

    # -- lengths ----------------------------------------------------------------------------------
    def shown(self, n: Length) -> Text:
        """A length in the names that the language has for what it is made of."""
        return length_text.as_text(self.in_names(n))

    def turns(self, n: Length) -> Text:
        """A length as the bound of a loop from 0 on."""
        return self.shown(lengths.bound(n))

    def in_names(self, n: Length) -> Length:
        """A length of the program's names, in those of the language."""
        names: dict[str, Length] = {}
        for s in lengths.names(n):
            if isinstance(s, lengths.Count):
                names[s] = lengths.at_least_0(self.in_names(s.end))
            else:
                names[s] = lengths.name(self.names.get(s, s))
        return lengths.replaced(n, names)

    def count(self, found: Array) -> Length:
        """How many elements an array has."""
        whole = lengths.product(found.axes)
        if whole == lengths.UNKNOWN:
            return lengths.name("*".join(self.shown(n).at(PRODUCT) for n in found.axes))
        return whole

    def count_in_place(self, found: Array) -> int | None:
        """How many elements are declared of an array that is no memory of its own; else None."""
        count = self.count(found)
        return max(count, 1) if type(count) is int and count <= FIXED else None
