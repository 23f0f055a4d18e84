"""Diagnostics as they are printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gradcli.errors import Diagnostic, Source
from gradcli.report.diagnostics.diagnostic import render, render_note


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
    ("\u202ex", "x", r"1 | \u202ex", "  |       ^ here"),
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


def test_a_place_far_from_another_on_a_long_line_gets_a_window_of_its_own():
    text = "first" + " + x" * 100 + " + other"
    lines = shown(text, "first", seconds=(((text.index("other"), len(text)), "there"),), width=60)
    assert [line[:6] for line in lines.splitlines()[3:]] == [
        "1 | fi", "  | ^^", "1 | … ", "  |   ",
    ]  # fmt: skip
    assert lines.splitlines()[-1].endswith("----- there")


@pytest.mark.parametrize(
    ("text", "part", "lines"),
    [
        ("f(1,\n  2)\ny", "f(1,\n  2)", ["1 | / f(1,", "2 | |   2)", "  | |____^ here"]),
        (
            "y = f(1,\n\n  2)",
            "f(1,\n\n  2)",
            ["1 |   y = f(1,", "  |  _____^", "2 | |", "3 | |   2)", "  | |____^ here"],
        ),
        (
            "[\n" + "1,\n" * 20 + "]",
            "[\n" + "1,\n" * 20 + "]",
            [" 1 | / [", " 2 | | 1,", "... |", "22 | | ]", "   | |_^ here"],
        ),
    ],
)
def test_a_span_over_lines_has_an_edge(text, part, lines):
    assert shown(text, part).splitlines()[3:] == lines


def test_labels_of_one_line_hang_below_the_last():
    error = Diagnostic(
        "E0202", "wrong", (0, 1), "first", source=Source("a @ b @ c"),
        seconds=(((4, 5), "second"), ((8, 9), "third")),
    )  # fmt: skip
    assert render(error).splitlines()[3:] == [
        "1 | a @ b @ c",
        "  | ^   -   - third",
        "  | |   |",
        "  | |   second",
        "  | first",
    ]


def test_places_within_the_first_have_a_row_of_their_own():
    error = Diagnostic(
        "E0202", "wrong", (0, 5), "whole", source=Source("a @ b"),
        seconds=(((0, 1), "left"), ((4, 5), "right")),
    )  # fmt: skip
    assert render(error).splitlines()[3:] == [
        "1 | a @ b",
        "  | ^^^^^ whole",
        "  | -   - right",
        "  | |",
        "  | left",
    ]


# -- the calls that an error came out of ------------------------------------------------------
def with_calls(text: str, calls: list[tuple[int, str]]) -> list[str]:
    """The lines of an error on line 1 of `text` that came out of calls on these lines."""
    source = Source(text)
    error = Diagnostic("E0200", "wrong", (0, 1), "here", source=source)
    for line, name in calls:
        error.calls.append(((source.starts[line - 1], source.starts[line - 1] + 1), name))
    return render(error).splitlines()[3:]


def test_a_call_is_marked_at_its_place():
    assert with_calls("a\nb", [(2, "f")]) == [
        "1 | a", "  | ^ here", "2 | b", "  | - 'f' called here",
    ]  # fmt: skip


def test_a_recursion_is_marked_once_and_counted():
    lines = with_calls("a\nb\nc", [(2, "f")] * 199 + [(3, "f")])
    assert "  | - 'f' called here, 199 times" in lines
    assert lines[-1] == "  | - 'f' called here"


def test_the_middle_of_a_long_chain_is_counted():
    lines = with_calls("\n".join("abcdefghi"), [(line, f"f{line}") for line in range(2, 10)])
    assert [line for line in lines if "called" in line] == [
        f"  | - 'f{line}' called here" for line in (2, 3, 8, 9)
    ]
    assert lines[-1] == "  = note: … 4 more calls between these"


def test_a_call_written_as_the_error_itself_is_marked_too():
    assert with_calls("a", [(1, "f")]) == ["1 | a", "  | ^ here", "  | - 'f' called here"]


# -- whatever the text, the place and the width ----------------------------------------------
TEXTS = st.text(st.sampled_from("ab+ \t\n\r日é\u0301\u200b\x1b😀"), max_size=120)


@given(TEXTS, st.data(), st.integers(20, 60))
def test_every_place_of_every_text_is_shown(text, data, width):
    ends = st.integers(0, len(text))
    span = tuple(sorted((data.draw(ends), data.draw(ends))))
    second = tuple(sorted((data.draw(ends), data.draw(ends))))
    error = Diagnostic("E0100", "wrong", span, "here", "help", Source(text), ((second, "there"),))
    lines = render(error, width=width).split("\n")
    shown = "\n".join(lines)
    assert "^ here" in shown or "here" in [line.strip(" |") for line in lines]
    assert "there" in shown
    assert not any(c in shown for c in "\t\r\x1b\u200b")
    for line in lines[2:]:
        if line[:1].isdigit() or line[1:2].isdigit():
            assert columns(line) <= max(width, 26)


def columns(text: str) -> int:
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


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


def test_sentences_are_wrapped_to_the_room_of_a_terminal():
    error = Diagnostic("E0101", "one two three four five", help="six seven eight: nine ten")
    assert render(error, room=26) == (
        "error[E0101]: one two\n  three four five\n  = help: six seven eight:\n          nine ten\n"
    )
    assert render_note("one two three", room=14) == "note: one two\n      three\n"
    assert render(error).count("\n") == 2


def test_a_command_to_copy_is_not_broken():
    error = Diagnostic("E0101", "no", help="bind it, as in: gradcli eval -e 'a + b' a=1 b=1")
    command = "          gradcli eval -e 'a + b' a=1 b=1"
    assert render(error, room=30).splitlines()[1:] == ["  = help: bind it, as in:", command]
