"""The layers that lessons about gradients use."""

from gradcli.ops.arithmetic import add
from gradcli.ops.arrays import matmul, reshape
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow import neural
from gradcli.tensorflow._keras import activations, initial_values
from gradcli.tensorflow._keras.keras_variables import KerasVariable
from gradcli.tensorflow._keras.layer import Layer
from gradcli.tensorflow.convert import cast, shape_of
from gradcli.tensorflow.tensor import EagerTensor, made


class Dense(Layer):
    """activation(inputs @ kernel + bias), for inputs (..., n) a result (..., units)."""

    visible = Layer.visible | {"units", "activation", "use_bias", "kernel", "bias",
                               "kernel_initializer", "bias_initializer"}  # fmt: skip

    def __init__(self, units, activation=None, use_bias=True, kernel_initializer="glorot_uniform",
                 bias_initializer="zeros", **kwargs):  # fmt: skip
        if not isinstance(units, int) or units <= 0:
            raise ValueError("Received an invalid value for `units`, expected a positive integer. "
                             f"Received: units={units}")  # fmt: skip
        super().__init__(**kwargs)
        self.units, self.use_bias = units, bool(use_bias)
        self.activation = activations.get(activation)
        self.kernel_initializer = initial_values.get(kernel_initializer)
        self.bias_initializer = initial_values.get(bias_initializer)

    @property
    def kernel(self) -> KerasVariable:
        if "_kernel" not in vars(self):
            raise AttributeError("You must build the layer before accessing `kernel`.")
        return self._kernel

    @property
    def bias(self) -> KerasVariable | None:
        return vars(self).get("_bias")

    def build(self, input_shape) -> None:
        last = tuple(input_shape)[-1]
        self._kernel = self.add_weight((last, self.units), self.kernel_initializer, name="kernel")
        if self.use_bias:
            self._bias = self.add_weight((self.units,), self.bias_initializer, name="bias")
        self.built = True

    def __call__(self, inputs):
        inputs = self._input(inputs)
        full = shape(inputs.value)
        if len(full) < 2:
            raise self._incompatible(f"expected min_ndim=2, found ndim={len(full)}. Full shape "
                                     f"received: {inputs.shape}")  # fmt: skip
        if self.built and full[-1] != self.kernel.shape[0]:
            raise self._incompatible(
                f"expected axis -1 of input shape to have value {self.kernel.shape[0]}, but "
                f"received input with shape {inputs.shape}"
            )
        return super().__call__(inputs)

    def _incompatible(self, problem: str) -> ValueError:
        return ValueError(f"Input 0 with name 'None' of layer '{self.name}' is incompatible with "
                          f"the layer: {problem}")  # fmt: skip

    def call(self, inputs) -> EagerTensor:
        kernel = self.kernel.__tf_tensor__()
        value = matmul(cast(inputs, kernel.dtype).value, kernel.value)
        if self.bias is not None:
            value = add(value, self.bias.__tf_tensor__().value)
        return self.activation(made(value, kernel.dtype))


class Flatten(Layer):
    """Each input of a batch as a vector: (b, n, m) -> (b, n*m)."""

    def call(self, inputs) -> EagerTensor:
        full = shape(inputs.value)
        wanted = (full[0], -1) if len(full) > 1 else (full[0], 1)
        return made(reshape(inputs.value, wanted), inputs.dtype)


class Reshape(Layer):
    """Each input of a batch in another shape."""

    def __init__(self, target_shape, **kwargs):
        super().__init__(**kwargs)
        self.target_shape = shape_of(target_shape)

    def call(self, inputs) -> EagerTensor:
        wanted = (shape(inputs.value)[0], *self.target_shape)
        return made(reshape(inputs.value, wanted), inputs.dtype)


class Activation(Layer):
    """An activation as a layer."""

    visible = Layer.visible | {"activation"}

    def __init__(self, activation, **kwargs):
        super().__init__(**kwargs)
        self.activation = activations.get(activation)

    def call(self, inputs) -> EagerTensor:
        return self.activation(inputs)


class ReLU(Layer):
    def call(self, inputs) -> EagerTensor:
        return neural.relu(inputs)


class LeakyReLU(Layer):
    def __init__(self, negative_slope=0.3, **kwargs):
        super().__init__(**kwargs)
        self.negative_slope = negative_slope

    def call(self, inputs) -> EagerTensor:
        return neural.leaky_relu(inputs, self.negative_slope)


class Softmax(Layer):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis

    def call(self, inputs) -> EagerTensor:
        return neural.softmax(inputs, self.axis)


class Lambda(Layer):
    """A function as a layer."""

    def __init__(self, function, **kwargs):
        super().__init__(**kwargs)
        self.function = function

    def call(self, inputs):
        return self.function(inputs)


class Dropout(Layer):
    """In training each element 0 with probability `rate` and the others scaled up, else nothing."""

    visible = Layer.visible | {"rate"}

    def __init__(self, rate, noise_shape=None, seed=None, **kwargs):
        if not 0 <= rate <= 1:
            raise ValueError("Invalid value received for argument `rate`. Expected a float value "
                             f"between 0 and 1. Received: rate={rate}")  # fmt: skip
        super().__init__(**kwargs)
        self.rate, self.noise_shape, self.seed = rate, noise_shape, seed

    def call(self, inputs, training=False) -> EagerTensor:
        if not training or not self.rate:
            return inputs
        if self.rate == 1:
            return inputs * 0.0
        return neural.dropout(inputs, self.rate, self.noise_shape, self.seed)


class InputLayer(Layer):
    """What a model's inputs are like: their shape without the batch."""

    def __init__(self, shape=None, batch_size=None, dtype=None, name=None, **kwargs):
        super().__init__(name=name, dtype=dtype, **kwargs)
        self.input_shape, self.batch_size = shape_of(shape), batch_size

    def call(self, inputs):
        return inputs


def Input(shape=None, batch_size=None, dtype=None, name=None) -> InputLayer:
    """The first of a Sequential model's layers: what its inputs are like."""
    return InputLayer(shape, batch_size, dtype, name)
