"""`gradcli diff`: what it prints is a program, and short where the program is simple."""

import math

import pytest
from command import gradcli

SIMPLE = {
    "x^2*sin(y)": "2*x*sin(y)\n",
    "x^3": "3*x**2\n",
    "x": "1.0\n",
    "exp(x)": "exp(x)\n",
    "a*x + b": "a\n",
    "log(x)": "1/x\n",
}


@pytest.mark.parametrize("text", SIMPLE)
def test_a_simple_derivative_is_short(text):
    ran = gradcli("diff", "-e", text, "--wrt", "x")
    lines = [line for line in ran.out.splitlines(keepends=True) if ": float" not in line]
    assert (ran.code, "".join(lines)) == (0, SIMPLE[text])


def test_the_derivative_of_a_derivative_is_evaluated():
    once = gradcli("diff", "-e", "x^x").out
    twice = gradcli("diff", stdin=once.encode()).out
    found = float(gradcli("eval", "x=2", stdin=twice.encode()).out)
    assert found == pytest.approx(4 * ((1 + math.log(2)) ** 2 + 1 / 2), rel=1e-15)  # x^x (…) at 2


def nested(count: int) -> str:
    return "x = a\n" + "x = sin(x*x + 1)\n" * count + "x\n"


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_nested_statements_give_a_program_that_grows_linearly(mode):
    sizes = [len(gradcli("diff", "-e", nested(n), "--mode", mode).out) for n in (5, 10, 20)]
    assert sizes[2] - sizes[1] <= 2.4 * (sizes[1] - sizes[0])


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_the_program_does_not_grow_with_trip_counts(mode):
    loop = "y = x\nfor i in range({}):\n    y = sin(y)*x\ny\n"
    few, many = (gradcli("diff", "-e", loop.format(n), "--mode", mode).out for n in (3, 3000))
    assert few.replace("3", "3000") == many or len(many) - len(few) <= 8
    assert many.count("for ") <= 2


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_no_derivative_is_left_in_the_program(mode):
    text = "def f(a):\n    return a*sin(a)\ny = f(x)\nwhile y < 9:\n    y = y*y + 1\ny\n"
    out = gradcli("diff", "-e", text, "--mode", mode).out
    assert not any(word in out for word in ("grad(", "jvp", "vjp", "Tape"))


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["-e", "sum(v)^2", "--order", "2"], "second derivative by an array"),
        (["-e", "v@v", "--mode", "forward"], "in forward mode"),
        (["-e", "y = 'a'; x"], "a string"),
    ],
)
def test_what_is_refused_says_why_and_what_works(arguments, words):
    ran = gradcli("diff", *arguments)
    assert ran.code == 2 and words in ran.err and "gradcli grad" in ran.err


def test_norms_are_differentiated():
    assert "np.linalg.norm(v)" in gradcli("diff", "-e", "np.linalg.norm(v)").out


REFUSED = {  # the rule of another function was printed for these, or none
    "the norm of an order": "A: float[2,3]\nnp.linalg.norm(A, 1)",
    "a variance less ddof": "A: float[2,3]\nnp.var(A, ddof=1)",
    "a list of columns": "A: float[2]\nnp.sum(np.column_stack([A, A]) * 2)",
    "columns of one value": "A: float[2,2]\nnp.sum(np.column_stack(A) * 2)",
    "a range of numbers": "x: float\nnp.sum(np.linspace(x, 2, 5)**2)",
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_no_rule_is_printed_for_is_refused(what):
    ran = gradcli("diff", "-e", REFUSED[what])
    assert (ran.code, ran.out) == (2, "") and "E0108" in ran.err


RUN_AGAIN = {
    "x: float\nnp.sum(np.full((3,), x) * array([1, 2, 3]))": ("x=2", "6.0"),
    "A: float[3]\nx: float\nnp.sum(np.full_like(A, x) * array([1, 2, 3]))": ("x=2", "6.0"),
    "A: float[2]\nnp.max(A, axis=-1) * 2": ("A=[1,2]", "[0.0, 2.0]"),
    "A: float[3]\nnp.nanmax(A)": ("A=[1,3,2]", "[0.0, 1.0, 0.0]"),
    "A: float[2]\nnp.sum(np.dot(A, 2))": ("A=[1,3]", "[2.0, 2.0]"),
}


@pytest.mark.parametrize("text", RUN_AGAIN)
def test_what_is_printed_of_arrays_runs(text):
    binding, wanted = RUN_AGAIN[text]
    point = [binding] if "x: float" not in text or "A" not in text else [binding, "A=[1,2,3]"]
    printed = gradcli("diff", "-e", text, "--wrt", binding[0]).out
    ran = gradcli("eval", *point, stdin=printed.encode())
    assert (ran.code, ran.out.strip()) == (0, wanted)
