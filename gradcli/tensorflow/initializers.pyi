# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow._keras.initial_values import Constant as Constant
from gradcli.tensorflow._keras.initial_values import Constant as constant
from gradcli.tensorflow._keras.initial_values import GlorotNormal as GlorotNormal
from gradcli.tensorflow._keras.initial_values import GlorotNormal as glorot_normal
from gradcli.tensorflow._keras.initial_values import GlorotUniform as GlorotUniform
from gradcli.tensorflow._keras.initial_values import GlorotUniform as glorot_uniform
from gradcli.tensorflow._keras.initial_values import HeNormal as HeNormal
from gradcli.tensorflow._keras.initial_values import HeNormal as he_normal
from gradcli.tensorflow._keras.initial_values import HeUniform as HeUniform
from gradcli.tensorflow._keras.initial_values import HeUniform as he_uniform
from gradcli.tensorflow._keras.initial_values import Identity as Identity
from gradcli.tensorflow._keras.initial_values import Identity as identity
from gradcli.tensorflow._keras.initial_values import LecunNormal as LecunNormal
from gradcli.tensorflow._keras.initial_values import LecunNormal as lecun_normal
from gradcli.tensorflow._keras.initial_values import LecunUniform as LecunUniform
from gradcli.tensorflow._keras.initial_values import LecunUniform as lecun_uniform
from gradcli.tensorflow._keras.initial_values import Ones as Ones
from gradcli.tensorflow._keras.initial_values import Ones as ones
from gradcli.tensorflow._keras.initial_values import RandomNormal as RandomNormal
from gradcli.tensorflow._keras.initial_values import RandomNormal as random_normal
from gradcli.tensorflow._keras.initial_values import RandomUniform as RandomUniform
from gradcli.tensorflow._keras.initial_values import RandomUniform as random_uniform
from gradcli.tensorflow._keras.initial_values import TruncatedNormal as TruncatedNormal
from gradcli.tensorflow._keras.initial_values import TruncatedNormal as truncated_normal
from gradcli.tensorflow._keras.initial_values import VarianceScaling as VarianceScaling
from gradcli.tensorflow._keras.initial_values import VarianceScaling as variance_scaling
from gradcli.tensorflow._keras.initial_values import Zeros as Zeros
from gradcli.tensorflow._keras.initial_values import Zeros as zeros

__all__ = [
    "Constant",
    "GlorotNormal",
    "GlorotUniform",
    "HeNormal",
    "HeUniform",
    "Identity",
    "LecunNormal",
    "LecunUniform",
    "Ones",
    "RandomNormal",
    "RandomUniform",
    "TruncatedNormal",
    "VarianceScaling",
    "Zeros",
    "constant",
    "glorot_normal",
    "glorot_uniform",
    "he_normal",
    "he_uniform",
    "identity",
    "lecun_normal",
    "lecun_uniform",
    "ones",
    "random_normal",
    "random_uniform",
    "truncated_normal",
    "variance_scaling",
    "zeros",
]
