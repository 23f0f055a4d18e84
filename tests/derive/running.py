"""What the tests of this room share: derivatives as text, and their values by the evaluator."""

from gradcli.checking import differences
from gradcli.derive.differentiate import differentiate
from gradcli.errors import Source
from gradcli.evaluator.run import run
from gradcli.language.names.resolve import resolve
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax.parser import parse

POINT = {"x": 0.737, "y": -0.411}


def derivative(text: str, wrt="x", mode: str | None = None, order: int = 1) -> str:
    """The text of the derivative of a program by the names in `wrt`, one letter each."""
    program = resolve(parse(Source(text)))
    return unparse(differentiate(program, tuple(wrt), mode=mode, order=order)).rstrip("\n")


def value(text: str, **point):
    """The value of a program: a number, or a tuple of them."""
    program = resolve(parse(Source(text)))
    given = {**POINT, **point}
    values = run(program, {k: v for k, v in given.items() if k in program.inputs}).values
    values = values[0] if len(values) == 1 else values
    return tuple(values) if isinstance(values, (tuple, list)) else values


def slope(text: str, name: str) -> float:
    """The slope of a program's values by one of its inputs."""
    return differences.slope(lambda t: value(text, **{name: POINT[name] + t})).value
