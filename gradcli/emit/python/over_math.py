"""Programs in Python: a typed function over `math`, and over NumPy where its values are arrays."""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.python.module import function_text


def printed(program: ir.Program, about: About) -> str:
    """The text of a module with the program as a function of numbers."""
    return function_text(program, about, arrays=False)
