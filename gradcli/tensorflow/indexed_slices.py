"""Layers of a tensor that is zero elsewhere, as gradients of what is gathered may be given."""

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arrays
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import constants, convert_to_tensor, shape_of
from gradcli.tensorflow.creation import zeros
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import EagerTensor, made


class IndexedSlices(LibraryObject):
    """The layers `values` of a tensor of `dense_shape`, by their indices along its first axis.

    Operations take it for that tensor: layers of one index are added up.  ValueError then where
    the shape is not given.
    """

    __slots__ = ("dense_shape", "indices", "values")
    visible = frozenset({"values", "indices", "dense_shape", "shape", "dtype", "device"})
    __module__ = "tensorflow.python.framework.indexed_slices"

    def __init__(self, values, indices, dense_shape=None):
        self.values, self.indices = convert_to_tensor(values), convert_to_tensor(indices)
        self.dense_shape = None if dense_shape is None else convert_to_tensor(dense_shape)

    @property
    def dtype(self) -> types.DType:
        return self.values.dtype

    @property
    def shape(self) -> TensorShape:
        if self.dense_shape is None:
            return TensorShape([None, *self.values.shape[1:]])
        return TensorShape(shape_of(self.dense_shape))

    @property
    def device(self) -> str:
        return self.values.device

    def __tf_tensor__(self) -> EagerTensor:
        if self.dense_shape is None:
            raise ValueError("Tensor conversion requested for IndexedSlices for argument `value` "
                             f"without dense_shape: {self}")  # fmt: skip
        around = zeros(self.dense_shape, self.dtype).value
        return made(arrays.add_at(around, self.values.value, constants(self.indices)), self.dtype)

    def __neg__(self):
        return IndexedSlices(-self.values, self.indices, self.dense_shape)

    def __repr__(self):
        rest = "" if self.dense_shape is None else f", dense_shape={self.dense_shape!s}"
        return f"IndexedSlices(indices={self.indices!s}, values={self.values!s}{rest})"
