"""NumPy's windows of M samples: tables of numbers, for no derivative goes through a length."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import primal

MOST = 10**7  # samples


def bartlett(M):
    """The triangular window, whose ends are 0."""
    return _window("bartlett", M)


def blackman(M):
    """The window of three cosines."""
    return _window("blackman", M)


def hamming(M):
    """The raised cosine, whose ends are 0.08."""
    return _window("hamming", M)


def hanning(M):
    """The raised cosine, whose ends are 0."""
    return _window("hanning", M)


def _window(name: str, M):
    count = primal(M)
    if type(count) is not int or count > MOST:
        raise Diagnostic("E0201", f"{name} takes a number of samples up to {MOST}")
    return getattr(load_numpy(), name)(count)
