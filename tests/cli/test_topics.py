"""`gradcli help TOPIC`: the texts fit a screen, and what they say is so."""

import re
import subprocess

import pytest
from cli.command import gradcli

from gradcli.cli.topics import TOPICS, text
from gradcli.language.names.builtins import BUILTINS, HIGHER, TENSORFLOW
from gradcli.language.syntax import surface
from gradcli.ops.libraries import names

LANGUAGE = text("language")


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_screen(topic):
    lines = gradcli("help", topic).out.splitlines()
    assert lines == gradcli("--help", topic).out.splitlines() == text(topic).splitlines()
    assert len(lines) < 80
    assert max(map(len, lines)) <= 80


def test_the_topics_are_listed():
    listed = gradcli("help").out
    assert all(f"gradcli help {topic} " in listed for topic in TOPICS)


@pytest.mark.parametrize(
    "line",
    [line for topic in TOPICS for line in text(topic).partition("Examples\n")[2].splitlines()],
)
def test_each_example_runs(line, tmp_path):
    words = subprocess.run(
        ["bash", "-c", f'printf "%s\\0" {line}'], capture_output=True, text=True, check=True
    )
    command, *argv = words.stdout.split("\0")[:-1]
    if "-o" in argv:
        argv[argv.index("-o") + 1] = str(tmp_path / "out.csv")
    ran = gradcli(*argv)
    assert (command, ran.code, ran.err) == ("gradcli", 0, "")


def test_each_function_it_names_exists():
    section = re.search(r"^ops lists them all.*?\n(.*?)\n\n", LANGUAGE, re.DOTALL | re.MULTILINE)[1]
    *lines, constants = section.splitlines()
    words = " ".join(line[20:] for line in lines).split()
    assert len(words) > 100 and {"sin", "len", "linspace", "grad"} <= {*words}
    for word in words:
        if word == "…":
            continue
        assert names.function(word) or word in {*BUILTINS, *HIGHER, *TENSORFLOW}, word
    for word in constants.partition(" are")[0].split():
        assert names.constant(word) is not None
    for word in re.findall(r"(?<![.\w])(\w+(?:\.\w+)?)\(", LANGUAGE.partition("Examples")[0]):
        known = names.function(word) or word in {*BUILTINS, *HIGHER, *TENSORFLOW}
        assert known or word in ("f", "ValueError", "v.sum", "xs.append"), word


# What stands in the text for each statement.
STATEMENTS = {
    "Assign": "y = x^2", "AugAssign": "y += 1", "Declare": "x: float = 3",
    "Expression": "last line",
    "If": "if x > 0:", "For": "for i in", "While": "while x > 1:", "Break": "break",
    "Continue": "continue", "Pass": "pass", "Return": "return a*b", "Def": "def f(a, b=2):",
    "Import": "import numpy as np", "ImportFrom": "from math import sin", "Assert": "assert x",
    "Delete": "del y", "Global": "global n", "Nonlocal": "nonlocal n",
    "Yield": "yield a",
    "Raise": "raise ValueError", "Try": "try:", "With": "with GradientTape",
}  # fmt: skip


def test_each_statement_is_mentioned():
    rows = list(vars(surface))
    parts = ("Parameter", "Handler")
    statements = rows[rows.index("Assign") : rows.index("With") + 1]
    assert set(STATEMENTS) == set(statements) - set(parts)
    for statement, words in STATEMENTS.items():
        assert words in LANGUAGE, statement


REFUSED = ["class A: pass", "{1, 2}", "import os"]


@pytest.mark.parametrize("program", REFUSED)
def test_what_is_not_there_is_refused(program):
    assert "error[E0104]" in gradcli("eval", "-e", program, "x=1").err


def test_the_values_it_tells_of_are_taken():
    section = text("values").partition("Files")[0]
    bindings = re.findall(r"'(\w+=[^']+)'|(?<= )([a-z]=\S+)(?=\s{2}|\n)", section)
    assert len(bindings) > 7
    for binding in map("".join, bindings):
        name = binding.partition("=")[0]
        assert gradcli("eval", "-e", f"{name}*1.0", binding).code == 0, binding
    for suffix in re.findall(r"@w(\.\w+)", text("values")):
        from gradcli.data.files import READERS

        assert suffix in READERS


def test_an_unknown_topic_is_told_the_nearest():
    assert "did you mean 'gradcli help language'?" in gradcli("help", "langauge").err
    assert "did you mean 'gradcli help grad'?" in gradcli("help", "grd").err
    assert gradcli("help", "nothing").code == 2
