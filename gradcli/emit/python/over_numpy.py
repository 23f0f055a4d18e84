"""Programs in Python over NumPy: its numbers may be arrays, element by element."""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.python.module import function_text


def printed(program: ir.Program, about: About) -> str:
    """The text of a module with the program as a function of numbers or arrays of them."""
    return function_text(program, about, arrays=True)
