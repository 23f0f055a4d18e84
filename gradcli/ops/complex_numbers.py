"""Rows of complex numbers: their parts, conjugate, modulus and argument.

The cotangent g of a complex z pairs with a tangent t as Re(g t), without a conjugate, so a
holomorphic row's rule multiplies by f'(z) as a real one's does, and the rows of `scalar` serve
complex numbers as they are.  Those here are not holomorphic: forward mode is not their rule.
"""

from gradcli.ops.arrays import load_numpy
from gradcli.ops.scalar import div, equal, where
from gradcli.ops.table import linear, row, selecting


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
    z = np.empty(np.broadcast_shapes(np.shape(a), np.shape(b)), kind)
    z.real, z.imag = a, b
    return z[()]


complex_of = row(  # a + ib
    "complex",
    linear(lambda g, a, b, z: real(g)),
    linear(lambda g, a, b, z: -imag(g)),
    array=_joined,
    jvp=_same(lambda: complex_of),
)
