"""Why a target has no derivative by a variable: the program run once more, to see where it is lost.

The variables run through it as `Traced` values.  Where one is taken out of them its place is a
*cut*.  What is computed from there on is plain, so cuts are followed beside it: a statement
collects those of the names and elements that it reads and of the tests it stands under, and leaves
them with what it assigns.  This follows too much rather than too little: a target that carries no
cut of a variable, and does not hold it, does not depend on it at all.
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from gradcli.diagnosis.observer import Observer
from gradcli.diagnosis.traced import NONE, names_in
from gradcli.evaluator.closures.code import LOCAL, Coder
from gradcli.evaluator.values.array import Array
from gradcli.language.names.lookup import meaning
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import SPREAD
from gradcli.ops.rows import Op

# Kinds of nodes, by name: those that hold blocks, that leave a block, that have a scope.
BLOCKS = ("If", "For", "While", "With", "Try")
LOOPS = ("For", "While")
JUMPS = ("Break", "Continue", "Return", "Raise", "Assert")
FAILS = ("Raise", "Assert")
SCOPES = ("Def", "Lambda", "Comprehension")
MUTABLE = ("list", "dict", "Array")

Cuts = frozenset  # of (variable, key of a cut)


class Statement:
    """What is known of a statement before it runs.

    `slots` of the names that it may assign, `cells` (depth, slot) of those whose elements it may
    write; `inside` the kinds of the nodes in it, those of functions left out.
    """

    __slots__ = ("kind", "slots", "cells", "inside", "scope")

    def __init__(self, owner: "Tracer", node: s.Node):
        self.kind, self.scope = type(node).__name__, owner.scope
        within = list(_within(node))
        self.inside = {type(n).__name__ for n in within}
        self.slots = owner.slots_in(node)
        roots = {root for n in within for root in _written(owner, n)}
        bound = [name for name in roots if _is_bound(owner, name)]
        self.cells = [owner.place(name) for name in bound]

    @property
    def is_block(self) -> bool:
        return self.kind in BLOCKS


def _within(node: s.Node):
    """`node` and the nodes below it, without the bodies of functions."""
    stack = [node]
    while stack:
        n = stack.pop()
        yield n
        if type(n).__name__ not in SCOPES:
            stack.extend(s.children(n))


def _is_bound(owner: Coder, name: str) -> bool:
    """Whether `name` is a variable in the code being compiled."""
    return meaning(owner.program, owner.scope, name)[0] in LOCAL


def _written(owner: Coder, node: s.Node) -> list[str]:
    """The names whose elements a node may write: a[i] = e, a.append(e), f(a)."""
    if type(node) is s.Assign:
        found = [n.value for t in node.targets for n in s.walk(t) if type(n) is s.Subscript]
    elif type(node) is s.AugAssign:
        found = [node.target]
    elif type(node) is s.Call and type(node.function) is s.Attribute:
        found = [node.function.value]
    elif type(node) is s.Call and type(node.function) is s.Name:
        found = list(node.args) if _is_bound(owner, node.function.id) else []
    else:
        return []
    return [root.id for root in map(_root, found) if type(root) is s.Name]


def _root(node: Any) -> s.Node:
    while type(node) in (s.Subscript, s.Attribute):
        node = node.value
    return node


class Tracer(Observer):
    """Follows the variables through a run, and the cuts after them.

    cut_nodes     key of a cut -> (its node, whether in a test); what happened last is the last
    read_nodes    ids of the names that were read; `ran_nodes` of all that ran
    unread        (frame, slot) -> (the statement, variables) of a value nobody has read yet
    over          variable -> the statement that assigned over such a value
    """

    __slots__ = (
        "cut_nodes", "read_nodes", "ran_nodes", "unread", "over", "module", "ended",
        "_now", "_of", "_kept", "_given", "_jumped", "_failed", "_catches", "_seen", "_testing",
        "_starts", "_argument", "_arguments",
    )  # fmt: skip

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self.cut_nodes: dict = {}
        self.read_nodes: set[int] = set()
        self.ran_nodes: set[int] = set()
        self.unread: dict = {}
        self.over: dict[str, s.Node] = {}
        self.module: list | None = None
        self.ended: Cuts = NONE  # of the program's last expression
        self._now: Cuts = NONE  # of what has been evaluated in this statement, and its tests
        self._of: dict = {}  # (frame, slot), or the id of a list or an array -> Cuts
        self._kept: dict = {}  # so that no id is given again
        self._given: Cuts = NONE  # of what this call has returned
        self._jumped: Cuts = NONE  # of the tests of jumps in this call: what follows hangs on them
        self._failed: Cuts = NONE  # of the tests of exceptions
        self._seen: set = set()  # (frame, slot) read since it was assigned
        self._testing = 0
        self._starts: dict = {}
        # where nothing is caught, a program that ends is one in which nothing was raised
        self._catches = any(type(n).__name__ == "Try" for n in s.walk(program.module))
        self._argument: dict[int, int | str] = {}  # id of an argument's node -> which it is
        self._arguments: list | None = None  # the cuts of each argument of the call that begins

    # -- the variables --------------------------------------------------------------------------
    def cut(self, names: frozenset[str]) -> None:
        node = self.path[-1]
        if type(node) in (s.Assign, s.AugAssign):
            return  # a write looks at the kind of an array, whose value stays what it is
        key = (id(node), self._testing > 0)
        self.cut_nodes.pop(key, None)
        self.cut_nodes[key] = (node, self._testing > 0)
        self._now |= {(name, key) for name in names}

    def row(self, op: Op, traced: list[bool], args: tuple, out, attrs: dict) -> None:
        pass

    # -- expressions ----------------------------------------------------------------------------
    def evaluated(self, node: s.Node, frame: list, value) -> None:
        self.ran_nodes.add(id(node))

    def expression(self, node: s.Node) -> Callable:
        if type(node) is s.Call and self._is_users(node):
            for k, arg in enumerate(node.args):
                self._argument[id(arg)] = k
            for name, arg in node.keywords:
                self._argument[id(arg)] = name
        return super().expression(node)

    def observed(self, node: s.Node, run: Callable) -> Callable:
        run = super().observed(node, run)
        if type(node) is s.Name:
            if _is_bound(self, node.id):
                run = self._reading(node, run)
        elif type(node) is s.Call:
            run = self._calling(run)
        which = self._argument.get(id(node))

        def followed(f):
            before = self._now
            x = run(f)
            if self._now is not before:
                names = names_in(x) if type(x) not in (list, tuple) else NONE
                if names:  # the value carries them itself
                    self._now = before | {cut for cut in self._now if cut[0] not in names}
                if which is not None and self._arguments is not None:
                    self._arguments.append((which, self._now - before))
                    self._now = before
            return x

        return followed

    def _reading(self, node: s.Name, run: Callable) -> Callable:
        depth, slot = self.place(node.id)

        def read(f):
            x = run(f)
            for _ in range(depth):
                f = f[0]
            key = (id(f), slot)
            self.read_nodes.add(id(node))
            self.unread.pop(key, None)
            self._seen.add(key)
            cuts = self._of.get(key)
            if cuts:
                self._now |= cuts
            if type(x).__name__ in MUTABLE:
                cuts = self._of.get(id(_whole(x)))
                if cuts:
                    self._now |= cuts
            return x

        return read

    def _calling(self, run: Callable) -> Callable:
        def called(f):
            outer = self._given, self._jumped, self._arguments
            self._given, self._arguments = NONE, []
            x = run(f)
            self._now |= self._given | self._jumped
            for _, cuts in self._arguments or ():  # what was called has no frame of ours
                self._now |= cuts
            self._given, self._jumped, self._arguments = outer
            return x

        return called

    def test(self, node: s.Node) -> Callable:
        run = super().test(node)

        def tested(f):
            self.path.append(node)
            self._testing += 1
            x = run(f)
            self._testing -= 1
            self.path.pop()
            return x

        return tested

    # -- statements -----------------------------------------------------------------------------
    def statement(self, node: s.Node) -> Callable:
        facts = Statement(self, node)
        run = super().statement(node)

        def followed(f):
            outer, jumped, testing = self._now, self._jumped, self._testing
            if self._arguments:
                self._take_arguments(f, facts)
            self._arguments, self._testing = None, 0
            if f[0] is None:
                self.module = f
            self.ran_nodes.add(id(node))
            self._now = outer | self._jumped | self._failed
            held = self._held(f, facts)
            try:
                signal = run(f)
            except Exception:  # whatever a handler of the program may catch
                if self._catches:
                    self._failed |= self._now
                raise
            finally:
                own, self._now, self._testing = self._now, outer, testing
            self._leave(f, facts, node, own, jumped, held)
            return signal

        return followed

    def _take_arguments(self, frame: list, facts: Statement) -> None:
        """Give the parameters of the call that begins the cuts of its arguments."""
        for which, cuts in self._arguments or ():
            for slot in _taking(facts.scope, which):
                self._put((id(frame), slot), cuts, frame)

    def _held(self, frame: list, facts: Statement) -> list:
        """The variables in values that nobody has read, which the statement may assign over."""
        if facts.is_block or facts.kind in ("Def", "AugAssign", "Declare"):
            return []
        keys = [((id(frame), slot), names_in(frame[slot])) for slot in facts.slots]
        return [(key, names) for key, names in keys if names and key not in self._seen]

    def _leave(self, frame, facts: Statement, node, own: Cuts, jumped: Cuts, held: list) -> None:
        """Leave the cuts of a statement with what it has assigned, or might have."""
        for names in [names for key, names in held if key not in self._seen]:
            self.over.update(dict.fromkeys(names, node))
        if facts.kind == "Return":
            self._given |= own
        if facts.kind in LOOPS and "Return" not in facts.inside:
            own |= self._jumped
            self._jumped = jumped
        elif facts.is_block and not facts.inside.isdisjoint(JUMPS):
            self._jumped |= own
        if self._catches and not facts.inside.isdisjoint(FAILS):
            self._failed |= own
        for slot in facts.slots:
            own = self._assigned(frame, slot, facts, node, own)
        if own:
            for depth, slot in facts.cells:
                self._put_inside(frame, depth, slot, own)
        if type(node) is s.Expression and self._is_target(node):
            self.ended = own

    def _assigned(self, frame, slot: int, facts: Statement, node, own: Cuts) -> Cuts:
        """Leave cuts with a variable; they are those of the variables after it too."""
        key = (id(frame), slot)
        if facts.is_block:
            self._put(key, own | self._of.get(key, NONE), frame)
            return own
        if facts.kind == "AugAssign":
            own |= self._of.get(key, NONE)
        self._put(key, own, frame)
        self._seen.discard(key)
        names = names_in(frame[slot])
        if names:
            self.unread[key] = node, names
        return own

    def _is_target(self, node: s.Expression) -> bool:
        target = self.program.target
        return target is not None and target.node is node.value

    def _put(self, key, cuts: Cuts, kept) -> None:
        if cuts:
            self._of[key] = cuts
            self._kept[id(kept)] = kept
        else:
            self._of.pop(key, None)

    def _put_inside(self, frame: list, depth: int, slot: int, cuts: Cuts) -> None:
        """Leave cuts with the list or the array that a name holds."""
        for _ in range(depth):
            frame = frame[0]
        x = frame[slot]
        if type(x).__name__ in MUTABLE:
            whole = _whole(x)
            self._put(id(whole), cuts | self._of.get(id(whole), NONE), whole)

    def slots_in(self, node: s.Node) -> list[int]:
        """The slots of the names that a statement may assign, in its own scope."""
        scope = self.scope
        if type(node) is s.Def:
            return [scope.slots[node.name]]
        if id(scope) not in self._starts:
            places = [(p.span[0], n) for n, ps in scope.bindings.items() for p in ps if p.span]
            self._starts[id(scope)] = sorted(places)
        if node.span is None:
            return []
        starts, (begin, end) = self._starts[id(scope)], node.span
        first = bisect_left(starts, (begin, ""))
        names = set()
        while first < len(starts) and starts[first][0] < end:
            names.add(starts[first][1])
            first += 1
        return [scope.slots[name] for name in names if name in scope.slots]

    # -- afterwards -----------------------------------------------------------------------------
    def cuts_of(self, names: tuple[str, ...]) -> Cuts:
        """The cuts that the targets carry: those of `names`, or of the last expression."""
        found = self._failed
        if not names and self.program.target is not None and self.program.target.node is not None:
            return found | self.ended
        target: Any = self.program.target  # a program of no names has one
        module: Any = self.module  # it has run
        for name in names or (target.name,):
            slot = self.program.scope.slots[name]
            found |= self._of.get((id(self.module), slot), NONE)
            x = module[slot]
            if type(x).__name__ in MUTABLE:
                found |= self._of.get(id(_whole(x)), NONE)
        return found


def _whole(x):
    """The array that a view is of; a list itself."""
    while type(x) is Array and x.base is not None:
        x = x.base
    return x


def _taking(scope: Scope, which: int | str) -> range:
    """The slots of the parameters that may take an argument, given by its place or its name: those
    that are left have the last of them, and what a dict holds may be for any."""
    count = len(getattr(scope.node, "parameters", ()))
    if which == SPREAD or not count:
        return range(2, count + 2)
    last = count - 1
    k = min(which, last) if type(which) is int else scope.slots.get(str(which), last + 2) - 2
    return range(k + 2, k + 3)
