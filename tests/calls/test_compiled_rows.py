"""Rows as machine code are the rows that the tape has, each by itself."""

import pytest

import gradcli
from gradcli import calls
from gradcli.calls import compiled_rows

pytestmark = pytest.mark.sampled(4)

pytest.importorskip("llvmlite")

BRANCHES = """\
x: float
n: float
y = x
i = 0
while i < 20:
    if y > 1:
        y = y/2 + n*0.01
    else:
        y = y*1.5
    i += 1
y
"""
XS = [-3 + k / 550 for k in range(2400)]


def both(monkeypatch, text: str, columns: dict, **asked):
    """A table's results as machine code, and row by row."""
    program = gradcli.program(text)
    compiled = calls.rows(program, columns, **asked)
    monkeypatch.setattr(compiled_rows, "MANY", 10**9)
    alone = calls.rows(program, columns, **asked)
    assert (compiled.engine, alone.engine) == ("native", "rows")
    return compiled, alone


def same(one, other) -> None:
    for own, expected in zip(one.columns, other.columns):
        for row, (a, b) in enumerate(zip(own, expected)):
            if row not in other.failures:
                assert a == b or a == pytest.approx(b, rel=1e-12, nan_ok=True)


@pytest.mark.parametrize("asked", [
    {"ask": "value"}, {"ask": "gradient"}, {"ask": "gradient", "wrt": ("x",)},
    {"ask": "gradient", "unconnected": "zero"},
])  # fmt: skip
def test_a_program_that_branches_has_the_results_of_the_tape(monkeypatch, asked):
    columns = {"x": XS, "n": [1.0 + x for x in XS]}
    compiled, alone = both(monkeypatch, BRANCHES, columns, **asked)
    same(compiled, alone)
    assert not compiled.failures


def test_rows_that_fail_have_the_reasons_of_the_tape(monkeypatch):
    text = (
        "x: float\nw = zeros(3)\nk = 0\nwhile k < x + 2:\n    w[k] = x\n    k += 1\nz = w[0]*x\nz"
    )
    columns = {"x": [1.1 if k % 400 == 7 else x for k, x in enumerate(XS) if x < 1]}
    compiled, alone = both(monkeypatch, text, columns)
    same(compiled, alone)
    assert compiled.failures.keys() == alone.failures.keys() and len(compiled.failures) == 6
    assert [e.message for e in compiled.failures.values()] == [
        e.message for e in alone.failures.values()
    ]


def test_strict_refuses_rows_in_the_words_of_the_tape(monkeypatch):
    text = "z = log(x)*x if x < 1 else x\nz"
    compiled, alone = both(monkeypatch, text, {"x": XS}, strict=True)
    same(compiled, alone)
    assert compiled.failures.keys() == alone.failures.keys() and len(compiled.failures) > 1000
    assert [e.message for e in compiled.failures.values()] == [
        e.message for e in alone.failures.values()
    ]


@pytest.mark.parametrize(("text", "asked", "why"), [
    ("print(x)\nz = x if x > 0 else -x\nz", {}, "prints"),
    ("z = x if x > 0 else -x\nz", {"order": 2}, "gradient has no form"),
    ("z = x if x > 0 else -x\nz", {"ask": "check"}, "check has no form"),
    ("assert x != 3\nz = x if x > 0 else -x\nz", {}, "refuses in words"),
    ("a = x if x > 0 else -x\na, x", {}, "several values"),
])  # fmt: skip
def test_what_does_not_compile_runs_row_by_row(text, asked, why):
    table = calls.Table(gradcli.program(text), ["x"], {}, **{"ask": "gradient"} | asked)
    refusal = compiled_rows.refusal(table)
    assert refusal is not None and why in refusal


def test_a_program_over_columns_is_not_compiled():
    found = calls.rows(gradcli.program("x^2*sin(x)"), {"x": XS})
    assert found.engine == "columns"
