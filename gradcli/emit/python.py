"""Programs in Python: a typed function over `math`, and over NumPy where its values are arrays."""

from gradcli.emit.about import About
from gradcli.emit.python_module import function_text
from gradcli.language import core


def printed(program: core.Program, about: About) -> str:
    """The text of a module with the program as a function of numbers."""
    return function_text(program, about, arrays=False)
