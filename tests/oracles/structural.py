"""Sample calls of the structural rows, and the check that their rules and jvps are transposes."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np

from gradcli.checking.differences import slope
from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.ops import complex_numbers  # noqa: F401
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries import directory
from gradcli.ops.linalg import decompositions  # noqa: F401
from gradcli.ops.rows import Op
from gradcli.ops.structural import cumulative  # noqa: F401
from gradcli.ops.structural.networks import windows

A23 = np.array([[0.31, -1.42, 2.17], [0.83, 1.91, -0.66]])
B32 = np.array([[0.7, -0.2], [1.3, 0.4], [-0.9, 1.1]])
V3 = np.array([0.45, -1.2, 2.3])
W3 = np.array([1.15, 0.25, -0.85])
S33 = np.array([[2.1, 0.3, -0.4], [0.5, -1.7, 0.2], [0.6, 0.9, 1.4]])
M222 = np.array([[[0.2, 1.4], [-0.8, 0.6]], [[1.7, -0.3], [0.9, 0.5]]])
IMAGE = np.random.default_rng(3).normal(size=(2, 5, 4, 1))
PLAIN = {"size": (2, 3), "strides": (1, 1), "dilations": (1, 1), "pads": ((0, 0), (0, 0))}
WIDE = {"size": (2, 2), "strides": (2, 1), "dilations": (1, 2), "pads": ((0, 1), (1, 1))}

# row -> its calls: arguments and attributes
SAMPLES: dict[str, list[tuple[tuple, dict]]] = {
    "sum_like": [((A23, V3), {}), ((A23, np.ones((2, 1))), {}), ((A23, 1.0), {})],
    "spread_like": [((V3, A23), {}), ((np.ones((2, 1)) * 0.3, A23), {})],
    "broadcast_to": [((V3,), {"shape": (2, 3)})],
    "sum": [((A23,), {}), ((A23,), {"axis": 0}), ((A23,), {"axis": -1, "keepdims": True})],
    "mean": [((A23,), {}), ((A23,), {"axis": 1}), ((A23,), {"axis": 0, "keepdims": True})],
    "max": [((A23,), {}), ((A23,), {"axis": 0}), ((A23,), {"axis": 1, "keepdims": True})],
    "min": [((A23,), {}), ((A23,), {"axis": 0}), ((A23,), {"axis": 1, "keepdims": True})],
    "reshape": [((A23,), {"shape": (3, 2)}), ((A23,), {"shape": (-1,)})],
    "transpose": [((A23,), {}), ((M222,), {"axes": (2, 0, 1)})],
    "getitem": [
        ((V3, 1), {}), ((V3, -1), {}), ((V3, slice(None, None, -2)), {}), ((A23, 1, 2), {}),
        ((A23, slice(0, 1)), {}), ((V3, [0, 2, 2]), {}), ((V3, np.array([True, False, True])), {}),
        ((A23, Ellipsis, 1), {}), ((V3, None), {}),
    ],
    "setitem": [
        ((V3, 0.7, 1), {}), ((V3, W3[:2], slice(1, None)), {}), ((A23, V3, 0), {}),
        ((A23, 0.4, slice(None), 1), {}), ((V3, 0.6, np.array([True, False, True])), {}),
    ],
    "add_at": [((V3, 0.7, 1), {}), ((V3, W3, [0, 2, 2]), {})],
    "matmul": [
        ((A23, B32), {}), ((V3, W3), {}), ((A23, V3), {}), ((V3, B32), {}), ((M222, M222), {}),
        ((M222, M222[0]), {}), ((M222, V3[:2]), {}), ((V3[:2], M222), {}),
    ],
    "concatenate": [((V3, W3), {}), ((A23, A23 * 0.3), {"axis": 1}), ((A23, A23[:1]), {"axis": 0})],
    "stack": [((V3, W3), {}), ((V3, W3), {"axis": 1}), ((0.4, 1.3), {})],
    "solve": [((S33, V3), {}), ((S33, B32), {}), ((M222, M222 * 0.7), {})],
    "softmax": [((A23,), {}), ((A23,), {"axis": 0})],
    "log_softmax": [((A23,), {}), ((A23,), {"axis": 0})],
    "softmax_cross_entropy": [((A23, np.abs(A23) * 0.4), {}), ((V3, np.abs(W3)), {})],
    "sparse_softmax_cross_entropy": [((A23, [2, 0]), {}), ((V3, 1), {})],
    "windows": [((IMAGE,), PLAIN), ((IMAGE,), WIDE)],
    "overlaid": [
        ((windows(IMAGE, **attrs),), {**attrs, "full": IMAGE.shape}) for attrs in (PLAIN, WIDE)
    ],
    "cast": [((A23,), {"to": float})],
    "cumsum": [((A23,), {"axis": 0}), ((A23,), {"axis": 1, "reverse": True})],
    "inverse": [((S33,), {}), ((M222,), {})],
    "determinant": [((S33,), {}), ((M222,), {})],
    "cofactors": [((S33,), {}), ((M222,), {})],
    "log_determinant": [((S33,), {}), ((M222,), {})],
    "cholesky": [((S33 @ S33.T,), {}), ((M222 @ M222.swapaxes(1, 2),), {})],
    "eigenvalues": [((S33,), {}), ((M222,), {})],
    "eigenvectors": [((S33,), {}), ((M222,), {})],
    "singular_values": [((S33,), {}), ((A23,), {}), ((B32,), {}), ((M222,), {})],
    "left_vectors": [((S33,), {}), ((A23,), {}), ((B32,), {}), ((M222,), {})],
    "right_vectors": [((S33,), {}), ((A23,), {}), ((B32,), {}), ((M222,), {})],
    "orthogonal_factor": [((S33,), {}), ((B32,), {}), ((M222,), {})],
    "triangular_factor": [((S33,), {}), ((B32,), {}), ((M222,), {})],
    "norm": [((A23,), {}), ((A23,), {"axis": 0}), ((A23,), {"axis": 1, "keepdims": True})],
}  # fmt: skip


def _of_families() -> dict:
    """The SAMPLES of the files ops/samples_*.py, a family each."""
    found = {}
    for path in sorted(Path(__file__).parents[1].glob("ops/samples_*.py")):
        spec = spec_from_file_location(path.stem, path)
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        found |= module.SAMPLES
    return found


directory.load()
SAMPLES |= _of_families()


def differentiable(op: Op, args: tuple) -> list[int]:
    count = len(args)
    return [i for i in range(count) if op.arg(i).rule and op.arg(i).kind not in ("flat", "none")]


def check_structural(op: Op, args: tuple, attrs: dict) -> None:
    """For a tangent t and a cotangent g: <g, J t> by dual, tape, series and differences."""
    source = np.random.default_rng(7)
    for i in differentiable(op, args):

        def at(value, i=i):
            return apply(op, (*args[:i], value, *args[i + 1 :]), attrs)

        check_map(f"{op.name} by {i}", at, args[i], source)


def check_map(name: str, at, x, source) -> None:
    """That the function `at` has one derivative at x, whichever engine is asked."""
    out = at(x)
    t, g = _drawn(source, x), _drawn(source, out)

    def forward(s: float):
        return jvp(lambda v: at(v[0]), [x + s * t], [t])[1]

    tensor = Tensor(x)
    with GradientTape() as tape:
        tape.watch(tensor)
        y = at(tensor)
    cotangent = tape.gradient(y, tensor, g)
    assert np.shape(cotangent) == np.shape(x), f"{name}: shape of the cotangent"
    assert np.iscomplexobj(x) or not np.iscomplexobj(cotangent), f"{name}: real stays real"
    pushed, pulled = np.sum(g * forward(0.0)).real, np.sum(cotangent * t).real
    assert np.isclose(pushed, pulled, rtol=1e-12, atol=1e-13), f"{name}: transposes"
    rough = difference(lambda s: np.sum(g * at(x + s * t)).real)
    assert np.isclose(pushed, rough, rtol=2e-8, atol=1e-10), f"{name}: differences"
    _, (first, second) = derivatives(lambda s: at(x + s * t), 0.0, 2)
    assert np.allclose(first, forward(0.0), rtol=1e-12, atol=1e-14), f"{name}: series"
    twice = difference(lambda s: np.sum(g * forward(s)).real)
    assert np.isclose(np.sum(g * second).real, twice, rtol=2e-8, atol=1e-9), f"{name}: order 2"


def _drawn(source, like):
    """Random numbers in the shape of a value, complex where it is: pairs are Re(g t)."""
    t = source.normal(size=np.shape(like)) if np.shape(like) else float(source.normal())
    return t + 1j * _drawn(source, np.zeros(np.shape(like))) if np.iscomplexobj(like) else t


def difference(f) -> float:
    """The slope of f at 0, from its values, as gradcli check finds it."""
    return slope(f, accepted=lambda found: found.error <= 1e-10 * found.scale).value
