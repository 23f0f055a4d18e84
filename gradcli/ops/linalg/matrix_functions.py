"""Rows of functions of matrices and of special systems: expm, logm, sqrtm, Sylvester, triangular.

Of a function f of matrices with a derivative, the block matrix [[a, t], [0, a]] has the value
[[f(a), L(t)], [0, f(a)]] with L(t) the derivative of f along t, and the adjoint of L at a is L at
the transpose: the row is its own rule at every order.
Sources: Higham, Functions of matrices (2008), theorem 3.6; Bartels & Stewart, Solution of the
matrix equation A X + X B = C (1972); Giles, Collected matrix derivative results for forward and
reverse mode algorithmic differentiation (2008), 2.3.
"""

from collections.abc import Callable
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, sub
from gradcli.ops.arrays import (
    as_array,
    concatenate,
    expand_dims,
    getitem,
    load_numpy,
    matmul,
    rank,
    setitem,
    structural,
    swapped,
    zeros_like,
)
from gradcli.ops.complex_numbers import adjoint, conjugate
from gradcli.ops.dispatch import row
from gradcli.ops.linalg.decompositions import cholesky, qr
from gradcli.ops.linalg.matrices import ENDLESS, SINGULAR, check_matrix, identity_like, lapack
from gradcli.ops.linalg.solving import by_solution, solve
from gradcli.ops.memory import ask, broadcast
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import linear, selecting
from gradcli.ops.structural.diagonals import tril, triu


# -- functions of square matrices ------------------------------------------------------------------
def _each(name: str, *matrices) -> Any:
    """A function of scipy.linalg on each matrix of a batch; E0200 where it is not defined."""
    import warnings

    import scipy.linalg

    np = load_numpy()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a result that is not exact: `_close` asks
        function = getattr(scipy.linalg, name)
        if name == "expm" or matrices[0].ndim == 2:
            y = function(*matrices)
        else:
            batch = broadcast([m.shape[:-2] for m in matrices])
            spread = [np.broadcast_to(m, batch + m.shape[-2:]) for m in matrices]
            found = [function(*[m[k] for m in spread]) for k in np.ndindex(*batch)]
            y = np.array(found).reshape(batch + found[0].shape) if found else spread[-1].copy()
    kind = np.result_type(*matrices)
    short = kind.char in "fF"
    return y.astype({"f": "F" if y.dtype.kind == "c" else "f", "F": "F"}[kind.char]) if short else y


def _close(np, y, found, wanted):
    """y, or LinAlgError where what it was to solve is not what it does, within coarse rounding."""
    if np.isfinite(wanted).all():
        size = np.abs(wanted).max(initial=0.0)
        if not np.isfinite(y).all() or np.abs(found - wanted).max(initial=0.0) > 1e-3 * size:
            raise np.linalg.LinAlgError
    return y


def _root_value(np, a):
    y = _each("sqrtm", a)
    return _close(np, y, y @ y, a)


def _log_value(np, a):
    if (np.linalg.matrix_rank(a) < a.shape[-1]).any():
        raise np.linalg.LinAlgError
    y = _each("logm", a)
    return _close(np, y, _each("expm", y), a)


def _moved(function: Callable, a, t):
    """The derivative of a function of matrices at a along t."""
    n = shape(a)[-1]
    upper = concatenate([a, t], axis=-1)
    under = concatenate([zeros_like(a), a], axis=-1)
    block = function(concatenate([upper, under], axis=-2))
    return getitem(block, Ellipsis, slice(0, n), slice(n, None))


def _function(name: str, value: Callable, fault: str, printed: bool = True):
    made = row(
        name,
        selecting(lambda g, a, z: _moved(made, swapped(a), g)),
        array=lapack(name, value, fault),
        jvp=lambda tangents, args, z, attrs: _moved(made, args[0], tangents[0]),
        batch="trailing",
        source="Higham, Functions of matrices (2008), theorem 3.6",
        printed=printed,
        **structural,
    )
    return made


expm = _function("expm", lambda np, a: _each("expm", a), ENDLESS)
logm = _function("logm", _log_value, "the matrix has no logarithm", printed=False)


# -- a z + z b = q ---------------------------------------------------------------------------------
def _sylvester_value(np, a, b, q):
    full = (a.shape[-1], b.shape[-1])
    if b.ndim < 2 or b.shape[-2] != b.shape[-1] or q.shape[-2:] != full:
        raise Diagnostic(
            "E0202",
            f"solve_sylvester: the shapes {a.shape}, {b.shape} and {q.shape} do not fit together",
            help="(n, n), (m, m) and (n, m) do",
        )
    y = _each("solve_sylvester", a, b, q)
    return _close(np, y, a @ y + y @ b, q)


def _sylvester_jvp(tangents, args, z, attrs):
    (ta, tb, tq), (a, b, _) = tangents, args
    right = zeros_like(z) if tq is None else tq
    right = right if ta is None else sub(right, matmul(ta, z))
    right = right if tb is None else sub(right, matmul(z, tb))
    return solve_sylvester(a, b, right)


solve_sylvester = row(
    "solve_sylvester",
    selecting(lambda g, a, b, q, z: -matmul(_sylvester_back(g, a, b), swapped(z))),
    selecting(lambda g, a, b, q, z: -matmul(swapped(z), _sylvester_back(g, a, b))),
    linear(lambda g, a, b, q, z: _sylvester_back(g, a, b)),
    array=lapack("solve_sylvester", _sylvester_value, "a and -b share an eigenvalue"),
    jvp=_sylvester_jvp,
    batch="trailing",
    source="Giles (2008), 2.3, of the linear map z -> a z + z b",
    printed=False,
    **structural,
)


def _sylvester_back(g, a, b):
    return solve_sylvester(swapped(a), swapped(b), g)


sqrtm = row(  # z z = a
    "sqrtm",
    selecting(lambda g, a, z: _sylvester_back(g, z, z)),
    array=lapack("sqrtm", _root_value, "the matrix has no square root"),
    jvp=lambda tangents, args, z, attrs: solve_sylvester(z, z, tangents[0]),
    batch="trailing",
    source="Higham, Functions of matrices (2008), 6.1: z t + t z = ta",
    printed=False,
    **structural,
)


# -- triangular systems ----------------------------------------------------------------------------
def _triangle(a, lower: bool, strict: bool):
    """A triangle of each matrix; strict: without its diagonal."""
    k = {"k": -1 if lower else 1} if strict else {}
    return tril(a, **k) if lower else triu(a, **k)


def _read(a, lower: bool, unit_diagonal: bool):
    """A triangle of a, with ones on its diagonal where that is not read."""
    found = _triangle(a, lower, unit_diagonal)
    return found + identity_like(a) if unit_diagonal else found


def _triangular_value(np, a, b, lower=False, unit_diagonal=False):
    """By substitution; of batches by elimination, which finds nothing to do."""
    if a.ndim > 2 or b.ndim > 2:
        return np.linalg.solve(_read(a, lower, unit_diagonal), b)
    import scipy.linalg

    y = scipy.linalg.solve_triangular(
        a, b, lower=lower, unit_diagonal=unit_diagonal, check_finite=False
    )
    return y.astype(np.result_type(a, b), copy=False) if np.result_type(a, b).char in "fF" else y


def _triangular_rule(g, a, b, z, lower=False, unit_diagonal=False):
    w = _turned_back(g, a, b, z, lower, unit_diagonal)
    return -_triangle(by_solution(w, a, z, rank(b)), lower, unit_diagonal)


def _turned_back(g, a, b, z, lower=False, unit_diagonal=False):
    """The cotangent of b: the transpose of a is read in its other triangle."""
    return _triangular(swapped(a), g, **_attrs(not lower, unit_diagonal))


def _attrs(lower, unit_diagonal) -> dict:
    asked = {"lower": lower, "unit_diagonal": unit_diagonal}
    return {name: True for name, value in asked.items() if value}


def _triangular_jvp(tangents, args, z, attrs):
    (ta, tb), (a, _) = tangents, args
    right = tb
    if ta is not None:
        triangle = _triangle(ta, attrs.get("lower", False), attrs.get("unit_diagonal", False))
        moved = -matmul(triangle, z)
        right = moved if tb is None else add(tb, moved)
    return _triangular(a, right, **attrs)


_triangular = row(  # of a, of shape (…, n, n), only a triangle is read; b is (…, n, k)
    "solve_triangular",
    selecting(_triangular_rule),
    linear(_turned_back),
    array=lapack("solve_triangular", _triangular_value, SINGULAR),
    jvp=_triangular_jvp,
    keywords=("lower", "unit_diagonal"),
    batch="trailing",
    source="Giles (2008), 2.3.1",
    **structural,
)


def solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False):
    """The z of a z = b, where only the upper (or lower) triangle of a is read.

    trans: 1 or "T" solves with the transpose of a, 2 or "C" with its adjoint.  unit_diagonal: the
    diagonal of a is taken for ones.  E0202 where shapes do not fit, E0200 where a is singular.
    """
    a, b = as_array(a), as_array(b)
    check_matrix("solve_triangular", a)
    if trans not in (0, 1, 2, "N", "T", "C"):
        raise Diagnostic("E0103", f"solve_triangular: trans is 0, 1 or 2, not {trans!r}")
    if trans not in (0, "N"):
        a, lower = (swapped(a) if trans in (1, "T") else adjoint(a)), not lower
    column = len(shape(b)) == 1
    b = expand_dims(b, -1) if column else b
    if not shape(b) or shape(b)[-2] != shape(a)[-1]:
        raise Diagnostic(
            "E0202", f"solve_triangular: the shapes {shape(a)} and {shape(b)} do not fit together"
        )
    z = _triangular(a, b, **_attrs(lower, unit_diagonal))
    return getitem(z, Ellipsis, 0) if column else z


def upper_cholesky(a, lower=False):
    """cholesky as SciPy has it: the upper triangular factor, unless `lower` is asked for."""
    return cholesky(a, upper=not lower)


QR_MODES = {"full": "complete", "economic": "reduced", "r": "complete"}  # SciPy's words for NumPy's


def full_qr(a, mode="full"):
    """qr as SciPy has it: mode "full" with q square, "economic" as narrow as a, or "r": (r,)."""
    if mode not in QR_MODES:
        raise Diagnostic("E0103", f"qr: mode is 'full', 'economic' or 'r', not {mode!r}")
    found = qr(a, QR_MODES[mode])
    return found[1:] if mode == "r" else found


def cho_factor(a, lower=False):
    """(the triangular factor of a positive definite matrix, whether it is the lower one)."""
    return upper_cholesky(a, lower), lower


def cho_solve(c_and_lower, b):
    """The z of a z = b from what cho_factor gives for a."""
    c, is_lower = c_and_lower
    first = solve_triangular(c, b, 0 if is_lower else 2, lower=is_lower)
    return solve_triangular(c, first, 2 if is_lower else 0, lower=is_lower)


# -- matrices with a pattern -----------------------------------------------------------------------
def solve_banded(l_and_u, ab, b):
    """The z of a z = b for the band matrix a with l diagonals below and u above the main one.

    ab: (l + u + 1, n), the diagonals of a from the uppermost: ab[u + i - j, j] is a[i, j].
    """
    (low, high), ab, b = l_and_u, as_array(ab), as_array(b)
    if len(shape(ab)) != 2 or shape(ab)[0] != low + high + 1:
        raise Diagnostic(
            "E0202",
            f"solve_banded: {low} and {high} diagonals and the main one are not {shape(ab)}",
        )
    np, n = load_numpy(), shape(ab)[1]
    ask(n * n)
    i, j = np.nonzero(np.tri(n, k=high, dtype=bool) & ~np.tri(n, k=-low - 1, dtype=bool))
    a = setitem(np.zeros((n, n)), getitem(ab, high + i - j, j), i, j)
    return solve(a, b)


def block_diag(*arrs):
    """The matrices along the diagonal of one that is 0 elsewhere; a vector is a row."""
    parts = [as_array(x) for x in arrs]
    parts = [x if len(shape(x)) > 1 else _row(x) for x in parts] or [load_numpy().zeros((1, 0))]
    rows = []
    width, before = sum(shape(x)[-1] for x in parts), 0
    for x in parts:
        high, wide = shape(x)[-2:]
        ask(high * width)
        sides = [load_numpy().zeros((high, n)) for n in (before, width - before - wide)]
        rows.append(concatenate([sides[0], x, sides[1]], axis=-1))
        before += wide
    return concatenate(rows, axis=-2)


def _row(x):
    if len(shape(x)) == 1:
        return expand_dims(x, 0)
    return expand_dims(expand_dims(x, 0), 0)


def toeplitz(c, r=None):
    """The matrix with c as its first column, constant along its diagonals.

    r: its first row, of which the first element is not read; by default c conjugated.
    """
    c = as_array(c)
    r = conjugate(c) if r is None else as_array(r)
    if len(shape(c)) != 1 or len(shape(r)) != 1:
        raise Diagnostic("E0202", f"toeplitz takes vectors, not shapes {shape(c)} and {shape(r)}")
    np, high, wide = load_numpy(), shape(c)[0], shape(r)[0]
    ask(high * wide)
    both = concatenate([getitem(r, slice(None, 0, -1)), c])
    return getitem(both, np.arange(high)[:, None] - np.arange(wide) + max(wide - 1, 0))
