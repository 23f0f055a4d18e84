"""Tables for people: how values are drawn, and what a narrow terminal does to them."""

import numpy as np
import pytest

from gradcli.report.formats import Style, render
from gradcli.report.text import columns_of
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid, Records

pytestmark = pytest.mark.sampled(4)

TERMINAL = {"fits": True, "elides": True}
MATRIX = np.array([[1.0, 10.5], [100.0, 2.0]])
NOTED = Result(("y",), (1 / 3,), {"x": None}, ("x",), {"x": 1}, ("why",))
RANDOM = np.random.default_rng(1)


def text(report, name="table", **style):
    return "".join(render(name, report, Style(**style)))


def value(x, **style):
    return text(Result(("y",), (x,)), **style)


def grid(count=3, wide=1, of=float):
    def results():
        for i in range(count):
            x = i / 2
            gradients = {",".join("x" * k): 2.0 * x for k in range(1, wide + 1)}
            yield Result(("y",), (of(x * x),), gradients, ("x",), {"x": x})

    return Grid(("x",), results(), count)


def cells(line):
    return line.replace("│", " ").split()


# -- one point ------------------------------------------------------------------------------------
def test_a_table_shows_six_digits_and_the_notes():
    assert text(NOTED) == (
        "╭───────┬──────────╮\n"
        "│ y     │ 0.333333 │\n"
        "│ dy/dx │     null │\n"
        "╰───────┴──────────╯\n"
        "note: why\n"
    )


def test_plain_is_the_table_without_its_lines():
    assert text(NOTED, "plain") == "y      0.333333\ndy/dx      null\nnote: why\n"
    assert "\x1b" not in text(NOTED, "plain", color=True)


def test_a_table_of_one_value_is_the_value():
    assert value(1 / 3) == "0.3333333333\n"
    assert value(1 / 3, digits=3) == "0.333\n"
    assert value(3.0**30) == f"{3**30}\n" and value(3**50) == f"{3**50}\n"
    assert value(1e16) == "1e+16\n" and value(-0.0) == "0\n"


def test_a_table_in_ascii():
    assert text(NOTED, ascii=True).isascii()
    assert "(2x2)" in text(Result(("y",), (MATRIX,), {"x": 1.0}), ascii=True)
    assert value(np.arange(1e4), ascii=True, **TERMINAL).isascii()


def test_colour_only_where_allowed():
    assert "\x1b[33m    null\x1b[0m" in text(NOTED, color=True)
    assert "\x1b[" not in text(NOTED)


def test_a_dict_is_a_row_a_key():
    result = Result(("y",), ({"loss": 0.5, "step": 3, "w": MATRIX},))
    assert [cells(line)[0] for line in text(result).splitlines()[1:4]] == ["loss", "step", "w"]
    assert text(result, "plain").startswith("loss      0.5\nstep      3\nw  (2×2)  [[")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (True, "True"),
        (3, "3"),
        (2**62 + 1, "4611686018427387905"),
        (1 + 2j, "1+2j"),
        (-0.0, "0"),
        (np.float64(1.5), "1.5"),
        ("two\nlines", "two\nlines"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ((1, 2.5, "a"), "(1, 2.5, 'a')"),
        ((1,), "(1,)"),
        ((), "()"),
        ([], "[]"),
        ([1, [1 / 3, 3]], "[1, [0.333333, 3]]"),
        ([True, None], "[True, null]"),
        ({}, "{}"),
        ([{"a": 1}], "[{'a': 1}]"),
        (({"a": 1 / 3}, [1 / 3]), "({'a': 0.333333}, [0.333333])"),
        (([1.0], MATRIX), "([1],\n [[  1, 10.5]\n  [100,    2]])"),
    ],
)
def test_values_of_every_kind(given, shown):
    assert value(given) == shown + "\n"


def test_markup_in_names_is_text():
    assert "[bold]x[/bold]" in text(Result(("[bold]x[/bold]",), (1.0,), {"x": 1.0}))


def test_wide_letters_take_two_columns():
    lines = text(Result(("値",), (1.0,), {"x": 1.0})).splitlines()
    assert len({columns_of(line) for line in lines}) == 1


# -- arrays ---------------------------------------------------------------------------------------
def test_a_matrix_is_laid_out_in_rows():
    assert value(MATRIX) == "[[  1, 10.5]\n [100,    2]]\n"


def test_an_array_has_its_shape_beside_its_name():
    result = Result(("y",), (1.0,), {"W": np.ones((2, 3)), "v": np.ones(3), "x": 1.0})
    labels = [line.split("│")[1].strip() for line in text(result).splitlines()[1:-1]]
    assert labels == ["y", "dy/dW  (2×3)", "", "dy/dv  (3)", "dy/dx"]


def test_long_arrays_are_shown_by_their_ends_on_a_terminal():
    shown = value(np.arange(1000.0), **TERMINAL)
    assert shown == (
        "[0, 1, 2, …, 997, 998, 999]\n… arrays are shown by their ends (--all shows everything)\n"
    )
    assert len(value(np.ones((1000, 2)), **TERMINAL).splitlines()) == 8
    assert len(value(np.ones((20, 20, 20, 2)), **TERMINAL).splitlines()) < 400


def test_nothing_is_elided_elsewhere():
    assert len(value(np.ones((1000, 2))).splitlines()) == 1000
    assert "…" not in value(np.arange(1000.0))
    assert len(value(np.arange(1000.0)).splitlines()) == 1


def test_all_shows_everything_within_the_width():
    shown = value(np.arange(1000.0), fits=True, width=60)
    assert "…" not in shown and "500" in shown
    assert max(map(len, shown.splitlines())) <= 60


def test_a_vector_of_a_few_lines_is_folded_in_columns():
    assert value(np.arange(30.0), width=40, **TERMINAL) == (
        "[ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,\n"
        " 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,\n"
        " 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]\n"
    )


@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("elides", [True, False])
@pytest.mark.parametrize("name", ["table", "plain"])
def test_no_table_is_wider_than_the_terminal(width, elides, name):
    style = {"width": width, "fits": True, "elides": elides, "name": name}
    cube = (3, 40, 40) if elides else (3, 12, 12)
    for lengths in [(5,), (12,), (300,), (4, 12), (60, 3), (2, 3, 30), cube]:
        x = RANDOM.normal(size=lengths) * (1e-2 if width == 40 else 1e-7)
        one = Result(("y" * 60,), (1.0,), {"x": x, "long_name": x}, ("x", "long_name"))
        many = Grid(("x",), [Result(("y",), (x, x), {"x": x}, ("x",), {"x": 1.5})] * 3)
        for report in (one, Result(("y",), (x,)), many, grid(3, wide=12)):
            for line in text(report, **style).splitlines():
                assert columns_of(line) <= width or line.startswith("…"), (lengths, line)


# -- grids ----------------------------------------------------------------------------------------
def test_a_grid_in_a_table_has_the_columns_of_tsv():
    lines = text(grid(wide=2)).splitlines()
    assert cells(lines[1]) == ["x", "y", "dy_dx", "d2y_dx2"]
    assert cells(lines[4]) == ["0.5", "0.25", "1", "1"]


def test_a_plain_grid():
    assert (
        text(grid(), "plain")
        == "  x     y  dy_dx\n  0     0      0\n0.5  0.25      1\n  1     1      2\n"
    )


def test_the_points_of_a_grid_differ_in_what_is_shown():
    results = [Result(("y",), (1 / 3,), None, (), {"x": 1e6 + i / 4}) for i in range(2)]
    lines = text(Grid(("x",), results), "plain").splitlines()
    assert lines[1:] == ["   1000000  0.333333", "1000000.25  0.333333"]


def test_a_grid_of_a_few_hundred_points_is_shown_whole():
    assert len(text(grid(250), **TERMINAL).splitlines()) == 254


def test_a_long_grid_is_shown_by_its_ends_on_a_terminal():
    lines = text(grid(10_000), **TERMINAL).splitlines()
    assert len(lines) == 3 + 20 + 1 + 20 + 2
    assert cells(lines[3])[0] == "0" and cells(lines[23]) == ["…"] * 3
    assert cells(lines[24])[0] == "4990" and cells(lines[43])[0] == "4999.5"
    assert lines[-1] == "… 9960 of 10000 points are left out (--all shows everything)"
    assert len(text(grid(500), fits=True).splitlines()) == 504
    assert len(text(grid(500)).splitlines()) == 504


def test_columns_that_do_not_fit_are_named_below():
    lines = text(grid(wide=6), width=40, **TERMINAL).splitlines()
    assert cells(lines[1]) == ["x", "y", "dy_dx", "d2y_dx2"]
    assert lines[-1] == (
        "… columns left out: d3y_dx3, d4y_dx4, d5y_dx5, d6y_dx6 (--all shows everything)"
    )


def test_all_sets_the_columns_below_one_another():
    lines = text(grid(wide=6), width=40, fits=True).splitlines()
    heads = [cells(line) for line in lines if " x " in line]
    assert heads == [
        ["x", "y", "dy_dx", "d2y_dx2"],
        ["x", "d3y_dx3", "d4y_dx4", "d5y_dx5"],
        ["x", "d6y_dx6"],
    ]


# -- tables of text -------------------------------------------------------------------------------
def test_text_is_folded_to_the_terminal():
    records = Records(("name", "says"), [("a", "some words " * 20), ("b", "x" * 90)])
    lines = text(records, width=50, **TERMINAL).splitlines()
    assert max(map(len, lines)) <= 50
    assert "".join(lines).count("words") == 20


def test_a_single_record_is_its_names_and_facts():
    shown = text(Records(("name", "also", "kind"), [("sin", "", "smooth")]), "plain")
    assert shown == "name  sin\nkind  smooth\n"
