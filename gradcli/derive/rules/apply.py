"""The rows' derivative rules run over expressions: tangents pushed forward, cotangents pulled back.

Elementwise rows run the rule the table gives.  The rules of structural rows are in `structural`,
where shapes need not be known, or run as they are where the program tells them.  Broadcasting is
undone only where a side may have been stretched.
"""

from collections.abc import Callable
from functools import partial, reduce
from operator import add
from typing import Any

from gradcli.core import ir
from gradcli.core.array_functions import CALLED, called_by, takes
from gradcli.core.ir import Expr
from gradcli.core.types.facts import Shape
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.core.types.shape_rules import is_told, literal
from gradcli.derive.activity import differentiable
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.peephole import ZERO
from gradcli.derive.rules.registry import JVPS, PULLBACKS, Rule
from gradcli.derive.rules.structural import unprinted
from gradcli.derive.rules.symbolic_calls import SymbolicCalls
from gradcli.errors import Diagnostic
from gradcli.lowering.library.symbolic_execution import can_be_written
from gradcli.ops import arithmetic, arrays
from gradcli.ops.comparisons import greater, less
from gradcli.ops.dispatch import CALLS
from gradcli.ops.libraries import names
from gradcli.ops.rows import DIFFERENTIABLE, TABLE, Op


# -- forward --------------------------------------------------------------------------------------
def push_forward(value, leaf, kinds: Kinds, scope: Scope, out=None):
    """The tangent of `value`; None where it has none.

    leaf(name) gives the tangent of a variable or None; `out` stands for `value` itself where a
    rule uses the output.
    """
    at, kind = Known(kinds, scope), kinds.below((value,), scope)
    memo: dict[int, object] = {}
    for node in ir.postorder([value]):
        if node.op is None:
            memo[id(node)] = leaf(node.args[0])
            continue
        _check_options(node, lambda n: leaf(n) is not None, kinds, scope)
        tangents = tuple([memo[id(a)] if type(a) is Expr else None for a in node.args])
        if not node.op.differentiable:
            kept = [node.op.arg(i).kind for i in range(len(tangents))]
            pairs = zip(kept, tangents)
            tangents = tuple([t if k in DIFFERENTIABLE else None for k, t in pairs])
        if all([t is None for t in tangents]):
            memo[id(node)] = None
        else:
            z = out if node is value and out is not None else node
            memo[id(node)] = _tangent(node, tangents, z, kind, at)
    return memo[id(value)] if type(value) is Expr else None


def _tangent(node: Expr, tangents: tuple, z, kind: dict, at: Known):
    op, graph = node.op, node.graph
    if op in CHOICE_TANGENTS:
        return CHOICE_TANGENTS[op](graph, node.args, tangents, kind)
    if op.elementwise:
        parts = [_carried(node, i, t, z) for i, t in enumerate(tangents) if t is not None]
        return _spread(node, tangents, reduce(add, parts), kind)
    rule = _rule(JVPS, node, at)
    if rule is not None:
        return _by_rule(rule, node, tangents, z, at)
    bilinear = [i for i, t in enumerate(tangents) if t is not None and op.arg(i).kind == "bilinear"]
    if bilinear:
        turns = [(*node.args[:i], tangents[i], *node.args[i + 1 :]) for i in bilinear]
        return reduce(add, [graph.node(op, args, node.attrs) for args in turns])
    if any(t is not None and op.arg(i).kind != "linear" for i, t in enumerate(tangents)):
        if called_by(op) is not None:
            op = _in_the_table(node, z, at)
            for t, a in zip(tangents, node.args):
                at.note(t, a)
        if op.jvp is None:
            raise unprinted("function", node)
        return _by_row(node, lambda args, attrs: op.jvp(tangents, args, z, attrs), at, tangents)
    if all(t is None or t is ZERO for t in tangents):
        return ZERO
    moved = tuple(  # linear in these together, for given others
        a if op.arg(i).kind != "linear" else _zero(a, kind) if t is None or t is ZERO else _real(t)
        for i, (a, t) in enumerate(zip(node.args, tangents))
    )
    return graph.node(op, moved, node.attrs)


def _carried(node: Expr, i: int, g, z):
    """What the rule of argument i makes of g; where none is provided the E0210 has its place."""
    try:
        return node.op.write(i, g, node.args, z)
    except Diagnostic as refused:
        raise refused.located(node.graph.places.get(id(node))) from None


def _real(t):
    """A tangent as a real: an array of integers would cut what is written to it later."""
    return float(t) if type(t) is int else t


def _zero(a, kind: dict):
    if type(a) is not Expr or kind[id(a)] in NUMBERS:
        return 0.0
    return a.graph.node(ir.constant_form("zeros_like"), (a,))


def _spread(node: Expr, tangents: tuple, t, kind: dict):
    """`t` in the shape of the node, where an array that carries no tangent may be wider."""
    if kind[id(node)] in NUMBERS:
        return t
    wide = [i for i, a in enumerate(node.args) if type(a) is Expr and kind[id(a)] not in NUMBERS]
    if all(tangents[i] is not None for i in wide) or node.op.name in ("multiply", "divide"):
        return t
    return node.graph.node(arrays.spread_like.op, (t, node))


def _select_tangent(graph, args, tangents, kind):
    if all(t is None or t is ZERO for t in tangents[1:]):
        return ZERO
    pairs = zip(args[1:], tangents[1:])
    parts = tuple(_zero(a, kind) if t is None or t is ZERO else t for a, t in pairs)
    return graph.node(ir.SELECT, (args[0], *parts))


def _extreme_tangent(compare, graph, args, tangents, kind):
    """The tangent of the first of equals among the extremes."""
    best, t = args[0], tangents[0]
    for a, s in zip(args[1:], tangents[1:]):
        beats = compare(a, best)
        t = graph.node(ir.SELECT, (beats, 0.0 if s is None else s, 0.0 if t is None else t))
        best = graph.node(ir.SELECT, (beats, a, best))
    return t


CHOICE_TANGENTS: dict[Op, Callable] = {
    ir.SELECT: _select_tangent,
    ir.MAX: partial(_extreme_tangent, greater),
    ir.MIN: partial(_extreme_tangent, less),
    ir.FLOAT: lambda graph, args, tangents, kind: tangents[0],
}


def _check_options(node: Expr, is_active, kinds: Kinds, scope: Scope) -> None:
    """Raise where a real option of a function, such as ddof, carries a derivative: rules have none
    by options.  Shapes and axes are whole."""
    for _, value in node.attrs:
        if type(value) is not Expr or kinds.of(value, scope) not in ("real", "any"):
            continue
        if any(map(is_active, value.names)):
            raise unprinted("option", node)


# -- reverse --------------------------------------------------------------------------------------
def pull_back(value, g, is_active, kinds: Kinds, scope: Scope, out=None) -> list:
    """(leaf, contribution) pairs: the cotangent `g` of `value` carried to its active leaves.

    A leaf is a variable, or an element or slice of one.  `out` stands for `value` in rules.
    """
    at = Known(kinds, scope)
    order = ir.postorder((value,))
    for node in order:
        _check_options(node, is_active, kinds, scope)
    active = _active(order, is_active)
    if id(value) not in active:
        return []
    at.note(g, value)
    bar = {id(value): g}
    leaves = []
    for node in reversed(order):
        c = bar.pop(id(node), None)
        if c is None:
            continue
        if is_leaf(node):
            leaves.append(_without_new_axes(node, c))
            continue
        z = out if node is value and out is not None else node
        for i, a in enumerate(node.args):
            if id(a) in active and node.op.arg(i).kind != "static":
                part = _pull(node, i, c, z, at)
                if part is not ZERO:
                    bar[id(a)] = part + bar[id(a)] if id(a) in bar else part  # in the text's order
    return leaves


def _without_new_axes(leaf: Expr, c) -> tuple[Expr, Any]:
    """A leaf and its contribution; of all of an array with a new axis, over which the contribution
    is a sum, the array itself."""
    index = () if leaf.op is None else leaf.args[1:]
    new = [k for k, part in enumerate(index) if part is None]
    if len(new) != 1 or any(part is not None and not _is_whole(part) for part in index):
        return leaf, c
    narrow = _without_axis(c, new[0])
    return (leaf, c) if narrow is None else (leaf.args[0], narrow)


def _is_whole(part) -> bool:
    return type(part) is Expr and part.op is ir.SLICE and part.args == (None, None, None)


def _without_axis(c, axis: int):
    """A sum over an axis, or its negative, without that axis; None of another value."""
    if type(c) is not Expr:
        return None
    if c.op is arithmetic.neg.op:
        x = _without_axis(c.args[0], axis)
        return None if x is None else c.graph.node(c.op, (x,))
    if c.op is TABLE["sum"] and c.attrs == (("axis", axis), ("keepdims", True)):
        return c.graph.node(c.op, c.args, c.attrs[:1])
    return None


def _active(order: list[Expr], is_active: Callable[[str], bool]) -> set[int]:
    """The nodes, by their identity, that depend on active variables."""
    active: set[int] = set()
    for node in order:
        if node.op is None:
            if is_active(node.args[0]):
                active.add(id(node))
            continue
        for a in differentiable(node):
            if id(a) in active:
                active.add(id(node))
                break
    return active


def is_leaf(node: Expr) -> bool:
    """Whether a node is a variable, or an element or slice of one."""
    if node.op is None:
        return True
    return node.op.name == "getitem" and type(node.args[0]) is Expr and node.args[0].op is None


def _pull(node: Expr, i: int, g, z, at: Known):
    op = node.op
    if op.arg(i).kind == "flat":
        return ZERO
    if op is ir.FLOAT:
        return g
    if op.elementwise:
        return _pull_elementwise(node, i, g, z, at)
    rule = _rule(PULLBACKS, node, at)
    if rule is not None:
        return _by_rule(rule, node, i, g, z, at)
    if called_by(op) is not None:
        if op.arg(i).rule is not None:
            return op.pull(i, g, node.args, z, dict(node.attrs))
        op = _in_the_table(node, z, at)
        at.note(g, z)
    if type(g) is not Expr and op.shape in ("joined", "stacked"):
        return g  # of each part
    return _by_row(node, lambda args, attrs: op.pull(i, g, args, z, attrs), at, (g,))


def _rule(rules: dict[str, Rule], node: Expr, at: Known) -> Rule | None:
    """The rule of a row of whole arrays that is registered, or None; those of functions that stay
    calls are read when a program calls one."""
    name = node.op.name
    if name in CALLED:
        if called_by(node.op) is None:
            return None  # a row such as of stacks of matrices: its own rule holds
        if not takes(name, list(map(at.axes, node.args))):
            raise unprinted("shape", node)
    if name not in rules:
        from gradcli.derive.rules import arrays  # noqa: F401 (it registers them)
    return rules.get(name)


def _in_the_table(node: Expr, z, at: Known) -> Op:
    """The row of the table that a function that stays a call is, which has rules of its own."""
    called = CALLED[node.op.name]
    names.function(called.written)  # which the row is beside
    if node.op.name not in TABLE:
        raise unprinted("function", node)
    op = TABLE[node.op.name]
    if any(name not in op.keywords for name, _ in node.attrs):
        raise unprinted("function", node)
    for value, axes in zip(node.args, called.takes):
        at.has_axes(value, axes)
    if node.op.shape == "second":
        at.like(z, node.args[1])
    elif called.takes and len(node.args) == 1 and node.op.shape in ("", "first"):
        at.has_axes(z, called.takes[0])
    shape = at.shape(node.args[0])
    if called.tall and is_told(shape) and shape[0] < shape[1]:
        raise unprinted("function", node)
    return op


def _by_rule(rule, node: Expr, *given):
    """What a rule of arrays gives; an axis, or what else it reads as it is, must be written out."""
    try:
        return rule(node, *given)
    except ir.Unshaped as error:
        raise unprinted("option", node) from error


def _by_row(node: Expr, rule, at: Known, along: tuple):
    """What a row's own rule gives of tangents, or a cotangent; it may ask for shapes, which must be
    known then."""
    graph = node.graph
    if not node.op.printed:
        raise unprinted("function", node)
    is_call = called_by(node.op) is not None
    graph.shape_of = at.shape
    CALLS.append(SymbolicCalls(graph, at, rows=is_call))
    attrs: dict = {}
    try:
        args = node.args
        if not is_call:
            args = tuple(
                literal(a) if node.op.arg(k).kind == "static" and k not in node.op.shape_only else a
                for k, a in enumerate(args)
            )
        attrs = {name: _literal_if(value) for name, value in node.attrs}
        found = rule(args, attrs)
    except ir.Unshaped as error:
        if any(type(value) is Expr for value in attrs.values()):
            raise unprinted("option", node) from error
        told = all(is_told(at.shape(a)) for a in node.args)
        raise unprinted("function" if told else "shape", node) from error
    finally:
        graph.shape_of = None
        CALLS.pop()
    if not can_be_written(found, (*along, *node.args, node)):
        raise unprinted("function", node)
    return found


def _literal_if(value):
    """An attribute as Python has it where it is written out, else what the program computes."""
    try:
        return literal(value)
    except ir.Unshaped:
        return value


def _pull_elementwise(node: Expr, i: int, g, z, at: Known):
    """The rule of the row, and the sum that undoes the broadcast of argument i."""
    if at.is_number(node):
        return _carried(node, i, g, z)
    arg, narrow = node.args[i], _before_spread(g)
    if narrow is not None:  # needs no spreading where the rest of the product has the shape
        part = _carried(node, i, narrow, z)
        if at.same(part, node):
            return _undo_broadcast(node, i, part, at)
        if at.same(arg, node):
            return node.graph.node(arrays.spread_like.op, (part, arg))
    return _undo_broadcast(node, i, _carried(node, i, g, z), at)


def _before_spread(g):
    """What a cotangent was before it got its value's shape; None where it was not spread."""
    if type(g) is Expr and g.op is arrays.spread_like.op:
        return g.args[0]
    return 1.0 if type(g) is Expr and g.op and g.op.name == "ones_like" else None


def _undo_broadcast(node: Expr, i: int, part, at: Known):
    """`part` summed to the shape of argument i, where the row may have stretched it."""
    arg = node.args[i]
    if at.same(part, arg):
        return part
    if at.is_number(arg):
        return node.graph.node(TABLE["sum"], (part,)) if type(part) is Expr else part
    others = (a for j, a in enumerate(node.args) if j != i)
    if all(map(at.is_number, others)):
        return part
    axes = _summed_axes(at.shape(part), at.shape(arg))
    if axes is None:
        return node.graph.node(arrays.sum_like.op, (part, arg))
    return _sum(part, arg, axes, at)


def _summed_axes(wide: Shape, narrow: Shape) -> tuple[tuple[str, object], ...] | None:
    """How a sum says the one axis that is in an array and not in another, or of one element there;
    None where there are several, or the shapes do not tell."""
    if type(wide) is not tuple or type(narrow) is not tuple:
        return None
    if wide[1:] == narrow:  # such as over the examples of a batch
        return (("axis", 0),)
    if len(wide) != len(narrow):
        return None
    differing = [k for k, (n, m) in enumerate(zip(wide, narrow)) if n != m]
    if len(differing) != 1 or narrow[differing[0]] != 1:
        return None
    return ("axis", differing[0]), ("keepdims", True)


def _sum(part, arg: Expr, axes: tuple, at: Known):
    """The sum over some axes, in the shape of arg: of what carries a product back over its last
    axis, or of the other factor over the one before, that of the cotangent, which is smaller."""
    graph, op = arg.graph, part.op
    if op is arithmetic.neg.op:
        return graph.node(op, (_sum(part.args[0], arg, axes, at),))
    shape, place = at.shape(part), {ir.MATMUL_RIGHT: 1, ir.MATMUL_LEFT: 2}.get(op)
    if place and axes == (("axis", len(shape) - place), ("keepdims", True)):
        g, _, other = part.args
        if at.axes(g) == len(shape):
            return graph.node(op, (graph.node(TABLE["sum"], (g,), axes), arg, other))
    return graph.node(TABLE["sum"], (part,), axes)
