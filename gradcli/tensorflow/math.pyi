# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.elementwise import absolute as abs
from gradcli.tensorflow.elementwise import accumulate_n as accumulate_n
from gradcli.tensorflow.elementwise import acos as acos
from gradcli.tensorflow.elementwise import acosh as acosh
from gradcli.tensorflow.elementwise import add_n as add_n
from gradcli.tensorflow.elementwise import angle as angle
from gradcli.tensorflow.elementwise import asin as asin
from gradcli.tensorflow.elementwise import asinh as asinh
from gradcli.tensorflow.elementwise import atan as atan
from gradcli.tensorflow.elementwise import atan2 as atan2
from gradcli.tensorflow.elementwise import atanh as atanh
from gradcli.tensorflow.elementwise import ceil as ceil
from gradcli.tensorflow.elementwise import conj as conj
from gradcli.tensorflow.elementwise import cos as cos
from gradcli.tensorflow.elementwise import cosh as cosh
from gradcli.tensorflow.elementwise import digamma as digamma
from gradcli.tensorflow.elementwise import divide_no_nan as divide_no_nan
from gradcli.tensorflow.elementwise import erf as erf
from gradcli.tensorflow.elementwise import erfc as erfc
from gradcli.tensorflow.elementwise import erfinv as erfinv
from gradcli.tensorflow.elementwise import exp as exp
from gradcli.tensorflow.elementwise import expm1 as expm1
from gradcli.tensorflow.elementwise import floor as floor
from gradcli.tensorflow.elementwise import imag as imag
from gradcli.tensorflow.elementwise import is_finite as is_finite
from gradcli.tensorflow.elementwise import is_inf as is_inf
from gradcli.tensorflow.elementwise import is_nan as is_nan
from gradcli.tensorflow.elementwise import lgamma as lgamma
from gradcli.tensorflow.elementwise import log as log
from gradcli.tensorflow.elementwise import log1p as log1p
from gradcli.tensorflow.elementwise import log_sigmoid as log_sigmoid
from gradcli.tensorflow.elementwise import logical_and as logical_and
from gradcli.tensorflow.elementwise import logical_not as logical_not
from gradcli.tensorflow.elementwise import logical_or as logical_or
from gradcli.tensorflow.elementwise import logical_xor as logical_xor
from gradcli.tensorflow.elementwise import maximum as maximum
from gradcli.tensorflow.elementwise import minimum as minimum
from gradcli.tensorflow.elementwise import multiply_no_nan as multiply_no_nan
from gradcli.tensorflow.elementwise import ndtri as ndtri
from gradcli.tensorflow.elementwise import negative as negative
from gradcli.tensorflow.elementwise import nextafter as nextafter
from gradcli.tensorflow.elementwise import polygamma as polygamma
from gradcli.tensorflow.elementwise import polyval as polyval
from gradcli.tensorflow.elementwise import real as real
from gradcli.tensorflow.elementwise import reciprocal as reciprocal
from gradcli.tensorflow.elementwise import reciprocal_no_nan as reciprocal_no_nan
from gradcli.tensorflow.elementwise import rint as rint
from gradcli.tensorflow.elementwise import round as round
from gradcli.tensorflow.elementwise import rsqrt as rsqrt
from gradcli.tensorflow.elementwise import scalar_mul as scalar_mul
from gradcli.tensorflow.elementwise import sigmoid as sigmoid
from gradcli.tensorflow.elementwise import sign as sign
from gradcli.tensorflow.elementwise import sin as sin
from gradcli.tensorflow.elementwise import sinh as sinh
from gradcli.tensorflow.elementwise import sqrt as sqrt
from gradcli.tensorflow.elementwise import square as square
from gradcli.tensorflow.elementwise import squared_difference as squared_difference
from gradcli.tensorflow.elementwise import tan as tan
from gradcli.tensorflow.elementwise import tanh as tanh
from gradcli.tensorflow.elementwise import xdivy as xdivy
from gradcli.tensorflow.elementwise import xlog1py as xlog1py
from gradcli.tensorflow.elementwise import xlogy as xlogy
from gradcli.tensorflow.neural import l2_normalize as l2_normalize
from gradcli.tensorflow.neural import log_softmax as log_softmax
from gradcli.tensorflow.neural import softplus as softplus
from gradcli.tensorflow.reductions import argmax as argmax
from gradcli.tensorflow.reductions import argmin as argmin
from gradcli.tensorflow.reductions import count_nonzero as count_nonzero
from gradcli.tensorflow.reductions import cumprod as cumprod
from gradcli.tensorflow.reductions import cumsum as cumsum
from gradcli.tensorflow.reductions import cumulative_logsumexp as cumulative_logsumexp
from gradcli.tensorflow.reductions import reduce_all as reduce_all
from gradcli.tensorflow.reductions import reduce_any as reduce_any
from gradcli.tensorflow.reductions import reduce_euclidean_norm as reduce_euclidean_norm
from gradcli.tensorflow.reductions import reduce_logsumexp as reduce_logsumexp
from gradcli.tensorflow.reductions import reduce_max as reduce_max
from gradcli.tensorflow.reductions import reduce_mean as reduce_mean
from gradcli.tensorflow.reductions import reduce_min as reduce_min
from gradcli.tensorflow.reductions import reduce_prod as reduce_prod
from gradcli.tensorflow.reductions import reduce_std as reduce_std
from gradcli.tensorflow.reductions import reduce_sum as reduce_sum
from gradcli.tensorflow.reductions import reduce_variance as reduce_variance
from gradcli.tensorflow.reductions import zero_fraction as zero_fraction
from gradcli.tensorflow.segments import bincount as bincount
from gradcli.tensorflow.segments import confusion_matrix as confusion_matrix
from gradcli.tensorflow.segments import segment_max as segment_max
from gradcli.tensorflow.segments import segment_mean as segment_mean
from gradcli.tensorflow.segments import segment_min as segment_min
from gradcli.tensorflow.segments import segment_prod as segment_prod
from gradcli.tensorflow.segments import segment_sum as segment_sum
from gradcli.tensorflow.segments import unsorted_segment_max as unsorted_segment_max
from gradcli.tensorflow.segments import unsorted_segment_mean as unsorted_segment_mean
from gradcli.tensorflow.segments import unsorted_segment_min as unsorted_segment_min
from gradcli.tensorflow.segments import unsorted_segment_prod as unsorted_segment_prod
from gradcli.tensorflow.segments import unsorted_segment_sum as unsorted_segment_sum
from gradcli.tensorflow.selecting import invert_permutation as invert_permutation
from gradcli.tensorflow.sorting import in_top_k as in_top_k
from gradcli.tensorflow.sorting import top_k as top_k
from gradcli.tensorflow.tensor import add as add
from gradcli.tensorflow.tensor import equal as equal
from gradcli.tensorflow.tensor import floordiv as floordiv
from gradcli.tensorflow.tensor import floormod as floormod
from gradcli.tensorflow.tensor import floormod as mod
from gradcli.tensorflow.tensor import greater as greater
from gradcli.tensorflow.tensor import greater_equal as greater_equal
from gradcli.tensorflow.tensor import less as less
from gradcli.tensorflow.tensor import less_equal as less_equal
from gradcli.tensorflow.tensor import multiply as multiply
from gradcli.tensorflow.tensor import not_equal as not_equal
from gradcli.tensorflow.tensor import pow as pow
from gradcli.tensorflow.tensor import subtract as subtract
from gradcli.tensorflow.tensor import truediv as divide
from gradcli.tensorflow.tensor import truediv as truediv

__all__ = [
    "abs",
    "accumulate_n",
    "acos",
    "acosh",
    "add",
    "add_n",
    "angle",
    "argmax",
    "argmin",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "bincount",
    "ceil",
    "confusion_matrix",
    "conj",
    "cos",
    "cosh",
    "count_nonzero",
    "cumprod",
    "cumsum",
    "cumulative_logsumexp",
    "digamma",
    "divide",
    "divide_no_nan",
    "equal",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "expm1",
    "floor",
    "floordiv",
    "floormod",
    "greater",
    "greater_equal",
    "imag",
    "in_top_k",
    "invert_permutation",
    "is_finite",
    "is_inf",
    "is_nan",
    "l2_normalize",
    "less",
    "less_equal",
    "lgamma",
    "log",
    "log1p",
    "log_sigmoid",
    "log_softmax",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "maximum",
    "minimum",
    "mod",
    "multiply",
    "multiply_no_nan",
    "ndtri",
    "negative",
    "nextafter",
    "not_equal",
    "polygamma",
    "polyval",
    "pow",
    "real",
    "reciprocal",
    "reciprocal_no_nan",
    "reduce_all",
    "reduce_any",
    "reduce_euclidean_norm",
    "reduce_logsumexp",
    "reduce_max",
    "reduce_mean",
    "reduce_min",
    "reduce_prod",
    "reduce_std",
    "reduce_sum",
    "reduce_variance",
    "rint",
    "round",
    "rsqrt",
    "scalar_mul",
    "segment_max",
    "segment_mean",
    "segment_min",
    "segment_prod",
    "segment_sum",
    "sigmoid",
    "sign",
    "sin",
    "sinh",
    "softplus",
    "sqrt",
    "square",
    "squared_difference",
    "subtract",
    "tan",
    "tanh",
    "top_k",
    "truediv",
    "unsorted_segment_max",
    "unsorted_segment_mean",
    "unsorted_segment_min",
    "unsorted_segment_prod",
    "unsorted_segment_sum",
    "xdivy",
    "xlog1py",
    "xlogy",
    "zero_fraction",
]
