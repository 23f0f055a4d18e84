"""Shapes as values."""

from typing import Any

from gradcli.engine.objects import LibraryObject


class TensorShape(LibraryObject):
    """The lengths of a tensor's axes; None for one that is not known, `dims` None for no rank."""

    __slots__ = ("_dims",)
    visible = frozenset({
        "rank", "ndims", "dims", "as_list", "num_elements", "is_fully_defined", "concatenate",
    })  # fmt: skip

    def __init__(self, dims):
        self._dims: Any
        if isinstance(dims, TensorShape):
            self._dims = dims._dims
        elif dims is None:
            self._dims = None
        else:
            dims = dims if hasattr(dims, "__iter__") else (dims,)
            self._dims = tuple(None if d is None or d == -1 else int(d) for d in dims)

    @property
    def rank(self) -> int | None:
        return None if self._dims is None else len(self._dims)

    ndims = rank

    @property
    def dims(self) -> list | None:
        return None if self._dims is None else list(self._dims)

    def as_list(self) -> list:
        """The lengths; ValueError where the rank is not known."""
        return list(self._known())

    def _known(self) -> tuple:
        if self._dims is None:
            raise ValueError("as_list() is not defined on an unknown TensorShape.")
        return self._dims

    def __tf_plain__(self) -> list:
        """The lengths, for what is around a program."""
        return list(self)

    def __tf_tensor__(self):
        """The lengths as a tensor; ValueError where one is not known."""
        from gradcli.tensorflow.convert import constant

        if not self.is_fully_defined():
            raise ValueError(f"Cannot convert a partially known TensorShape {self} to a Tensor.")
        return constant(self.as_list(), "int32")

    def num_elements(self) -> int | None:
        if not self.is_fully_defined():
            return None
        count = 1
        for d in self._dims:
            count *= d
        return count

    def is_fully_defined(self) -> bool:
        return self._dims is not None and None not in self._dims

    def is_compatible_with(self, other) -> bool:
        """Whether a tensor may have both shapes."""
        other = TensorShape(other)
        if self._dims is None or other._dims is None:
            return True
        pairs = zip(self._dims, other._dims)
        return len(self._dims) == len(other._dims) and all(
            a is None or b is None or a == b for a, b in pairs
        )

    def concatenate(self, other) -> "TensorShape":
        other = TensorShape(other)
        if self._dims is None or other._dims is None:
            return TensorShape(None)
        return TensorShape(self._dims + other._dims)

    def __len__(self):
        if self._dims is None:
            raise ValueError("Cannot take the length of shape with unknown rank.")
        return len(self._dims)

    def __iter__(self):
        return iter(self._known())

    def __bool__(self):
        return self._dims is not None

    def __getitem__(self, at):
        part = self._known()[at]
        return TensorShape(part) if isinstance(at, slice) else part

    def __eq__(self, other):
        try:
            return self._dims == TensorShape(other)._dims
        except (TypeError, ValueError):
            return NotImplemented

    def __hash__(self):
        return hash(self._dims)

    def __add__(self, other):
        return self.concatenate(other)

    def __radd__(self, other):
        return TensorShape(other).concatenate(self)

    def __repr__(self):
        return "TensorShape(None)" if self._dims is None else f"TensorShape({list(self._dims)})"

    def __str__(self):
        if self._dims is None:
            return "<unknown>"
        inner = ", ".join(map(str, self._dims))
        return f"({inner},)" if len(self._dims) == 1 else f"({inner})"
