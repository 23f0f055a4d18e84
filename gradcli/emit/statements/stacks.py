"""Stacks: an array where the size is known beforehand, else memory that grows."""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call
from gradcli.core.types import lengths
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Text
from gradcli.typed.lowering.rooms import rooms
from gradcli.typed.refusals import refuse
from gradcli.typed.values import MIXED, Stack, kind_of, stack_of


class Stacks:
    """The stacks of a function.

    reset: those that are made anew where the program says so; rooms: those of known size; counts:
    of those of them that count their elements, how that is called.
    """

    def __init__(self, symbols: Symbols, body: ir.Body):
        self.symbols, self.language = symbols, symbols.language
        stacks = sorted(n for n in ir.assigned(body) if type(symbols.named(n)) is Stack)
        once = [n for n in stacks if _is_made_once(n, body)]
        self.reset = {*stacks} - {*once}
        found = rooms(symbols.types, body, symbols.scope, once)
        steps = self.language.steps
        self.rooms = {n: room for n, room in found.items() if steps or room.places is not None}
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
        return self.language.held(self.symbols.names[stack])

    def top(self, stack: str, call: Call, counted: str) -> str:
        """The place of a stack of known size that a call pushes to, or pops from."""
        places, name = self.rooms[stack].places, self.symbols.names[stack]
        if places is None:
            return self.language.item(name, lengths.name(counted.format(self.counts[stack])))
        return self.language.item(name, self.symbols.in_names(places[id(call)]))

    def popped(self, call: Call, kind: str) -> Text:
        """A number of `kind` that a call pops, as an expression."""
        stack = call.args[0].args[0]
        if stack in self.rooms:
            return Text(self.top(stack, call, "--{}"))
        if kind == MIXED:
            refuse(f"a stack of values of different shapes, {call.args[0]},")
        whole = self.is_whole(stack)
        popped = self.language.popped(self.symbols.names[stack], whole)
        if whole:
            return self.language.stored(popped, "int", kind)
        if kind == "real":
            return popped
        return (
            self.language.as_whole(popped, "real")
            if kind == "int"
            else self.language.as_test(popped, "real")
        )

    def is_whole(self, stack: str) -> bool:
        """Whether whole numbers are on a stack, which a double may not hold."""
        return kind_of(stack_of(self.symbols.named(stack)).item) == "int"

    # -- memory -----------------------------------------------------------------------------------
    def starts(self) -> list[str]:
        """The lines that the body begins with."""
        out, names = [], self.symbols.names
        for n, (found, _, _) in self.rooms.items():
            size = self.symbols.count_in_place(found)
            if size is not None:  # set to 0: compilers cannot tell what is pushed
                out.append(self.language.array(names[n], found.kind, size, (), True, False))
        for n, count in self.counts.items():
            out.append(self.language.count(count, self.rooms[n].asked))
        return out + [self.language.stack(names[n], self.is_whole(n)) for n in self._growing]

    def frees(self) -> list[str]:
        found = (self.language.freed(f"{self.symbols.names[n]}.at") for n in self._growing)
        return [line for line in found if line]


def _is_made_once(stack: str, body: ir.Body) -> bool:
    """Whether a stack is made once, where the function begins: not in a loop."""
    made = [s for s in ir.statements(body) if type(s) is Assign and stack in s.targets]
    return len(made) == 1 and any(s is made[0] for s in body)
