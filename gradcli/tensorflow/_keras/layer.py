"""What a layer is: a module whose variables are made at its first call."""

import numpy as np

from gradcli.tensorflow import types
from gradcli.tensorflow._keras import initial_values
from gradcli.tensorflow._keras.keras_variables import KerasVariable
from gradcli.tensorflow._keras.naming import fresh, path_of, within
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.modules import Module, held
from gradcli.tensorflow.nesting import flatten, map_structure
from gradcli.tensorflow.tensor import EagerTensor, is_typed
from gradcli.tensorflow.variable import Variable


class Layer(Module):
    """A function of tensors with variables, which are made at its first call.

    A subclass says in `build(input_shape)` which weights there are, by `add_weight`, and in
    `call(inputs)` what it computes.  name: unique in a model; dtype: of its weights, and what
    floating inputs are cast to.
    """

    visible = Module.visible | {
        "built", "dtype", "trainable", "weights", "trainable_weights", "non_trainable_weights",
        "get_weights", "set_weights", "count_params", "build", "call",
    }  # fmt: skip

    def __init__(self, *, name=None, trainable=True, dtype=None, input_shape=None, input_dim=None,
                 activity_regularizer=None, **unknown):  # fmt: skip
        if activity_regularizer is not None:
            raise NotImplementedError("Layers take no activity_regularizer: write it into the loss")
        if unknown:
            raise ValueError(
                f"Unrecognized keyword arguments passed to {type(self).__name__}: {unknown}"
            )
        super().__init__(name or fresh(type(self).__name__))
        self.built, self._trainable = False, bool(trainable)
        self._dtype = types.as_dtype(dtype or "float32")
        self.input_shape = (input_dim,) if input_dim is not None else input_shape

    def __repr__(self):
        return f"<{type(self).__name__} name={self.name}, built={self.built}>"

    @property
    def dtype(self) -> str:
        return self._dtype.name

    # -- calls -----------------------------------------------------------------------------------
    def build(self, input_shape) -> None:
        """Make the weights for inputs of this shape."""
        self.built = True

    def call(self, inputs):
        raise NotImplementedError(
            f"Layer {type(self).__name__} does not have a `call()` method implemented."
        )

    def __call__(self, *args, **kwargs):
        if "built" not in vars(self):
            raise RuntimeError(
                f"In layer '{type(self).__name__}', you forgot to call `super().__init__()` as the "
                "first statement in the `__init__()` method. Go add it!"
            )
        args = tuple([self._input(x) for x in args])
        with within(self):
            if not self.built:
                self.build(map_structure(lambda x: tuple(x.shape), args[0]) if args else None)
                self.built = True
            return self.call(*args, **kwargs)

    def _input(self, given):
        """An argument with its leaves as tensors, those of floating point in the layer's type."""
        for x in flatten(given):
            if not is_typed(x) and not isinstance(x, (np.ndarray, np.generic)):
                if x is None or isinstance(x, bool):
                    return given
                raise ValueError(
                    "Only input tensors may be passed as positional arguments. The following "
                    f"argument value should be passed as a keyword argument: {x} (of type "
                    f"{type(x)})"
                )
        return map_structure(self._cast, given)

    def _cast(self, x) -> EagerTensor:
        x = convert_to_tensor(x)
        return cast(x, self._dtype) if x.dtype.is_floating else x

    # -- weights ---------------------------------------------------------------------------------
    def add_weight(self, shape=None, initializer=None, dtype=None, trainable=True, autocast=True,
                   regularizer=None, constraint=None, aggregation="none",
                   overwrite_with_gradient=False, name=None) -> KerasVariable:  # fmt: skip
        """A new variable of this layer; without an initializer as glorot_uniform draws it.

        NotImplementedError for a regularizer or a constraint: nothing here would apply them.
        """
        for what, given in (("regularizer", regularizer), ("constraint", constraint)):
            if given is not None:
                raise NotImplementedError(f"add_weight takes no {what}: write it into the loss, or "
                                          "assign after each step")  # fmt: skip
        name = name or "variable"
        dtype = types.as_dtype(dtype or self._dtype)
        first = initial_values.get(
            initializer or ("glorot_uniform" if dtype.is_floating else "zeros")
        )
        value = first(() if shape is None else tuple(shape), dtype=dtype)
        variable = KerasVariable(value, trainable=trainable, name=name, path=path_of(self, name))
        if not any(variable is v for v in held(vars(self).values(), Variable)):
            self.__dict__.setdefault("_added", []).append(variable)
        return variable

    def _attributes(self) -> list:
        return list(vars(self).values())

    @property
    def weights(self) -> list:
        """The variables of this layer, the trainable ones first, and then those of its layers."""
        own = list(held(self._attributes(), Variable))
        own = [v for v in own if v.trainable] + [v for v in own if not v.trainable]
        own.extend(v for layer in held(self._attributes(), Module) for v in layer.variables)
        return list(held(own, Variable))

    variables = weights

    @property
    def trainable(self) -> bool:
        return self._trainable

    @trainable.setter
    def trainable(self, value) -> None:
        self._trainable = bool(value)
        for layer in held(self._attributes(), Layer):
            layer.trainable = value

    @property
    def trainable_weights(self) -> list:
        if not self.trainable:
            return []
        own = [v for v in held(self._attributes(), Variable) if v.trainable]
        for layer in held(self._attributes(), Module):
            own.extend(layer.trainable_variables)
        return list(held(own, Variable))

    trainable_variables = trainable_weights

    @property
    def non_trainable_weights(self) -> list:
        trained = {id(v) for v in self.trainable_weights}
        return [v for v in self.weights if id(v) not in trained]

    non_trainable_variables = non_trainable_weights

    def get_weights(self) -> list:
        """The values of the weights as arrays of NumPy."""
        return [v.numpy() for v in self.weights]

    def set_weights(self, weights) -> None:
        """Assign arrays to the weights; ValueError where their number or a shape is another."""
        weights, own = list(weights), self.weights
        if len(weights) != len(own):
            raise ValueError(
                f"You called `set_weights(weights)` on layer '{self.name}' with a weight list of "
                f"length {len(weights)}, but the layer was expecting {len(own)} weights."
            )
        for v, value in zip(own, weights):
            if np.shape(value) != tuple(v.shape):
                raise ValueError(
                    f"Layer {self.name} weight shape {v.shape} is not compatible with provided "
                    f"weight shape {np.shape(value)}."
                )
            v.assign(cast(value, v.dtype))

    def count_params(self) -> int:
        return sum(v.shape.num_elements() for v in self.weights)
