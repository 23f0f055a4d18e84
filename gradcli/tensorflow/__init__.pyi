# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow import autodiff as autodiff
from gradcli.tensorflow import bitwise as bitwise
from gradcli.tensorflow import debugging as debugging
from gradcli.tensorflow import dtypes as dtypes
from gradcli.tensorflow import errors as errors
from gradcli.tensorflow import initializers as initializers
from gradcli.tensorflow import io as io
from gradcli.tensorflow import keras as keras
from gradcli.tensorflow import linalg as linalg
from gradcli.tensorflow import losses as losses
from gradcli.tensorflow import math as math
from gradcli.tensorflow import metrics as metrics
from gradcli.tensorflow import nest as nest
from gradcli.tensorflow import nn as nn
from gradcli.tensorflow import optimizers as optimizers
from gradcli.tensorflow import ragged as ragged
from gradcli.tensorflow import random as random
from gradcli.tensorflow import sparse as sparse
from gradcli.tensorflow import strings as strings
from gradcli.tensorflow import test as test
from gradcli.tensorflow._keras.initial_values import Constant as constant_initializer
from gradcli.tensorflow._keras.initial_values import Ones as ones_initializer
from gradcli.tensorflow._keras.initial_values import RandomNormal as random_normal_initializer
from gradcli.tensorflow._keras.initial_values import RandomUniform as random_uniform_initializer
from gradcli.tensorflow._keras.initial_values import Zeros as zeros_initializer
from gradcli.tensorflow.assertions import assert_equal as assert_equal
from gradcli.tensorflow.assertions import assert_greater as assert_greater
from gradcli.tensorflow.assertions import assert_less as assert_less
from gradcli.tensorflow.clipping import clip_by_global_norm as clip_by_global_norm
from gradcli.tensorflow.clipping import clip_by_norm as clip_by_norm
from gradcli.tensorflow.clipping import clip_by_value as clip_by_value
from gradcli.tensorflow.contraction import einsum as einsum
from gradcli.tensorflow.convert import cast_or_same as cast
from gradcli.tensorflow.convert import constant as constant
from gradcli.tensorflow.convert import convert_to_tensor as convert_to_tensor
from gradcli.tensorflow.creation import eye as eye
from gradcli.tensorflow.creation import fill as fill
from gradcli.tensorflow.creation import is_tensor as is_tensor
from gradcli.tensorflow.creation import linspace as linspace
from gradcli.tensorflow.creation import one_hot as one_hot
from gradcli.tensorflow.creation import ones as ones
from gradcli.tensorflow.creation import ones_like as ones_like
from gradcli.tensorflow.creation import range as range
from gradcli.tensorflow.creation import rank as rank
from gradcli.tensorflow.creation import sequence_mask as sequence_mask
from gradcli.tensorflow.creation import shape as shape
from gradcli.tensorflow.creation import size as size
from gradcli.tensorflow.creation import zeros as zeros
from gradcli.tensorflow.creation import zeros_like as zeros_like
from gradcli.tensorflow.elementwise import absolute as abs
from gradcli.tensorflow.elementwise import acos as acos
from gradcli.tensorflow.elementwise import acosh as acosh
from gradcli.tensorflow.elementwise import add_n as add_n
from gradcli.tensorflow.elementwise import asin as asin
from gradcli.tensorflow.elementwise import asinh as asinh
from gradcli.tensorflow.elementwise import atan as atan
from gradcli.tensorflow.elementwise import atan2 as atan2
from gradcli.tensorflow.elementwise import atanh as atanh
from gradcli.tensorflow.elementwise import complex as complex
from gradcli.tensorflow.elementwise import cos as cos
from gradcli.tensorflow.elementwise import cosh as cosh
from gradcli.tensorflow.elementwise import exp as exp
from gradcli.tensorflow.elementwise import floor as floor
from gradcli.tensorflow.elementwise import logical_and as logical_and
from gradcli.tensorflow.elementwise import logical_not as logical_not
from gradcli.tensorflow.elementwise import logical_or as logical_or
from gradcli.tensorflow.elementwise import maximum as maximum
from gradcli.tensorflow.elementwise import minimum as minimum
from gradcli.tensorflow.elementwise import negative as negative
from gradcli.tensorflow.elementwise import round as round
from gradcli.tensorflow.elementwise import scalar_mul as scalar_mul
from gradcli.tensorflow.elementwise import sigmoid as sigmoid
from gradcli.tensorflow.elementwise import sign as sign
from gradcli.tensorflow.elementwise import sin as sin
from gradcli.tensorflow.elementwise import sinh as sinh
from gradcli.tensorflow.elementwise import sqrt as sqrt
from gradcli.tensorflow.elementwise import square as square
from gradcli.tensorflow.elementwise import tan as tan
from gradcli.tensorflow.elementwise import tanh as tanh
from gradcli.tensorflow.elementwise import truncatediv as truncatediv
from gradcli.tensorflow.elementwise import truncatemod as truncatemod
from gradcli.tensorflow.extending import broadcast_dynamic_shape as broadcast_dynamic_shape
from gradcli.tensorflow.extending import broadcast_static_shape as broadcast_static_shape
from gradcli.tensorflow.extending import broadcast_to as broadcast_to
from gradcli.tensorflow.extending import pad as pad
from gradcli.tensorflow.extending import repeat as repeat
from gradcli.tensorflow.extending import tile as tile
from gradcli.tensorflow.flow import case as case
from gradcli.tensorflow.flow import cond as cond
from gradcli.tensorflow.flow import foldl as foldl
from gradcli.tensorflow.flow import foldr as foldr
from gradcli.tensorflow.flow import map_fn as map_fn
from gradcli.tensorflow.flow import scan as scan
from gradcli.tensorflow.flow import switch_case as switch_case
from gradcli.tensorflow.flow import vectorized_map as vectorized_map
from gradcli.tensorflow.flow import while_loop as while_loop
from gradcli.tensorflow.functions import custom_gradient as custom_gradient
from gradcli.tensorflow.functions import executing_eagerly as executing_eagerly
from gradcli.tensorflow.functions import function as function
from gradcli.tensorflow.functions import get_static_value as get_static_value
from gradcli.tensorflow.functions import grad_pass_through as grad_pass_through
from gradcli.tensorflow.functions import gradients as gradients
from gradcli.tensorflow.functions import numpy_function as numpy_function
from gradcli.tensorflow.functions import py_function as py_function
from gradcli.tensorflow.functions import recompute_grad as recompute_grad
from gradcli.tensorflow.functions import stop_gradient as stop_gradient
from gradcli.tensorflow.indexed_slices import IndexedSlices as IndexedSlices
from gradcli.tensorflow.matrices import matmul as matmul
from gradcli.tensorflow.matrices import norm as norm
from gradcli.tensorflow.matrices import tensordot as tensordot
from gradcli.tensorflow.modules import Module as Module
from gradcli.tensorflow.printing import print_ as print
from gradcli.tensorflow.ragged_tensors import RaggedTensor as RaggedTensor
from gradcli.tensorflow.reductions import argmax as argmax
from gradcli.tensorflow.reductions import argmin as argmin
from gradcli.tensorflow.reductions import cumsum as cumsum
from gradcli.tensorflow.reductions import reduce_all as reduce_all
from gradcli.tensorflow.reductions import reduce_any as reduce_any
from gradcli.tensorflow.reductions import reduce_logsumexp as reduce_logsumexp
from gradcli.tensorflow.reductions import reduce_max as reduce_max
from gradcli.tensorflow.reductions import reduce_mean as reduce_mean
from gradcli.tensorflow.reductions import reduce_min as reduce_min
from gradcli.tensorflow.reductions import reduce_prod as reduce_prod
from gradcli.tensorflow.reductions import reduce_sum as reduce_sum
from gradcli.tensorflow.selecting import boolean_mask as boolean_mask
from gradcli.tensorflow.selecting import dynamic_partition as dynamic_partition
from gradcli.tensorflow.selecting import dynamic_stitch as dynamic_stitch
from gradcli.tensorflow.selecting import gather as gather
from gradcli.tensorflow.selecting import gather_nd as gather_nd
from gradcli.tensorflow.selecting import meshgrid as meshgrid
from gradcli.tensorflow.selecting import scatter_nd as scatter_nd
from gradcli.tensorflow.selecting import slice_ as slice
from gradcli.tensorflow.selecting import strided_slice as strided_slice
from gradcli.tensorflow.selecting import tensor_scatter_nd_add as tensor_scatter_nd_add
from gradcli.tensorflow.selecting import tensor_scatter_nd_max as tensor_scatter_nd_max
from gradcli.tensorflow.selecting import tensor_scatter_nd_min as tensor_scatter_nd_min
from gradcli.tensorflow.selecting import tensor_scatter_nd_sub as tensor_scatter_nd_sub
from gradcli.tensorflow.selecting import tensor_scatter_nd_update as tensor_scatter_nd_update
from gradcli.tensorflow.selecting import where as where
from gradcli.tensorflow.shapes import TensorShape as TensorShape
from gradcli.tensorflow.shaping import concat as concat
from gradcli.tensorflow.shaping import ensure_shape as ensure_shape
from gradcli.tensorflow.shaping import expand_dims as expand_dims
from gradcli.tensorflow.shaping import identity as identity
from gradcli.tensorflow.shaping import identity_n as identity_n
from gradcli.tensorflow.shaping import reshape as reshape
from gradcli.tensorflow.shaping import reverse as reverse
from gradcli.tensorflow.shaping import reverse_sequence as reverse_sequence
from gradcli.tensorflow.shaping import roll as roll
from gradcli.tensorflow.shaping import split as split
from gradcli.tensorflow.shaping import squeeze as squeeze
from gradcli.tensorflow.shaping import stack as stack
from gradcli.tensorflow.shaping import transpose as transpose
from gradcli.tensorflow.shaping import unravel_index as unravel_index
from gradcli.tensorflow.shaping import unstack as unstack
from gradcli.tensorflow.sorting import argsort as argsort
from gradcli.tensorflow.sorting import searchsorted as searchsorted
from gradcli.tensorflow.sorting import sort as sort
from gradcli.tensorflow.sorting import unique as unique
from gradcli.tensorflow.sorting import unique_with_counts as unique_with_counts
from gradcli.tensorflow.sparse_tensors import SparseTensor as SparseTensor
from gradcli.tensorflow.tape import GradientTape as GradientTape
from gradcli.tensorflow.tape import UnconnectedGradients as UnconnectedGradients
from gradcli.tensorflow.tensor import EagerTensor as Tensor
from gradcli.tensorflow.tensor import add as add
from gradcli.tensorflow.tensor import equal as equal
from gradcli.tensorflow.tensor import greater as greater
from gradcli.tensorflow.tensor import greater_equal as greater_equal
from gradcli.tensorflow.tensor import less as less
from gradcli.tensorflow.tensor import less_equal as less_equal
from gradcli.tensorflow.tensor import multiply as multiply
from gradcli.tensorflow.tensor import newaxis as newaxis
from gradcli.tensorflow.tensor import not_equal as not_equal
from gradcli.tensorflow.tensor import pow as pow
from gradcli.tensorflow.tensor import subtract as subtract
from gradcli.tensorflow.tensor import truediv as divide
from gradcli.tensorflow.tensor import truediv as realdiv
from gradcli.tensorflow.tensor import truediv as truediv
from gradcli.tensorflow.text import as_string as as_string
from gradcli.tensorflow.types import DType as DType
from gradcli.tensorflow.types import as_dtype as as_dtype
from gradcli.tensorflow.types import bool_ as bool
from gradcli.tensorflow.types import complex128 as complex128
from gradcli.tensorflow.types import complex64 as complex64
from gradcli.tensorflow.types import float16 as float16
from gradcli.tensorflow.types import float16 as half
from gradcli.tensorflow.types import float32 as float32
from gradcli.tensorflow.types import float64 as double
from gradcli.tensorflow.types import float64 as float64
from gradcli.tensorflow.types import int16 as int16
from gradcli.tensorflow.types import int32 as int32
from gradcli.tensorflow.types import int64 as int64
from gradcli.tensorflow.types import int8 as int8
from gradcli.tensorflow.types import string as string
from gradcli.tensorflow.types import uint16 as uint16
from gradcli.tensorflow.types import uint32 as uint32
from gradcli.tensorflow.types import uint64 as uint64
from gradcli.tensorflow.types import uint8 as uint8
from gradcli.tensorflow.variable import Variable as Variable
from gradcli.tensorflow.variable import VariableAggregation as VariableAggregation
from gradcli.tensorflow.variable import VariableSynchronization as VariableSynchronization

__all__ = [
    "DType",
    "GradientTape",
    "IndexedSlices",
    "Module",
    "RaggedTensor",
    "SparseTensor",
    "Tensor",
    "TensorShape",
    "UnconnectedGradients",
    "Variable",
    "VariableAggregation",
    "VariableSynchronization",
    "abs",
    "acos",
    "acosh",
    "add",
    "add_n",
    "argmax",
    "argmin",
    "argsort",
    "as_dtype",
    "as_string",
    "asin",
    "asinh",
    "assert_equal",
    "assert_greater",
    "assert_less",
    "atan",
    "atan2",
    "atanh",
    "autodiff",
    "bitwise",
    "bool",
    "boolean_mask",
    "broadcast_dynamic_shape",
    "broadcast_static_shape",
    "broadcast_to",
    "case",
    "cast",
    "clip_by_global_norm",
    "clip_by_norm",
    "clip_by_value",
    "complex",
    "complex128",
    "complex64",
    "concat",
    "cond",
    "constant",
    "constant_initializer",
    "convert_to_tensor",
    "cos",
    "cosh",
    "cumsum",
    "custom_gradient",
    "debugging",
    "divide",
    "double",
    "dtypes",
    "dynamic_partition",
    "dynamic_stitch",
    "einsum",
    "ensure_shape",
    "equal",
    "errors",
    "executing_eagerly",
    "exp",
    "expand_dims",
    "eye",
    "fill",
    "float16",
    "float32",
    "float64",
    "floor",
    "foldl",
    "foldr",
    "function",
    "gather",
    "gather_nd",
    "get_static_value",
    "grad_pass_through",
    "gradients",
    "greater",
    "greater_equal",
    "half",
    "identity",
    "identity_n",
    "initializers",
    "int16",
    "int32",
    "int64",
    "int8",
    "io",
    "is_tensor",
    "keras",
    "less",
    "less_equal",
    "linalg",
    "linspace",
    "logical_and",
    "logical_not",
    "logical_or",
    "losses",
    "map_fn",
    "math",
    "matmul",
    "maximum",
    "meshgrid",
    "metrics",
    "minimum",
    "multiply",
    "negative",
    "nest",
    "newaxis",
    "nn",
    "norm",
    "not_equal",
    "numpy_function",
    "one_hot",
    "ones",
    "ones_initializer",
    "ones_like",
    "optimizers",
    "pad",
    "pow",
    "print",
    "py_function",
    "ragged",
    "random",
    "random_normal_initializer",
    "random_uniform_initializer",
    "range",
    "rank",
    "realdiv",
    "recompute_grad",
    "reduce_all",
    "reduce_any",
    "reduce_logsumexp",
    "reduce_max",
    "reduce_mean",
    "reduce_min",
    "reduce_prod",
    "reduce_sum",
    "repeat",
    "reshape",
    "reverse",
    "reverse_sequence",
    "roll",
    "round",
    "scalar_mul",
    "scan",
    "scatter_nd",
    "searchsorted",
    "sequence_mask",
    "shape",
    "sigmoid",
    "sign",
    "sin",
    "sinh",
    "size",
    "slice",
    "sort",
    "sparse",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "stop_gradient",
    "strided_slice",
    "string",
    "strings",
    "subtract",
    "switch_case",
    "tan",
    "tanh",
    "tensor_scatter_nd_add",
    "tensor_scatter_nd_max",
    "tensor_scatter_nd_min",
    "tensor_scatter_nd_sub",
    "tensor_scatter_nd_update",
    "tensordot",
    "test",
    "tile",
    "transpose",
    "truediv",
    "truncatediv",
    "truncatemod",
    "uint16",
    "uint32",
    "uint64",
    "uint8",
    "unique",
    "unique_with_counts",
    "unravel_index",
    "unstack",
    "vectorized_map",
    "where",
    "while_loop",
    "zeros",
    "zeros_initializer",
    "zeros_like",
]

def find(path: str): ...
def __dir__() -> list[str]: ...
