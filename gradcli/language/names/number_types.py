"""The types of NumPy's numbers that are those of Python in programs.

A number is Python's and NumPy's here: np.sqrt(2.0) is a float.  What a run in Python tells apart by
isinstance is asked for both, or refused.
"""

from collections.abc import Iterable

from gradcli.errors import Diagnostic

OF_PYTHON = {
    "float64": ("float",), "floating": ("float",), "int64": ("int",), "integer": ("int",),
    "number": ("int", "float"), "generic": ("int", "float", "bool"), "bool_": ("bool",),
}  # fmt: skip


def told_apart(types: Iterable, asked: Iterable) -> Diagnostic | None:
    """The error of isinstance of a value of one of `types`, of none of which it is asked, where it
    is asked for NumPy's alone; None where there is no such number."""
    for name in asked:
        if not set(OF_PYTHON.get(name, ())).isdisjoint(types):
            message = f"a number is Python's and NumPy's here: np.{name} alone does not tell"
            both = ", ".join((*OF_PYTHON[name], f"np.{name}"))
            return Diagnostic("E0201", message, help=f"ask for both: isinstance(x, ({both}))")
    return None
