"""The slice of a file that one of its functions depends on, each statement parsed when reached.

A static slice (Weiser, "Program slicing", ICSE 1981) over the statements of the top level: those
that bind a name the function uses, that change such a name's value, and what those use in turn.
A test for `__name__` is never of it: a program is run as a module is imported.
"""

from collections.abc import Callable

from gradcli.language.names.outline import CHANGING, Statement, classes
from gradcli.language.names.scopes import Scope, scopes
from gradcli.language.syntax import surface as s


class Slice:
    """The statements of a file that names depend on, as they are found, each as `parsed` has it."""

    def __init__(self, statements: list[Statement], parsed: Callable[[Statement], s.Module]):
        self.statements, self.parsed = statements, parsed
        self.chosen: dict[int, s.Module] = {}
        self.needed: set[str] = set()
        self.dirty: set[int] = set()  # functions by which a needed variable may change
        self.runs: set[int] = set()  # the statements that run of themselves
        self.binders: dict[str, list[int]] = {}
        self.changers: dict[str, list[int]] = {}
        self.users: dict[str, list[int]] = {}
        for i, part in enumerate(statements):
            if part.first == "if" and "__name__" in part.words:
                continue
            for table, names in (
                (self.binders, part.binds), (self.changers, part.changes), (self.users, part.words),
            ):  # fmt: skip
                for name in names:
                    table.setdefault(name, []).append(i)
            if part.first not in ("def", "class", "import", "from"):
                self.runs.add(i)
        modules = {name for x in statements if x.first in ("import", "from") for name in x.binds}
        groups = (names - modules for i in self.runs for names in statements[i].aliases)
        self.aliases = classes(groups)  # a name -> those that may stand for what it stands for
        self.impure = self._impure()

    def _impure(self) -> set[str]:
        """The names of functions that may change what they are given."""
        found = set()
        waiting = [*CHANGING, *(name for x in self.statements if x.mutates for name in x.binds)]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found.add(name)
            for i in self.users.get(name, ()):
                part = self.statements[i]
                if i not in self.runs or not part.words.isdisjoint(("def", "lambda")):
                    waiting += part.binds
        return found

    def need(self, name: str) -> None:
        """Choose all that the value of `name` depends on."""
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name in self.needed:
                continue
            self.needed.add(name)
            for i in self.binders.get(name, ()):
                self._choose(i, waiting)
            if any(i in self.runs for i in self.binders.get(name, ())):
                self._changes(name, waiting)

    def choose_all(self) -> set[str]:
        """Choose every statement; the names that they use."""
        waiting: list[str] = []
        for i in range(len(self.statements)):
            self._choose(i, waiting)
        return set(waiting)

    def _choose(self, i: int, waiting: list[str]) -> None:
        if i in self.chosen:
            return
        module = self.chosen[i] = self.parsed(self.statements[i])
        waiting += outer_reads(scopes(module))

    def _changes(self, variable: str, waiting: list[str]) -> None:
        """Choose what may change the value of a variable, itself or by a function it calls, by any
        of its names."""
        names = self.aliases.get(variable, {variable})
        for i in (i for name in names for i in self.users.get(name, ())):
            if i in self.runs and self.statements[i].words & self.impure:
                self._choose(i, waiting)
        changers = [i for name in names for i in self.changers.get(name, ())]
        while changers:
            i = changers.pop()
            if i in self.runs:
                self._choose(i, waiting)
            elif i not in self.dirty:
                self.dirty.add(i)
                for name in self.statements[i].binds:
                    changers += self.users.get(name, ())


def outer_reads(scope: Scope, top: Scope | None = None) -> set[str]:
    """The names that a statement takes from around it: the scopes in `scope` from around `top`."""
    top = top or scope
    return {
        read.start.id
        for inner in scope.walk()
        for read in inner.reads
        if read.start is not None and inner.home(read.start.id) in (None, top)
    }
