"""Activations by name, as layers take them."""

from collections.abc import Callable

from gradcli.ops import scalar
from gradcli.tensorflow import neural
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.tensor import EagerTensor, made


def linear(x) -> EagerTensor:
    return convert_to_tensor(x)


def sigmoid(x) -> EagerTensor:
    x = neural.tensor_of(x, "Sigmoid")
    return made(scalar.sigmoid(x.value), x.dtype)


def tanh(x) -> EagerTensor:
    x = neural.tensor_of(x, "Tanh")
    return made(scalar.tanh(x.value), x.dtype)


def exponential(x) -> EagerTensor:
    x = neural.tensor_of(x, "Exp")
    return made(scalar.exp(x.value), x.dtype)


def hard_sigmoid(x) -> EagerTensor:
    """x / 6 + 1/2, between 0 and 1."""
    return neural.relu6(convert_to_tensor(x) + 3.0) / 6.0


NAMES: dict[str, Callable] = {
    "linear": linear, "sigmoid": sigmoid, "tanh": tanh, "exponential": exponential,
    "hard_sigmoid": hard_sigmoid, "relu": neural.relu, "relu6": neural.relu6, "elu": neural.elu,
    "selu": neural.selu, "gelu": neural.gelu, "silu": neural.silu, "swish": neural.silu,
    "leaky_relu": neural.leaky_relu, "softplus": neural.softplus, "softsign": neural.softsign,
    "softmax": neural.softmax, "log_softmax": neural.log_softmax,
}  # fmt: skip


def get(given) -> Callable:
    """The activation that `given` is: a name, a function, or None for none at all.

    ValueError for what is no activation.
    """
    if given is None:
        return linear
    given = NAMES.get(given, given) if isinstance(given, str) else given
    if not callable(given):
        raise ValueError(f"Could not interpret activation function identifier: {given}")
    return given
