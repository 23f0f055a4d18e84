"""A program over rows gives what it gives in each row by itself."""

import numpy as np
import pytest

from gradcli import Diagnostic, program
from gradcli.calls.over_rows import OverRows

X = np.array([1.0, 2.5, -3.0, 4.0, 1.0])
N = np.array([1, 2, 3, 4, 1])
TOGETHER = [
    "floor(x) + x % 2", "abs(x)*x", "sum([x, x^2])", "np.array([x, 2*x]) @ np.array([1, 2])",
    "y = 0\nfor i in range(3):\n    y += x^i\ny", "where(x > 2, x, 0)", "x is None", "norm([x, 1])",
    "np.median(np.array([x, 1, 2]))", "interp(x, [0, 1, 2], [0, 1, 4])", "n*x",
    "d = {1: 2}\nd[1]*x",
]  # fmt: skip
ALONE = [
    "int(x)*2", "round(x)", "x if x > 0 else -x", "max(x, 1)", "[1, 2, 3, 4, 5][n]*x", "x and 2",
    "for i in range(n):\n    y = i*x\ny", "sorted([x, 2.0])[0]", "root(lambda u: u^3 - x, 1.0)",
    "assert x > -10\nx", "y = x\nwhile y > 2:\n    y -= 1\ny", "x in [1, 2]", "bool(x)*3",
]  # fmt: skip


@pytest.mark.parametrize("text", [*TOGETHER, *ALONE])
def test_one_run_gives_what_each_row_gives(text):
    p = program(text)
    columns = {name: c for name, c in (("x", X), ("n", N)) if name in p.inputs}
    rows, alone = OverRows(p, {}, columns), OverRows(p, {}, columns)
    alone.together = False
    (found,), (each,) = rows.values([]), alone.values([])
    assert rows.together == (text in TOGETHER)
    assert np.array_equal(found.astype(float), each.astype(float))


@pytest.mark.parametrize("text", ["a*x^2 + b", "a*x if x > 0 else b*x", "v[0]*x + v[1]", "a + 0*x"])
def test_so_do_its_derivatives(text):
    p = program(text)
    given = {"a": 2.0, "b": 3.0, "v": np.array([1.0, 2.0])}
    wrt = tuple(name for name in given if name in p.inputs)
    rows = OverRows(p, {}, {"x": X}, wrt)
    xs = [given[name] for name in wrt]
    rows.values(xs)
    found = rows.jacobian(xs)
    for i, x in enumerate(X):
        one = p.jacobian({"x": x} | {n: given[n] for n in wrt}, wrt, unconnected="zero").jacobian
        assert found[i] == pytest.approx(np.concatenate([np.ravel(one[n]) for n in wrt]))


def test_an_error_is_that_of_its_row():
    rows = OverRows(program("assert x > 0\nx"), {}, {"x": X})
    with pytest.raises(Diagnostic) as caught:
        rows.values([])
    assert caught.value.message.startswith("row 3: ")
