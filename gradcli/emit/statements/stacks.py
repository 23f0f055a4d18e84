"""Stacks in C: an array where the size is known beforehand, else memory that grows."""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import COMPARE, SIGN, Text
from gradcli.typed.lowering.rooms import rooms
from gradcli.typed.refusals import refuse
from gradcli.typed.values import MIXED, Stack, kind_of, stack_of


class Stacks:
    """The stacks of a function.

    reset: those that are made anew where the program says so; rooms: those of known size; counts:
    of those of them that count their elements, how that is called.
    """

    def __init__(self, symbols: Symbols, body: ir.Body):
        self.symbols = symbols
        stacks = sorted(n for n in ir.assigned(body) if type(symbols.named(n)) is Stack)
        once = [n for n in stacks if _is_made_once(n, body)]
        self.reset = {*stacks} - {*once}
        self.rooms = rooms(symbols.types, body, symbols.scope, once)
        self.counts = {
            n: symbols.fresh(f"{n.removesuffix('_stack')}_count")
            for n, room in self.rooms.items() if room.places is None
        }  # fmt: skip
        self._growing = [n for n in stacks if n not in self.rooms]
        symbols.ahead.update(stacks)

    def count(self, stack: str) -> Text:
        """How many numbers are on a stack."""
        if stack in self.counts:
            return Text(self.counts[stack])
        if type(stack_of(self.symbols.named(stack)).item) is not str:
            refuse(f"the length of {stack}, a stack of other than numbers,")
        return Text(f"(long long){self.symbols.names[stack]}.count", SIGN)

    def top(self, stack: str, call: Call, counted: str) -> str:
        """The place of a stack of known size that a call pushes to, or pops from."""
        places, name = self.rooms[stack].places, self.symbols.names[stack]
        if places is None:
            return f"{name}[{counted.format(self.counts[stack])}]"
        return f"{name}[{self.symbols.shown(places[id(call)]).text}]"

    def popped(self, call: Call, kind: str) -> Text:
        """A number of `kind` that a call pops, as an expression."""
        stack = call.args[0].args[0]
        if stack in self.rooms:
            return Text(self.top(stack, call, "--{}"))
        if kind == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        popped = Text(f"{self.row('pop', stack)}(&{self.symbols.names[stack]})")
        if kind == "real" or self.is_whole(stack):
            return popped
        if kind == "int":
            return Text(f"(long long){popped.text}", SIGN)
        return Text(f"{popped.text} != 0", COMPARE)

    def is_whole(self, stack: str) -> bool:
        """Whether whole numbers are on a stack, which a double may not hold."""
        return kind_of(stack_of(self.symbols.named(stack)).item) == "int"

    def row(self, name: str, stack: str) -> str:
        """The function of our runtime that pushes to a stack, pops or drops."""
        return f"{name}_whole" if self.is_whole(stack) else name

    # -- memory -----------------------------------------------------------------------------------
    def starts(self) -> list[str]:
        """The lines that the body begins with."""
        out, names = [], self.symbols.names
        for n, (found, _, _) in self.rooms.items():
            size = self.symbols.count_in_place(found)
            if size is not None:  # set to 0: compilers cannot tell what is pushed
                out.append(f"{C_TYPES[found.kind]} {names[n]}[{size}] = {{0}};")
        for n, count in self.counts.items():
            # gcc takes a signed one for below 0 in ways through the program that are none
            out.append(f"{'long long' if self.rooms[n].asked else 'size_t'} {count} = 0;")
        of = {n: "whole_stack" if self.is_whole(n) else "stack" for n in self._growing}
        return out + [f"struct {of[n]} {names[n]} = {{0}};" for n in self._growing]

    def frees(self) -> list[str]:
        return [f"free({self.symbols.names[n]}.at);" for n in self._growing]


def _is_made_once(stack: str, body: ir.Body) -> bool:
    """Whether a stack is made once, where the function begins: not in a loop."""
    made = [s for s in ir.statements(body) if type(s) is Assign and stack in s.targets]
    return len(made) == 1 and any(s is made[0] for s in body)
