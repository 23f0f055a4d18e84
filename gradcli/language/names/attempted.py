"""What a try asks of a name that only its caller gives: a number there is Python's float.

A number that a program computes may be NumPy's, which has an array's attributes; to a number that
is given no attribute is lent which Python's has not, where a handler would take its absence.
"""

from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import GIVEN, Scope
from gradcli.language.syntax import surface as s

TAKING = ("AttributeError", "Exception", "BaseException")


def attributes_of_given(node: s.Try, program: Program, scope: Scope) -> set[int]:
    """The identities of the attributes of such names in the body of a try that takes the
    AttributeError."""
    if not any(map(_takes, node.handlers)):
        return set()
    parts = [part for statement in node.body for part in s.walk(statement)]
    return {
        id(part) for part in parts
        if type(part) is s.Attribute and type(part.value) is s.Name
        and _is_given(part.value.id, program, scope)
    }  # fmt: skip


def scope_around(program: Program, node: s.Node) -> Scope:
    """The innermost scope that a node of the program stands in."""
    found, inner = program.scope, True
    while inner:
        start, end = node.span[:2] if node.span else (0, 0)
        inside = [
            child for child in found.children
            if child.node.span and child.node.span[0] <= start and end <= child.node.span[1]
        ]  # fmt: skip
        found, inner = (inside[0], True) if inside else (found, False)
    return found


def has_no(kind: type, name: str) -> Diagnostic:
    """The error of an attribute that numbers of Python's have not."""
    words = f"Python's {kind.__name__} has no attribute '{name}'"
    return Diagnostic("E0201", words, exception="AttributeError")


def _takes(handler: s.Handler) -> bool:
    kinds = handler.types.items if type(handler.types) is s.Tuple else (handler.types,)
    return any(kind is None or getattr(kind, "id", "") in TAKING for kind in kinds)


def _is_given(name: str, program: Program, scope: Scope) -> bool:
    home = scope.home(name)
    if home is None or home is program.scope:
        return name in program.inputs
    return all(place.kind in GIVEN for place in home.bindings[name])
