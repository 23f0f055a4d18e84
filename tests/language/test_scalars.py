"""Numbers that are used as arrays: refused by every printer, and the tape refuses them too."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

# What asks an array's ways of p
USES = (
    "p[0]", "p[1]*p[0]", "(2*p)[0]", "2*p[-1]**2", "p[0:2]", "p[...]", "p @ p", "A @ p", "p @ A",
    "len(p)", "sum([q*q for q in p])", "g(p)", "h(p)", "p[0][1]", "[p, 1.0][1][0]",
    "x if x > 1e9 else p[0]",
)  # fmt: skip
STATEMENTS = (
    "s = 0.0\nfor q in p:\n    s += q\ns*x",
    "p[0] = x\nx",
    "a, b = p\na*b*x",
    "s = 0.0\nfor a, b in zip(A, p):\n    s += b\ns*x",
    "s = 0.0\nfor i in range(2):\n    s += p[i]\ns",
    "s = 0.0\nfor i, q in enumerate(p):\n    s += q\ns",
    "v = p\nv[0]*x",
    "y = x\nif x > 1e9:\n    y = p[1]\ny",
)
HEAD = """\
A: float[2, 2]
x: float
def g(v):
    return v[0]*v[1]
def h(v):
    a, b = v
    return a
"""
NUMBERS = {
    "p: float\n": "declare p: float[3] for 3 numbers", "p: float = 2.5\n": "declare p: float[3]",
    "p: int\n": None, "p: bool\n": None,
}  # fmt: skip
LITERALS = (
    "2[0]*x",
    "x**2 [0]",
    "sort(A[0])[0]**2 [0]",
    "x*3.0[1]",
    "pi[0]*x",
    "True[0]*x",
    "(1 + 1)[0]*x",
)
# Arrays that are written to an element
ROWS = (
    "v = np.zeros(n)\nfor i in range(n):\n    v[i] = [x, x*i]\nnp.sum(v)",
    "v = np.zeros(n)\nfor i in range(len(w)):\n    v[i] = w\nnp.sum(v)*x",
    "v = np.zeros(n)\nfor i in range(n):\n    v[i] = A[i]*x\nnp.sum(v)",
    "v = np.zeros(n)\nif x > 1e9:\n    v[0] = np.array([x, x*x])\nnp.sum(v)",
    "M = np.zeros((n, 2))\nfor i in range(n):\n    M[i, 0] = A[i]*x\nnp.sum(M)",
    "v = np.zeros(n)\nfor i in range(n):\n    v[i] = np.array([x, 1.0])*2\nnp.sum(v)",
)  # fmt: skip


def refused(text: str) -> list[Diagnostic]:
    """The errors of all printers, which are one."""
    found = []
    for made, to in ((calls.diff, "expr"), (calls.emit, "python"), (calls.emit, "c")):
        with pytest.raises(Diagnostic) as caught:
            made(calls.program(text), to=to)
        found.append(caught.value)
    assert len({(e.message, e.span) for e in found}) == 1, [e.message for e in found]
    return found


@pytest.mark.parametrize("declared", NUMBERS)
def test_a_number_used_as_an_array_is_refused_where_it_stands(declared):
    for use in (*USES, *STATEMENTS)[:: 1 if declared == "p: float\n" else 5]:
        error = refused(declared + HEAD + (use if "\n" in use else f"{use}*x"))[0]
        assert error.code in ("E0201", "E0202") and error.span is not None, use
        if NUMBERS[declared] and use in USES[:3]:
            assert NUMBERS[declared] in error.help


def test_literals_are_no_arrays():
    for use in LITERALS:
        error = refused("A: float[2, 2]\nx: float\n" + use)[0]
        assert error.message.endswith("is a scalar and cannot be indexed"), use


def test_an_array_is_written_to_no_element():
    for use in ROWS:
        error = refused("A: float[:, 2]\nw: float[:]\nx: float\nn: int\n" + use)[0]
        assert error.code == "E0202" and error.message.endswith("which is one number"), use


def test_a_count_that_is_declared_real_is_told_to_be_whole():
    for use in ("s = 0.0\nfor i in range(N):\n    s += x\ns", "x*v[N]", "np.zeros(3)[N]*x"):
        error = refused(f"N: float = 30\nv: float[3]\nx: float\n{use}")[0]
        assert error.help == "declare it N: int" and error.code == "E0201"


def test_what_may_be_an_array_stays_as_it_is():
    for use in (*USES, *STATEMENTS):
        if "[0][1]" in use or "[p, 1.0]" in use:
            continue
        text = "p: float[2]\n" + HEAD + (use if "\n" in use else f"np.sum({use})*x")
        assert calls.emit(calls.program(text), "expr")
    for text in (
        "v[0]*v[1]",
        "(2*v)[0]",
        "v = np.zeros(3)\nv[1] = x\nnp.sum(v)",
        "u = 2*w\nu[1]*u[0]",
    ):
        assert calls.diff(calls.program(text))
