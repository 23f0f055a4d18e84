"""Names are given back: the versions of one author's name become that name again.

Two versions share a name where they are never needed at once (coalescing, as in register
allocation: Chaitin 1981); where they are, one gets a name of its own.  Only here do writes in place
come back.  What comes out is an ordinary program of the core, in a graph of its own.
"""

from typing import Any

from gradcli.core import ir, walks
from gradcli.core.alias.store_forwarding import with_inputs_as_numbers, with_inputs_as_rows
from gradcli.core.ir import Expr, Graph, fresh
from gradcli.core.refusals import refuse
from gradcli.core.types.check import check_fits
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.lengths import UNKNOWN
from gradcli.errors import Diagnostic, Span
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface
from gradcli.lowering.checks.tuples import Spans
from gradcli.lowering.checks.whole_program import Notes, checked
from gradcli.lowering.congruence import merged
from gradcli.lowering.parallel_copies import in_sequence
from gradcli.lowering.parts import axes, shares
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import UNDEFINED
from gradcli.lowering.versions import (
    MARK,
    UNNAMED,
    Assign,
    For,
    Function,
    If,
    Invoke,
    Leave,
    Pop,
    Push,
    Store,
    While,
    base,
    blocks,
    mapped,
    mask,
    reads,
    statements,
)  # fmt: skip
from gradcli.ops.arrays import getitem


def _fits(program: ir.Program, source) -> bool:
    """Whether the arrays of a program fit one another."""
    try:
        check_fits(kinds_of(program), source)
    except Diagnostic:
        return False
    return True


def named_core(st, block: list, outputs: list, header: list) -> ir.Program:
    """The core program of what was staged."""
    return _Naming(st, block, outputs, header).program()


class _Naming:
    def __init__(self, st, block: list, outputs: list, header: list):
        self.st, self.rows, self.header = st, st.rows, header
        self.graph: Graph = st.graph
        self.author = st.program.names
        inputs = st.program.inputs
        self.assigned_inputs = {n for n in inputs if n in st.written or _is_assigned(n, st.program)}
        self.end = Leave("end", list(outputs))  # the outputs, as a statement that reads them
        self.block = [*block, self.end]
        self.functions = merged(self.block, self.called(self.block))
        for block in self.scopes():
            for s in statements(block):
                if isinstance(s, Leave) and s.how == "raise":
                    raise refuse("Raise", s.span, st.source)
        self.free: dict[Function, set[str]] = {f: set() for f in self.functions}
        self.names: dict[str, str] = {}  # variable -> its name
        self.numbers: list[
            tuple
        ] = []  # (function, variable that has to be a number, else this error)
        self.taken = set(self.rows.taken)
        self.places: dict[int, Span | None] = {}
        self.in_place: set[int] = set()
        self.spans: Spans = {}
        self.new = Graph()
        self.memo: dict[int, Any] = {}

    def scopes(self) -> list:
        return [self.block, *[f.body for f in self.functions]]

    def change(self, s, change) -> None:
        match s:
            case Assign():
                s.values[:] = [v if v is UNDEFINED else mapped(v, change) for v in s.values]
            case If() | While():
                s.test = change(s.test)
            case For():
                s.bounds = tuple([change(b) for b in s.bounds])
            case Leave():
                s.values[:] = [change(v) for v in s.values]

    def called(self, block: list, found: list | None = None) -> list[Function]:
        found = [] if found is None else found
        for s in statements(block):
            for v in s.values if isinstance(s, Assign) else ():
                if isinstance(v, Invoke) and v.function not in found:
                    found.append(v.function)
                    self.called(v.function.body, found)
        return found

    # -- functions: what they read of the program around ------------------------------------------
    def release(self) -> None:
        """A capture that is one variable of the program at every call is read there."""
        top = {
            t.args[0] for s in statements(self.block) if isinstance(s, Assign) for t in s.targets
        }
        top |= {s.counter.args[0] for s in statements(self.block) if isinstance(s, For)}
        top |= self.rows.inputs.keys()
        changed = True
        while changed:
            changed = False
            for f in self.functions:
                for k in range(len(f.params) - 1, f.fixed - 1, -1):
                    given = self.given(f, k)
                    if len(given) != 1:
                        continue
                    (name,) = given
                    if name in top:
                        self.let_in(f, k, name)
                        changed = True
        for _ in self.functions:
            for f in self.functions:
                for other in self.called(f.body):
                    self.free[f] |= self.free[other]

    def given(self, f: Function, k: int) -> set:
        """What the calls of a function give for a parameter, those of itself with its own apart."""
        found = set()
        for block in self.scopes():
            for s in statements(block):
                for v in s.values if isinstance(s, Assign) else ():
                    if isinstance(v, Invoke) and v.function is f:
                        e = v.args[k]
                        is_var = type(e) is Expr and e.op is None
                        found.add(e.args[0] if is_var else id(e))
        return found - {f.params[k].args[0]}

    def let_in(self, f: Function, k: int, name: str) -> None:
        old = f.params.pop(k).args[0]
        for block in self.scopes():
            for s in statements(block):
                for v in s.values if isinstance(s, Assign) else ():
                    if isinstance(v, Invoke) and v.function is f:
                        del v.args[k]
        for s in statements(f.body):
            self.change(s, lambda e: walks.renamed_value(e, {old: name}))
        self.free[f].add(name)

    def reads(self, s) -> int:
        """The variables that a statement itself reads, with those that functions read for it."""
        found = mask(reads(s))
        for v in s.values if isinstance(s, Assign) else ():
            if isinstance(v, Invoke):
                found |= self.graph.mask(self.free[v.function])
        return found

    # -- what nobody needs goes away --------------------------------------------------------------
    def sweep(self) -> None:
        """Keep what the outputs, the tests and the bounds need."""
        needs: dict[str, int] = {}
        todo = 0
        for block in self.scopes():
            for s in statements(block):
                if not isinstance(s, Assign):
                    todo |= self.reads(s)
                elif len(s.values) == len(s.targets):
                    for t, v in zip(s.targets, s.values):
                        one = Assign([t], [v])
                        needs[t.args[0]] = needs.get(t.args[0], 0) | self.reads(one)
                else:
                    every = self.reads(s) | mask(s.targets)
                    for t in s.targets:
                        needs[t.args[0]] = needs.get(t.args[0], 0) | every
        live = self.closed(todo, needs, 0)
        while written := self.seen_elsewhere(live):  # a write that another name may see
            live = self.closed(live | written, needs, live)
        for block in self.scopes():
            self.drop(block, live)

    def closed(self, todo: int, needs: dict[str, int], live: int) -> int:
        """The variables that some need, those in `live` looked at already."""
        while todo & ~live:
            new = todo & ~live
            live |= new
            for name in self.graph.named(new):
                todo |= needs.get(name, 0)
        return live

    def seen_elsewhere(self, live: int) -> int:
        """Versions that nobody needs, of arrays that others may have which are needed."""
        needed = [n for n in self.graph.named(live) if not self.rows.is_number_name(n)]
        found = 0
        for block in self.scopes():
            for s in statements(block):
                if isinstance(s, Assign) and not mask(s.targets) & live:
                    for v in s.values:
                        old = v.old if isinstance(v, Store) else _augmented(s, v)
                        if old is None or self.rows.is_number(old):
                            continue
                        if any([self.st.share(n, old.args[0]) for n in needed]):
                            found |= mask(s.targets)
        return found

    def drop(self, block: list, live: int) -> None:
        for s in list(block):
            for inner in blocks(s):
                self.drop(inner, live)
            empty = isinstance(s, If | For) and all(map(_does_nothing, blocks(s)))
            if isinstance(s, Assign):
                if len(s.values) == len(s.targets):
                    kept = [(t, v) for t, v in zip(s.targets, s.values) if t.mask & live]
                    s.targets, s.values = [t for t, _ in kept], [v for _, v in kept]
                elif not mask(s.targets) & live:
                    s.targets = []
                empty = not s.targets
            if empty:
                block.remove(s)

    # -- which versions may share a name ----------------------------------------------------------
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
                    live = self.reads(s)
                case If():
                    live = self.before(s.body, live, leave) | self.before(s.orelse, live, leave)
                    live |= self.reads(s)
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
            elif s.augmented and type(v) is Expr and v.args and is_var(v.args[0]):
                self.moves.insert(0, (t.args[0], v.args[0].args[0]))
                check = self.check_seen if axes(self.st, v.args[0]) else self.check_number
                check(s, t, v.args[0], live)
        return live & ~mask(s.targets) | self.reads(s)

    def before_loop(self, s: For | While, after: int) -> int:
        head = after | (self.reads(s) if isinstance(s, While) else 0)
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
                for t, v in _given(i)
                if not (isinstance(i, Assign) and i.edge and v is s.counter)
            ]
            self.inside.append((s.counter.args[0], inner))
            return head | self.reads(s)
        return head

    # -- writes that others may see ---------------------------------------------------------------
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
        given = [(one, t.args[0], v) for block in self.scopes() for one in statements(block)
                 if isinstance(one, Assign) and not one.edge and one.span is not None
                 for t, v in _given(one) if type(v) is Expr]  # fmt: skip
        of_other = [found for found in given if found[1] == other]
        copies = [(one, n, v) for one, n, v in (*of_other, *given)
                  if is_var(v) and self.base(n) != self.base(v.args[0])
                  and self.st.share(n, old.args[0])]  # fmt: skip
        if copies:
            one, n, v = copies[0]
            copy = f"{self.base(n)} = np.copy({self.base(v.args[0])})"
            return refuse("two names", one.span, self.rows.source, copy)
        views = [one for one, n, v in given if n in (other, old.args[0]) and shares(self.st, v)]
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

    # -- the program ------------------------------------------------------------------------------
    def program(self) -> ir.Program:
        self.release()
        self.sweep()
        self.functions = sorted(self.called(self.block), key=lambda f: f.node.span or (0, 0))
        rows = self.rows
        own: dict[Function, str] = {}
        for f in self.functions:
            used = f.name in {*own.values(), *rows.inputs} or f.name not in self.author
            own[f] = fresh(self.taken, f.name) if used else f.name
        self.own = own
        functions = set(own.values())
        self.give_names(self.block, [], functions, None)
        for f in self.functions:
            outer = {self.names[n] for n in self.free[f] if n in self.names}
            self.give_names(f.body, f.params, functions | outer, f)
        new = self.new
        new.constants, new.bound = rows.constants, rows.graph.bound
        # terms are in order of their first names: those of functions come first
        bodies = {f: self.statements(f.body) for f in self.functions}
        body = self.statements(self.block)
        defs = tuple([
            ir.Def(own[f], tuple([self.names[p.args[0]] for p in f.params]), bodies[f],
                     span=f.node.span)
            for f in self.functions
        ])  # fmt: skip
        outputs = tuple([self.value(v) for v in self.end.values])
        any_length = (surface.Slice(None, None, None),)
        vectors = [surface.Declare(n, "float", any_length, None) for n in sorted(rows.vectors)]
        numbers = [surface.Declare(n, "float", (), None) for n in sorted(rows.numbers)]
        header = (*self.header, *numbers, *vectors)
        new.written = len(new.pool)
        program = ir.Program(
            new, rows.inputs, header, (*defs, *body), outputs, rows.spelling, self.taken,
            rows.constants,
        )  # fmt: skip
        given = rows.resolved.inputs.values()
        program.annotated = {i.name: i.annotated for i in given if i.annotated}
        program = self.of_numbers(program)
        return checked(program, self.notes())

    def notes(self) -> Notes:
        """What was noted of the nodes and statements that are left."""
        memo, spans = self.memo, self.spans
        displays = {id(memo[i]) for i in self.rows.displays if i in memo}
        spans |= {id(memo[i]): (memo[i], at) for i, (_, at) in self.rows.spans.items() if i in memo}
        likes = [(memo[id(e)], self.home(e), at) for e, _, at in self.rows.likes if id(e) in memo]
        return Notes(
            self.st.program, self.author, self.in_place, displays, self.places, spans, likes
        )

    def home(self, e: Expr) -> str | None:
        """The function whose variables an expression reads; None for those of the program."""
        for f in self.functions:
            given = [t for s in statements(f.body) for t, _ in _given(s)]
            if e.mask & mask([*f.params, *given]):
                return self.own[f]
        return None

    def of_numbers(self, program: ir.Program) -> ir.Program:
        """The program whose inputs are declared numbers, or rows of them, where it is right of
        numbers alone."""
        wanted = [(own and self.own[own], self.names[n], error) for own, n, error in self.numbers
                  if n in self.names]  # fmt: skip
        if not wanted:
            return program
        if not self.st.assumes_numbers:
            raise wanted[0][2]
        names = {n for _, n, _ in wanted}
        numbers = with_inputs_as_numbers(program, names, self.in_place)
        for found in (numbers, with_inputs_as_rows(program, names)):
            kinds = kinds_of(found)
            arrays = [error for scope, n, error in wanted if not kinds.is_number_name(n, scope)]
            if not arrays and (found is numbers or _fits(found, self.rows.source)):
                return found
        raise (arrays or [wanted[0][2]])[0]

    def value(self, e):
        """An expression in the names, in the new graph."""
        if type(e) is not Expr:
            return e
        old = self.graph
        for node in ir.postorder((e,), self.memo):
            if node.op is None:
                name = node.args[0]
                made = self.new.var(self.names.get(name, name))
            else:
                args = tuple([self.memo[id(a)] if type(a) is Expr else a for a in node.args])
                attrs = tuple(
                    [(k, self.memo[id(v)] if type(v) is Expr else v) for k, v in node.attrs]
                )
                made = self.new.intern(node.op, args, attrs)
            self.memo[id(node)] = made
            if id(node) in old.places:
                self.new.places.setdefault(id(made), old.places[id(node)])
            if id(node) in old.called:
                self.new.called.setdefault(id(made), old.called[id(node)])
        return self.memo[id(e)]

    def statements(self, block: list) -> tuple:
        out: list = []
        for s in block:
            self.statement(s, out)
        return tuple(out)

    def statement(self, s, out: list) -> None:
        match s:
            case Assign():
                self.assign(s, out)
            case If():
                body, orelse = self.statements(s.body), self.statements(s.orelse)
                if body or orelse:
                    out.append(ir.If(self.value(s.test), body, orelse, span=s.span))
            case For():
                start, stop, step = map(self.value, s.bounds)
                name = self.names[s.counter.args[0]]
                body = self.statements(s.body)
                out.append(ir.For(name, start, stop, step, s.reverse, body, span=s.span))
            case While():
                test, body = self.value(s.test), self.statements(s.body)
                out.append(ir.While(test, body, span=s.span))
            case Leave("end"):
                pass
            case Leave():
                values = tuple(map(self.value, s.values))
                out.append(ir.Leave(s.how, values, span=s.span))

    def name(self, var: Expr) -> str:
        return self.names[var.args[0]]

    def assign(self, s: Assign, out: list) -> None:
        first = s.values[0]
        before = len(out)
        match first:
            case Invoke():
                args = tuple([0.0 if a is UNDEFINED else self.value(a) for a in first.args])
                call = ir.Call(self.own[first.function], args)
                self.spans[id(call)] = call, s.span
                out.append(ir.Assign(tuple(map(self.name, s.targets)), (), call, span=s.span))
            case Store() | Push() | Pop():
                self.in_array(s, first, out)
            case _:
                self.parallel(s, out)
        for made in out[before:]:
            self.places[id(made)] = s.span
        old = _augmented(s, first)
        same = old is None or self.names.get(old.args[0], old.args[0]) == self.name(s.targets[0])
        if s.augmented and same and len(out) > before:
            self.in_place.add(id(out[-1]))

    def in_array(self, s: Assign, v, out: list) -> None:
        new = self.name(s.targets[0])
        if self.name(v.old) != new:
            words = "an array that is written to while what it was is needed"
            raise Refused(words, s.span, (), "copy it before the write: b = np.copy(a)")
        var = self.new.var(new)
        match v:
            case Store():
                index = tuple(map(self.value, v.index))
                self.new.places[id(self.new.node(getitem.op, (var, *index)))] = v.span
                out.append(ir.Assign((new,), index, self.value(v.value), span=s.span))
            case Push():
                call = ir.Call(ir.APPEND, (var, self.value(v.value)))
                out.append(ir.Assign((), (), call, span=s.span))
            case Pop():
                item = s.targets[1].args[0]
                name = self.names.get(item) or fresh(self.taken, "popped")
                call = ir.Call(ir.POP, (var,))
                out.append(ir.Assign((name,), (), call, span=s.span))

    def parallel(self, s: Assign, out: list) -> None:
        pairs = {}
        for t, v in zip(s.targets, s.values):
            if v is not UNDEFINED:
                pairs[self.name(t)] = self.value(v)
        pairs = {n: v for n, v in pairs.items() if not (is_var(v) and v.args[0] == n)}
        for n, v in in_sequence(list(pairs.items()), self.new, self.taken):
            out.append(ir.Assign((n,), (), v, span=s.span))


def _does_nothing(block: list) -> bool:
    """Whether a block goes on to the next turn, at most."""
    return all([isinstance(s, Leave) and s.how == "continue" for s in block])


def is_var(e) -> bool:
    return type(e) is Expr and e.op is None


def _augmented(s: Assign, v) -> Expr | None:
    """What x op= e changes, where x is an array."""
    first = v.args[0] if s.augmented and type(v) is Expr and v.args else None
    return first if is_var(first) else None


def _given(s) -> list[tuple]:
    """What a statement itself assigns: (variable, value)."""
    if isinstance(s, For):
        return [(s.counter, None)]
    if not isinstance(s, Assign):
        return []
    one = len(s.values) == len(s.targets)
    return list(zip(s.targets, s.values if one else [None] * len(s.targets)))


def _is_assigned(name: str, program: Program) -> bool:
    """Whether a program gives one of its inputs, or an element of it, another value."""
    places = [b for b in program.scope.bindings.get(name, ()) if b.kind != "declare"]
    given = 0 if program.inputs[name].declared or program.inputs[name].default is None else 1
    return len(places) > given or name in program.scope.writes
