"""gradcli.numpy under autograd's name, with the few names that autograd adds to NumPy's."""

import numpy as _numpy

import gradcli.numpy as _np
from autograd.numpy import fft, linalg, random
from gradcli.ops.dispatch import primal as _primal

__version__ = _numpy.__version__


def make_diagonal(D, offset=0, axis1=0, axis2=1):
    """Square matrices with D along their diagonals: (…, n) -> (…, n, n)."""
    if (offset, axis1, axis2) != (0, -1, -2):
        raise NotImplementedError("make_diagonal takes offset=0, axis1=-1, axis2=-2")
    return _np.expand_dims(D, -1) * _np.eye(_np.shape(D)[-1])


class int64(_numpy.int64):
    """NumPy's type; of a value within a derivative the integers it holds."""

    def __new__(cls, x=0):
        return _numpy.int64(_primal(x))


def __getattr__(name):
    return getattr(_np, name)
