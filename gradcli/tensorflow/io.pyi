# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.text import decode_raw as decode_raw

__all__ = [
    "decode_raw",
]
