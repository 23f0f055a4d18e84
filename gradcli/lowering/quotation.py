"""Quotation: staged values stand in a call of the surface, which the rows of the library lower.

What is numerical (operators, subscripts of arrays, calls of the library, attributes) is lowered by
`rows`; a value that is known stands there as the literal that it is.
"""

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import refuse
from gradcli.language.names.lookup import higher_name
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import path
from gradcli.lowering.refused import Refused, fenced
from gradcli.lowering.values import (
    NONE,
    Closure,
    Items,
    Leaf,
    Library,
    Maybe,
    Text,
    Tuple,
    Walk,
    described,
)
from gradcli.ops.libraries import names


class Held(surface.Node):
    """An expression of the core in the place of what the author wrote."""

    value: Expr


def literal(value) -> surface.Node:
    """A known number as it may be written."""
    return surface.Boolean(value) if type(value) is bool else surface.Number(value, repr(value))


def quoted(st, v, span, option: bool = False) -> surface.Node:
    """A value as a node that the rows can lower.  option: a number that is known is a literal."""
    match v:
        case Leaf():
            return _quoted_leaf(st, v, span, option)
        case Text(None):
            return surface.NoneLiteral(span=span)
        case Text(value):
            return surface.String(value, repr(value), span=span)
        case Tuple(items):
            parts = tuple([quoted(st, i, span, option) for i in items])
            reals = any([isinstance(i, Leaf) and not _is_whole(st, i) for i in items])
            return surface.List(parts, span=span) if reals else surface.Tuple(parts, span=span)
        case Library(name):
            return _at(path(name), span)
        case Maybe():
            return quoted(st, v.value, span, option)
    if (contents := st.list_contents(v, span)) is not None:
        if isinstance(contents, Items):
            items = tuple([quoted(st, i, span, option) for i in contents.values])
            return surface.List(items, span=span)
        return Held(st.as_array(v, span), span=span)
    if isinstance(v, Walk):
        raise fenced("iterator", span, v.kind)
    words = f"{described(v)} that is given to a function of numbers"
    raise Refused(words, span, (), "give it a number or an array")


def _quoted_leaf(st, v: Leaf, span, option: bool) -> surface.Node:
    if type(v.expr) is not Expr:
        return _at(literal(v.expr), span)
    if option and v.known:
        return _at(literal(v.known[0]), span)
    return Held(st.constant(v.expr) if option else v.expr, span=span)


def _is_whole(st, v: Leaf) -> bool:
    """Whether a number in a tuple may be a length or an axis: not where it may be a real."""
    if v.known is not None:
        return type(v.known[0]) is int
    return st.is_whole(v.expr)


def _at(node: surface.Node, span) -> surface.Node:
    return type(node)(*node.fields(), span=span)


def value_of(made):
    """What the rows gave, as a value: several results are a tuple."""
    if made is None:
        return NONE
    if type(made) is Expr and made.op is ir.TUPLE:
        return Tuple(tuple([Leaf(a) for a in made.args]))
    return Leaf(made)


def of_numbers(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of numbers and arrays, as its row takes it."""
    for v in (*args, *named.values()):
        if isinstance(v, Closure):
            if higher_name(name) is not None:
                raise fenced("derivative", node.span)
            instead = "write a loop that calls it of each item"
            raise Refused(f"a function that is given to {name}", node.span, (), instead)
    found = names.function(name)
    least = names.least(found) if found is not None else len(args)
    return by_rows(st, quoted(st, Library(name), node.function.span), args, named, node, least)


def by_rows(st, function, args: list, named: dict, node: surface.Call, least: int):
    """What the rows make of a call."""
    spans = [a.span for a in node.args]
    spans += [node.span] * (len(args) - len(spans))
    given = tuple([quoted(st, v, spans[k], option=k >= least) for k, v in enumerate(args)])
    keywords = tuple([(k, quoted(st, v, node.span, option=True)) for k, v in named.items()])
    made = surface.Call(function, given, keywords, span=node.span)
    value = st.rows.call(made)
    if type(value) is ir.Call:
        raise refuse("call", node.span, st.source)
    return value_of(value)
