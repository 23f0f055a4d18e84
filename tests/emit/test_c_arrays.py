"""Functions of whole arrays in C, and their gradients: held to the tape."""

from collections import Counter

import c_programs
import numpy as np
import pytest
from compiled import COMPILER

pytestmark = pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")

POINT = {
    "v": np.array([0.3, 1.2, 0.7, -0.4]),
    "w": np.array([1.3, 0.2, 0.9, 2.4]),
    "u": np.array([0.2, 0.5, 0.9]),
    "A": np.array([[0.1, 0.3, 2.0], [0.4, 3.0, 0.2], [1.0, 0.5, 1.0]]),
    "B": np.array([[1.0, 2.0, 0.5], [0.2, 0.6, 0.8]]),
}
DECLARED = "v: float[4]\nw: float[4]\nu: float[3]\nA: float[3, 3]\nB: float[2, 3]\n"
FUNCTIONS = [
    "logsumexp(v)", "logsumexp(B, axis=0)", "logsumexp(B, axis=1, keepdims=True)", "softmax(v)",
    "scipy.special.softmax(B)", "log_softmax(v)", "log_softmax(B, axis=0)",
    "np.linalg.norm(B, axis=1)", "np.cumsum(v)", "np.cumsum(B, axis=0)", "np.cumsum(B)",
    "np.cumprod(v)", "np.cumprod(B, axis=1)", "np.prod(v)", "np.prod(B, axis=0)",
    "np.count_nonzero(v > 0)", "v[np.argmax(v)] + w[np.argmin(v)]", "np.argmax(B, axis=1)",
    "np.sort(v)", "np.linalg.det(A)", "np.linalg.inv(A)", "np.linalg.solve(A, u)",
    "np.linalg.solve(A, B.T)", "np.linalg.matrix_power(A, -2)", "np.trace(A)", "np.diag(A)",
    "np.diag(u) @ A", "v[[0, 2]]", "A[[2, 0], [0, 1]]", "np.take(v, [2, 0])", "np.delete(v, 1)",
    "np.pad(v, (1, 2))", "np.tile(v, 2)", "np.repeat(v, 2)", "np.roll(B, 1, axis=1)",
    "np.broadcast_to(v, (2, 4))", "np.stack([v, w], axis=1)", "np.corrcoef(v, w)",
    "np.concatenate([B, 2*B], axis=1)", "np.linalg.norm(np.arange(4))*v",
]  # fmt: skip


def test_functions_of_arrays_and_their_gradients_agree_with_the_tape(tmp_path):
    refused: Counter = Counter()
    batch = []
    for k, f in enumerate(FUNCTIONS):
        text = f"{DECLARED}z = np.sin({f})\nnp.sum(z*z + z)\n"
        batch += c_programs.cases(text, POINT, f"f{k}", refused, tangents=0, second=False)
    assert not refused and len(batch) == 2 * len(FUNCTIONS)
    assert list(c_programs.failures(batch, tmp_path)) == []
