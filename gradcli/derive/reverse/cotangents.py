"""The cotangents of a program's names: what the parts of its reverse share.

`Writes`, `Rounds` and `Calls` each reverse one kind of statement, and `adjoint` brings them
together: what a part asks of the whole, it declares here.
"""

from functools import cached_property

from gradcli.core import ir
from gradcli.core.array_functions import call
from gradcli.core.flow import has_no_name
from gradcli.core.ir import Assign, Expr, fresh
from gradcli.core.liveness import global_reads
from gradcli.core.types.dtypes import BOOL, Dtypes
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Kinds, Scope, kinds_of
from gradcli.derive.activity import Activity
from gradcli.derive.reverse.saves import Saves
from gradcli.derive.rules.apply import pull_back
from gradcli.derive.rules.moves import added_along
from gradcli.derive.rules.peephole import ZERO
from gradcli.derive.rules.structural import names_once, unprinted
from gradcli.ops.arithmetic import add
from gradcli.ops.arrays import getitem

Statements = list[ir.Statement]


class Cotangents:
    """What one transformation knows of names, and the statements that add to their cotangents.

    names: of cotangents, by (scope, name); taken: the names in use, by scope; looping: how many
    loops around save every value that is overwritten.
    """

    def __init__(self, program: ir.Program, wrt: tuple[str, ...]):
        self.program, self.wrt, self.graph = program, wrt, program.graph
        self.kinds: Kinds = kinds_of(program).apart()
        self.activity = Activity(program, self.kinds, wrt)
        self.names: dict[tuple[Scope, str], str] = {}
        self.taken: dict[Scope, set[str]] = {None: program.taken}
        self.author = frozenset(program.taken)
        self.saves = Saves(program, self.kinds)
        self.called = global_reads(self.kinds.defs)  # what each function reads of the top level
        self.globals_read = {  # of that the active names
            name: sorted(n for n in found if self.activity.is_active(n, None))
            for name, found in self.called.items()
        }
        self.looping = 0

    # -- what the whole has -----------------------------------------------------------------------
    def both(self, body, scope: Scope) -> tuple[tuple, tuple]:
        """The forward and the reverse part of a body."""
        raise NotImplementedError

    def overwrite(self, s: Assign, name: str, scope: Scope) -> tuple[list, list]:
        """Statements that save what `s` overwrites, and that restore it."""
        raise NotImplementedError

    # -- names ------------------------------------------------------------------------------------
    def taken_in(self, scope: Scope) -> set[str]:
        """The names that a new one in a scope must not be: a function's are its own."""
        if scope not in self.taken:
            self.taken[scope] = set(self.author)
        return self.taken[scope]

    def bar(self, name: str, scope: Scope) -> str:
        """The name of the cotangent of `name`."""
        home = self.kinds.scope(name, scope)
        # in a function, the cotangent of a name of the top level is a local of its own
        key = (scope if home is None else home, name)
        if key not in self.names:
            self.names[key] = fresh(self.taken_in(key[0]), f"d{name}")
        return self.names[key]

    def b(self, name: str, scope: Scope) -> Expr:
        return self.graph.var(self.bar(name, scope))

    def active(self, name: str, scope: Scope) -> bool:
        return self.activity.is_active(name, scope)

    def active_names(self, scope: Scope) -> list[str]:
        """The names whose cotangents a scope keeps, in a fixed order."""
        own = sorted(n for s, n in self.activity.varied & self.activity.useful if s == scope)
        own = [n for n in own if not has_no_name(n)]
        if scope is not None:
            return own + [n for n in self.globals_read[scope] if n not in own]
        return own

    def zero(self, name: str, scope: Scope) -> Assign:
        """The statement that starts a cotangent at 0."""
        x = self.graph.var(name)
        kind = self.kinds.of(x, scope)
        if kind == "list":
            return Assign((self.bar(name, scope),), (), self.graph.node(ir.LIST, ()))
        value = ZERO
        if kind not in NUMBERS:
            if self.kinds.scope(name, scope) == scope:
                self.saves.need(name, scope)
            value = self.graph.node(ir.constant_form("zeros_like"), (x,))
        return Assign((self.bar(name, scope),), (), value)

    def reset(self, target: str, scope: Scope) -> list:
        """The cotangent of an overwritten name starts again at 0, once the name is restored."""
        kind = self.kinds.of(self.graph.var(target), scope)
        if kind in NUMBERS:
            return [Assign((self.bar(target, scope),), (), ZERO)]
        return [self.zero(target, scope)]

    def keep(self, name: str) -> tuple[list, list]:
        """Save a name of this place's own: only a loop around gives it another value."""
        return self.saves.keep(name) if self.looping else ([], [])

    # -- contributions ----------------------------------------------------------------------------
    def pull(self, value, g, scope: Scope, out=None, own: Expr | None = None) -> list:
        """Statements that add the contributions of `value` to cotangents.

        own: the leaf that the statement assigns; its contribution replaces its cotangent, last.
        """
        found = pull_back(value, g, lambda n: self.active(n, scope), self.kinds, scope, out)
        others, last = [], []
        for leaf, c in found:
            name, index = (leaf.args[0], ()) if leaf.op is None else (
                leaf.args[0].args[0], leaf.args[1:]
            )  # fmt: skip
            target = self.bar(name, scope)
            read = self.graph.var(target)
            if not self.is_once(index, scope):
                last.append(Assign((target,), (), self.added(leaf, read, c, index, scope)))
                continue
            if leaf is own:
                last.append(Assign((target,), index, c))
                continue
            old = self.graph.node(getitem.op, (read, *index)) if index else read
            others.append(Assign((target,), index, self.graph.node(add.op, (old, c))))
        return others + last

    def is_once(self, index, scope: Scope) -> bool:
        """Whether an index names no element twice: `+=` would add once only."""
        return names_once(index) or all(
            self.kinds.of(p, scope) in (*NUMBERS, "slice", "none") or self.is_mask(p, scope)
            for p in index
        )

    def is_mask(self, part, scope: Scope) -> bool:
        """Whether a part of an index is a name of truths, or what is made of such."""
        return self.dtypes.surely(BOOL, part, scope)

    @cached_property
    def dtypes(self) -> Dtypes:
        return Dtypes(self.program)

    def added(self, leaf: Expr, cotangent: Expr, c, index, scope: Scope) -> Expr:
        """A cotangent with c added to the elements that an index with arrays names.

        One vector of indices beside whole axes takes along its axis, which is put first.
        """
        among = [k for k, part in enumerate(index) if not ir.is_whole(part)]
        if len(among) == len(index):
            if any(part is None or part is ... or _is_slice(part) for part in index):
                raise unprinted("index", leaf)
            return call("add_at", cotangent, c, *index)
        (axis, *others) = among
        if others or self.kinds.shapes.axes(index[axis], scope) != 1:
            raise unprinted("index", leaf)
        rank = self.kinds.shapes.axes(leaf.args[0], scope)
        return added_along(cotangent, c, index[axis], axis, rank)


def _is_slice(part) -> bool:
    return type(part) is Expr and part.op is ir.SLICE
