"""Products of arrays of any axes, in programs: (text, point), by what is between the factors."""

import numpy as np

SOURCE = np.random.default_rng(11)
OPERANDS = {
    "two stacks": ((2, 3, 4), (2, 4, 5)),
    "a stack and a matrix": ((2, 3, 4), (4, 5)),
    "a matrix and a stack": ((3, 4), (2, 4, 5)),
    "a stack and a vector": ((2, 3, 4), (4,)),
    "a vector and a stack": ((4,), (2, 4, 5)),
    "stretched axes": ((6, 1, 3, 4), (2, 4, 5)),
    "stretched on both sides": ((1, 2, 3, 4), (6, 1, 4, 5)),
    "a stack of rows": ((2, 1, 4), (2, 4, 1)),
    "a column and a row": ((2, 3, 1), (2, 1, 5)),
}


def programs() -> dict[str, tuple[str, dict]]:
    found = {kind: _of(*shapes, "np.sum(np.sin(a @ b))") for kind, shapes in OPERANDS.items()}
    stacks, matrices = OPERANDS["two stacks"], ((3, 4), (4, 5))
    for kind, shapes, value in (
        ("einsum", stacks, "np.einsum('bij,bjk->bik', a, b)"),
        ("einsum of other axes", ((3, 2, 4), (5, 4, 2)), "np.einsum('ibj,kjb->bik', a, b)"),
        ("tensordot", ((2, 3, 4), (4, 3, 5)), "np.tensordot(a, b, axes=([1, 2], [1, 0]))"),
        ("transposes", matrices, "(b.T @ a.T)*np.sin(a @ b).T"),
        ("parts", ((2, 3, 8), (9, 5)), "a[1, :, ::2] @ b[1:5]"),
        ("parts from the end", ((2, 3, 4), (4, 5)), "a[:, ::-1] @ b[::-1, 1:3]"),
    ):
        found[kind] = _of(*shapes, f"np.sum(np.sin({value}))")
    loop = "s = 0.0\nfor k in range(3):\n    s += np.sum(np.sin((k*a) @ b))\ns"
    return found | {"in a loop": _of(*stacks, loop)}


def _of(a: tuple[int, ...], b: tuple[int, ...], value: str) -> tuple[str, dict]:
    declared = f"a: float[{', '.join(map(str, a))}]\nb: float[{', '.join(map(str, b))}]\n"
    return declared + value, {"a": SOURCE.normal(size=a), "b": SOURCE.normal(size=b)}


PROGRAMS = programs()
