# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.sparse_tensors import SparseTensor as SparseTensor
from gradcli.tensorflow.sparse_tensors import add as add
from gradcli.tensorflow.sparse_tensors import concat as concat
from gradcli.tensorflow.sparse_tensors import expand_dims as expand_dims
from gradcli.tensorflow.sparse_tensors import eye as eye
from gradcli.tensorflow.sparse_tensors import from_dense as from_dense
from gradcli.tensorflow.sparse_tensors import map_values as map_values
from gradcli.tensorflow.sparse_tensors import reduce_max as reduce_max
from gradcli.tensorflow.sparse_tensors import reduce_sum as reduce_sum
from gradcli.tensorflow.sparse_tensors import reorder as reorder
from gradcli.tensorflow.sparse_tensors import reshape as reshape
from gradcli.tensorflow.sparse_tensors import retain as retain
from gradcli.tensorflow.sparse_tensors import slice_ as slice
from gradcli.tensorflow.sparse_tensors import sparse_dense_matmul as sparse_dense_matmul
from gradcli.tensorflow.sparse_tensors import to_dense as to_dense
from gradcli.tensorflow.sparse_tensors import transpose as transpose

__all__ = [
    "SparseTensor",
    "add",
    "concat",
    "expand_dims",
    "eye",
    "from_dense",
    "map_values",
    "reduce_max",
    "reduce_sum",
    "reorder",
    "reshape",
    "retain",
    "slice",
    "sparse_dense_matmul",
    "to_dense",
    "transpose",
]
