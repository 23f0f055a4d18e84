"""How many elements a result has, before it is made."""

import numpy as np
import pytest

from gradcli.errors import Diagnostic
from gradcli.ops import memory
from gradcli.ops.arithmetic import add
from gradcli.ops.arrays import matmul

INDICES = [
    ((5, 6), (2,)),
    ((5, 6), (slice(1, 9, 2),)),
    ((5, 6), (Ellipsis, 2)),
    ((5, 6), (None, slice(None), 3)),
    ((5, 6), (np.zeros((4, 3), int),)),
    ((5, 6), ([0, 1, 2],)),
    ((5, 6), (np.zeros((4, 1), int), np.zeros(3, int))),
    ((5, 6), (slice(None), np.zeros((2, 2), int))),
    ((5, 6, 7), (Ellipsis, np.zeros(9, int))),
    ((5, 6), (np.ones((5, 6), bool),)),
    ((5, 6), (np.ones(5, bool), slice(0, 2))),
]


@pytest.mark.parametrize(("shape", "index"), INDICES, ids=lambda x: str(x).replace("\n", ""))
def test_the_elements_of_an_index(shape, index):
    assert memory.indexed(shape, index) == np.zeros(shape)[index].size


@pytest.mark.parametrize(
    ("a", "b"),
    [((2, 3), (3, 4)), ((3,), (3, 4)), ((2, 3), (3,)), ((3,), (3,)), ((5, 1, 2, 3), (4, 3, 6))],
)
def test_the_elements_of_a_matrix_product(a, b):
    assert memory.matrix_product(a, b) == np.size(np.ones(a) @ np.ones(b))


@pytest.mark.parametrize(
    "shapes", [[(2, 1), (3,)], [(4,), ()], [(0, 1), (3,)], [(2, 1), (1, 3), (5, 1, 1)]]
)
def test_a_broadcast(shapes):
    assert memory.broadcast(shapes) == np.broadcast_shapes(*shapes)


def test_rows_ask_in_a_budget_only():
    a, b = np.ones((1000, 1)), np.ones((1, 1000))
    with memory.within(elements=10**5, bytes=2**31):
        for row in (add, matmul):
            with pytest.raises(Diagnostic, match=r"1e[+]06 elements"):
                row(a, b)
        assert matmul(b, a)[0, 0] == 1000
    assert add(a, b).shape == (1000, 1000)


def test_what_the_process_holds_is_looked_at():
    assert memory.resident() > 1 << 20
    kept = []
    with memory.within(elements=10**8, bytes=100 << 20), pytest.raises(Diagnostic, match="memory"):
        for _ in range(100):
            kept.append(add(np.ones(10**6), 1.0))
    assert len(kept) < 60
