"""Polynomials by their coefficients, the highest power first: their values and fits."""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mul, power, sqrt
from gradcli.ops.arrays import as_array, getitem, load_numpy, stack
from gradcli.ops.dispatch import held
from gradcli.ops.linalg.solving import lstsq
from gradcli.ops.memory import ask
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total


def polyval(p, x):
    """The polynomial p[0]*x^(n-1) + … + p[n-1] at each x, by Horner's rule."""
    p, x = as_array(p), as_array(x)
    if len(shape(p)) > 1:
        raise Diagnostic("E0202", f"polyval takes a list of coefficients, not shape {shape(p)}")
    y = mul(x, 0.0)
    for k in range(shape(p)[0] if shape(p) else 1):
        y = add(mul(y, x), getitem(p, k) if shape(p) else p)
    return y


def polyval_back(g, p, x):
    """What a cotangent g of polyval(p, x) is carried back to p as, in the shape of p."""
    g, p, x = as_array(g), as_array(p), as_array(x)
    power, parts = g if shape(g) == shape(x) else mul(g, add(1.0, mul(x, 0.0))), []
    for _ in range(shape(p)[0]):
        parts.append(total(power))
        power = mul(power, x)
    return stack(parts[::-1])


def vander(x, N=None, increasing=False):
    """The matrix of the powers of each x: N columns (as many as x has), the highest power first."""
    x = as_array(x)
    if len(shape(x)) != 1:
        raise Diagnostic("E0202", f"vander takes a vector, not an array of shape {shape(x)}")
    count = shape(x)[0] if N is None else N
    ask(shape(x)[0] * count)
    powers = range(count) if increasing else range(count - 1, -1, -1)
    if not count:
        return load_numpy().zeros((shape(x)[0], 0))
    return stack([power(x, float(k)) for k in powers], axis=1)


def polyfit(x, y, deg, w=None):
    """The coefficients of the polynomial of degree deg with the least sum of squares at (x, y).

    y: (m,) or (m, k); w: what each difference is multiplied by.
    """
    x, y = as_array(x), as_array(y)
    if len(shape(x)) != 1 or not shape(y) or shape(x)[0] != shape(y)[0] or not shape(x)[0]:
        raise Diagnostic(
            "E0202", f"polyfit: the shapes {shape(x)} and {shape(y)} do not fit together"
        )
    a = vander(x, deg + 1)
    if w is not None:
        w = as_array(w)
        a = mul(a, getitem(w, Ellipsis, None))
        y = mul(y, w if len(shape(y)) == 1 else getitem(w, Ellipsis, None))
    size = held(sqrt(total(mul(a, a), axis=0)))  # columns of one length: the rank is told apart
    rcond = shape(x)[0] * float(load_numpy().finfo(float).eps)
    found = lstsq(div(a, size), y, rcond)[0]
    return div(found, size if len(shape(y)) == 1 else getitem(size, Ellipsis, None))
