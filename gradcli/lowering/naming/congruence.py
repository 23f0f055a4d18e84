"""Congruence of functions: those that are equal but for the names of their variables are one.

A function is made for each structure and nature of its arguments (`specialisation`); where what is
known of them changes nothing in its body, the calls share the first that was made.
"""

from itertools import count

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.lowering.values import UNDEFINED
from gradcli.lowering.versions import (
    Assign,
    For,
    Function,
    Invoke,
    blocks,
    invokes,
    parts,
    reads,
    statements,
)


def merged(block: list, functions: list[Function]) -> list[Function]:
    """The functions that are left of some; calls ask for these."""
    classes: dict = {}
    kept: dict[Function, Function] = {}
    nodes: dict = {}
    for f in _callees_first(functions):
        _redirect(f.body, kept)
        kept[f] = classes.setdefault(_key(f, nodes), f)
    for body in (block, *[f.body for f in kept]):
        _redirect(body, kept)
    return [f for f in functions if kept[f] is f]


def _callees_first(functions: list[Function]) -> list[Function]:
    """The functions, each after those that it calls but for what calls it again."""
    seen: set[Function] = set()
    order: list[Function] = []

    def visit(f: Function) -> None:
        if f not in seen:
            seen.add(f)
            for v in invokes(f.body):
                visit(v.function)
            order.append(f)

    for f in functions:
        visit(f)
    return order


def _redirect(block: list, kept: dict) -> None:
    for v in invokes(block):
        v.function = kept.get(v.function, v.function)


def _key(f: Function, nodes: dict) -> tuple:
    """What a function is, its variables by their order of appearance.

    nodes: a number for each expression that was seen, of all functions.
    """
    numbers: dict[str, int] = {}
    for var in [*f.params, *[t for s in statements(f.body) for t in _targets(s)]]:
        numbers.setdefault(var.args[0], len(numbers))
    memo: dict[int, object] = {}
    fresh = count(len(nodes))

    def of(e):
        if type(e) is not Expr:
            return "undefined" if e is UNDEFINED else (type(e), repr(e))
        for node in ir.postorder((e,), memo):
            if node.op is None:
                made = "variable", numbers.get(node.args[0], node.args[0])
            else:
                attrs = tuple([(k, of(v)) for k, v in node.attrs])
                made = id(node.op), tuple([_part(a, memo) for a in node.args]), attrs
            memo[id(node)] = nodes.setdefault(made, next(fresh))
        return memo[id(e)]

    def body(block: list) -> tuple:
        return tuple([statement(s) for s in block])

    def statement(s) -> tuple:
        values = [reads(s)] if not isinstance(s, Assign) else [parts(v) for v in s.values]
        kinds = [_kind(v, f) for v in getattr(s, "values", ())]
        return (
            type(s), getattr(s, "how", getattr(s, "augmented", None)), tuple(kinds),
            tuple(map(of, _targets(s))),
            tuple([tuple(map(of, row)) for row in values]), tuple(map(body, blocks(s))),
        )  # fmt: skip

    return id(f.node), f.fixed, len(f.params), body(f.body)


def _part(a, memo: dict):
    return memo[id(a)] if type(a) is Expr else (type(a), repr(a))


def _targets(s) -> list:
    if isinstance(s, Assign):
        return s.targets
    return [s.counter] if isinstance(s, For) else []


def _kind(v, f: Function):
    """What tells values apart that are made of the same expressions."""
    if isinstance(v, Invoke):
        return "itself" if v.function is f else id(v.function)
    return type(v)
