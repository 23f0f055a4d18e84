"""Functions made of rows: they need no rule of their own."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import array, as_array, concatenate, getitem, load_numpy, reshape
from gradcli.ops.memory import ask, product
from gradcli.ops.reductions import amax, count, euclidean, mean, total
from gradcli.ops.scalar import absolute, div, equal, exp, log, mul, sub, where
from gradcli.ops.table import primal, shape


def square(x):
    return mul(x, x)


def reciprocal(x):
    return div(1.0, x)


# -- statistics: a reduction over `axis` (None: all; an int or a tuple), kept with keepdims --------
def var(x, axis=None, ddof=0, keepdims=False):
    """The mean square deviation, its sum divided by n - ddof."""
    x = as_array(x)
    deviation = sub(x, mean(x, axis=axis, keepdims=True))
    squares = total(deviation * deviation, axis=axis, keepdims=keepdims)
    return div(squares, float(count(x, axis) - ddof))


def std(x, axis=None, ddof=0, keepdims=False):
    """The standard deviation; its derivative where all are equal is 0."""
    x = as_array(x)
    deviation = sub(x, mean(x, axis=axis, keepdims=True))
    size = euclidean(deviation, axis=axis, keepdims=keepdims)
    return div(size, float(count(x, axis) - ddof) ** 0.5)


def norm(x, ord=None, axis=None, keepdims=False):
    """The Euclidean (Frobenius) norm; its derivative at 0 is 0.  E0103 for another `ord`."""
    x = as_array(x)
    vectors = len(shape(x)) == 1 or type(axis) is int
    if ord is not None and not (ord == 2 and vectors):
        raise Diagnostic("E0103", f"the norm of order {ord} is not provided", help="leave out ord")
    return euclidean(x, axis=axis, keepdims=keepdims)


def logsumexp(x, axis=None, keepdims=False):
    """log(sum(exp(x))) without overflow."""
    x = as_array(x)
    if not shape(x):
        return x
    high = primal(amax(x, axis=axis, keepdims=True))
    high = where(equal(absolute(high), float("inf")), 0.0, high)
    inner = log(total(exp(sub(x, high)), axis=axis, keepdims=keepdims))
    return inner + (high if keepdims else _drop(high, inner))


def _drop(high, like):
    return reshape(high, shape(like)) if shape(like) else high.item()


# -- joining and copying --------------------------------------------------------------------------
def vstack(parts):
    """The parts as rows, one under another: (n,) and (m, n) -> (1 + m, n)."""
    parts = [as_array(p) for p in parts]
    return concatenate([reshape(p, (1, -1)) if len(shape(p)) < 2 else p for p in parts])


def hstack(parts):
    """The parts side by side: along the only axis of vectors, else along the second."""
    parts = [as_array(p) for p in parts]
    parts = [p if shape(p) else reshape(p, (1,)) for p in parts]
    return concatenate(parts, axis=0 if len(shape(parts[0])) == 1 else 1)


def copy(x):
    """A new array with the values of x."""
    return array(x)


def stop_gradient(x):
    """The value of x as a constant; of a list, a tuple or a dict, that of each element."""
    if type(x) is dict:
        return {key: stop_gradient(item) for key, item in x.items()}
    return type(x)(map(stop_gradient, x)) if type(x) in (list, tuple) else primal(x)


def repeat(x, repeats, axis=None):
    """Each element of x `repeats` times: (n,), k -> (n*k,); with `axis` each of its layers."""
    x = as_array(x) if axis is not None else reshape(as_array(x), (-1,))
    np, axis = load_numpy(), 0 if axis is None else axis % len(shape(x))
    length, repeats = shape(x)[axis], np.asarray(repeats)
    layers = int(repeats.sum()) if repeats.shape else length * int(repeats)
    ask(layers * product(shape(x)) / max(length, 1))
    index = np.repeat(np.arange(length), repeats)
    return getitem(x, *[slice(None)] * axis, index)


def tile(x, reps):
    """x laid side by side reps[i] times along axis i: (n, m), (2, 3) -> (2*n, 3*m)."""
    x, np = as_array(x), load_numpy()
    reps = tuple(reps) if isinstance(reps, (tuple, list)) else (reps,)
    lengths = shape(x)
    width = max(len(reps), len(lengths))
    reps, lengths = [(1,) * (width - len(part)) + part for part in (reps, lengths)]
    ask(product(lengths) * product(reps))
    x = reshape(x, lengths)
    for axis, (length, times) in enumerate(zip(lengths, reps)):
        if times != 1:
            x = getitem(x, *[slice(None)] * axis, np.tile(np.arange(length), times))
    return x
