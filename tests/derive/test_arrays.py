"""Printed derivatives of programs over arrays: what they are, and that the tape says the same."""

import numpy as np
import pytest

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

PRINTED = {  # a program, its lines apart by ";": the last lines of its gradient
    "sum(v^2)": "2*v",
    "sum((A @ x)^2)": "matmul_left(2*(A @ x), A, x)",
    "a: float[3]; b: float[3]; np.dot(a, b)": "b, a",
    "np.sum(np.where(v > 0, v, 0))": "np.where(v > 0, 1.0, 0.0)",
    "w: float[2, 5]; b: float[5]; np.sum(b*exp(w))": "np.sum(exp_w, axis=0)",
    "A: float[3, 4]; x: float[4]; b: float[3]; s = A @ x + b; sum(tanh(s))": "[:, None]*x",
    "v: float[5]; c: float; np.mean((v - c)^2)": "0.4*(v - c)",
}


@pytest.mark.parametrize("text", PRINTED)
def test_what_is_printed_reads_well(text):
    lines = text.replace("; ", "\n")
    wrt = tuple(n for n in program(lines).inputs if n != "x")
    assert PRINTED[text] in calls.diff(program(lines), wrt, mode="reverse")


HELD = """\
A: float[3,3]; b: float[3]; x = np.linalg.solve(A, b); sum(x**2)
A: float[3,3]; np.sum(np.linalg.inv(A)**2)
A: float[3,4]; sum(np.tile(A, 2)**2)
v: float[5]; softmax(v)[2]
v: float[5]; np.var(v) + np.std(v)
v: float[4]; w: float[4]; np.sum(np.outer(v, w)**3) + np.inner(v, w)**2
v: float[4]; np.sum(np.diff(v)**2) + np.trapezoid(v)
A: float[3,4]; np.sum(np.flip(A, axis=1)*A*np.roll(A, 1, axis=1))
A: float[3,4]; np.sum(np.tril(A)**2)
v: float[4]; np.sum(np.convolve(v, v))
A: float[3,4]; np.sum(A.reshape(4, 3)**3)
A: float[3,4]; np.linalg.norm(A) + np.sum(np.linalg.norm(A, axis=1)**3)
A: float[3,4]; np.max(A) + np.sum(np.max(A, axis=0)**2)
A: float[3,4]; np.sum(np.mean(A, axis=1)**2)
A: float[3,4]; np.sum(A, axis=(0, 1))**2
A: float[2,3,4]; np.sum(np.mean(A, axis=(0, 2))**2) + np.sum(np.max(A, axis=(-3, -1))**2)
A: float[3,4]; np.sum(A.T @ A)
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
v: float[5]; np.sum(np.gradient(v)**2)""".splitlines()
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


def held(text: str, shapes: dict) -> None:
    """Hold the gradient that is printed to that of the tape, and both derivatives of it."""
    source = np.random.default_rng(3)
    made, names = program(text), tuple(shapes)
    point = {n: source.normal(size=shape) for n, shape in shapes.items()}
    want = calls.gradient(made, point).gradients
    first = calls.diff(made, names, mode="reverse")
    compare(value(first, point), [want[n] for n in names])
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
        b = 0.0 if b is None else b
        assert np.shape(a) == np.shape(b) or b is 0.0  # noqa: F632
        np.testing.assert_allclose(a, np.broadcast_to(b, np.shape(a)), 1e-9, 1e-11)


@pytest.mark.parametrize("text", HELD)
def test_the_tape_says_the_same(text):
    text = text.replace("; ", "\n")
    held(text, {n: i.shape for n, i in program(text).inputs.items()})


@pytest.mark.parametrize("text, shapes", UNDECLARED)
def test_a_product_of_arrays_of_any_axes(text, shapes):
    held(text, shapes)


@pytest.mark.parametrize(
    "text, words",
    [
        ("np.sum(np.diff(v)**2)", "declare the arrays"),
        ("v: float[5]\nnp.sum(np.cumsum(v)**2)", "the function np.cumsum"),
    ],
)
def test_what_is_not_printed_says_what_is_missing(text, words):
    with pytest.raises(Diagnostic) as found:
        calls.diff(program(text), ("v",))
    assert found.value.code == "E0108" and words in f"{found.value} {found.value.help}"
