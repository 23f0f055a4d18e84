"""`--engine auto`: what machine code computes is what the tape says, and the choice is told."""

import json
import random

import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.calls.engines import Engine, along

pytestmark = pytest.mark.sampled(8)
MAP = """\
x = 0.3
n: int = 30000
s = x
for k in range(n):
    if s < 0.5:
        s = 2.7*s*(1 - s)
    else:
        s = 2.7*s*(1 - s) + 0.001*x
s
"""
KINDS = [
    "x*exp(-x^2)", "sin(50*x)/x", "log(x)", "2.5 + 0*x", "sqrt(x)*x", "1/x",
    "x^x", "erf(x)*tanh(x)",
    "where(x > 0, x, 2*x)",
    "gamma(x + 3)", "(1 - cos(x))/x^2", "x^2 - 1e8*x + 1e16", "exp(200*x)",
    "a = [x, 2*x]\na[0]*a[1] - 0.1", "y = x\nfor i in range(4):\n    y = y*y + sin(y)/x\ny",
    "log(1 + x)/(1 + exp(-x))**2", "x - 0.1", "atan2(x, 2) + hypot(x, 1)", "pi*x + e",
]  # fmt: skip


@pytest.mark.parametrize("command", ["eval", "grad"])
@pytest.mark.parametrize("program", KINDS)
def test_a_grid_is_the_tapes_to_the_last_digit(command, program):
    words = [command, "-e", program, "x=-1:2:0.0015", "--format", "csv"]
    tape, code = (gradcli(*words, "--engine", e) for e in ("tape", "auto"))
    assert code == tape and tape.out.count("\n") == 2002


def expressions(seed: int) -> str:
    draw = random.Random(seed)

    def one(depth: int) -> str:
        if depth == 0 or draw.random() < 0.1:
            return draw.choice(["x", "y", "x", repr(round(draw.uniform(0.1, 3.0), 2)), "2"])
        form = draw.choice(
            ["({} + {})", "({} - {})", "{}*{}", "{}/({} + 3.5)", "sin({})", "exp(-({})^2)",
             "sqrt(({})^2 + 0.3)", "log(({})^2 + 0.1)", "({})^3", "tanh({})", "atan({})"]
        )  # fmt: skip
        return form.format(*(one(depth - 1) for _ in range(form.count("{}"))))

    return f"{one(4)} + 0*x*y"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("derivatives", [False, True])
def test_random_expressions_have_the_tapes_results(seed, derivatives):
    program = calls.program(expressions(seed))
    grids = {"x": [-2.0 + 0.37 * k for k in range(12)], "y": [0.7, 1.9, 2.0]}

    def call(at):
        return calls.gradient(program, at) if derivatives else calls.value(program, at)

    blocks = along(program, {}, grids, call, Engine("native"), derivatives, {})
    found = [result for block in blocks for result in block.results()]
    assert len(found) == 36
    for result in found:
        want = call(result.point)
        assert (repr(result), result.notes, result.point) == (repr(want), want.notes, want.point)


def test_a_derivative_that_nothing_connects_stays_null():
    formula, by = "x*exp(x) + stop_gradient(y)", ["--wrt", "x,y", "--format", "tsv"]
    words = ["grad", "-e", formula, "x=0:1:0.0002", "y=2", *by]
    tape, code = gradcli(*words, "--engine", "tape"), gradcli(*words, "--explain-engine")
    assert code.out == tape.out and "null" in tape.out and "computed together" in code.err
    zero = [*words, "--unconnected", "zero"]
    assert gradcli(*zero) == gradcli(*zero, "--engine", "tape")


def test_a_map_of_two_grids_is_one_run():
    words = ["grad", "-e", "sin(x*y) + y", "x=0:1:0.02", "y=1:2:0.02", "--format", "jsonl"]
    code, tape = gradcli(*words, "--explain-engine"), gradcli(*words, "--engine", "tape")
    assert code.out == tape.out and "2601 points of x, y are computed together" in code.err


BATCHES = {
    "a test": "y = x if x > 1 else 2*x - x^2/3\ny*sin(x)",
    "a loop": "s = x\nfor i in range(9):\n    s = s/2 if s > 3 else s\n    s += abs(sin(x*i))\ns",
    "arrays": "v = np.array([x, 2*x, x*x])\nw = np.sin(v)\nnp.sum(w*w) + max(w)",
    "a function": "def f(a):\n    return a*a if a > 0.7 else a - 0.25\nf(x) + f(2*x)",
    "a domain": "sqrt(x)*abs(x - 1)",
    "a test whose two ways have one slope": "y = x if x > 0.5 else x\ny*y",
    "a step": "s = x*x\nfor i in range(3):\n    s += floor(x)\ns + sin(x)",
    "a tie in a function": "def f(a):\n    return max(a, 2*x - 1)*0 + a*a if a > 0 else a\nf(x)",
    "an index that is out of range": "v = [x, x*x]\nv[int(x > 2) + int(x > 1.5)]",
}


@pytest.mark.parametrize("kind", BATCHES)
def test_a_grid_of_a_program_with_tests_is_that_of_the_tape(kind, monkeypatch):
    monkeypatch.setattr("gradcli.calls.batched.PAYS", 0)
    words = ["grad", "-e", BATCHES[kind], "x=-1:2:0.005", "--format", "json"]
    code, tape = gradcli(*words, "--explain-engine"), gradcli(*words, "--engine", "tape")
    assert code.code == tape.code and (code.code or "machine code runs: 601" in code.err)
    if code.code:
        assert code.err.replace("note: ", "") == tape.err.replace("note: ", "")
        return
    for found, wanted in zip(json.loads(code.out), json.loads(tape.out), strict=True):
        at = found["point"]["x"]
        assert (found["value"], found["notes"]) == (wanted["value"], wanted["notes"]), at
        slopes = [float(g["gradients"]["x"]) for g in (found, wanted)]  # an infinity is a text
        assert slopes[0] == pytest.approx(slopes[1], rel=1e-10, nan_ok=True), at


def test_what_no_variable_decides_lies_on_no_edge():
    found = []
    for text in ("m = 1.0\ny = x*x if m == 1 else x\ny", "y = x*x if x == 1 else x\ny"):
        made = calls.compile(text).on_edges({"x": [0.5, 1.0, 2.0]})
        found.append(made.tolist())
    assert found == [[False, False, False], [False, True, False]]


def test_a_long_run_is_code():
    tape = gradcli("grad", "-e", MAP, "x=0.3", "--engine", "tape", "--format", "json")
    code = gradcli("grad", "-e", MAP, "x=0.3", "--format", "json", "--explain-engine")
    assert code.code == 0 and "machine code runs: it takes" in code.err
    ours, theirs = json.loads(code.out), json.loads(tape.out)
    assert ours["value"] == theirs["value"] and ours["notes"] == theirs["notes"]
    assert ours["gradients"] == pytest.approx(theirs["gradients"], rel=1e-13)
    value = gradcli("eval", "-e", MAP, "x=0.3")
    assert value == gradcli("eval", "-e", MAP, "x=0.3", "--engine", "tape")


def test_a_limit_of_a_long_run_has_its_place():
    ran = gradcli("eval", "-e", MAP, "n=60000000", "--max-steps", "30000000")
    assert ran.code == 1 and "more than 30000000 steps" in ran.err and "for k in" in ran.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["x^2", "x=0:1:0.5"], "the tape runs: 3 points are over before code is there"),
        (["x^2", "x=1"], "the tape runs: the program has no loop and no function"),
        (["s = 0\nfor i in range(9):\n    s += x\ns", "x=1"], "it ends within 20000 steps"),
        (["x^2", "x=1", "--engine", "native"], "machine code runs: it is asked for"),
        (["x^2", "x=1", "--engine", "tape"], "the tape runs: it is asked for"),
        (
            ["y = x if x > 1 else 2*x\ny", "x=0:1:0.001"],
            "the tape runs: 1001 points are over before",
        ),
        (["y = x if x > 1 else 2*x\ny", "x=0:2:0.0005"], "machine code runs: 4001 points of x are"),
        (["print(x)\nsin(x)", "x=0:1:0.001"], "the tape runs: a program that prints has no form"),
        (["v = x*np.ones(3)\nsum(v*v)", "x=0:1:0.0002"], "machine code runs: 5001 points of x"),
        (["round(x)", "x=0:1:0.0002"], "the tape runs: its value is no real number"),
    ],
)
def test_the_choice_is_told(words, why):
    command = "eval" if "print" in words[0] else "grad"
    assert why in gradcli(command, "-e", *words, "--explain-engine").err


@pytest.mark.slow
@pytest.mark.parametrize("program", ["x*exp(-x^2)", "sqrt(x) + 1/x", "(1 - cos(x))/x^2"])
def test_a_curve_is_drawn_as_by_the_tape(program):
    words = ["plot", "-e", program, "x=-1:3:0.0005"]
    code, tape = gradcli(*words, "--explain-engine"), gradcli(*words, "--engine", "tape")
    assert code.out == tape.out and "8001 points of x are computed together" in code.err
    assert set(tape.err.splitlines()) <= set(code.err.splitlines())


def test_a_map_is_drawn_as_by_the_tape():
    words = ["plot", "-e", "sin(x*y)*exp(-x)", "x=0:2:0.04", "y=0:3:0.05"]
    code, tape = gradcli(*words), gradcli(*words, "--engine", "tape")
    assert code == tape and gradcli(*words, "--explain-engine").err.startswith("note: machine")


def test_a_long_run_without_code_is_the_tapes():
    step = "try:\n        s = s*0.5 + x\n    except ValueError:\n        s = 0.0"
    loop = f"s = 0.0\nfor k in range(30000):\n    {step}\ns"
    words = ["grad", "-e", loop, "x=0.5", "--format", "json"]
    code, tape = gradcli(*words, "--explain-engine"), gradcli(*words, "--engine", "tape")
    assert code.out == tape.out and "the tape runs: " in code.err


@pytest.mark.parametrize("words", [["x*sin(x)", "x=0:1:0.0003"], [MAP, "x=0.3"]])
def test_a_mistake_in_making_code_leaves_the_tape(words, monkeypatch):
    def mistaken(*_):
        raise TypeError("an int is no function")

    want = gradcli("eval", "-e", *words, "--engine", "tape")
    monkeypatch.setattr("gradcli.native.compile.lowered_program", mistaken)
    found = gradcli("eval", "-e", *words, "--explain-engine")
    assert (found.code, found.out) == (0, want.out) and "a mistake of gradcli's own" in found.err
    assert gradcli("eval", "-e", *words, "--engine", "native").code != 0


def test_a_number_that_is_whole_on_one_way_keeps_its_digits():
    lines = "x: float\nn: int\nz = x\ns = 0\nfor i in range(60000):\n    s += 1\n"
    lines += "if x < 0:\n    z = n*n\nz"
    words = ["eval", "-e", lines, "x=-1", "n=2147483649"]
    tape, code = (gradcli(*words, "--engine", e) for e in ("tape", "auto"))
    assert code.out == tape.out == "4611686022722355201\n"
