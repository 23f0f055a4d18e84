"""Assignments: to names, to arrays and parts of them, of what calls give, and to stacks."""

import re

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr
from gradcli.core.walks import calls
from gradcli.emit.statements.buffers import Buffers
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.writer import Writer
from gradcli.typed.lowering.assignments import Assignments
from gradcli.typed.refusals import refuse
from gradcli.typed.unread import operands
from gradcli.typed.values import MIXED, Array, Stack, Type, number_of, stack_of


class Writes(Assignments):
    """Writes them, after what they need."""

    def __init__(self, symbols: Symbols, writer: Writer, buffers: Buffers):
        super().__init__(buffers)
        self.symbols, self.writer, self.buffers = symbols, writer, buffers
        self.values, self.language = buffers.values, symbols.language

    def assign(self, s: Assign, start: str) -> None:
        match s:
            case Assign((), (), Call(ir.APPEND) as call):
                self._append(call)
            case Assign(targets, (), Call(ir.POP, (stack,))) if self._is_dropped(s):
                self._pop(stack.args[0], targets)
            case Assign(targets, (), Call() as call) if self.values.by_pointer(call):
                self.call(targets, call)
            case Assign((), _, _):
                pass  # a call without an effect
            case Assign((target,), (), value):
                self._name(target, value, start)
            case Assign((target,), index, value):
                self.part(target, index, value)

    def _is_dropped(self, s: Assign) -> bool:
        """Whether what is popped is an array, or taken by nobody."""
        return not s.targets or type(self.symbols.named(s.targets[0])) is Array

    def _name(self, target: str, value, start: str) -> None:
        found, name = self.symbols.named(target), self.symbols.names[target]
        if type(found) is Stack:
            if target in self.values.stacks.reset:
                self.writer.add(self.language.cleared(name))
        elif type(found) is Array:
            self._array(target, found, value, bool(start))
        elif self.folds_into(value, found) and target not in value.names:
            self.buffers.prepare(*operands(value))
            self.buffers.fold(start or name, name, value)
        else:
            if self._is_mixed(value):
                self.buffers.hold_call(value, found)
            self.buffers.prepare(value)
            if found == "int" and type(value) is float:
                value = int(value)
            number = self.elements.number(value)
            if start:
                self.writer.add(
                    self.language.assign(start, self.values.taken(number, number_of(found)))
                )
            elif self.values.printed(number).text != name:
                self.writer.add(self.values.assigned(name, number, number_of(found)))

    def folds_into(self, value, found: Type) -> bool:
        """Whether a reduction may add up in the place itself of a number that it is for."""
        if type(value) is not Expr or value.op is None:
            return False
        folded = value.op.family == "fold" or value.op.name in ("sum_like", "matmul")
        array = self.symbols.is_array(value.args[0])
        return array and folded and self.symbols.kind(value) == found

    def _array(self, target: str, found: Array, value, new: bool) -> None:
        """An array's name takes a new value: written element by element."""
        name = self.symbols.names[target]
        if type(value) is Expr and value.op is None and value.args[0] == target:
            return
        self.buffers.prepare(value, whole=value)
        once = self.symbols.types.key(target, self.symbols.scope) in self.symbols.types.constants
        if not (new and self.buffers.declare(name, found, value, once)):
            self.array(target, found, value)

    # -- stacks -----------------------------------------------------------------------------------
    def _append(self, call: Call) -> None:
        stack, value = call.args[0].args[0], call.args[1]
        found, stacks = self.symbols.of(value), self.values.stacks
        self.buffers.prepare(value)
        for inner in calls([value]):  # there may be no order of what is popped in a push
            own = stack in stacks.rooms or (self.language.alone and inner.args[0].args[0] == stack)
            if inner.function == ir.POP and own and id(inner) not in self.values.held:
                self.buffers.hold_call(inner)
        if stack in stacks.rooms:
            kind = stacks.rooms[stack].found.kind
            text, count = self.values.stored(value, kind), stacks.counts.get(stack)
            if count and re.search(rf"\b{count}\b", text.text):  # nor of this and the count
                self.writer.add(self.language.assign(stacks.top(stack, call, "{}"), text))
                self.writer.add(self.language.line(f"{count}++"))
            else:
                self.writer.add(self.language.assign(stacks.top(stack, call, "{}++"), text))
        elif type(found) is Array:
            self.buffers.stacked(stack, self.buffers.memory(value), found)
        else:
            whole, name = stacks.is_whole(stack), self.symbols.names[stack]
            text = self.values.stored(value, "int" if whole else "real")
            self.writer.add(self.language.pushed(name, whole, text))

    def _pop(self, stack: str, targets: tuple[str, ...]) -> None:
        """An array goes back into the name that takes it; what nobody takes is dropped."""
        stacks, found = self.values.stacks, stack_of(self.symbols.named(stack)).item
        if targets and found == MIXED:
            found = self.symbols.named(targets[0])
        if found == MIXED:
            refuse(f"the stack {stack}, which holds values of different shapes,")
        if stack in stacks.rooms:
            if stack in stacks.counts:
                self.writer.add(self.language.line(f"{stacks.counts[stack]}--"))
        elif type(found) is not Array:
            self._drop(stack, "")
        elif targets:
            self.buffers.stacked(stack, self.symbols.names[targets[0]], found, back=True)
        else:
            self._drop(stack, self.symbols.shown(self.symbols.count(found)).text)

    def _drop(self, stack: str, count: str) -> None:
        name, whole = self.symbols.names[stack], self.values.stacks.is_whole(stack)
        self.writer.add(self.language.dropped(name, whole, count))

    def _is_mixed(self, value) -> bool:
        """Whether a value is popped from a stack of different shapes: its place says which."""
        return type(value) is Call and self.symbols.of(value) == MIXED
