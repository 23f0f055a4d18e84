"""Activations of networks, made of rows in the forms that keep their digits in both tails.

Their derivatives where they have a kink are those of the rows; `relu6` has 0 at both of its kinks.
"""

from gradcli.ops.arithmetic import as_call, div, mul, pi_of, sqrt, sub
from gradcli.ops.arrays import as_array, expand_dims, getitem, load_numpy
from gradcli.ops.comparisons import equal, greater, less
from gradcli.ops.dispatch import held
from gradcli.ops.elementary import expm1, tanh
from gradcli.ops.logistic import sigmoid, softplus
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, clip, relu, where
from gradcli.ops.reductions import mean
from gradcli.ops.special.error_functions import erfc

SELU_ALPHA, SELU_SCALE = 1.6732632423543772, 1.0507009873554805  # Klambauer et al. (2017)


def elu(x, alpha=1.0):
    """x where it is positive, alpha (exp(x) - 1) elsewhere."""
    x = as_array(x)
    positive = greater(x, 0.0)
    below = mul(alpha, expm1(where(positive, 0.0, x)))  # no overflow where it is not taken
    return where(positive, x, below)


def selu(x):
    """elu scaled so that layers keep mean 0 and variance 1."""
    return mul(SELU_SCALE, elu(x, SELU_ALPHA))


def celu(x, alpha=1.0):
    """x where it is positive, alpha (exp(x/alpha) - 1) elsewhere: once differentiable."""
    x = as_array(x)
    positive = greater(x, 0.0)
    below = mul(alpha, expm1(div(where(positive, 0.0, x), alpha)))
    return where(positive, x, below)


def leaky_relu(x, negative_slope=0.01):
    """x where it is not negative, negative_slope x elsewhere."""
    x = as_array(x)
    return where(less(x, 0.0), mul(negative_slope, x), x)


def relu6(x):
    """The positive part, at most 6."""
    x = as_array(x)
    return where(less(x, 6.0), relu(x), 6.0)


def gelu(x, approximate=False):
    """x times the normal probability of less than x; or by a tanh (Hendrycks & Gimpel 2016)."""
    x = as_array(x)
    if not approximate:
        return mul(mul(0.5, x), erfc(mul(-div(as_call(sqrt, 2, x), 2.0), x)))
    inner = mul(sqrt(div(2.0, pi_of(x))), x + mul(0.044715, mul(x, mul(x, x))))
    return mul(x, sigmoid(mul(2.0, inner)))  # (1 + tanh(u))/2 is sigmoid(2u), which has its tail


def gelu_by_tanh(x, approximate=True):
    """gelu as JAX has it, by the tanh unless told."""
    return gelu(x, approximate)


def silu(x):
    """x sigmoid(x)."""
    x = as_array(x)
    return mul(x, sigmoid(x))


def mish(x):
    """x tanh(log(1 + exp(x)))."""
    x = as_array(x)
    return mul(x, tanh(softplus(x)))


def log_sigmoid(x):
    """log(sigmoid(x)) without overflow."""
    return -softplus(-as_array(x))


def soft_sign(x):
    """x / (1 + |x|)."""
    x = as_array(x)
    return div(x, 1.0 + absolute(x))


def squareplus(x, b=4.0):
    """(x + sqrt(x^2 + b)) / 2, its tail below 0 without cancellation."""
    x = as_array(x)
    root = sqrt(mul(x, x) + b)
    negative = less(x, 0.0)
    below = div(b, mul(2.0, sub(root, where(negative, x, 0.0))))
    return where(negative, below, mul(0.5, x + root))


def hard_tanh(x):
    """x, at least -1 and at most 1."""
    return clip(as_array(x), -1.0, 1.0)


def hard_sigmoid(x):
    """x/6 + 1/2, between 0 and 1."""
    return div(relu6(as_array(x) + 3.0), 6.0)


def hard_silu(x):
    """x hard_sigmoid(x)."""
    x = as_array(x)
    return mul(x, hard_sigmoid(x))


def glu(x, axis=-1):
    """The first half of x along an axis times the sigmoid of the second."""
    x = as_array(x)
    axis = axis % len(shape(x))
    half, before = shape(x)[axis] // 2, [slice(None)] * axis
    first = getitem(x, *before, slice(0, half))
    return mul(first, sigmoid(getitem(x, *before, slice(half, None))))


def standardize(x, axis=-1, epsilon=1e-5):
    """x less its mean along an axis, over its standard deviation: a layer's normalization."""
    x = as_array(x)
    away = sub(x, mean(x, axis=axis, keepdims=True))
    variance = mean(mul(away, away), axis=axis, keepdims=True)
    return div(away, sqrt(variance + epsilon))


def one_hot(x, num_classes):
    """A row for each integer of x: 1 in its place, 0 elsewhere; no derivative passes."""
    np, x = load_numpy(), as_array(x)
    ask(product(shape(x)) * product(num_classes))
    return where(equal(expand_dims(held(x), -1), np.arange(num_classes)), 1.0, 0.0)
