"""Broadcasts of arrays whose lengths are not known, undone and made no oftener than needed.

The cotangent of what a row stretched is summed back to its shape.  That sum may wait where what it
is multiplied by, f, does not vary along the axes that are summed over, since p has its shape:

    sum_like(f*sum_like(g, p), q) = sum_like(f*g, q)        np.sum(f*sum_like(g, p)) = np.sum(f*g)

A value need not be spread to a shape that the operation which reads it gives it anyway:

    f*spread_like(t, p) = f*t        where f and t together have all axes of p

and so after terms and factors that have no others: spread_like(t, p) - 1 = spread_like(t - 1, p).
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Def, Expr, If, Leave
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.ops.arithmetic import add, div, mul, neg, sub
from gradcli.ops.arrays import spread_like, sum_like
from gradcli.ops.rows import TABLE

SUM, ONES = TABLE["sum"], ir.constant_form("ones_like")
SUMMED = frozenset({sum_like.op, spread_like.op})
# Rows after which a sum, or a spread, is the same as before
WAITING = {
    **dict.fromkeys((mul.op, div.op, neg.op), SUMMED),
    **dict.fromkeys((add.op, sub.op), frozenset({spread_like.op})),
}
SPREADING = frozenset({add.op, sub.op, mul.op, div.op})
# What a value has its shape from by broadcasting: nodes, by identity, or names that changed, each
# counted below 0
Arrays = frozenset[int]


def broadcast_once(program: ir.Program) -> ir.Program:
    """The program without the sums and spreads that others do already."""
    if SUMMED.isdisjoint(program.graph.rows):
        return program
    roots = walks.expressions((*walks.values(program.body), *program.outputs))
    if not any(node.op in SUMMED for node in ir.postorder(roots)):
        return program
    walk = _Broadcasting(program, None)
    body = walk.body(program.body)
    return program.with_body(body, tuple(map(walk.value, program.outputs)))


class _Broadcasting:
    """One scope, forwards: what the names that surely hold an expression have their shapes from."""

    def __init__(self, program: ir.Program, scope: Scope):
        self.program, self.scope, self.kinds = program, scope, kinds_of(program)
        self.held: dict[str, Arrays] = {}
        self.changes = 0
        self.known: dict[int, Arrays] = {}
        self.memo: dict[int, object] = {}
        self.likes: dict[int, tuple | None] = {}  # node -> (the row, g, p) where it is row(g, p)

    # -- statements -------------------------------------------------------------------------------
    def body(self, body) -> tuple:
        return tuple(map(self.statement, body))

    def statement(self, s):
        match s:
            case Assign(targets, index):
                s = walks.with_values(s, self.value)
                if not index:
                    self.hold(targets, s.value)
                return s
            case Leave():
                return walks.with_values(s, self.value)
            case Def(name):
                return walks.with_bodies(s, _Broadcasting(self.program, name).body)
        if type(s) is not If:  # the next turn reads what this one writes
            self.forget((s,))
        s = walks.with_values(s, self.value)
        before = self.held

        def branch(body) -> tuple:
            self.held = dict(before)
            return self.body(body)

        s = walks.with_bodies(s, branch)
        self.forget((s,))
        return s

    def hold(self, targets, value) -> None:
        found = self.arrays(value)
        self.forget_names(targets)
        if type(value) is Expr:
            self.held[targets[0]] = found

    def forget(self, body) -> None:
        inside = [s for s in ir.statements(body) if type(s) is not Assign or not s.index]
        self.forget_names(n for s in inside for n in ir.given(s))

    def forget_names(self, names) -> None:
        """The names have values of other shapes; an array that is written to keeps its own."""
        for n in names:
            self.changes -= 1
            self.held[n] = frozenset((self.changes,))
        self.known, self.memo, self.likes = {}, {}, {}

    # -- expressions ------------------------------------------------------------------------------
    def value(self, value):
        """A value with its sums and spreads as few as they may be."""
        return walks.rewritten(value, self.noted, self.memo)

    def noted(self, node: Expr):
        """What a node becomes, and what that is the sum or the spread of."""
        new = self.node(node)
        if type(new) is Expr and new.op is not None and id(new) not in self.likes:
            self.likes[id(new)] = self.like_of(new)
        return new

    def node(self, node: Expr):
        """A node with its arguments rewritten, and then itself."""
        if node.op is None:
            return node
        args, attrs = walks.arguments(node, self.memo)
        if node.op in SPREADING:
            args = self.unspread(*args)
        elif node.op is sum_like.op:
            return self.summed(*args)
        elif node.op is SUM and not attrs:
            args = (self.like_at(args[0], sum_like)[0],)
        if all(map(ir.same, (*args, *(v for _, v in attrs)), node.parts)):
            return node
        return node.graph.node(node.op, args, attrs)

    def unspread(self, a, b) -> tuple:
        """Two arguments, neither spread to the shape that the other gives the result anyway."""
        t, like = self.like_at(a, spread_like)
        if like is not None and self.has_axes(like, t, b):
            return t, b
        t, like = self.like_at(b, spread_like)
        if like is not None and self.has_axes(like, a, t):
            return a, t
        return a, b

    def has_axes(self, like, a, b) -> bool:
        """Whether what has the axes of two values has those of `like`."""
        if self.arrays(like) <= self.arrays(a) | self.arrays(b):
            return True
        return any(self.kinds.shapes.same(like, x, self.scope) for x in (a, b))

    def summed(self, value, like):
        """sum_like(value, like), of what `value` is itself the sum of."""
        g, p = self.like_at(value, sum_like)
        if p is not None and self.arrays(like) <= self.arrays(p):
            value = g
        if self.arrays(value) and self.arrays(value) == self.arrays(like):
            return value
        return like.graph.node(sum_like.op, (value, like))

    def like_at(self, value, row) -> tuple:
        """(g, p) where `value` is row(g, p), of sum_like or spread_like; else (value, None)."""
        found = self.likes.get(id(value)) if type(value) is Expr else None
        return found[1:] if found and found[0] is row.op else (value, None)

    def like_of(self, node: Expr) -> tuple | None:
        """(the row, g, p) where a node, whose arguments are known, is the row of g and p."""
        if node.op in (sum_like.op, spread_like.op):
            return node.op, *node.args
        if node.op is ONES:
            return spread_like.op, 1.0, node.args[0]
        for i, a in enumerate(node.args[:1] if node.op is div.op else node.args):
            found = self.likes.get(id(a)) if type(a) is Expr else None
            if not found or found[0] not in WAITING.get(node.op, ()):
                continue
            others = (*node.args[:i], *node.args[i + 1 :])
            if all(self.arrays(f) <= self.arrays(found[2]) for f in others):
                args = (*node.args[:i], found[1], *node.args[i + 1 :])
                return found[0], node.graph.node(node.op, args), found[2]
        return None

    def arrays(self, value) -> Arrays:
        """The arrays that a value has its shape from."""
        if type(value) is not Expr:
            return frozenset()
        for node in ir.postorder((value,), self.known):
            self.known[id(node)] = self.arrays_of(node)
        return self.known[id(value)]

    def arrays_of(self, node: Expr) -> Arrays:
        if self.kinds.is_number(node, self.scope):
            return frozenset()
        if node.op is None:
            return self.held.get(node.args[0], frozenset((id(node),)))
        if node.op.shape in ("first", "second"):
            return self.known_of(node.args[node.op.shape == "second"])
        if node.op.elementwise:
            return frozenset().union(*map(self.known_of, node.args))
        return frozenset((id(node),))

    def known_of(self, value) -> Arrays:
        return self.known[id(value)] if type(value) is Expr else frozenset()
