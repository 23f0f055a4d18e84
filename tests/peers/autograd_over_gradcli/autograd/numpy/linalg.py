"""gradcli.numpy.linalg under autograd's name, with two functions that autograd's tests use."""

import gradcli.numpy as _np
import gradcli.numpy.linalg as _theirs


def T(x):
    return _np.swapaxes(x, -1, -2)


def _dot(a, b):
    return _np.einsum("...ij,...jk->...ik", a, b)


def __getattr__(name):
    return getattr(_theirs, name)
