"""How many axes the arrays of a core program have, by declaration and by how they are made.

An array that is indexed by as many numbers as it has axes gives a number.
"""

from typing import TYPE_CHECKING

from gradcli.language import core
from gradcli.language.core import Assign, Call, Expr
from gradcli.language.node_kinds import NUMBERS

if TYPE_CHECKING:
    from gradcli.language.kinds import Kinds, Scope

LIKE = frozenset({"zeros_like", "ones_like", "copy"})
MADE = frozenset({"zeros", "ones", "full"})


class Axes:
    """The axes of the names of a program; `of(value, scope)` gives an array's."""

    def __init__(self, kinds: "Kinds"):
        self.kinds, self.inputs = kinds, kinds.program.inputs
        self.given: dict[tuple, list] = {}  # name -> the values that it gets as a whole
        for scope, s in kinds.blocks:
            if type(s) is Assign and not s.index:
                value = None if type(s.value) is Call else s.value
                for t in s.targets:
                    self.given.setdefault((kinds.scope(t, scope), t), []).append((value, scope))

    def is_element(self, node: Expr, kinds: list, scope: "Scope") -> bool:
        """Whether an array is indexed by as many numbers as it has axes, from the kinds of both."""
        if any(k not in NUMBERS for k in kinds[1:]):
            return False
        return self.of(node.args[0], scope) == len(kinds) - 1

    def of(self, value, scope: "Scope") -> int | None:
        """How many axes an array surely has; None where that is open."""
        found = self._of(value, scope, set())
        return found.pop() if len(found) == 1 else None

    def _of(self, value, scope: "Scope", met: set) -> set[int | None]:
        """How many axes an array may have, None for any.

        met: the names on the way here, which tell nothing new.
        """
        if type(value) is not Expr:
            return {None}
        if value.op is not None:
            if value.op.name in LIKE:
                return self._of(value.args[0], scope, met)
            if value.op.name == "getitem":
                array, *parts = value.args
                taken = all(self.kinds.of(p, scope) in NUMBERS for p in parts)
                rest = self._of(array, scope, met) if taken else {None}
                return {None if n is None else n - len(parts) for n in rest}
            shape = value.args[0] if value.op.name in MADE else None
            return {len(shape.args) if type(shape) is Expr and shape.op is core.TUPLE else None}
        name = self.kinds.scope(value.args[0], scope), value.args[0]
        if name in met:
            return set()
        met.add(name)
        found = self._outside(*name)
        for v, s in self.given.get(name, ()):
            found |= self._of(v, s, met)
        return found or {None}

    def _outside(self, home: "Scope", name: str) -> set[int | None]:
        """The axes of the value that a name has from outside its scope, if it has one."""
        if home is not None:
            return {None} if name in self.kinds.defs[home].parameters else set()
        if name not in self.inputs:
            return set()
        _, shape = self.inputs[name]
        return {len(shape) if shape else None}
