"""Functions of networks: activations, softmax and cross-entropies, normalisation and dropout."""

import math

import numpy as np

from gradcli.ops import arithmetic, comparisons, elementary, logistic, piecewise
from gradcli.ops.arrays import broadcast_to, concatenate, expand_dims, transpose
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import mean, total
from gradcli.ops.special import error_functions
from gradcli.ops.structural import networks
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, convert_to_tensor, operand
from gradcli.tensorflow.exceptions import InvalidArgumentError, failed, lengths
from gradcli.tensorflow.reductions import axes_of
from gradcli.tensorflow.tensor import EagerTensor, made, mismatch, not_allowed
from gradcli.tensorflow.types import FLOATING, NUMERIC, ORDERED


def tensor_of(x, name: str, kinds: frozenset = FLOATING) -> EagerTensor:
    """x as a tensor; InvalidArgumentError where the operation `name` takes none of its type."""
    x = convert_to_tensor(x)
    if x.dtype.kind not in kinds:
        raise not_allowed(name, x.dtype, kinds)
    return x


def _floating(x, what: str) -> EagerTensor:
    x = convert_to_tensor(x)
    if not x.dtype.is_floating:
        raise ValueError(f"`{what}.dtype` must be a floating point tensor."
                         f"Received:{what}.dtype={x.dtype}")  # fmt: skip
    return x


# -- activations -----------------------------------------------------------------------------------
def relu(features, name=None) -> EagerTensor:
    """The positive part; its derivative at 0 is 0."""
    x = tensor_of(features, "Relu", ORDERED)
    return made(_positive_part(x), x.dtype)


def _positive_part(x: EagerTensor):
    return piecewise.relu(x.value) if x.dtype.is_floating else piecewise.maximum(x.value, 0)


def relu6(features, name=None) -> EagerTensor:
    """The positive part, at most 6; its derivative at 0 and at 6 is 0."""
    x = tensor_of(features, "Relu6", ORDERED)
    high = 6.0 if x.dtype.is_floating else 6
    at_most = piecewise.where(comparisons.less(x.value, high), _positive_part(x), high)
    return made(at_most, x.dtype)


def crelu(features, axis=-1, name=None) -> EagerTensor:
    """The positive parts of x and of -x, side by side."""
    x = tensor_of(features, "Relu", ORDERED)
    parts = [_positive_part(x), _positive_part(made(arithmetic.neg(x.value), x.dtype))]
    return made(concatenate(parts, axis=axis), x.dtype)


def leaky_relu(features, alpha=0.2, name=None) -> EagerTensor:
    """x where it is positive, alpha x elsewhere."""
    x = convert_to_tensor(features)
    x = cast(x, types.float32) if x.dtype.is_integer else tensor_of(x, "LeakyRelu")
    slope = float(alpha)
    below = arithmetic.mul(slope, x.value)
    return made(piecewise.where(comparisons.greater(x.value, 0.0), x.value, below), x.dtype)


def elu(features, name=None) -> EagerTensor:
    """x where it is not negative, exp(x) - 1 elsewhere."""
    x = tensor_of(features, "Elu")
    return made(_exponential_below(x.value, 1.0), x.dtype)


def _exponential_below(x, scale: float):
    """x, and where it is negative scale (exp(x) - 1)."""
    below = elementary.expm1(piecewise.minimum(x, 0.0))  # no overflow where it is not taken
    below = below if scale == 1.0 else arithmetic.mul(scale, below)
    return piecewise.where(comparisons.less(x, 0.0), below, x)


SELU_SCALE, SELU_ALPHA = 1.0507009873554805, 1.6732632423543772  # Klambauer et al. (2017)


def selu(features, name=None) -> EagerTensor:
    x = tensor_of(features, "Selu")
    return made(arithmetic.mul(SELU_SCALE, _exponential_below(x.value, SELU_ALPHA)), x.dtype)


def gelu(features, approximate=False, name=None) -> EagerTensor:
    """x times the probability that a normal variable is below x; approximate: by a tanh."""
    tensor = _floating(features, "features")
    x = tensor.value
    if approximate:
        cubic = arithmetic.mul(0.044715, arithmetic.power(x, 3.0))
        inner = arithmetic.mul(math.sqrt(2.0 / math.pi), arithmetic.add(x, cubic))
        twice = arithmetic.add(1.0, elementary.tanh(inner))
    else:
        twice = error_functions.erfc(arithmetic.mul(x, -math.sqrt(0.5)))
    return made(arithmetic.mul(arithmetic.mul(0.5, x), twice), tensor.dtype)


def silu(features, beta=1.0) -> EagerTensor:
    """x sigmoid(beta x)."""
    x = tensor_of(features, "Sigmoid")
    beta = operand(beta, x.dtype, "Mul", 1).value
    return made(arithmetic.mul(x.value, logistic.sigmoid(arithmetic.mul(beta, x.value))), x.dtype)


swish = silu


def softplus(features, name=None) -> EagerTensor:
    """log(1 + exp(x)) without overflow."""
    x = tensor_of(features, "Softplus")
    return made(logistic.softplus(x.value), x.dtype)


def softsign(features, name=None) -> EagerTensor:
    """x / (1 + |x|)."""
    x = tensor_of(features, "Softsign")
    return made(arithmetic.div(x.value, arithmetic.add(1.0, piecewise.absolute(x.value))), x.dtype)


# -- softmax and cross-entropies -------------------------------------------------------------------
def softmax(logits, axis=None, name=None) -> EagerTensor:
    """exp(x) over its sum along an axis, the last one where it is not given."""
    x = tensor_of(logits, "Softmax")
    axis = _axis(axis, x, "Softmax")
    return made(networks.softmax(x.value, axis=axis, reciprocal=True), x.dtype)


def log_softmax(logits, axis=None, name=None) -> EagerTensor:
    """The logarithm of softmax, without overflow."""
    x = tensor_of(logits, "LogSoftmax")
    return made(networks.log_softmax(x.value, axis=_axis(axis, x, "LogSoftmax")), x.dtype)


def _axis(axis, x: EagerTensor, name: str) -> int:
    axis, ndim = -1 if axis is None else int(axis), x.ndim
    if not ndim:
        raise InvalidArgumentError(f"logits must have >= 1 dimension, got [] [Op:{name}] name: ")
    if not -ndim <= axis < ndim:
        raise InvalidArgumentError(
            f"`dim` must be in the range [-{ndim}, {ndim}) where {ndim} is the number of "
            f"dimensions in the input. Received: dim={axis}"
        )
    return axis


def softmax_cross_entropy_with_logits(labels, logits, axis=-1, name=None) -> EagerTensor:
    """-sum(labels log_softmax(logits)) along an axis.

    labels: a distribution over the classes in each row.  Its gradient is that of the sum also
    where a row of labels does not add up to 1.
    """
    name = "SoftmaxCrossEntropyWithLogits"
    x = tensor_of(logits, name)
    labels = cast(labels, x.dtype).value
    last, value = len(shape(x.value)) - 1, x.value
    axis = _axis(axis, x, name) % (last + 1)
    if axis != last:
        order = [*[i for i in range(last + 1) if i != axis], axis]
        value, labels = transpose(value, order), transpose(labels, order)
    try:
        full = np.broadcast_shapes(shape(value), shape(labels))
    except ValueError:
        raise failed(name, "logits and labels must be broadcastable: logits_size="
                     f"{lengths(shape(value))} labels_size={lengths(shape(labels))}", " name: "
                     ) from None  # fmt: skip
    value, labels = (
        v if shape(v) == full else broadcast_to(v, shape=full) for v in (value, labels)
    )
    return made(networks.cross_entropy(value, labels), x.dtype)


def sparse_softmax_cross_entropy_with_logits(labels, logits, name=None) -> EagerTensor:
    """-log_softmax(logits) at the label of each row: integers, of the shape of logits less the
    last axis."""
    name = "SparseSoftmaxCrossEntropyWithLogits"
    labels, x = convert_to_tensor(labels), convert_to_tensor(logits)
    if not x.ndim:
        raise ValueError(f"`logits` cannot be a scalar. Received logits={logits}`")
    if labels.ndim != x.ndim - 1:
        raise ValueError(
            "`labels.shape.rank` must equal `logits.shape.rank - 1`. Received: "
            f"labels.shape={labels.shape} of rank {labels.ndim} and logits.shape={x.shape} of rank "
            f"{x.ndim}"
        )
    if labels.shape != x.shape[:-1]:
        raise ValueError(
            "`labels.shape` must equal `logits.shape` except for the last dimension. Received: "
            f"labels.shape={labels.shape} and logits.shape={x.shape}"
        )
    x = tensor_of(x, name)
    if labels.dtype not in (types.int32, types.int64):
        raise InvalidArgumentError(
            f"Value for attr 'Tlabels' of {labels.dtype.op_name} is not in the list of allowed "
            f"values: int32, int64 [Op:{name}] name: "
        )
    at, classes = np.asarray(primal(labels.value)), x.shape[-1]
    outside = at[(at < 0) | (at >= classes)]
    if outside.size:
        raise InvalidArgumentError(
            f"Received a label value of {outside.flat[0]} which is outside the valid range of "
            f"[0, {classes}).  Label values: {' '.join(map(str, at.flat))} [Op:{name}] name: "
        )
    return made(networks.sparse_cross_entropy(x.value, at), x.dtype)


def sigmoid_cross_entropy_with_logits(labels=None, logits=None, name=None) -> EagerTensor:
    """softplus(logits) - labels logits, element by element, without overflow."""
    if labels is None or logits is None:
        raise ValueError(
            "Both `labels` and `logits` must be provided for sigmoid_cross_entropy_with_logits"
            f"Received: labels={labels} and logits={logits}"
        )
    x = tensor_of(logits, "Log1p")
    labels = _of_type(convert_to_tensor(labels), x, "Mul")
    if labels.shape != x.shape:
        raise ValueError(
            f"`logits` and `labels` must have the same shape, received ({x.shape} vs "
            f"{labels.shape})."
        )
    return made(networks.sigmoid_cross_entropy(x.value, labels.value), x.dtype)


def weighted_cross_entropy_with_logits(labels=None, logits=None, pos_weight=None,
                                       name=None) -> EagerTensor:  # fmt: skip
    """The cross-entropy of sigmoid(logits) with the part of the positive labels weighted."""
    x = tensor_of(logits, "Log1p")
    z, q = _of_type(labels, x, "Mul").value, _of_type(pos_weight, x, "Mul").value
    weight = arithmetic.add(1.0, arithmetic.mul(arithmetic.sub(q, 1.0), z))
    positive = arithmetic.mul(weight, logistic.softplus(arithmetic.neg(x.value)))
    return made(arithmetic.add(arithmetic.mul(arithmetic.sub(1.0, z), x.value), positive), x.dtype)


def _of_type(y, x: EagerTensor, name: str, place: int = 1) -> EagerTensor:
    """y as the operand of an operation with x; InvalidArgumentError where it is of another type."""
    y = operand(y, x.dtype, name, place)
    if y.dtype is not x.dtype:
        raise mismatch(name, place, x.dtype, y.dtype)
    return y


# -- sums and normalisation ------------------------------------------------------------------------
def l2_loss(t, name=None) -> EagerTensor:
    """Half the sum of the squares."""
    x = tensor_of(t, "L2Loss")
    return made(arithmetic.mul(0.5, total(arithmetic.mul(x.value, x.value))), x.dtype)


def l2_normalize(x, axis=None, epsilon=1e-12, name=None, dim=None) -> EagerTensor:
    """x over its Euclidean norm along `axis`; over sqrt(epsilon) where the norm is less."""
    x = convert_to_tensor(x)
    if x.dtype.is_integer:
        raise TypeError(f"Cannot convert {epsilon} to EagerTensor of dtype {x.dtype.name}")
    x = tensor_of(x, "Rsqrt")
    axis = dim if axis is None else axis
    axes = axes_of(axis, x.ndim, "Sum")
    squares = total(arithmetic.mul(x.value, x.value), axis=axes, keepdims=True)
    return made(
        arithmetic.div(x.value, arithmetic.sqrt(piecewise.maximum(squares, epsilon))), x.dtype
    )


def moments(x, axes, shift=None, keepdims=False, name=None) -> tuple[EagerTensor, EagerTensor]:
    """The mean and the variance over `axes`."""
    x = convert_to_tensor(x)
    axes = axes_of(axes, x.ndim, "Mean")
    if not x.dtype.is_floating:
        raise not_allowed("Mean", x.dtype, FLOATING)
    middle = mean(x.value, axis=axes, keepdims=True)
    away = arithmetic.sub(x.value, middle)
    variance = mean(arithmetic.mul(away, away), axis=axes, keepdims=bool(keepdims))
    middle = middle if keepdims else mean(x.value, axis=axes)
    return made(middle, x.dtype), made(variance, x.dtype)


def batch_normalization(x, mean, variance, offset, scale, variance_epsilon,
                        name=None) -> EagerTensor:  # fmt: skip
    """(x - mean) / sqrt(variance + epsilon), times `scale` and plus `offset` where given."""
    x = tensor_of(x, "Mul")
    mean, variance = (_of_type(v, x, "Mul").value for v in (mean, variance))
    spread = arithmetic.sqrt(arithmetic.add(variance, float(variance_epsilon)))
    factor = arithmetic.div(1.0, spread)
    if scale is not None:
        factor = arithmetic.mul(factor, _of_type(scale, x, "Mul").value)
    away = arithmetic.neg(arithmetic.mul(mean, factor))
    if offset is not None:
        away = arithmetic.add(_of_type(offset, x, "Sub").value, away)
    return made(arithmetic.add(arithmetic.mul(x.value, factor), away), x.dtype)


def bias_add(value, bias, data_format=None, name=None) -> EagerTensor:
    """value plus a vector along its last axis; along the second where the format is NC..."""
    x = tensor_of(value, "BiasAdd", NUMERIC)
    bias = _of_type(bias, x, "BiasAdd")
    size, full = list(shape(bias.value)), shape(x.value)
    if len(full) < 2:
        problem = f"Input tensor must be at least 2D: {list(full)}"
    elif len(size) != 1:
        problem = f"Biases must be 1D: {lengths(size)}"
    else:
        first = data_format is not None and data_format.startswith("NC")
        length = full[1] if first else full[-1]
        if length == size[0]:
            column = bias.value
            for _ in full[2:] if first else ():
                column = expand_dims(column, -1)
            return made(arithmetic.add(x.value, column), x.dtype)
        which = "second" if first else "last"
        problem = (f"Must provide as many biases as the {which} dimension of the input tensor: "
                   f"{lengths(size)} vs. {lengths(full)}")  # fmt: skip
    raise failed("BiasAdd", problem)


# -- dropout ---------------------------------------------------------------------------------------
def dropout(x, rate, noise_shape=None, seed=None, name=None) -> EagerTensor:
    """x with each element 0 with probability `rate`, and the others over 1 - rate."""
    from gradcli.tensorflow.convert import shape_of
    from gradcli.tensorflow.rng import uniform

    x = convert_to_tensor(x)
    if isinstance(rate, str):
        raise ValueError(f"`rate` must be a scalar or scalar tensor. Received: rate={rate}")
    chance = float(rate)
    if not 0.0 <= chance < 1.0:
        raise ValueError("`rate` must be a scalar tensor or a float in the range [0, 1). Received: "
                         f"rate={rate}")  # fmt: skip
    if not x.dtype.is_floating:
        raise ValueError("`x.dtype` must be a floating point tensor as `x` will be scaled. "
                         f"Received: x_dtype={x.dtype}")  # fmt: skip
    if chance == 0.0:
        return x
    noise = uniform(shape(x.value) if noise_shape is None else shape_of(noise_shape), seed=seed)
    kept = comparisons.greater_equal(primal(noise.value), chance)
    return made(piecewise.where(kept, arithmetic.mul(x.value, 1.0 / (1.0 - chance)), 0.0), x.dtype)
