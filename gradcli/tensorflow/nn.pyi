# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.convolution import avg_pool as avg_pool
from gradcli.tensorflow.convolution import avg_pool1d as avg_pool1d
from gradcli.tensorflow.convolution import avg_pool2d as avg_pool2d
from gradcli.tensorflow.convolution import avg_pool3d as avg_pool3d
from gradcli.tensorflow.convolution import conv1d as conv1d
from gradcli.tensorflow.convolution import conv2d as conv2d
from gradcli.tensorflow.convolution import conv3d as conv3d
from gradcli.tensorflow.convolution import convolution as convolution
from gradcli.tensorflow.convolution import max_pool as max_pool
from gradcli.tensorflow.convolution import max_pool1d as max_pool1d
from gradcli.tensorflow.convolution import max_pool2d as max_pool2d
from gradcli.tensorflow.convolution import max_pool3d as max_pool3d
from gradcli.tensorflow.elementwise import sigmoid as sigmoid
from gradcli.tensorflow.elementwise import tanh as tanh
from gradcli.tensorflow.neural import batch_normalization as batch_normalization
from gradcli.tensorflow.neural import bias_add as bias_add
from gradcli.tensorflow.neural import crelu as crelu
from gradcli.tensorflow.neural import dropout as dropout
from gradcli.tensorflow.neural import elu as elu
from gradcli.tensorflow.neural import gelu as gelu
from gradcli.tensorflow.neural import l2_loss as l2_loss
from gradcli.tensorflow.neural import l2_normalize as l2_normalize
from gradcli.tensorflow.neural import leaky_relu as leaky_relu
from gradcli.tensorflow.neural import log_softmax as log_softmax
from gradcli.tensorflow.neural import moments as moments
from gradcli.tensorflow.neural import relu as relu
from gradcli.tensorflow.neural import relu6 as relu6
from gradcli.tensorflow.neural import selu as selu
from gradcli.tensorflow.neural import sigmoid_cross_entropy_with_logits as sigmoid_cross_entropy_with_logits
from gradcli.tensorflow.neural import silu as silu
from gradcli.tensorflow.neural import softmax as softmax
from gradcli.tensorflow.neural import softmax_cross_entropy_with_logits as softmax_cross_entropy_with_logits
from gradcli.tensorflow.neural import softplus as softplus
from gradcli.tensorflow.neural import softsign as softsign
from gradcli.tensorflow.neural import sparse_softmax_cross_entropy_with_logits as sparse_softmax_cross_entropy_with_logits
from gradcli.tensorflow.neural import swish as swish
from gradcli.tensorflow.neural import weighted_cross_entropy_with_logits as weighted_cross_entropy_with_logits
from gradcli.tensorflow.reductions import zero_fraction as zero_fraction
from gradcli.tensorflow.selecting import embedding_lookup as embedding_lookup
from gradcli.tensorflow.sorting import in_top_k as in_top_k
from gradcli.tensorflow.sorting import top_k as top_k

__all__ = [
    "avg_pool",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "batch_normalization",
    "bias_add",
    "conv1d",
    "conv2d",
    "conv3d",
    "convolution",
    "crelu",
    "dropout",
    "elu",
    "embedding_lookup",
    "gelu",
    "in_top_k",
    "l2_loss",
    "l2_normalize",
    "leaky_relu",
    "log_softmax",
    "max_pool",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "moments",
    "relu",
    "relu6",
    "selu",
    "sigmoid",
    "sigmoid_cross_entropy_with_logits",
    "silu",
    "softmax",
    "softmax_cross_entropy_with_logits",
    "softplus",
    "softsign",
    "sparse_softmax_cross_entropy_with_logits",
    "swish",
    "tanh",
    "top_k",
    "weighted_cross_entropy_with_logits",
    "zero_fraction",
]
