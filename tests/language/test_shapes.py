"""The rules of shapes: NumPy is the oracle, also of lengths that only a name stands for.

A program is one expression of declared inputs.  With all lengths declared, its shape is NumPy's;
with open ones, what is known of it is NumPy's for any lengths that they may be.
"""

import re
from itertools import product

import numpy as np
import pytest

from gradcli.calls import program
from gradcli.core.types.kind_rules import axes_of
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.lengths import UNKNOWN, names, replaced
from gradcli.lowering.stage import staged

# the expression, of inputs with these axes; a letter is a length that may be open
CASES = """
v + w                       v:n w:n
A*v                         A:m,n v:n
A*A[:1]                     A:m,n
v[1:]                       v:n
v[:-1]                      v:n
v[1:-1]                     v:n
v[:2]                       v:n
v[::2]                      v:n
v[::-1]                     v:n
v[[2, 0]]                   v:n
A[0]                        A:m,n
A[:, 0]                     A:m,n
A[1:, :-1]                  A:m,n
A[..., None]                A:m,n
A[[0, 1], 1:]               A:m,n
A[[0, 1], [1, 0]]           A:m,n
T[[0, 1], :, [1, 0]]        T:m,n,k
T[0, ..., 1]                T:m,n,k
A @ v                       A:m,n v:n
v @ A                       v:m A:m,n
A @ B                       A:m,n B:n,k
T @ A                       T:k,m,n A:n,k
A.T                         A:m,n
np.transpose(T, (2, 0, 1))  T:m,n,k
np.sum(A, axis=0)           A:m,n
np.sum(A, axis=-1, keepdims=True)  A:m,n
np.mean(T, axis=(0, 2))     T:m,n,k
np.max(A)                   A:m,n
np.argmax(A, axis=1)        A:m,n
np.argmax(v)                v:n
np.cumsum(A, axis=1)        A:m,n
np.cumsum(v)                v:n
np.cumsum(A)                A:m,n
np.sort(v)                  v:n
np.diff(v)                  v:n
np.diff(A, axis=0)          A:m,n
np.reshape(A, (-1,))        A:m,n
np.reshape(v, (-1, 1))      v:n
np.stack([v, w])            v:n w:n
np.stack([v, w], axis=1)    v:n w:n
np.stack([A, A], axis=-1)   A:m,n
np.array([v, w])            v:n w:n
np.concatenate([v, w])      v:n w:m
np.concatenate([v, v[1:]])  v:n
np.concatenate([A, A], axis=1)  A:m,n
np.vstack([v, w])           v:n w:n
np.vstack([A, v])           A:m,n v:n
np.hstack([v, w])           v:n w:m
np.hstack([A, A])           A:m,n
np.column_stack([v, A])     v:m A:m,n
np.outer(v, w)              v:n w:m
np.diag(v)                  v:n
np.diag(S)                  S:n,n
np.trace(S)                 S:n,n
np.linalg.inv(S)            S:n,n
np.linalg.solve(S, v)       S:n,n v:n
np.linalg.det(S)            S:n,n
np.take(v, [0, 2, 1])       v:n
np.pad(v, 1)                v:n
np.pad(v, (2, 1))           v:n
np.expand_dims(A, 1)        A:m,n
np.repeat(v, 3)             v:n
np.zeros((2, 3)) + A[0, 0]  A:m,n
np.zeros_like(A)            A:m,n
np.full(3, v[0])            v:n
np.eye(3) * v[0]            v:n
np.linspace(v[0], 1.0, 5)   v:n
np.arange(4) * v[0]         v:n
np.broadcast_to(v, (2, 3))  v:3
np.where(v > 0, v, 0.0)     v:n
np.searchsorted(v, w)       v:n w:m
"""
LENGTHS = ({"m": 3, "n": 4, "k": 2}, {"m": 2, "n": 3, "k": 5}, {"m": 4, "n": 4, "k": 4})


def cases() -> list[tuple[str, dict[str, str]]]:
    found = []
    for line in CASES.strip().splitlines():
        text, given = re.split(r"\s{2,}", line.strip(), maxsplit=1)
        found.append((text, dict(one.split(":") for one in given.split())))
    return found


def shape_of(text: str, inputs: dict[str, list]):
    """The shape that is known of a program's value, and its kind."""
    header = [f"{name}: float[{', '.join(map(str, axes))}]" for name, axes in inputs.items()]
    core = staged(program("\n".join([*header, text])), settled=True)
    kinds = kinds_of(core)
    (value,) = core.outputs
    return kinds.shapes.of(value, None), kinds.of(value, None)


def declared(given: dict[str, str], lengths: dict[str, int]) -> dict[str, list[int]]:
    return {x: [lengths.get(n) or int(n) for n in axes.split(",")] for x, axes in given.items()}


def expected(text: str, inputs: dict[str, list[int]]) -> tuple:
    point = {name: np.random.default_rng(1).random(axes) for name, axes in inputs.items()}
    if "S" in point:
        point["S"] += 3 * np.eye(len(point["S"]))
    return np.shape(eval(text, {"np": np}, point))


@pytest.mark.parametrize(("text", "given"), cases(), ids=[text for text, _ in cases()])
def test_shapes_are_those_of_numpy(text, given):
    for lengths in LENGTHS:
        inputs = declared(given, lengths)
        known, kind = shape_of(text, inputs)
        want = expected(text, inputs)
        assert known == want
        assert axes_of(kind) == len(want)


@pytest.mark.parametrize(("text", "given"), cases(), ids=[text for text, _ in cases()])
def test_open_lengths_stand_for_any(text, given):
    letters = sorted({n for axes in given.values() for n in axes.split(",") if n.isalpha()})
    known, kind = shape_of(text, declared(given, dict.fromkeys(letters, ":")))
    assert type(known) is tuple
    for values in product((3, 4, 6), repeat=len(letters)):
        inputs = declared(given, dict(zip(letters, values)))
        want = expected(text, inputs)
        by = {f"{x}.{k}": n for x, axes in inputs.items() for k, n in enumerate(axes)}
        assert len(known) == len(want) == axes_of(kind)
        for n, m in zip(known, want):
            assert n == UNKNOWN or (names(n) <= by.keys() and replaced(n, by) == m)


# Programs, of arrays v (5), A (4, 5) and indices i (3): what is told of lengths by names, and where
# a name has several values, of which none may be taken for the length
BY_NAMES = {
    "def f(u):\n    n = len(u)\n    return np.concatenate((u, u))[n : 2 * n]\nf(v)": True,
    "def f(u, n):\n    return u[:n]\nf(v, len(v) - 1) + f(v, 4)": True,
    "m, n = A.shape\nnp.zeros(n) + A[0, :n]": True,
    "n = A.shape[1] - 2\nA[:, :n]": True,
    "n = len(A[0])\nm = n - 1\nA[1:, m - n :]": True,
    "v[i]": True,
    "A[i]": True,
    "A[:, i]": True,
    "k = i + 1\nA[k] + A[i]": True,
    "A[i, i]": True,
    "A[:3][i > 0]": False,
    "k = i > 0\nA[:3][k]": False,
    "n = len(v)\nfor k in range(2):\n    n = n - 1\nv[:n]": False,
    "n = len(v)\nif v[0] > 0.0:\n    n = len(A)\nv[:n]": False,
    "s = v\nfor k in range(3):\n    s = v[: k + 1]\nn = len(s)\nA[:, :n]": False,
    "for k in range(3):\n    s = v[:k]\ns": False,
}


@pytest.mark.parametrize("text", BY_NAMES)
def test_lengths_are_told_by_names_that_have_one_value(text):
    rng = np.random.default_rng(1)
    point = {"v": rng.random(5), "A": rng.random((4, 5)), "i": np.array([2, 0, 1])}
    header = "v: float[5]\nA: float[4, 5]\ni: int[3]\n"
    core = staged(program(header + text), settled=True)
    *statements, last = text.split("\n")
    scope = {"np": np} | point
    exec("\n".join(statements), scope)
    want = np.shape(eval(last, scope))
    known = kinds_of(core).shapes.of(core.outputs[0], None)
    assert known == want if BY_NAMES[text] else UNKNOWN in known
