"""Ragged tensors: rows of several lengths, as one tensor of their elements and where rows end.

The rows of one whose elements are ragged too are ragged.  What is computed of each element is
computed of the tensor of all of them, so its derivative is that tensor's.
"""

from collections.abc import Callable, Iterator

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arrays
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, constants, convert_to_tensor, shape_of
from gradcli.tensorflow.creation import zeros
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.reductions import reduce_max, reduce_mean, reduce_min
from gradcli.tensorflow.selecting import elements, gather
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.shaping import concat, expand_dims
from gradcli.tensorflow.shaping import stack as stacked
from gradcli.tensorflow.tensor import OPERATORS, EagerTensor, made, wrapped

_OF_NONE = {reduce_max: "min", reduce_min: "max"}


class RaggedTensor(LibraryObject):
    """Rows of `values`, a tensor or a ragged one: row i is values[splits[i] : splits[i + 1]]."""

    __slots__ = ("values", "splits")
    visible = frozenset({
        "shape", "dtype", "values", "flat_values", "row_splits", "nested_row_splits", "ragged_rank",
        "row_lengths", "row_starts", "row_limits", "value_rowids", "nrows", "bounding_shape",
        "to_tensor", "to_list", "to_sparse", "numpy", "with_values", "with_flat_values",
        "get_shape", "nested_row_lengths", "from_row_splits", "from_row_lengths", "from_row_starts",
        "from_value_rowids", "from_tensor", "from_sparse",
    })  # fmt: skip
    __module__ = "tensorflow.python.ops.ragged.ragged_tensor"

    def __init__(self, values, splits: np.ndarray):
        self.values, self.splits = values, np.asarray(splits, np.int64)

    # -- made --------------------------------------------------------------------------------------
    @classmethod
    def from_row_splits(cls, values, row_splits, name=None, validate=True) -> "RaggedTensor":
        """The rows between `row_splits`, from 0 to the number of values."""
        values, splits = values_of(values), constants(row_splits).astype(np.int64)
        count = count_of(values)
        if not splits.size or splits[0] or splits[-1] != count or (np.diff(splits) < 0).any():
            last = splits[-1] if splits.size else 0
            raise InvalidArgumentError(
                "Arguments to _from_row_partition do not form a valid RaggedTensor\nCondition x == "
                f"y did not hold.\nFirst 1 elements of x:\n[{last}]\nFirst 1 elements of y:\n"
                f"[{count}]"
            )
        return cls(values, splits)

    @classmethod
    def from_row_lengths(cls, values, row_lengths, name=None, validate=True) -> "RaggedTensor":
        """Rows of these lengths, one after another."""
        lengths = constants(row_lengths).astype(np.int64)
        return cls.from_row_splits(values, np.concatenate([[0], np.cumsum(lengths)]))

    @classmethod
    def from_row_starts(cls, values, row_starts, name=None, validate=True) -> "RaggedTensor":
        """Rows that begin at these places."""
        values = values_of(values)
        starts = constants(row_starts).astype(np.int64)
        return cls.from_row_splits(values, np.append(starts, count_of(values)))

    @classmethod
    def from_value_rowids(cls, values, value_rowids, nrows=None, name=None, validate=True
                          ) -> "RaggedTensor":  # fmt: skip
        """Rows by the number of the row that each value is in."""
        at = constants(value_rowids).astype(np.int64)
        count = int(np.max(at, initial=-1)) + 1 if nrows is None else int(constants(nrows))
        ask(count)
        return cls.from_row_lengths(values, np.bincount(at, minlength=count))

    @classmethod
    def from_tensor(cls, tensor, lengths=None, padding=None, ragged_rank=1, name=None
                    ) -> "RaggedTensor":  # fmt: skip
        """The rows of a tensor: whole, of these lengths, or without the padding at their ends.

        ValueError where both are given, NotImplementedError for more than one ragged axis.
        """
        if lengths is not None and padding is not None:
            raise ValueError("Specify argument `lengths` or `padding`, but not both.")
        if ragged_rank != 1:
            raise NotImplementedError(f"from_tensor makes one axis ragged, not {ragged_rank}")
        x = convert_to_tensor(tensor)
        full = shape(x.value)
        counts = np.full(full[0], full[1])
        if lengths is not None:
            counts = constants(lengths)
        elif padding is not None:
            other = constants(x) != constants(convert_to_tensor(padding, x.dtype))
            counts = (other * np.arange(1, full[1] + 1)).max(axis=1, initial=0)
        kept = np.nonzero(np.arange(full[1]) < counts[:, None])
        return cls.from_row_lengths(made(arrays.getitem(x.value, *kept), x.dtype), counts)

    @classmethod
    def from_sparse(cls, st_input, name=None, row_splits_dtype=types.int64) -> "RaggedTensor":
        """The rows of a sparse matrix, each as far as its last element."""
        rows = constants(st_input.indices)[:, 0]
        return cls.from_value_rowids(st_input.values, rows, int(constants(st_input.dense_shape)[0]))

    # -- parts -------------------------------------------------------------------------------------
    @property
    def rows(self) -> int:
        return len(self.splits) - 1

    @property
    def dtype(self) -> types.DType:
        return self.values.dtype

    @property
    def shape(self) -> TensorShape:
        return TensorShape([self.rows, None, *self.values.shape[1:]])

    def get_shape(self) -> TensorShape:
        return self.shape

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def ragged_rank(self) -> int:
        """How many of the axes after the first are ragged, up to the last that is."""
        return 1 + getattr(self.values, "ragged_rank", 0)

    @property
    def flat_values(self) -> EagerTensor:
        """The elements of all rows, of all depths."""
        return getattr(self.values, "flat_values", self.values)

    @property
    def row_splits(self) -> EagerTensor:
        return made(self.splits, types.int64)

    @property
    def nested_row_splits(self) -> tuple[EagerTensor, ...]:
        return (self.row_splits, *getattr(self.values, "nested_row_splits", ()))

    def nested_row_lengths(self, name=None) -> tuple[EagerTensor, ...]:
        return tuple(wrapped(np.diff(constants(s)), types.int64) for s in self.nested_row_splits)

    def nrows(self, out_type=types.int64, name=None) -> EagerTensor:
        return wrapped(self.rows, types.as_dtype(out_type))

    def row_lengths(self, axis=1, name=None):
        """The lengths of the rows; of those along a deeper axis as a ragged tensor."""
        if axis > 1:
            return RaggedTensor(self.values.row_lengths(axis - 1), self.splits)
        return made(np.diff(self.splits), types.int64)

    def row_starts(self, name=None) -> EagerTensor:
        return made(self.splits[:-1].copy(), types.int64)

    def row_limits(self, name=None) -> EagerTensor:
        return made(self.splits[1:].copy(), types.int64)

    def value_rowids(self, name=None) -> EagerTensor:
        """The number of the row that each value is in."""
        return made(self.row_ids(), types.int64)

    def row_ids(self) -> np.ndarray:
        return np.repeat(np.arange(self.rows), np.diff(self.splits))

    def bounding_shape(self, axis=None, name=None, out_type=types.int64) -> EagerTensor:
        """The lengths that hold all rows."""
        full = np.array(self._bounds(), np.int64)
        return wrapped(full if axis is None else full[constants(axis)], types.as_dtype(out_type))

    def _bounds(self) -> list[int]:
        inner = self.values._bounds() if is_ragged(self.values) else shape(self.values.value)
        return [self.rows, int(np.diff(self.splits).max(initial=0)), *inner[1:]]

    # -- whole -------------------------------------------------------------------------------------
    def with_values(self, new_values) -> "RaggedTensor":
        """The same rows of other values."""
        return RaggedTensor.from_row_splits(new_values, self.splits)

    def with_flat_values(self, new_values) -> "RaggedTensor":
        inner = self.values.with_flat_values(new_values) if is_ragged(self.values) else new_values
        return self.with_values(inner)

    def to_list(self) -> list:
        """Nested lists of the elements."""
        flat = self.values.to_list() if is_ragged(self.values) else self.values.numpy().tolist()
        return [flat[a:b] for a, b in zip(self.splits, self.splits[1:])]

    def numpy(self) -> np.ndarray:
        """An array of arrays, or where all rows are of one length of elements."""
        parts = np.split(self.values.numpy(), self.splits[1:-1])
        if not self.rows:
            return np.array([], self.dtype.as_numpy_dtype)
        if len({len(part) for part in parts}) == 1:
            return np.array(parts)
        found = np.empty(self.rows, object)
        found[:] = parts
        return found

    def coordinates(self) -> np.ndarray:
        """The place of each flat value by the axes down to the last ragged one, one in a row."""
        ids = self.row_ids()
        place = np.arange(len(ids)) - self.splits[ids]
        if not is_ragged(self.values):
            return np.stack([ids, place], axis=1)
        inner = self.values.coordinates()
        return np.column_stack([ids[inner[:, 0]], place[inner[:, 0]], inner[:, 1:]])

    def to_tensor(self, default_value=None, name=None, shape=None) -> EagerTensor:
        """A tensor of the rows, with a default, or zeros, where they end before the longest; cut
        or filled to `shape`."""
        flat, at, full = self.flat_values, self.coordinates(), self._bounds()
        if shape is not None:
            wanted = [None if n == -1 else n for n in TensorShape(shape)]
            full = [n if m is None else m for n, m in zip(full, wanted)]
            within = (at < full[: at.shape[1]]).all(axis=1)
            flat, at = gather(flat, np.nonzero(within)[0]), at[within]
        if default_value is None:
            around = zeros(full, self.dtype).value
        else:
            fill = convert_to_tensor(default_value, self.dtype)
            around = arrays.broadcast_to(elements(fill), shape=tuple(full))
        return made(arrays.setitem(around, flat.value, *at.T), self.dtype)

    def to_sparse(self, name=None):
        from gradcli.tensorflow.sparse_tensors import SparseTensor

        at = made(self.coordinates(), types.int64)
        return SparseTensor(at, self.flat_values, self.bounding_shape())

    # -- rows --------------------------------------------------------------------------------------
    def __tf_rows__(self, at: np.ndarray) -> "RaggedTensor":
        """The rows at a vector of indices."""
        counts = np.diff(self.splits)[at]
        ends = np.cumsum(counts)
        within = np.arange(counts.sum()) - np.repeat(ends - counts, counts)
        taken = gather(self.values, np.repeat(self.splits[:-1][at], counts) + within)
        return RaggedTensor(taken, np.concatenate([[0], ends]))

    def _row(self, i: int):
        if not -self.rows <= i < self.rows:
            raise IndexError(f"Row key {i} out of bounds")
        i %= self.rows
        return self.values[int(self.splits[i]) : int(self.splits[i + 1])]

    def __getitem__(self, at):
        first, *rest = at if isinstance(at, tuple) else (at,)
        if first is Ellipsis and not rest:
            return self
        if first is Ellipsis:
            raise ValueError("Cannot index into an inner ragged dimension.")
        if not isinstance(first, slice):
            row = self._row(int(constants(first)))
            return row[tuple(rest)] if rest else row
        found = self.__tf_rows__(np.arange(self.rows)[first])
        return found._within(rest) if rest else found

    def _within(self, at: list) -> "RaggedTensor":
        """The parts of each row."""
        first, *rest = at
        if not isinstance(first, slice):
            raise ValueError("Cannot index into an inner ragged dimension.")
        parts = [np.arange(a, b)[first] for a, b in zip(self.splits, self.splits[1:])]
        taken = gather(self.values, np.concatenate([np.zeros(0, np.int64), *parts]))
        if rest:
            taken = taken._within(rest) if is_ragged(taken) else taken[(slice(None), *rest)]
        return RaggedTensor.from_row_lengths(taken, [len(part) for part in parts])

    def __iter__(self) -> Iterator:
        return (self._row(i) for i in range(self.rows))

    def __bool__(self):
        raise TypeError("RaggedTensor may not be used as a boolean.")

    __hash__ = object.__hash__

    def __repr__(self):
        with np.printoptions(formatter={"all": _shown}):
            return f"<tf.RaggedTensor {_shown(self.numpy())}>"

    def __tf_plain__(self) -> list:
        return list(self)

    # -- as one tensor of all elements -------------------------------------------------------------
    def __tf_components__(self) -> tuple:
        return (self.values,)

    def __tf_packed__(self, parts: list):
        return None if parts[0] is None else self.with_values(parts[0])

    def __tf_size__(self, out_type) -> EagerTensor:
        return wrapped(int(np.prod(self.flat_values.shape.as_list())), types.as_dtype(out_type))

    def __tf_mapped__(self, function: Callable, *others, place: int = 0) -> "RaggedTensor":
        """function(elements, …) in these rows; others are numbers, tensors that broadcast or
        ragged ones with the same rows, and stand around it, the first `place` before."""
        rows = [self.beside(x) for x in others]
        return self.with_values(function(*rows[:place], self.values, *rows[place:]))

    def beside(self, x):
        """What stands beside this tensor's values where x stands beside this tensor."""
        if isinstance(x, RaggedTensor):
            if not np.array_equal(x.splits, self.splits):
                raise InvalidArgumentError("Condition x == y did not hold: the rows of two ragged "
                                           "tensors differ in length")  # fmt: skip
            return x.values
        tensor = convert_to_tensor(x, dtype_hint=self.dtype)
        if tensor.ndim < self.ndim:
            return x
        by_row = made(arrays.getitem(tensor.value, slice(None), 0), tensor.dtype)
        if tensor.shape[1] != 1 or tensor.shape[0] not in (1, self.rows):
            raise InvalidArgumentError(f"Unable to broadcast: a tensor of shape {tensor.shape} "
                                       f"does not fit the rows of {self.shape}")  # fmt: skip
        return gather(by_row, self.row_ids() if tensor.shape[0] > 1 else 0 * self.row_ids())

    def __tf_reduced__(self, reduce: Callable, axis, keepdims: bool):
        """A reduction: of all elements, of the rows at each place (axis 0), or of each row."""
        axes = sorted(a % self.ndim for a in shape_of(axis)) if axis is not None else []
        if axis is None or axes == list(range(self.ndim)):
            return reduce(self.flat_values)
        if len(axes) != 1:
            raise InvalidArgumentError(f"No reduction of {self.shape} over axes {axes}")
        axis = axes[0]
        if axis > 1:
            return self.with_values(reduce(self.values, axis - 1, keepdims))
        if reduce is reduce_mean and self.dtype.is_integer:
            return cast(self, types.float64).__tf_reduced__(reduce, axis, keepdims)
        rows = self._columns() if axis == 0 else self
        found = [self._reduced_row(reduce, row) for row in rows]
        if axis == 0 and not found:
            return self.values[:0]
        if found and not is_ragged(self.values):
            whole = stacked(found)
            return expand_dims(whole, axis) if keepdims else whole
        if axis == 0 or not found:
            raise InvalidArgumentError(f"No reduction of {self.shape} over axis {axis}")
        return RaggedTensor.from_row_lengths(concat(found, 0), [part.shape[0] for part in found])

    def _reduced_row(self, reduce: Callable, row):
        """A reduction of one row; the extreme of none is the least or the greatest number."""
        if count_of(row) or reduce not in _OF_NONE:
            return reduce(row, 0)
        extreme = getattr(self.dtype, _OF_NONE[reduce])
        return made(np.full(row.shape[1:], extreme, self.dtype.as_numpy_dtype)[()], self.dtype)

    def _columns(self) -> list:
        """The elements at each place of the rows that have it."""
        place = np.arange(self.splits[-1]) - self.splits[self.row_ids()]
        return [gather(self.values, np.nonzero(place == j)[0]) for j in range(self._bounds()[1])]


def _of_elements(function: Callable) -> Callable:
    return lambda self, *others: self.__tf_mapped__(function, *others)


for _name, _function in OPERATORS.items():
    if _name not in ("__matmul__", "__rmatmul__"):
        setattr(RaggedTensor, _name, _of_elements(_function))


def _shown(x) -> str:
    if not isinstance(x, np.ndarray):
        return str(x)
    return np.array2string(x, separator=", ") if x.size else repr(x.tolist())


def is_ragged(x) -> bool:
    return isinstance(x, RaggedTensor)


def values_of(x):
    return x if is_ragged(x) else convert_to_tensor(x)


def count_of(values) -> int:
    return values.rows if is_ragged(values) else values.shape[0]
