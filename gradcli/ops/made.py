"""Functions made of rows: they need no rule of their own; and makers of constant arrays."""

from gradcli.ops.arrays import (
    amax,
    concatenate,
    count,
    mean,
    norm,
    numpy,
    reshape,
    total,
)
from gradcli.ops.scalar import absolute, div, equal, exp, log, mul, sub, where
from gradcli.ops.table import World, shape


def square(x):
    return mul(x, x)


def reciprocal(x):
    return div(1.0, x)


def var(x, axis=None, ddof=0, keepdims=False):
    """The mean square deviation."""
    deviation = sub(x, mean(x, axis=axis, keepdims=True))
    squares = total(deviation * deviation, axis=axis, keepdims=keepdims)
    return div(squares, float(count(x, axis) - ddof))


def std(x, axis=None, ddof=0, keepdims=False):
    """The standard deviation; its derivative where all are equal is 0."""
    deviation = sub(x, mean(x, axis=axis, keepdims=True))
    return div(norm(deviation, axis, keepdims), float(count(x, axis) - ddof) ** 0.5)


def logsumexp(x, axis=None, keepdims=False):
    """log(sum(exp(x))) without overflow."""
    high = _primal(amax(x, axis=axis, keepdims=True))
    high = where(equal(absolute(high), float("inf")), 0.0, high)
    inner = log(total(exp(sub(x, high)), axis=axis, keepdims=keepdims))
    return inner + (high if keepdims else _drop(high, inner))


def _drop(high, like):
    return reshape(high, shape(like)) if shape(like) else high.item()


def _primal(x):
    """The plain value under every world: a constant."""
    while isinstance(x, World):
        x = x.value
    return x


def softmax(x, axis=-1):
    """exp(x) over its sum along an axis."""
    high = _primal(amax(x, axis=axis, keepdims=True))
    e = exp(sub(x, high))
    return div(e, total(e, axis=axis, keepdims=True))


def vstack(parts):
    return concatenate([reshape(p, (1, -1)) if len(shape(p)) < 2 else p for p in parts])


def hstack(parts):
    parts = [reshape(p, (1,)) if not shape(p) else p for p in parts]
    return concatenate(parts, axis=0 if len(shape(parts[0])) == 1 else 1)


# -- arrays from nothing: constants ---------------------------------------------------------------
def _maker(name):
    def make(*args, **attrs):
        return getattr(numpy(), name)(*args, **attrs)

    make.__name__ = name
    return make


MAKERS = {
    name: _maker(name)
    for name in ("zeros", "ones", "full", "eye", "arange", "identity", "linspace")
}


def copy(x):
    """A new array with the values of x."""
    return x * 1.0 if isinstance(x, World) else numpy().array(x)


def stop_gradient(x):
    """The value of x as a constant."""
    return _primal(x)
