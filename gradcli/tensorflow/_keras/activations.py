"""Activations by name, as layers take them."""

from collections.abc import Callable

from gradcli.tensorflow import elementwise, neural, types
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.tensor import EagerTensor


def linear(x) -> EagerTensor:
    return convert_to_tensor(x)


def tanh(x) -> EagerTensor:
    return elementwise.tanh(_real(x))


def exponential(x) -> EagerTensor:
    return elementwise.exp(_real(x))


def _real(x) -> EagerTensor:
    """x as a tensor; one of integers in float32."""
    x = convert_to_tensor(x)
    return cast(x, types.float32) if x.dtype.is_integer else x


def hard_sigmoid(x) -> EagerTensor:
    """x / 6 + 1/2, between 0 and 1."""
    return neural.relu6(convert_to_tensor(x) + 3.0) / 6.0


NAMES: dict[str, Callable] = {
    "linear": linear, "sigmoid": elementwise.sigmoid, "tanh": tanh, "exponential": exponential,
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
