"""What nobody reads is not in the derivative."""

import pytest
from running import derivative, slope, value

pytestmark = pytest.mark.sampled(8)


def test_values_that_the_reverse_does_not_read_are_not_saved():
    text = derivative("s = 0.0\nfor i in range(9):\n    s = s + sin(x)*i\ns", "x", "reverse")
    assert "append" not in text and text.count("for ") == 1


def test_a_statement_that_feeds_only_itself_goes():
    text = derivative("n = 0\na = x\nfor i in range(5):\n    n += 1\n    a = a*x\na")
    assert "n += 1" not in text


def test_a_loop_without_effect_goes():
    text = derivative("k = 9\nwhile k > 1:\n    k = k // 2\nx*x")
    assert text == "2*x"


def test_a_function_that_is_not_called_goes():
    assert derivative("def f(a):\n    return a*a\nx*x") == "2*x"


def test_a_test_that_decides_nothing_goes():
    assert "if" not in derivative("if x > 0:\n    k = 1\nelse:\n    k = 2\nx*x")


def test_an_array_that_is_asked_for_its_shape_alone_is_not_filled():
    text = (
        "def f(d):\n    u = np.zeros(3)\n    v = np.zeros(3)\n    u[0] = d[0]\n"
        "    for i in range(1, 3):\n        u[i] = d[i] - x*u[i - 1]\n        v[i] = u[i]*u[i]\n"
        "    return v\nd: float[3]\nnp.sum(f(d))"
    )
    reverse = derivative(text, "d", "reverse").partition("def f_rev")[2]
    assert "u[i] = d[i] - x*u[i - 1]" in reverse  # u is read
    assert "v[i] =" not in reverse.replace("dv[i] =", "")


@pytest.mark.parametrize(
    "read",
    ["np.sum(v*v)", "f(1.0)", "v[k]**3", "g(v)", "np.sum(np.zeros_like(v) + v)*v[1]"],
)
def test_elements_that_are_read_in_any_way_are_filled(read):
    text = (
        "v = np.ones(3)\ndef f(t):\n    return t*v[1]**2\ndef g(u):\n    return np.sum(u**3)\n"
        f"k = len(v) - 2\nv[k] = x*x\n{read}*v[0]"
    )
    for mode in ("forward", "reverse"):
        assert value(derivative(text, "x", mode)) == pytest.approx(slope(text, "x"), rel=1e-6)


CLEARS = [  # statements of turns, the turns, how many clears the reverse has
    # each turn has elements of its own, counted from 0 on
    ("u[i] = x*i", "n", 0),
    ("u[i - 1] = x*i", "1, n", 0),
    ("u[i + 1] = x*i", "n - 2, -1, -1", 0),
    ("u[i] = x*i\n    if i > 2:\n        u[i] = x**3*i", "n", 1),
    ("for k in range(n):\n        w[i, k] = x*i*k", "n", 0),
    ("for k in range(1, n):\n        w[k - 1, i] = x*i*k\n    u[i] = x*i", "n", 0),
    ("for k in range(n):\n        w[i, k] = x*k\n    w[i, 1] *= x", "n", 0),
    # what one clears another reads
    ("u[i - 1] = x*i + x", "n", 1),
    ("u[i % 3] = x*i", "n", 1),
    ("for k in range(n):\n        u[k] = x*i*k + x", "n", 1),
    ("for k in range(n):\n        u[i] = x*i*k + x", "n", 1),
    ("u[i] = x*i\n    u[i - 1] = x*x", "1, n", 2),
    ("u[i] = x*i\n    u[2] = x*x", "n", 2),
    ("for k in range(n):\n        w[i, 0] = x*i*k + x", "n", 1),
    ("for k in range(n):\n        w[k, k] = x*i*k + x", "n", 1),
    ("for k in range(2):\n        w[i, 1] = x*i\n        s += w[i, 1]*k", "n", 1),
    ("u[i] = x*i\n    s += np.sum(u)*x", "n", 1),
]  # fmt: skip


@pytest.mark.parametrize("turn, turns, clears", CLEARS)
def test_what_a_loop_never_reads_again_is_not_cleared(turn, turns, clears):
    text = (
        "n = 5\ns = 0.0*x\nu = np.zeros(n)\nw = np.zeros((n, n))\n"
        f"for i in range({turns}):\n    {turn}\nnp.sum(u**3) + np.sum(w**3)*s + np.sum(w**2)"
    )
    printed = derivative(text, "x", "reverse")
    assert printed.count("] = 0.0\n") == clears, printed
    assert value(printed) == pytest.approx(slope(text, "x"), rel=1e-6)


def test_a_counter_behind_an_ellipsis_is_of_another_axis():
    text = (
        "u = np.zeros((2, 2, 2))\nfor i in range(2):\n    u[..., i] = x*i + x\n"
        "    u[0, i, 1] = x**3*(i + 1)\ns = np.sum(u**2)\ns*u[0, 0, 1]"
    )
    printed = derivative(text, "x", "reverse")
    assert "du[..., i] = 0.0" in printed
    assert value(printed) == pytest.approx(slope(text, "x"), rel=1e-6)
