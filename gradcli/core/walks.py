"""Walks over programs in core form: the values they read, and programs with others in their places.

`with_values` is the other way round of `ir.reads`, and `with_bodies` of `ir.bodies`: a pass
that maps a program says only what it does with a value, and at which statements it differs.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from gradcli.core import ir
from gradcli.core.ir import Assign, Body, Call, Def, Expr, For, If, Leave, Statement, While


def values(body: Iterable[Statement]) -> list:
    """The values that a body reads, in order."""
    return [v for s in ir.statements(body) for v in ir.reads(s)]


def names_read(body: Body) -> set[str]:
    """The names that a body reads."""
    return ir.names(*values(body))


def readers(body: Iterable[Statement]) -> Counter[str]:
    """How many statements of a body read each name."""
    return Counter(n for s in ir.statements(body) for n in ir.names(*ir.reads(s)))


def expressions(values: Iterable) -> list:
    """Values with the arguments of each call in its place."""
    return [a for v in values for a in (v.args if type(v) is Call else (v,))]


def calls(values) -> list[Call]:
    """The calls among values and their arguments, in the order that Python makes them in."""
    return [c for v in values if type(v) is Call for c in (*calls(v.args), v)]


def locals_of(d: Def) -> set[str]:
    """The names of a function's own: its parameters and what it assigns."""
    return {*d.parameters, *ir.assigned(d.body)}


def read_from_outside(d: Def) -> set[str]:
    """The names of the top level that a function itself reads."""
    return names_read(d.body) - locals_of(d)


def own_names(program: ir.Program) -> set[str]:
    """Every name that a program's text has: of inputs, of what it assigns, and of functions."""
    found = {*program.inputs, *ir.assigned(program.body)}
    return found.union(program.defs, *map(locals_of, program.defs.values()))


def top_level(program: ir.Program) -> Body:
    """The statements that stand in no function."""
    return tuple([s for s in program.body if type(s) is not Def])


def written(body: Iterable[Statement]) -> set[str]:
    """The names of arrays that a body, or a function in it, writes elements of."""
    statements = ir.statements(body)
    return {s.targets[0] for s in statements if type(s) is Assign and s.index}


def given_away(body: Body) -> set[str]:
    """The names that a body returns, or gives to a call: others may write to their elements."""
    found = set()
    for s in ir.statements(body):
        values: tuple = ()
        if type(s) is Leave:
            values = s.values
        elif type(s) is Assign and type(s.value) is Call:
            values = s.value.args
        if values:
            found |= {v.args[0] for v in values if type(v) is Expr and v.op is None}
    return found


def returned(d: Def) -> list[tuple]:
    """The values of each return of a function."""
    found = ir.statements(d.body)
    return [s.values for s in found if type(s) is Leave and s.how == "return"]


def result_count(d: Def) -> int:
    """How many results a function has."""
    return max(map(len, returned(d)))


def leaves(body: Sequence[Statement]) -> bool:
    """Whether no way through `body` falls out of its end."""
    if not body:
        return False
    last = body[-1]
    if type(last) is If:
        return leaves(last.body) and leaves(last.orelse)
    return type(last) is Leave


def leaves_of(value, through: Callable[[Expr], Iterable]) -> set[str]:
    """The names below a value that it is reached from through some arguments of each node."""
    found: set[str] = set()
    seen: set[int] = set()
    stack = [value]
    while stack:
        node = stack.pop()
        if type(node) is not Expr or id(node) in seen:
            continue
        seen.add(id(node))
        if node.op is None:
            found.add(node.args[0])
        else:
            stack.extend(through(node))
    return found


def with_values(s: Statement, value: Callable) -> Statement:
    """A statement with `value(v)` in the place of each value that it reads itself."""
    match s:
        case Assign(targets, index, given):
            return Assign(targets, tuple(map(value, index)), value(given))
        case If(test, then, orelse):
            return If(value(test), then, orelse)
        case For(name, start, stop, step, reverse, inner):
            return For(name, value(start), value(stop), value(step), reverse, inner)
        case While(test, inner):
            return While(value(test), inner)
        case Leave(how, values):
            return Leave(how, tuple(map(value, values)))
        case Def():
            return s
    ir.assert_never(s)


def with_bodies(s: Statement, body: Callable[[Body], Body]) -> Statement:
    """A statement with `body(b)` in the place of each body that it holds."""
    match s:
        case If(test, then, orelse):
            return If(test, body(then), body(orelse))
        case For(name, start, stop, step, reverse, inner):
            return For(name, start, stop, step, reverse, body(inner))
        case While(test, inner):
            return While(test, body(inner))
        case Def(name, parameters, inner):
            return Def(name, parameters, body(inner))
    return s


def _within(change: Callable, scope: str | None) -> Callable[[Body], Body]:
    return lambda body: mapped(body, change, scope)


def mapped(
    body: Body, change: Callable[[Statement, str | None], Statement], scope: str | None = None
) -> Body:
    """A body with `change(s, scope)` in the place of each statement, those within it before it.

    scope: the function that a statement stands in; None at the top level.
    """
    out = []
    for s in body:
        own = s.name if type(s) is Def else scope
        out.append(change(with_bodies(s, _within(change, own)), scope))
    return tuple(out)


def renamed(s: Statement, names: Mapping[str, str]) -> Statement:
    """A statement with other names for some; a function's own name stays."""
    s = with_values(s, lambda v: renamed_value(v, names))
    s = with_bodies(s, lambda body: tuple([renamed(part, names) for part in body]))
    match s:
        case Assign(targets, index, value):
            return Assign(tuple(names.get(n, n) for n in targets), index, value)
        case For(name, start, stop, step, reverse, body):
            return For(names.get(name, name), start, stop, step, reverse, body)
        case Def(function, parameters, body):
            return Def(function, tuple(names.get(p, p) for p in parameters), body)
    return s


def renamed_value(value, names: Mapping[str, str]):
    """A value with other names for some, and nothing simplified: `1.0*a` is an array of its own.

    Its nodes have the places of those that they stand for.
    """
    if type(value) is Call:
        return Call(value.function, tuple(renamed_value(a, names) for a in value.args))
    if type(value) is not Expr or names.keys().isdisjoint(ir.names(value)):
        return value
    new: dict[int, object] = {}
    for node in ir.postorder([value]):
        if node.op is None:
            name, *version = node.args
            new[id(node)] = node.graph.var(names.get(name, name), *version)
        else:
            new[id(node)] = node.graph.intern(node.op, *arguments(node, new))
        places = node.graph.places
        if id(node) in places:
            places.setdefault(id(new[id(node)]), places[id(node)])
    return new[id(value)]


def rewritten(value, node: Callable[[Expr], object], done: dict[int, object]):
    """A value whose nodes are what `node` makes of them, from the leaves on; `done` has those that
    are made, by the identity of what they were, for `arguments`."""
    if type(value) is Call:
        return Call(value.function, tuple([rewritten(a, node, done) for a in value.args]))
    if type(value) is not Expr:
        return value
    for part in ir.postorder((value,), done):
        done[id(part)] = node(part)
    return done[id(value)]


def arguments(node: Expr, new: Mapping[int, object]) -> tuple[tuple, tuple]:
    """The arguments and attributes of a node, each node among them as `new` has it by identity."""
    args = tuple([new[id(a)] if type(a) is Expr else a for a in node.args])
    attrs = tuple([(n, new[id(v)] if type(v) is Expr else v) for n, v in node.attrs])
    return args, attrs
