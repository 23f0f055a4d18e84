# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.loss_functions import BinaryCrossentropy as BinaryCrossentropy
from gradcli.tensorflow._keras.loss_functions import CategoricalCrossentropy as CategoricalCrossentropy
from gradcli.tensorflow._keras.loss_functions import Huber as Huber
from gradcli.tensorflow._keras.loss_functions import MeanAbsoluteError as MeanAbsoluteError
from gradcli.tensorflow._keras.loss_functions import MeanSquaredError as MeanSquaredError
from gradcli.tensorflow._keras.loss_functions import SparseCategoricalCrossentropy as SparseCategoricalCrossentropy
from gradcli.tensorflow._keras.loss_functions import binary_crossentropy as binary_crossentropy
from gradcli.tensorflow._keras.loss_functions import categorical_crossentropy as categorical_crossentropy
from gradcli.tensorflow._keras.loss_functions import huber as huber
from gradcli.tensorflow._keras.loss_functions import mean_absolute_error as MAE
from gradcli.tensorflow._keras.loss_functions import mean_absolute_error as mae
from gradcli.tensorflow._keras.loss_functions import mean_squared_error as MSE
from gradcli.tensorflow._keras.loss_functions import mean_squared_error as mse
from gradcli.tensorflow._keras.loss_functions import sparse_categorical_crossentropy as sparse_categorical_crossentropy

__all__ = [
    "BinaryCrossentropy",
    "CategoricalCrossentropy",
    "Huber",
    "MAE",
    "MSE",
    "MeanAbsoluteError",
    "MeanSquaredError",
    "SparseCategoricalCrossentropy",
    "binary_crossentropy",
    "categorical_crossentropy",
    "huber",
    "mae",
    "mse",
    "sparse_categorical_crossentropy",
]
