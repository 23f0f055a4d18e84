"""`gradcli diff`: what it prints is a program, and short where the program is simple."""

import math
import re

import pytest
from command import gradcli

from gradcli import calls

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


def test_a_comment_names_derivatives_whose_order_nobody_gave():
    assert gradcli("diff", "-e", "y*x").out == "x, y  # dy, dx\n"
    assert gradcli("diff", "-e", "y*x", "--wrt", "x,y").out == "y, x\n"


@pytest.mark.parametrize("command", ["diff", "grad"])
def test_names_may_be_given_one_by_one(command):
    given = [] if command == "diff" else ["x=2", "y=3"]
    several = gradcli(command, "-e", "y*x^2", "--wrt", "x", "--wrt", "y", *given)
    assert several.out == gradcli(command, "-e", "y*x^2", "--wrt", "x,y", *given).out
    twice = gradcli("eval", "-e", "a = 1\nb = 2\nb", "--of", "a", "--of", "b")
    assert twice.out == gradcli("eval", "-e", "a = 1\nb = 2\nb", "--of", "a,b").out


def test_the_derivative_of_a_derivative_is_evaluated():
    once = gradcli("diff", "-e", "x^x").out
    twice = gradcli("diff", stdin=once.encode()).out
    found = float(gradcli("eval", "x=2", stdin=twice.encode()).out)
    assert found == pytest.approx(4 * ((1 + math.log(2)) ** 2 + 1 / 2), rel=1e-15)  # x^x (…) at 2


@pytest.mark.parametrize(
    "text, words",
    [
        ("x^2", "The value of x^2, and its derivative by x."),
        ("x, x^2", "The values of x, x^2, and the derivative of their sum by x."),
        ("x: float[3]\nx*2", "The elements of x*2, and the derivative of their sum by x."),
    ],
)
def test_what_is_summed_is_said(text, words):
    assert words in gradcli("diff", "-e", text, "--value", "--to", "python").out


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
        (["-e", "sum(v)^2", "--order", "2"], "'gradcli hessian' gives them at a point"),
        (["-e", "sum(v)^2", "--order", "2"], "<expr>:1:5"),
        (["-e", "v@v", "--mode", "forward"], "<expr>:1:1"),
        (["-e", "v@v", "--mode", "forward"], "in forward mode"),
        (["-e", "x; 'a'"], "a string"),
        (["-e", "scipy.linalg.logm(x)"], "'gradcli ops scipy.linalg.logm' shows"),
        (["-e", "scipy.linalg.logm(x)"], "the function scipy.linalg.logm cannot be differentiated"),
    ],
)
def test_what_is_refused_says_why_and_what_works(arguments, words):
    ran = gradcli("diff", *arguments)
    assert ran.code == 2 and words in ran.err and "gradcli grad" in ran.err


def test_norms_are_differentiated():
    assert "np.linalg.norm(v)" in gradcli("diff", "-e", "np.linalg.norm(v)").out


REFUSED = {  # the rule of another function was printed for these, or none
    "the norm of an order": "A: float[2,3,4]\nnp.linalg.norm(A, 1)",
    "columns of the layers of one value": "A: float[2,2,2]\nnp.sum(np.column_stack(A) * 2)",
    "a range that is cut": "x: float\nnp.sum(np.linspace(x, 2, 5, dtype=int)**2)",
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_no_rule_is_printed_for_is_refused(what):
    ran = gradcli("diff", "-e", REFUSED[what])
    assert (ran.code, ran.out) == (2, "") and "E0108" in ran.err


@pytest.mark.parametrize(
    "text",
    ["np.average(x, y)", "np.diff(x, y)", "np.convolve(x, y, z)", "np.einsum(x, y)",
     "np.stack([x, x], axis=y)", "np.concatenate([x, y], z)"],
)  # fmt: skip
def test_an_option_that_is_worked_out_is_refused(text):
    ran = gradcli("diff", "-e", text)
    assert (ran.code, ran.out) == (2, "") and "write it out, such as axis=0" in ran.err
    assert "<expr>:1:1" in ran.err


@pytest.mark.parametrize("text", ["np.transpose(x, y)", "np.diag(x, y)"])
def test_c_refuses_an_option_that_is_worked_out(text):
    ran = gradcli("emit", "-e", f"x: float[3]\n{text}", "--to", "c")
    assert (ran.code, ran.out) == (2, "") and "E0109" in ran.err


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


def test_a_program_that_only_prints_is_not_sent_to_grad():
    ran = gradcli("diff", "-e", "print(x)")
    assert ran.code == 2 and "without a value" in ran.err and "gradcli grad" not in ran.err


@pytest.mark.parametrize("name", ["pop", "append"])
def test_a_function_may_be_called_as_what_stacks_do(name):
    text = f"def {name}(z, y):\n    return z**2*y\na = {name}(x, 2)\na*{name}(x, 3)"
    out = gradcli("diff", "-e", text).out
    assert float(gradcli("eval", "x=1.5", stdin=out.encode()).out) == pytest.approx(24 * 1.5**3)
    again = gradcli("simplify", "-e", text).out
    assert float(gradcli("eval", "x=1.5", stdin=again.encode()).out) == 6 * 1.5**4


# -- a declared name that the program itself assigns ----------------------------------------------
ASSIGNED = {
    "at once": ("a", "a: float\na = a + 1\na**2"),
    "in a loop": ("x", "x: float\ny: float\nwhile x > 1:\n    x = x/2\nx*y"),
    "two at a time": (
        "a", "a: float\nb: float\nfor i in range(6):\n    a, b = (a + b)/2, sqrt(a*b)\na",
    ),
    "in a branch": ("x", "x: float\nif y > 0:\n    x = x*2\nx*y"),
    "added to": ("x", "x: float\nx += y\nx"),
}  # fmt: skip
PRINTING = (["diff"], ["emit"], ["emit", "--to", "python"], ["emit", "--to", "c"], ["simplify"])


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
@pytest.mark.parametrize("case", ASSIGNED)
def test_an_input_that_the_program_assigns_is_none(command, case):
    name, text = ASSIGNED[case]
    ran = gradcli(*command, "-e", text)
    said = f"error[E0006]: the program assigns '{name}' itself at line"
    assert (ran.code, ran.out) == (2, "") and ran.err.startswith(said)


def test_a_declaration_may_stand_before_what_it_declares():
    for text in (
        "y: float\ny = x**2\ny",
        "y: float\nfor i in range(3):\n    if i > 0:\n        y = y*x\n    else:\n        y = x\ny",
        "y: float = 2\ny = y*x\ny",
    ):
        assert gradcli("diff", "-e", text, "--wrt", "x").code == 0


def test_the_count_of_a_mean_is_that_of_a_name():
    out = gradcli("diff", "-e", "d = x - y\nnp.mean(3*d**2)", "--wrt", "x").out
    assert "/d.size" in out


@pytest.mark.parametrize("command", (["diff", "--wrt", "dt"], ["simplify"], ["emit"]), ids=" ".join)
def test_rows_of_an_array_are_written_as_lists(command):
    text = "x: float[2]\nF = np.array([[1, dt], [0, dt**2]])\nnp.sum(F @ x)"
    out = gradcli(*command, "-e", text).out
    assert out.count("np.array(") == 1 and "np.array([[" in out


@pytest.mark.parametrize("text, name", [("v*gamma^2", "gamma"), ("x + e^2", "e")])
def test_an_input_has_the_name_of_a_function_where_wrt_names_it(text, name):
    ran = gradcli("diff", "-e", text, "--wrt", name)
    assert f"{name}: float\n" in ran.out
    given = [f"{n}=3" for n in ("v", "x", name) if f"{n}: float" in ran.out or n in ran.out]
    found = float(gradcli("eval", *given, stdin=ran.out.encode()).out)
    assert found == (18.0 if name == "gamma" else 6.0)
    assert gradcli("diff", "-e", text, "--wrt", "sin").code == 2


def test_a_name_that_each_turn_of_a_loop_gives_a_value_is_not_one_to_differentiate_by():
    loop = "for n in range(3):\n    e = x - t\n    t += 0.5*e"
    for mode in ("forward", "reverse"):
        ran = gradcli("diff", "-e", f"t = 0.0\n{loop}\nt**2", "--wrt", "e", "--mode", mode)
        assert ran.code == 2 and "E0108" in ran.err and "that a loop assigns anew" in ran.err
    assert gradcli("diff", "-e", "e = 2*x\ne**2", "--wrt", "e").out.endswith("2*e\n")


def test_a_name_of_the_author_does_not_hide_numpy():
    method = gradcli("diff", "-e", "np = sin(x)\nw: float[2]\nsum((w*np).cumsum())", "--wrt", "x")
    assert method.code == 0
    text = "x: float[2]\nnp: float\nsum(x*np)"
    ran = gradcli("diff", "-e", text, "--wrt", "x")
    assert ran.out.startswith("import numpy\n")
    at = ["x=[1,2]", "np=3"]
    assert gradcli("eval", *at, stdin=ran.out.encode()).out == "[3.0, 3.0]\n"
    assert "np_: float" in gradcli("diff", "-e", text, "--wrt", "x", "--to", "numpy").out


@pytest.mark.parametrize(
    "text, words",
    [
        ("v: float[2]\nsum(v)", ": an array, in forward mode,"),
        ("y = None\nif x > 0:\n    y = x\nz = y\nz", "None as a value"),
        ("v: float[3]\na = v if x > 1 else v[::-1]\na[0] = x\nsum(v)", "b = np.copy(a)"),
        ("np: float\nx: float[2]\nsum(np.zeros_like(x))", "'np' is a value of the program here"),
    ],
)
def test_a_refusal_names_what_the_author_wrote(text, words):
    mode = ["--mode", "forward"] if "forward" in words else []
    assert words in gradcli("diff", "-e", text, *mode).err


def test_diff_and_grad_are_by_the_same_inputs():
    for text, names in {
        "x: float = 3\ny: float\nx^2*y": ("x", "y"),
        "x: float = 3\nx^2*y": ("x", "y"),
        "x = 3\ny: float\nx^2*y": ("y",),
        "x = 3\nx^2*y": ("y",),
        "x = 3\ny = 2.5\nx^2*y": ("x", "y"),
        "n: int = 3\nx: float = 2.0\nx^n": ("x",),
    }.items():
        program = calls.program(text)
        assert program.default_wrt() == names
        derived = calls.program(calls.diff(program))
        point = {n: 1.5 for n in ("x", "y") if n in program.inputs}
        gradients = calls.gradient(program, point).gradients
        found = calls.value(derived, point).values
        found = found[0] if len(names) > 1 else found
        assert tuple(gradients) == names and tuple(gradients.values()) == tuple(found), text


def test_values_beside_a_printed_program_are_told_what_takes_them():
    for argv, help in (
        (["diff", "x^2", "x=1"], "gradcli diff … | gradcli eval x=1"),
        (["diff", "x^2", "--to", "c", "x=1"], "takes the value: leave out x=1"),
        (["emit", "x^2", "x=1", "-o", "f.py"], "takes the value: leave out x=1"),
        (["diff", "x^2", "--to", "c", "--self-test", "x=1"], "chooses its points itself"),
        (["emit", "x^2", "--to", "python", "--self-test", "x=1"], "chooses its points itself"),
    ):
        ran = gradcli(*argv)
        assert (ran.code, help in ran.err) == (2, True), (argv, ran.err)


MODULE = """
from math import pi
G = 9.81
ROWS = [1.0, 2.0]

def inner(t, scale=1.0):
    return G*t*scale + ROWS[0]

def fall(t, h, v=2.0, g: float = 3.0):
    return h + v*inner(t)*pi - g*t**2
"""


def test_a_function_of_a_file_keeps_its_parameters_in_front(tmp_path):
    path = tmp_path / "model.py"
    path.write_text(MODULE)
    names = {}
    exec(MODULE, names)
    for command in ("emit", "diff"):
        text = gradcli(command, f"{path}:fall", "--to", "python").out
        exec(text, printed := {})
        function = next(x for name, x in printed.items() if name.startswith("fall"))
        assert function.__code__.co_varnames[: function.__code__.co_argcount] == (
            "t", "h", "v", "g", "G", "ROWS",
        )  # fmt: skip
        if command == "emit":
            assert function(2.0, 5.0, 3.0) == names["fall"](2.0, 5.0, 3.0)
            assert function(2.0, 5.0, 3.0, G=0.0) == 5.0 + 3.0 * math.pi - 12.0
        text = gradcli(command, f"{path}:fall", "--to", "c").out
        signature = re.search(r"\nvoid fall\w*\((.*?)\)|\ndouble fall\((.*?)\)", text, re.DOTALL)[0]
        found = re.findall(r"(?:double) (\w+)", signature.replace("double fall", ""))
        assert found[:6] == ["t", "h", "v", "g", "G", "ROWS"], signature
    out = gradcli("grad", f"{path}:fall", "t=1", "h=2").out
    assert [line.split("\t")[0] for line in out.splitlines()][1:] == [
        "dfall_dt",
        "dfall_dh",
        "dfall_dg",
    ]


def test_comb_of_a_number_has_no_test_that_is_known():
    for text in ("comb(n + 0.5, 2)", "n: float\ncomb(n, 3)"):
        assert "True" not in gradcli("diff", text).out
        assert "True" not in gradcli("emit", text).out


ONE = "import math\n\ndef f(x):\n    return x**2 * math.sin(x)\n"
TWO = 'def f(t, k=2):\n    """A square."""\n    a = t*k\n    return a*a\n'
SELF = "def f(x):\n    return x if x < 1 else f(x - 1)*x\n"
FUNCTIONS = {  # a function f of a file, options -> its derivative as it is printed
    (ONE,): "import math\nx*(2*math.sin(x) + x*math.cos(x))\n",
    (ONE, "--to", "latex"): "x (2 \\sin(x) + x \\cos(x))\n",
    (TWO,): "k = 2\na = t*k\n2*k*a\n",
    ("a = 3\n" + TWO + "g = a\n",): "k = 2\na = t*k\n2*k*a\n",
    (TWO.replace("a = t*k", "t = t*k").replace("a*a", "t*t"),): "def df(",
    (SELF,): "def df(",
}


@pytest.mark.parametrize(("text", "options"), [(t, o) for t, *o in FUNCTIONS])
def test_a_function_of_formulas_has_the_derivative_of_its_formulas(tmp_path, text, options):
    path = tmp_path / "m.py"
    path.write_text(text)
    ran = gradcli("diff", f"{path}:f", *options)
    assert ran.code == 0 and FUNCTIONS[(text, *options)] in ran.out
    if "def" not in FUNCTIONS[(text, *options)]:
        assert ran.out == FUNCTIONS[(text, *options)]


def test_a_function_of_a_file_is_a_formula_on_a_terminal(tmp_path):
    path = tmp_path / "m.py"
    path.write_text(ONE)
    ran = gradcli("diff", f"{path}:f", terminal=True, NO_COLOR="1")
    assert ran.out == "df/dx = x*(2*math.sin(x) + x*math.cos(x))\n"


def test_functions_are_called_as_the_author_calls_those_of_numbers():
    assert "np.cos(x)" in gradcli("diff", "-e", "import numpy as np\nnp.sin(x)").out
    assert "math.cos(x)" in gradcli("diff", "-e", "import math\nmath.sin(x)").out
    assert gradcli("diff", "-e", "sin(x)").out == "cos(x)\n"


@pytest.mark.parametrize("command", ["diff", "emit"])
def test_what_stops_a_program_is_not_left_out_in_silence(command):
    text = (
        "def f(x):\n    if x < 0:\n        raise ValueError()\n    return x^2\nassert x < 9\nf(x)"
    )
    places = "raise at line 3 and assert at line 5"
    assert f"note: left out: {places}; where" in gradcli(command, "-e", text, "--to", "c").err
    assert "left out" not in gradcli(command, "-e", "x^2", "--to", "c").err
