"""Diagnostics as they are printed."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.report.diagnostic import render


def shown(text, part, *, message="wrong", label="here", help=None, seconds=(), width=100):
    source = Source(text, "f.expr")
    start = text.index(part)
    error = Diagnostic("E0101", message, (start, start + len(part)), label, help, source, seconds)
    return render(error, width=width)


def test_the_shape():
    assert shown("a\nsinn(x)", "sinn", label="no such name", help="did you mean 'sin'?") == (
        "error[E0101]: wrong\n"
        " --> f.expr:2:1\n"
        "  |\n"
        "2 | sinn(x)\n"
        "  | ^^^^ no such name\n"
        "  |\n"
        "  = help: did you mean 'sin'?\n"
    )


def test_a_second_place_has_its_own_line():
    text = "x = 1\ny = 2\nz = 3\nx"
    assert shown(text, "z", seconds=(((0, 1), "and here"),)) == (
        "error[E0101]: wrong\n"
        " --> f.expr:3:1\n"
        "  |\n"
        "1 | x = 1\n"
        "  | - and here\n"
        "...\n"
        "3 | z = 3\n"
        "  | ^ here\n"
    )


MARKS = [
    ("\ty = foo", "foo", "1 |     y = foo", "  |         ^^^ here"),
    ("日本 + foo", "foo", "1 | 日本 + foo", "  |        ^^^ here"),
    ("e\u0301 + foo", "foo", "1 | e\u0301 + foo", "  |     ^^^ here"),
    ("\x1b[31m + foo", "foo", r"1 | \x1b[31m + foo", "  |            ^^^ here"),
    ("日本x", "日本", "1 | 日本x", "  | ^^^^ here"),
    ("\u202ex", "x", r"1 | \u{202E}x", "  |         ^ here"),
]


@pytest.mark.parametrize(("text", "part", "line", "marks"), MARKS)
def test_carets_stand_under_what_they_mean(text, part, line, marks):
    assert shown(text, part).splitlines()[3:5] == [line, marks]


def test_a_place_at_the_end_stands_behind_the_last_character():
    source = Source("x +\n")
    error = Diagnostic("E0100", "more is expected", (4, 4), "the program ends", source=source)
    assert render(error).splitlines()[3:5] == ["1 | x +", "  |    ^ the program ends"]


@pytest.mark.parametrize("at", [0, 3, 200, 399, 400])
def test_a_long_line_is_cut_around_the_place(at):
    text = "x+" * at + "wrong" + "+x" * (400 - at)
    _, _, _, line, marks = shown(text, "wrong", width=60).splitlines()
    assert len(line) <= 60
    assert line[marks.index("^") : marks.rindex("^") + 1] == "wrong"


def test_a_whole_long_line_is_marked_as_far_as_it_is_shown():
    *_, line, marks = shown("x" * 500, "x" * 500, width=60).splitlines()
    assert len(line) <= 60
    assert marks.startswith("  | ^^^^")


def test_a_span_over_lines_is_marked_on_its_first():
    assert shown("f(1,\n  2)\ny", "f(1,\n  2)").splitlines()[3:] == [
        "1 | f(1,",
        "  | ^^^^ here",
    ]


def test_control_characters_of_a_message_are_written_out():
    assert r"\x1b[2J" in shown("x", "x", message="no name '\x1b[2J'")


def test_without_a_place_there_is_only_the_message():
    error = Diagnostic("E0001", "no program", help="write\none")
    assert render(error) == "error[E0001]: no program\n  = help: write\n          one\n"


def test_colour_changes_no_text():
    import re

    source = Source("a + b")
    error = Diagnostic("E0100", "wrong", (4, 5), "here", "help", source, (((0, 1), "there"),))
    colored = render(error, color=True)
    assert "\x1b[1;31m" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == render(error)


@pytest.mark.parametrize("text", ["", "\n", "\n\n"])
def test_an_empty_program_is_shown(text):
    error = Diagnostic("E0106", "empty", (0, len(text)), source=Source(text))
    assert render(error).splitlines()[:2] == ["error[E0106]: empty", " --> <program>:1:1"]
