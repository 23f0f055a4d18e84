"""Which way the tests and comparisons of a run went."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.run import run
from gradcli.evaluator.values.array import primal
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s

STEPS = 20_000  # of a run: a loop may have no end at a point that nobody has in mind
Ways = frozenset[tuple[int, bool]]  # the identity of a node, and what it gave at least once


def ways(program: Program, point: dict) -> Ways | None:
    """What each test and comparison of a run at `point` gave; None where it fails, or is long."""
    taken: set[tuple[int, bool]] = set()

    def coder(program: Program, watched: frozenset[str]) -> Coder:
        made = _Branches(program, watched)
        made.taken = taken
        return made

    try:
        run(program, point, write=lambda text: None, coder=coder, limits=Limits(steps=STEPS))
    except Diagnostic:
        return None
    return frozenset(taken)


class _Branches(Coder):
    """Compiles a program so that its run keeps what its tests and comparisons gave."""

    taken: set[tuple[int, bool]]
    __slots__ = ("taken",)

    def test(self, node: s.Node) -> Callable:
        return self._kept(node, super().test(node))

    def observed(self, node: s.Node, run: Callable) -> Callable:
        return self._kept(node, run) if type(node) is s.Compare else run

    def _kept(self, node: s.Node, run: Callable) -> Callable:
        def kept(f):
            x = run(f)
            self.taken.update((id(node), bool(truth)) for truth in _truths(primal(x)))
            return x

        return kept


def _truths(x) -> list:
    """The truths of a comparison: of an array one for each element."""
    if type(x) is bool:
        return [x]
    from numpy import ravel

    return ravel(x).tolist()
