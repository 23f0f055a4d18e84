"""Stacks whose items have one shape each: of one that has arrays and elements of arrays, several.

What a reverse sweep pushes of a name is the whole of it, or a part at an index; it pops in the
opposite order, to the same.  So the items of each kind, in their order, are a stack of their own;
where one is pushed or popped under another name, nothing tells which belong together, and it stays
one stack.

An array has room for so many items.  Where the loops around its appends tell how many these are, it
has room for all; where they do not, more may come, which is to be told.
"""

from collections.abc import Callable, Iterator
from typing import TypeGuard

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, Statement, While
from gradcli.emit.jax.wanted import before

Around = tuple[For | While, ...]  # loops, the outermost first

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


# -- room -----------------------------------------------------------------------------------------
def appends(stack: str, body: ir.Body, around: Around = ()) -> Iterator[tuple[Assign, Around]]:
    """The appends to a stack, each with the loops that it stands in."""
    for s in body:
        if type(s) is Assign and type(s.value) is Call and s.value.function == ir.APPEND:
            if _stack(s.value) == stack:
                yield s, around
        elif type(s) is not Def:
            inner = (*around, s) if isinstance(s, (For, While)) else around
            for part in ir.bodies(s):
                yield from appends(stack, part, inner)


def saved_from(stack: str, body: ir.Body) -> Iterator[str]:
    """The names of the stacks that a body gives a name, as reverse mode saves what is emptied."""
    for s in ir.statements(body):
        if type(s) is Assign and stack in s.targets and type(s.value) is Expr and not s.value.op:
            yield s.value.args[0]


def is_counted(around: Around, changed: set[str]) -> bool:
    """Whether what is asked for the number of rounds stays, where `changed` do not."""
    return all([type(s) is For and not ir.names(*ir.reads(s)) & changed for s in around])


def opened(body: ir.Body, is_known: Callable[[ir.Value], bool]) -> set[int]:
    """The appends, by identity, to stacks that may get more items than there is room for.

    is_known: whether a number is surely known when the program is compiled.
    """
    found: set[int] = set()
    for k, s in enumerate(body):
        for inner in () if type(s) is Def else ir.bodies(s):
            found |= opened(inner, is_known)
        rest = body[k:]
        changed = ir.changed(rest)
        for stack in _made(s, rest[1:]):
            own = [*appends(stack, rest)]
            if not all([_fits(around, changed, is_known) for _, around in own]):
                found |= {id(statement) for statement, _ in own}
    return found


def _made(s: Statement, rest: ir.Body) -> set[str]:
    """The stacks that a statement makes for the rest of a body, or for its own next round."""
    made = {n for k in ir.statements((s,)) if _is_making(k) for n in k.targets}
    if not made or type(s) in (Assign, Def):
        return made if type(s) is Assign else set()
    again = s.body if isinstance(s, (For, While)) else ()
    return made & (before(again, set(), {}) | before(rest, set(), {}))


def _is_making(s: Statement) -> TypeGuard[Assign]:
    return type(s) is Assign and type(s.value) is Expr and s.value.op is ir.LIST


def _fits(around: Around, changed: set[str], is_known: Callable[[ir.Value], bool]) -> bool:
    return is_counted(around, changed) and all(is_known(v) for s in around for v in ir.reads(s))
