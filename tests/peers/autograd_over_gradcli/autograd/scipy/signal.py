"""gradcli's convolution, with the order of autograd's arguments."""

from gradcli.ops.structural.signal import convolve as _convolve


def convolve(A, B, axes=None, dot_axes=((), ()), mode="full"):
    return _convolve(A, B, mode=mode, axes=axes, dot_axes=dot_axes)
