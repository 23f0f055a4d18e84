# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.elementwise import bitwise_and as bitwise_and
from gradcli.tensorflow.elementwise import bitwise_or as bitwise_or
from gradcli.tensorflow.elementwise import bitwise_xor as bitwise_xor
from gradcli.tensorflow.elementwise import invert as invert
from gradcli.tensorflow.elementwise import left_shift as left_shift
from gradcli.tensorflow.elementwise import right_shift as right_shift

__all__ = [
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "invert",
    "left_shift",
    "right_shift",
]
