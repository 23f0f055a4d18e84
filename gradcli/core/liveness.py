"""Liveness: what nobody reads is not computed, and what nobody restores is not saved.

One walk backwards over a body, with a mask of the names whose values are still wanted.  It is
strong: the operands of a statement are wanted only if its result is, so `s = s + x` in a loop does
not keep itself alive, nor a loop the elements that it clears (`dead_stores`).  Of an array that is
asked for its shape alone no elements are written.  A stack is wanted as a whole: if one pop of it
gives a value that is read, or its length is asked, all of its appends and pops stay, otherwise all
go.
"""

from collections.abc import Container, Iterable

from gradcli.core import ir, walks
from gradcli.core.dead_stores import last_clears
from gradcli.core.flow import item_of, reached
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never


def prune(program: ir.Program, by_target: Container[str] = ()) -> ir.Program:
    """The program without the statements whose values reach no output.

    by_target: the stacks whose pops keep the name that the value gets, which nobody may read.
    """
    stacks: set[str] = set()
    while True:
        walk = _Liveness(program, stacks, by_target)
        body = walk.program_body()
        if walk.wanted_stacks <= stacks:
            return program.with_body(body, program.outputs)
        stacks = stacks | walk.wanted_stacks


class _Liveness:
    """One backward walk, given the stacks that are known to be wanted."""

    def __init__(self, program: ir.Program, stacks: set[str], by_target: Container[str]):
        self.program, self.stacks, self.by_target = program, stacks, by_target
        self.wanted_stacks: set[str] = set()
        self.defs = program.defs
        self.reads = global_reads(self.defs)
        self.effects = self._effects()
        self.graph = program.graph
        self.counted = ir.mask(  # the names of stacks that are asked for their length
            [n for n in self.graph.pool.values() if n.op is ir.LEN]
            if ir.LEN in self.graph.rows else ()
        )  # fmt: skip
        self.at_break = self.at_continue = 0
        self.written = self.graph.mask(walks.written(program.body))
        self.clears: dict[int, dict[int, str]] = {}  # of each loop, by identity
        self.cleared: set[int] = set()  # those of the loops around that nothing reads

    def program_body(self) -> tuple:
        body, _ = self.body(self.program.body, self.mask(self.program.outputs))
        return without_uncalled(self.program.with_body(body, self.program.outputs)).body

    def _effects(self) -> set[str]:
        """The functions that append to or pop from a wanted stack that is not their own, themselves
        or by a call."""
        found: set[str] = set()
        own = {name: walks.locals_of(d) for name, d in self.defs.items()}
        calls = {name: walks.calls(walks.values(d.body)) for name, d in self.defs.items()}
        changed = True
        while changed:
            changed = False
            for name in self.defs:
                acts = any(self._acts(call, found, own[name]) for call in calls[name])
                if acts and name not in found:
                    found.add(name)
                    changed = True
        return found

    def _acts(self, call: Call, effects: set[str], own: Container[str] = ()) -> bool:
        """Whether a call changes a wanted stack that is none of `own`."""
        if call.function in (ir.APPEND, ir.POP):
            stack = call.args[0].args[0]
            return stack in self.stacks and stack not in own
        return call.function in effects

    def changes(self, values: Iterable) -> bool:
        """Whether a call among values changes a wanted stack."""
        return any(self._acts(call, self.effects) for call in walks.calls(values))

    # -- masks ------------------------------------------------------------------------------------
    def mask(self, values: Iterable) -> int:
        """The names below values, which are wanted, and their elements where some are written and
        do count; with what calls among them read."""
        if called := walks.calls(values):
            values = [*values, *called]
        found = ir.mask(values)
        for call in called:
            if call.function == ir.POP:
                self.wanted_stacks.add(call.args[0].args[0])
            found |= self.read_by(call.function)
        if not found & self.written:
            return found
        seen: set[int] = set()
        stack = [a for v in values for a in (v.args if type(v) is Call else (v,))]
        while stack:
            node = stack.pop()
            if type(node) is not Expr or not node.mask & self.written or id(node) in seen:
                continue
            seen.add(id(node))
            if node.op is None:
                found |= self.elements(node.args[0])
            elif shape_only := node.op.shape_only:
                stack += [a for i, a in enumerate(node.args) if i not in shape_only]
            else:
                stack += node.below
        return found

    def elements(self, name: str) -> int:
        """The bit of the elements of an array, beside that of its name."""
        return self.graph.bit(item_of(name))

    def given(self, s: Assign) -> int:
        """What an assignment gives: names with their elements, or elements of one."""
        if s.index:
            return self.elements(s.targets[0])
        found = self.graph.mask(s.targets)
        for n in s.targets if found & self.written else ():
            found |= self.elements(n)
        return found

    # -- statements -------------------------------------------------------------------------------
    def body(self, body, live: int) -> tuple[tuple, int]:
        """The statements that are wanted when `live` is wanted after them, and before them."""
        kept = []
        for s in reversed(body):
            new, live = self.statement(s, live)
            if new is not None:
                kept.append(new)
        return tuple(reversed(kept)), live

    def rounds(self, s: For, live: int):
        """A loop over numbers, which gives its name the last of them."""
        bit = self.graph.bit(s.name)
        if not live & bit and not self.wanted(s.body, live):
            return None, live
        cleared = self.cleared
        self.cleared = cleared | self.clears_of(s, live)
        body, before = self.loop(s.body, live, 0, bit)
        self.cleared = cleared
        bounds = self.mask((s.start, s.stop, s.step))
        return For(s.name, s.start, s.stop, s.step, s.reverse, body), before | bounds

    def turns(self, s: While, live: int):
        if not self.wanted(s.body, live) and not self.changes((s.test,)):
            return None, live
        body, before = self.loop(s.body, live, self.mask((s.test,)), 0)
        return While(s.test, body), before

    def assign(self, s: Assign, live: int):
        given = self.given(s)
        if not live & given or id(s) in self.cleared or _is_self(s):
            return None, live
        kept = live if s.index else live & ~given
        return s, kept | self.mask((*s.index, s.value))

    def branches(self, s: If, live: int):
        then, live_then = self.body(s.body, live)
        other, live_other = self.body(s.orelse, live)
        if not then and not other and not self.changes((s.test,)):
            return None, live
        return If(s.test, then, other), live_then | live_other | self.mask((s.test,))

    def statement(self, s, live: int):
        match s:
            case Assign(_, _, Call()):
                return self.call(s, live)
            case Assign():
                return self.assign(s, live)
            case If():
                return self.branches(s, live)
            case For():
                return self.rounds(s, live)
            case While():
                return self.turns(s, live)
            case Leave("break", _):
                return s, self.at_break
            case Leave("continue", _):
                return s, self.at_continue
            case Leave(_, values):
                return s, self.mask(values)
            case Def(name, parameters, inner):
                outer = self.at_break, self.at_continue
                body, _ = self.body(inner, 0)
                self.at_break, self.at_continue = outer
                return Def(name, parameters, body), live
        assert_never(s)

    def clears_of(self, s: For, live: int) -> set[int]:
        """The writes by which a loop clears, last of all, arrays that are not read after it."""
        if not self.written:
            return set()
        if id(s) not in self.clears:
            self.clears[id(s)] = last_clears(s, self.reads)
        found = self.clears[id(s)].items()
        return {write for write, name in found if not live & self.elements(name)}

    def loop(self, inner, live: int, test: int, counter: int):
        """A loop's body and what is wanted before it: the least fixed point from its end."""
        outer = self.at_break, self.at_continue
        head = live | test
        while True:
            self.at_break, self.at_continue = live, head
            body, before = self.body(inner, head)
            before &= ~counter
            if not before & ~head:
                break
            head |= before
        self.at_break, self.at_continue = outer
        return body, head

    def wanted(self, inner, live: int) -> bool:
        """Whether a loop does anything that is wanted after it."""
        return any(
            (type(s) is Assign and bool(self.given(s) & live))
            or (type(s) is For and bool(self.graph.bit(s.name) & live))
            or (type(s) is Leave and s.how == "return")
            or self.changes(ir.reads(s))
            or self.counts(s, live)
            for s in ir.statements(inner)
        )

    def counts(self, s, live: int) -> bool:
        """Whether a statement changes a stack of which the length is asked after it."""
        if type(s) is not Assign or type(s.value) is not Call:
            return False
        function, args = s.value.function, s.value.args
        return function in (ir.APPEND, ir.POP) and bool(live & args[0].mask & self.counted)

    def read_by(self, function: str) -> int:
        """What a function reads of the top level."""
        found = 0
        for n in self.reads.get(function, ()):
            found |= self.graph.bit(n) | self.elements(n)
        return found

    def call(self, s: Assign, live: int):
        function, args = s.value.function, s.value.args
        targets = self.given(s)
        kept = live if s.index else live & ~targets
        if self.counts(s, live):
            self.wanted_stacks.add(args[0].args[0])
        if function == ir.APPEND:
            wanted = args[0].args[0] in self.stacks or self.changes(args[1:])
            return (s, live | self.mask(args)) if wanted else (None, live)
        if function == ir.POP:
            stack = args[0].args[0]
            if targets & live:
                self.wanted_stacks.add(stack)
            elif stack not in self.stacks:
                return None, live
            elif stack not in self.by_target:
                s = Assign((), (), s.value)
            return s, kept | self.mask((*s.index, *args))
        if not targets & live and function not in self.effects and not self.changes(args):
            return None, live
        return s, kept | self.mask((*s.index, s.value))


def _is_self(s: Assign) -> bool:
    """Whether a statement assigns a name, or an element, to itself."""
    v = s.value
    if type(v) is not ir.Expr:
        return False
    if not s.index:
        return v.op is None and v.args[0] == s.targets[0]
    return (
        v.op is not None
        and v.op.name == "getitem"
        and type(v.args[0]) is ir.Expr
        and v.args[0].op is None
        and v.args[0].args[0] == s.targets[0]
        and len(v.args) == len(s.index) + 1
        and all(ir.same(a, b) for a, b in zip(v.args[1:], s.index))
    )


def global_reads(defs: dict[str, Def]) -> dict[str, set[str]]:
    """The names of the top level that each function reads, itself or by what it calls."""
    own = {name: walks.read_from_outside(d) for name, d in defs.items()}
    called = {name: _called(walks.values(d.body), defs) for name, d in defs.items()}
    return {f: set().union(*[own[g] for g in reached((f,), called.__getitem__)]) for f in defs}


def _called(values: Iterable, defs: dict[str, Def]) -> set[str]:
    return {call.function for call in walks.calls(values)} & defs.keys()


def without_uncalled(program: ir.Program) -> ir.Program:
    """The program without the functions that its top level does not reach by calls."""
    defs = program.defs
    top = walks.values(s for s in program.body if type(s) is not Def)
    found = reached(
        _called([*top, *program.outputs], defs),
        lambda f: _called(walks.values(defs[f].body), defs),
    )
    body = tuple(s for s in program.body if type(s) is not Def or s.name in found)
    return program.with_body(body, program.outputs)
