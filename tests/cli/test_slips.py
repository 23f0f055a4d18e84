"""What is written by mistake, or as other tools have it: the help is a command line that works."""

import re
import shlex

from cli.command import gradcli

XY = "grad -e x*y x=1 y=2"
# command line -> what its help says; each `gradcli …` in it runs
MISTAKES = {
    "eval -e x+y x=3,y=4": "write x=3 y=4",
    "eval -e x+y 'x=3, y=4'": "write x=3 y=4",
    "eval -e x+y 'x=[1,2],y=4'": "write x=[1,2] y=4",
    "eval -e x x=3,": "bindings stand apart by blanks: x=3",
    f"{XY} --wrt xy": "several names have commas: --wrt x,y",
    f"{XY} --wrt 'x y'": "several names have commas: --wrt x,y",
    f"{XY} --of xy": "several names have commas: --of x,y",
    "--format json grad -e x^2 x=1": "write options last: gradcli grad -e 'x^2' x=1 --format json",
    "--format json x^2 x=1": "write options last: gradcli 'x^2' x=1 --format json",
    "--order 2 grad x^2 x=1 --digits 3": (
        "write options last: gradcli grad 'x^2' x=1 --digits 3 --order 2"
    ),
    "eval -e x x=3,5": "x=[3,5]; a decimal point is a dot: x=3.5",
    "eval -e x x=1,000": (
        "write x=1000; a list has brackets: x=[1,000]; a decimal point is a dot: x=1.000"
    ),
    "eval -e x x=-12,345,678": "write x=-12345678; a list has brackets: x=[-12,345,678]",
    "eval -e x x=1,000.50": "write x=1000.50",
    "eval -e x x=1.000,50": "write x=1000.50",
    "eval -e x x=1.000.000,5": "write x=1000000.5",
    "eval -e x x=1,2,3": "x=[1,2,3]",
    "eval -e x x=0:0.1:1": "write x=0:1:0.1 for 11 points",
    "eval -e x x=0:2:10": "write x=0:10:2 for 6 points",
    "eval -e x x=1:-0.25:0": "write x=1:0:-0.25 for 5 points",
    "eval -e x x=0:0.5:0.7": "write x=0:0.7:0.5 for 2 points",
    "eval -e x x=0:0.5:2:3": "write x=0:10:0.5 for 0, 0.5, … 10",
    "eval -e x x=0:1:-2": "give the step the sign of stop - start",
    "eval -e x x=0:-1:-2": "write x=0:-2:-1 for 3 points",
    "eval 2*x x=9.81 ± 0.02": "write x=9.81±0.02",
    "taylor sin(x) x=1+/-0.1": "write x=1; eval and grad take uncertainties",
    "eval 0.5*m*v^2 m=3kg v=2": "values are numbers, in units that fit together: m=3",
    "eval -e v v='2.5e3 m/s'": "in units that fit together: v=2.5e3",
    "eval -e T T=20°C": "in units that fit together: T=20",
    "eval -e E E=3eV": "in units that fit together: E=3",
    "plot sin(x) x=0..6": "write x=0:6",
    "plot sin(x) x=-1.5...2": "write x=-1.5:2",
    "diff x^2 x": "write x=3 to give it a value, --wrt x to differentiate by it",
    "grad x^2 at x=3": "leave 'at' out: values follow the program, as x=3 does",
    "diff x^2*y wrt y": "write --wrt y",
    "gradient x^2 x=3": "did you mean gradcli grad 'x^2' x=3?",
    "derivative x^2": "did you mean gradcli diff 'x^2'?",
    "differentiate 'x^2 + 1'": "did you mean gradcli diff 'x^2 + 1'?",
    "latex x^2": "did you mean gradcli emit 'x^2' --to latex?",
    "evaluate x^2 x=3": "did you mean gradcli eval 'x^2' x=3?",
    "draw x^2 x=0:1": "did you mean gradcli plot 'x^2' x=0:1?",
    "functions": "did you mean gradcli ops?",
    "limit sin(x)/x": "a series begins with it: gradcli taylor 'sin(x)/x' x=0",
    "roots 'x^2 = 4' x=1": "did you mean gradcli solve 'x^2 = 4' x=1?",
    "minimise (a-3)^2+1 a=1": "did you mean gradcli minimize '(a-3)^2+1' a=1?",
    "maximize x*exp(-x)": (
        "the minimum of its negative does: gradcli minimize '-(x*exp(-x))' x=1"
    ),
    "integrate sin(x)": (
        "a program adds it up: gradcli eval"
        " 'x = linspace(0, 1, 1001); trapezoid(sin(x) + 0*x, x)'"
    ),
}  # fmt: skip
COMMAND = re.compile(r"gradcli .*?(?=\?$|$)")


def test_the_help_of_a_mistake_is_a_command_line_that_works():
    for line, help in MISTAKES.items():
        ran = gradcli(*shlex.split(line))
        assert ran.code == 2, line
        assert help in ran.err, (line, ran.err)
        for command in COMMAND.findall(ran.err.rpartition("= help:")[2].strip()):
            again = gradcli(*shlex.split(command)[1:])
            assert (again.code, "error" in again.err) == (0, False), (line, command, again.err)


# a text that begins with the word of a command -> the command line that its help has
IN_ONE_WORD = {
    "grad x^2*y x=3 y=2": "gradcli grad 'x^2*y' x=3 y=2",
    "plot exp(-x^2) x=-2:2": "gradcli plot 'exp(-x^2)' x=-2:2",
    "diff x^3 --order 2": "gradcli diff 'x^3' --order 2",
    "simplify (x^2-1)/(x-1)": "gradcli simplify '(x^2-1)/(x-1)'",
    "taylor(sin(x)/x, x, 0)": "gradcli taylor 'sin(x)/x'",
    "derivative of x^2": "gradcli diff 'x^2'",
    "derivative(x^2, x)": "gradcli diff 'x^2'",
    "limit(sin(x)/x, x, 0)": "gradcli taylor 'sin(x)/x' x=0",
    "limit of (x^2-1)/(x-1) as x -> 1": "gradcli taylor '(x^2-1)/(x-1)' x=1",
    "solve x^2 = 4 x=1": "gradcli solve 'x^2 = 4' x=1",
    "minimize((a-3)^2)": "gradcli minimize '(a-3)^2'",
    "maximize x*exp(-x)": "gradcli minimize '-(x*exp(-x))' x=1",
    "int sin(x)": "gradcli eval 'x = linspace(0, 1, 1001); trapezoid(sin(x) + 0*x, x)'",
}


def test_a_command_in_the_text_of_a_program_is_told_the_command_line():
    for line, command in IN_ONE_WORD.items():
        for argv in ([line], ["eval", "-e", line]):
            ran = gradcli(*argv)
            assert (ran.code, ran.err.rpartition("gradcli ")[2]) == (2, f"{command[8:]}\n"), argv
        session = gradcli("repl", stdin=line.encode())
        if not line.startswith(
            ("grad", "plot", "diff", "simplify", "solve", "taylor(")
        ):  # commands there
            assert command[8:] in session.err, (line, session.err)
    assert gradcli("limit sin(x)/x", "x=1").err == gradcli("limit sin(x)/x").err
    assert "gradcli grad 'x^2' x=3\n" in gradcli("gradient x^2", "x=3").err
    for text in ("grade x^2", "list x", "x plot", "plot x^2 +", "sin x^2", "plot*x y"):
        assert "gradcli plot" not in gradcli(text).err
        assert "command" not in gradcli(text).err, text


def test_a_binding_that_the_help_writes_is_read():
    for line, help in MISTAKES.items():
        if help.startswith("write ") and "=" in help and "gradcli" not in help:
            words = re.match(r"write (\S+=\S+(?: \S+=\S+)?)", help)[1].rstrip(";").split()
            assert gradcli("eval", "-e", "x" if len(words) == 1 else "x + y", *words).code == 0, (
                line
            )


def test_a_grid_of_a_start_and_a_stop_has_101_points():
    for word, first, second, last in (
        ("x=0:1", "0.0", "0.01", "1.0"), ("x=-2:2", "-2.0", "-1.96", "2.0"),
        ("x=1:0", "1.0", "0.99", "0.0"), ("x=0:200", "0", "2", "200"), ("x=0:pi", "0.0",
        "0.031415926535897934", "3.141592653589793"),
    ):  # fmt: skip
        rows = gradcli("eval", "-e", "x", word, "--format", "csv").out.splitlines()[1:]
        found = [row.partition(",")[0] for row in rows]
        assert (len(rows), found[0], found[1], found[-1]) == (101, first, second, last), word


def test_a_grid_may_be_one_point_where_it_begins_where_it_ends():
    assert gradcli("eval", "-e", "x", "x=2:2:1", "--format", "csv").out == "x,f\n2,2.0\n"


def test_an_expression_that_nothing_reads_is_told():
    note = "the value of an expression is lost, at line 1: the result is that of the last line"
    for argv in (["eval", "-e", "x^2", "-e", "x^3"], ["grad", "x^2; x^3"]):
        ran = gradcli(*argv, "x=2")
        assert (ran.code, ran.err.count(note)) == (0, 1), ran.err
    for quiet in (
        "y = x^2; x^3*y",
        "print(x); x",
        "'words'\nx",
        "x\nx^2",
        "v = [x]; v.append(x); x",
    ):
        assert gradcli("eval", "-e", quiet, "x=2").err.count("lost") == 0, quiet
