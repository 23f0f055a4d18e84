"""Calls in C: of functions, whose results may come through pointers, and of stacks."""

import re
from collections import Counter

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.emit.c.arrays import Arrays
from gradcli.emit.c.elements import flat
from gradcli.emit.c.expressions import COMPARE, SIGN, Text
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.c.refusals import refuse
from gradcli.emit.c.stacks import Room
from gradcli.emit.c.text import Block
from gradcli.emit.c.types.parameters import results, returned
from gradcli.emit.c.types.unread import read_order
from gradcli.emit.c.types.uses import calls
from gradcli.emit.c.types.values import MIXED, Array


class Calls(Arrays):
    """The part of a function's printer that writes calls.

    author: the names of the program's author; reading: in how many places each name is read;
    rooms: the stacks of known size; counts: of those that count their elements, how that is called.
    """

    author: frozenset[str]
    reading: Counter[str]
    given: set[str]
    rooms: dict[str, Room]
    counts: dict[str, str]

    def by_pointer(self, value) -> bool:
        """Whether a call gives its results through pointers."""
        if type(value) is not Call or value.function in (ir.APPEND, ir.POP):
            return False
        results = returned(self.types, value.function)
        return len(results) > 1 or type(results[0]) is Array

    def is_call_read_once(self, s) -> bool:
        """Whether a statement names what a function returns, for the one place that reads it.

        There the call itself may stand: functions of a program have no effects.
        """
        match s:
            case Assign((target,), (), Call(function)) if function in self.types.defs:
                once = self.reading[target] == 1 and target not in self.author
                return once and target not in self.given and not self.by_pointer(s.value)
        return False

    def is_plain(self, values) -> bool:
        """Whether values are computed without a loop, in which a call would be made many times."""
        roots = walks.expressions(values)
        return all(
            n.op is None or self.types.of(n, self.scope) in NUMBERS for n in read_order(roots)
        )

    def call_text(self, call: Call, kind: str = "") -> Text:
        """A call whose one result is a number, as an expression."""
        if call.function != ir.POP:
            return Text(f"{self.names[call.function]}({', '.join(self.arguments(call))})")
        stack = call.args[0].args[0]
        if stack in self.rooms:
            return Text(self.top(stack, call, "--{}"))
        popped = Text(f"pop(&{self.names[stack]})")
        kind = kind or self.types.of(call, self.scope)
        if kind == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        if kind == "real":
            return popped
        if kind == "int":
            return Text(f"(long long){popped.text}", SIGN)
        return Text(f"{popped.text} != 0", COMPARE)

    def call(self, targets: tuple[str, ...], call: Call) -> None:
        """A call whose results are written through pointers, in the order of its targets."""
        if not targets:
            return
        self.prepare(*call.args)
        arguments, after = self.arguments(call), []
        for t, found in zip(targets, results(self.types, call, self.scope)):
            own, name = self.types.name(t, self.scope), self.names[t]
            if type(found) is Array:
                if found != own or name in arguments:
                    held = fresh(self.taken, f"{name}_new")
                    line = self.declaration(held, found)
                    if line:
                        self.out.append(line)
                    arguments.append(held)
                    after.append((name, own, held))
                else:
                    arguments.append(name)
            elif found == own:
                arguments.append(name[1:] if name.startswith("*") else f"&{name}")
            else:
                held = fresh(self.taken, f"{name}_new")
                self.out.append(f"{C_TYPES[found]} {held};")
                arguments.append(f"&{held}")
                after.append((name, own, held))
        self.out.append(f"{self.names[call.function]}({', '.join(arguments)});")
        for name, own, held in after:
            if type(own) is Array:
                self.loops(own.axes, lambda i, name=name, own=own, held=held: self.out.append(
                    f"{name}[{(k := self.length(flat(own.axes, i)).text)}] = {held}[{k}];"
                ))  # fmt: skip
            else:
                self.out.append(f"{name} = {held};")

    def hold_call(self, call: Call, found=None) -> None:
        """What a call gives goes into a name of its own: an array, or what has to be in order."""
        found = found or self.types.of(call, self.scope)
        if found == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        name = fresh(self.taken, "result")
        if type(found) is not Array:
            self.out.append(f"{C_TYPES[found]} {name} = {self.call_text(call, found).text};")
            self.held[id(call)] = Text(name)
            return
        line = self.declaration(name, found)
        if line:
            self.out.append(line)
        if call.function == ir.POP:
            self.stacked(f"&{self.names[call.args[0].args[0]]}", name, found, back=True)
        else:
            self.prepare(*call.args)
            arguments = ", ".join([*self.arguments(call), name])
            self.out.append(f"{self.names[call.function]}({arguments});")
        self.held[id(call)] = Text(name)

    def top(self, stack: str, call: Call, counted: str) -> str:
        """The place of a stack of known size that a call pushes to, or pops from."""
        places = self.rooms[stack].places
        if places is None:
            return f"{self.names[stack]}[{counted.format(self.counts[stack])}]"
        return f"{self.names[stack]}[{self.length(places[id(call)]).text}]"

    def count(self, stack: str) -> Text:
        """How many numbers are on a stack."""
        if stack in self.counts:
            return Text(self.counts[stack])
        if type(self.types.name(stack, self.scope).item) is not str:
            refuse(f"the length of {stack}, a stack of other than numbers,")
        return Text(f"(long long){self.names[stack]}.count", SIGN)

    def append(self, call: Call) -> None:
        stack, value = call.args[0].args[0], call.args[1]
        found, name = self.types.of(value, self.scope), f"&{self.names[stack]}"
        self.prepare(value)
        if stack in self.rooms:
            for inner in calls([value]):  # C has no order of what is popped in a push
                if inner.function == ir.POP and id(inner) not in self.held:
                    self.hold_call(inner)
            text, count = self.text(value).text, self.counts.get(stack)
            if count and re.search(rf"\b{count}\b", text):  # C has no order of this and the count
                self.out += [f"{self.top(stack, call, '{}')} = {text};", f"{count}++;"]
            else:
                self.out.append(f"{self.top(stack, call, '{}++')} = {text};")
            return
        if type(found) is Array:
            self.stacked(name, self.storage(value), found)
        else:
            self.out.append(f"push({name}, {self.text(value).text});")

    def pop(self, stack: str, targets: tuple[str, ...]) -> None:
        """An array goes back into the name that takes it; what nobody takes is dropped."""
        found, name = self.types.name(stack, self.scope).item, f"&{self.names[stack]}"
        if targets and found == MIXED:
            found = self.types.name(targets[0], self.scope)
        if found == MIXED:
            refuse(f"the stack {stack}, which holds values of different shapes,")
        if stack in self.rooms:
            if stack in self.counts:
                self.out.append(f"{self.counts[stack]}--;")
            return
        if type(found) is not Array:
            self.out.append(f"pop({name});")
            return
        if targets:
            self.stacked(name, self.names[targets[0]], found, back=True)
        else:
            self.out.append(f"drop({name}, {self.length(self.size(found)).text});")

    def stacked(self, stack: str, array: str, found: Array, back: bool = False) -> None:
        """An array goes on a stack, whose numbers are doubles, or back from it."""
        size = self.length(self.size(found)).text
        if found.kind == "real":
            self.out.append(f"{'pop_all' if back else 'push_all'}({stack}, {array}, {size});")
            return
        k = self.counter()
        ways = f"{k} = {size}; {k}-- > 0;" if back else f"{k} = 0; {k} < {size}; {k}++"
        line = f"{array}[{k}] = pop({stack});" if back else f"push({stack}, {array}[{k}]);"
        self.out.append(Block(f"for (long long {ways})", [line]))
        self.counters.pop()

    def is_mixed(self, value) -> bool:
        """Whether a value is popped from a stack of different shapes: its place says which."""
        return type(value) is Call and self.types.of(value, self.scope) == MIXED
