"""What a program may hold that a target has not, and what works in its place."""

from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.core import Expr

# What is refused -> (what it is, what to write or to do instead)
REFUSED: dict[str, tuple[str, str]] = {
    "default": ("a default that is more than an expression of numbers", "give it as a number"),
}


def refuse(what: str, span: Span | None = None, source: Source | None = None) -> Diagnostic:
    """The error for what no target prints."""
    named, instead = REFUSED[what]
    return Diagnostic("E0109", f"{named} cannot be printed for a target", span, help=instead)


def no_text(name: str, target: str, node: Expr) -> Diagnostic:
    """The error for a row that a target has no text for: where it is, or what it comes from."""
    places, whole = node.graph.places, name.removesuffix("_derivative")
    span = places.get(id(node))
    if span is None and whole != name:  # the derivative of a function that the program calls
        called = (n for n in node.graph.pool.values() if n.op and n.op.name == whole)
        span = next(filter(None, (places.get(id(n)) for n in called)), None)
    said = f"the derivatives of {whole}" if whole != name else f"the function {name}"
    return Diagnostic(
        "E0109",
        f"{target} has no text for {said}",
        span,
        help="--to expr prints it; 'gradcli grad' computes its derivatives",
    )
