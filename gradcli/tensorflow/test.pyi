# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.checks import compute_gradient as compute_gradient

__all__ = [
    "compute_gradient",
]
