"""Square roots of sums of squares, and the functions that are these with a derivative at 0."""

from gradcli.errors import Span
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface as s


def as_distance(module: s.Module, span: Span) -> str:
    """The call that is the square root of squares which a place lies in; "" in none.

    hypot(x, y) of sqrt(x^2 + y^2), norm(v) of sqrt(sum(v^2)).
    """
    for node in s.walk(module):
        squares = _rooted(node)
        if squares is None or node.span is None:
            continue
        if node.span[0] <= span[0] and span[1] <= node.span[1]:
            return _distance(squares)
    return ""


def _rooted(node: s.Node) -> s.Node | None:
    """What a node is the square root of; None of another."""
    if type(node) is s.Call and len(node.args) == 1 and _name(node.function) == "sqrt":
        return node.args[0]
    if type(node) is s.Binary and node.op == "**" and _is_number(node.right, 0.5):
        return node.left
    return None


def _distance(squares: s.Node) -> str:
    if type(squares) is s.Call and _name(squares.function) == "sum" and len(squares.args) == 1:
        root = _root_of_square(squares.args[0])
        return f"np.linalg.norm({unparse(root)})" if root is not None else ""
    terms = []
    while type(squares) is s.Binary and squares.op == "+":
        terms.append(squares.right)
        squares = squares.left
    found = [_root_of_square(term) for term in (squares, *reversed(terms))]
    roots = [root for root in found if root is not None]
    if not terms or len(roots) < len(found):
        return ""
    text = ", ".join(map(unparse, roots))
    return f"hypot({text})" if len(roots) == 2 else f"np.linalg.norm([{text}])"


def _root_of_square(node: s.Node) -> s.Node | None:
    if type(node) is not s.Binary:
        return None
    if node.op == "**" and _is_number(node.right, 2):
        return node.left
    return node.left if node.op == "*" and node.left == node.right else None


def _name(node: s.Node) -> str:
    """The last part of a function's name."""
    return getattr(node, "name", "") if type(node) is s.Attribute else getattr(node, "id", "")


def _is_number(node: s.Node, value: float) -> bool:
    return type(node) is s.Number and node.value == value
