"""Rows of determinants, whose derivatives of any order are exact at singular matrices too.

Sources: Giles, Collected matrix derivative results for forward and reverse mode algorithmic
differentiation (2008); Ipsen & Rehman, Perturbation bounds for determinants and characteristic
polynomials (2008).
"""

from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import load_numpy, real_type, structural, swapped, zeros_like
from gradcli.ops.complex_numbers import imaginary_part, real_part
from gradcli.ops.dispatch import is_complex, row
from gradcli.ops.linalg.matrices import SINGULAR, along, inner, lapack
from gradcli.ops.linalg.solving import inverse
from gradcli.ops.memory import broadcast
from gradcli.ops.rows import selecting

determinant = det = row(
    "determinant",
    selecting(lambda g, a, z: mul(along(g, a), cofactors(a))),
    array=lapack("det", lambda np, a: np.linalg.det(a), SINGULAR),
    jvp=lambda tangents, args, z, attrs: inner(cofactors(args[0]), tangents[0], args[0]),
    batch="trailing",
    source="Giles (2008), 2.2.4, with the cofactors in place of det(a) a^-T: a may be singular",
    family="matrix",
    analytic=True,
    **structural,
)


def _forms(a, *directions):
    """The matrix of the derivatives by a of D^k det(a)[t1 … tk]; without directions its cofactors.

    Of up to one direction from the singular values, without a division: a may be singular.
    """
    np = load_numpy()
    wide = np.result_type(a, *directions, float)  # rounded once
    if a.shape[-1] < 4 and not directions:
        return _few(np, a.astype(wide)).astype(real_type(a))
    u, s, v = np.linalg.svd(a.astype(wide))
    n, to = s.shape[-1], np.result_type(a, *directions)
    if len(directions) > 1:
        ts = [t.astype(wide) for t in directions]
        return _higher_forms(np, a.astype(wide), ts, u, s, v).astype(to)
    turn = (np.linalg.det(u) * np.linalg.det(v))[..., None, None]
    one = np.eye(n, dtype=bool)
    if not directions:
        rest = np.where(one, 1.0, s[..., None, :]).prod(axis=-1)  # the product of all others
        return (turn * np.conj(u) * rest[..., None, :] @ np.conj(v)).astype(to)
    others = one[:, None] | one[None]  # i, j, k: whether k is i or j
    rest = np.where(others, 1.0, s[..., None, None, :]).prod(axis=-1) * ~one
    turned = np.conj(u.swapaxes(-1, -2)) @ directions[0] @ np.conj(v.swapaxes(-1, -2))
    held = np.diagonal(turned, axis1=-2, axis2=-1)[..., None]
    core = (rest @ held) * one - rest * turned.swapaxes(-1, -2)
    return (turn * (np.conj(u) @ core @ np.conj(v))).astype(to)


def _few(np, a):
    """The cofactors of matrices of up to three rows, written out."""
    n = a.shape[-1]
    if n < 2:
        return np.ones_like(a)
    at = [[a[..., i, j] for j in range(n)] for i in range(n)]
    if n == 2:
        rows = [[at[1][1], 0.0 - at[1][0]], [0.0 - at[0][1], at[0][0]]]
    else:
        turn = ((1, 2), (2, 0), (0, 1))
        rows = [[at[i][k] * at[j][m] - at[i][m] * at[j][k] for k, m in turn] for i, j in turn]
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def _higher_forms(np, a, ts, u, s, v):
    """By the inverse; where a is nearly singular as the mean of those around it on a circle.

    The form is a polynomial in a, of degree n - 1 - k along any line: its mean over n points of a
    circle is its value at the centre, and on this circle the matrices are well conditioned.
    """
    n, k = s.shape[-1], len(ts)
    if n < k + 1:
        return np.zeros(broadcast([a.shape, *[t.shape for t in ts]]))
    largest, least = s.max(), s.min()
    if least > 0 and (largest / least) ** k < 3.0**n:
        return _forms_by_inverse(np, a, ts)
    radius = 2.0 * (largest or 1.0)
    circle = radius * np.exp(2j * np.pi * (np.arange(n) + 0.5) / n)
    y = sum(_forms_by_inverse(np, a + z * (u @ v), ts) for z in circle) / n
    return y if any(np.iscomplexobj(x) for x in (a, *ts)) else y.real


def _forms_by_inverse(np, a, ts):
    """The coefficient of e1 … ek in the cofactors of a + e1 t1 + … + ek tk, where ei^2 = 0."""
    x, k = np.linalg.inv(a), len(ts)
    inverses, sizes = {0: x}, {0: np.linalg.det(a)[..., None, None]}
    for chosen in range(1, 1 << k):  # the bits say which of e1 … ek
        among = [i for i in range(k) if chosen >> i & 1]
        inverses[chosen] = -x @ sum(ts[i] @ inverses[chosen & ~(1 << i)] for i in among)
        rest = chosen & ~(1 << among[-1])
        sizes[chosen] = sum(
            sizes[part]
            * np.trace(inverses[rest & ~part] @ ts[among[-1]], axis1=-2, axis2=-1)[..., None, None]
            for part in range(rest + 1)
            if part & ~rest == 0
        )
    whole = (1 << k) - 1
    forms = [sizes[part] * inverses[whole & ~part] for part in range(whole + 1)]
    return np.swapaxes(sum(forms), -1, -2)


def _forms_jvp(tangents, args, z, attrs):
    found = [(t, i) for i, t in enumerate(tangents) if t is not None]
    terms = [cofactors(*(args if i == 0 else _replaced(args, i)), t) for t, i in found]
    return sum(terms[1:], start=terms[0])


def _replaced(args: tuple, i: int) -> tuple:
    """args without the i-th: directions are interchangeable."""
    return (*args[:i], *args[i + 1 :])


# With directions t1 … tk after the matrix: the gradient of its k-th derivative along them, which is
# multilinear and symmetric in the directions, so that the row is its own rule.
cofactors = row(
    "cofactors",
    selecting(lambda i, g, args, z: cofactors(*(args if i == 0 else _replaced(args, i)), g)),
    variadic=True,
    array=_forms,
    jvp=_forms_jvp,
    shape="first",
    batch="trailing",
    source="Jacobi's formula; Ipsen & Rehman, Perturbation bounds for determinants and "
    "characteristic polynomials (2008)",
    family="matrix",
    **structural,
)
log_determinant = row(  # of the absolute value
    "log_determinant",
    selecting(lambda g, a, z: mul(along(g, a), swapped(inverse(a)))),
    array=lapack("slogdet", lambda np, a: np.linalg.slogdet(a)[1], SINGULAR),
    jvp=lambda tangents, args, z, attrs: real_part(inner(swapped(inverse(args[0])), tangents[0])),
    batch="trailing",
    source="Giles (2008), 2.2.4",
    printed=False,
    **structural,
)


def _turn_rule(g, a, z):
    """Of a real matrix the sign is flat; else its argument moves with that of det(a)."""
    if not is_complex(a):
        return zeros_like(a)
    along_turn = mul(real_part(mul(g, mul(z, 1j))), -1j)
    return mul(along(along_turn, a), swapped(inverse(a)))


def _turn_jvp(tangents, args, z, attrs):
    if not is_complex(args[0]):
        return zeros_like(z)
    moved = imaginary_part(inner(swapped(inverse(args[0])), tangents[0]))
    return mul(z, mul(moved, 1j))


determinant_sign = row(  # det(a) / |det(a)|
    "determinant_sign",
    selecting(_turn_rule),
    array=lapack("slogdet", lambda np, a: np.linalg.slogdet(a)[0], SINGULAR),
    jvp=_turn_jvp,
    batch="trailing",
    convention="the sign of a real determinant is flat",
    **structural,
)


def slogdet(a):
    """The sign of the determinant and the logarithm of its absolute value."""
    return determinant_sign(a), log_determinant(a)
