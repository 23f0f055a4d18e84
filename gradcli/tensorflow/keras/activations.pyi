# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.activations import exponential as exponential
from gradcli.tensorflow._keras.activations import get as get
from gradcli.tensorflow._keras.activations import hard_sigmoid as hard_sigmoid
from gradcli.tensorflow._keras.activations import linear as linear
from gradcli.tensorflow._keras.activations import tanh as tanh
from gradcli.tensorflow.elementwise import sigmoid as sigmoid
from gradcli.tensorflow.neural import elu as elu
from gradcli.tensorflow.neural import gelu as gelu
from gradcli.tensorflow.neural import leaky_relu as leaky_relu
from gradcli.tensorflow.neural import log_softmax as log_softmax
from gradcli.tensorflow.neural import relu as relu
from gradcli.tensorflow.neural import relu6 as relu6
from gradcli.tensorflow.neural import selu as selu
from gradcli.tensorflow.neural import silu as silu
from gradcli.tensorflow.neural import softmax as softmax
from gradcli.tensorflow.neural import softplus as softplus
from gradcli.tensorflow.neural import softsign as softsign
from gradcli.tensorflow.neural import swish as swish

__all__ = [
    "elu",
    "exponential",
    "gelu",
    "get",
    "hard_sigmoid",
    "leaky_relu",
    "linear",
    "log_softmax",
    "relu",
    "relu6",
    "selu",
    "sigmoid",
    "silu",
    "softmax",
    "softplus",
    "softsign",
    "swish",
    "tanh",
]
