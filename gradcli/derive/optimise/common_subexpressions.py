"""Shared subterms get a name, so that a program grows with its graph and not with its tree.

The program comes from `substitute`: a leaf carries the version of its name that it reads, so that
one node is one value wherever it stands, and what is counted here are nodes.  One with several
users is computed once, before its first, where that saves enough; an assignment that already holds
it lends its own name.  What leaves here reads names without versions again.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.naming.words import base_name
from gradcli.ops import arithmetic, arrays
from gradcli.ops.rows import Op

POWER, GETITEM = arithmetic.power.op, arrays.getitem.op
INDICES = (ir.SLICE, ir.TUPLE)  # parts of an index, no values
FREE = frozenset({arithmetic.neg.op, GETITEM, ir.TUPLE, ir.SLICE, ir.SHAPE, ir.LEN})
SIGNS = frozenset({"+", "-", "*", "/", "//", "%"})  # of operators that are one operation
NEAR = 12  # statements, within which a name that is given later is looked for
ENOUGH = 2  # operations saved by a name, from which on it is worth its line; a call is as much


def share(program: ir.Program, hints: dict[int, str], author: frozenset[str]) -> ir.Program:
    """The program with what it would compute several times held in names.

    hints: the name that the value of a node had before, by the node's identity.
    """
    body, outputs = _Scope(program, walks.top_level(program), hints, author).block(
        program.body, program.outputs
    )
    return program.with_body(body, outputs)


class _Scope:
    """One scope: the nodes that names hold, and which of them belong to an assigned name."""

    def __init__(
        self,
        program: ir.Program,
        body: ir.Body,
        hints: dict[int, str],
        author: frozenset[str],
        scope: Scope = None,
    ):
        self.program, self.graph, self.scope = program, program.graph, scope
        self.written, self.hints, self.author = walks.written(body), hints, author
        self.writes = program.writes
        if self.writes:  # what is given away may be written to elsewhere
            kinds = kinds_of(program)
            away = walks.given_away(body)
            self.written |= {n for n in away if kinds.name(n, scope) not in NUMBERS}
        self.lazy = ir.LAZY & self.graph.rows
        self.held: dict[int, Expr] = {}
        self.lent: dict[str, list[int]] = {}
        self.uses: dict[int, int] = {}
        self.out: list = []
        self.left: list = []  # the statements of the block from the present one on
        self.givers: dict[int, Assign] = {}  # node -> the statement that gives it to a name

    def block(self, body, outputs=()) -> tuple[tuple, tuple]:
        """The statements of a block and its outputs; what names hold in it ends with it."""
        outer = self.held, self.uses, self.out, self.left, self.givers
        self.held, self.uses, self.out, self.givers = dict(self.held), {}, [], {}
        self.left = list(body[::-1])
        self.count(body, outputs)
        while self.left:
            self.statement(self.left[-1])
            self.left.pop()
        placed = tuple([self.place(v) for v in outputs])
        new = tuple(self.out)
        self.held, self.uses, self.out, self.left, self.givers = outer
        return new, placed

    # -- how many users a node has ----------------------------------------------------------------
    def count(self, body, outputs) -> None:
        for s in body:
            self.visit(_roots(s))
            if type(s) is Assign and not s.index and len(s.targets) == 1:
                self.givers.setdefault(id(s.value), s)
            for inner in () if type(s) is Def else ir.bodies(s):
                self.visit_inner(inner)
        self.visit(outputs)

    def visit(self, roots) -> None:
        """Count the users of each node that is surely computed with `roots`."""
        uses, held = self.uses, self.held
        stack = [r for r in roots if type(r) is Expr]
        while stack:
            node = stack.pop()
            i = id(node)
            if node.op is None or i in held:
                continue
            if i in uses:
                uses[i] += 1
            else:
                uses[i] = 1
                stack += _inner(node)

    def visit_inner(self, body) -> None:
        """Count what a block within this one reads of what this one computes before."""
        uses = self.uses
        seen: set[int] = set()
        stack = walks.expressions(walks.values(body))
        while stack:
            node = stack.pop()
            if type(node) is not Expr or node.op is None or id(node) in seen:
                continue
            seen.add(id(node))
            if id(node) in uses:
                uses[id(node)] += 1
            else:
                stack += node.below

    # -- statements -------------------------------------------------------------------------------
    def statement(self, s) -> None:
        match s:
            case Assign(targets, index, value):
                self.assign(targets, tuple(map(self.place, index)), value)
                return
            case If(test, body, orelse):
                test = self.place(test)
                self.end(ir.assigned((s,)))
                s = If(test, self.block(body)[0], self.block(orelse)[0])
            case For(name, start, stop, step, reverse, body):
                start, stop, step = [self.place(v) for v in (start, stop, step)]
                self.end(ir.assigned((s,)))
                s = For(name, start, stop, step, reverse, self.block(body)[0])
            case While(test, body):
                self.end(ir.assigned(body))
                s = While(self.place(test, naming=False), self.block(body)[0])
            case Leave(how, values):
                s = Leave(how, tuple(map(self.given_away, values)))
            case Def(name, parameters, body):
                scope = _Scope(self.program, body, self.hints, self.author, name)
                s = Def(name, parameters, scope.block(body)[0])
        self.out.append(s)

    def assign(self, targets, index, value) -> None:
        single = len(targets) == 1 and not index and type(value) is Expr and value.op is not None
        # an array whose elements are written is an object of its own: no name for it is shared
        own = single and targets[0] in self.written
        if own:
            new = self.anew(value)
        else:
            new = self.place(value, single)
        self.out.append(Assign(targets, index, new))
        self.end(targets)
        lends = single and not own and self.uses.get(id(value), 0) > 1 and value.op is not ir.LIST
        if lends and id(value) not in self.held and not value.mask & self.graph.bit(targets[0]):
            self.held[id(value)] = self.graph.var(targets[0])
            self.lent.setdefault(targets[0], []).append(id(value))

    def end(self, names) -> None:
        """`names` are assigned: they hold no more what they held."""
        for n in names:
            for i in self.lent.pop(n, ()):
                self.held.pop(i, None)

    # -- expressions ------------------------------------------------------------------------------
    def place(self, value, assigning: bool = False, naming: bool = True):
        """`value` with the nodes that names hold replaced by these, its own shared nodes named.

        assigning: the value gets a name by the statement that it is in.
        """
        if type(value) is Call:
            return Call(value.function, tuple(map(self.given_away, value.args)))
        if type(value) is not Expr:
            return value
        held, uses = self.held, self.uses
        new: dict[int, object] = {}  # what is not the node itself any more
        cost: dict[int, int] = {}
        order = ir.postorder((value,), held)
        unsure = self.unsure(value, order) if naming else set(map(id, order))
        for node in order:
            i = id(node)
            if node.op is None:
                if len(node.args) > 1:
                    new[i] = self.graph.var(node.args[0])
                continue
            weight, plain = _weight(node), node
            for p in node.below:
                weight += cost.get(id(p), 0)
                if plain is node and (id(p) in new or id(p) in held):
                    plain = new[i] = self.rebuilt(node, new)
            times = uses.get(i, 0)
            if times == 1 and not node.below:
                continue
            cost[i] = weight
            pays = times > 1 and weight * (times - 1) >= ENOUGH
            gets_name = assigning and node is value
            if not pays or gets_name or i in unsure or node.op in INDICES:
                continue
            name = self.given_later(node) or fresh(
                self.program.taken, self.hints.get(i) or base_name(plain)
            )
            self.out.append(Assign((name,), (), plain))
            held[i] = new[i] = self.graph.var(name)
            cost[i] = 0
        return held[id(value)] if not order else new.get(id(value), value)

    def given_away(self, value):
        """An argument or a result: where it is a new array, it is no other's."""
        if not self.writes or type(value) is not Expr or value.op is None:
            return self.place(value)
        if kinds_of(self.program).is_number(value, self.scope):
            return self.place(value)
        return self.anew(value)

    def anew(self, value: Expr) -> Expr:
        """`value` worked out where it stands."""
        return self.rebuilt(value, {id(p): self.place(p) for p in value.parts})

    def given_later(self, node: Expr) -> str | None:
        """The name that a statement soon gives a node's value, which then has it from here on.

        None where what stands before that statement reads the name or assigns it.
        """
        s = self.givers.get(id(node))
        if s is None or s.targets[0] in self.author or s.targets[0] in self.written:
            return None
        if node.mask & self.graph.bit(s.targets[0]) or self.lent.get(s.targets[0]):
            return None
        name, last = s.targets[0], len(self.left) - 1
        near = range(last - 1, max(-1, last - NEAR), -1)
        place = next((k for k in near if self.left[k] is s), -1)
        between = list(ir.statements(self.left[place + 1 :]))
        values = [v for t in between for v in ir.reads(t)]
        if place < 0 or name in ir.assigned(tuple(between)) | ir.names(*values):
            return None
        del self.left[place]
        self.end((name,))
        self.lent.setdefault(name, []).append(id(node))
        return name

    def unsure(self, value: Expr, order: list[Expr]) -> set[int]:
        """The nodes among `order` that may not be computed with `value`."""
        if not self.lazy or not any([node.op in self.lazy for node in order]):
            return set()
        sure: set[int] = set()
        stack = [value]
        while stack:
            node = stack.pop()
            if id(node) not in sure:
                sure.add(id(node))
                stack += _inner(node)
        return {id(node) for node in order} - sure

    def rebuilt(self, node: Expr, new: dict) -> Expr:
        """A node with its parts replaced by those that are in `new` or held."""
        held = self.held
        parts = tuple([new[i] if (i := id(p)) in new else held.get(i, p) for p in node.parts])
        if not node.attrs:
            return self.graph.intern(node.op, parts)
        count = len(node.args)
        attrs = tuple(zip([n for n, _ in node.attrs], parts[count:]))
        return self.graph.intern(node.op, parts[:count], attrs)


def _roots(s) -> tuple:
    """The expressions that a statement computes when it is reached."""
    if type(s) is While:
        return ()
    return tuple(walks.expressions(ir.reads(s)))


def _inner(node: Expr) -> tuple[Expr, ...]:
    """The arguments of a node that are surely computed with it, and are worth a name."""
    if node.op in ir.LAZY:
        return tuple([a for a in node.args[:1] if type(a) is Expr])
    if node.op is GETITEM:
        return tuple([a for a in node.below if a is node.args[0] or not _is_index(a)])
    return node.below


def _is_index(node: Expr) -> bool:
    """Whether a node is an index that reads well where it stands, such as i + 1."""
    return node.op is None or (_weight_of(node.op) < ENOUGH and all(map(_is_index, node.below)))


def _weight(node: Expr) -> int:
    """The operations that a name for the value of a node saves, its arguments left out."""
    if node.op is POWER and type(node.args[1]) is int and abs(node.args[1]) < 4:
        return 1
    return _weight_of(node.op)


def _weight_of(op: Op) -> int:
    if op in FREE:
        return 0
    return 1 if op.arity == 2 and (op.symbol in SIGNS or op.family == "comparison") else ENOUGH
