"""Choices with a derivative, each the whole value of a name, of which the reverse is an If.

The reverse of `a if c else b` must not touch the side that was not taken, whose partial may be
infinite; as an If it does not.  So do Python's own max and min, which take the first of equals.
Indexing an expression gets the expression a name first, so that reverse mode can add to elements.
"""

from functools import partial
from typing import TypeGuard

from gradcli.core import ir, walks
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Assign, Call, Expr, If, Leave, fresh, rebuild
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.activity import Activity, flows_from
from gradcli.ops.arrays import getitem
from gradcli.ops.comparisons import greater, less

SPREAD = ir.CHOICES | {getitem.op}


def spread_choices(program: ir.Program, wrt: tuple[str, ...]) -> ir.Program:
    """The program, whose active choices are values of names, and active elements those of names."""
    if program.graph.rows.isdisjoint(SPREAD):
        return program
    roots = walks.expressions(walks.values(program.body))
    if not any(map(_is_spread, ir.postorder([*roots, *program.outputs]))):
        return program
    return _Spread(program, wrt).program()


def _is_spread(node: Expr) -> bool:
    """Whether a node is a choice or an element of an expression."""
    op = node.op
    return op in ir.CHOICES or (op is getitem.op and _unnamed(node))


class _Spread:
    """One walk; `active` says whether an expression carries a derivative."""

    def __init__(self, program: ir.Program, wrt: tuple[str, ...]):
        self.given, self.graph = program, program.graph
        self.kinds = kinds_of(program)
        self.activity = Activity(program, self.kinds, wrt)
        self.written = walks.written(program.body)

    def program(self) -> ir.Program:
        body = list(self.body(self.given.body, None))
        outputs = tuple(self.value(v, None, body) for v in self.given.outputs)
        return self.given.with_body(tuple(body), outputs)

    def body(self, body, scope: Scope) -> tuple:
        out: list = []
        for s in body:
            match s:
                case Assign(targets, index, value):
                    if len(targets) == 1 and not index and self.is_whole(value, scope):
                        value = self.sides(value, scope, out)
                    else:
                        value = self.value(value, scope, out)
                    out.append(Assign(targets, index, value))
                case Leave(how, values):
                    values = tuple(self.value(v, scope, out) for v in values)
                    out.append(Leave(how, values))
                case _:
                    own = s.name if type(s) is ir.Def else scope
                    out.append(walks.with_bodies(s, partial(self.body, scope=own)))
        return tuple(out)

    def value(self, value, scope: Scope, out: list):
        """`value` without active choices; the statements that decide them go to `out`."""
        if type(value) is Call:
            args = tuple(self.value(a, scope, out) for a in value.args)
            return Call(value.function, args)
        if type(value) is not Expr:
            return value
        while True:
            found = self.outermost(value, scope)
            if found is None:
                return value
            value = rebuild(value, {found: self.decide(found, scope, out)})

    def outermost(self, value: Expr, scope: Scope) -> Expr | None:
        """A choice in `value` that carries a derivative and is under no lazy node."""
        seen: set[int] = set()
        stack = [value]
        while stack:
            node = stack.pop()
            if type(node) is not Expr or node.op is None or id(node) in seen:
                continue
            seen.add(id(node))
            if _is_spread(node) and self.carries(node, scope):
                return node
            if node.op not in ir.LAZY:
                stack.extend(node.args)
        return None

    def carries(self, node: Expr, scope: Scope) -> bool:
        return any(self.activity.is_varied(n, scope) for n in flows_from(node))

    def decide(self, node: Expr, scope: Scope, out: list) -> Expr:
        """The name that holds the value of a choice after the statements added to `out`."""
        if node.op.name == "getitem":
            base = self.value(node.args[0], scope, out)
            name = fresh(self.given.taken, "part")
            if aliased(base) & self.written:
                base = self.graph.node(ir.COPY, (base,))
            out.append(Assign((name,), (), base))
            return self.graph.intern(node.op, (self.graph.var(name), *node.args[1:]), ())
        name = fresh(self.given.taken, "choice")
        if self.is_whole(node, scope):
            node = self.sides(node, scope, out)
            out.append(Assign((name,), (), node))
            return self.graph.var(name)
        test, *sides = node.args
        branches = []
        for side in sides:
            inner: list = []
            inner.append(Assign((name,), (), self.value(side, scope, inner)))
            branches.append(tuple(inner))
        out.append(If(test, *branches))
        return self.graph.var(name)

    def is_whole(self, value, scope: Scope) -> TypeGuard[Expr]:
        """Whether a value is an active choice whose sides need no statements of their own."""
        if type(value) is not Expr or value.op not in ir.CHOICES:
            return False
        sides = value.args[1:] if value.op is ir.SELECT else ()  # the others are worked out first
        return self.carries(value, scope) and all(self.is_ready(side, scope) for side in sides)

    def is_ready(self, value, scope: Scope) -> bool:
        """Whether a value has no active choices but as a side of one that it is."""
        if type(value) is not Expr or self.outermost(value, scope) is None:
            return True
        sides = value.args[1:] if value.op is ir.SELECT else value.args
        return value.op in ir.CHOICES and all(self.is_ready(side, scope) for side in sides)

    def sides(self, value: Expr, scope: Scope, out: list) -> Expr:
        """A choice that is whole, with no choices below it that are worked out in any case."""
        if value.op is ir.SELECT:
            return value
        args = tuple(self.value(a, scope, out) for a in value.args)
        return self.graph.intern(value.op, args)


def decided(value) -> tuple | None:
    """(test, what a choice is where that holds, what it is else); None of what is no choice."""
    if type(value) is not Expr or value.op not in ir.CHOICES:
        return None
    if value.op is ir.SELECT:
        return value.args
    *others, last = value.args
    rest = others[0] if len(others) == 1 else value.graph.intern(value.op, tuple(others))
    beats, other = (greater, less) if value.op is ir.MAX else (less, greater)
    test = beats(last, rest) if type(last) is Expr else other(rest, last)  # names come first
    return test, last, rest


def _unnamed(node: Expr) -> bool:
    return type(node.args[0]) is Expr and node.args[0].op is not None
