"""Losses: how far predictions are from what is true, for each sample or over a batch."""

from collections.abc import Callable

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arithmetic, comparisons, piecewise
from gradcli.ops.arrays import expand_dims, reshape
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import mean, total
from gradcli.tensorflow import neural, types
from gradcli.tensorflow.convert import cast, convert_to_tensor
from gradcli.tensorflow.elementwise import log
from gradcli.tensorflow.tensor import EagerTensor, incompatible, made

SMALL = 1e-7  # how near to 0 and 1 probabilities may come


def _pair(y_true, y_pred) -> tuple[EagerTensor, EagerTensor]:
    """Both as tensors of the type of the predictions; where one has one axis more, of length 1,
    without it."""
    y_pred = convert_to_tensor(y_pred)
    y_pred = y_pred if y_pred.dtype.is_floating else cast(y_pred, types.float32)
    y_true = cast(convert_to_tensor(y_true, dtype_hint=y_pred.dtype), y_pred.dtype)
    if y_pred.ndim == y_true.ndim + 1 and y_pred.shape[-1] == 1:
        y_pred = made(reshape(y_pred.value, shape(y_pred.value)[:-1]), y_pred.dtype)
    elif y_true.ndim == y_pred.ndim + 1 and y_true.shape[-1] == 1:
        y_true = made(reshape(y_true.value, shape(y_true.value)[:-1]), y_true.dtype)
    return y_true, y_pred


def _by_sample(y: EagerTensor) -> EagerTensor:
    """The mean along the last axis."""
    return made(mean(y.value, axis=-1), y.dtype) if y.ndim else y


def mean_squared_error(y_true, y_pred) -> EagerTensor:
    y_true, y_pred = _pair(y_true, y_pred)
    away = y_true - y_pred
    return _by_sample(away * away)


def mean_absolute_error(y_true, y_pred) -> EagerTensor:
    y_true, y_pred = _pair(y_true, y_pred)
    return _by_sample(abs(y_true - y_pred))


def huber(y_true, y_pred, delta=1.0) -> EagerTensor:
    """Half the square of errors up to delta, and beyond that their distance's straight line."""
    y_true, y_pred = _pair(y_true, y_pred)
    away = y_pred - y_true
    far = comparisons.greater(piecewise.absolute(away.value), delta)
    near = 0.5 * away * away
    beyond = delta * abs(away) - 0.5 * delta * delta
    return _by_sample(made(piecewise.where(far, beyond.value, near.value), away.dtype))


def _inside(p: EagerTensor) -> EagerTensor:
    return made(piecewise.clip(p.value, SMALL, 1.0 - SMALL), p.dtype)


def binary_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0) -> EagerTensor:
    """The cross-entropy of truths with probabilities, or with logits of them."""
    y_true, y_pred = _pair(y_true, y_pred)
    if label_smoothing:
        y_true = y_true * (1.0 - label_smoothing) + 0.5 * label_smoothing
    if from_logits:
        return _by_sample(neural.sigmoid_cross_entropy_with_logits(y_true, y_pred))
    p = _inside(y_pred)
    return _by_sample(-(y_true * log(p) + (1.0 - y_true) * log(1.0 - p)))


def categorical_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0,
                             axis=-1) -> EagerTensor:  # fmt: skip
    """The cross-entropy of distributions over classes with probabilities, or with logits."""
    y_pred = convert_to_tensor(y_pred)
    y_true = cast(convert_to_tensor(y_true, dtype_hint=y_pred.dtype), y_pred.dtype)
    if y_true.shape != y_pred.shape:
        raise ValueError(f"Arguments `target` and `output` must have the same shape. Received: "
                         f"target.shape={y_true.shape}, output.shape={y_pred.shape}")  # fmt: skip
    if label_smoothing:
        y_true = y_true * (1.0 - label_smoothing) + label_smoothing / y_true.shape[-1]
    if from_logits:
        return neural.softmax_cross_entropy_with_logits(y_true, y_pred, axis)
    p = made(
        arithmetic.div(y_pred.value, total(y_pred.value, axis=axis, keepdims=True)), y_pred.dtype
    )
    return -made(total((y_true * log(_inside(p))).value, axis=axis), p.dtype)


def sparse_categorical_crossentropy(y_true, y_pred, from_logits=False) -> EagerTensor:
    """The cross-entropy of labels, the numbers of classes, with probabilities or with logits."""
    y_pred = convert_to_tensor(y_pred)
    labels = cast(y_true, types.int64)
    if labels.ndim == y_pred.ndim and labels.shape[-1] == 1:
        labels = made(reshape(labels.value, shape(labels.value)[:-1]), types.int64)
    logits = y_pred if from_logits else log(_inside(y_pred))
    return neural.sparse_softmax_cross_entropy_with_logits(labels, logits)


class Loss(LibraryObject):
    """A loss (y_true, y_pred) over a batch: the mean of those of the samples, where `reduction` is
    "sum_over_batch_size", their "sum", or each by itself (None)."""

    visible = frozenset({"name", "reduction", "call"})
    function: Callable

    def __init__(self, reduction="sum_over_batch_size", name=None):
        known = {"sum_over_batch_size", "sum", "none", None, "mean"}
        if reduction not in known:
            raise ValueError("Invalid value for argument `reduction`. Expected one of "
                             f"{known}. Received: reduction={reduction}")  # fmt: skip
        self.reduction, self.options = reduction, {}
        self.name = name or type(self).function.__name__

    def call(self, y_true, y_pred) -> EagerTensor:
        """The loss of each sample."""
        return type(self).function(y_true, y_pred, **self.options)

    def __call__(self, y_true, y_pred, sample_weight=None) -> EagerTensor:
        losses = self.call(y_true, y_pred)
        if sample_weight is not None:
            losses = losses * _weights(sample_weight, losses)
        if self.reduction in (None, "none"):
            return losses
        whole = total if self.reduction == "sum" else mean
        return made(whole(losses.value), losses.dtype) if losses.ndim else losses


def _weights(given, losses: EagerTensor) -> EagerTensor:
    weights = cast(given, losses.dtype)
    while weights.ndim < losses.ndim:
        weights = made(expand_dims(weights.value, -1), weights.dtype)
    if weights.ndim > losses.ndim:
        raise incompatible("Mul", shape(losses.value), shape(weights.value))
    return weights


class MeanSquaredError(Loss):
    function = mean_squared_error


class MeanAbsoluteError(Loss):
    function = mean_absolute_error


class Huber(Loss):
    function = huber

    def __init__(self, delta=1.0, **kwargs):
        super().__init__(**kwargs)
        self.options = {"delta": delta}


class BinaryCrossentropy(Loss):
    function = binary_crossentropy

    def __init__(self, from_logits=False, label_smoothing=0.0, **kwargs):
        super().__init__(**kwargs)
        self.options = {"from_logits": from_logits, "label_smoothing": label_smoothing}


class CategoricalCrossentropy(Loss):
    function = categorical_crossentropy

    def __init__(self, from_logits=False, label_smoothing=0.0, **kwargs):
        super().__init__(**kwargs)
        self.options = {"from_logits": from_logits, "label_smoothing": label_smoothing}


class SparseCategoricalCrossentropy(Loss):
    function = sparse_categorical_crossentropy

    def __init__(self, from_logits=False, **kwargs):
        super().__init__(**kwargs)
        self.options = {"from_logits": from_logits}
