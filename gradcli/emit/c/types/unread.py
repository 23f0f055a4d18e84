"""What is only asked for its shape is not computed: the types know it.

`zeros_like(x)`, `sum_like(g, x)` and `len(x)` read no element of x.  There x takes a name of its
own that stands for its type alone, and what nobody reads then goes: compilers warn of it.
"""

from collections.abc import Collection

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While
from gradcli.core.types.kinds import Scope
from gradcli.core.types.subscripts import progression
from gradcli.emit.c.types.values import SHAPE_OF
from gradcli.ops.table import Op

# Rows -> the places of their arguments that are shapes or lengths, which types have too
LENGTHS: dict[str, Collection[int]] = {
    "zeros": (0,), "ones": (0,), "full": (0,), "linspace": (2,), "identity": (0,),
    **dict.fromkeys(("arange", "eye", "slice"), range(3)),
}  # fmt: skip
LENGTHS_BY_NAME = ("shape",)  # attributes that are shapes


def for_types(op: Op) -> Collection[int]:
    """The places of the arguments of a row that are read for their types alone."""
    return op.by_shape or LENGTHS.get(op.name, ())


def operands(node: Expr) -> list[Expr]:
    """The arguments of a node that are read, and not only asked for their shape."""
    if node.op is None:
        return []
    if node.op.name == "getitem":  # indices that are evenly apart are written as such
        return [a for a in node.args if type(a) is Expr and progression(a) is None]
    unread = for_types(node.op)
    return [a for k, a in enumerate(node.args) if type(a) is Expr and k not in unread]


def read_order(roots) -> list[Expr]:
    """Every node below `roots` that is read, arguments before their users."""
    seen: set[int] = set()
    order: list[Expr] = []
    pending = [(r, False) for r in reversed(roots) if type(r) is Expr]
    while pending:
        node, done = pending.pop()
        if done:
            order.append(node)
        elif id(node) not in seen:
            seen.add(id(node))
            pending.append((node, True))
            pending += [(a, False) for a in reversed(operands(node))]
    return order


def without_uncalled(program: ir.Program) -> ir.Program:
    """The program without the functions that its top level does not reach by calls."""
    defs = {s.name: s.body for s in program.body if type(s) is Def}
    top = walks.values(s for s in program.body if type(s) is not Def)
    called: set[str] = set()
    pending = _read([*top, *program.outputs]) & defs.keys()
    while pending:
        name = pending.pop()
        called.add(name)
        pending |= _read(walks.values(defs[name])) & defs.keys() - called
    body = tuple(s for s in program.body if type(s) is not Def or s.name in called)
    return program.with_body(body, program.outputs)


def without_unread(program: ir.Program) -> ir.Program:
    """The program without names that nobody reads, but for their shapes."""
    with program.graph.simplifying(None):  # types are not to change
        program = program.with_body(_body(program.body), tuple(map(_value, program.outputs)))
    wanted = _Wanted(program)
    while True:
        count = len(wanted.names)
        kept = tuple(wanted.kept(program.body, None))
        if len(wanted.names) == count:
            return program.with_body(kept, program.outputs)


class _Wanted:
    """The names that are read, each with the function that it is local to, or None."""

    def __init__(self, program: ir.Program):
        self.locals = {name: walks.locals_of(d) for name, d in program.defs.items()}
        self.names = self.own(_read(program.outputs), None)

    def own(self, names, scope: Scope) -> set[tuple[Scope, str]]:
        local = self.locals.get(scope, ())
        return {(scope if n in local else None, n) for n in names}

    def kept(self, body: ir.Body, scope: Scope) -> list:
        """The statements that give a value to a name that is wanted, and what they are in.

        From the end on: what they read is wanted in turn.
        """
        out = []
        for s in reversed(body):
            before = set(self.names)
            match s:
                case Assign((), (), Call(ir.APPEND | ir.POP, (stack, *_))):
                    (name,) = stack.args  # or it is read how long the stack is
                    keep = self.has((name,), scope) or self.has((SHAPE_OF + name,), None)
                case Assign(targets, (), Call(ir.POP, (stack,))) if not self.has(targets, scope):
                    keep = self.has(stack.args, scope)
                    s = Assign((), (), s.value)
                case Assign(targets):
                    keep = self.has(targets, scope)
                case If(test, then, orelse):
                    s = If(test, tuple(self.kept(then, scope)), tuple(self.kept(orelse, scope)))
                    keep = bool(s.body or s.orelse)
                case For(name, start, stop, step, reverse, inner):
                    inner = tuple(self.kept(inner, scope))
                    s = For(name, start, stop, step, reverse, inner)
                    keep = self.has((name,), scope) or _acts(inner)
                case While(test, inner):
                    s = While(test, tuple(self.kept(inner, scope)))
                    keep = _acts(s.body)
                case Def(name, parameters, inner):
                    keep = self.has((name,), None)  # by others: what calls only itself is not
                    s = Def(name, parameters, tuple(self.kept(inner, name)))
                case _:
                    keep = True
            if keep:
                out.append(s)
                self.names |= self.own(_read(ir.reads(s)), scope)
            else:  # what tests in it read is not wanted for its sake
                self.names = before
        return out[::-1]

    def has(self, names, scope: Scope) -> bool:
        return bool(self.own(names, scope) & self.names)


def _read(values) -> set[str]:
    """The names that values read, those of stacks and of functions that they call among them."""
    found, pending = set(), list(values)
    while pending:
        v = pending.pop()
        if type(v) is Call:
            found.add(v.function)
            pending += v.args
        elif type(v) is Expr:
            found |= v.names
    return found


def _acts(body: ir.Body) -> bool:
    """Whether a loop does more than to leave: one within it may be kept for its counter."""
    return any(
        type(s) in (Assign, For) or (type(s) is Leave and s.how == "return")
        for s in ir.statements(body)
    )


def _body(body: ir.Body) -> ir.Body:
    return tuple([walks.with_bodies(walks.with_values(s, _value), _body) for s in body])


def _value(value):
    """A value in which what is asked for its shape only goes by names for its type."""
    if type(value) is Call:
        return Call(value.function, tuple(map(_value, value.args)))
    if type(value) is not Expr:
        return value
    change: dict = {}
    for node in ir.postorder([value]):
        unread = for_types(node.op) if node.op else ()
        if not unread and not (node.op and any(n in LENGTHS_BY_NAME for n, _ in node.attrs)):
            continue
        args = tuple(
            _for_its_type(a) if i in unread else ir.rebuild(a, change)
            for i, a in enumerate(node.args)
        )
        attrs = tuple(
            (n, _for_its_type(v) if n in LENGTHS_BY_NAME else ir.rebuild(v, change))
            for n, v in node.attrs
        )
        change[node] = node.graph.node(node.op, args, attrs)
    return ir.rebuild(value, change) if change else value


def _for_its_type(value):
    """A value that is asked for its shape only, in names that stand for types."""
    if type(value) is not Expr:
        return value
    graph = value.graph
    return ir.rebuild(value, {
        graph.var(n): graph.var(SHAPE_OF + n) for n in value.names if not n.startswith(SHAPE_OF)
    })  # fmt: skip
