"""`gradcli tape`: formats, files, and what it refuses."""

import csv
import io
import json

import pytest
from cli.command import gradcli

from gradcli.report.formats import FORMATS, GRAPHS

LESSON = """\
x = Variable(3.0)
print("before")
with GradientTape() as t:
    y = x * x
print(t.gradient(y, x))
"""


def test_a_table_on_a_terminal_and_rows_in_a_pipe():
    shown = gradcli("tape", "-e", "x*sin(y)", "x=3", "y=2", terminal=True, NO_COLOR="1").out
    assert "│   %1 │    1 │ sin        │ y" in shown
    rows = gradcli("tape", "-e", "x*sin(y)", "x=3", "y=2").out.splitlines()
    assert rows[0].split("\t")[:4] == ["tape", "step", "line", "primitive"]
    assert rows[1].split("\t")[:4] == ["1", "1", "1", "sin"]


def test_what_the_program_prints_goes_beside_a_format_for_machines():
    ran = gradcli("tape", "-e", LESSON, "--format", "json")
    assert ran.err.startswith("before\n")
    (tape,) = json.loads(ran.out)
    assert (tape["name"], tape["derivatives"][0]["results"][0]["value"]) == ("t", 6.0)
    assert gradcli("tape", "-e", LESSON, terminal=True).out.startswith("before\n")


UNWATCHED = """\
x = constant(3.0)
with GradientTape() as t:
    y = x * x
g = t.gradient(y, x)
g.numpy()
"""


def test_a_program_that_fails_shows_its_tapes_up_to_there():
    ran = gradcli("tape", "-e", UNWATCHED, terminal=True, NO_COLOR="1")
    assert "'x', a tensor of line 1, is not watched" in ran.out
    assert (ran.code, ran.err.splitlines()[:2]) == (
        1, ["error[E0201]: .numpy cannot use None", " --> <expr>:5:1"]
    )  # fmt: skip
    assert "gradcli tape says" in ran.err


def test_a_program_that_fails_before_its_tape_only_fails():
    ran = gradcli("tape", "-e", "x = constant(1.0)\nx[0] = 1\nt = GradientTape()")
    assert (ran.code, ran.out) == (1, "")


@pytest.mark.parametrize("name", [*FORMATS, *GRAPHS])
def test_each_format(name):
    ran = gradcli("tape", "-e", LESSON, "--format", name)
    assert (ran.code, "multiply" in ran.out) == (0, True)


@pytest.mark.parametrize(
    ("suffix", "start"), [(".dot", "digraph"), (".gv", "digraph"), (".mmd", "flowchart TD\n")]
)
def test_a_file_is_a_graph_by_its_suffix(suffix, start, tmp_path):
    path = tmp_path / f"lesson{suffix}"
    assert gradcli("tape", "-e", "x*x", "x=3", "-o", str(path)).out == ""
    assert path.read_text().startswith(start)


def test_csv_has_a_row_for_each_step_and_target():
    ran = gradcli("tape", "-e", "y = x*x\ny*int(z)", "x=3", "z=2", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert [(r["primitive"], r["cotangent"]) for r in rows if r["step"]] == [
        ("multiply", "2.0"), ("multiply", "1.0"),
    ]  # fmt: skip
    assert [r["stops"] for r in rows if not r["step"]] == ["int(z): int makes an integer of 'z'"]


def test_all_shows_every_step():
    program = "y = x\nfor i in range(100):\n    y = y*2\ny"
    short = gradcli("tape", "-e", program, "x=1", terminal=True, NO_COLOR="1").out
    assert (short.count("multiply *"), "60 more steps" in short) == (41, True)
    assert gradcli("tape", "-e", program, "x=1", "--all", terminal=True).out.count("y = ") == 100


REFUSED = [
    (["-e", "2+3"], 2, "no GradientTape and no real inputs"),
    (["-e", "print(x)", "x=2"], 2, "no GradientTape and no value"),
    (["-e", "x*2", "x=1:3:1"], 2, "tape takes one point, not a grid"),
    (["-e", "x*2", "x=1", "--format", "svg"], 2, "not 'svg'"),
    (["-e", "x*2", "x=1", "--dot"], 2, "write --format dot"),
    (["-e", "x*2", "x=1", "-o", "lesson.png"], 2, "--out writes no .png file"),
    (["-e", "x*2", "x=1", "--wrt", "q"], 2, "'q'"),
    (["-e", "x*2", "x=1", "--of", "q"], 2, "'q'"),
    (["-e", "x*2"], 2, "gradcli tape 'x*2' x=1"),
    (["-e", "y = 1/x\nassert x > 2", "x=1"], 1, "assert"),
    (["-e", LESSON + "t.gradient(y, x)"], 1, "non-persistent"),
]


@pytest.mark.parametrize(("argv", "code", "words"), REFUSED, ids=lambda x: str(x)[:40])
def test_what_it_refuses(argv, code, words):
    ran = gradcli("tape", *argv)
    assert ran.code == code
    assert words in ran.err


@pytest.mark.parametrize("name", GRAPHS)
def test_a_graph_is_a_format_of_tapes_alone(name):
    ran = gradcli("grad", "-e", "x*x", "x=3", "--format", name)
    assert (ran.code, ran.out) == (2, "")
