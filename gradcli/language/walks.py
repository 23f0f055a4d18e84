"""Walks over programs in core form: the values they read, and programs with others in their places.

`with_values` is the other way round of `core.reads`, and `with_bodies` of `core.bodies`: a pass
that maps a program says only what it does with a value, and at which statements it differs.
"""

from collections.abc import Callable, Iterable, Mapping

from gradcli.language import core
from gradcli.language.core import Assign, Body, Call, Def, Expr, For, If, Leave, Statement, While


def values(body: Body) -> list:
    """The values that a body reads, in order."""
    return [v for s in core.statements(body) for v in core.reads(s)]


def expressions(values: Iterable) -> list:
    """Values with the arguments of each call in its place."""
    return [a for v in values for a in (v.args if type(v) is Call else (v,))]


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
    core.assert_never(s)


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


def arguments(node: Expr, new: Mapping[int, object]) -> tuple[tuple, tuple]:
    """The arguments and attributes of a node, each node among them as `new` has it by identity."""
    args = tuple([new[id(a)] if type(a) is Expr else a for a in node.args])
    attrs = tuple([(n, new[id(v)] if type(v) is Expr else v) for n, v in node.attrs])
    return args, attrs
