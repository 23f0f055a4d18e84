"""The lines of one function as they are written: in the order of what is computed."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from gradcli.core.ir import fresh
from gradcli.core.types.lengths import Length
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Block, Line, Text, Written
from gradcli.typed.statements import ZERO, Value


class Writer:
    """out: the lines so far of the block that is being written."""

    def __init__(self, symbols: Symbols):
        self.symbols = symbols
        self.out: list[Line] = []
        self._counters: list[str] = []  # of the loops that are open

    def add(self, *lines: Line) -> None:
        self.out += lines

    @contextmanager
    def block(self) -> Iterator[list[Line]]:
        """The lines that are written inside, which stand in no block yet."""
        outer, self.out = self.out, []
        yield self.out
        self.out = outer

    @contextmanager
    def counter(self) -> Iterator[str]:
        """A name for one more loop within those that are open."""
        free = (c for c in "ijklpq" if c not in {*self.symbols.taken, *self._counters})
        name = next(free, None) or fresh(self.symbols.taken.union(self._counters), "k")
        self._counters.append(name)
        yield name
        self._counters.remove(name)

    def loops(self, axes: tuple[Length, ...], inside: Callable[[tuple], None]) -> None:
        """Write loops over all indices of `axes`, around the lines that inside(index) writes."""
        outer = self.out
        index: list[Value] = []
        with ExitStack() as counters:
            for n in axes:
                if n == 1:
                    index.append(ZERO)
                    continue
                k = counters.enter_context(self.counter())
                index.append(Written("int", Text(k)))
                end = self.symbols.turns(n)
                block = Block(self.symbols.language.counting(k, end, type(n) is int), [])
                self.add(block)
                self.out = block.body
            inside(tuple(index))
        self.out = outer

    def fill(self, axes: tuple[Length, ...], place: Callable, value: Callable) -> None:
        """Write loops over `axes` in which the place of each index takes its value, as texts."""
        self.loops(axes, lambda i: self.add(self.symbols.language.assign(place(i), value(i))))
