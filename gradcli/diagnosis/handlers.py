"""Handlers of a division by zero, which gives inf or nan here and raises nothing.

A program that Python would send into its handler goes on in the other branch: a note says so.
"""

from copy import copy

from gradcli.diagnosis.observer import Observer
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.evaluator.limits import Limits
from gradcli.language.shape_errors import text_at
from gradcli.language.syntax import surface as s

STEPS = 20_000  # of the run that looks, which is slower than the run it explains
DIVISIONS = ("/", "//", "%")
# What takes a ZeroDivisionError; so does a handler without a type.
TAKES = {"ZeroDivisionError", "ArithmeticError", "Exception"}


def passed_by(function: Function) -> list[Diagnostic]:
    """The divisions of numbers by zero, at the function's point, that Python has handlers for."""
    if not any(type(node) is s.Try for node in s.walk(function.program.module)):
        return []
    limits = copy(function.limits or Limits())
    limits.steps = min(limits.steps, STEPS)
    looking = Function(function.program, function.point, (), function.of, limits, silent)
    looks: list[_Divisions] = []

    def look(program, watched):
        looks.append(_Divisions(program, watched))
        return looks[-1]

    looking.coder = look
    try:
        looking([])
    except Diagnostic as error:  # the steps may not suffice: what was found until then is true
        if error.code != "E0206":
            raise
    return list(looks[-1].found.values())


class _Divisions(Observer):
    """Notes the divisions by zero in the body of a try that would take what Python raises."""

    __slots__ = ("found", "divisors")

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self.found: dict[int, Diagnostic] = {}
        self.divisors: dict[int, object] = {}  # the value of a node, by its id

    def evaluated(self, node: s.Node, frame: list, value) -> None:
        if type(value) is not float and type(value) is not int:
            return
        self.divisors[id(node)] = value
        if type(node) is not s.Binary or node.op not in DIVISIONS or value - value == 0:
            return
        right = node.right
        divisor = right.value if type(right) is s.Number else self.divisors.get(id(right))
        handler = self._handler() if divisor == 0 else None
        if handler is not None and handler.span and id(node) not in self.found:
            self.found[id(node)] = Diagnostic(
                "E0207",
                f"{text_at(node.span, self.source) or 'a division by zero'} is {value:.6g}"
                " and raises no ZeroDivisionError",
                node.span,
                f"the handler at {self.source.place(handler.span[0])} does not see it",
                source=self.source,
            )

    def _handler(self) -> s.Handler | None:
        """The handler that a ZeroDivisionError raised here would find."""
        path = self.path
        for i in reversed(range(len(path) - 1)):
            around = path[i]
            if type(around) is s.Try and any(n is path[i + 1] for n in around.body):
                handler = next(filter(_takes, around.handlers), None)
                if handler is not None:
                    return handler
        return None


def _takes(handler: s.Handler) -> bool:
    types = handler.types
    named = types.items if type(types) is s.Tuple else (types,)
    return types is None or any(type(n) is s.Name and n.id in TAKES for n in named)
