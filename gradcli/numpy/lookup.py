"""What a name of NumPy's is here: a function of ours, or NumPy's own where no derivative passes."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy

from gradcli.errors import nearest
from gradcli.ops.dispatch import World
from gradcli.ops.libraries.directory import places
from gradcli.ops.libraries.methods import named
from gradcli.ops.libraries.names import ALIASES, PREFIXES, function
from gradcli.ops.libraries.plain import NAMES, of_values

# Modules of NumPy's that are given as they are; its classes and constants are too.
MODULES = ("char", "dtypes", "exceptions", "random", "rec", "strings", "testing", "typing")
# Functions that are NumPy's own for plain arguments: they have keywords for types and layout.
MAKERS = """
arange array asanyarray asarray ascontiguousarray asfortranarray copy empty empty_like eye full
full_like geomspace identity linspace logspace meshgrid ones ones_like zeros zeros_like
"""
# NumPy's further names of one function, and those with options of their own
SAME = ALIASES | {"cumulative_prod": "cumprod", "cumulative_sum": "cumsum"}
MISSING = object()


def attribute(library: str, name: str):
    """The attribute `name` of NumPy's `library` ("np", "np.linalg"); AttributeError if unknown."""
    theirs: Any = getattr(_module(library), name, MISSING)
    if name.startswith("__"):
        raise AttributeError(name)
    if _is_plain(name, theirs):
        return theirs
    ours = function(f"{library}.{name}") or function(f"{library}.{SAME.get(name, name)}")
    if ours is None:
        ours = of_values(f"{library}.{name}")
    if ours is not None:
        if library != "np":
            return ours
        return _maker(theirs, ours) if name in MAKERS.split() else named(name, ours)
    where = "gradcli.numpy" + library[2:]
    if theirs is not MISSING:
        raise AttributeError(f"{where} has no '{name}': no derivative of it is provided")
    close = nearest(name, listed(library))
    also = f": did you mean '{close[0]}'?" if close else ""
    raise AttributeError(f"{where} has no '{name}'{also}")


def listed(library: str) -> list[str]:
    """Every name that `attribute` knows in a library, sorted."""
    module, prefix = _module(library), f"{library}."[3:]
    found = {n for n in dir(module) if n[0] != "_" and _is_plain(n, getattr(module, n))}
    found |= {*PREFIXES.get(library, ()), *places(library)}
    found |= {n[len(prefix) :] for n in NAMES.split() if n.startswith(prefix)}
    if library == "np":
        found |= {"fft", "linalg", *(n for n, same in SAME.items() if same in found)}
    return sorted(n for n in found if "." not in n)


def _module(library: str) -> ModuleType:
    found = numpy
    for part in library.split(".")[1:]:
        found = getattr(found, part)
    return found


def _is_plain(name: str, theirs) -> bool:
    """Whether NumPy's own attribute is to be given: a class, a constant, a module without rows."""
    if isinstance(theirs, ModuleType):
        return name in MODULES
    return theirs is not MISSING and (not callable(theirs) or isinstance(theirs, type))


def _maker(theirs: Callable, ours: Callable) -> Callable:
    """NumPy's function for plain arguments, ours where a value of a world is among them."""

    def make(*args, **keywords):
        if holds_world(args) or holds_world(list(keywords.values())):
            return ours(*args, **keywords)
        return theirs(*args, **keywords)

    make.__name__, make.__doc__ = ours.__name__, theirs.__doc__
    return make


def holds_world(values) -> bool:
    """Whether a value within a derivative is among nested lists and tuples."""
    if type(values) in (list, tuple):
        return any(map(holds_world, values))
    return isinstance(values, World)
