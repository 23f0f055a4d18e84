"""Rows of eigenvalues and eigenvectors: of Hermitian matrices, and of any square ones.

The rules are adjoint maps of the inner product Re(g* t), which `paired` turns into the table's.
Where two eigenvalues are the same to within their rounding, the vectors that belong to them are no
function of the matrix: their derivative is NaN.
Sources: Giles, Collected matrix derivative results for forward and reverse mode algorithmic
differentiation (2008); Boeddeker et al., On the computation of complex-valued gradients (2017).
"""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mul, sub
from gradcli.ops.arrays import as_array, load_numpy, matmul, structural
from gradcli.ops.comparisons import equal
from gradcli.ops.complex_numbers import adjoint, conjugate, imaginary_part, real_part
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.kinks import Kink, coincide
from gradcli.ops.linalg.matrices import (
    APART,
    ENDLESS,
    OWN_VECTOR,
    check_matrix,
    diagonal,
    hermitian,
    lapack,
    over_gaps,
    paired,
    products,
    scaled,
    twice_lower,
)
from gradcli.ops.linalg.solving import inverse
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import absolute, where
from gradcli.ops.reductions import amax, total
from gradcli.ops.rows import selecting
from gradcli.ops.structural.diagonals import tril


# -- of Hermitian matrices: the lower triangle is read ---------------------------------------------
def _read(t, upper: bool = False):
    """The Hermitian matrix with a triangle of t, which is what `eigh` reads."""
    return hermitian(tril(adjoint(t) if upper else t))


def _folded(g, upper: bool):
    """The cotangent of the triangle from that of the Hermitian matrix."""
    below = mul(0.5, twice_lower(add(g, adjoint(g))))
    return adjoint(below) if upper else below


def _values_rule(g, a, z, upper=False):
    v = eigenvectors(a, upper=upper)
    return _folded(matmul(scaled(v, g), adjoint(v)), upper)


def _values_jvp(tangents, args, z, attrs):
    v = eigenvectors(args[0], **attrs)
    return real_part(diagonal(products(adjoint(v), _read(tangents[0], **attrs), v)))


eigenvalues = row(  # in rising order
    "eigenvalues",
    selecting(paired(_values_rule)),
    array=lapack(
        "eigvalsh", lambda np, a, upper=False: np.linalg.eigvalsh(a, "LU"[upper]), ENDLESS
    ),
    jvp=_values_jvp,
    keywords=("upper",),
    batch="trailing",
    convention="of equal eigenvalues each has the derivative along its own computed vector",
    kink=Kink("a repeated value", coincide, OWN_VECTOR, ("eigvalsh", "eigh")),
    source="Giles (2008), 3.1",
    printed=False,
    **structural,
)


def _vectors_rule(g, a, z, upper=False):
    inside = over_gaps(matmul(adjoint(z), g), eigenvalues(a, upper=upper))
    return _folded(products(z, inside, adjoint(z)), upper)


def _vectors_jvp(tangents, args, z, attrs):
    turned = products(adjoint(z), _read(tangents[0], **attrs), z)
    return matmul(z, over_gaps(turned, eigenvalues(args[0], **attrs)))


eigenvectors = row(  # the columns
    "eigenvectors",
    selecting(paired(_vectors_rule)),
    array=lapack("eigh", lambda np, a, upper=False: np.linalg.eigh(a, "LU"[upper])[1], ENDLESS),
    jvp=_vectors_jvp,
    keywords=("upper",),
    batch="trailing",
    convention=APART,
    source="Giles (2008), 3.1",
    **structural,
)


def _upper(a, uplo: str) -> bool:
    if uplo not in ("L", "U", "l", "u"):
        raise Diagnostic("E0103", f"eigh: UPLO is 'L' or 'U', not {uplo!r}")
    check_matrix("eigh", a)
    return uplo in "Uu"


def eigh(a, UPLO="L"):
    """(eigenvalues in rising order, eigenvectors in columns) of Hermitian matrices.

    Only the lower triangle is read, or with "U" the upper one, and the gradient is one of it.
    """
    a = as_array(a)
    upper = _upper(a, UPLO)
    return eigenvalues(a, upper=upper), eigenvectors(a, upper=upper)


def eigvalsh(a, UPLO="L"):
    """The eigenvalues of Hermitian matrices in rising order; as eigh."""
    a = as_array(a)
    return eigenvalues(a, upper=_upper(a, UPLO))


# -- eigenvalues of any matrix ---------------------------------------------------------------------
def _eig(i: int):
    return lambda np, a: np.linalg.eig(a)[i]


def _spectrum_rule(g, a, z):
    v = spectral_vectors(a)
    return products(scaled(adjoint(inverse(v)), g), adjoint(v))


def _spectrum_jvp(tangents, args, z, attrs):
    v = spectral_vectors(args[0])
    return diagonal(products(inverse(v), tangents[0], v))


spectrum = row(
    "spectrum",
    selecting(paired(_spectrum_rule)),
    array=lapack("eigvals", _eig(0), ENDLESS),
    jvp=_spectrum_jvp,
    batch="trailing",
    source="Giles (2008), 3.1",
    printed=False,
    **structural,
)


def _spectral_jvp(tangents, args, z, attrs):
    turned = products(inverse(z), tangents[0], z)
    free = matmul(z, over_gaps(turned, spectrum(args[0])))
    return sub(free, scaled(z, _drift(z, free)))


def _drift(z, free):
    """What of each column a change of columns has to lose, to keep lengths and phases."""
    length = real_part(total(mul(conjugate(z), free), axis=-2))
    if not is_complex(z):
        return length
    at = _firsts(z)
    phase = imaginary_part(total(mul(at, div(free, where(equal(at, 0.0), 1.0, z))), axis=-2))
    return length + mul(phase, 1j)


def _firsts(z):
    """1 at the first of the largest elements of each column, which the phase makes real; else 0."""
    size = absolute(z)
    hits = where(equal(size, amax(size, axis=-2, keepdims=True)), 1.0, 0.0)
    before = load_numpy().tri(shape(z)[-2], k=-1)
    return where(equal(matmul(before, hits), 0.0), hits, 0.0)


def _spectral_rule(g, a, z):
    part = total(mul(conjugate(z), g), axis=-2)
    free = sub(g, scaled(z, real_part(part)))
    if is_complex(z):
        at = _firsts(z)
        turn = div(mul(imaginary_part(part), 1j), total(mul(at, real_part(z)), axis=-2))
        free = sub(free, scaled(at, turn))
    inside = conjugate(over_gaps(conjugate(matmul(adjoint(z), free)), spectrum(a)))
    return products(adjoint(inverse(z)), inside, adjoint(z))


spectral_vectors = row(  # the columns, of length 1, the largest element of a complex one real
    "spectral_vectors",
    selecting(paired(_spectral_rule)),
    array=lapack("eig", _eig(1), ENDLESS),
    jvp=_spectral_jvp,
    batch="trailing",
    convention=APART,
    source="Boeddeker et al. (2017), 4.24",
    printed=False,
    **structural,
)


def eig(a):
    """(eigenvalues, eigenvectors in columns) of square matrices; complex where one of them is."""
    return spectrum(a), spectral_vectors(a)


def eigvals(a):
    """The eigenvalues of square matrices; complex where one of them is."""
    return spectrum(a)
