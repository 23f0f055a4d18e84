"""What is only asked for its shape is not computed: the types know it.

`zeros_like(x)`, `sum_like(g, x)` and `len(x)` read no element of x.  There x takes a name of its
own that stands for its type alone, and what nobody reads then goes: compilers warn of it.
"""

from collections.abc import Collection
from functools import partial

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr, For
from gradcli.core.liveness import prune
from gradcli.core.types.subscripts import progression
from gradcli.ops.rows import Op
from gradcli.typed.infer import Types
from gradcli.typed.values import MIXED, SHAPE_OF, Stack

# Rows -> the places of their arguments that are shapes or lengths, which types have too
LENGTHS: dict[str, Collection[int]] = {
    "zeros": (0,), "ones": (0,), "full": (0,), "linspace": (2,), "identity": (0,),
    **dict.fromkeys(("arange", "eye", "slice"), range(3)),
}  # fmt: skip
LENGTHS_BY_NAME = ("shape",)  # attributes that are shapes


def for_types(op: Op) -> Collection[int]:
    """The places of the arguments of a row that are read for their types alone."""
    return op.shape_only or LENGTHS.get(op.name, ())


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


def without_unread(types: Types) -> ir.Program:
    """The program without names that nobody reads, but for their shapes."""
    program = types.program
    mixed = {n for (_, n), t in types.table.items() if type(t) is Stack and t.item == MIXED}
    lists = _lists(program)
    loops = {s.name for s in ir.statements(program.body) if type(s) is For}
    value = partial(_without_shapes, lists=lists, loops=loops)

    def body(statements: ir.Body) -> ir.Body:
        return tuple([walks.with_bodies(walks.with_values(s, value), body) for s in statements])

    with program.graph.simplifying(None):  # types are not to change
        program = program.with_body(body(program.body), tuple(map(value, program.outputs)))
    return prune(program, by_target=mixed)  # what such a stack gives is as large as its place


def _lists(program: ir.Program) -> set[str]:
    calls = (s.value for s in ir.statements(program.body) if type(s) is Assign)
    return {c.args[0].args[0] for c in calls if type(c) is Call and c.function == ir.APPEND}


def _without_shapes(value, lists: set[str], loops: set[str]):
    """A value in which what is asked for its shape only goes by names for its type; how long a
    list is, is read, and where a slice starts that a loop moves on."""
    if type(value) is Call:
        return Call(value.function, tuple([_without_shapes(a, lists, loops) for a in value.args]))
    if type(value) is not Expr:
        return value
    change: dict = {}
    for node in ir.postorder([value]):
        unread = for_types(node.op) if node.op else ()
        if node.op is ir.SLICE and type(node.args[0]) is Expr and node.args[0].names & loops:
            unread = (1, 2)
        if not unread and not (node.op and any(n in LENGTHS_BY_NAME for n, _ in node.attrs)):
            continue
        args = tuple(
            _for_its_type(a, lists) if i in unread else ir.rebuild(a, change)
            for i, a in enumerate(node.args)
        )
        attrs = tuple(
            (n, _for_its_type(v, lists) if n in LENGTHS_BY_NAME else ir.rebuild(v, change))
            for n, v in node.attrs
        )
        change[node] = node.graph.node(node.op, args, attrs)
    return ir.rebuild(value, change) if change else value


def _for_its_type(value, lists: set[str]):
    """A value that is asked for its shape only, in names that stand for types."""
    if type(value) is not Expr:
        return value
    graph = value.graph
    return ir.rebuild(value, {
        graph.var(n): graph.var(SHAPE_OF + n)
        for n in value.names - lists if not n.startswith(SHAPE_OF)
    })  # fmt: skip
