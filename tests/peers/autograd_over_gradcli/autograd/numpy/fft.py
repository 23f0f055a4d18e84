"""gradcli.numpy.fft under autograd's name."""

import gradcli.numpy.fft as _theirs


def __getattr__(name):
    return getattr(_theirs, name)
