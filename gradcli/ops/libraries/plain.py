"""Functions of NumPy's whose results carry no derivative: types, shapes, tests, files.

They are NumPy's own, given what stands under the values of worlds.
"""

from collections.abc import Callable
from typing import Any

from gradcli.ops.dispatch import held

NAMES = """
array2string array_equal array_equiv array_repr array_str argpartition base_repr binary_repr
bitwise_and bitwise_count bitwise_invert bitwise_left_shift bitwise_not bitwise_or
bitwise_right_shift bitwise_xor bincount broadcast_shapes can_cast common_type diag_indices
diag_indices_from digitize einsum_path format_float_positional format_float_scientific frombuffer
fromfile fromfunction fromiter frompyfunc fromregex fromstring gcd genfromtxt get_printoptions
getbufsize geterr geterrcall histogram histogram2d histogram_bin_edges histogramdd indices info
invert isclose iscomplex iscomplexobj isdtype isfortran isfinite isin isinf isnan isneginf
isposinf isreal isrealobj isscalar issubdtype iterable ix_ lcm left_shift lexsort load loadtxt
logical_and logical_not logical_or logical_xor mask_indices may_share_memory min_scalar_type
mintypecode ndim nextafter packbits printoptions promote_types ravel_multi_index result_type
right_shift save savetxt savez savez_compressed set_printoptions setbufsize seterr seterrcall
shape shares_memory show_config signbit size spacing tri tril_indices tril_indices_from
triu_indices triu_indices_from typename union1d unpackbits unravel_index fft.fftfreq fft.rfftfreq
linalg.matrix_rank
"""


def of_values(name: str) -> Callable | None:
    """NumPy's function "np.NAME" on plain values, where its result carries no derivative."""
    if name[3:] not in NAMES.split():
        return None
    import numpy as np

    found: Any = np
    for part in name[3:].split("."):
        found = getattr(found, part, None)
    if found is None:
        return None

    def call(*args, **keywords):
        return found(*map(stripped, args), **{k: stripped(v) for k, v in keywords.items()})

    call.__name__, call.__doc__ = found.__name__, found.__doc__
    return call


def stripped(x):
    """x as a constant; of a list or a tuple each element."""
    if type(x) in (list, tuple):
        return type(x)(map(stripped, x))
    return held(x)
