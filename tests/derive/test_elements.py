"""Which elements loops read and write: what is found holds in each round, and saves what it can.

The oracle of indices is every round of a loop, that of derivatives the tape.
"""

from itertools import product

import numpy as np
import pytest

from gradcli import calls
from gradcli.core.dependence import are_apart, elements_read, offset
from gradcli.errors import Source
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse
from gradcli.lowering.stage import staged

pytestmark = pytest.mark.sampled(8)

OFFSETS = {
    "i": 0, "i + 1": 1, "i - 2": -2, "i + 3 - 1": 2, "j": None, "2*i": None, "i*2": None,
    "i - j": None, "i + j": None, "j + i": None, "3": None, "i//2": None,
}  # fmt: skip


def expressions(*texts: str) -> list:
    """The texts as expressions of one graph, of an array v and whole numbers i and j."""
    declared = "v: float[9]\nu: int[9]\ni: int\nj: int\n"
    return list(staged(resolve(parse(Source(declared + ", ".join(texts))))).outputs)


@pytest.mark.parametrize("text, c", OFFSETS.items())
def test_an_index_is_the_counter_and_a_number(text, c):
    assert offset(*expressions(text), "i") == c


@pytest.mark.parametrize("length", [5, 7])
def test_indices_that_are_apart_name_two_elements_in_every_round(length):
    texts = [t for t in OFFSETS if t != "i//2"]
    nodes = dict(zip(texts, expressions(*texts)))
    for a, b in product(texts, repeat=2):
        for start in (-2, -1, 0, 1, 2):
            if are_apart(nodes[a], nodes[b], {"i": start}):
                for i, j in product(range(start, length), range(length)):
                    places = [eval(text, {"i": i, "j": j}) for text in (a, b)]
                    if all(-length <= k < length for k in places):
                        assert places[0] % length != places[1] % length, (a, b, start)


@pytest.mark.parametrize(
    "a, b, starts, apart",
    [
        ("i - 1", "i", {"i": 1}, True),
        ("i", "i - 1", {"i": 1}, True),
        ("i - 1", "i", {"i": 0}, False),  # of which one is the last
        ("i + 1", "i", {"i": 0}, True),
        ("i + 1", "i + 1", {"i": 3}, False),
        ("i - 1", "i", {}, False),
        ("i - 1", "i", {"j": 1}, False),
    ],
)
def test_indices_are_apart_where_both_count_from_the_start(a, b, starts, apart):
    assert are_apart(*expressions(a, b), starts) is apart


@pytest.mark.parametrize(
    "text, indices",
    [
        ("v[i]", ["i"]),
        ("v[i]*sin(v[j])", ["i", "j"]),
        ("v[i + 1] + i", ["i + 1"]),
        ("sin(i)", []),
        ("np.sum(v)", None),
        ("v", None),
        ("v[i] + v[j]*np.sum(v*2)", None),
    ],
)
def test_the_elements_that_an_expression_reads(text, indices):
    root, *wanted = expressions(text, *(indices or ()))
    found = elements_read((root,), "v")
    assert found == (None if indices is None else [(index,) for index in wanted])


def test_an_array_that_is_an_index_is_read_as_a_whole():
    (root,) = expressions("v[u]")
    assert elements_read((root,), "u") is None


# programs over y of 8 elements, and whether elements of y must be saved
WRITES = [
    ("for i in range(1, 8):\n    y[i] = sin(y[i - 1]) + x", False),
    ("for i in range(1, 8):\n    p = y[i - 1]\n    q = p*p\n    y[i] = q*x + y[i]", False),
    ("for i in range(8):\n    for j in range(i):\n        y[i] = y[i] + 1\n", None),
    (
        "for i in range(8):\n    s = x\n    for j in range(i):\n        s += y[j]**2\n"
        "    y[i] = s*x",
        False,
    ),
    ("for i in range(1, 8):\n    if y[i - 1] > 0.5:\n        y[i] = y[i - 1]**2*x", False),
    ("for i in range(1, 8):\n    y[i] = y[i - 1]*x\n    s = y[i]**2\n    y[i] = s + x", True),
    ("for i in range(7):\n    y[i] = y[i + 1]**2*x", True),
    ("for i in range(1, 8):\n    y[i] = y[i]**2*x", True),
    ("for i in range(0, 8):\n    y[i] = y[i - 1]**2*x", True),  # y[-1] is the last
    ("for i in range(7):\n    y[i + 1] = y[i]**2*x", False),
    ("for i in range(1, 7):\n    y[i - 1] = sin(x*i)\n    y[7] += y[i - 1]**2", True),
    ("for i in range(7):\n    y[i] = y[0]**2*x", True),
    ("for i in range(2, 7):\n    y[i] = y[i//2]**2*x", True),
    ("for i in range(-2, 6):\n    y[i + 2] = y[i + 1]**2*x", True),
    ("for i in range(-2, 3):\n    y[i] = y[i - 1]**2*x", True),
    ("for i in range(a, 4):\n    y[i] = y[i - 1]**2*x", True),
    ("for i in range(2, 7, b):\n    y[i] = y[i - 1]**2*x", True),
    ("for i in range(6, 2, -1):\n    y[i] = y[i - 1]**2*x", True),
    ("for i in range(1, 8, 3):\n    y[i] = y[i - 1]**2*x", False),
    ("for i in reversed(range(1, 8)):\n    y[i] = y[i - 1]**2*x", True),
    ("for i in range(1, 7):\n    y[i] = x*y[i - 1]\n    y[i + 1] = y[i]**2", True),
    ("for i in range(1, 7):\n    y[i] = np.sum(y**2)*x", True),
    (
        "s = x\nfor i in range(1, 7):\n    z = 1\n    while z < 3:\n        y[i] = x*z\n"
        "        s += y[i]**2\n        z += 1\ny[0] = s",
        True,
    ),
    (
        "s = x\nfor i in range(1, 7):\n    for z in range(1, 3):\n        y[i] = x*z\n"
        "        s += y[i]**2\ny[0] = s",
        True,
    ),
    ("s = x\nfor i in range(1, 8):\n    y[i] = sin(x*i)\n    s += y[i]**2\ny[0] = s", False),
    ("s = x\nfor i in range(1, 8):\n    y[i] = sin(x*i)\n    s += y[i + 1]**2\ny[0] = s", True),
    (
        "for i in range(-9, 9):\n    s = x*i\n    for j in range(i):\n        s += y[j]**2\n"
        "    y[i] = sin(s)",
        False,
    ),
    ("for k in range(3):\n    for i in range(1, 8):\n        y[i] = y[i]*x + y[i - 1]**2", None),
]


@pytest.mark.parametrize("loop, saved", WRITES)
def test_elements_are_saved_where_a_later_round_writes_what_one_reads(loop, saved):
    printed = agrees(f"y = np.copy(w)\ny[0] = x\n{loop}\nnp.sum(y*y)")
    if saved is not None:
        assert ("y_stack" in printed) == saved


INNER = [
    "range(i)", "range(i + 1)", "range(1, i)", "range(i + 1, 8)", "range(0, i, 2)",
    "range(i - 1, -1, -1)", "reversed(range(i))", "range(8)", "range(a, i)", "range(0, i, b)",
    "range(7, i, -1)",
]  # fmt: skip


@pytest.mark.parametrize("bounds", INNER)
@pytest.mark.parametrize("index", ["j", "j - 1", "j + 1"])
def test_elements_that_loops_within_a_round_read_before_a_write_and_after(bounds, index):
    text = "y = np.copy(w)\nfor i in range(1, 8):\n"
    reading = f"    s = x\n    for j in {bounds}:\n        s += 0.1*y[{index}]**2\n"
    agrees(f"{text}{reading}    y[i] = s*x\nnp.sum(y*y)")
    agrees(f"{text}    y[i] = y[i - 1]*x\n{reading}    y[i] += s\nnp.sum(y*y)")


def agrees(text: str) -> str:
    """The printed gradient by x and w, once its numbers are the tape's."""
    point = {"x": 0.7, "w": [0.3, 1.2, -0.7, 0.8, 0.5, 0.9, -0.2, 0.4, 0.6], "a": -1, "b": 1}
    program = calls.program(f"w: float[9]\nx: float\na: int\nb: int\n{text}")
    want = calls.gradient(program, point, ("x", "w"))
    printed = calls.diff(program, ("x", "w"), mode="reverse")
    given = calls.program(printed)
    found = calls.value(given, {n: v for n, v in point.items() if n in given.inputs}).value
    assert found[0] == pytest.approx(want["x"], rel=1e-10, abs=1e-12)
    np.testing.assert_allclose(found[1], want["w"], rtol=1e-10, atol=1e-12)
    return printed


TABLE = """\
D = np.ones((6, 6))*x
for i in range({start}, 5):
    {before}
    for j in range(1, 5):
        {within}
        D[i, j] = D[i, j]*0.3 + y*i*sin(s + j)
    {after}
np.sum(D*D) + s"""


@pytest.mark.parametrize("a, b", list(product((-1, 0, 1), repeat=2)))
@pytest.mark.parametrize("place", ["before", "within", "after"])
@pytest.mark.parametrize("start", [0, 1])
def test_the_reverse_of_a_table_reads_the_elements_that_each_round_read(a, b, place, start):
    read = f"s = D[i + {a}, j + {b}]**2".replace("+ -", "- ")
    loop = f"for j in range(1, 5):\n        {read}"
    lines = {"before": "s = y", "within": "s = y*i", "after": "s = x*s"}
    lines[place] = read if place == "within" else loop
    text = TABLE.format(start=start, **lines)
    at = {"x": 0.7, "y": 0.4}
    program = calls.program(text)
    want = calls.gradient(program, at, ("x", "y")).gradients
    printed = calls.diff(program, ("x", "y"), mode="reverse")
    found = calls.value(calls.program(printed), at).value
    np.testing.assert_allclose(found, [want["x"], want["y"]], rtol=1e-12)


def test_a_table_whose_rounds_read_earlier_elements_is_not_saved():
    text = (
        TABLE.format(
            start=1, before="", after="", within="s = D[i - 1, j]*D[i, j - 1]*D[i - 1, j - 1]"
        )
        .replace("D[i, j]*0.3", "0.3")
        .replace("    \n", "")
    )
    assert "D_stack" not in calls.diff(calls.program(text), ("x", "y"))
