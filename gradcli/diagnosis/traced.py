"""Values that know which variables a derivative would reach from them.

A row passes the variables of its arguments on exactly where a tape would connect them.  Where
someone takes the plain value out (a comparison, `int`, `stop_gradient`) the observer is told.
"""

from typing import Protocol

from gradcli.evaluator.values.array import Array
from gradcli.ops.dispatch import World, apply
from gradcli.ops.rows import Op

NONE: frozenset[str] = frozenset()
MANY = 50  # elements of a list that are looked at for variables


class Watcher(Protocol):
    """Who is told what happens to the variables."""

    def cut(self, names: frozenset[str]) -> None:
        """A plain value that depends on `names` is taken out, or tested, here."""

    def row(self, op: Op, traced: list[bool], args: tuple, out, attrs: dict) -> None:
        """A row gave `out`; `traced` says which of its plain `args` depend on a variable."""


class Traced(World):
    """A number or array, and the variables that a derivative would reach from it."""

    __slots__ = ("inner", "names", "watcher")
    level = 1

    def __init__(self, inner, names: frozenset[str], watcher: Watcher):
        self.inner, self.names, self.watcher = inner, names, watcher

    def __repr__(self):
        return repr(self.inner)

    @property
    def value(self):
        self.watcher.cut(self.names)
        return self.inner

    @property
    def shape(self):
        return getattr(self.inner, "shape", ())

    @property
    def dtype(self):
        import numpy as np

        return np.result_type(self.inner)  # as of `shape`: to ask for it takes no value out

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        traced = [type(a) is cls for a in args]
        raw = tuple([a.inner if t else a for a, t in zip(args, traced)])
        out = apply(op, raw, attrs)
        passed = lost = NONE
        for i, a in enumerate(args):
            if traced[i]:
                watcher = a.watcher
                if op.arg(i).rule:
                    passed |= a.names
                else:
                    lost |= a.names
        watcher.row(op, traced, raw, out, attrs)
        if lost - passed:
            watcher.cut(lost - passed)
        return cls(out, passed, watcher) if passed else out


def names_in(x) -> frozenset[str]:
    """The variables that a derivative would reach from a value of the evaluator."""
    if type(x) is Array:
        x = x.get()
    if type(x) is Traced:
        return x.names
    if type(x) in (list, tuple) and len(x) <= MANY:
        return NONE.union(*map(names_in, x))
    return NONE
