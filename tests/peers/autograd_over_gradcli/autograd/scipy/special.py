"""scipy.special's names onto gradcli's functions."""

from gradcli.ops.libraries.names import function


def __getattr__(name):
    found = function(f"scipy.special.{name}")
    if found is None:
        raise AttributeError(f"gradcli has no scipy.special.{name}")
    return found
