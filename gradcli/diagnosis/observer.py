"""A run that is observed: the evaluator's compiler, with a look at every node that is evaluated.

Some questions about a result are about its run: which row first gave NaN, where a gradient was
lost.  They are asked after the fact, so an `Observer` runs the program once more, and the usual
run stays as fast as it is.
"""

from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import LOCAL, Coder
from gradcli.language.names.lookup import meaning
from gradcli.language.syntax import surface as s
from gradcli.ops.dispatch import primal


class Place:
    """Where a run was: a node, the calls around it, and the loops around it with their turns."""

    __slots__ = ("node", "calls", "turns")

    def __init__(self, node: s.Node, calls: tuple[s.Call, ...], turns: tuple):
        self.node, self.calls, self.turns = node, calls, turns

    def diagnostic(self, message: str, source) -> Diagnostic:
        """The E0207 of what went wrong here."""
        return self.locate(Diagnostic("E0207", message), source)

    def locate(self, found: Diagnostic, source) -> Diagnostic:
        """`found` with this place, and the turns of its loops in the message."""
        turns = [loop.words(now) for loop, now in self.turns]
        when = f" where {' and '.join(turns)}" if turns else ""
        calls: list[Any] = list(self.calls)
        if calls and calls[-1] is self.node:  # not in the function's text: in a derivative of it
            calls.pop()
            found.message += " within this call"
        found.message += when
        found.located(self.node.span, source)
        found.calls = [(call.span, call.function.id) for call in reversed(calls)]
        return found


class Observer(Coder):
    """Compiles a program so that its run keeps track of where it is.

    `path` has the statements that run and the expressions that are evaluated, the innermost last;
    `calls` those of them that call functions of the program, `loops` the loops.
    """

    __slots__ = ("path", "calls", "loops", "_tests")

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self.path: list[s.Node] = []
        self.loops: list[_Turns] = []
        self.calls: list[s.Call] = []
        self._tests: set[int] = set()  # the tests of while loops, which begin their turns

    def operand(self, node: s.Node) -> tuple[str, object]:
        kind, value = super().operand(node)
        return ("expr", self.expression(node)) if kind == "slot" else (kind, value)

    def observed(self, node: Any, run: Callable) -> Callable:
        path, calls, evaluated = self.path, self.calls, self.evaluated

        def looked_at(f):
            path.append(node)
            x = run(f)
            evaluated(node, f, x)
            path.pop()
            return x

        def called(f):
            calls.append(node)
            x = looked_at(f)
            calls.pop()
            return x

        return called if type(node) is s.Call and self._is_users(node) else looked_at

    def evaluated(self, node: s.Node, frame: list, value) -> None:
        """`node` has given `value`; it is still the last of `path`."""

    def _is_users(self, node: s.Call) -> bool:
        """Whether a call is of a function of the program, in its text: FILE:FUNC makes one more."""
        function = node.function
        if type(function) is not s.Name:
            return False
        target = self.program.target
        whole = self.program.of_function and target is not None and target.node is node
        return not whole and meaning(self.program, self.scope, function.id)[0] in LOCAL

    def begins(self, node: s.Node, frame: list) -> None:
        """The statement `node` begins; the last of `path` is what is around it."""

    def ran(self, node: s.Node, frame: list, signal: str | None) -> None:
        """The statement `node` has run; it is still the last of `path`."""

    def left(self, node: s.Node) -> None:
        """The statement `node` has run, or was left by an error."""

    def test(self, node: s.Node) -> Callable:
        run = super().test(node)
        if id(node) not in self._tests:
            return run

        def turn(f):
            self.loops[-1].count += 1
            return run(f)

        return turn

    def statement(self, node: s.Node) -> Callable:
        if type(node) is s.While:
            self._tests.add(id(node.test))
        run = super().statement(node)
        turns = None
        if type(node) in (s.For, s.While):
            targets = s.walk(node.target) if type(node) is s.For else ()
            names = [n.id for n in targets if type(n) is s.Name and n.id in self.scope.bindings]
            place = self.source.place(node.span[0]) if node.span else "line 0"
            turns = [(name, self.place(name)[1]) for name in names], place

        def afresh(f):  # an exception that the program caught may have left both longer
            depth, count, deep = len(self.path), len(self.loops), len(self.calls)
            self.begins(node, f)
            self.path.append(node)
            if turns:
                self.loops.append(_Turns(*turns, f))
            try:
                signal = run(f)
                self.ran(node, f, signal)
                return signal
            finally:
                self.left(node)
                del self.path[depth:], self.loops[count:], self.calls[deep:]

        return afresh

    def where(self) -> Place:
        """Where the run is now."""
        turns = tuple([(loop, loop.now()) for loop in self.loops])
        return Place(self.path[-1], tuple(self.calls), turns)


class _Turns:
    """One loop that runs: its variables' slots in the frame, or how many turns it has begun."""

    __slots__ = ("slots", "place", "frame", "count")

    def __init__(self, slots: list[tuple[str, int]], place: str, frame: list):
        self.slots, self.place, self.frame, self.count = slots, place, frame, 0

    def now(self):
        """What tells this turn from the others."""
        frame = self.frame
        return [frame[slot] for _, slot in self.slots] if self.slots else self.count

    def words(self, now) -> str:
        if not self.slots:
            return f"the loop at {self.place} is in turn {now}"
        return " and ".join(f"{name} = {shown(x)}" for (name, _), x in zip(self.slots, now))


def shown(x) -> str:
    """A value in a few characters."""
    x = primal(x)
    if type(x) is float:
        return f"{x:.6g}"
    return repr(x) if type(x) in (int, bool, str) else "…"
