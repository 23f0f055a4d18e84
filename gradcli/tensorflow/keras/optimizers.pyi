# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.descent import Adagrad as Adagrad
from gradcli.tensorflow._keras.descent import Adam as Adam
from gradcli.tensorflow._keras.descent import AdamW as AdamW
from gradcli.tensorflow._keras.descent import Adamax as Adamax
from gradcli.tensorflow._keras.descent import Optimizer as Optimizer
from gradcli.tensorflow._keras.descent import RMSprop as RMSprop
from gradcli.tensorflow._keras.descent import SGD as SGD

__all__ = [
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "Optimizer",
    "RMSprop",
    "SGD",
]
