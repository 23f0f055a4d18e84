"""Variables: values that assignments replace, and that tapes watch when they are read.

A variable is one node to the tapes whatever its value is: what is computed from it before and
after an assignment has its gradients added up, and none passes through the assignment.
"""

from itertools import count

from gradcli.engine.objects import LibraryObject
from gradcli.engine.tape import Tensor as Node
from gradcli.engine.tape import recording, settled, untraced
from gradcli.ops import scalar
from gradcli.ops.table import shape
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import (
    EagerTensor,
    Reference,
    described,
    give_operators,
    made,
)
from gradcli.tensorflow.types import DType

_order = count().__next__


class Variable(LibraryObject):
    """A value that can be assigned to, of one type of elements and one shape.

    initial_value: a value as convert_to_tensor takes it, or a function of nothing that gives one;
    trainable: whether tapes watch it by themselves; shape: one that later values must fit, where
    it is wider than the first value's.
    """

    __slots__ = ("__weakref__", "_shape", "dtype", "node", "order", "own_name", "trainable")
    visible = frozenset({
        "assign", "assign_add", "assign_sub", "value", "read_value", "numpy", "name", "dtype",
        "shape", "trainable", "ref", "get_shape", "initialized_value", "device", "handle",
    })  # fmt: skip

    def __init__(self, initial_value=None, trainable=None, validate_shape=True, name=None,
                 dtype=None, shape=None, **_):  # fmt: skip
        if initial_value is None:
            raise ValueError("The `initial_value` arg to `tf.Variable` must be specified except when "
                             "you are not providing a `shape`.")  # fmt: skip
        value = initial_value() if callable(initial_value) else initial_value
        value = convert_to_tensor(value, dtype)
        self.dtype: DType = value.dtype
        self.node = Node(self._kept(value))
        self.trainable = True if trainable is None else bool(trainable)
        self.own_name, self.order = name or "Variable", _order()
        self._shape = value.shape if shape is None else TensorShape(shape)
        if not self._shape.is_compatible_with(value.shape):
            raise ValueError(
                f"Initial value's shape {value.shape} is not compatible with explicitly supplied "
                f"shape {self._shape}."
            )

    # -- reading ---------------------------------------------------------------------------------
    def __tf_tensor__(self) -> EagerTensor:
        """The value as operations use it: what tapes that have seen the variable record."""
        tapes = recording()
        if tapes:
            for tape in tapes:
                tape.accessed(self)
            if any(self.node.node in tape.seen for tape in tapes):
                return made(self.node, self.dtype)
        return made(settled(self.node), self.dtype)

    def value(self) -> EagerTensor:
        """The value as a tensor of its own."""
        read = self.__tf_tensor__()
        return made(scalar.pos(read.value), self.dtype) if read.value is self.node else read

    read_value = initialized_value = value

    def numpy(self):
        """The value as an array of NumPy, a copy."""
        return made(self.node.value, self.dtype).numpy()

    @property
    def name(self) -> str:
        return f"{self.own_name}:0"

    @property
    def handle(self) -> "Variable":
        return self

    @property
    def shape(self) -> TensorShape:
        return self._shape

    def get_shape(self) -> TensorShape:
        return self._shape

    @property
    def device(self) -> str:
        return "/job:localhost/replica:0/task:0/device:CPU:0"

    def ref(self) -> Reference:
        """A reference to this variable that may be the key of a dict."""
        return Reference(self)

    def __array__(self, dtype=None, copy=None):
        return made(self.node.value, self.dtype).__array__(dtype)

    def __repr__(self):
        text = described(made(self.node.value, self.dtype))
        return f"<tf.Variable '{self.name}' shape={self._shape} dtype={self.dtype.name}, {text}>"

    # -- assignment ------------------------------------------------------------------------------
    def assign(self, value, use_locking=False, name=None, read_value=True) -> "Variable":
        """Make `value` the variable's; ValueError where its shape or type is another."""
        value = convert_to_tensor(value, self.dtype)
        if not self._shape.is_compatible_with(value.shape):
            raise ValueError(
                f"Cannot assign value to variable '{self.name}': Shape mismatch.The variable shape "
                f"{self._shape}, and the assigned value shape {value.shape} are incompatible."
            )
        self.node = Node(self._kept(value), node=self.node.node)
        return self

    def assign_add(self, delta, use_locking=False, name=None, read_value=True) -> "Variable":
        return self._changed(scalar.add, delta)

    def assign_sub(self, delta, use_locking=False, name=None, read_value=True) -> "Variable":
        return self._changed(scalar.sub, delta)

    def _changed(self, row, delta) -> "Variable":
        delta = convert_to_tensor(delta, self.dtype)
        value = row(settled(self.node), self._kept(delta))
        if shape(value) != shape(self.node):
            raise ValueError(
                f"Cannot update variable with shape {list(shape(self.node))} using a Tensor with "
                f"shape {list(shape(delta.value))}, shapes must be equal."
            )
        self.node = Node(value, node=self.node.node)
        return self

    @staticmethod
    def _kept(value: EagerTensor):
        """A value without the record of tapes, so that no gradient passes the assignment."""
        return untraced(value.value)

    # -- as a tensor -----------------------------------------------------------------------------
    def __getitem__(self, at):
        part = self.__tf_tensor__()[at]
        for name in ("assign", "assign_add", "assign_sub"):
            setattr(part, name, _part_setter(self, at, name))
        return part

    def __bool__(self):
        return bool(made(self.node.value, self.dtype))

    def __float__(self):
        return float(made(self.node.value, self.dtype))

    def __int__(self):
        return int(made(self.node.value, self.dtype))

    def __index__(self):
        return made(self.node.value, self.dtype).__index__()

    def __format__(self, spec: str):
        return format(self.numpy(), spec) if spec else str(self)

    def __len__(self):
        return len(made(self.node.value, self.dtype))

    def __iter__(self):
        return iter(self.__tf_tensor__())

    def __hash__(self):
        raise TypeError("Variable is unhashable. Instead, use variable.ref() as the key. "
                        "(Variable: {self!r})")  # fmt: skip

    __array_ufunc__ = None


def _part_setter(variable: Variable, at, name: str):
    """The function that assigns to v[at], as `name` says."""

    def assign(value, *_, **__):
        from gradcli.tensorflow.slicing import replaced

        plain = made(settled(variable.node), variable.dtype)
        value = cast(convert_to_tensor(value, dtype_hint=variable.dtype), variable.dtype)
        if name != "assign":
            row = scalar.add if name == "assign_add" else scalar.sub
            value = made(row(plain[at].value, value.value), variable.dtype)
        return variable.assign(replaced(plain, at, value))

    return assign


give_operators(Variable)
