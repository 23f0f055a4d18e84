"""The environment: frames of names, the heap, the statements so far, and how ways part and meet.

State is one dictionary, as a frame of names is a box like a list; so there is one join, one loop
fixpoint (`loops`), and late binding is a read of the heap.
"""

from collections.abc import Callable
from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import ITERATORS
from gradcli.errors import Span
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import has_default
from gradcli.lowering import parts
from gradcli.lowering.joins import Join
from gradcli.lowering.refused import Refused, fenced
from gradcli.lowering.rows import Rows
from gradcli.lowering.values import (
    Array,
    Box,
    Chosen,
    Clash,
    Closure,
    Complex,
    Grid,
    Items,
    Last,
    Leaf,
    NamedType,
    OpenText,
    Ref,
    Room,
    Stack,
    State,
    Table,
    Tuple,
    Unordered,
    Variant,
    Vector,
    Walk,
    leaves,
    rebuilt,
)  # fmt: skip
from gradcli.lowering.versions import MARK, UNNAMED, Assign, If, Leave, Store, base, is_variable

PUT_IN_A_COPY = "copy it where it is put in: rows.append(row.copy())"


class InPlace(Exception):
    """A function that is more than numbers to numbers: it is staged where it is called."""


class Again(Exception):
    """A list asks for another form: the staging begins again with it."""


class Target:
    """Where control goes from within: the end of a statement, of a turn, of a function, a loop.

    kind: "end" and "turn", which note a jump in a flag; "loop" of the core; "place", the end of a
    function that is staged where it is called.
    """

    def __init__(self, kind: str):
        self.kind = kind
        self.arrivals: list = []  # (state, edge) of what falls to its end
        self.breaks: list = []  # of a loop of the core


class Environment:
    """What everything stands for now, and what has been made of the program so far."""

    def __init__(self, program: Program, settled: bool):
        self.program, self.source, self.assumes_numbers = program, program.module.source, settled
        self.rows = Rows(program, settled)
        self.graph = self.rows.graph
        self.counts: dict[str, int] = {}
        self.order: dict[str, int] = {}  # variable -> when it was made: after what it is made of
        self.state: Any = State({}, {})  # a State; None where no way leads
        self.block: list = []
        self.frames: list[Box] = []
        self.targets: list = []
        self.yielding: Any = None  # what takes an item of the generator that is being staged
        self.generators: dict = {}  # id of a generator expression -> it, its function
        self.displays: dict = {}  # id of such a function -> the comprehension of its items
        self.function: Any = None  # the core function that is being made
        self.elsewhere: dict = {}  # (frame, global or nonlocal name of it) -> the frame that has it
        self.held = Box("frame", None, ["held"])  # what waits while a statement is evaluated
        self.state.heap[self.held] = {}
        self.objects: dict[str, object] = {}  # variable -> the array that it is, by another name
        self.flows: dict[str, tuple] = {}  # variable -> (its join or 0, what it may be on each way)
        self.views: dict[str, Expr] = {}  # variable -> the part of an array that it surely is
        self.former: dict[str, Expr] = {}  # variable -> the array that it is, before a write
        self.written: set[str] = set()  # variables whose arrays have been written to
        self.joins = 0
        self.values_of: dict[str, tuple] = {}  # variable -> the expressions that it may be
        self.bound: dict[str, str] = {}  # unnamed variable -> the first name that is bound to it
        self.parameters: set[str] = set()  # variables of functions, which each call gives values
        self.sure = True  # whether a run surely gets to where the staging is
        self.span: Span | None = None  # of the author's statement that is being staged
        self.twins: dict[Box, set] = {}  # box -> those that may be one with it, as a test decides
        self.mixed: set = set()  # places whose lists meet those of others
        self.options: list = []  # what tests choose among, each by its place
        self.attempts: list = []  # those whose bodies are being staged
        self.lent: set[Box] = set()  # lists that a function which calls itself is given, or gives
        self.given_rows: dict[Box, tuple] = {}  # list -> place of those that have a copy as a row

    # -- variables --------------------------------------------------------------------------------
    def version(self, name: str) -> Expr:
        """A new version of a name."""
        self.counts[name] = self.counts.get(name, 0) + 1
        var = self.graph.var(f"{name}{MARK}{self.counts[name]}")
        self.order[var.args[0]] = len(self.order) + 1
        return var

    def emit(self, name: str, expr, augmented: bool = False) -> Expr:
        """Assign an expression to a new version of a name."""
        var = self.version(name)
        self.block.append(Assign([var], [expr], self.span, augmented=augmented))
        self.learn(var, expr)
        return var

    def learn(self, var: Expr, expr) -> None:
        """Note what is known of a variable: its shape, and with what it may share memory."""
        name = var.args[0]
        if type(expr) is Expr or type(expr) in (int, float, bool):
            self.rows.lengths.learn(name, expr)
            self.values_of[name] = (expr,)
            self.comes_of(name, parts.shares(self, expr))
            if is_variable(expr):
                self.objects[name] = self.object(expr)
                if expr.args[0] in self.views:
                    self.views[name] = self.views[expr.args[0]]
            elif parts.place(self, expr) is not None:
                self.views[name] = expr

    def object(self, var: Expr):
        return self.objects.get(var.args[0], var.args[0])

    def whole(self, e):
        """The array that a value surely is, or is a part of."""
        at = parts.place(self, e)
        return None if at is None else self.object(parts.root(at))

    def comes_of(self, name: str, others: set[str]) -> None:
        """Note that a variable may be the array, or a part of it, that others are."""
        if others:
            former = self.flows[name][1][0] if name in self.flows else frozenset()
            self.flows[name] = 0, (frozenset(others) | former,)

    def share(self, a: str, b: str) -> bool:
        """Whether two variables that are needed at once may have one array, or parts of one.

        Both are followed back in step, the later first, so that the two stay of one moment: what
        is new there is no array that was there before, nor that of a turn before.  The variables
        of one join are compared way by way: what was apart on each way is apart.
        """
        seen, waiting = set(), [(a, b)]
        while waiting:
            one, two = pair = waiting.pop()
            if one == two:
                return True
            if pair in seen:
                continue
            seen.add(pair)
            if self.made_at(one) < self.made_at(two):
                one, two = two, one
            join, ways = self.flows.get(one, (0, ()))
            other_join, others = self.flows.get(two, (0, ()))
            if join == other_join > 0:
                for mine, yours in zip(ways, others):
                    waiting += [(m, y) for m in mine for y in yours]
            else:
                waiting += [(m, two) for mine in ways for m in mine]
        return False

    def made_at(self, name: str) -> int:
        """Where a variable gets its value, in the order of the program; inputs before all."""
        return self.order.get(name, 0)

    def joined(self, var: Expr, exprs, patterns: dict, loop: bool) -> None:
        """Note of a variable of a join what its values tell."""
        name = var.args[0]
        self.values_of[name] = tuple(exprs)
        self.flows[name] = self.joins, tuple([frozenset(parts.shares(self, e)) for e in exprs])
        variables = all(map(is_variable, exprs))  # one that stays itself on a way is what it was
        pattern = tuple(map(self.object, exprs)) if variables else name
        self.objects[name] = patterns.setdefault(pattern, name)
        if not loop and all(map(self.rows.is_number, exprs)):
            self.rows.lengths.names[name] = ()

    # -- boxes ------------------------------------------------------------------------------------
    def roots(self) -> list[Box]:
        return [*self.frames, self.held]

    def owned(self, box: Box) -> None:
        if self.function is not None:
            self.function.local.add(box)

    def new(self, kind: str, node, contents, column=None) -> Ref:
        box = Box(kind, node, column=column)
        self.state.heap[box] = contents
        self.owned(box)
        return Ref(box)

    def frame(self, around: Ref | None, names: dict) -> Box:
        return self.new("frame", None, {**names, "#around": around} if around else names).box

    def read(self, box: Box, slot=None):
        """The contents of a box; what belongs to a function around comes in as a parameter."""
        f = self.function
        if f is None or box in f.local or box is self.held:
            contents = self.state.heap[box]
            return contents if slot is None else contents.get(slot)
        return f.captured(self, box, slot)

    def write(self, box: Box, contents, slot=None) -> None:
        if self.function is not None and box is not self.held and box not in self.function.local:
            raise InPlace
        if box in self.lent:
            words = "a change of a list that a function which calls itself is given, or gives"
            raise Refused(words, self.span, (), "make a new list of it first: xs = list(xs)")
        if box in self.given_rows:
            words, instead = "a write to a list that is in another too", PUT_IN_A_COPY
            raise Refused(words, self.span, ((self.given_rows[box], "in this one"),), instead)
        if slot is not None:
            self.state.places[box, slot] = self.span
            former = self.state.heap[box]
            contents = type(former)({**former, slot: contents})
        self.state.heap[box] = contents
        for twin in self.twins.get(box, ()):
            if twin in self.state.heap:
                words = f"a {box.kind} that may or may not be another that is written to"
                causes = ((self.span, f"a {box.kind} that may be this one is written to here"),)
                self.state.heap[twin] = Clash(words, causes, "copy it where a name is given it")

    def option(self, value) -> int:
        """The number of what a test may choose."""
        if value not in self.options:
            self.options.append(value)
        return self.options.index(value)

    def forget(self, box: Box, slot) -> None:
        contents = dict(self.state.heap[box])
        contents.pop(slot, None)
        self.state.heap[box] = contents

    def contents(self, box: Box, span):
        """What a list or a dict holds, where every way agrees on it."""
        contents = self.read(box)
        if isinstance(contents, Clash):
            raise contents.refused(span)
        return contents

    def list_contents(self, v, span):
        """The contents of a list; None of another value."""
        if isinstance(v, Ref) and v.box.kind == "list":
            return self.contents(v.box, span)
        return None

    def hint(self, box: Box) -> str:
        return box.hint[0] if box.hint else "?item"

    # -- names ------------------------------------------------------------------------------------
    def chain(self):
        """The frames whose names are known here, the innermost first."""
        frame = self.frames[-1]
        while frame is not None:
            yield frame
            around = self.read(frame, "#around")
            frame = around and around.box

    def home(self, name: str, frame: Box | None = None) -> Box:
        """The frame of a name that is given a value here, or in a frame around."""
        frame = frame or self.frames[-1]
        return self.elsewhere.get((frame, name), frame)

    def bind(self, name: str, value, augmented: bool = False, frame: Box | None = None):
        """Give a name a value: a number gets a version of the name, a structure's parts theirs."""
        if isinstance(value, Leaf):
            own = is_variable(value.expr) and self.base(value.expr.args[0]) == name
            if not own or MARK not in value.expr.args[0]:
                value = Leaf(self.named(name, value.expr, augmented), value.known)
        else:
            value = self.settled(value, name)
        self.write(frame or self.home(name), value, name)
        return value

    def named(self, name: str, expr, augmented: bool = False) -> Expr:
        """A version of a name that has an expression; a variable without a name gets this one."""
        if is_variable(expr) and self.base(expr.args[0]).startswith(UNNAMED):
            self.bound[expr.args[0]] = name
            return expr
        return self.emit(name, expr, augmented)

    def base(self, variable: str) -> str:
        """The name that a variable is a version of."""
        return self.bound.get(variable) or base(variable)

    def settled(self, value, hint: str):
        """The value with every part that is still to be computed computed now, under a name."""
        settle = SETTLED.get(type(value))
        return value if settle is None else settle(self, value, hint)

    def settled_expr(self, expr, hint: str):
        """The expression itself where it is a number or has a name, else a variable that has it."""
        if type(expr) is not Expr:
            return expr
        is_named = is_variable(expr) and not self.base(expr.args[0]).startswith(UNNAMED)
        return expr if is_named else self.named(hint, expr)

    def settled_each(self, values, hint: str) -> tuple:
        return tuple([self.settled(v, f"{hint}_{k}") for k, v in enumerate(values)])

    def settled_count(self, contents, hint: str) -> Leaf:
        return self.settled(contents.count, f"{hint}_count")

    # -- arrays -----------------------------------------------------------------------------------
    def store(self, e, index: tuple, value, augmented: bool = False, span=None) -> Expr:
        """Write an element, which stands at `span`: whoever has the array, or a part of it, has
        that of the new version; what is written to as it is then."""
        at = parts.place(self, e)
        if at is None:
            if not is_variable(e):
                raise fenced("write", self.span)
            at = e
        made = parts.over(at, parts.write(self, at, index, value, augmented, span))
        self.rows.lengths.memo.setdefault(id(made), self.rows.lengths.of(e))
        return made

    def store_whole(self, var: Expr, index: tuple, value, augmented: bool, span) -> Expr:
        """Write an element of the array of a variable; its new version."""
        if self.function is not None and self.comes_from_outside(var):
            raise InPlace
        self.spill(var)
        self.written.add(var.args[0])
        new = self.stored(var, index, value, augmented, span)
        self.take_over(var, new)
        return new

    def stored(self, var: Expr, index: tuple, value, augmented: bool, span) -> Expr:
        """A new version of an array that nobody else has."""
        new = self.version(self.base(var.args[0]))
        written = Store(var, index, value, span)
        self.block.append(Assign([new], [written], self.span, augmented=augmented))
        self.comes_of(new.args[0], {var.args[0]})
        self.values_of[new.args[0]], self.former[new.args[0]] = (var, value), var
        self.rows.lengths.names[new.args[0]] = self.rows.lengths.of(var)
        return new

    def take_over(self, var: Expr, new: Expr) -> None:
        """Whoever has the array of a variable has that of another, which is the same, changed."""
        name, former = new.args[0], self.object(var)
        self.objects[name] = former
        self.comes_of(name, {var.args[0]})
        self.rows.lengths.names[name] = self.rows.lengths.of(var)

        def changed(e):
            at = parts.place(self, e)
            if at is None or self.object(parts.root(at)) != former:
                return e
            return parts.over(at, new)

        for box, contents in list(self.state.heap.items()):
            old = leaves(contents)
            if any([changed(e) is not e for e in old]):
                self.state.heap[box] = rebuilt(contents, iter(list(map(changed, old))))

    def spill(self, var: Expr) -> None:
        """Compute what waits and looks into an array, before that changes."""
        whole = self.object(var)

        def waits(e) -> bool:
            if type(e) is not Expr or e.op is None or self.whole(e) == whole:
                return False
            return any([self.whole(self.graph.var(n)) == whole for n in e.names])

        for box, contents in list(self.state.heap.items()):
            old = leaves(contents)
            if any(map(waits, old)):
                new = [self.emit("?value", e) if waits(e) else e for e in old]
                self.state.heap[box] = rebuilt(contents, iter(new))

    def is_alone(self, var: Expr) -> bool:
        """Whether an array is surely no input, and what no other variable may have too."""
        own = self.object(var)
        outside = self.function is not None and self.comes_from_outside(var)
        if outside or own in self.rows.inputs:
            return False
        held = [e for contents in self.state.heap.values() for e in leaves(contents)]
        names = {n for e in held for n in parts.shares(self, e)}
        others = [n for n in names if self.object(self.graph.var(n)) != own]
        return not any([self.share(var.args[0], n) for n in others])

    def comes_from_outside(self, var: Expr) -> bool:
        return any([self.share(p.args[0], var.args[0]) for p in self.function.made.params])

    # -- ways -------------------------------------------------------------------------------------
    def staged(self, act):
        """What acting adds to a block of its own, where that goes on, and what it gives."""
        outer, self.block = self.block, []
        first = self.block
        try:
            given = act()
            return first, self.block, given
        finally:
            self.block = outer

    def snapshot(self) -> tuple:
        state = self.state.copy() if self.state is not None else None
        return (
            state, self.block, len(self.block), list(self.frames), list(self.targets),
            self.function, self.span, self.sure,
        )  # fmt: skip

    def restore(self, snapshot: tuple) -> None:
        state, self.block, length, frames, targets, self.function, self.span, self.sure = snapshot
        self.state = state.copy() if state is not None else None
        del self.block[length:]
        self.frames, self.targets = list(frames), list(targets)

    def branch(self, test: Leaf, left, right, span):
        """Stage what is known to be taken, or both ways and their join; what they give is joined
        too.  A way that jumps leaves the other to go on in its own block."""
        if test.known is not None:
            return (left if test.known[0] else right)()
        before = self.state
        ways = [self._way(before, left), self._way(before, right)]
        self.state = None
        (_, body, _, a), (_, orelse, _, b) = ways
        plain = not body and not orelse and isinstance(a, Leaf) and isinstance(b, Leaf)
        if plain and all([self.same_but_for_held(before, s) for s, _, _, _ in ways]):
            self.state = before
            return Leaf(self.graph.node(ir.SELECT, (test.expr, a.expr, b.expr)))
        for way, other in (ways, ways[::-1]):  # what ends in an error has no part in what is right
            if way[0] is None and _raises(way[2]):
                return self._follow(other)
        self.block.append(If(test.expr, body, orelse, span))
        live = [(s, Assign(edge=True, span=span), last) for s, _, last, _ in ways if s is not None]
        if len(live) == 1:
            self.state, _, self.block = live[0]
        elif live:
            for _, edge, last in live:
                last.append(edge)
            self.arrive([(s, e) for s, e, _ in live], span)
        given = next((w[3] for w in ways if w[0] is not None and w[3] is not None), None)
        if given is None or self.state is None:
            return None
        return self.readable(self.release("#"), span)

    def _way(self, before: State, act) -> tuple:
        """What acting in a state makes: the state after it, its first and last block, its value."""
        sure = self.sure
        self.state, self.sure = before.copy(), False
        first, last, value = self.staged(act)
        self.sure = sure
        if self.state is not None and value is not None:
            self.hold("#", value)
        return self.state, first, last, value

    def _follow(self, way: tuple):
        """Go on as if one way were all there is."""
        self.state, first, last, value = way
        self.block += first
        if last is not first:
            self.block = last
        if value is not None and self.state is not None:
            self.release("#")
        return value

    def same_but_for_held(self, a: State, b: State) -> bool:
        return all([b.heap.get(box) == c for box, c in a.heap.items() if box is not self.held])

    def arrive(self, ways: list, span) -> None:
        """Go on from where several ways meet."""
        ways = [w for w in ways if w[0] is not None]
        self.state = None
        if len(ways) == 1:
            self.state = ways[0][0]
        elif ways:
            self.state = Join(self, [s for s, _ in ways], [e for _, e in ways], span).found

    # -- what waits -------------------------------------------------------------------------------
    def hold(self, slot: str, value) -> None:
        self.state.heap[self.held] = {**self.state.heap[self.held], slot: value}

    def wait(self, value) -> str:
        """Hold a value; the slot to release it from, the last that is held first."""
        slot = f"#{len(self.state.heap[self.held])}"
        self.hold(slot, value)
        return slot

    def finish(self, slot: str) -> None:
        """Let go of what waited while a statement was staged, if it ends."""
        if self.state is not None:
            self.release(slot)

    def release(self, slot: str):
        held = dict(self.state.heap[self.held])
        value = held.pop(slot, None)
        self.state.heap[self.held] = held
        return value

    def several(self, acts: list) -> list:
        """What acts give one after another; what waits for the others is held, so that a join or a
        write can change it."""
        if len(acts) == 1:
            return [acts[0]()]
        depth = len(self.state.heap[self.held])
        for k, act in enumerate(acts):
            self.hold(f"#{depth}.{k}", act())
        return [self.release(f"#{depth}.{k}") for k in range(len(acts))]

    def readable(self, v, span):
        if isinstance(v, Clash):
            raise v.refused(span)
        return v


def closure(st, node: surface.Def | surface.Lambda) -> Closure:
    """A function, with the frame that it is made in and what its parameters are by default."""
    given = list(filter(has_default, node.parameters))
    defaults = [
        Leaf(v.known[0]) if isinstance(v, Leaf) and v.known else st.settled(v, f"?{p.name}")
        for p, v in zip(given, st.values([p.default for p in given]))
    ]
    return Closure(node, Ref(st.frames[-1]), tuple(defaults))


def _raises(block: list) -> bool:
    last = block[-1] if block else None
    return isinstance(last, Leave) and last.how == "raise"


def _word(slot) -> str:
    return "".join([c if c.isalnum() and c.isascii() else "_" for c in str(slot)])


def _settled_box(st: Environment, value: Ref, hint: str) -> Ref:
    """A list or a dict without a name of its own is called after what it is settled for."""
    box = value.box
    unnamed = not box.hint or box.hint[0].startswith(UNNAMED)
    if box in st.state.heap and box.kind in ("list", "dict") and unnamed:
        box.hint[:] = [hint]
        contents = st.state.heap[box]
        st.state.heap[box] = st.settled(contents, hint)
    if value.variant is None:
        return value
    return Ref(box, Variant(value.variant.name, st.settled(value.variant.given, hint)))


def _settled_walk(st: Environment, value: Walk, hint: str) -> Walk | Ref:
    if value.kind in ITERATORS:  # one that has a name is gone through once
        return st.new(
            "iterator", None, {"of": Walk(value.kind, st.settled_each(value.parts, hint))}
        )
    return value


def _settled_dict(st: Environment, value: dict, hint: str) -> dict:
    return type(value)({k: st.settled(v, f"{hint}_{_word(k)}") for k, v in value.items()})


# What each kind of value is when its parts are computed
SETTLED: dict[type, Callable] = {
    Leaf: lambda st, v, hint: Leaf(st.settled_expr(v.expr, hint), v.known),
    OpenText: lambda st, v, hint: OpenText(st.settled_expr(v.expr, hint)),
    Chosen: lambda st, v, hint: Chosen(st.settled_expr(v.expr, hint), v.options),
    Complex: lambda st, v, hint: Complex(
        (st.settled(v.parts[0], f"{hint}_real"), st.settled(v.parts[1], f"{hint}_imag"))
    ),
    Tuple: lambda st, v, hint: Tuple(st.settled_each(v.items, hint), v.of),
    NamedType: lambda st, v, hint: NamedType(v.of, st.settled_each(v.defaults, hint)),
    Items: lambda st, v, hint: Items(st.settled_each(v.values, hint)),
    Ref: _settled_box,
    Walk: _settled_walk,
    dict: _settled_dict,
    Unordered: _settled_dict,
    Array: lambda st, v, hint: Array(st.settled_expr(v.expr, hint), v.count),
    Vector: lambda st, v, hint: Vector(st.settled_expr(v.expr, hint)),
    Stack: lambda st, v, hint: Stack(st.settled_expr(v.expr, hint), v.most),
    Table: lambda st, v, hint: Table(v.row, st.settled_each(v.columns, hint)),
    Room: lambda st, v, hint: Room(
        st.settled_expr(v.expr, hint), st.settled_count(v, hint), v.most
    ),
    Grid: lambda st, v, hint: Grid(
        st.settled_expr(v.expr, hint), st.settled_count(v, hint), v.width
    ),
    Last: lambda st, v, hint: Last(st.settled(v.item, f"{hint}_last"), st.settled_count(v, hint)),
}
