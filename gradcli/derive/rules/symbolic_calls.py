"""What rows' own rules call where they run over symbols: a function that stays a call is one, and
what asks for shapes is written so that it asks at run time.
"""

from collections.abc import Callable
from typing import Any

from gradcli.core import ir
from gradcli.core.array_functions import call, called
from gradcli.core.ir import Expr
from gradcli.derive.rules.known import Known
from gradcli.derive.rules.structural import (
    count_along,
    inserted,
    restored_along,
    shaped_as,
    transposed,
)
from gradcli.ops.rows import Op


class SymbolicCalls:
    """The calls of a rule over the symbols of a graph, with what is `known` of these.

    rows: whether rows of functions that stay calls are these functions too.
    """

    __slots__ = ("graph", "known", "rows")

    def __init__(self, graph: ir.Graph, known: Known, rows: bool):
        self.graph, self.known, self.rows = graph, known, rows

    def __call__(self, what: Op | str, args: tuple, attrs: dict) -> Any:
        """What is called as a value of the graph; None of what the rule has as it is, and of calls
        without a symbol."""
        graph = self.graph
        if not any(type(a) is Expr and a.graph is graph for a in args):
            return None
        if isinstance(what, Op):
            if not self.rows:
                return None
            what = what.name
        if self.rows and what == "swapped":  # such a function takes one matrix
            return transposed(args[0])
        if what in WRITTEN:
            return WRITTEN[what](self.known, *args, **attrs)
        given = tuple(map(graph.constant, args))
        return called(graph, what, given, {k: graph.constant(v) for k, v in attrs.items()})


def _zeros_like(at: Known, x: Expr):
    return 0.0 if at.is_number(x) else x.graph.node(ir.constant_form("zeros_like"), (x,))


def _matmul_form(row: Op) -> Callable:
    def form(at: Known, g, own, other):
        graph = next(x.graph for x in (g, own, other) if type(x) is Expr)
        return graph.node(row, (g, own, other))

    return form


# The functions of ops that are called in rules, by their names
WRITTEN: dict[str, Callable] = {
    "zeros_like": _zeros_like,
    "matmul_left": _matmul_form(ir.MATMUL_LEFT),
    "matmul_right": _matmul_form(ir.MATMUL_RIGHT),
    "expand_dims": lambda at, x, axis: inserted(x, axis),
    "restored": restored_along,
    "reshaped_like": lambda at, g, x: shaped_as(g, x, at),
    "count": lambda at, x, axis: count_along(x, axis, at),
    "or_one": lambda at, divisor, zero: divisor,
    "_others": lambda at, x, z, axis, keepdims: call("prod_others", x, axis=axis),
}
