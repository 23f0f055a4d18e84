"""scipy.linalg's names onto gradcli's functions."""

from gradcli.ops.libraries.names import function


def __getattr__(name):
    found = function(f"scipy.linalg.{name}")
    if found is None:
        raise AttributeError(f"gradcli has no scipy.linalg.{name}")
    return found
