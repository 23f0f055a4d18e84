"""Sample calls of products, linear algebra and transforms, and of the rows below them.

CALLS, of NumPy's functions, and SAMPLES as in samples_arrays; SCIPY: calls of scipy.linalg's;
COMPLEX: calls whose arguments or results are complex numbers.
"""

import numpy as np

_source = np.random.default_rng(23)


def X(*lengths: int):
    """An array of numbers."""
    return _source.normal(size=lengths)


def Z(*lengths: int):
    """An array of complex numbers."""
    return X(*lengths) + 1j * X(*lengths)


def S(*lengths: int):
    """Matrices whose eigenvalues are real, positive and apart from each other."""
    n, draw = lengths[-1], X(*lengths)
    v = np.eye(n) + 0.1 * draw / np.abs(draw).sum(axis=-1, keepdims=True)
    return v @ (np.diag(np.arange(1.0, n + 1)) @ np.linalg.inv(v))


def P(*lengths: int):
    """Symmetric matrices, positive definite, whose eigenvalues are apart from each other."""
    draw = X(*lengths)
    q = np.linalg.qr(draw)[0]
    return q @ (np.arange(1.0, lengths[-1] + 1)[:, None] * q.swapaxes(-1, -2))


def H(*lengths: int):
    """Hermitian matrices, positive definite, whose eigenvalues are apart from each other."""
    q = np.linalg.qr(Z(*lengths))[0]
    return q @ (np.arange(1.0, lengths[-1] + 1)[:, None] * np.conj(q.swapaxes(-1, -2)))


def W(*lengths: int):
    """Matrices whose singular values are apart from each other."""
    u, _, v = np.linalg.svd(X(*lengths), full_matrices=False)
    return u * np.arange(1.0, u.shape[-1] + 1) @ v


def V(*lengths: int):
    """Numbers of which no two are near each other, nor one near 0."""
    size = int(np.prod(lengths))
    draw = (_source.permutation(size) + 1.0) / size
    return (draw * np.where(_source.permutation(size) % 2, 1.0, -1.0)).reshape(lengths)


A33, A233 = X(3, 3) + 3 * np.eye(3), X(2, 3, 3) + 3 * np.eye(3)
FLAT33 = np.array([[1.0, 2.0, 0.5], [0.3, -1.0, 2.0], [1.3, 1.0, 2.5]])  # of rank 2
LOW43 = X(4, 2) @ X(2, 3)
TALL, WIDE, MANY, W233 = W(4, 3), W(3, 4), W(2, 4, 3), W(2, 3, 3)
INF = np.inf

SAMPLES: dict[str, list[tuple[tuple, dict]]] = {
    "solve": [((A33, X(3, 1)), {}), ((A233, X(3, 2)), {}), ((A33, X(2, 3, 2)), {})],
    "determinant": [((A233,), {}), ((X(4, 4),), {}), ((FLAT33,), {}), ((0.0 * A33,), {})],
    "cofactors": [
        ((X(2, 2),), {}), ((A233,), {}), ((X(4, 4),), {}), ((FLAT33,), {}),
        ((FLAT33, X(3, 3)), {}), ((X(2, 4, 4), X(2, 4, 4)), {}), ((A33, X(3, 3), X(3, 3)), {}),
        ((FLAT33 @ FLAT33.T * 0.1, X(3, 3), X(3, 3)), {}),
    ],
    "determinant_sign": [((A233,), {}), ((Z(3, 3),), {})],
    "pseudo_inverse": [((TALL,), {"rcond": 1e-10}), ((X(2, 3, 4),), {"rcond": 1e-10})],
    "spectrum": [((S(3, 3),), {}), ((S(2, 4, 4),), {})],
    "spectral_vectors": [((S(3, 3),), {}), ((S(2, 3, 3),), {})],
    "rest_of_left": [((TALL,), {})],
    "rest_of_orthogonal": [((TALL,), {})],
    "fft": [((X(2, 3),), {"axis": 0}), ((Z(4),), {"n": 3, "axis": 0, "norm": "ortho"})],
    "ifft": [((X(2, 3),), {"axis": 1}), ((Z(3),), {"n": 5, "axis": 0, "norm": "forward"})],
    "rfft": [((X(2, 5),), {"axis": 1}), ((X(4),), {"n": 6, "axis": 0, "norm": "ortho"})],
    "irfft": [((Z(2, 3),), {"n": 4, "axis": 1}), ((X(4),), {"n": 5, "axis": 0, "norm": "ortho"})],
    "expm": [((A33,), {}), ((0.3 * A233,), {})],
    "logm": [((P(3, 3),), {}), ((S(2, 3, 3),), {})],
    "sqrtm": [((P(3, 3),), {}), ((S(2, 3, 3),), {})],
    "solve_sylvester": [((A33, A33[:2, :2], X(3, 2)), {}), ((A233, A33[:2, :2], X(2, 3, 2)), {})],
    "solve_triangular": [
        ((A33, X(3, 2)), {}), ((A33, X(3, 2)), {"unit_diagonal": True}), ((A233, X(2, 3, 1)), {}),
    ],
}  # fmt: skip

CALLS: list[tuple[str, tuple, dict]] = [
    ("dot", (X(2, 3), X(3, 2)), {}), ("dot", (X(3), X(3)), {}), ("dot", (X(2, 3), X(3)), {}),
    ("dot", (0.7, X(3)), {}), ("dot", (X(2, 3), X(4, 3, 2)), {}), ("dot", (X(3), X(2, 3, 2)), {}),
    ("dot", (X(2, 2, 3), X(3)), {}),
    ("vdot", (X(2, 3), X(3, 2)), {}), ("vecdot", (X(2, 3), X(3)), {}),
    ("inner", (X(2, 3), X(4, 3)), {}), ("inner", (X(3), X(3)), {}), ("inner", (0.7, X(3)), {}),
    ("outer", (X(2), X(3)), {}), ("outer", (X(2, 2), 0.4), {}),
    ("tensordot", (X(2, 3, 4), X(3, 4, 2)), {}), ("tensordot", (X(2), X(3)), {"axes": 0}),
    ("tensordot", (X(2, 3, 4), X(4, 3, 2)), {"axes": ([1, 2], [1, 0])}),
    ("tensordot", (X(2, 3), X(3, 2)), {"axes": [-1, 0]}),
    ("kron", (X(2, 2), X(3)), {}), ("kron", (X(3), X(2, 1, 2)), {}), ("kron", (0.5, X(2)), {}),
    ("cross", (X(3), X(3)), {}), ("cross", (X(3, 2), X(2, 3)), {"axisa": 0}),
    ("cross", (X(4, 3), X(3)), {"axisc": 0}), ("cross", (X(3, 2), X(3, 2)), {"axis": 0}),
    ("linalg.multi_dot", ([X(2, 3), X(3, 4), X(4, 2), X(2, 3)],), {}),
    ("linalg.multi_dot", ([X(3), X(3, 2), X(2)],), {}),
    ("linalg.matrix_power", (A233, 5), {}), ("linalg.matrix_power", (A33, -2), {}),
    ("linalg.matrix_power", (A33, 1), {}),
    ("linalg.trace", (X(2, 3, 4),), {}), ("linalg.diagonal", (X(2, 3, 4),), {"offset": 1}),
    ("linalg.matrix_transpose", (X(2, 3, 4),), {}),
    ("vander", (X(3),), {}), ("vander", (X(3), 4), {"increasing": True}),
    ("polyval", (X(4), X(2, 3)), {}), ("polyval", (X(1), X(2)), {}), ("polyval", (X(3), 0.4), {}),
    ("polyfit", (X(6), X(6), 2), {}), ("polyfit", (X(5), X(5, 2), 1), {}),
    ("einsum", ("ij,jk->ik", X(2, 3), X(3, 4)), {}), ("einsum", ("ii->i", X(3, 3)), {}),
    ("einsum", ("ii", X(3, 3)), {}), ("einsum", ("ba", X(2, 3)), {}), ("einsum",
    ("ij->", X(2, 3)), {}),
    ("einsum", ("...ij,...jk->...ik", X(1, 2, 3), X(2, 3, 2)), {}),
    ("einsum", ("jk...,lj...->lk...", X(3, 2), X(2, 3, 2)), {}),
    ("einsum", ("ijk,lji,lli->lki", X(3, 4, 4), X(4, 4, 3), X(4, 4, 3)), {}),
    ("einsum", ("bhqd,bhkd->bhqk", X(2, 1, 3, 2), X(2, 1, 4, 2)), {}),
    ("einsum", ("iij,jkk->ik", X(2, 2, 3), X(3, 4, 4)), {"optimize": True}),
    ("einsum", ("ab,bc,cd,de->ae", X(2, 3), X(3, 2), X(2, 3), X(3, 2)), {"optimize": False}),
    ("einsum", (",ij->ij", 0.6, X(2, 3)), {}), ("einsum", ("ij,k", X(2, 2), X(3)), {}),
    ("einsum", ("...k,...nk->...", X(2, 3), X(2, 4, 3)), {}), ("einsum",
    ("i,i,i", X(3), X(3), X(3)), {}),
    ("einsum", (X(2, 3), [0, 1], X(3, 2), [1, 2], [0, 2]), {}),
    ("einsum", ("...ij,...jk->...ik", X(0, 2, 3), X(0, 3, 2)), {}),
    ("linalg.solve", (A33, X(3)), {}), ("linalg.solve", (A233, X(3)), {}),
    ("linalg.solve", (A233, X(3, 2)), {}), ("linalg.solve", (A33, X(2, 3, 2)), {}),
    ("linalg.inv", (A33,), {}), ("linalg.inv", (A233,), {}),
    ("linalg.pinv", (TALL,), {}), ("linalg.pinv", (X(2, 3, 4),), {}),
    ("linalg.det", (A233,), {}), ("linalg.det", (X(4, 4),), {}), ("linalg.slogdet", (A233,), {}),
    ("linalg.tensorsolve", (X(2, 3, 6), X(2, 3)), {}),
    ("linalg.tensorinv", (X(6, 2, 3),), {"ind": 1}),
    ("linalg.tensorinv", (X(2, 3, 6),), {"ind": 2}),
    ("linalg.cholesky", (P(3, 3),), {}), ("linalg.cholesky", (P(2, 3, 3),), {"upper": True}),
    ("linalg.eigh", (P(3, 3),), {}), ("linalg.eigh", (P(2, 3, 3), "U"), {}),
    ("linalg.eigvalsh", (P(2, 3, 3),), {}), ("linalg.eig", (S(3, 3),), {}),
    ("linalg.eigvals", (S(2, 3, 3),), {}),
    ("linalg.svd", (TALL,), {"full_matrices": False}), ("linalg.svd", (W233, False), {}),
    ("linalg.svd", (WIDE,), {"compute_uv": False}), ("linalg.svdvals", (MANY,), {}),
    ("linalg.qr", (TALL,), {}), ("linalg.qr", (WIDE,), {}), ("linalg.qr", (A233,), {}),
    ("linalg.qr", (A33,), {"mode": "complete"}), ("linalg.qr", (MANY,), {"mode": "r"}),
    ("linalg.norm", (V(2, 3, 4),), {}), ("linalg.norm", (V(2, 3), 3, 1, True), {}),
    ("linalg.norm", (V(2, 3, 4), "nuc", (0, 2), True), {}), ("linalg.norm", (V(2, 3), 1, 0), {}),
    ("linalg.norm", (np.zeros(0),), {}), ("linalg.cond", (W233,), {}),
    ("linalg.cond", (W233, -2), {}),
    ("linalg.cond", (A33, 1), {}), ("linalg.norm", (V(4), 1), {}), ("linalg.norm", (V(4), -2), {}),
    ("linalg.vector_norm", (V(2, 3, 2),), {"axis": (0, 2), "ord": 3}),
    ("linalg.vector_norm", (V(2, 3),), {"keepdims": True}),
    ("linalg.matrix_norm", (V(2, 3, 4),), {"ord": 1, "keepdims": True}),
]  # fmt: skip

# Of functions whose results are exact where differences are not, such as ranks.
PLAIN = [
    ("linalg.norm", (np.array([1.0, 0.0, -2.0]), -1), {}),
    ("linalg.norm", (np.array([[1.0, 0.0], [3.0, 2.0]]), -3, 1), {}),
    ("linalg.vector_norm", (np.float32([1.0, 0.0, -2.0]),), {"ord": 0}),
    ("linalg.norm", (np.float32([[1.0, 0.0], [3.0, 2.0]]), 0, 1), {}),
    ("linalg.norm", (np.array([1j, 0.0]), 0), {}),
    # singular values of 2e-15 and 2e-16 relative to the greatest
    ("linalg.pinv", (np.diag([1.0, 2e-15]),), {}), ("linalg.pinv", (np.diag([1.0, 2e-16]),), {}),
    ("linalg.pinv", (np.diag(np.float32([1.0, 1e-8])),), {}),
    ("linalg.matrix_rank", (FLAT33,), {}), ("linalg.matrix_rank", (A233,), {}),
    ("linalg.svd", (TALL,), {}), ("linalg.svd", (WIDE,), {}),
    ("linalg.qr", (TALL,), {"mode": "complete"}), ("linalg.norm", (V(4), 0), {}),
    ("linalg.matrix_power", (A33, 0), {}), ("linalg.multi_dot", ([X(2, 3), X(3)],), {}),
    ("fft.fftfreq", (5,), {}), ("fft.rfftfreq", (6, 0.5), {}), ("fft.fftfreq", (6,), {"d": 2.0}),
]  # fmt: skip

# The array, the order, the axis, keepdims: orders are no argument that derivatives are taken by.
NORMS: list[tuple] = [
    *[(V(4), p, None, False) for p in (None, 1, 2, 3, 0.5, 2.5, -1, -2, INF, -INF)],
    *[(V(3, 4), p, None, True) for p in (None, "fro", "nuc", 1, -1, 2, -2, INF, -INF)],
    (V(3, 2, 2), -INF, (-1, 0), False), (V(2, 3), 1.5, 1, True), (V(2, 3, 2), INF, (0, 2), True),
]  # fmt: skip
LSTSQ = [(TALL, X(4)), (TALL, X(4, 2)), (LOW43, X(4)), (WIDE, X(3))]

SCIPY: list[tuple[str, tuple, dict]] = [
    ("expm", (A33,), {}), ("expm", (A233,), {}), ("logm", (P(3, 3),), {}),
    ("sqrtm", (S(3, 3),), {}),
    ("solve_sylvester", (A33, A33[:2, :2], X(3, 2)), {}),
    ("block_diag", (X(2, 2), X(1, 3), X(2)), {}),
    ("toeplitz", (X(3), X(4)), {}), ("toeplitz", (X(3),), {}), ("det", (A33,), {}),
    *[("solve_triangular", (A33, b), {"trans": t, "lower": low, "unit_diagonal": unit})
      for t, b in ((0, X(3)), (1, X(3, 2)), ("C", X(3))) for low in (False, True)
      for unit in (False, True)],
    ("solve_banded", ((2, 1), X(4, 5) + 3 * np.eye(4)[1][:, None], X(5)), {}),
]  # fmt: skip

# The function's name, the arguments; those that derivatives are taken by are arrays.
COMPLEX: list[tuple[str, tuple, dict]] = [
    *[(f"np.fft.{name}", (draw,), {"n": n, "norm": norm})
      for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
      for draw in (X(2, 5), Z(2, 4)) if name not in ("rfft", "ihfft") or draw.dtype == float
      for n in (None, 3, 6) for norm in (None, "ortho", "forward")],
    *[(f"np.fft.{name}", (draw,), {"axis": 0})
      for name in ("fft", "ifft", "rfft", "irfft") for draw in (X(4, 2), X(5, 2))],
    *[(f"np.fft.{name}", (draw,), attrs)
      for name in ("fftn", "ifftn", "rfftn", "irfftn") for draw in (X(2, 3, 4),)
      for attrs in ({}, {"axes": (0, 2)}, {"s": (3, 4), "axes": (1, 0), "norm": "ortho"})],
    ("np.fft.fft2", (Z(3, 4),), {}), ("np.fft.irfft2", (Z(3, 4),), {"s": (2, 5)}),
    ("np.fft.fftshift", (Z(3, 4),), {}), ("np.fft.ifftshift", (Z(5),), {"axes": 0}),
    ("np.dot", (Z(2, 3), X(3, 2)), {}), ("np.vdot", (Z(3), Z(3)), {}),
    ("np.inner", (X(3), Z(3)), {}),
    ("np.einsum", ("ij,jk,kl->il", X(2, 2), Z(2, 2), X(2, 2)), {}),
    ("np.kron", (Z(2), X(2)), {}), ("np.cross", (Z(3), X(3)), {}), ("np.polyval", (Z(3), Z(2)), {}),
    ("np.linalg.solve", (Z(3, 3), X(3, 2)), {}), ("np.linalg.solve", (X(2, 3, 3), Z(3)), {}),
    ("np.linalg.inv", (Z(2, 3, 3),), {}), ("np.linalg.det", (Z(2, 4, 4),), {}),
    ("np.linalg.det", (FLAT33 * (1 + 2j),), {}), ("np.linalg.slogdet", (Z(3, 3),), {}),
    ("np.linalg.pinv", (Z(4, 3),), {}), ("np.linalg.cholesky", (H(2, 3, 3),), {}),
    ("np.linalg.eigvalsh", (H(2, 3, 3),), {}), ("np.linalg.eig", (Z(3, 3),), {}),
    ("np.linalg.eig", (np.array([[1.0, 2, 0.3], [-3, 1, 1], [0.2, 1, 4]]),), {}),
    ("np.linalg.svdvals", (Z(3, 4),), {}), ("np.linalg.qr", (Z(4, 3),), {}),
    ("np.linalg.qr", (Z(3, 4),), {}), ("np.linalg.matrix_power", (Z(3, 3), -3), {}),
    *[("np.linalg.norm", (Z(4),), {"ord": p}) for p in (None, 1, 3, INF)],
    *[("np.linalg.norm", (Z(3, 2),), {"ord": p}) for p in ("fro", "nuc", 1, 2)],
    ("scipy.linalg.expm", (Z(3, 3),), {}), ("scipy.linalg.sqrtm", (H(3, 3),), {}),
    ("scipy.linalg.logm", (H(3, 3),), {}),
    ("scipy.linalg.solve_sylvester", (Z(3, 3), X(2, 2), Z(3, 2)), {}),
    ("scipy.linalg.solve_triangular", (Z(3, 3), X(3)), {"trans": 2}),
    ("np.abs", (Z(4),), {}), ("np.real", (Z(4),), {}), ("np.imag", (Z(4),), {}),
    ("np.conj", (Z(4),), {}), ("np.angle", (Z(4),), {}), ("np.angle", (Z(4),), {"deg": True}),
]  # fmt: skip
