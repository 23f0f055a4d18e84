"""Arrays that a program writes out: the defaults of its inputs, as np.array([0, 2, 2])."""

from collections.abc import Iterable

from gradcli.language import surface
from gradcli.language.node_kinds import with_axes


def written_arrays(header: Iterable[surface.Node]) -> dict[str, str]:
    """The inputs whose defaults are lists, with their kinds: vectors, or arrays of more axes."""
    found = {}
    for s in header:
        if type(s) is surface.Assign:
            value = s.value.args[0] if type(s.value) is surface.Call else s.value
            axes = 0
            while type(value) is surface.List:
                value, axes = value.items[0], axes + 1
            if axes:
                found[s.targets[0].id] = with_axes(axes)
    return found
