"""Sparse tensors: the elements that are not zero, and where they stand.

The derivative by a sparse tensor is that by its values.
"""

from collections.abc import Callable

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arrays, reductions
from gradcli.ops.complex_numbers import conj
from gradcli.ops.dispatch import primal
from gradcli.ops.memory import product
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import alike, cast, constants, convert_to_tensor, shape_of
from gradcli.tensorflow.creation import ones, zeros
from gradcli.tensorflow.exceptions import failed, lengths
from gradcli.tensorflow.extending import broadcast_to
from gradcli.tensorflow.reductions import axes_of
from gradcli.tensorflow.reductions import reduce_max as reduced_max
from gradcli.tensorflow.selecting import elements, gather, gather_nd
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.shaping import reshape as reshaped
from gradcli.tensorflow.tensor import EagerTensor, made, multiply, truediv


class SparseTensor(LibraryObject):
    """A tensor of `dense_shape` whose elements are 0 but for `values`, at the rows of `indices`.

    ValueError where the three do not fit each other.
    """

    __slots__ = ("indices", "values", "dense_shape")
    visible = frozenset({"indices", "values", "dense_shape", "shape", "dtype", "get_shape",
                         "with_values"})  # fmt: skip
    __module__ = "tensorflow.python.framework.sparse_tensor"

    def __init__(self, indices, values, dense_shape):
        self.indices = _int64(indices, "indices")
        self.values = convert_to_tensor(values)
        self.dense_shape = _int64(dense_shape, "dense_shape")
        if self.indices.ndim != 2:
            raise ValueError(f"Shape {self.indices.shape} must have rank 2")
        for own, other in zip(self.indices.shape, (len(self.values), len(self.dense_shape))):
            if own != other:
                raise ValueError(f"Dimensions {own} and {other} are not compatible")

    @property
    def dtype(self) -> types.DType:
        return self.values.dtype

    @property
    def shape(self) -> TensorShape:
        return TensorShape(self.full)

    def get_shape(self) -> TensorShape:
        return self.shape

    @property
    def ndim(self) -> int:
        return len(self.dense_shape)

    @property
    def full(self) -> tuple[int, ...]:
        return tuple(constants(self.dense_shape).tolist())

    @property
    def columns(self) -> list[np.ndarray]:
        """The indices of the elements by each axis."""
        return list(constants(self.indices).T)

    def with_values(self, new_values) -> "SparseTensor":
        """The same places with other values."""
        return SparseTensor(self.indices, new_values, self.dense_shape)

    def _by(self, y, function: Callable) -> "SparseTensor":
        """The elements multiplied or divided by those of a dense tensor at their places."""
        y = convert_to_tensor(y, self.dtype)
        if y.ndim:
            y = gather_nd(broadcast_to(y, self.full), self.indices)
        return self.with_values(function(self.values, y))

    def __mul__(self, y):
        return self._by(y, multiply)

    def __truediv__(self, y):
        return self._by(y, truediv)

    def __repr__(self):
        return (f"SparseTensor(indices={self.indices!s}, values={self.values!s}, "
                f"dense_shape={self.dense_shape!s})")  # fmt: skip

    def __tf_plain__(self) -> dict:
        return {name: getattr(self, name) for name in self.__slots__}

    # -- as its values -----------------------------------------------------------------------------
    def __tf_components__(self) -> tuple:
        return (self.values,)

    def __tf_packed__(self, parts: list):
        return None if parts[0] is None else self.with_values(parts[0])

    def __tf_size__(self, out_type) -> EagerTensor:
        return cast(int(np.prod(self.full)), out_type)

    def __tf_mapped__(self, function: Callable, *others, place: int = 0) -> "SparseTensor":
        """function(values); ValueError where something stands beside this tensor."""
        return self.with_values(function(convert_to_tensor(self) if others else self.values))


def _int64(x, name: str) -> EagerTensor:
    if isinstance(x, np.ndarray) and not x.size:
        x = x.astype(np.int64)
    try:
        return convert_to_tensor(x, types.int64)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def _made(at: np.ndarray, values: EagerTensor, full) -> SparseTensor:
    return SparseTensor(np.asarray(at, np.int64), values, np.asarray(full, np.int64))


def to_dense(sp_input, default_value=None, validate_indices=True, name=None) -> EagerTensor:
    """The tensor with all its elements, which are zeros, or a default, where none is given.

    InvalidArgumentError for an index that is out of bounds, is repeated, or out of order.
    """
    full, at = sp_input.full, constants(sp_input.indices)
    for i, row in enumerate(at):
        if not all(0 <= n < m for n, m in zip(row, full)):
            raise _bad(i, row, f"is out of bounds: need 0 <= index < {lengths(full)}")
        if validate_indices and i and tuple(row) == tuple(at[i - 1]):
            raise _bad(i, row, "is repeated")
        if validate_indices and i and tuple(row) < tuple(at[i - 1]):
            raise _bad(i, row, "is out of order. Many sparse ops require sorted indices.\n    Use "
                               "`tf.sparse.reorder` to create a correctly ordered copy.\n\n"
                       )  # fmt: skip
    around = zeros(full, sp_input.dtype).value
    if default_value is not None:
        fill = convert_to_tensor(default_value, sp_input.dtype)
        around = arrays.broadcast_to(elements(fill), shape=full)
    return made(arrays.setitem(around, sp_input.values.value, *sp_input.columns), sp_input.dtype)


def _bad(i: int, row, why: str):
    return failed("SparseToDense", f"indices[{i}] = {lengths(row)} {why}", " name: ")


def from_dense(tensor, name=None) -> SparseTensor:
    """The elements of a tensor that are not zero."""
    x = convert_to_tensor(tensor)
    at = np.nonzero(constants(x))
    return _made(np.stack(at, axis=1), made(arrays.getitem(x.value, *at), x.dtype), x.shape)


def reorder(sp_input, name=None) -> SparseTensor:
    """The same elements in the order of their places."""
    order = np.lexsort(sp_input.columns[::-1])
    return _taken(sp_input, order)


def _taken(x: SparseTensor, at: np.ndarray) -> SparseTensor:
    return _made(constants(x.indices)[at], gather(x.values, at), x.full)


def retain(sp_input, to_retain) -> SparseTensor:
    """The elements for which `to_retain` is true."""
    return _taken(sp_input, np.nonzero(constants(to_retain))[0])


def map_values(op: Callable, *args, **kwargs) -> SparseTensor:
    """op of the values of the sparse tensors among the arguments, at the places of the first."""
    first = next(x for x in args if isinstance(x, SparseTensor))
    values = [x.values if isinstance(x, SparseTensor) else x for x in args]
    return first.with_values(op(*values, **kwargs))


def _summed(x: SparseTensor) -> EagerTensor:
    """The dense tensor; elements of one place are added up."""
    return made(arrays.add_at(zeros(x.full, x.dtype).value, x.values.value, *x.columns), x.dtype)


def reduce_sum(sp_input, axis=None, keepdims=False, output_is_sparse=False, name=None):
    """The sum over axes, all without `axis`, as a dense tensor."""
    x = _summed(sp_input)
    axes = axes_of(axis, x.ndim, "SparseReduceSum")
    found = made(reductions.total(x.value, axis=axes, keepdims=bool(keepdims)), x.dtype)
    return from_dense(found) if output_is_sparse else found


def reduce_max(sp_input, axis=None, keepdims=False, output_is_sparse=False, name=None):
    """The largest of the elements given over axes, as a dense tensor: 0 where there are none."""
    x, full = sp_input, sp_input.full
    axes = axes_of(axis, len(full), "SparseReduceMax")
    kept = [i for i in range(len(full)) if i not in axes]
    place = np.zeros(len(x.values), np.int64)
    for i in kept:
        place = place * full[i] + x.columns[i]
    found = zeros([product([full[i] for i in kept])], x.dtype).value
    held = np.unique(place)
    rows = [reduced_max(gather(x.values, np.nonzero(place == k)[0])).value for k in held]
    if rows:
        found = arrays.setitem(found, arrays.stack(rows), held)
    outer = [1 if i in axes and keepdims else n for i, n in enumerate(full)
             if i not in axes or keepdims]  # fmt: skip
    dense = reshaped(made(found, x.dtype), outer)
    return from_dense(dense) if output_is_sparse else dense


def add(a, b, threshold=0) -> SparseTensor | EagerTensor:
    """a + b: sparse where both are, without the sums of two that are nearer to 0 than the
    threshold; else dense."""
    if not isinstance(a, SparseTensor) or not isinstance(b, SparseTensor):
        one, other = (_summed(x) if isinstance(x, SparseTensor) else x for x in (a, b))
        return one + other
    for axis, (n, m) in enumerate(zip(a.full, b.full)):
        if n != m:
            raise failed("SparseAdd", f"Operands' shapes do not match: got {n} and {m} for "
                                      f"dimension {axis}", " name: ")  # fmt: skip
    one, other = alike([a.values, b.values], "SparseAdd")
    both = np.concatenate([constants(a.indices), constants(b.indices)])
    at, place, terms = np.unique(both, axis=0, return_inverse=True, return_counts=True)
    joined = arrays.concatenate([one.value, other.value])
    found = arrays.add_at(zeros([len(at)], a.dtype).value, joined, place.ravel())
    total = _made(at, made(found, a.dtype), a.full)
    return retain(total, (terms == 1) | (np.abs(primal(found)) >= threshold))


def sparse_dense_matmul(sp_a, b, adjoint_a=False, adjoint_b=False, name=None) -> EagerTensor:
    """The product of a sparse and a dense matrix, in either order; each may be taken transposed
    and conjugated.  InvalidArgumentError where they do not fit."""
    if isinstance(b, SparseTensor):
        return _adjoint(_product(b, sp_a, not adjoint_b, not adjoint_a), True)
    return _product(sp_a, b, adjoint_a, adjoint_b)


def _adjoint(x: EagerTensor, asked: bool) -> EagerTensor:
    if not asked:
        return x
    value = conj(x.value) if x.dtype.is_complex else x.value
    return made(arrays.transpose(value), x.dtype)


def _product(a: SparseTensor, b, adjoint_a: bool, adjoint_b: bool) -> EagerTensor:
    """a times b, or their adjoints: each element of a times a row of b, added to a row."""
    given = convert_to_tensor(b)
    b = _adjoint(given, adjoint_b)
    (row, column), (height, width) = a.columns, a.full
    values = a.values.value
    if adjoint_a:
        row, column, height, width = column, row, width, height
        values = conj(values) if a.dtype.is_complex else values
    alike([a.values, b], "SparseTensorDenseMatMul", first=2)
    if b.ndim != 2 or b.shape[0] != width:
        raise failed("SparseTensorDenseMatMul",
                     "Cannot multiply A and B because inner dimension does not match: "
                     f"{width} vs. {b.shape[0]}.  Did you forget a transpose?  Dimensions of A: "
                     f"[{a.full[0]}, {a.full[1]}).  Dimensions of B: {lengths(given.shape)}",
                     " name: "
                     )  # fmt: skip
    terms = arrays.expand_dims(values, 1) * arrays.getitem(b.value, column)
    around = zeros([height, b.shape[1]], a.dtype).value
    return made(arrays.add_at(around, terms, row), a.dtype)


# -- laid out anew ---------------------------------------------------------------------------------
def transpose(sp_input, perm=None, name=None) -> SparseTensor:
    """The tensor with its axes reversed, or in the order `perm`."""
    count = len(sp_input.full)
    order = list(range(count))[::-1] if perm is None else constants(perm).tolist()
    at = constants(sp_input.indices)[:, order]
    return reorder(_made(at, sp_input.values, [sp_input.full[i] for i in order]))


def reshape(sp_input, shape, name=None) -> SparseTensor:
    """The elements in order in another shape; one length may be -1."""
    wanted, size = shape_of(shape), product(sp_input.full)
    rest = product([n for n in wanted if n != -1])
    full = tuple(size // max(rest, 1) if n == -1 else n for n in wanted)
    if product(full) != size:
        known = f"a multiple of {rest}" if -1 in wanted else f"{product(full)} values"
        raise failed("SparseReshape", f"Input to reshape is a SparseTensor with {size} dense "
                     f"values, but the requested shape requires {known}. input_shape="
                     f"{lengths(sp_input.full)} output_shape={lengths(map(abs, wanted))}", " name: "
                     )  # fmt: skip
    flat = np.ravel_multi_index(sp_input.columns, sp_input.full)
    return _made(np.stack(np.unravel_index(flat, full), axis=1), sp_input.values, full)


def expand_dims(sp_input, axis=None, name=None) -> SparseTensor:
    """The tensor with a new axis of length 1, the last unless `axis` says."""
    count = len(sp_input.full) + 1
    axis = (-1 if axis is None else int(constants(axis))) % count
    full = [*sp_input.full[:axis], 1, *sp_input.full[axis:]]
    return _made(np.insert(constants(sp_input.indices), axis, 0, axis=1), sp_input.values, full)


def concat(axis, sp_inputs, expand_nonconcat_dims=False, name=None) -> SparseTensor:
    """The sparse tensors joined along an axis."""
    parts, start = list(sp_inputs), 0
    at: list[np.ndarray] = []
    axis = int(constants(axis)) % len(parts[0].full)
    for part in parts:
        for i, (n, m) in enumerate(zip(parts[0].full, part.full)):
            if i != axis and n != m:
                raise failed("SparseConcat", f"Input shapes must match: expected {n} for dimension "
                             f"{i} but got {m} at position {len(at)}", " name: ")  # fmt: skip
        moved = constants(part.indices).copy()
        moved[:, axis] += start
        start += part.full[axis]
        at.append(moved)
    values = alike([part.values for part in parts], "SparseConcat")
    joined = made(arrays.concatenate([v.value for v in values]), values[0].dtype)
    full = [start if i == axis else n for i, n in enumerate(parts[0].full)]
    return reorder(_made(np.concatenate(at), joined, full))


def slice_(sp_input, start, size, name=None) -> SparseTensor:
    """The part that begins at `start` and has this size, as far as the tensor goes."""
    begin, count = constants(start), constants(size)
    at = constants(sp_input.indices)
    within = ((at >= begin) & (at < begin + count)).all(axis=1)
    full = np.clip(np.array(sp_input.full) - begin, 0, count)
    return _made(at[within] - begin, gather(sp_input.values, np.nonzero(within)[0]), full)


def eye(num_rows, num_columns=None, dtype=types.float32, name=None) -> SparseTensor:
    """Ones on the diagonal of a matrix."""
    rows = int(constants(num_rows))
    columns = rows if num_columns is None else int(constants(num_columns))
    diagonal = ones([min(rows, columns)], dtype)
    at = np.arange(len(diagonal))
    return _made(np.stack([at, at], axis=1), diagonal, [rows, columns])
