"""Products of arrays of any axes, in programs: (text, point), by what is between the factors."""

import random
from collections.abc import Sequence

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


def _of(a: Sequence[int], b: Sequence[int], value: str, numbers=SOURCE) -> tuple[str, dict]:
    declared = f"a: float[{', '.join(map(str, a))}]\nb: float[{', '.join(map(str, b))}]\n"
    return declared + value, {"a": numbers.normal(size=a), "b": numbers.normal(size=b)}


PROGRAMS = programs()


# -- random ones -----------------------------------------------------------------------------------
def seeded(seed: int | str) -> tuple[str, dict]:
    """A product of two arrays of one to four axes, each a part or a transpose of an input;
    axes of one element are stretched."""
    source = random.Random(seed)
    (a, of_a), (b, of_b) = (_seen(source, *pair) for pair in zip("ab", _shapes(source)))
    numbers = np.random.default_rng(source.randrange(1 << 30))
    return _of(of_a, of_b, f"np.sum(np.sin({a} @ {b}))", numbers)


def _shapes(source: random.Random) -> tuple[list[int], list[int]]:
    """The shapes of two factors that fit."""
    a, b = source.randint(1, 4), source.randint(1, 4)
    stack = [source.randint(1, 4) for _ in range(2)]
    m, k, n = (source.randint(1, 5) for _ in range(3))
    outer = [[1 if source.random() < 0.25 else d for d in stack[4 - max(r, 2) :]] for r in (a, b)]
    return [*outer[0], *[m][: a - 1], k], [*outer[1], k, *[n][: b - 1]]


def _seen(source: random.Random, name: str, shape: list[int]) -> tuple[str, list[int]]:
    """An expression of an input that has a shape, and the shape of the input."""
    count, axis = len(shape), source.randrange(len(shape))
    every = [":"] * count
    match source.choice(["it", "part", "second", "back", "turned", "row", "new", "twice"]):
        case "part":
            index = ", ".join(f"1:{n + 1}" for n in shape)
            return f"{name}[{index}]", [n + source.randint(1, 2) for n in shape]
        case "second" | "back" as how:
            every[axis], times = ("::2", 2) if how == "second" else ("::-1", 1)
            own = [n * times if k == axis else n for k, n in enumerate(shape)]
            return f"{name}[{', '.join(every)}]", own
        case "turned":
            order = source.sample(range(count), count)
            own = [shape[order.index(k)] for k in range(count)]
            return f"np.transpose({name}, axes={tuple(order)})", own
        case "row":
            return f"{name}[{', '.join([*every[:axis], '1', *every[axis:]])}]", [
                *shape[:axis], 3, *shape[axis:],
            ]  # fmt: skip
        case "new" if shape[axis] == 1 and count > 1:
            every[axis] = "None"
            return f"{name}[{', '.join(every)}]", [*shape[:axis], *shape[axis + 1 :]]
        case "twice":
            return f"(2*{name})", shape
    return name, shape
