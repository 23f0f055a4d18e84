"""Which names may be set once more after they have a value: what Rust calls mutable."""

from collections.abc import Iterable

from gradcli.core import ir
from gradcli.core.ir import Assign, For, If, Leave, While
from gradcli.emit.statements.scopes import Declared

Names = frozenset[str]


def reassigned(body: ir.Body, places: Declared) -> set[str]:
    """These names of a body, where `places` declares them: each time one is declared it is new."""
    ways = _Ways(places)
    ways.walk(body, frozenset(), [])
    return ways.found


class _Ways:
    """found: the names that some way through the body sets again."""

    def __init__(self, places: Declared):
        self.places = places
        self.found: set[str] = set()

    def walk(self, statements: Iterable, held: Names, out: list[Names]) -> Names | None:
        """The names that may have a value after statements, of those that may have one before;
        None where no way reaches their end.

        out: what may have a value where a way leaves a loop, or a round of it.
        """
        for s in statements:
            new = self.places.at.get(id(s), ())
            held = held.difference(new).union(n for n in new if n in self.places.zero)
            match s:
                case Assign(targets, ()):
                    held = self._set(targets, held)
                case If(_, then, orelse):
                    ways = [self.walk(then, held, out), self.walk(orelse, held, out)]
                    if ways == [None, None]:
                        return None
                    held = frozenset().union(*(way or () for way in ways))
                case For() | While():
                    held = self._around(s, held)
                case Leave():
                    out.append(held)
                    return None
        return held

    def _set(self, names: Iterable[str], held: Names) -> Names:
        self.found.update(held.intersection(names))
        return held.union(names)

    def _around(self, s: For | While, held: Names) -> Names:
        """The same of a loop, whose rounds come after one another."""
        for _ in range(2):
            if type(s) is For and id(s) in self.places.outer:
                held = self._set((s.name,), held)
            ends: list[Names] = []
            end = self.walk(s.body, held, ends)
            held = held.union(end or (), *ends)
        return held
