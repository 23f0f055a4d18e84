"""What a rule knows of shapes: that two values have one holds of NumPy's, whatever is given."""

from itertools import combinations, product

import numpy as np
import pytest

from gradcli.core.types.kinds import kinds_of
from gradcli.derive.rules.known import Known
from gradcli.errors import Source
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse
from gradcli.lowering.stage import staged

DECLARED = (
    "v: float[3]\nw: float[3]\nX: float[2, 3]\no: float[:]\nq: float[:]\nr: float[:]\nn: float\n"
)
GIVEN = {
    "a": [(), (1,), (3,), (2, 3)], "b": [(), (1,), (3,), (2, 3)],
    "o": [(1,), (3,)], "q": [(1,), (3,)], "r": [(1,), (3,)],
    "v": [(3,)], "w": [(3,)], "X": [(2, 3)], "n": [()],
}  # fmt: skip
TEXTS = [
    "a", "b", "a + 1", "np.sin(a)", "a*b", "b*a", "a*a + b", "v", "w", "v*a", "o", "q", "n*o",
    "o*v", "o + q", "o + r", "X", "X*v", "X*o", "X[0]", "X[0, 1]", "n", "n*n", "np.sum(a)",
    "np.sum(v*a)", "np.sum(X, axis=0)", "np.sum(X, axis=1)", "np.cumsum(o)", "np.cumsum(X)",
    "np.zeros_like(a)", "np.exp(a*b)", "v[:, None]", "X.T", "sum_like(a*b, a)",
]  # fmt: skip
# Those that are told to be alike: what would be longer where they are not
ALIKE = [
    ("a", "a + 1"), ("a", "np.sin(a)"), ("v", "w"), ("X", "X*v"), ("X", "X*o"), ("o", "n*o"),
    ("v", "X[0]"), ("v", "np.sum(X, axis=0)"), ("n", "np.sum(a)"), ("a", "np.zeros_like(a)"),
    ("a*b", "np.exp(a*b)"), ("a", "sum_like(a*b, a)"), ("X[0, 1]", "n"),
]  # fmt: skip


def sum_like(x, like):
    """As the row does it: summed over what `like` has not, or of length 1."""
    x = x.sum(axis=tuple(range(x.ndim - like.ndim)))
    narrow = tuple(k for k, n in enumerate(like.shape) if n == 1)
    return x.sum(axis=narrow, keepdims=True)


@pytest.fixture(scope="module")
def known():
    """Known of one program, and its texts as values."""
    head = DECLARED + "a.shape\nb.shape\n"
    program = staged(resolve(parse(Source(head + ", ".join(TEXTS)))))
    return Known(kinds_of(program), None), dict(zip(TEXTS, program.outputs))


@pytest.mark.parametrize("text, other", list(combinations(TEXTS, 2)))
def test_what_surely_has_one_shape_has_it_for_all_arrays(known, text, other):
    at, nodes = known
    same = at.same(nodes[text], nodes[other])
    if (text, other) in ALIKE or (other, text) in ALIKE:
        assert same
    for shapes in product(*GIVEN.values()) if same else ():
        point = {n: np.ones(shape) for n, shape in zip(GIVEN, shapes)}
        one, two = (eval(t, {"np": np, "sum_like": sum_like} | point) for t in (text, other))
        assert np.shape(one) == np.shape(two), shapes


@pytest.mark.parametrize("text", ["a", "v", "o", "X", "a*b", "n"])
def test_a_cotangent_has_the_shape_of_its_value(known, text):
    at, nodes = known
    graph = nodes["a"].graph
    g = graph.var(f"g_of_{TEXTS.index(text)}")
    assert not at.same(g, nodes[text]) or text == "n"
    at = Known(at.kinds, None)
    at.note(g, nodes[text])
    assert at.same(g, nodes[text])
    assert text == "n" or at.axes(g) == at.axes(nodes[text])
