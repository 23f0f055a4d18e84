# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.rng import Generator as Generator
from gradcli.tensorflow.rng import categorical as categorical
from gradcli.tensorflow.rng import get_global_generator as get_global_generator
from gradcli.tensorflow.rng import normal as normal
from gradcli.tensorflow.rng import set_seed as set_seed
from gradcli.tensorflow.rng import shuffle as shuffle
from gradcli.tensorflow.rng import stateless_normal as stateless_normal
from gradcli.tensorflow.rng import stateless_truncated_normal as stateless_truncated_normal
from gradcli.tensorflow.rng import stateless_uniform as stateless_uniform
from gradcli.tensorflow.rng import truncated_normal as truncated_normal
from gradcli.tensorflow.rng import uniform as uniform

__all__ = [
    "Generator",
    "categorical",
    "get_global_generator",
    "normal",
    "set_seed",
    "shuffle",
    "stateless_normal",
    "stateless_truncated_normal",
    "stateless_uniform",
    "truncated_normal",
    "uniform",
]
