# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.nesting import assert_same_structure as assert_same_structure
from gradcli.tensorflow.nesting import flatten_ as flatten
from gradcli.tensorflow.nesting import is_nested as is_nested
from gradcli.tensorflow.nesting import map_structure as map_structure
from gradcli.tensorflow.nesting import pack_sequence_as as pack_sequence_as

__all__ = [
    "assert_same_structure",
    "flatten",
    "is_nested",
    "map_structure",
    "pack_sequence_as",
]
