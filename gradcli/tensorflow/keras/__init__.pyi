# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.keras_variables import KerasVariable as Variable
from gradcli.tensorflow._keras.layer import Layer as Layer
from gradcli.tensorflow._keras.layers import Input as Input
from gradcli.tensorflow._keras.models import Model as Model
from gradcli.tensorflow._keras.models import Sequential as Sequential
from gradcli.tensorflow.keras import activations as activations
from gradcli.tensorflow.keras import backend as backend
from gradcli.tensorflow.keras import initializers as initializers
from gradcli.tensorflow.keras import layers as layers
from gradcli.tensorflow.keras import losses as losses
from gradcli.tensorflow.keras import metrics as metrics
from gradcli.tensorflow.keras import models as models
from gradcli.tensorflow.keras import optimizers as optimizers
from gradcli.tensorflow.keras import utils as utils

__all__ = [
    "Input",
    "Layer",
    "Model",
    "Sequential",
    "Variable",
    "activations",
    "backend",
    "initializers",
    "layers",
    "losses",
    "metrics",
    "models",
    "optimizers",
    "utils",
]
