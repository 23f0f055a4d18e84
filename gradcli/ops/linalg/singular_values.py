"""Rows of singular values and vectors: a = u diag(s) v^H, as many columns as the shorter side.

The rules are adjoint maps of the inner product Re(g* t), which `paired` turns into the table's.
Where two values are the same to within their rounding, the vectors that belong to them are no
function of the matrix: their derivative is NaN.
Source: Townsend, Differentiating the singular value decomposition (2016).
"""

from gradcli.ops.arithmetic import div
from gradcli.ops.arrays import (
    as_array,
    concatenate,
    expand_dims,
    matmul,
    structural,
)
from gradcli.ops.complex_numbers import adjoint, real_part
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.kinks import Kink, coincide
from gradcli.ops.linalg.matrices import (
    APART,
    ENDLESS,
    OWN_VECTOR,
    check_matrix,
    diagonal,
    lapack,
    loose,
    outside,
    over_gaps,
    paired,
    products,
    scaled,
    turning,
)
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import selecting


def _svd(part: int):
    def value(np, a):
        if part == 1:
            return np.linalg.svd(a, compute_uv=False)
        found = np.linalg.svd(a, full_matrices=False)[part]
        return np.conj(found.swapaxes(-1, -2)) if part == 2 else found

    return lapack("svd", value, ENDLESS, square=False)


def _factors(a):
    return left_vectors(a), singular_values(a), right_vectors(a)


def _values_rule(g, a, z):
    u, _, v = _factors(a)
    return matmul(scaled(u, g), adjoint(v))


def _values_jvp(tangents, args, z, attrs):
    u, _, v = _factors(args[0])
    return real_part(diagonal(products(adjoint(u), tangents[0], v)))


def _side_moves(t, u, s, v):
    """The tangent of u, on the left of u diag(s) v^H whose tangent is t, the phase of v held."""
    across = products(adjoint(u), t, v)
    part = scaled(across, s)
    moved = matmul(u, over_gaps(part + adjoint(part), s, squared=True))
    if shape(u)[-2] == shape(u)[-1]:
        return moved
    return moved + div(outside(u, matmul(t, v)), expand_dims(s, -2))


def _side_back(g, u, s, v):
    """The adjoint map of _side_moves."""
    x = over_gaps(matmul(adjoint(u), g), s, squared=True)
    back = matmul(u, scaled(x + adjoint(x), s))
    if shape(u)[-2] != shape(u)[-1]:
        back = back + div(outside(u, g), expand_dims(s, -2))
    return matmul(back, adjoint(v))


def _left_rule(g, a, z):
    u, s, v = _factors(a)
    back = _side_back(g, u, s, v)
    if is_complex(a):  # u takes the phase of both sides
        turn = div(turning(matmul(adjoint(u), g)), expand_dims(s, -2))
        back = back + products(u, turn, adjoint(v))
    return back


def _left_jvp(tangents, args, z, attrs):
    u, s, v = _factors(args[0])
    moved = _side_moves(tangents[0], u, s, v)
    if is_complex(moved):
        turn = turning(products(adjoint(u), tangents[0], v))
        moved = moved + matmul(u, div(turn, expand_dims(s, -2)))
    return moved


def _right_rule(g, a, z):
    u, s, v = _factors(a)
    return adjoint(_side_back(g, v, s, u))


def _right_jvp(tangents, args, z, attrs):
    u, s, v = _factors(args[0])
    return _side_moves(adjoint(tangents[0]), v, s, u)


def _factor(name: str, part: int, rule, jvp, convention: str, kink: Kink | None = None):
    return row(
        name,
        selecting(paired(rule)),
        array=_svd(part),
        jvp=jvp,
        batch="trailing",
        kink=kink,
        convention=convention,
        source="Townsend (2016)",
        printed=False,
        **structural,
    )


left_vectors = _factor("left_vectors", 0, _left_rule, _left_jvp, APART)
singular_values = svdvals = _factor(  # in falling order
    "singular_values", 1, _values_rule, _values_jvp,
    "where equal or 0 each has the derivative along its own computed vectors",
    Kink("a repeated value", coincide, OWN_VECTOR, ("svd", "svdvals")),
)  # fmt: skip
right_vectors = _factor("right_vectors", 2, _right_rule, _right_jvp, APART)


rest_of_left = loose("rest_of_left", lambda np, a: np.linalg.svd(a)[0][..., :, min(a.shape[-2:]) :])


def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    """(u, s, vh) of a = u diag(s) vh, s in falling order; s alone without compute_uv.

    full_matrices: u and vh square, completed by vectors that have no derivative (it is NaN).
    hermitian: a is Hermitian, which is not made use of.
    """
    a = as_array(a)
    check_matrix("svd", a, square=False)
    s = singular_values(a)
    if not compute_uv:
        return s
    u, vh = left_vectors(a), adjoint(right_vectors(a))
    high, wide = shape(a)[-2:]
    if full_matrices and high > wide:
        u = concatenate([u, rest_of_left(a)], axis=-1)
    if full_matrices and high < wide:
        vh = concatenate([vh, adjoint(rest_of_left(adjoint(a)))], axis=-2)
    return u, s, vh
