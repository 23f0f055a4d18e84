"""What `gradcli explain` prints, and docs/errors.md, which is made of the same texts.

`PYTHONPATH=tests python tests/cli/test_explain.py` writes the page anew; tests/test_docs.py runs
its commands.
"""

import json
import re
from pathlib import Path

import pytest
from cli.command import gradcli
from test_docs import replay

from gradcli.errors import CODES
from gradcli.report.diagnostics.explanations import EXPLANATIONS, TOPICS

PAGE = Path(__file__).parents[2] / "docs" / "errors.md"
BLOCK = re.compile(r"(?<=```console\n)(.*?)(?=```)", re.DOTALL)
HEAD = """\
# Errors

An error says what is wrong in a line, shows the place in the program or on the command line, and
ends with what would work. Its code stays the same from version to version: `gradcli explain E0102`
prints what stands here. Codes E00.. are about the command line, E01.. about the text of a program,
both with exit code 2; E02.. about its run, with exit code 1. Output that cannot be written ends
with 1 too, an interrupt with 130.

Of a program's text all errors are shown, in its order: behind a syntax error reading goes on with
the next line, and of names and calls each is said once. At most 20 are shown, with their count. In
the library the first is raised, with the rest in its `others`.

Where a function of the program failed, the error also marks each call that led there. In a deep
recursion a place is marked once and its calls are counted, and of many places the first two and
the last two are shown.
"""
RESULTS = """\
## What a result may say

These are no errors. `gradcli explain nan` prints what stands here; all of it is in
[null_and_nan.md](null_and_nan.md).
"""
KINDS = {"E00": "The command line", "E01": "The text of a program", "E02": "The run of a program"}


def page() -> str:
    """docs/errors.md, its commands without what they print."""
    parts = [HEAD]
    for code, (meaning, example, remedy) in EXPLANATIONS.items():
        if code[:3] in KINDS and code == min(c for c in CODES if c[:3] == code[:3]):
            parts.append(f"## {KINDS[code[:3]]}\n")
        parts.append(
            f"### {code}: {CODES[code]}\n\n{meaning}\n\n```console\n$ {example}\n```\n\n{remedy}\n"
        )
    parts.append(RESULTS)
    for topic, (title, (meaning, example, remedy)) in TOPICS.items():
        parts.append(
            f"### {topic}: {title}\n\n{meaning}\n\n```console\n$ {example}\n```\n\n{remedy}\n"
        )
    return "\n".join(parts)


def without_output(text: str) -> str:
    return BLOCK.sub(lambda m: m[0].splitlines()[0] + "\n", text)


def test_every_code_is_explained_in_order():
    assert list(EXPLANATIONS) == list(CODES)


def test_the_page_holds_the_explanations():
    assert without_output(PAGE.read_text()) == page()


def test_each_example_of_the_page_ends_in_its_code():
    text = PAGE.read_text()
    codes = re.findall(r"^### (E\d{4})", text, re.MULTILINE)
    outputs = [block.split("\n", 1)[1] for block in BLOCK.findall(text)]
    assert codes == list(CODES)
    for code, output in zip(codes, outputs[: len(codes)], strict=True):
        assert re.search(rf"^error\[{code}\]: ", output, re.MULTILINE)


# What the example of each topic must show.
SHOWN = {"nan": "│ nan", "inf": "│ inf", "null": "│ null", "kink": "lies on the kink of abs"}


def test_each_example_of_a_topic_shows_it():
    outputs = [block.split("\n", 1)[1] for block in BLOCK.findall(PAGE.read_text())]
    assert list(SHOWN) == list(TOPICS)
    for shown, output in zip(SHOWN.values(), outputs[len(CODES) :], strict=True):
        assert shown in output
        assert "note: " in output


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_explained(topic):
    ran = gradcli("explain", topic.upper(), COLUMNS="60")
    title, explained = TOPICS[topic]
    assert ran.out.startswith(f"{topic}: {title}\n\n")
    assert f"  $ {explained.example}\n\nWhat to do: " in ran.out


@pytest.mark.parametrize("code", CODES)
def test_an_explanation_says_what_it_is_and_what_to_do(code):
    ran = gradcli("explain", code, COLUMNS="60")
    assert ran.code == 0
    assert ran.out.startswith(f"{code}: {CODES[code]}\n\n")
    assert f"\n\nExample:\n\n  $ {EXPLANATIONS[code].example}\n\nWhat to do: " in ran.out
    prose = [line for line in ran.out.splitlines()[1:] if not line.startswith("  $")]
    assert max(map(len, prose)) <= 60


@pytest.mark.parametrize("word", ["E0102", "e0102", "102", "0102", "error[E0102]", "E0102:"])
def test_a_code_may_be_written_in_any_way(word):
    assert gradcli("explain", word).out.startswith("E0102: ")


UNKNOWN = [
    ("E9999", "gradcli explain lists them"),
    ("E0012", "the codes are E0001 to"),
    ("limit", "E0206 (a limit was reached)"),
    ("knik", "did you mean kink"),
]


@pytest.mark.parametrize(("word", "told"), UNKNOWN)
def test_an_unknown_code_is_told_the_nearest(word, told):
    ran = gradcli("explain", word)
    assert ran.code == 2
    assert told in ran.err
    assert ran.out == ""


def test_without_a_code_all_are_listed():
    lines = gradcli("explain").out.splitlines()
    topics = {topic: title for topic, (title, _) in TOPICS.items()}
    assert lines == [f"{code}\t{title}" for code, title in (CODES | topics).items()]
    assert "\t" not in gradcli("explain", terminal=True).out


CHAIN = """\
forward
  v1 = x^2 = 9             ∂v1/∂x = 2*x = 6
  v2 = sin(x) = 0.14112    ∂v2/∂x = cos(x) = -0.989992
  v3 = v1*v2 = 1.27008     ∂v3/∂v1 = v2 = 0.14112
                           ∂v3/∂v2 = v1 = 9
back
  dv3/dv3 = 1
  dv3/dv2 = ∂v3/∂v2 = v1 = 9
  dv3/dv1 = ∂v3/∂v1 = v2 = 0.14112
  dv3/dx = dv3/dv1*∂v1/∂x + dv3/dv2*∂v2/∂x
         = dv3/dv1*2*x + dv3/dv2*cos(x)
         = 0.14112*6 + 9*(-0.989992)
         = -8.06321
derivative
  x^2*sin(x) = 1.270080073
  d/dx = x*(2*sin(x) + x*cos(x)) = -8.063212421
"""
SINES = "y = x\nfor i in range(40):\n    y = sin(y)\ny"


def test_a_program_is_explained_by_the_chain_rule(tmp_path):
    assert gradcli("explain", "x^2*sin(x)", "x=3", COLUMNS="80").out == CHAIN
    (tmp_path / "f.expr").write_text("x^2*sin(x)\n")
    for argv in (["-e", "x^2*sin(x)"], [str(tmp_path / "f.expr")]):
        assert gradcli("explain", *argv, "x=3", COLUMNS="80").out == CHAIN
    assert gradcli("explain", "x=3", stdin=b"x^2*sin(x)", COLUMNS="80").out == CHAIN
    assert gradcli("explain", "x^2*sin(x)", "x=3", LC_ALL="C", COLUMNS="80").out.isascii()
    assert "8.06" not in gradcli("explain", "x^2*sin(x)").out


def test_arrays_are_carried_back_whole():
    ran = gradcli("explain", "sin(v)*v", "v=[0,1]", COLUMNS="80")
    assert "  v1 = sin(v) = [0, 0.841471]    ∂v1/∂v = cos(v)\n" in ran.out
    assert "  dv2/dv2 = 1 = [1, 1]\n" in ran.out
    assert "  dv2/dv = dv2/dv1*∂v1/∂v + ∂v2/∂v = dv2/dv1*cos(v) + v1 = [0, 1.38177]\n" in ran.out
    assert gradcli("explain", "v: float[:]; sum(v*v)").code == 0


def test_many_steps_are_shown_by_their_ends():
    short, whole = (gradcli("explain", SINES, "x=1", *all) for all in ([], ["--all"]))
    assert "  … 28 more steps (--all shows everything)\n" in short.out
    assert len(short.out.splitlines()) < 36 and len(whole.out.splitlines()) > 80
    assert short.out.splitlines()[-2:] == whole.out.splitlines()[-2:]


def test_machines_get_all_of_the_chain_rule():
    found = json.loads(gradcli("explain", SINES, "x=1", "--format", "json").out)
    assert (len(found["steps"]), len(found["derivatives"])) == (40, 41)
    rows = gradcli("explain", "x*x", "x=3", "--format", "tsv").out.splitlines()
    assert rows[:3] == ["part\tof\tby\tsymbols\tvalue", "step\tv1\t\tx*x\t9.0",
                        "partial\tv1\tx\t2*x\t6.0"]  # fmt: skip


NO_CHAIN = [
    (["2+3"], "no real inputs"),
    (["x^2", "x=0:1:0.1"], "explain takes one point"),
    (["max(x, 0)"], "no value: 'x'"),
    (["x^2", "z=1"], "no input 'z'"),
    (["none.expr"], "no such file: 'none.expr'"),
]


@pytest.mark.parametrize(("argv", "told"), NO_CHAIN, ids=str)
def test_what_has_no_chain_is_told(argv, told):
    ran = gradcli("explain", *argv)
    assert (ran.code, ran.out) == (2, "") and told in ran.err


if __name__ == "__main__":
    PAGE.write_text(BLOCK.sub(lambda m: replay(m[0]), page()))
