"""Limits: each is an error with its place and the option that raises it."""

import pytest
from cli.command import gradcli

from gradcli.ops import memory

ONES = "v = np.ones(10**4)\n"
LOOP = "y = x\nwhile True:\n    y = y + 1\ny"
RECURSION = "def f(n):\n    return f(n + 1)\nf(x)"
LIMITS = [
    # program, options, the option, the text under the caret
    ("x + 1", ["--max-source", "4"], "--max-source", None),
    ("((((x))))", ["--max-depth", "3"], "--max-depth", "("),
    (LOOP, ["--max-steps", "100"], "--max-steps", "while"),
    (LOOP, ["--max-steps", "1000000000", "--timeout", "0.2"], "--timeout", None),
    (RECURSION, ["--max-recursion", "10"], "--max-recursion", "f(n"),
    ("x * np.zeros(10**9)", [], "--max-mem", "np.zeros"),
    ("x * np.sum(np.zeros(1000))", ["--max-mem", "800"], "--max-mem", "np.zeros"),
    ("x * np.sum(np.arange(0, 1, 1e-12))", [], "--max-mem", "np.arange"),
    ("x * np.sum(np.linspace(0, 1, 10**12))", [], "--max-mem", "np.linspace"),
    ("x * np.sum(np.eye(10**6))", [], "--max-mem", "np.eye"),
    ("np.sum(np.repeat(x, 10**11))", [], "--max-mem", "np.repeat"),
    ("np.sum(np.tile([x, x], (10**6, 10**6)))", [], "--max-mem", "np.tile"),
    (ONES + "x*np.sum(np.outer(v, [1]*20000))", [], "--max-mem", "np.outer"),
    (ONES + "u = np.ones((20000, 1))\nx*np.sum(u*v)", [], "--max-mem", "u*v"),
    (ONES + "u = np.ones((20000, 1))\nx*np.sum(u < v)", [], "--max-mem", "u < v"),
    (ONES + "u = np.ones((20000, 1))\nnp.sum(np.maximum(u*x, v))", [], "--max-mem", "np.max"),
    (ONES + "u = np.ones((20000, 1))\nnp.sum(np.where(u > 0, v, x))", [], "--max-mem", "np.wh"),
    (ONES + "u = np.ones((20000, 1))\nx*np.sum(u @ v[None])", [], "--max-mem", "u @"),
    (ONES + "u = np.ones((20000, 1))\nx*np.sum(np.dot(u, v[None]))", [], "--max-mem", "np.dot"),
    (ONES + "i = np.zeros((20000, 1), dtype=int)\nx*np.sum(v[i + i.T])", [], "--max-mem", "i + i"),
    ("a = np.ones((2, 2))\ni = np.zeros((20000, 1), dtype=int)\nj = np.zeros(10**4, dtype=int)\n"
     "x*np.sum(a[i, j])", [], "--max-mem", "a[i, j]"),
    ("a = x*np.ones((2, 2))\ni = np.zeros((20000, 1), dtype=int)\nj = np.zeros(10**4, dtype=int)\n"
     "np.sum(a[i, j])", [], "--max-mem", "a[i, j]"),
    (ONES + "x*np.sum(np.concatenate([v]*20000))", [], "--max-mem", "np.conc"),
    (ONES + "np.sum(np.stack([x*v]*20000))", [], "--max-mem", "np.stack"),
    (ONES + "x*np.sum(np.hstack([v]*20000))", [], "--max-mem", "np.hstack"),
    (ONES + "x*np.sum(np.array([v]*20000))", [], "--max-mem", "np.array"),
    ("[x]*10**9", [], "--max-mem", "[x]*"),
    ("s = 'a'*10**9\nx", [], "--max-mem", "'a'"),
    ("s = 'a'\nwhile True:\n    s = s + s\nx", ["--max-mem", "60000000"], "--max-mem", "s + s"),
    ("list(range(10**9))[0]*x", [], "--max-steps", "list"),
]  # fmt: skip


@pytest.mark.parametrize(("program", "options", "option", "place"), LIMITS)
def test_a_limit_is_told_with_its_option(program, options, option, place, monkeypatch):
    monkeypatch.setattr(memory, "_at_start", [])  # as of a process that has run nothing else
    ran = gradcli("grad", "-e", program, "x=1", *options)
    assert ran.code == 1
    assert option in ran.err
    assert "error[E0206]" in ran.err
    if place is not None:
        _, _, excerpt = ran.err.partition("-->")
        row = next(line for line in excerpt.splitlines() if "^" in line)
        line = excerpt.splitlines()[excerpt.splitlines().index(row) - 1]
        assert line[row.index("^") :].startswith(place)


def test_a_derivative_of_arrays_is_asked_for_before_it_is_made():
    ran = gradcli("grad", "-e", "np.sum(v*v*v)", "v=linspace", "--order", "2")
    assert ran.code == 2
    program = "v = np.ones(20000)\nnp.sum(v*v*x)"
    ran = gradcli("grad", "-e", program, "x=1", "--wrt", "v", "--order", "2")
    assert ran.code == 1
    assert "an array of 4e+08 elements" in ran.err and "--max-mem" in ran.err


def test_what_a_run_holds_is_bounded():
    keep = "kept = []\nwhile True:\n    kept.append(np.ones(10**6))\nx"
    ran = gradcli("grad", "-e", keep, "x=1", "--max-mem", "200000000")
    assert ran.code == 1
    assert "more than its 191 MiB of memory" in ran.err
    tape = "y = x\nv = np.ones(10**6)\nwhile True:\n    y = y + np.sum(v*y)\ny"
    ran = gradcli("grad", "-e", tape, "x=1", "--max-mem", "200000000")
    assert ran.code == 1
    assert "more than its 191 MiB of memory" in ran.err


def test_a_limit_can_be_raised():
    program = "np.sum(np.zeros(1000)) + x"
    assert gradcli("grad", "-e", program, "x=1", "--max-mem", "8000").code == 0
    deep = "def f(n):\n    return x if n < 1 else f(n - 1)\nf(300)"
    assert gradcli("grad", "-e", deep, "x=1").code == 1
    assert gradcli("grad", "-e", deep, "x=1", "--max-recursion", "400").code == 0


def test_a_file_is_held_to_the_limit(tmp_path):
    (tmp_path / "w.csv").write_text("1\n" * 100)
    word = f"w=@{tmp_path / 'w.csv'}"
    assert gradcli("grad", "-e", "sum(w)", word).code == 0
    ran = gradcli("grad", "-e", "sum(w)", word, "--max-mem", "400")
    assert (ran.code, "--max-mem" in ran.err) == (1, True)


@pytest.mark.parametrize("words", [
    ["x=2.5", "x0=1e400"], ["x=1e400"], ["=1e400"], ["1e400"], ["x", "1e400"], ["x=", "1e400"],
])  # fmt: skip
def test_a_number_too_large_for_a_float_is_told_wherever_it_stands(words):
    ran = gradcli("eval", "-e", "x", *words)
    assert ran.code == 2 and "mistake of its own" not in ran.err and "1e400" in ran.err
