"""Rows of complex numbers: their parts, conjugate, modulus and argument.

The cotangent g of a complex z pairs with a tangent t as Re(g t), without a conjugate, so a
holomorphic row's rule multiplies by f'(z) as a real one's does, and the rows of `scalar` serve
complex numbers as they are.  Those here are not holomorphic: forward mode is not their rule.
"""

from gradcli.ops.arithmetic import div, mul, sub
from gradcli.ops.arrays import as_array, load_numpy, swapped, zeros_like
from gradcli.ops.comparisons import equal
from gradcli.ops.dispatch import is_complex, primal, row
from gradcli.ops.kinks import Kink, vanishes
from gradcli.ops.memory import broadcast
from gradcli.ops.piecewise import absolute, sign, where
from gradcli.ops.rows import linear, selecting


def _same(function):
    """The jvp of a row that is linear over the reals: the row itself, of the tangents."""

    def jvp(tangents, args, z, attrs):
        return function()(*[0.0 * x if t is None else t for t, x in zip(tangents, args)])

    return jvp


def _along(z, size, g=1.0):
    """g conj(z) / |z|, and 0 at 0: the subgradient of least norm.  In parts, which round once."""
    size = where(equal(size, 0.0), 1.0, size)
    return complex_of(div(g * real(z), size), div(-g * imag(z), size))


conj = row(
    "conj",
    linear(lambda g, z, y: conj(g)),
    array="numpy.conjugate",
    jvp=_same(lambda: conj),
)
real = row(
    "real",
    linear(lambda g, z, y: complex_of(g, -0.0)),  # -0: the conjugate of +0
    jvp=_same(lambda: real),
    view="in order",
)
imag = row(
    "imag",
    linear(lambda g, z, y: complex_of(0.0 * g, -g)),
    jvp=_same(lambda: imag),
)
modulus = row(
    "modulus",
    selecting(lambda g, z, y: _along(z, y, g)),
    array="numpy.absolute",
    kink=Kink("the kink", vanishes),
    jvp=lambda tangents, args, y, attrs: real(tangents[0] * _along(args[0], y)),
)
angle = row(
    "angle",
    selecting(lambda g, z, y: complex_of(0.0 * g, -g) * div(1.0, z)),
    jvp=lambda tangents, args, y, attrs: imag(div(tangents[0], args[0])),
)


def _joined(a, b):
    np = load_numpy()
    kind = np.complex64 if np.result_type(a, b) == np.float32 else np.complex128
    z = np.empty(broadcast((np.shape(a), np.shape(b))), kind)
    z.real, z.imag = a, b
    return z[()]


complex_of = row(  # a + ib
    "complex",
    linear(lambda g, a, b, z: real(g)),
    linear(lambda g, a, b, z: -imag(g)),
    array=_joined,
    jvp=_same(lambda: complex_of),
)


# -- of any number: those without an imaginary part are themselves ---------------------------------
def real_part(x):
    """The real part; of a real array the array itself."""
    x = as_array(x)
    return real(x) if is_complex(x) else x


def real_if_close(x, tol=100):
    """The real part where every imaginary one is below tol times the precision, else x itself."""
    x, np = as_array(x), load_numpy()
    if not is_complex(x):
        return x
    plain = np.asarray(primal(x))
    least = tol * np.finfo(plain.dtype).eps if tol > 1 else tol
    return real(x) if np.all(np.abs(plain.imag) < least) else x


def imaginary_part(x):
    """The imaginary part; of a real array zeros."""
    x = as_array(x)
    return imag(x) if is_complex(x) else zeros_like(x)


def conjugate(x):
    """The complex conjugate; of a real array the array itself."""
    x = as_array(x)
    return conj(x) if is_complex(x) else x


def adjoint(x):
    """Each matrix of a batch transposed, its elements conjugated."""
    return conjugate(swapped(x))


def argument(z, deg=False):
    """The angle of z from the positive real axis, in radians or degrees; of -1 it is pi."""
    z = as_array(z)
    if not is_complex(z):
        side = sign(z)  # flat, and 0 at 0
        return mul(sub(absolute(side), side), 90.0 if deg else load_numpy().pi / 2)
    return mul(angle(z), 180.0 / load_numpy().pi) if deg else angle(z)
