"""Shared subterms get a name, so that a program grows with its graph and not with its tree.

Within one block a node of the graph keeps its value as long as no name in it is assigned: that is
what `version` tracks.  A node with several users is computed once, before its first, where that
saves enough; an assignment that already holds it lends its own name.
"""

from gradcli.language import core
from gradcli.language.core import Assign, Call, Def, Expr, For, If, Leave, While, fresh

WEIGHTS = {
    "add": 1, "subtract": 1, "multiply": 1, "negative": 0, "getitem": 0, "divide": 2, "tuple": 0,
    "slice": 0, "shape": 0, "len": 0, "list": 9,
}  # fmt: skip
ENOUGH = 3  # operations saved by a name, from which on it is worth its line


def share(program: core.Program) -> core.Program:
    """The program with what it would compute several times held in names."""
    written = {s.targets[0] for s in core.statements(program.body) if type(s) is Assign and s.index}
    body, outputs = _block(program, program.body, written, program.outputs)
    return program.with_body(body, outputs)


class _Versions:
    """How often each name has been assigned so far in a block."""

    def __init__(self):
        self.of: dict[str, int] = {}
        self.names: dict[int, frozenset] = {}

    def bump(self, names) -> None:
        for n in names:
            self.of[n] = self.of.get(n, 0) + 1

    def key(self, node: Expr) -> tuple:
        """A node with the versions of the names in it."""
        if id(node) not in self.names:
            below = [a for a in node.parts if type(a) is Expr]
            whole = all(id(a) in self.names for a in below)
            for inner in (node,) if whole else core.postorder([node]):
                self.names[id(inner)] = self._names_in(inner)
        return id(node), tuple(sorted((n, self.of.get(n, 0)) for n in self.names[id(node)]))

    def _names_in(self, node: Expr) -> frozenset:
        """The names of a node from those of its arguments, which are known."""
        if node.op is None:
            return frozenset(node.args)
        below = (self.names[id(a)] for a in node.parts if type(a) is Expr)
        return frozenset().union(*below)


def _roots(s) -> tuple:
    """The expressions that a statement computes when it is reached."""
    if type(s) is While:
        return ()
    return tuple(a for v in core.reads(s) for a in (v.args if type(v) is Call else (v,)))


def _changes(s) -> set[str]:
    return core.assigned((s,))


def _inner(node: Expr) -> list[Expr]:
    """The arguments of a node that are surely computed with it."""
    if node.op is None:
        return []
    parts = node.args[:1] if node.op in core.LAZY else node.parts
    return [a for a in parts if type(a) is Expr]


def _count(body, outputs) -> dict[tuple, int]:
    """How many users each node has in a block, at each version of its names."""
    uses: dict[tuple, int] = {}
    versions = _Versions()

    def visit(roots) -> None:
        stack = [r for r in roots if type(r) is Expr]
        while stack:
            node = stack.pop()
            if node.op is None:
                continue
            key = versions.key(node)
            uses[key] = uses.get(key, 0) + 1
            if uses[key] == 1:
                stack.extend(_inner(node))

    for s in body:
        visit(_roots(s))
        versions.bump(_changes(s))
    visit(outputs)
    return uses


def _weight(node: Expr) -> int:
    """The operations of a node's tree, as it would print; counted no further than needed."""
    total, stack = 0, [node]
    while stack and total < ENOUGH:
        n = stack.pop()
        if n.op is not None:
            total += WEIGHTS.get(n.op.name, ENOUGH)
            stack.extend(_inner(n))
    return total


def _block(program: core.Program, body, written: set[str], outputs=()):
    uses = _count(body, outputs)
    versions = _Versions()
    held: dict[tuple, str] = {}
    out: list = []

    def place(value):
        """`value` with its shared nodes replaced by the names that hold them."""
        if type(value) is Call:
            return Call(value.function, tuple(place(a) for a in value.args))
        if type(value) is not Expr:
            return value
        change: dict[Expr, object] = {}
        for node in _evaluated(value):
            if node.op is None or (node is value and own):
                continue
            key = versions.key(node)
            if key in held:
                change[node] = program.graph.var(held[key])
            elif uses.get(key, 0) > 1 and _weight(node) * (uses[key] - 1) >= ENOUGH:
                if node is value and assigning:
                    continue
                name = fresh(program.taken, "t")
                out.append(Assign((name,), (), core.rebuild(node, change)))
                held[key] = name
                change[node] = program.graph.var(name)
        return core.rebuild(value, change)

    for s in body:
        assigning = type(s) is Assign and len(s.targets) == 1 and not s.index
        # an array whose elements are written is an object of its own: no name for it is shared
        own = assigning and s.targets[0] in written
        new = _rewritten(program, s, place, written)
        names = _changes(s)
        key = versions.key(s.value) if assigning and type(s.value) is Expr else None
        versions.bump(names)
        for k, name in list(held.items()):
            if name in names:
                del held[k]
        lends = key is not None and not own and s.value.op is not None and uses.get(key, 0) > 1
        if lends and s.targets[0] not in core.names(s.value) and s.value.op is not core.LIST:
            held.setdefault(key, s.targets[0])
        out.append(new)
    assigning = own = False
    placed = tuple(place(v) for v in outputs)
    return tuple(out), placed


def _evaluated(value: Expr) -> list[Expr]:
    """The nodes below `value` that are surely computed, arguments first."""
    seen: set[int] = set()
    order: list[Expr] = []
    stack: list[tuple[Expr, bool]] = [(value, False)]
    while stack:
        node, done = stack.pop()
        if done:
            order.append(node)
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            stack.extend((a, False) for a in reversed(_inner(node)))
    return order


def _rewritten(program: core.Program, s, place, written: set[str]):
    match s:
        case Assign(targets, index, value):
            return Assign(targets, tuple(map(place, index)), place(value))
        case If(test, body, orelse):
            return If(
                place(test), _block(program, body, written)[0], _block(program, orelse, written)[0]
            )
        case For(name, start, stop, step, reverse, body):
            ends = map(place, (start, stop, step))
            return For(name, *ends, reverse, _block(program, body, written)[0])
        case While(test, body):
            return While(test, _block(program, body, written)[0])
        case Leave(how, values):
            return Leave(how, tuple(map(place, values)))
        case Def(name, parameters, body):
            return Def(name, parameters, _block(program, body, written)[0])
