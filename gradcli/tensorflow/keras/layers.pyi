# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.layer import Layer as Layer
from gradcli.tensorflow._keras.layers import Activation as Activation
from gradcli.tensorflow._keras.layers import Dense as Dense
from gradcli.tensorflow._keras.layers import Dropout as Dropout
from gradcli.tensorflow._keras.layers import Flatten as Flatten
from gradcli.tensorflow._keras.layers import Input as Input
from gradcli.tensorflow._keras.layers import InputLayer as InputLayer
from gradcli.tensorflow._keras.layers import Lambda as Lambda
from gradcli.tensorflow._keras.layers import LeakyReLU as LeakyReLU
from gradcli.tensorflow._keras.layers import ReLU as ReLU
from gradcli.tensorflow._keras.layers import Reshape as Reshape
from gradcli.tensorflow._keras.layers import Softmax as Softmax

__all__ = [
    "Activation",
    "Dense",
    "Dropout",
    "Flatten",
    "Input",
    "InputLayer",
    "Lambda",
    "Layer",
    "LeakyReLU",
    "ReLU",
    "Reshape",
    "Softmax",
]
