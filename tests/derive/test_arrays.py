"""Printed derivatives of programs over arrays: what they are, and that the tape says the same."""

import re

import engines
import numpy as np
import pytest
from printed import function

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.derive.differentiate import derivative
from gradcli.errors import Diagnostic
from gradcli.lowering.stage import staged
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(16)

PRINTED = {  # a program, its lines apart by ";": the last lines of its gradient
    "sum(v^2)": "2*v",
    "M: float[3, 3]; np.trace(M @ M)": "\n2*M.T",
    "M: float[3, 3]; N: float[3, 3]; np.trace(M @ N)": "\nN.T, M.T",
    "M: float[3, 3]; 3*np.trace(np.linalg.inv(M))": "-(3*turned @ turned)",
    "v: float[:]; np.var(v)": "\n2*(v - np.mean(v))/v.size",
    "A: float[:, :]; np.sum(np.var(A, axis=0, ddof=1))": (
        "\n2*(A - np.mean(A, axis=0))/(A.shape[0] - 1)"
    ),
    "v: float[:]; np.std(v)": "np.where(std_v == 0.0, 0.0, (v - np.mean(v))/(v.size*std_v))",
    "v: float[:]; 3*np.max(v)": "test = v == np.max(v)\nnp.where(test, 3/np.sum(test), 0.0)",
    "z: float[:]; np.max(z) + np.log(np.sum(np.exp(z - np.max(z))))": (
        "\nexponential/np.sum(exponential)\n"
    ),
    "A: float[:, :]; np.sum(logsumexp(A, axis=1))": "\nexp(A - logsumexp(A, axis=1)[:, None])",
    "A: float[:, :]; np.sum(A**2/np.sum(A, axis=0))": "2*A/sum_A - np.sum(A**2/sum_A**2, axis=0)",
    "np.linalg.slogdet(A)[1]": "np.linalg.inv(A).T",
    "v: float[:]; np.linalg.norm(v, 1)": "np.sign(v)",
    "Q: float[:, :, :]; np.sum(np.linalg.det(Q))": "[..., None][..., None]*cofactors(Q)",
    "sum((A @ x)^2)": "matmul_left(2*(A @ x), A, x)",
    "a: float[3]; b: float[3]; np.dot(a, b)": "b, a",
    "np.sum(np.where(v > 0, v, 0))": "np.where(v > 0, 1.0, 0.0)",
    "w: float[2, 5]; b: float[5]; np.sum(b*exp(w))": "np.sum(exp_w, axis=0)",
    "A: float[3, 4]; x: float[4]; b: float[3]; s = A @ x + b; sum(tanh(s))": "[:, None]*x",
    "v: float[5]; c: float; np.mean((v - c)^2)": "0.4*(v - c)",
    "A: float[3,4]; np.sum(np.median(A, axis=1)^2)": "(\n    np.where(test, product/np.sum(test",
    "v: float[3]; row: int[:]; np.sum(np.outer(v, v)[:, row]^3)": "\nv @ dpart + dpart @ v",
}


@pytest.mark.parametrize("text", PRINTED)
def test_what_is_printed_reads_well(text):
    lines = text.replace("; ", "\n")
    wrt = tuple(n for n in program(lines).inputs if n not in ("x", "row"))
    assert PRINTED[text] in calls.diff(program(lines), wrt, mode="reverse")


HELD = """\
A: float[3,3]; b: float[3]; x = np.linalg.solve(A, b); sum(x**2)
A: float[3,3]; np.sum(np.linalg.inv(A)**2)
A: float[3,4]; sum(np.tile(A, 2)**2)
v: float[5]; softmax(v)[2]
v: float[5]; np.var(v) + np.std(v)
A: float[3,4]; np.sum(np.std(A, axis=1)) + np.sum(np.std(A, axis=0, ddof=1)**3)
v: float[4]; w: float[4]; np.sum(np.outer(v, w)**3) + np.inner(v, w)**2
v: float[4]; np.sum(np.diff(v)**2) + np.trapezoid(v)
A: float[3,4]; np.sum(np.flip(A, axis=1)*A*np.roll(A, 1, axis=1))
A: float[2,3,4]; np.sum(np.rot90(A, -1, axes=(2, 0))*np.rot90(A, 3, (2, 0))**2)
v: float[4]; np.sum(np.split(v, [1, 3])[1]**3) + np.block([v, v])[5]**2
A: float[2,3,4]; B: float[3,4]; np.sum(np.tensordot(A, B, axes=([1, 2], [0, 1]))**2)
A: float[3,4]; np.sum(np.block([[A, 2*A], [A**2, A]])[4, 5:]**2)*np.dstack([A, 2*A])[0, 1, 1]
A: float[3,4]; np.sum(np.tile(A, (2, 1, 3))**3*np.arange(72.0).reshape(2, 3, 12))
v: float[4]; np.sum(np.repeat(v, [1, 2, 0, 3])**3*np.arange(6.0))
A: float[3,4]; np.sum(np.repeat(A, [1, 2, 0, 3], axis=1)**3*np.arange(18.0).reshape(3, 6))
A: float[3,4]; np.sum(np.tril(A)**2)
v: float[4]; np.sum(np.convolve(v, v))
A: float[3,4]; np.sum(A.reshape(4, 3)**3)
A: float[3,4]; np.linalg.norm(A) + np.sum(np.linalg.norm(A, axis=1)**3)
A: float[3,4]; np.max(A) + np.sum(np.max(A, axis=0)**2)
A: float[3,4]; np.sum(np.mean(A, axis=1)**2)
A: float[3,4]; np.sum(A, axis=(0, 1))**2
A: float[2,3,4]; np.sum(np.mean(A, axis=(0, 2))**2) + np.sum(np.max(A, axis=(-3, -1))**2)
A: float[3,4]; np.sum(A.T @ A)
A: float[3,4]; np.sum((np.transpose(A, (0, 1)) @ A.T)**3)
A: float[3,4]; np.sum(np.swapaxes(A, 0, 1)[0]**2) + np.sum(np.expand_dims(A, 0)**2)
A: float[3,4]; np.sum(np.squeeze(A[:1])**2)
A: float[3,4]; np.sum(np.concatenate([A, A], axis=1)**3)
v: float[4]; np.sum(np.stack([v, 2*v])**3)
v: float[4]; np.sum(np.kron(v, v)**2)
v: float[3]; w: float[3]; np.sum(np.cross(v, w)**2)
v: float[3]; w: float[3]; np.sum(np.where(v > 0.2, v*w, w)**2) + np.sum(np.clip(v, 0, 0.5)**2)
A: float[2,3,4]; B: float[4,3]; np.sum((A @ B)**2)
A: float[2,3,4]; w: float[4]; np.sum(tanh(A*w)**2)
A: float[3,4]; w: float[3,1]; np.sum(tanh(A*w)**2)
v: float[4]; np.polyval(v, 2.0)
v: float[4]; np.dot(v, v)**2 + np.average(v)
A: float[3,4]; sum(A[1]*A[0]) + sum(A[:, 1]**2) + A[1, 2]**2
v: float[5]; np.sum(np.gradient(v)**2)
A: float[3,4]; np.sum(np.inner(A, A)**2)
A: float[2,3,3]; w: float[3]; np.sum(np.sum(np.max(A, axis=2), axis=0)*w)
A: float[2,3,3]; w: float[3]; np.sum(np.sum(np.var(A, axis=2), axis=0)*w)""".splitlines()
SHAPES = {
    "v": (5,), "w": (5,), "A": (3, 4), "B": (4, 3), "S": (3, 3), "b": (3,), "T": (2, 3, 4),
    "Q": (2, 3, 3), "P": (3, 3),
}  # fmt: skip
# Calls of functions of whole arrays, each of whose derivatives is held to the tape's: declared and
# not, by the arrays and by a number that they are made of
WHOLE = """\
np.cumsum(v)
np.cumsum(A)
np.cumsum(A, axis=1)
v.cumsum()
np.cumprod(v)
np.cumprod(A, axis=0)
np.prod(v)
np.prod(A, axis=1)
np.prod(A, axis=(0, 1))
v.prod()
np.linalg.det(S)
np.linalg.inv(S)
np.linalg.solve(S, b)
np.linalg.solve(S, B.T)
np.linalg.matrix_power(S, 3)
np.linalg.multi_dot([A, B, A])
np.trace(S @ S)
np.trace(A, offset=1)
np.sort(v)
np.sort(A, axis=0)
np.median(v)
np.median(A, axis=1)
np.quantile(v, 0.3)
np.percentile(A, 30, axis=0)
np.pad(A, ((1, 0), (0, 2)))
np.take(v, [0, 2, 2])
np.take(A, [0, 2], axis=1)
np.take(A, 1, axis=1)
np.take(A, [0, 2, 7])
v[[0, 2, 2]]
v[[0, 2]]
v[np.argsort(w)]
A[[0, 2], [1, 1]]
v[v > 0]
np.take_along_axis(A, np.argsort(A, axis=1), axis=1)
logsumexp(v)
logsumexp(A, axis=1)
softmax(A, axis=0)
log_softmax(A)
scipy.special.log_softmax(A)
scipy.special.log_softmax(A, axis=0)
scipy.special.softmax(A)
np.einsum('ij,jk->ik', A, B)
np.einsum('ij,ij->i', A, A)
np.einsum('i,i', v, w)
np.einsum('ii', S)
np.einsum('ii->i', S)
np.einsum('i,j->ij', v, w)
np.einsum('ij,kj,k->i', A, A, b)
np.einsum('ij->j', A)
np.max(A, axis=0)
np.min(T, axis=(0, 1))
np.max(A, axis=-1, keepdims=True)
np.sum(A, axis=-2)
np.sum(T, axis=(0, 2))
np.mean(A, axis=0)
np.mean(T, axis=(0, -1))
np.var(A, axis=0)
np.std(v, ddof=1)
np.std(T, axis=(1, 2))
v.std()
np.average(v, weights=w)
np.nanmean(A, axis=1)
math.fsum(v)
np.dot(A, B)
np.rot90(A, 3)
np.outer(v, w)
np.inner(v, w)
np.convolve(v, w)
np.cross(b, b*b)
np.trapezoid(v)
np.trapezoid(v, w)
np.concatenate([v, w])
np.concatenate([v, w, v*w])
np.concatenate([A, A], axis=-1)
np.concatenate([A, A], axis=None)
np.stack([v, w], axis=1)
np.stack([v, w], axis=-1)
A.reshape(4, 3)
A.reshape(-1)
A.T @ A
np.transpose(T, (2, 0, 1))
np.transpose(T, None)
np.expand_dims(v, 0)
np.squeeze(A[:1])
np.swapaxes(T, 0, 2)
np.moveaxis(T, 0, 2)
np.permute_dims(T, (2, 0, 1))
np.concat([A, A], axis=1)
np.row_stack([A, A])
np.broadcast_to(v, (3, 5))
np.linalg.norm(A, axis=1)
np.linalg.norm(A, 'fro')
np.diff(v)
np.diff(A, axis=0)
np.diff(v, n=2)
np.diff(v, prepend=0.0)
np.diff(v, prepend=2.0)
np.diff(v, append=-3.0)
np.ediff1d(A)
np.roll(v, 2)
np.roll(A, 1, axis=1)
np.roll(A, (1, 2), axis=(0, 1))
np.flip(A)
np.flip(A, axis=1)
np.fliplr(A)
np.flipud(A)
np.tile(v, 2)
np.repeat(v, 2)
np.repeat(A, 3)
np.diag(v)
np.diag(S)
np.diag(S, 1)
np.tril(S)
np.triu(S, 1)
np.linspace(v[0], v[1], 4)
np.linspace(v[0], v[1], 5, endpoint=False)
np.linspace(stop=v[0], start=v[1], num=4)
np.sum(np.hanning(5))*v
np.sum(np.blackman(5)*np.hamming(5)*np.bartlett(5))*v
np.select([v > 0, v <= 0], [v**2, w])
v.clip(-0.5, 0.5)""".splitlines()
# Calls of others, whose derivatives are held to the tape's up to the second too
TWICE = """\
np.vstack([v, w])
np.vstack([v, 2*w, v])
np.vstack([A, A*A, w[:4]])
np.hstack([v, w])
np.hstack([A, A*A])
np.column_stack([v, A[0, 0]*w])
np.column_stack([S, b, S])
np.atleast_1d(v)
np.atleast_2d(v)
np.atleast_2d(A)
np.pad(v, 2)
np.pad(v, 2, constant_values=3.0)
np.pad(A, 1)
np.pad(A, (1, 2))
np.pad(T, 1)
np.kron(v, w)
np.kron(A, S)
np.kron(A, b)
np.kron(b, A)
np.gradient(v)
np.gradient(v, 0.5)
np.vander(v, 3)
np.cov(v)
np.cov(v, w)
np.cov(A)
np.cov(A, ddof=0)
np.cov(A, bias=True)
np.corrcoef(v, w)
np.corrcoef(A)
np.polyval(v, 0.5)
np.polyval(v, w)
np.polyval(v, A)
np.polyval([1.0, 2.0, 3.0], v)
np.interp(v, [-1.0, 0.1, 1.0], b)
np.interp(v, np.cumsum(w*w), w)
np.interp(v, [-1.0, 0.1, 1.0], [0.5, 0.2, 0.7], left=0.0, right=1.0)
np.interp(A, [-1.0, 0.1, 1.0], b)
np.interp(v[0], [-1.0, 0.1, 1.0], b)
np.linalg.cond(S)""".splitlines()
# Functions of one matrix, whose derivatives are held to the tape's up to the second
OF_A_MATRIX = """\
np.linalg.slogdet(S)[1]
np.linalg.slogdet(S)[0]*S
np.linalg.cholesky(P)
np.linalg.eigvalsh(P)
np.linalg.eigh(P)[0]
np.linalg.eigh(P)[1]
np.linalg.svd(A, compute_uv=False)
np.linalg.svd(A)[1]
np.linalg.svd(A, full_matrices=False)[0]
np.linalg.svd(A, full_matrices=False)[2]
np.linalg.svd(B, full_matrices=False)[0]
np.linalg.svd(B, full_matrices=False)[2]
np.linalg.qr(B)[0]
np.linalg.qr(B)[1]
np.linalg.qr(B, mode='r')
np.linalg.pinv(A)
np.linalg.pinv(B)
np.linalg.norm(A, 'nuc')
np.linalg.lstsq(B, w[:4], rcond=None)[0]
np.linalg.lstsq(A, S, rcond=None)[0]
scipy.linalg.expm(S)
scipy.linalg.solve_triangular(S, b)
scipy.linalg.solve_triangular(S, A, lower=True)
scipy.linalg.solve_triangular(S, A, lower=True, unit_diagonal=True)
np.linalg.norm(A, 1, axis=1)""".splitlines()
# Calls that have a derivative where their arrays are declared, and else say so
DECLARED = """\
np.delete(v, [0, 2])
np.compress([True, False, True], A, axis=0)
np.resize(v, [2, 6])
np.repeat(A, 2, axis=1)
np.gradient(v, w)
np.array_split(w, 3)[1]
np.meshgrid(v, w, v)[0]
np.tensordot(A, B, 1)
np.delete(v, 1)
np.convolve(v, w, 'valid')""".splitlines()
# Calls that declarations make others
TOLD = """\
np.gradient(A)[0]
np.meshgrid(v, w)[0]
np.meshgrid(v, w, indexing='ij')[1]
np.diagonal(Q)
np.linalg.norm(A, 1)
np.linalg.norm(A, -1)
np.linalg.norm(A, 2)
np.linalg.norm(A, -2)
np.linalg.norm(A, np.inf)
np.linalg.norm(A, -np.inf)
np.linalg.det(Q)
np.linalg.inv(Q)
np.linalg.solve(Q, T)
scipy.linalg.expm(Q)
np.trace(Q)""".splitlines()
# Norms that are others of matrices
OF_VECTORS = """\
np.linalg.norm(v, 1)
np.linalg.norm(v, 2)
np.linalg.norm(v, np.inf)
np.linalg.norm(v, -np.inf)
np.linalg.norm(v, 3)
np.linalg.norm(v, 1.5)""".splitlines()
# What derivatives are written in, which are linear in their first argument
LINEAR = """\
cumprod_ahead(v, w)
cumprod_ahead(A, B.T, axis=1)
cumprod_back(v, w)
cumprod_back(A, B.T, axis=0)
polyval_back(v, b, w)
sum_like(S, b)
matmul_left(b, S, w[:3])
matmul_right(b, S, w[:3])""".splitlines()
# Rows that no program calls by a name, or whose derivative is no number's
HIDDEN = {"cast", "determinant_sign", "setitem"}
UNDECLARED = [
    (text, shapes)
    for text in ("np.sum((a @ b)^3)", "np.sum(np.sin(a @ b))")
    for shapes in (
        {"a": (3,), "b": (3,)},
        {"a": (2, 3), "b": (3,)},
        {"a": (3,), "b": (3, 2)},
        {"a": (2, 3), "b": (3, 4)},
        {"a": (2, 3), "b": (5, 3, 4)},
        {"a": (5, 2, 3), "b": (3, 4)},
        {"a": (5, 2, 3), "b": (5, 3, 4)},
        {"a": (3,), "b": (5, 3, 4)},
    )
]
# What a second derivative goes back through: the rules of what first derivatives are written in
UNDECLARED += [
    ("np.sum(np.take(a, [0, 2, 2])^3)", {"a": (4,)}),
    ("np.sum(np.sum(a*b)*np.sin(a))", {"a": (2, 3), "b": (3,)}),
]


def held(text: str, shapes: dict) -> None:
    """Hold the gradient that is printed to that of the tape, and both derivatives of it."""
    source = np.random.default_rng(3)
    made, names, chosen = program(text), tuple(shapes), points()
    point = {
        n: chosen[n] if SHAPES.get(n) == shape else source.normal(size=shape)
        for n, shape in shapes.items()
    }
    want = calls.gradient(made, point).gradients
    first = calls.diff(made, names, mode="reverse")
    compare(value(first, point), [want[n] for n in names])
    hold_numpy(calls.diff(made, names, mode="reverse", to="numpy"), point, want)
    for n in names:
        once = program(calls.diff(made, (n,), mode="reverse"))
        again = calls.gradient(once, point, names).gradients
        twice = value(calls.diff(once, names, mode="reverse"), point)
        compare(twice, [again[m] for m in names])


def value(text: str, point: dict) -> list:
    made = program(text)
    found = calls.value(made, {n: x for n, x in point.items() if n in made.inputs}).value
    return list(found) if isinstance(found, tuple) else [found]


def compare(found: list, want: list) -> None:
    found = [found] if len(want) == 1 and len(found) != 1 else found
    for a, b in zip(found, want, strict=True):
        assert b is None or np.shape(a) == np.shape(b)
        expected = np.broadcast_to(0.0 if b is None else b, np.shape(a))
        np.testing.assert_allclose(a, expected, 1e-9, 1e-11)


@pytest.mark.parametrize("text", HELD)
def test_the_tape_says_the_same(text):
    text = text.replace("; ", "\n")
    held(text, {n: i.shape for n, i in program(text).inputs.items()})


@pytest.mark.parametrize("text, shapes", UNDECLARED)
def test_arrays_of_any_axes_to_the_second_order(text, shapes):
    held(text, shapes)


def points() -> dict:
    source = np.random.default_rng(3)
    found = {n: source.normal(size=shape) for n, shape in SHAPES.items()}
    found |= {n: found[n] + 2 * np.eye(3) for n in "SQ"}
    return found | {"P": found["P"] @ found["P"].T + np.eye(3)}


def names_in(text: str) -> list[str]:
    return [n for n in SHAPES if re.search(rf"(?<![\w.']){n}(?![\w('])", text)]


def declarations(names: list[str]) -> str:
    return "".join(f"{n}: float[{', '.join(map(str, SHAPES[n]))}]\n" for n in names)


def by_arrays(text: str) -> str:
    return f"np.sum(sin({text}))"


def by_number(text: str, names: list[str] | None = None) -> str:
    """A program of a number c that the arrays of a call, all or `names`, are made of."""
    names = names or names_in(text)
    made = "".join(f"{n}_c = {n} + c*{n}*{n}\n" for n in names)
    pattern = rf"(?<![\w.'])({'|'.join(names)})(?![\w('])"
    return f"c: float\n{made}" + by_arrays(re.sub(pattern, r"\1_c", text))


@pytest.mark.parametrize(
    "text, told",
    [(t, told) for t in (*WHOLE, *TWICE, *OF_A_MATRIX) for told in (True, False)]
    + [(t, True) for t in (*TOLD, *OF_VECTORS)],
)
def test_a_function_of_whole_arrays(text, told):
    names = names_in(text)
    head, point = declarations(names) if told else "", {n: points()[n] for n in names}
    made = program(head + by_arrays(text))
    want = calls.gradient(made, point).gradients
    found = calls.diff(made, tuple(names), mode="reverse")
    compare(value(found, point), [want[n] for n in names])
    hold_numpy(calls.diff(made, tuple(names), mode="reverse", to="numpy"), point, want)
    made, point = program(head + by_number(text)), point | {"c": 0.3}
    want = calls.gradient(made, point, ("c",)).gradients
    for mode in ("forward", "reverse"):
        compare(value(calls.diff(made, ("c",), mode=mode), point), [want["c"]])


@pytest.mark.parametrize("text", (*TWICE, *OF_A_MATRIX, *OF_VECTORS, "np.mean(v)*v"))
def test_the_second_derivatives_of_a_function_of_whole_arrays(text):
    names = names_in(text)
    held(by_arrays(text), {n: SHAPES[n] for n in names})
    head = declarations(names) if text in OF_VECTORS else ""
    made, point = program(head + by_number(text)), {n: points()[n] for n in names} | {"c": 0.3}
    once = program(calls.diff(made, ("c",), mode="forward"))
    want = calls.gradient(once, point, ("c",)).gradients
    compare(value(calls.diff(once, ("c",), mode="forward"), point), [want["c"]])


@pytest.mark.parametrize("text", LINEAR)
def test_what_derivatives_are_written_in_is_differentiated_by_what_it_carries(text):
    names, first = names_in(text), re.search(r"\((\w)", text)[1]
    head, point = declarations(names), {n: points()[n] for n in names}
    made = program(head + by_arrays(text))
    want = calls.gradient(made, point, (first,)).gradients
    compare(value(calls.diff(made, (first,), mode="reverse"), point), [want[first]])
    made, point = program(head + by_number(text, [first])), point | {"c": 0.3}
    want = calls.gradient(made, point, ("c",)).gradients
    compare(value(calls.diff(made, ("c",), mode="forward"), point), [want["c"]])


def hold_numpy(text: str, point: dict, want: dict) -> None:
    found = function(text)(**point)
    found = found if isinstance(found, tuple) else (found,)
    for a, n in zip(found, point, strict=True):
        np.testing.assert_allclose(a, 0.0 if want[n] is None else want[n], 1e-9, 1e-11)


@pytest.mark.parametrize("text", DECLARED)
def test_a_function_that_asks_for_declared_arrays(text):
    names = names_in(text)
    point = {n: points()[n] for n in names}
    with pytest.raises(Diagnostic) as found:
        calls.diff(program(by_arrays(text)), tuple(names))
    assert found.value.span and "declare the arrays" in found.value.help
    made = program(declarations(names) + by_arrays(text))
    want = calls.gradient(made, point).gradients
    compare(value(calls.diff(made, tuple(names)), point), [want[n] for n in names])


@pytest.mark.slow
def test_every_row_of_arrays_is_differentiated_or_is_said_not_to_be():
    """What no call above is lowered to has no derivative, or is in a table that says so."""
    directory.load()
    rows = {name for name, op in TABLE.items() if not op.elementwise and differentiable(op)}
    rows |= {name for name, called in CALLED.items() if differentiable(called.row)}
    seen: set[str] = set()
    any_shape = (*WHOLE, *TWICE, *OF_A_MATRIX, *OF_VECTORS)
    whole = [declarations(names_in(t)) + by_arrays(t) for t in (*any_shape, *DECLARED, *TOLD)]
    ahead = [declarations(names_in(text)) + by_number(text) for text in any_shape]
    held = [text.replace("; ", "\n") for text in HELD]
    for text in (*whole, *ahead, *held, "np.sum(np.atleast_1d(u)**2)"):  # which may be a number
        made = program(text)
        wrt = ("c",) if text in ahead else tuple(made.inputs)
        for derived in (staged(made), derivative(made, wrt)):
            values = [v for s in ir.statements(derived.body) for v in ir.reads(s)]
            nodes = ir.postorder([*values, *derived.outputs])
            seen |= {node.op.name for node in nodes if node.op is not None}
    unprinted = {name for name, op in TABLE.items() if not op.printed}
    assert rows - seen == HIDDEN | unprinted


def differentiable(op) -> bool:
    return any(arg.kind not in ("static", "flat") for arg in op.args)


@pytest.mark.parametrize(
    "text, words",
    [
        ("np.sum(np.gradient(v, v)**2)", "declare the arrays"),
        ("v: float[5]\nnp.sum(np.diff(v, n=2, prepend=0.0)**2)", "the function np.diff"),
        ("v: float[5]\nnp.quantile(v, 0.3, method='lower')", "the function np.quantile"),
        ("v: float\nu: float[3]\nnp.quantile(u, v)", "the function np.quantile"),
        ("v: float[2, 3, 3]\nnp.sum(np.linalg.eigh(v)[1])", "the function np.linalg.eigh"),
        ("v: float[2, 3, 3]\nnp.sum(np.linalg.slogdet(v)[1])", "the function np.linalg.slogdet"),
        ("v: float[2, 3]\nnp.sum(np.linalg.qr(v)[1])", "the function np.linalg.qr"),
        ("np.sum(scipy.linalg.solve_triangular(v, v, trans=1))", "linalg.solve_triangular"),
        ("np.sum(scipy.linalg.logm(v))", "the function scipy.linalg.logm"),
    ],
)
def test_what_is_not_printed_says_what_is_missing(text, words):
    with pytest.raises(Diagnostic) as found:
        calls.diff(program(text), ("v",))
    assert found.value.code == "E0108" and words in f"{found.value} {found.value.help}"


def test_what_is_taken_for_a_vector_is_declared_one():
    derived = calls.diff(program("np.linalg.norm(v, 1)"), ("v",))
    with pytest.raises(Diagnostic, match=r"v' is declared float\[:\]"):
        value(derived, {"v": [[1.0, 2.0], [3.0, 4.0]]})
    with pytest.raises(Diagnostic, match="shape"):
        calls.diff(program("np.linalg.norm(2*v, 1)"), ("v",))


def test_a_norm_of_an_order_that_the_program_computes_is_refused():
    with pytest.raises(Diagnostic, match="option, is worked out"):
        calls.diff(program("p: int = 3\nnp.linalg.norm(v, p)"), ("v",))


WRITTEN_OUT = [
    "row = np.array([0, 2, 2])\nnp.sum(v[row]^3)",
    "row = [0, 2, 2]\nnp.sum(v[row]^3)",
    "row = np.array([0, 2, 2])\nnp.sum(np.outer(v, v)[row, 1]^3)",
    "row = [0, 2, 2]\nnp.sum(np.outer(v, v)[:, row]^3)",
    "row = [0, 2, 2]\nnp.sum(np.take(np.outer(v, v), row, axis=1)^3)",
    "row = np.array([1, 3])\nfor i in row:\n    v[i] = v[i]^2\nnp.sum(v^2)",
    "w = np.array([1.0, 2.0])\nw*v[0]^2",
    "w = np.array([[1.0, 2.0], [3.0, 4.0]])\nnp.sin(v[0])*w",
]


@pytest.mark.parametrize("text", WRITTEN_OUT)
def test_an_input_whose_default_is_an_array_is_one(text):
    point, made = {"v": points()["v"]}, program(text)
    want = calls.gradient(made, point, ("v",))["v"]
    compare(value(calls.diff(made, ("v",), mode="reverse"), point), [want])


MATRICES = {
    "declared": "A: float[3, 3]\ns = 0.0\nfor i in range(3):\n    for j in range(3):\n"
    "        d = A[i, j] - A[j, i]\n        s += d*d*A[i, j]\ns",
    "made": "A: float[3, 3]\nB = np.zeros((3, 3))\nfor i in range(3):\n    d = A[i, 0]*A[i, 1]\n"
    "    B[i, 1] = d*d\nnp.sum(B*A)",
    "copied": "A: float[3, 3]\nB = np.copy(A)\ns = 0.0\nfor i in range(2):\n"
    "    B[i, 0] = B[i, 0]*B[2, 1]\n    s += B[i, 0]\ns",
}


@pytest.mark.parametrize("text", MATRICES.values(), ids=MATRICES)
def test_an_element_of_a_matrix_is_a_number(text):
    A = [[0.3, 1.2, -0.7], [2.1, 0.9, 0.4], [1.1, -0.2, 0.6]]
    printed = calls.diff(calls.program(text), ("A",))
    assert not re.search(r"zeros_like\((d|s)\b|ones_like\(s|sum_like|np.sum\(d", printed)
    found = calls.value(calls.program(printed), {"A": A}).value
    want = calls.gradient(calls.program(text), {"A": A}, ("A",))["A"]
    np.testing.assert_allclose(found, want, rtol=1e-13)


def test_a_row_of_what_has_more_axes_is_no_number():
    text = "A: float[2, 2, 2]\ns = 0.0\nfor i in range(2):\n    s += np.sum(A[i, 1]**2)\ns"
    A = np.arange(8.0).reshape(2, 2, 2)
    printed = calls.diff(calls.program(text), ("A",))
    found = calls.value(calls.program(printed), {"A": A}).value
    np.testing.assert_allclose(found, calls.gradient(calls.program(text), {"A": A}, ("A",))["A"])


@pytest.mark.parametrize(
    "text",
    [
        "M[0][1]**2",
        "row = M[0]\nrow[1]**2",
        "def f(r):\n    return r[0]*r[1]\nf(M[0])*M[1][0]",
        "s = 0.0\nfor row in M:\n    s += row[0]*row[1]\ns",
        "(M[0]*2)[1]**2",
        "np.sum(M[1])*M[0, 1]",
    ],
)
def test_rows_of_an_undeclared_matrix_are_arrays(text):
    program = engines.program_of(text)
    at = {"M": [[0.3, -1.2], [0.7, 2.0]]}
    want = engines.by_tape(program, at, ("M",))
    assert engines.by_adjoint(program, at, ("M",)) == pytest.approx(want, rel=1e-14)


def test_integers_that_are_indices_stay_integers():
    made = program(
        "def pick(rows, at):\n    return rows[at[0]][at[1]]\nw = [[1, 0], [0, 1]]\nc = [3, 4]\n"
        "A = np.array([[x, 1.0], [x*x, 2*x]])\npick(A, w[0])*A[w[1][0], w[1][1]]*c[0]"
    )
    assert (made.inputs["w"].kind, made.inputs["c"].kind) == ("int", "float")
    printed = calls.diff(made, ("x",))
    assert "w: int[:, :] = [[1, 0], [0, 1]]" in printed
    assert calls.value(program(printed), {"x": 0.5}).value == 3.0
    assert function(calls.diff(made, ("x",), to="numpy"))(0.5) == 3.0
