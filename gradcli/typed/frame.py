"""What the lowering of one function knows, a view of its types, and what it makes of it."""

from gradcli.core import ir
from gradcli.core.ir import Assign, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope
from gradcli.typed.infer import Types
from gradcli.typed.lowering.view import View
from gradcli.typed.statements import Const, Function, Get, Statement, Value
from gradcli.typed.values import Array, Stack, kind_of


class Frame(View):
    """made: what becomes of the function; written: the names whose elements its body assigns; out:
    the statements so far of the block that is being made.
    """

    def __init__(self, types: Types, scope: Scope, body: ir.Body, name: str):
        super().__init__(types, scope)
        self.made = Function(name)
        self.taken = {*types.told.taken, *types.program.taken, *types.defs}
        self.written = {s.targets[0] for s in ir.statements(body) if type(s) is Assign and s.index}
        self.assigned = ir.assigned(body)
        self.out: list[Statement] = []

    def add(self, *statements: Statement) -> None:
        self.out += statements

    def fresh(self, base: str) -> str:
        return fresh(self.taken, base)

    def slot(self, base: str, kind: str) -> Get:
        """A new name for a number."""
        name = self.fresh(base)
        self.made.slots[name] = kind
        return Get(kind, name)

    def memory(self, base: str, found: Array) -> str:
        """A new array."""
        name = self.fresh(base)
        self.take(name, found)
        return name

    def take(self, name: str, found: Array) -> None:
        """Memory for an array of the function's own."""
        self.made.arrays[name] = found.kind, self.size(found)
        self.made.kinds[name] = found.kind

    def constant(self, name: str) -> Value | None:
        """The number that a name of the language's own stands for."""
        known = self.types.program.constants
        return Const("real", float(known[name])) if name in known else None

    def asks_stack(self, stack: str) -> None:
        self.made.stacks[stack] = self.stack_kind(stack)

    def stack_kind(self, stack: str) -> str:
        """The kind of the numbers on a stack."""
        found = self.named(stack)
        kind = kind_of(found.item if isinstance(found, Stack) else None)
        return kind if kind in NUMBERS else "real"
