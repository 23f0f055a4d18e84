"""NumPy's names over the primitives: functions that differentiate whatever transform is live.

    import gradcli
    import gradcli.numpy as np

    gradcli.grad(lambda x: np.sum(np.sin(x) ** 2))(np.ones(3))

A function is found when it is first asked for.  Types, constants and what makes arrays of plain
numbers are NumPy's own.
"""

from gradcli.numpy import fft, linalg
from gradcli.numpy.brackets import c_, r_
from gradcli.numpy.lookup import attribute, listed

__all__ = ["c_", "fft", "linalg", "r_"]


def __getattr__(name: str):
    found = globals()[name] = attribute("np", name)
    return found


def __dir__() -> list[str]:
    return listed("np")
