"""Tidying: numbers and copies put where they are read, over and over with the other passes.

`propagate` walks forwards with what is known of each name: a number, or another name's value.
Only names that the transforms made are touched: what the author named stays named.
"""

from gradcli.derive.inline import inline
from gradcli.derive.liveness import prune
from gradcli.derive.shared import share
from gradcli.derive.simplify import ZERO, is_zero, simplify
from gradcli.language import core
from gradcli.language.aliases import aliased
from gradcli.language.core import Assign, Call, Def, Expr, For, If, Leave, While, rebuild, same
from gradcli.language.kinds import NUMBERS, Kinds
from gradcli.language.restore import leaves
from gradcli.ops.arithmetic import add
from gradcli.ops.arrays import matmul, spread_like, sum_like


def tidy(program: core.Program, author: frozenset[str]) -> core.Program:
    """The program, shorter, with the same outputs."""
    program.graph.simplify = simplify
    program = prune(program)
    for _ in range(3):
        program = prune(propagate(program, author))
        program = inline(program, author)
    return separate(prune(share(program)), author)


# -- what is known of names -----------------------------------------------------------------------
def propagate(program: core.Program, author: frozenset[str]) -> core.Program:
    """Numbers and copies in the place of the generated names that hold them."""
    once = _assigned_once(program)
    walk = _Propagate(author, once, Kinds(program))
    known: dict = {}
    body = walk.body(program.body, known)
    outputs = tuple(walk.read(v, known) for v in program.outputs)
    return program.with_body(body, outputs)


def _assigned_once(program: core.Program) -> dict:
    """Generated names that one top-level statement gives a number, which functions may read."""
    count: dict[str, int] = {}
    for s in core.statements(program.body):
        if type(s) is Assign:
            for t in s.targets:
                count[t] = count.get(t, 0) + 1
        elif type(s) is For:
            count[s.name] = count.get(s.name, 0) + 1
        elif type(s) is Def:
            for p in s.parameters:
                count[p] = count.get(p, 0) + 1
    return {
        s.targets[0]: s.value
        for s in program.body
        if type(s) is Assign and not s.index and len(s.targets) == 1 and count[s.targets[0]] == 1
        and isinstance(s.value, (int, float))
    }  # fmt: skip


class _Propagate:
    """One forward walk; `known` maps a name to a number, or to the node of another name."""

    def __init__(self, author: frozenset[str], once: dict, kinds: Kinds):
        self.author, self.once, self.kinds = author, once, kinds
        self.scope: str | None = None
        self.written = {
            s.targets[0]
            for s in core.statements(kinds.program.body)
            if type(s) is Assign and s.index
        }
        self.ends: list[dict] = []  # what is known at the jumps of the loop around

    def read(self, value, known: dict):
        """`value` with what is known put in; None where nothing is."""
        if type(value) is Call:
            return Call(value.function, tuple(self.read(a, known) for a in value.args))
        if type(value) is not Expr or not known:
            return value
        used = {n for n in core.names(value) & known.keys() if type(known[n]) is not Zeros}
        return rebuild(value, {value.graph.var(n): known[n] for n in used}) if used else value

    def is_number(self, name: str) -> bool:
        return self.kinds.name(name, self.scope) in NUMBERS

    def forget(self, known: dict, names) -> None:
        for n in names:
            known.pop(n, None)
        for n, v in list(known.items()):
            if (type(v) is Expr and v.args[0] in names) or (
                type(v) is Zeros and not core.names(v.like).isdisjoint(names)
            ):
                del known[n]

    def body(self, body, known: dict) -> tuple:
        return tuple(self.statement(s, known) for s in body)

    def statement(self, s, known: dict):
        match s:
            case Assign(targets, index, value):
                new = self.read(value, known)
                index = tuple(self.read(p, known) for p in index)
                if is_zero(new) and not index and not self.is_number(targets[0]):
                    new = _zeros(value)
                elif not index and len(targets) == 1 and not self.is_number(targets[0]):
                    new = core.own(new, value)
                if not index and len(targets) == 1 and type(known.get(targets[0])) is Zeros:
                    new = self.first_term(targets[0], new, known[targets[0]].like)
                self.forget(known, targets)
                if not index and len(targets) == 1:
                    self.learn(targets[0], new, known)
                return Assign(targets, index, new)
            case If(test, body, orelse):
                test = self.read(test, known)
                one, two = dict(known), dict(known)
                new = If(test, self.body(body, one), self.body(orelse, two))
                known.clear()
                known.update(_agreed(one, two, body, orelse))
                return new
            case For(name, start, stop, step, reverse, body):
                ends = [self.read(v, known) for v in (start, stop, step)]
                return For(name, *ends, reverse, self.loop(known, body, {name}))
            case While(test, body):
                new = self.loop(known, body, set())
                return While(self.read(test, known), new)
            case Leave(how, values):
                self.ends.append(dict(known))
                return Leave(how, tuple(self.read(v, known) for v in values))
            case Def(name, parameters, body):
                local = set(parameters) | core.assigned(body)
                inner = {
                    n: v for n, v in self.once.items() if n not in local and n not in self.author
                }
                self.scope = name
                new = Def(name, parameters, self.body(body, inner))
                self.scope = None
                return new

    def loop(self, known: dict, body, names: set[str]) -> tuple:
        """A loop's body; afterwards `known` holds in it and after it.

        Nothing is known of what the body assigns, except that a structural zero which every
        round leaves zero stays one.
        """
        changed = core.assigned(body) | names
        zeros = {n for n in changed if is_zero(known.get(n))}
        self.forget(known, changed)
        outer = self.ends
        while True:
            self.ends = []
            inner = known | dict.fromkeys(zeros, ZERO)
            new = self.body(body, inner)
            ends = self.ends if leaves(body) else [*self.ends, inner]
            kept = {n for n in zeros if all(is_zero(end.get(n)) for end in ends)}
            if kept == zeros:
                break
            zeros = kept
        self.ends = outer
        known.update(dict.fromkeys(zeros, ZERO))
        return new

    def first_term(self, target: str, value, like):
        """`target + e` where target is zeros: e, if it is surely an array of its own and as large.

        Where elements are written, sum_like may have stretched what cannot be written to.
        """
        if type(value) is Expr and value.op is add.op and value.args[0] is value.graph.var(target):
            term = value.args[1]
            if _is_new(term) and self.is_shaped(term, like):
                return value if target in self.written and term.op is sum_like.op else term
        return value

    def is_shaped(self, value, like, depth: int = 8) -> bool:
        """Whether `value` surely has the shape of `like`."""
        if value is like:
            return True
        if type(value) is not Expr or value.op is None or not depth:
            return False
        if value.op in (sum_like.op, spread_like.op):
            return value.args[1] is like
        if not value.op.elementwise:
            return False
        shaped = [self.is_shaped(a, like, depth - 1) for a in value.args]
        return any(shaped) and all(
            s or self.kinds.of(a, self.scope) in NUMBERS for a, s in zip(value.args, shaped)
        )

    def learn(self, target: str, value, known: dict) -> None:
        if type(value) is Expr and value.op and value.op.name == "zeros_like":
            if target not in self.author:
                known[target] = Zeros(value.args[0])
        elif type(value) is Expr:
            copy = value.op is None and value.args[0] != target
            if copy and not {value.args[0], target} <= self.author:
                known[target] = value
        elif isinstance(value, (int, float)) and target not in self.author:
            known[target] = value


class Zeros:
    """What is known of a generated name that holds an array of zeros in the shape of `like`."""

    __slots__ = ("like",)

    def __init__(self, like):
        self.like = like


def _zeros(value):
    """The array of zeros that `value` is: it has a shape, which the number 0 has not."""
    if type(value) is Expr and value.op is spread_like.op:
        return value.graph.node(core.constant_form("zeros_like"), (value.args[1],))
    return value


def _is_new(value) -> bool:
    """Whether evaluating `value` gives an array that no name holds."""
    if type(value) is not Expr or value.op is None:
        return False
    if value.op is sum_like.op:
        return _is_new(value.args[0])
    return value.op.elementwise or value.op in (spread_like.op, matmul.op)


def _agreed(one: dict, two: dict, body, orelse) -> dict:
    """What both branches know; a branch that leaves does not reach what follows."""
    if leaves(body):
        return two
    if leaves(orelse):
        return one
    return {n: v for n, v in one.items() if n in two and same(v, two[n])}


# -- arrays that are written ----------------------------------------------------------------------
def separate(program: core.Program, author: frozenset[str]) -> core.Program:
    """The program in which no generated name is a second name of an array that is written."""
    kinds = Kinds(program)
    written = {s.targets[0] for s in core.statements(program.body) if type(s) is Assign and s.index}

    def copied(s, scope):
        match s:
            case Assign((target,), (), value) if type(value) is Expr and not kinds.is_number(
                value, scope
            ):
                names = {target, *(sources := aliased(value))}
                if sources and names & written and not names <= author:
                    return Assign((target,), (), value.graph.node(core.COPY, (value,)))
        return s

    return program.with_body(_mapped(program.body, copied, None), program.outputs)


def _mapped(body, change, scope) -> tuple:
    """A body with `change(statement, scope)` in the place of each statement."""
    out = []
    for s in body:
        match s:
            case If(test, then, orelse):
                s = If(test, _mapped(then, change, scope), _mapped(orelse, change, scope))
            case For(name, start, stop, step, reverse, inner):
                s = For(name, start, stop, step, reverse, _mapped(inner, change, scope))
            case While(test, inner):
                s = While(test, _mapped(inner, change, scope))
            case Def(name, parameters, inner):
                s = Def(name, parameters, _mapped(inner, change, name))
        out.append(change(s, scope))
    return tuple(out)
