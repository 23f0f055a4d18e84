# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.averages import Mean as Mean

__all__ = [
    "Mean",
]
