# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.ragged_functions import boolean_mask as boolean_mask
from gradcli.tensorflow.ragged_functions import constant as constant
from gradcli.tensorflow.ragged_functions import map_flat_values as map_flat_values
from gradcli.tensorflow.ragged_functions import range_ as range
from gradcli.tensorflow.ragged_functions import stack as stack

__all__ = [
    "boolean_mask",
    "constant",
    "map_flat_values",
    "range",
    "stack",
]
