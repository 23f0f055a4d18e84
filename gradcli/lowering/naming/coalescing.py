"""Coalescing: which versions of an author's name may have one name, as in register allocation
(Chaitin 1981).

Two versions share a name where they are never needed at once; where they are, one gets a name of
its own.
"""

from gradcli.core.ir import Expr, Graph, fresh
from gradcli.core.refusals import refuse
from gradcli.core.types.lengths import UNKNOWN
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.lowering.naming.staged import Staged
from gradcli.lowering.parts import axes, shares
from gradcli.lowering.values import UNDEFINED
from gradcli.lowering.versions import (
    MARK,
    UNNAMED,
    Assign,
    For,
    If,
    Invoke,
    Leave,
    Pop,
    Push,
    Store,
    While,
    base,
    definitions,
    is_variable,
    mask,
    statements,
)  # fmt: skip


class Coalescing:
    """The names of the variables of a program; `numbers` has those that have to be numbers for
    that: (the function that they are of, the variable, the error of what is no number)."""

    def __init__(self, staged: Staged):
        self.staged, self.st, self.rows = staged, staged.st, staged.st.rows
        self.graph: Graph = staged.graph
        self.author = self.st.program.names
        program, written = self.st.program, self.st.written
        inputs = [n for n in program.inputs if n in written or _is_assigned(n, program)]
        self.assigned_inputs = set(inputs)
        self.names: dict[str, str] = {}  # variable -> its name
        self.numbers: list[tuple] = []
        self.taken = set(self.rows.taken)

    def give_names(self, block: list, params: list, reserved: set[str], function) -> None:
        self.apart: dict[str, int] = {}
        self.order: dict[str, None] = {}  # the variables, as they come from behind
        self.moves: list[tuple[str, str]] = []
        self.function = function
        self.inside: list[tuple[str, list]] = []
        entry = self.before(block, 0, 0)
        self.define(params, entry, [])
        first = [p.args[0] for p in params]
        outer = [n for n in sorted(self.graph.named(entry)) if n not in first]
        begun = [n for n in dict.fromkeys((*first, *outer)) if n not in self.order]
        self.order = dict.fromkeys((*reversed(begun), *self.order))
        for n in outer:  # what has a value before all else
            self.separate(n, self.graph.mask([*outer, *first]) & ~self.graph.bit(n))
        for counter, assigned in self.inside:
            for n in assigned:
                self.separate(counter, self.graph.bit(n))
        self.spread_names()
        self.name_clusters(self.coalesced(block), reserved, {*first, *outer})

    def coalesced(self, block: list) -> dict[str, list[str]]:
        """The clusters of versions that share a name, by each of their members: those of a move
        first, then all of one name of the author's that are never needed at once."""
        cluster = {n: [n] for n in self.order}
        masks = {n: self.graph.bit(n) for n in self.order}
        apart = dict(self.apart)
        ranks = {n: self.axes(n) for n in self.order}

        def merge(a: str, b: str) -> None:
            one, two = cluster.get(a), cluster.get(b)
            if one is None or two is None or one is two or not self.may_share(a, b, one[0], two[0]):
                return
            head = one[0]
            if apart.get(head, 0) & masks[two[0]]:
                return
            apart[head] = apart.get(head, 0) | apart.get(two[0], 0)
            masks[head] |= masks[two[0]]
            ranks[head] = ranks[two[0]] if ranks[head] is None else ranks[head]
            one += two
            for n in two:
                cluster[n] = one

        for a, b in self.moves:
            merge(a, b)
        by_name: dict[str, list[str]] = {}
        results = {t.args[0] for s in statements(block) if isinstance(s, Assign)
                   for t in s.targets if isinstance(s.values[0], Invoke)}  # fmt: skip
        for n in self.order:
            heads = by_name.setdefault(self.st.base(n), [])
            for other in heads:  # (of two results one may have a derivative alone)
                counts = {ranks[cluster[one][0]] for one in (n, other)} - {None}
                if not {n, other} <= results and len(counts) < 2:  # a name of C's is of one rank
                    merge(other, n)
            if cluster[n][0] not in heads:
                heads.append(cluster[n][0])
        return cluster

    def name_clusters(self, cluster: dict, reserved: set[str], early: set[str]) -> None:
        """Give each cluster its author's name or a fresh one, those there at the start first."""
        used = set(reserved)
        for n in sorted(reversed(self.order), key=lambda n: n not in early):
            if n in self.names:
                name = self.names[n]
            elif any([other in self.names for other in cluster[n]]):
                continue
            else:
                plain = [other for other in cluster[n] if MARK not in other]
                name = plain[0] if plain else self.name_for(self.st.base(n).lstrip(UNNAMED), used)
            used.add(name)
            self.names |= dict.fromkeys(cluster[n], name)

    def may_share(self, a: str, b: str, one: str, two: str) -> bool:
        """Whether two versions are of one name that may be given values here; without an author's
        name also whether the first of their clusters may have one shape."""
        if self.st.base(a) != self.st.base(b):
            return False
        if not self.may_be_assigned(a) or not self.may_be_assigned(b):
            return False
        return not self.st.base(a).startswith(UNNAMED) or self.may_be_as_long(one, two)

    def spread_names(self) -> None:
        """What has no name of the author's has that of a version which it is a write away from."""
        bound = self.st.bound
        near: dict = {}
        for a, b in self.moves:
            if base(a) == base(b) and base(a).startswith(UNNAMED):
                near.setdefault(a, []).append(b)
                near.setdefault(b, []).append(a)
        waiting = [n for n in near if n in bound]
        while waiting:
            n = waiting.pop()
            for other in near[n]:
                if other not in bound:
                    bound[other] = bound[n]
                    waiting.append(other)

    def name_for(self, wanted: str, used: set[str]) -> str:
        """A name for versions of an author's name, or of a part of one."""
        ok = wanted not in used and (self.function or wanted not in self.rows.inputs)
        if ok and (wanted in self.author or wanted not in self.taken):
            self.taken.add(wanted)
            return wanted
        return fresh(self.taken, wanted)

    def may_be_as_long(self, a: str, b: str) -> bool:
        """Whether two arrays may have one shape: a name of C has one."""
        shapes = {self.rows.lengths.of_name(a), self.rows.lengths.of_name(b)}
        return len(shapes) == 1 or UNKNOWN in shapes

    def axes(self, name: str) -> int | None:
        """How many axes a version has; None where that is not known."""
        shape = self.rows.lengths.of_name(name)
        return len(shape) if type(shape) is tuple else None

    def may_be_assigned(self, name: str) -> bool:
        """Whether a name may be given values here: not one of the program in a function, nor an
        input that its author does not assign."""
        if name in self.names:
            return False
        return MARK in name or (self.function is None and name in self.assigned_inputs)

    def separate(self, name: str, others: int) -> None:
        self.apart[name] = self.apart.get(name, 0) | others
        bit = self.graph.bit(name)
        for other in self.graph.named(others):
            self.apart[other] = self.apart.get(other, 0) | bit

    def define(self, targets: list, after: int, sources: list) -> None:
        """Variables that get their values at once, and what is needed after that."""
        every = after | mask(targets)
        for k, t in enumerate(targets):
            source = sources[k] if k < len(sources) else None
            if source is UNDEFINED:
                self.order.setdefault(t.args[0])
                continue
            own = t.mask
            if type(source) is Expr and source.op is None:
                own |= source.mask
            self.order.setdefault(t.args[0])
            self.separate(t.args[0], every & ~own)

    def before(self, block: list, after: int, leave: int) -> int:
        """What is needed before a block; notes which variables are needed at once."""
        live = after
        for s in reversed(block):
            match s:
                case Leave("break"):
                    live = leave
                case Leave("continue"):  # nothing follows it but the next turn
                    pass
                case Leave():
                    live = self.staged.reads(s)
                case If():
                    live = self.before(s.body, live, leave) | self.before(s.orelse, live, leave)
                    live |= self.staged.reads(s)
                case Assign():
                    live = self.before_assign(s, live)
                case For() | While():
                    live = self.before_loop(s, live)
        return live

    def before_assign(self, s: Assign, live: int) -> int:
        one = len(s.values) == len(s.targets)
        self.define(s.targets, live, s.values if one else [])
        for t, v in zip(s.targets, s.values):
            if isinstance(v, Store | Push | Pop):
                self.moves.insert(0, (t.args[0], v.old.args[0]))
                if isinstance(v, Store):  # what is on a stack is not written to
                    self.check_seen(s, t, v.old, live)
            elif type(v) is Expr and v.op is None and (s.edge or one):
                self.moves.append((t.args[0], v.args[0]))
            elif s.augmented and type(v) is Expr and v.args and is_variable(v.args[0]):
                self.moves.insert(0, (t.args[0], v.args[0].args[0]))
                check = self.check_seen if axes(self.st, v.args[0]) else self.check_number
                check(s, t, v.args[0], live)
        return live & ~mask(s.targets) | self.staged.reads(s)

    def before_loop(self, s: For | While, after: int) -> int:
        head = after | (self.staged.reads(s) if isinstance(s, While) else 0)
        while True:
            body = self.before(s.body, head, after)
            new = head | body
            if isinstance(s, For):
                self.define([s.counter], body & ~s.counter.mask, [])
                new = head | body & ~s.counter.mask
            if new == head:
                break
            head = new
        if isinstance(s, For):
            inner = [
                t.args[0]
                for i in statements(s.body)
                for t, v in definitions(i)
                if not (isinstance(i, Assign) and i.edge and v is s.counter)
            ]
            self.inside.append((s.counter.args[0], inner))
            return head | self.staged.reads(s)
        return head

    def others(self, t: Expr, old: Expr, live: int) -> list[str]:
        """The variables that are needed after a write and may share memory with what is written."""
        if self.rows.is_number(old):
            return []
        names = [n for n in self.graph.named(live & ~t.mask) if not self.rows.is_number_name(n)]
        return [n for n in sorted(names) if self.st.share(n, old.args[0])]

    def check_seen(self, s: Assign, t: Expr, old: Expr, live: int) -> None:
        """Raise where something may have the array that is written to, and not its new version;
        what only an array among the inputs could make one is noted as a number."""
        for n in self.others(t, old, live):
            error = self.two_names(n, old, s)
            if not self.st.is_number_if(self.graph.var(n)):
                raise error
            self.numbers.append((self.function, n, error))

    def two_names(self, other: str, old: Expr, s: Assign) -> Diagnostic:
        """The error of a write to an array that another variable may have; it shows where the
        array got its second name."""
        assigned = [(one, t.args[0], v) for one in self.staged.statements()
                    if isinstance(one, Assign) and not one.edge and one.span is not None
                    for t, v in definitions(one) if type(v) is Expr]  # fmt: skip
        of_other = [found for found in assigned if found[1] == other]
        copies = [(one, n, v) for one, n, v in (*of_other, *assigned)
                  if is_variable(v) and self.base(n) != self.base(v.args[0])
                  and self.st.share(n, old.args[0])]  # fmt: skip
        if copies:
            one, n, v = copies[0]
            copy = f"{self.base(n)} = np.copy({self.base(v.args[0])})"
            return refuse("two names", one.span, self.rows.source, copy)
        views = [one for one, n, v in assigned if n in (other, old.args[0]) and shares(self.st, v)]
        span = views[0].span if views else s.span
        return refuse("two names", span, self.rows.source, "b = np.copy(a)")

    def base(self, name: str) -> str:
        return self.st.base(name).lstrip(UNNAMED)

    def check_number(self, s: Assign, t: Expr, old: Expr, live: int) -> None:
        """Note that x op= e, of what may be an array, is of a number where something else has
        what x was."""
        outside = self.function is not None and not self.rows.is_number(old) and any(
            self.st.share(p.args[0], old.args[0]) for p in self.function.params
        )  # fmt: skip
        others = self.others(t, old, live)
        if outside or others:
            error = self.two_names(others[0] if others else old.args[0], old, s)
            self.numbers.append((self.function, t.args[0], error))


def _is_assigned(name: str, program: Program) -> bool:
    """Whether a program gives one of its inputs, or an element of it, another value."""
    places = [b for b in program.scope.bindings.get(name, ()) if b.kind != "declare"]
    given = 0 if program.inputs[name].declared or program.inputs[name].default is None else 1
    return len(places) > given or name in program.scope.writes
