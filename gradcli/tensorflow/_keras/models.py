"""Models: layers of layers."""

from inspect import signature

from gradcli.tensorflow._keras.layer import Layer
from gradcli.tensorflow._keras.layers import InputLayer
from gradcli.tensorflow.convert import constant
from gradcli.tensorflow.modules import held


class Model(Layer):
    """A base class for models; a subclass has layers among its attributes and a `call`."""

    visible = Layer.visible | {"layers", "get_layer"}

    def __init__(self, *args, **kwargs):
        if args or "inputs" in kwargs or "outputs" in kwargs:
            raise NotImplementedError(
                "A model of symbolic inputs and outputs is not provided: use tf.keras.Sequential, "
                "or a subclass of tf.keras.Model with a `call` method."
            )
        super().__init__(**kwargs)

    @property
    def layers(self) -> list:
        """The layers among the attributes."""
        return list(held(self._attributes(), Layer))

    def get_layer(self, name=None, index=None) -> Layer:
        """The layer of this name, or at this index; ValueError if there is none."""
        if index is not None:
            if len(self.layers) <= index:
                raise ValueError(f"Was asked to retrieve layer at index {index} but model only has "
                                 f"{len(self.layers)} layers.")  # fmt: skip
            return self.layers[index]
        for layer in self.layers:
            if layer.name == name:
                return layer
        raise ValueError(f"No such layer: {name}. Existing layers are: "
                         f"{[layer.name for layer in self.layers]}.")  # fmt: skip


class Sequential(Model):
    """Layers one after another; their weights are made at the first call, or when the shape of the
    inputs is said by an Input, an `input_shape`, or build((None, n))."""

    visible = Model.visible | {"add", "pop"}

    def __init__(self, layers=None, trainable=True, name=None):
        super().__init__(name=name, trainable=trainable)
        self._first, self._chain = None, []
        for layer in layers or ():
            self.add(layer)

    def add(self, layer) -> None:
        """Put a layer behind the others."""
        if not isinstance(layer, Layer):
            raise ValueError(
                "Only instances of `keras.Layer` can be added to a Sequential model. Received: "
                f"{layer} (of type {type(layer)})"
            )
        if any(layer.name == other.name for other in self._chain):
            raise ValueError(
                "All layers added to a Sequential model should have unique names. Name "
                f"'{layer.name}' is already the name of a layer in this model. Update the `name` "
                "argument to pass a unique name."
            )
        if not self._chain and layer.input_shape is not None:
            self._first = (None, *layer.input_shape)
        if not isinstance(layer, InputLayer):
            self._chain.append(layer)
            self.built = False
        if self._first and self._chain:
            self.build(self._first)

    def pop(self) -> Layer:
        """Take the last layer off."""
        return self._chain.pop()

    @property
    def layers(self) -> list:
        return list(self._chain)

    def build(self, input_shape=None) -> None:
        """Make the weights for inputs of this shape, whose unknown lengths are None."""
        if input_shape is None:
            return
        sizes = [1 if n is None else n for n in input_shape]
        self.built = True  # the run is a call of its own
        self(constant(0.0, shape=sizes))

    def __call__(self, inputs, training=None):
        self.built = True
        return super().__call__(inputs, training=training)

    def call(self, inputs, training=None):
        for layer in self._chain:
            told = training is not None and "training" in signature(layer.call).parameters
            inputs = layer(inputs, training=training) if told else layer(inputs)
        return inputs
