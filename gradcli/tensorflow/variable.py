"""Variables: values that assignments replace, and that tapes watch when they are read.

A variable is one node to the tapes whatever its value is: what is computed from it before and
after an assignment has its gradients added up, and none passes through the assignment.
"""

from collections.abc import Callable
from enum import Enum
from itertools import count

from gradcli.engine.recorders import recording
from gradcli.engine.tensor import Tensor as Node
from gradcli.engine.tensor import in_one_layer, untraced, unwrap_dead_levels
from gradcli.ops import arithmetic
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import (
    EagerTensor,
    Operators,
    Reference,
    displayed,
    made,
)
from gradcli.tensorflow.types import DType

_order = count().__next__


class VariableSynchronization(Enum):
    """What `synchronization` may be; one machine has nothing to synchronize."""

    AUTO, NONE, ON_WRITE, ON_READ = range(4)


class VariableAggregation(Enum):
    """What `aggregation` may be; one machine has nothing to aggregate."""

    NONE, SUM, MEAN, ONLY_FIRST_REPLICA = range(4)


class Variable(Operators):
    """A value that can be assigned to, of one type of elements and one shape.

    initial_value: a value as convert_to_tensor takes it, or a function of nothing that gives one;
    trainable: whether tapes watch it by themselves; shape: one that later values must fit, where
    it is wider than the first value's.
    """

    __slots__ = ("__weakref__", "_shape", "constraint", "dtype", "node", "order", "own_name",
                 "trainable")  # fmt: skip
    visible = frozenset({
        "assign", "assign_add", "assign_sub", "value", "read_value", "numpy", "name", "dtype",
        "shape", "trainable", "ref", "get_shape", "set_shape", "initialized_value", "device",
        "handle", "initializer", "constraint", "is_initialized", "gather_nd", "sparse_read",
        "scatter_nd_update", "scatter_nd_add", "scatter_nd_sub", "scatter_nd_max",
        "scatter_nd_min", "synchronization", "aggregation",
    })  # fmt: skip
    initializer = None
    synchronization, aggregation = VariableSynchronization.AUTO, VariableAggregation.NONE

    def __init__(self, initial_value=None, trainable=None, validate_shape=True,
                 caching_device=None, name=None, variable_def=None, dtype=None, import_scope=None,
                 constraint=None, synchronization=None, aggregation=None, shape=None,
                 experimental_enable_variable_lifting=True):  # fmt: skip
        if initial_value is None:
            raise ValueError(
                "The `initial_value` arg to `tf.Variable` must be specified except when you are "
                "not providing a `variable_def`. You provided neither."
            )
        value = initial_value() if callable(initial_value) else initial_value
        try:
            value = convert_to_tensor(value, dtype)
        except ValueError as error:
            if isinstance(value, EagerTensor):
                raise ValueError(f"initial_value: {error}") from None
            raise
        self.dtype: DType = value.dtype
        self.node = Node(self._kept(value))
        self.trainable = True if trainable is None else bool(trainable)
        self.own_name, self.order, self.constraint = name or "Variable", _order(), constraint
        self._shape = value.shape if shape is None else TensorShape(shape)
        if not self._shape.is_compatible_with(value.shape):
            raise ValueError(
                f"In this `tf.Variable` creation, the initial value's shape ({value.shape}) is not "
                f"compatible with the explicitly supplied `shape` argument ({shape})."
            )

    # -- reading ---------------------------------------------------------------------------------
    def __tf_tensor__(self) -> EagerTensor:
        """The value as operations use it: what tapes that have seen the variable record."""
        tapes = recording()
        if tapes:
            self.told()
            if any(self.node.node in tape.seen for tape in tapes):
                return made(in_one_layer(self.node), self.dtype)
        return made(unwrap_dead_levels(self.node), self.dtype)

    def told(self) -> None:
        """Tell the tapes that record now that the variable is read."""
        for tape in recording():
            tape.accessed(self)

    def value(self) -> EagerTensor:
        """The value as a tensor of its own."""
        read = self.__tf_tensor__()
        return made(arithmetic.pos(read.value), self.dtype) if read.value is self.node else read

    read_value = initialized_value = value

    def sparse_read(self, indices, name=None) -> EagerTensor:
        """The layers of the value at the indices, as tf.gather gives them."""
        from gradcli.tensorflow.selecting import gather

        return gather(self, indices)

    def gather_nd(self, indices, name=None) -> EagerTensor:
        """The elements of the value that tf.gather_nd gives."""
        from gradcli.tensorflow.selecting import gather_nd

        return gather_nd(self, indices)

    def is_initialized(self, name=None) -> EagerTensor:
        return convert_to_tensor(True)

    def numpy(self):
        """The value as an array of NumPy, a copy."""
        self.told()
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

    @property
    def initial_value(self):
        raise RuntimeError("This property is not supported when eager execution is enabled.")

    def get_shape(self) -> TensorShape:
        return self._shape

    def set_shape(self, shape) -> None:
        """Take a shape that later values must fit."""
        self._shape = TensorShape(shape)

    @property
    def device(self) -> str:
        return "/job:localhost/replica:0/task:0/device:CPU:0"

    def ref(self) -> Reference:
        """A reference to this variable that may be the key of a dict."""
        return Reference(self)

    def __array__(self, dtype=None, copy=None):
        return made(self.node.value, self.dtype).__array__(dtype)

    def __repr__(self):
        self.told()
        text = displayed(made(self.node.value, self.dtype))
        return f"<tf.Variable '{self.name}' shape={self._shape} dtype={self.dtype.name}, {text}>"

    # -- assignment ------------------------------------------------------------------------------
    def assign(self, value, use_locking=False, name=None, read_value=True):
        """Make `value` the variable's; ValueError where its shape or type is another.

        The result is the variable, under the name of one that has not been read, or None.
        """
        value = convert_to_tensor(value, self.dtype)
        if not self._shape.is_compatible_with(value.shape):
            raise ValueError(
                f"Cannot assign value to variable ' {self.name}': Shape mismatch.The variable "
                f"shape {self._shape}, and the assigned value shape {value.shape} are incompatible."
            )
        return self._set(self._kept(value), read_value)

    def assign_add(self, delta, use_locking=False, name=None, read_value=True):
        """Add `delta`, of the variable's shape; InvalidArgumentError where it has another."""
        return self._changed("Add", arithmetic.add, delta, read_value)

    def assign_sub(self, delta, use_locking=False, name=None, read_value=True):
        """Subtract `delta`, of the variable's shape."""
        return self._changed("Sub", arithmetic.sub, delta, read_value)

    def _changed(self, op: str, row: Callable, delta, read_value: bool):
        delta = self._kept(convert_to_tensor(delta, self.dtype))
        if shape(delta) != shape(self.node):
            raise InvalidArgumentError(
                f"Cannot update variable with shape {list(shape(self.node))} using a Tensor with "
                f"shape {list(shape(delta))}, shapes must be equal. "
                f"[Op:Assign{op}VariableOp] name: "
            )
        return self._set(row(untraced(self.node), delta), read_value)

    def _set(self, value, read_value: bool = True):
        self.node = Node(value, node=self.node.node)
        if not read_value:
            return None
        self.told()
        return _Unread(self)

    @staticmethod
    def _kept(value: EagerTensor):
        """A value without the record of tapes, so that no gradient passes the assignment."""
        return untraced(value.value)

    # -- as a tensor -----------------------------------------------------------------------------
    def __getitem__(self, at):
        part = self.__tf_tensor__()[at]
        part.assign = _part_setter(self, at)
        return part

    def __bool__(self):
        return bool(made(self.node.value, self.dtype))

    def __float__(self):
        return float(made(self.node.value, self.dtype))

    def __int__(self):
        return int(made(self.node.value, self.dtype))

    def __format__(self, spec: str):
        return format(self.numpy(), spec) if spec else str(self)

    def __iter__(self):
        return iter(self.__tf_tensor__())

    def described(self) -> str:
        return "a variable"

    def __hash__(self):
        raise TypeError("Variable is unhashable. Instead, use variable.ref() as the key. "
                        f"(Variable: {self!r})")  # fmt: skip

    __array_priority__ = 100


class _Unread(Variable):
    """What an assignment returns: the variable that was assigned to."""

    __slots__ = ("variable",)
    own_name = "UnreadVariable"
    name = "UnreadVariable"

    def __init__(self, variable: Variable):
        self.variable = variable
        self._shape, self.dtype = variable._shape, variable.dtype

    @property
    def node(self) -> Node:
        return self.variable.node

    @node.setter
    def node(self, node: Node) -> None:
        self.variable.node = node

    @property
    def trainable(self) -> bool:  # type: ignore[override]
        return self.variable.trainable

    @property
    def order(self) -> int:  # type: ignore[override]
        return self.variable.order


def _part_setter(variable: Variable, at) -> Callable:
    """The function that assigns to v[at]."""

    def assign(value, name=None):
        from gradcli.tensorflow.slicing import replaced

        value = convert_to_tensor(value, variable.dtype)
        plain = made(unwrap_dead_levels(variable.node), variable.dtype)
        try:
            new = replaced(plain, at, value)
        except (InvalidArgumentError, ValueError):
            raise InvalidArgumentError(
                f"Cannot broadcast input shape {list(value.shape)} into final shape "
                f"{list(plain[at].shape)} [Op:ResourceStridedSliceAssign] name: "
                "strided_slice/_assign"
            ) from None
        return variable.assign(new)

    return assign


def _scatter(name: str) -> Callable:
    """The method (indices, updates) that assigns what a function of `selecting` gives."""

    def scatter(self, indices, updates, name=None):
        from gradcli.tensorflow import selecting

        write = getattr(selecting, f"tensor_{method}")
        return self.assign(write(made(unwrap_dead_levels(self.node), self.dtype), indices, updates))

    method = name
    return scatter


for _name in ("update", "add", "sub", "max", "min"):
    setattr(Variable, f"scatter_nd_{_name}", _scatter(f"scatter_nd_{_name}"))


def _refused(name: str, operator: str, instead: str) -> Callable:
    """The special method of `v += x` and its like, which would not change the variable."""

    def update(variable: Variable, value):
        raise RuntimeError(
            f"`{name} {operator}= value` with `tf.Variable`s is not supported. Use `{name}."
            f"{instead}` to modify the variable, or `out = {name} {operator} value` if you need to "
            "get a new output Tensor."
        )

    return update


for _name, _said in {
    "__iadd__": ("variable", "+", "assign_add(value)"),
    "__isub__": ("variable", "-", "assign_sub(value)"),
    "__imul__": ("var", "*", "assign(var * value)"),
    "__itruediv__": ("var", "/", "assign(var / value)"),
    "__ipow__": ("var", "**", "assign(var ** value)"),
}.items():
    setattr(Variable, _name, _refused(*_said))
# type(v).__name__ says what lessons show
Variable.__name__ = Variable.__qualname__ = "ResourceVariable"
Variable.__module__ = "tensorflow.python.ops.resource_variable_ops"
