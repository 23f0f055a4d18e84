"""What a program may hold that a target has not, and what works in its place."""

import re
from collections.abc import Callable

from gradcli.core.ir import Expr, Graph, postorder
from gradcli.errors import Diagnostic, Span
from gradcli.ops.rows import Op

ORDERS = 3  # of derivatives in which a row is looked for


class NoForm(Diagnostic):
    """What a target cannot hold; in a derivative it may come from the program itself."""


def told_of(error: Diagnostic, language: str) -> Diagnostic:
    """An error about what C has not, made one of another language."""
    error.message = re.sub(
        "^C has no|no form in C$", lambda m: m[0].replace("C", language), error.message
    )
    return error


def place(*values) -> Span | None:
    """The place of the first call below `values`, from the outside in, else of the first name."""
    below = [n for v in values if type(v) is Expr for n in reversed(postorder([v]))]
    known = [n for n in below if n.graph.places.get(id(n)) is not None]
    first = next((n for n in known if n.op is not None), known[0] if known else None)
    return None if first is None else first.graph.places[id(first)]


def no_text(
    name: str,
    target: str,
    node: Expr,
    spelling: dict[str, str],
    known: Callable[[Op], bool] = lambda op: False,
) -> Diagnostic:
    """The error for a row that a target has no text for: where it is, or what it comes from.

    spelling: row -> what the author calls it; known: whether the target has a row of whole arrays.
    """
    places, called = node.graph.places, node.graph.called
    span = places.get(id(node))
    said = f"the function {_called_at(span, node.graph) or spelling.get(name, name)}"
    origin = _origin(name, node.graph) if span is None else None
    if origin is None and span is None:
        origin = _of_the_same(node, known)
    if origin is not None:
        span, row = places[id(origin)], origin.op.name
        whose = "the function" if name in _rows(origin) else "the derivatives of"
        said = f"{whose} {called.get(id(origin)) or spelling.get(row, row)}"
    return Diagnostic(
        "E0109",
        f"{target} has no text for {said}",
        span or place(node),
        help="--to expr prints it; 'gradcli grad' computes its derivatives",
    )


def _origin(name: str, graph: Graph) -> Expr | None:
    """The call of the program that a row comes from: it has the row, or its derivatives do."""
    called = [n for n in list(graph.pool.values()) if id(n) in graph.called]
    for rows in (_rows, _rows_of_derivatives):
        for node in called:
            if name in rows(node):
                return node
    return None


def _of_the_same(node: Expr, known: Callable[[Op], bool]) -> Expr | None:
    """The call, of a row that is not known, of the array that a row of its derivatives is of."""
    for other in node.graph.pool.values():
        plain = other.op is None or other.op.elementwise or known(other.op)
        if id(other) in node.graph.called and not plain and other.args[0] is node.args[0]:
            return other
    return None


def _called_at(span: Span | None, graph: Graph) -> str | None:
    """What the author calls at a place."""
    if span is None:
        return None
    nodes = (n for n in list(graph.pool.values()) if graph.places.get(id(n)) == span)
    return next(filter(None, (graph.called.get(id(n)) for n in nodes)), None)


def _rows(node: Expr) -> set[str]:
    return {n.op.name for n in postorder([node]) if n.op}


def _rows_of_derivatives(node: Expr) -> set[str]:
    """The elementwise rows in the derivatives of a call, up to the third."""
    found: dict[str, Expr] = {}
    new = [node]
    for _ in range(ORDERS):
        parts = [p for n in new for p in _partials(n)]
        rows = [n for n in postorder(parts) if n.op and n.op.elementwise and n.op.name not in found]
        new = list({n.op.name: n for n in rows}.values())
        found |= {n.op.name: n for n in new}
    return set(found)


def _partials(node: Expr) -> list:
    """The partial derivatives of a node by its arguments."""
    op, g = node.op, node.graph.var("g")
    real = [i for i, a in enumerate(node.args) if type(a) is Expr and op.arg(i).rule is not None]
    return [op.write(i, g, node.args, node) for i in real if op.elementwise]
