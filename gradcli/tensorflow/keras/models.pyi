# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.models import Model as Model
from gradcli.tensorflow._keras.models import Sequential as Sequential

__all__ = [
    "Model",
    "Sequential",
]
