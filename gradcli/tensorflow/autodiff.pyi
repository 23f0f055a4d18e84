# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.forward import ForwardAccumulator as ForwardAccumulator
from gradcli.tensorflow.tape import GradientTape as GradientTape

__all__ = [
    "ForwardAccumulator",
    "GradientTape",
]
