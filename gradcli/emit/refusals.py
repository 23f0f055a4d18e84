"""What a program may hold that a target has not, and what works in its place."""

from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.core import Expr, Graph, postorder

ORDERS = 3  # of derivatives in which a row is looked for
# What is refused -> (what it is, what to write or to do instead)
REFUSED: dict[str, tuple[str, str]] = {
    "default": ("a default that is more than an expression of numbers", "give it as a number"),
}


def refuse(what: str, span: Span | None = None, source: Source | None = None) -> Diagnostic:
    """The error for what no target prints."""
    named, instead = REFUSED[what]
    return Diagnostic("E0109", f"{named} cannot be printed for a target", span, help=instead)


def place(*values) -> Span | None:
    """The place of the first call below `values`, from the outside in, else of the first name."""
    below = [n for v in values if type(v) is Expr for n in reversed(postorder([v]))]
    known = [n for n in below if n.graph.places.get(id(n)) is not None]
    first = next((n for n in known if n.op is not None), known[0] if known else None)
    return None if first is None else first.graph.places[id(first)]


def no_text(name: str, target: str, node: Expr, spelling: dict[str, str]) -> Diagnostic:
    """The error for a row that a target has no text for: where it is, or what it comes from.

    spelling: row -> what the author calls it.
    """
    places, said = node.graph.places, f"the function {spelling.get(name, name)}"
    span = places.get(id(node))
    if span is None and (origin := _origin(name, node.graph)) is not None:
        span, row = places[id(origin)], origin.op.name
        if row != name:
            row = node.graph.called.get(id(origin)) or spelling.get(row, row)
            said = f"the derivatives of {row}"
    return Diagnostic(
        "E0109",
        f"{target} has no text for {said}",
        span,
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
    return found.keys()


def _partials(node: Expr) -> list:
    """The partial derivatives of a node by its arguments."""
    op, g = node.op, node.graph.var("g")
    real = [i for i, a in enumerate(node.args) if type(a) is Expr and op.arg(i).rule is not None]
    return [op.write(i, g, node.args, node) for i in real if op.elementwise]
