"""What the rows of linear algebra are written in: matrices by parts, their errors, their pairing.

A batch of matrices is an array whose last two axes are those of a matrix.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mul, sub
from gradcli.ops.arrays import (
    axes_of,
    expand_dims,
    getitem,
    load_numpy,
    matmul,
    real_type,
    structural,
    zeros_like,
)
from gradcli.ops.comparisons import equal, less_equal
from gradcli.ops.complex_numbers import adjoint, conjugate, imaginary_part
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.reductions import amax, total
from gradcli.ops.rows import Arg
from gradcli.ops.structural.diagonals import tril


# -- calls of LAPACK ------------------------------------------------------------------------------
def lapack(name: str, function: Callable, fault: str, square: bool = True) -> Callable:
    """A function of matrices with its errors in words: E0202 for shapes, E0200 where it fails.

    function: (numpy, *arrays, **attrs) -> array; fault: what it means that NumPy gives up.
    """

    def value(*arrays, **attrs):
        np = load_numpy()
        arrays = tuple([np.asarray(a) for a in arrays])
        check_matrix(name, arrays[0], square)
        try:
            return function(np, *arrays, **attrs)
        except np.linalg.LinAlgError as error:
            help = "np.linalg.pinv and np.linalg.lstsq take it" if fault == SINGULAR else None
            raise Diagnostic(
                "E0200", f"{name}: {fault}", help=help, exception="np.linalg.LinAlgError"
            ) from error

    return value


def check_matrix(name: str, a, square: bool = True) -> None:
    """Raise E0202 where `a` is not a matrix or a batch of them, or these are not square."""
    full = shape(a)
    if len(full) < 2 or (square and full[-1] != full[-2]):
        kind = "a square matrix" if square else "a matrix"
        given = f"an array of shape {full}" if full else "a number"
        raise Diagnostic(
            "E0202",
            f"{name} takes {kind}, not {given}",
            help="of more than two axes the last two are those of the matrices",
        )


SINGULAR = "the matrix is singular"
ENDLESS = "it does not converge on these numbers"


def along(g, like):
    """A number for each matrix of a batch, to multiply the matrices by."""
    return expand_dims(expand_dims(g, -1), -1) if axes_of(like) > 2 else g


def inner(a, b, like=None):
    """The sum of products of the elements of each matrix of two batches, of as many axes as `like`
    where nothing tells those of a."""
    terms = mul(a, b)
    axes = axes_of(a if like is None else like)
    return total(terms, axis=(-2, -1)) if axes > 2 else total(terms)


def products(*factors):
    """The product of matrices, from the left."""
    y = factors[0]
    for factor in factors[1:]:
        y = matmul(y, factor)
    return y


def paired(rule: Callable) -> Callable:
    """A rule that is the adjoint map of Re(g* t), as one of the pairing Re(g t) of cotangents."""
    return lambda g, *args, **attrs: conjugate(rule(conjugate(g), *args, **attrs))


# -- parts of matrices ----------------------------------------------------------------------------
def twice_lower(x):
    """Twice the strictly lower triangle of each matrix, and its diagonal: what a lower triangle is
    told of a symmetric matrix."""
    return add(tril(x), tril(x, -1))


def hermitian(x):
    """The Hermitian matrix with a lower triangle, x."""
    both = add(x, adjoint(tril(x, -1)))
    return sub(both, turning(x)) if is_complex(x) else both


def _real_type(x):
    """The type of the real parts of the elements that derivatives by x have."""
    return load_numpy().finfo(real_type(x)).dtype


def diagonal(x):
    at = load_numpy().arange(min(shape(x)[-2:]))
    return getitem(x, Ellipsis, at, at)


def scaled(x, v):
    """Each matrix with its columns multiplied by the elements of v."""
    return mul(x, expand_dims(v, -2))


def identity_like(x):
    """The identity matrix, as large as those of x are wide."""
    return load_numpy().eye(shape(x)[-1], dtype=_real_type(x))


def turning(x):
    """The matrix i diag(Im x_jj), of complex x; of real x there is none."""
    return mul(mul(identity_like(x), imaginary_part(x)), 1j)


def over_gaps(x, w, squared: bool = False):
    """x_ij / (w_j - w_i) off the diagonal and 0 on it; squared: over the difference of squares.

    A column of zeros is one that nothing asks for, and stays.  NaN where two values are the same.
    """
    np = load_numpy()
    across, down = expand_dims(w, -2), expand_dims(w, -1)
    gap, one = sub(across, down), identity_like(x) > 0
    size = absolute(w)
    largest = amax(size, axis=-1, keepdims=True) if shape(w)[-1] else size
    close = mul(largest, 4 * shape(w)[-1] * float(np.finfo(_real_type(w)).eps))
    same = less_equal(absolute(gap), expand_dims(close, -1))
    gap = mul(gap, across + down) if squared else gap
    idle = equal(total(absolute(x), axis=-2, keepdims=True), 0.0)
    over = where(same, np.nan, div(1.0, where(same, 1.0, gap)))
    return where(idle, 0.0, where(one, 0.0, mul(x, over)))


def outside(u, x):
    """What of x is not in the span of the columns of u."""
    return sub(x, products(u, adjoint(u), x))


# -- what a matrix does not fix --------------------------------------------------------------------
APART = "NaN where two of the values are the same to within rounding"
OWN_VECTOR = "taken along the vector computed for each"
LOOSE = "NaN: the matrix fixes the space that they span, not the vectors"


def _nan_where_asked(g, a):
    """Zeros in the shape of a; NaN for each matrix that a cotangent other than 0 comes to."""
    asked = total(absolute(g), axis=(-2, -1))
    return zeros_like(a) + along(where(equal(asked, 0.0), 0.0, load_numpy().nan), a)


def loose(name: str, function: Callable):
    """A row of orthonormal columns that complete those of a factor to a basis of the space."""
    return row(
        name,
        Arg("none", lambda g, a, z: _nan_where_asked(g, a)),
        array=lapack(name, function, ENDLESS, square=False),
        jvp=lambda tangents, args, z, attrs: mul(z, load_numpy().nan),
        batch="trailing",
        convention=LOOSE,
        printed=False,
        **structural,
    )
