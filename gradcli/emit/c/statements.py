"""Statements in C: assignments, branches, loops, calls with several results, and what is freed."""

from collections import Counter
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import (
    Assign,
    Call,
    Def,
    Expr,
    For,
    If,
    Leave,
    While,
    assert_never,
    fresh,
    same,
)
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.walks import leaves
from gradcli.emit.c.elements import flat
from gradcli.emit.c.expressions import Text
from gradcli.emit.c.folds import STEPS, changed
from gradcli.emit.c.loops import Loops
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.c.scopes import Declared
from gradcli.emit.c.text import Block, Line
from gradcli.emit.c.types.parts import At, Cut, axes_of, part_of, subscript
from gradcli.emit.c.types.unread import operands
from gradcli.emit.c.types.values import Array, Stack, Type
from gradcli.lowering.raising.restore import AUGMENTED, SYMBOLS
from gradcli.ops.arrays import getitem


class Statements(Loops):
    """The part of a function's printer that writes statements.

    declared: where names are declared; given: the names that are declared by the signature, or
    before the body; stacks: the names of stacks, in order; author: the names of the program's
    author; reading: in how many places each name is read.
    """

    declared: Declared
    given: set[str]
    stacks: list[str]
    author: frozenset[str]
    reading: Counter[str]

    def body(self, statements: tuple, last: tuple = ()) -> list[Line]:
        """The lines of statements; `last` are the values that the whole gives back after them."""
        outer, self.out = self.out, []
        rest = list(statements)
        while rest:
            calls = []
            while rest and self.is_call_read_once(rest[0]):
                calls.append(rest.pop(0))
            self.held = {}
            reads = ir.reads(rest[0]) if rest else last
            once = not rest or self.is_made_once(rest[0])
            read = ir.names(*reads) if once and self.is_plain(reads) else set()
            for s in calls:
                if s.targets[0] not in read:
                    self.statement(s)
            self.held = {}
            for s in calls:
                if s.targets[0] in read:
                    self.prepare(*s.value.args)
                    name = self.types.graph.var(s.targets[0])
                    self.held[id(name)] = self.call_text(s.value)
            if rest:
                self.statement(rest.pop(0))
                self.held = {}  # what it writes may change what was computed for it
        if last:
            self.leave(last)
        inner, self.out = self.out, outer
        return inner

    def is_made_once(self, s) -> bool:
        """Whether what a statement reads is computed once: not by a loop, and for no slice."""
        match s:
            case Assign((target,), index, _) if index:
                array = self.types.name(target, self.scope)
                return type(part_of(self.types, array, index, self.scope)) is not Array
        return type(s) in (Assign, If, Leave)

    def statement(self, s) -> None:
        inline = self.declare(s)
        match s:
            case Assign():
                self.assign(s, inline)
            case If(test, then, orelse):
                self.prepare(test)
                self.branches(test, then, orelse)
            case For():
                self.loop(s)
            case While(test, body):
                self.repeat(test, body)
            case Leave("return", values):
                self.leave(values)
            case Leave(how, _):
                self.out.append(f"{how};")
            case Def():
                raise AssertionError("functions are printed by themselves")
            case _:
                assert_never(s)

    # -- declarations -----------------------------------------------------------------------------
    def declare(self, s) -> str:
        """Declare what is declared at a statement; the type that its one target's line starts with.

        That is so where the statement assigns a number that is declared nowhere before.
        """
        names = [n for n in self.declared.at.get(id(s), ()) if n not in self.given]
        if type(s) is Assign:
            names.sort(key=lambda n: s.targets.index(n) if n in s.targets else len(s.targets))
        single = type(s) is Assign and not s.index and len(s.targets) == 1
        if single and s.targets[0] in names and s.targets[0] not in self.declared.zero:
            found = self.types.name(s.targets[0], self.scope)
            if found in NUMBERS and not self.by_pointer(s.value):
                names.remove(s.targets[0])
                self.declarations(names)
                return C_TYPES[found] + " "
            if type(found) is Array and type(s.value) is not Call:
                names.remove(s.targets[0])
                self.declarations(names)
                return "array"
        self.declarations(names)
        return ""

    def declarations(self, names: list[str]) -> None:
        """A line for the names of each type."""
        lines: dict[str, list[str]] = {}
        for n in names:
            found = self.types.name(n, self.scope)
            zero = n in self.declared.zero
            if type(found) is Array:
                text = self.declaration(self.names[n], found, 0.0 if zero else None)
                if text:
                    self.out.append(text)
            elif found in NUMBERS:
                value = " = false" if found == "bool" else " = 0"
                lines.setdefault(C_TYPES[found], []).append(self.names[n] + (value if zero else ""))
        self.out += [f"{kind} {', '.join(parts)};" for kind, parts in lines.items()]

    # -- assignments ------------------------------------------------------------------------------
    def assign(self, s: Assign, start: str) -> None:
        match s:
            case Assign((), (), Call(ir.APPEND) as call):
                self.append(call)
            case Assign(targets, (), Call(ir.POP, (stack,))) if self.is_dropped(s):
                self.pop(stack.args[0], targets)
            case Assign(targets, (), Call() as call) if self.by_pointer(call):
                self.call(targets, call)
            case Assign((), _, _):
                pass  # a call without an effect
            case Assign((target,), (), value):
                self.assign_name(target, value, start)
            case Assign((target,), index, value):
                self.write(target, index, value)

    def is_dropped(self, s: Assign) -> bool:
        """Whether what is popped is an array, or taken by nobody."""
        return not s.targets or type(self.types.name(s.targets[0], self.scope)) is Array

    def assign_name(self, target: str, value, start: str) -> None:
        found, name = self.types.name(target, self.scope), self.names[target]
        if type(found) is Stack:
            if target in self.reset:
                self.out.append(f"{name}.count = 0;")
        elif type(found) is Array:
            self.assign_array(target, found, value, start == "array")
        elif self._folds_into(value, found) and target not in value.names:
            self.prepare(*operands(value))
            self.fold(start + name, name, value)
        else:
            if self.is_mixed(value):
                self.hold_call(value, found)
            self.prepare(value)
            if found == "int" and type(value) is float:
                value = int(value)
            sign = None if start else self._augmented(value, self.types.graph.var(target))
            if sign:
                self.out.append(f"{name} {sign}= {self.text(value.args[1]).text};")
            elif (text := self.text(value).text) != name:
                self.out.append(f"{start}{name} = {text};")

    def _folds_into(self, value, found: Type) -> bool:
        """Whether a reduction may add up in the place itself of a number that it is for."""
        if type(value) is not Expr or value.op is None:
            return False
        array = type(self.types.of(value.args[0], self.scope)) is Array
        return array and value.op.name in (*STEPS, "matmul") and self.kind(value) == found

    def _augmented(self, value, own: Expr) -> str | None:
        """The sign of `x = x + e`, which is written `x += e`."""
        if type(value) is not Expr or value.op is None or value.op.name not in AUGMENTED:
            return None
        whole = value.op.name == "divide" and self.kind(own) != "real"
        return SYMBOLS[value.op.name] if value.args[0] is own and not whole else None

    def assign_array(self, target: str, found: Array, value, new: bool) -> None:
        """An array's name takes a new value: written element by element."""
        name = self.names[target]
        if type(value) is Expr and value.op is None and value.args[0] == target:
            return
        self.prepare(value, whole=value)
        once = self.types.key(target, self.scope) in self.types.constants
        line = self.declaration(name, found, value, "const " if once else "") if new else ""
        if line:
            self.out.append(line)
        if "=" in line:
            return
        if not self.aligned(value, target, None):
            self.hold(value)
        sign = self._augmented(value, self.types.graph.var(target))
        if sign and id(value) not in self.held:
            other = value.args[1]
            self.loops(found.axes, lambda i: self.out.append(changed(
                f"{name}[{self.length(flat(found.axes, i)).text}]", sign,
                self.element(other, self.spread(other, i)),
            )))  # fmt: skip
        else:
            self.store(name, found, value)

    def aligned(self, value, target: str, parts: tuple | None) -> bool:
        """Whether each element of `value` reads of `target` no element but the one in its place.

        parts: the index of the part that is written, None for the whole.
        """
        if type(value) is not Expr or target not in value.names or id(value) in self.held:
            return True
        if value.op is None:
            return parts is None
        if self.types.of(value, self.scope) in NUMBERS and not self._is_element(value):
            return all(self.aligned(a, target, ()) for a in value.args)
        if value.op.name == "getitem" and parts:
            own = type(value.args[0]) is Expr and value.args[0].op is None
            if own and value.args[0].args[0] == target and len(parts) == len(value.args) - 1:
                return all(same(a, b) for a, b in zip(value.args[1:], parts))
            return False
        if value.op.elementwise or value.op in (ir.SELECT, ir.COPY):
            return all(self.aligned(a, target, parts) for a in value.args)
        return False

    def write(self, target: str, index: tuple, value) -> None:
        """An element, or a slice, of an array takes a value."""
        name, found = self.names[target], self.types.name(target, self.scope)
        parts = subscript(self.types, None, found, index, self.scope)
        whole = self.types.graph.node(getitem.op, (self.types.graph.var(target), *index))
        sign = self._augmented(value, whole)
        value = value.args[1] if sign else value
        cut = tuple(p.count for p in parts if type(p) is Cut)
        mixed = self.is_mixed(value)
        if mixed:
            self.hold_call(value, Array(found.kind, cut) if cut else found.kind)
        self.prepare(value)
        if all(type(p) is At for p in parts):
            place = self.length(flat(found.axes, self.within(parts, found.axes, ()))).text
            self.out.append(f"{name}[{place}] {sign or ''}= {self.text(value).text};")
            return
        number = type(value) is Call and not mixed and self.types.of(value, self.scope) in NUMBERS
        if number or not self.aligned(value, target, index):
            if type(self.types.of(value, self.scope)) is Array:
                self.hold(value)
            else:
                self.held[id(value)] = self._kept(value)
        axes = axes_of(parts)

        def one(i) -> None:
            place = self.length(flat(found.axes, self.within(parts, found.axes, i))).text
            if mixed:
                element = Text(f"{self.held[id(value)].text}[{self.length(flat(cut, i)).text}]")
            else:
                element = self.element(value, self.spread(value, i))
            self.out.append(f"{name}[{place}] {sign or ''}= {element.text};")

        self.loops(axes, one)

    def _kept(self, value) -> Text:
        """A number in a name of its own, before a loop: what it reads may change there."""
        name = fresh(self.taken, "value")
        self.out.append(f"{C_TYPES[self.kind(value)]} {name} = {self.text(value).text};")
        return Text(name)

    # -- branches ---------------------------------------------------------------------------------
    def branches(self, test, then: tuple, orelse: tuple) -> None:
        """if, else if, else; what follows a branch that leaves stands after it."""
        if not then and not orelse:
            return
        if_true, if_false = f"if ({self.test(test).text})", f"if ({self.negated(test).text})"
        a, b = self.body(then), self.body(orelse)
        if a and leaves(then):
            self.out.append(Block(if_true, a))
            self.out += b
        elif b and leaves(orelse):
            self.out.append(Block(if_false, b))
            self.out += a
        elif not a:
            if b:
                self.out.append(Block(if_false, b))
        elif not b:
            self.out.append(Block(if_true, a))
        else:
            chained = len(b) == 1 and type(b[0]) is Block and b[0].head.startswith("if ")
            other = b[0]._replace(head=f"else {b[0].head}") if chained else Block("else", b)
            self.out.append(Block(if_true, a, other))

    # -- leaving ----------------------------------------------------------------------------------
    def leave(self, values: tuple) -> None:
        """Give the results back: one number by `return`, others through their pointers."""
        if self.returns:
            (value,) = values
            self.prepare(value)
            name = fresh(self.taken, "result")
            text = self.text(value).text
            self.out.append(Leaving(f"return {text};", f"{C_TYPES[self.returns]} {name} = {text};"))
            return
        for (name, found), value in zip(self.results, values):
            if name not in self.aliases:
                self.prepare(value, whole=value if type(found) is Array else None)
                if type(found) is Array:
                    self.store(name, found, value)
                else:
                    self.out.append(f"*{name} = {self.text(value).text};")
        self.out.append(Leaving("" if self.scope is None else "return;"))


class Leaving(NamedTuple):
    """A way out of a function, where memory is freed: what is known of at its end only.

    line: how it leaves; held: how a result is held first where memory is freed, "" for none.
    """

    line: str
    held: str = ""

    def lines(self, frees: list[str]) -> list[str]:
        if not frees or not self.held:
            return [*frees, *([self.line] if self.line else [])]
        name = self.held.partition(" = ")[0].split()[-1]
        read = self.line.removeprefix("return ").removesuffix(";")
        if read.isidentifier():  # a name outlives the memory
            return [*frees, self.line]
        return [self.held, *frees, f"return {name};"]


def _name(value) -> str | None:
    return value.args[0] if type(value) is Expr and value.op is None else None
