"""Stacks whose items have one shape each: of one that has arrays and elements of arrays, several.

What a reverse sweep pushes of a name is the whole of it, or a part at an index; it pops in the
opposite order, to the same.  So the items of each kind, in their order, are a stack of their own;
where one is pushed or popped under another name, nothing tells which belong together, and it stays
one stack.
"""

from collections.abc import Callable

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr, Statement

Part = tuple[str, ...]  # how an item is indexed; () for the whole of a name
Kind = tuple[str, Part]  # of which name it is, "" for another value, and what part


def apart(body: ir.Body, graph: ir.Graph, fresh: Callable[[str], str]) -> ir.Body:
    """A body with a stack for each kind of item where pushes and pops tell them apart."""
    pushed, popped = _kinds(body)
    asked = ir.names(*[v for v in walks.values(body) if type(v) is not Call])
    names = {
        (stack, kind): fresh(stack)
        for stack, kinds in pushed.items()
        if len(kinds) > 1 and kinds == popped.get(stack) and stack not in asked
        if len({part for _, part in kinds}) > 1 and all([name for name, _ in kinds])
        for kind in sorted(kinds)
    }

    def renamed(call: Call, kind: Kind) -> Call:
        name = names.get((_stack(call), kind))
        return call if name is None else Call(call.function, (graph.var(name), *call.args[1:]))

    def change(s: Statement) -> tuple[Statement, ...]:
        match s:
            case Assign((stack,), (), Expr(op=ir.LIST) as empty):
                own = [n for (old, _), n in names.items() if old == stack]
                return tuple(Assign((n,), (), empty) for n in own or [stack])
            case Assign(targets, index, Call(ir.APPEND) as call):
                return (Assign(targets, index, renamed(call, _pushed(call.args[1]))),)
            case Assign(targets, index, Call(ir.POP) as call):
                return (Assign(targets, index, renamed(call, _popped(targets, index))),)
        return (walks.with_bodies(s, changed),)

    def changed(body: ir.Body) -> ir.Body:
        return tuple(n for s in body for n in change(s))

    return changed(body) if names else body


def _kinds(body: ir.Body) -> tuple[dict[str, set[Kind]], dict[str, set[Kind]]]:
    """The kinds of items that are pushed to each stack, and of those that are popped."""
    pushed: dict[str, set[Kind]] = {}
    popped: dict[str, set[Kind]] = {}
    for s in ir.statements(body):
        for call in walks.calls(ir.reads(s)):
            if call.function == ir.APPEND:
                pushed.setdefault(_stack(call), set()).add(_pushed(call.args[1]))
            elif call.function == ir.POP:
                own = type(s) is Assign and s.value is call
                kind = _popped(s.targets, s.index) if own else ("", ())
                popped.setdefault(_stack(call), set()).add(kind)
    return pushed, popped


def _pushed(value) -> Kind:
    part = part_of(value)
    array = value.args[0] if part else value
    is_name = type(array) is Expr and array.op is None
    return array.args[0] if is_name else "", part


def _popped(targets: ir.Names, index: tuple) -> Kind:
    return targets[0] if len(targets) == 1 else "", _of_index(index)


def _stack(call: Call) -> str:
    return call.args[0].args[0]


def part_of(value) -> Part:
    """What part of a name is pushed."""
    element = type(value) is Expr and value.op is not None and value.op.name == "getitem"
    return _of_index(value.args[1:]) if element else ()


def _of_index(index: tuple) -> Part:
    slices = [type(i) is Expr and i.op is ir.SLICE for i in index]
    return tuple(repr(i) if is_slice else "element" for i, is_slice in zip(index, slices))
