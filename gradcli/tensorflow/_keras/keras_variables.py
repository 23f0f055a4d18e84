"""Variables of layers and optimizers: with a path, and printed by it."""

from typing import ClassVar

from gradcli.tensorflow._keras.naming import fresh
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import EagerTensor
from gradcli.tensorflow.variable import Variable


class KerasVariable(Variable):
    """A variable with a `path`, such as "dense/kernel"; its name is the last part of it.

    An assignment gives the new value.
    """

    __slots__ = ("path",)
    visible: ClassVar[frozenset[str]] = Variable.visible | {"path"}

    def __init__(self, initializer, shape=None, dtype=None, trainable=True, name=None, path=None):
        if callable(initializer):
            initializer = initializer(shape, dtype=dtype or "float32")
        elif dtype is None and not hasattr(initializer, "dtype"):
            dtype = "float32"
        name = name or fresh("Variable")
        super().__init__(convert_to_tensor(initializer, dtype), trainable=trainable, name=name)
        self.path = path or name

    @property
    def name(self) -> str:
        return self.own_name

    @property
    def value(self) -> EagerTensor:  # type: ignore[override]  # no method, as Keras has it
        return self.__tf_tensor__()

    def __repr__(self):
        text = str(self.numpy()) if self.shape.rank else format(self.numpy().item())
        return (f"<Variable path={self.path}, shape={self.shape}, dtype={self.dtype.name}, "
                f"value={text}>")  # fmt: skip

    def assign(self, value, use_locking=False, name=None, read_value=True) -> EagerTensor:
        value = convert_to_tensor(value, self.dtype)
        if value.shape != self.shape:
            raise ValueError(
                "The shape of the target variable and the shape of the target value in "
                f"`variable.assign(value)` must match. variable.shape={self.shape}, Received: "
                f"value.shape={TensorShape(value.shape)}. Target variable: {self!r}"
            )
        super().assign(value)
        return self.value

    def assign_add(self, delta, use_locking=False, name=None, read_value=True) -> EagerTensor:
        super().assign_add(delta)
        return self.value

    def assign_sub(self, delta, use_locking=False, name=None, read_value=True) -> EagerTensor:
        super().assign_sub(delta)
        return self.value


# print(type(v)) says what lessons show
KerasVariable.__name__ = KerasVariable.__qualname__ = "Variable"
KerasVariable.__module__ = "keras.src.backend"
