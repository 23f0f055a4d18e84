"""What a name of SciPy's is here: a function of ours, or a distribution that has some."""

from types import SimpleNamespace

from gradcli.errors import nearest
from gradcli.ops.libraries.directory import LIBRARIES, places
from gradcli.ops.libraries.names import PREFIXES, function


def attribute(library: str, name: str):
    """The attribute `name` of a library such as "scipy.special"; AttributeError if unknown."""
    full = f"{library}.{name}"
    if full in LIBRARIES:  # a distribution, as scipy.stats.norm
        return SimpleNamespace(**{key: function(f"{full}.{key}") for key in places(full)})
    found = None if name.startswith("__") else function(full)
    if found is None:
        close = nearest(name, listed(library))
        also = f": did you mean '{close[0]}'?" if close else ""
        raise AttributeError(f"gradcli.{library} has no '{name}'{also}")
    return found


def listed(library: str) -> list[str]:
    """Every name that `attribute` knows in a library, sorted."""
    start = f"{library}."
    below = {name.removeprefix(start) for name in LIBRARIES if name.startswith(start)}
    return sorted({*PREFIXES.get(library, ()), *places(library), *below})
