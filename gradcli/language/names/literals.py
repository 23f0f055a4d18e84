"""Literals: the values that give an input its default."""

from gradcli.language.names.builtins import CONSTRUCTORS
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s

SIMPLE = ("name", "trainable", "copy", "order", "subok")  # keywords that change no number


def is_literal(node: s.Node) -> bool:
    """Whether `node` is a signed number, a list of them, or constant/Variable/array of those."""
    if type(node) is s.Call:
        name = dotted(node.function)[1].rpartition(".")[2]
        if name not in CONSTRUCTORS or len(node.args) != 1:
            return False
        simple = all(_is_simple(key, value) for key, value in node.keywords)
        return simple and is_literal(node.args[0])
    if type(node) is s.List:
        return bool(node.items) and all(map(is_literal, node.items))
    if type(node) is s.Unary and node.op in ("-", "+"):
        node = node.operand
    return type(node) is s.Number


def literal_axes(node: s.Node) -> int:
    """How many axes a literal has: the depth of its lists."""
    if type(node) is s.Call:
        return literal_axes(node.args[0])
    return 1 + literal_axes(node.items[0]) if type(node) is s.List else 0


def _is_simple(key: str, value: s.Node) -> bool:
    """Whether a keyword of constant, Variable or array leaves its value a literal."""
    return key == "dtype" or (key in SIMPLE and type(value) in (s.String, s.Boolean, s.NoneLiteral))
