"""What is told to whom the command does not understand, and the exit codes."""

import shlex

import pytest
from cli.command import gradcli

from gradcli import calls

# argv, in standard error
USAGE = [
    (["grd"], "did you mean 'grad'?"),
    (["help", "grd"], "did you mean 'gradcli help grad'?"),
    (["--verison"], "did you mean --version?"),
    (["version"], "gradcli --version"),
    (["derivative", "-e", "x"], "gradcli diff"),
    (["grad", "-e", "x", "-wrt", "x"], "two dashes: --wrt"),
    (["grad", "-e", "x", "--x=3"], "without dashes: x=3"),
    (["grad", "-e", "x", "-x=3"], "without dashes: x=3"),
    (["grad", "f.expr", "x", "=", "3"], "write x=3"),
    (["grad", "f.expr", "x=", "3"], "write x=3"),
    (["grad", "f.expr", "x", "=3"], "write x=3"),
    (["grad", "-e", "y+x^2", "y=1", "3"], "write x=3"),
    (["grad", "-e", "x^2", "x", "3"], "write x=3"),
    (["grad", "-e", "x^2", "x:3"], "write x=3"),
    (["grad", "-e", "x^2", "x==3"], "write x=3"),
    (["grad", "-e", "x^2", "wrt=x", "x=3"], "--wrt x"),
    (["grad", "-e", "x^2", "order=2", "x=3"], "--order 2"),
    (["grad", "x=3"], "standard input is empty"),
    (["emit"], "help: give an expression, such as 'x^2 * sin(y)', or name a file"),
    (["completion", "bsh"], "did you mean bash?"),
    (["completion", "csh"], "help: gradcli completion bash"),
    (["completion"], "bash, zsh or fish"),
    (["foo"], "unknown command 'foo'"),
    (["foo"], "a program is a file, or a text: gradcli 'x^2' x=3"),
    (["d/dx", "x^2"], "gradcli diff 'x^2' --wrt x"),
    (["x^2", "--to", "c", "x=3"], "diff prints derivatives: gradcli diff 'x^2' --to c\n"),
    (["grad", "-e", "x^2", "--to", "csv", "x=3"], "write --format csv\n"),
    (["eval", "-e", "x^2", "--to=json", "x=3"], "write --format json\n"),
    (["x^2", "--latex"], "gradcli diff 'x^2' --to latex\n"),
    (["eval", "x^2", "--tex"], "emit prints a program: gradcli emit 'x^2' --to latex\n"),
    (["diff", "x^2", "--latex"], "help: write --to latex\n"),
    (["taylor", "sin(t)", "at=0"], "the point is given by its name: t=0\n"),
    (["taylor", "sin(t)", "--at", "0"], "the point is given by the names of inputs, as x=0\n"),
    (["x=3"], "give an expression, such as 'x^2 * sin(y)'"),
    (["f.expr", "x=3"], "no such file: 'f.expr'"),
    (["grad", "--ordr", "2"], "did you mean --order?"),
    (["grad", "-x"], "unknown option -x"),
    (["grad", "-3"], "x=-3"),
    (["grad", "-e"], "-e needs a value"),
    (["grad", "-e", "x", "--wrt"], "--wrt needs a value"),
    (["grad", "--strict=1"], "--strict takes no value"),
    (["grad", "-e", "x", "x"], "x=3"),
    (["grad", "-e", "x", "f.expr"], "both -e and a file"),
    (["grad", "a.expr", "b.expr"], "more than one file"),
    (["grad", "-e", "x", "x=1", "--order", "two"], "--order takes a whole number from 1 to 100"),
    (["grad", "-e", "x", "x=1", "--order", "0"], "--order takes a whole number"),
    (["grad", "-e", "x", "x=1", "--order", "1_0"], "--order takes a whole number"),
    (["grad", "-e", "x", "x=1", "--order", "１"], "--order takes a whole number"),
    (["grad", "-e", "x", "x=1", "--wrt", "x,,y"], "names with a comma between"),
    (["grad", "-e", "x", "x=1", "--format", "jsn"], "did you mean 'json'?"),
    (["grad", "-e", "x", "x=1", "--unconnected", "nul"], "one of none, zero"),
    (["grad", "-e", "x", "x=1", "--color", "yes"], "one of auto, always, never"),
    (["grad", "-e", "x", "x=1", "--digits", "99"], "whole number from 1 to 17"),
    (["grad", "-e", "x", "x=1", "--timeout", "soon"], "a number of seconds"),
    (["grad", "-e", "x", "x=1", "--timeout", "0"], "a number of seconds"),
    (["grad", "-e", "x", "x=1", "--max-steps", "-1"], "--max-steps takes a whole number"),
    (["diff", "-e", "x", "x=3"], "diff takes no values"),
    (["diff", "-e", "x", "--mode", "back"], "one of forward, reverse"),
    (["diff", "-e", "3"], "nothing to differentiate by"),
    (["diff", "-e", "print(x)"], "without a value"),
    (["diff", "-e", "def f(x):\n    return x"], "E01"),
    (["eval", "-e", "def f(x):\n    return x"], "with a call of it: f(x)"),
    (["ops", "sinn"], "did you mean 'sin'?"),
    (["grad", "none.expr"], "no such file: 'none.expr'"),
    (["grad", "x*2"], "this input has no value: 'x'"),
    (["grad", "/"], "is a directory"),
    (["grad", "a\0b"], "cannot read"),
    (["grad", "-e", "x", "x=1", "-o", "/"], "is a directory"),
    (["grad", "-e", "x", "x=1", "-o", "/no/where/f"], "no such directory"),
    (["grad", "-e", "x", "x=1", "-o", ""], "--out needs the name"),
    (["grad", "-e", "x", "x="], "empty value"),
    (["grad", "-e", "x", "x=[1,2"], "'[' is never closed"),
    (["grad", "-e", "x", "x=1", "x=2"], "bound twice"),
    (["grad", "-e", "x"], "'x'"),
    (["grad", "x: float[2, :]; sum(x)"], "no value: 'x'"),
    (["grad", "-e", "x", "x=1", "y=2"], "'y'"),
    (["grad", "-e", "x", "x=1", "--wrt", "y"], "no 'y'"),
    (["grad", "-e", "x", "x=1", "--of", "y"], "no 'y'"),
    (["grad", "-e", "[bold]x[/bold]+", "x=1"], "[bold]"),
    (["grad", "-e", "sinn(x)", "x=1"], "did you mean 'sin'?"),
    (["grad", "-e", "x +", "x=1"], "^"),
    (["grad", "-e", "", "x=1"], "empty"),
]


@pytest.mark.parametrize(("argv", "told"), USAGE, ids=lambda x: " ".join(x))
def test_what_cannot_be_understood_exits_with_2(argv, told):
    ran = gradcli(*argv)
    assert ran.code == 2
    assert told in ran.err
    assert ran.err.startswith("error[E")
    assert ran.out == ""


RUN = [
    (["eval", "-e", "v[3]", "v=[1,2]"], "3"),
    (["eval", "-e", "a @ b", "a=[1,2]", "b=[1,2,3]"], "(3,)"),
    (["eval", "-e", "while True:\n    x = 1\nx", "--max-steps", "1000"], "1000 steps"),
    (["eval", "-e", "2^5000"], "too large"),
]


@pytest.mark.parametrize(("argv", "told"), RUN, ids=lambda x: " ".join(x))
def test_what_fails_while_it_runs_exits_with_1(argv, told):
    ran = gradcli(*argv)
    assert ran.code == 1
    assert told in ran.err
    assert "-->" in ran.err


def test_a_grid_in_the_place_of_an_array_is_explained():
    ran = gradcli("grad", "-e", "sum(v)", "v=0:10:1")
    assert ran.code == 1
    assert "'v' is a grid" in ran.err and "v=[0,1,2]" in ran.err
    ran = gradcli("grad", "-e", "sum(v)*x", "v=1", "x=0:1:1")
    assert ran.code == 1 and "grid" not in ran.err


def test_the_command_alone_shows_what_there_is():
    ran = gradcli()
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Usage: gradcli PROGRAM")
    assert ran.err == gradcli("--help").out


def test_the_command_alone_answers_a_program_in_a_pipe():
    text = b"x^2*sin(x)"
    assert gradcli(stdin=text) == gradcli("-", stdin=text)
    assert gradcli(stdin=text).code == 0
    ran = gradcli(stdin=b"sinn(x)")
    assert ran == gradcli("-", stdin=b"sinn(x)") and "did you mean 'sin'?" in ran.err


def test_the_place_on_the_command_line_is_marked():
    assert gradcli("grad", "-e", "a b", "--order", "two").err == (
        "error[E0002]: --order takes a whole number from 1 to 100, not 'two'\n"
        " --> <command line>:1:35\n"
        "  |\n"
        "1 | gradcli grad -e 'a b' --order two\n"
        "  |                               ^^^\n"
    ).replace("1:35", "1:31")


def test_a_terminal_on_standard_input_is_no_program():
    ran = gradcli("grad", "x=3", stdin=None)
    assert ran.code == 2
    assert "give an expression, such as 'x^2" in ran.err


@pytest.mark.parametrize(
    ("program", "told"),
    [(b"\xff\xfex", "UTF-8"), (b"x + \xe2\x80\xae 1", "U+202E"), (b"", "empty")],
)
def test_a_program_that_is_no_text(program, told):
    ran = gradcli("grad", "-", "x=1", stdin=program)
    assert ran.code == 2
    assert told in ran.err


def test_a_program_larger_than_the_limit():
    ran = gradcli("grad", "x=1", "--max-source", "10", stdin=b"x" * 100)
    assert ran.code in (1, 2)
    assert "--max-source" in ran.err


def test_a_mistake_of_ours_is_one_line(monkeypatch):
    def broken(*_, **__):
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr(calls, "value", broken)
    ran = gradcli("eval", "-e", "x", "x=1")
    assert ran.code == 1
    assert "mistake of its own (ZeroDivisionError: of ours)" in ran.err
    assert "Traceback" not in ran.err
    assert "Traceback" in gradcli("eval", "-e", "x", "x=1", GRADCLI_DEBUG="1").err


def test_an_interrupt_exits_with_130(monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(calls, "value", interrupted)
    assert gradcli("eval", "-e", "x", "x=1").code == 130


COLORS = [
    ([], {}, False),
    (["--color", "always"], {}, True),
    (["--color=always"], {"NO_COLOR": "1"}, True),
    ([], {"FORCE_COLOR": "1"}, True),
    ([], {"CLICOLOR_FORCE": "1"}, True),
    ([], {"FORCE_COLOR": "0"}, False),
    ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    (["--color", "never"], {"FORCE_COLOR": "1"}, False),
]


@pytest.mark.parametrize(("argv", "env", "colored"), COLORS)
def test_colour(argv, env, colored):
    assert ("\x1b[" in gradcli("grad", "-e", "x +", "x=1", *argv, **env).err) is colored
    table = gradcli("grad", "-e", "x*x", "x=1", "--format", "table", *argv, **env).out
    assert ("\x1b[" in table) is colored


@pytest.mark.parametrize(
    ("argv", "help"),
    [
        (["grad", "dose.py", "t=2.5", "k=1"], "gradcli grad dose.py:conc t=2.5 k=1"),
        (["eval", "dose.py"], "gradcli eval dose.py:conc t=1 k=1"),
        (["diff", "dose.py"], "gradcli diff dose.py:conc"),
        (["grad", "dose.py:conc(2.5, 0.3)"], "gradcli grad dose.py:conc t=2.5 k=0.3"),
    ],
)
def test_a_file_of_functions_is_told_how_to_run_one(argv, help, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "dose.py").write_text("def conc(t, k, n=1):\n    return exp(-k*t)*n\n")
    ran = gradcli(*argv)
    assert ran.code == 2
    assert ran.err.endswith(f"{help}\n")
    assert gradcli(*shlex.split(help)[1:]).code == 0


def test_a_suffix_that_promises_another_format_is_refused(tmp_path):
    report = tmp_path / "a.md"
    assert ".md" in gradcli("grad", "-e", "x", "x=1", "-o", str(report)).err
    assert not report.exists()
    assert gradcli("grad", "-e", "x", "x=1", "-o", str(report), "--format", "csv").code == 0
    assert gradcli("diff", "-e", "x", "-o", str(report)).code == 0


PYTHON = "def f(x):\n    return x**2\ndef g(x, y):\n    return sys.argv[x]\ndef main():\n    f(2)\n"


@pytest.mark.parametrize(
    "rest",
    [
        'if __name__ == "__main__":\n    main()\n',
        "import sys\n",
        "class A: pass\n",
        "h = open('a')\n",
    ],
)
def test_a_file_of_python_is_told_of_its_functions(tmp_path, rest):
    """Of those that are programs: not g, which reaches what no program has, nor main."""
    path = tmp_path / "m.py"
    path.write_text(PYTHON + rest)
    help = f"one function of it can be read alone, with what it uses: {path}:f\n"
    assert help in gradcli("grad", str(path), "x=2").err
    assert gradcli("grad", f"{path}:f", "x=3").code == 0
