"""Write what TensorFlow gives for calls of its functions of numbers, arrays and matrices.

    python tests/tensorflow/record_numbers.py

Run it where TensorFlow is installed.  `recorded/gradients.jsonl` has the value of a function and
its gradients by each argument; `recorded/texts.jsonl` how a result is displayed, or the error's
type and its message, without the device's name and the list of types an operation takes.
"""

import json
import os
import re
import sys
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent / "recorded"

R64, R32, R16 = "float64", "float32", "float16"
Z128, Z64 = "complex128", "complex64"
A = [[2.0, 0.3, -0.4], [0.5, 1.7, 0.2], [0.6, 0.9, 1.4]]
S = (np.array(A) @ np.array(A).T).tolist()
B = [[0.7, -0.2], [1.3, 0.4], [-0.9, 1.1]]
W = [[0.3, 1.0, 0.2], [-0.5, 0.7, 1.1], [0.9, 0.1, -0.3]]
WEIGHT, NARROW = f"* np.array({W})", f"* np.array({[row[:2] for row in W]})"
V3 = "* np.array([0.3, 0.5, 0.7])"


def words(text: str) -> list[str]:
    return text.split()


HOLOMORPHIC = words("""square sqrt math.rsqrt exp math.expm1 math.log math.log1p math.reciprocal sin
    cos tan asin acos atan sinh cosh tanh asinh acosh atanh sigmoid negative abs sign""")
REAL = words("""math.erf math.erfc math.erfinv math.lgamma math.digamma math.ndtri math.log_sigmoid
    floor math.ceil round math.rint math.softplus math.reciprocal_no_nan""")
PARTS = words("math.real math.imag math.conj math.angle")
PAIRS = words("""add subtract multiply divide pow math.squared_difference math.xlogy math.xlog1py
    math.xdivy maximum minimum atan2 math.divide_no_nan math.multiply_no_nan math.floormod
    math.floordiv""")
COMPLEX_PAIRS = words("add subtract multiply divide pow math.squared_difference")
REDUCTIONS = words("""reduce_sum reduce_mean reduce_max reduce_min reduce_prod reduce_logsumexp
    math.reduce_std math.reduce_variance math.reduce_euclidean_norm""")
RUNNING = words("math.cumsum math.cumprod math.cumulative_logsumexp")
EQUATIONS = {
    "ij,jk->ik": [A, B], "ij,jk": [A, B], "ii->": [A], "ii->i": [A], "ij->ji": [A], "ij->": [A],
    "i,i->": [A[0], A[1]], "i,j->ij": [A[0], A[1]], "bij,bjk->bik": [[A, W], [B, B]],
    "ij,jk,kl->il": [A, W, B], "...ij,...j->...i": [[A, W], A[0]], "ij,ij->i": [A, W],
    "ij,k->": [A, B[0]], "ab,cb->ca": [A, W], "i...,i...->...": [A, W], "ij,ij,ij->": [A, W, A],
}  # fmt: skip


def gradients() -> list[tuple[str, list]]:
    """Functions as text, and the arguments (type, values) at which they are differentiated."""
    calls = []

    def at(text: str, *args, kind: str = R64):
        calls.append((text, [(kind, x) for x in args]))

    for name in HOLOMORPHIC + REAL:
        for kind in (R64, R32):
            at(f"tf.{name}", 0.3, kind=kind)
            at(f"tf.{name}", [0.2, 0.7], kind=kind)
    at("tf.acosh", [1.5, 3.0])
    for name in HOLOMORPHIC + PARTS:
        for kind in (Z128, Z64):
            at(f"tf.{name}", [0.3, 0.4], kind=kind)
            at(f"tf.{name}", [[0.2, -0.5], [-0.7, 0.3]], kind=kind)
    for name in PAIRS:
        at(f"tf.{name}", [0.5, 2.0], [1.5, 0.7])
        at(f"tf.{name}", [0.5, 2.0], 1.7)
        at(f"tf.{name}", 0.5, 1.7, kind=R32)
    for name in COMPLEX_PAIRS:
        at(f"tf.{name}", [[0.5, 1.0], [2.0, -1.0]], [[1.5, -0.3], [0.7, 0.2]], kind=Z128)
        at(f"tf.{name}", [0.5, 1.0], [1.5, -0.3], kind=Z64)
    at("tf.math.xdivy", [0.0, 1.3], [0.0, 0.3])
    at("tf.math.xlogy", [0.0, 1.3], [0.0, 0.3])
    at("tf.math.divide_no_nan", [0.0, 1.3, 2.0], [0.0, 0.3, 0.0])
    at("lambda x: tf.math.polygamma(np.float64(1.0), x)", 1.3)
    at("lambda x: tf.sigmoid(x) * tf.sin(x) + tf.math.erf(x)", 0.5, kind=R16)
    at("lambda x: tf.reduce_sum(tf.tanh(x) / x)", [0.5, 1.0], kind=R16)
    at("lambda a, b: tf.complex(a, b) ** 2", 1.5, 0.5)
    at("lambda a, b: tf.abs(tf.complex(a, b))", 1.5, 0.5)
    at("lambda a, b: tf.math.real(tf.complex(a, b) ** 3)", [1.5, 2.0], 0.5, kind=R32)
    at("lambda x: tf.math.imag(tf.exp(1j * tf.cast(x, tf.complex128)))", 0.7)
    z = [[1.0, 2.0], [0.0, 3.0]]
    for text in ("z**3 + 2 * z * tf.math.conj(z)", "tf.math.real(z * tf.math.conj(z))", "z**2",
                 "tf.norm(z)", "tf.reduce_sum(z * z)", "tf.reduce_prod(z)", "tf.math.reduce_std(z)",
                 "tf.math.reduce_variance(z)", "tf.math.reduce_euclidean_norm(z)",
                 "tf.reduce_mean(z)", "tf.cumsum(z)"):  # fmt: skip
        at(f"lambda z: {text}", z, kind=Z128)
    m = [[[1.0, 1.0], [2.0, 0.0]], [[3.0, 0.0], [0.0, 4.0]]]
    n = [[[1.0, 0.0], [0.0, 2.0]], [[0.0, 1.0], [1.0, 0.0]]]
    at("lambda a, b: a @ b", m, n, kind=Z128)
    at("lambda a, b: tf.matmul(a, b, adjoint_a=True)", m, n, kind=Z128)
    at("tf.linalg.inv", m, kind=Z128)
    at("tf.linalg.solve", m, n, kind=Z128)
    for name in REDUCTIONS:
        for axis in (None, 0, -1, [0, 1], []):
            for keep in (False, True):
                at(f"lambda x: tf.{name}(x, axis={axis}, keepdims={keep})", A)
        at(f"tf.{name}", 0.5, kind=R32)
    at("tf.reduce_prod", [0.0, 2.0, 3.0])
    at("tf.reduce_prod", [0.0, 2.0, 0.0])
    at("tf.reduce_max", [1.0, 3.0, 3.0])
    for name in RUNNING:
        for how in ("", ", exclusive=True", ", reverse=True", ", exclusive=True, reverse=True"):
            at(f"lambda x: tf.{name}(x, axis=1{how}) {WEIGHT}", A)
    at("lambda a, b: tf.matmul(a, b, transpose_a=True)", A, B)
    at("lambda a, b: tf.matmul(a, b, transpose_b=True)", [A, W], A)
    at("tf.linalg.matvec", A, A[1])
    for axes in (0, 1, [[0], [0]], [[1], [0]]):
        at(f"lambda a, b: tf.tensordot(a, b, {axes})", A, B)
    at("lambda a, b: tf.tensordot(a, b, 2)", A, W)
    for equation, args in EQUATIONS.items():
        at(f"lambda *v: tf.einsum({equation!r}, *v)", *args)
    for name, weight in {"inv": WEIGHT, "det": "", "logdet": "", "cholesky": WEIGHT, "trace": "",
                         "diag_part": V3, "matrix_transpose": WEIGHT, "eigvalsh": V3,
                         "expm": WEIGHT, "pinv": WEIGHT}.items():  # fmt: skip
        at(f"lambda x: tf.linalg.{name}(x) {weight}", S)
    at("lambda x: tf.linalg.slogdet(x)[1]", A)
    for text in ("solve(a, b)", "solve(a, b, adjoint=True)", "triangular_solve(a, b)",
                 "triangular_solve(a, b, lower=False, adjoint=True)",
                 "cholesky_solve(tf.linalg.cholesky(a), b)"):  # fmt: skip
        at(f"lambda a, b: tf.linalg.{text}", S, B)
    at("tf.linalg.lstsq", B, A)
    at("lambda a, b: tf.linalg.lstsq(a, b, l2_regularizer=0.1)", np.array(B).T.tolist(), A[:2])
    at(f"lambda a: tf.linalg.eigh(a)[0] {V3}", S)
    at(f"lambda a: tf.linalg.eigh(a)[1] ** 2 {WEIGHT}", S)
    at("lambda a: tf.linalg.svd(a)[0] * np.array([0.3, 0.5])", B)
    at(f"lambda a: tf.linalg.svd(a)[1] ** 2 {NARROW}", B)
    at("lambda a: tf.linalg.svd(a)[2] ** 2 * np.array([[0.3, 1.0], [-0.5, 0.7]])", B)
    at(f"lambda a: tf.abs(tf.linalg.qr(a)[0]) {NARROW}", B)
    at("lambda a: tf.abs(tf.linalg.qr(a)[1])", B)
    at(f"lambda x: tf.linalg.diag(x) {WEIGHT}", A[0])
    at("lambda x: tf.linalg.diag(x, k=-1)", A)
    at(f"lambda x, d: tf.linalg.set_diag(x, d) {WEIGHT}", A, A[0])
    at(f"lambda x: tf.linalg.band_part(x, 1, 0) {WEIGHT}", A)
    at("tf.linalg.tensor_diag", A[0])
    at("tf.linalg.tensor_diag_part", A)
    at(f"lambda x, y: tf.linalg.cross(x, y) {V3}", A[0], A[1])
    at(f"lambda x: tf.linalg.normalize(x)[0] {WEIGHT}", A)
    for order, axis in (("'euclidean'", None), (1, None), (1, 0), (1, [0, 1]), (2, [0, 1]),
                        ("np.inf", 1), ("np.inf", [0, 1]), (3, None), (2.5, 1),
                        ("'fro'", [0, 1])):  # fmt: skip
        at(f"lambda x: tf.norm(x, ord={order}, axis={axis})", A)
    at("lambda x: tf.clip_by_value(x, 0.5, 1.0)", A)
    for bound in (1.0, 100.0):
        at(f"lambda x: tf.clip_by_norm(x, {bound}) {WEIGHT}", A)
    at(f"lambda x: tf.clip_by_norm(x, 1.0, axes=[1]) {WEIGHT}", A)
    at("lambda x: tf.clip_by_norm(x, 1.0)", [0.0, 0.0])
    at(f"lambda x, y: tf.clip_by_global_norm([x, y], 1.0)[0][0] {WEIGHT}", A, B)
    at("lambda x, y: tf.linalg.global_norm([x, y])", A, B)
    at("lambda x, y: tf.add_n([x, y, x])", A, W)
    at("lambda x, y: tf.math.polyval([x, y, x], y)", A, W)
    for name in ("sum", "mean", "max", "min", "prod"):
        at(f"lambda x: tf.math.segment_{name}(x, [0, 0, 1]) * np.array([[0.3], [0.7]])", A)
        if name != "mean":
            at(f"lambda x: tf.math.unsorted_segment_{name}(x, [1, 0, 1], 2)", A)
    at("lambda x, y: tf.linspace(x, y, 4) ** 2", 1.0, 3.0)
    at("lambda x: tf.fill([2, 3], x)", 2.0, kind=R32)
    return calls


def argument(kind: str, values) -> np.ndarray:
    """The array of an argument; of complex numbers the last axis has both parts."""
    x = np.array(values, float)
    return (x[..., 0] + 1j * x[..., 1] if kind.startswith("c") else x).astype(kind)[()]


def plain(x) -> list | None:
    """A tensor's type, shape, real and imaginary parts."""
    if x is None:
        return None
    x = np.asarray(x.numpy())
    parts = [x.real.ravel().astype(float).tolist()]
    if x.dtype.kind == "c":
        parts.append(x.imag.ravel().astype(float).tolist())
    return [str(x.dtype), list(x.shape), *parts]


def derived(tf, text: str, args: list) -> list:
    """The value and the gradients of a function given as text."""
    function = eval(text, {"tf": tf, "np": np})
    tensors = [tf.constant(argument(*a)) for a in args]
    with tf.GradientTape() as tape:
        for x in tensors:
            tape.watch(x)
        y = function(*tensors)
    return [plain(y), *map(plain, tape.gradient(y, tensors))]


def displayed(tf, text: str) -> str:
    """How a result is displayed, or the error that there is."""
    try:
        return repr(eval(text, {"tf": tf, "np": np}))
    except Exception as error:
        message = re.sub(r"\{\{function_node [^}]*\}\} ", "", str(error))
        message = message.partition(" is not in the list of allowed values")[0]
        message = re.sub(r" name: .*", "", message.partition("\n")[0])
        return f"{type(error).__name__}: {message}"


TEXTS = Path(__file__).parent / "recorded" / "calls.txt"


def main() -> int:
    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0")
    import tensorflow as tf

    lines = []
    for text, args in gradients():
        try:
            lines.append(json.dumps({"of": text, "at": args, "gives": derived(tf, text, args)}))
        except LookupError as error:  # TensorFlow has no gradient of it
            print(f"left out: {text}: {error}")
    (FOLDER / "gradients.jsonl").write_text("\n".join(lines) + "\n")
    calls = TEXTS.read_text().splitlines()
    lines = [json.dumps({"call": text, "shows": displayed(tf, text)}) for text in calls]
    (FOLDER / "texts.jsonl").write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
