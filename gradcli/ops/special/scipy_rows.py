"""Rows of special functions, whose values on numbers are those of an array's elements.

SciPy is imported when one is first computed, not with the row.
"""

from collections.abc import Callable
from importlib import import_module

from gradcli.ops.dispatch import row
from gradcli.ops.rows import Arg


def on_numbers(path: str) -> Callable:
    """The function of arrays at a dotted path, as one of Python's numbers."""
    found: list[Callable] = []

    def value(*args):
        if not found:
            module, _, name = path.rpartition(".")
            found.append(getattr(import_module(module), name))
        return float(found[0](*args))

    return value


def special_row(name: str, *args: Arg, values: str = "", **fields) -> Callable:
    """A row whose values are those of `values`, by default the function of its name in SciPy."""
    path = values or f"scipy.special.{name}"
    return row(name, *args, **({"value": on_numbers(path), "array": path} | fields))
