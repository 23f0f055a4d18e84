"""Each format on the results that a call can give."""

import json
import math

import numpy as np
import pytest

from gradcli.report.formats import FORMATS, Style, render
from gradcli.result import Grid, Records, Result

NAN, INF = math.nan, math.inf
SCALAR = Result(("y",), (9.0,), {"x": 6.0, "x,x": 2.0}, ("x",), {"x": 3})
UNNAMED = Result(("x^2*z",), (9.0,), {"x": 6.0, "z": None, "x,z": NAN}, ("x", "z"), {"x": 3})
NOTED = Result(("y",), (INF,), {"x": -INF}, ("x",), {"x": 0}, ("log of 0 is -inf",))
VECTOR = Result(("y",), (5.0,), {"w": np.array([1.0, 2.5]), "w,w": np.eye(2)}, ("w",), {})
SEVERAL = Result(("y", "z"), (1.0, 7), {"x": 0.5}, ("x",), {"x": 1})
VALUE = Result(("y",), (1 / 3,))


def text(name, report, **style):
    return "".join(render(name, report, Style(**style)))


TSV = [
    (VALUE, "0.3333333333333333\n"),
    (SCALAR, "y\t9.0\ndy_dx\t6.0\nd2y_dx2\t2.0\n"),
    (UNNAMED, "f\t9.0\ndf_dx\t6.0\ndf_dz\tnull\nd2f_dx_dz\tnan\n"),
    (NOTED, "y\tinf\ndy_dx\t-inf\n"),
    (VECTOR, "y\t5.0\ndy_dw\t[1.0, 2.5]\nd2y_dw2\t[[1.0, 0.0], [0.0, 1.0]]\n"),
    (SEVERAL, "y\t1.0\nz\t7\ndsum_dx\t0.5\n"),
    (Result(("y",), (True,)), "True\n"),
    (Result(("y",), ([1.0, NAN],)), "[1.0, nan]\n"),
    (Result(("y", "z"), (1, 2)), "y\t1\nz\t2\n"),
    (Result(("a\n + f",), (1.0,), {"f": 2.0}, ("f",), {"f": 1}), "value\t1.0\ndvalue_df\t2.0\n"),
]  # fmt: skip


@pytest.mark.parametrize(("result", "expected"), TSV)
def test_tsv(result, expected):
    assert text("tsv", result) == expected


JSON = [
    (VALUE, {"target": "y", "value": 1 / 3, "notes": []}),
    (SCALAR, {"target": "y", "value": 9.0, "gradients": {"x": 6.0, "x,x": 2.0}, "notes": []}),
    (
        UNNAMED,
        {
            "target": "x^2*z",
            "value": 9.0,
            "gradients": {"x": 6.0, "z": None, "x,z": "NaN"},
            "notes": [],
        },
    ),
    (
        NOTED,
        {
            "target": "y",
            "value": "Infinity",
            "gradients": {"x": "-Infinity"},
            "notes": ["log of 0 is -inf"],
        },
    ),
    (SEVERAL, {"target": ["y", "z"], "value": [1.0, 7], "gradients": {"x": 0.5}, "notes": []}),
]


@pytest.mark.parametrize(("result", "expected"), JSON)
def test_json_is_strict_and_complete(result, expected):
    def refuse(constant):
        raise AssertionError(constant)

    found = json.loads(text("json", result), parse_constant=refuse)
    assert found == expected
    assert list(found) == list(expected)


def test_json_keeps_integers_and_booleans():
    found = text(
        "json", Result(("y",), (np.array([1, 2]),), {"n": np.int64(3), "b": np.bool_(True)})
    )
    assert '"value":[1,2]' in found
    assert '"n":3,"b":true' in found


@pytest.mark.parametrize("value", [0.1, 1 / 3, 5e-324, 1.7976931348623157e308, -0.0, 2.0**53 + 2])
@pytest.mark.parametrize("name", ["json", "tsv"])
def test_machine_formats_round_trip(name, value):
    line = text(name, Result(("y",), (value,)))
    back = json.loads(line)["value"] if name == "json" else float(line)
    assert math.copysign(1, back) == math.copysign(1, value)
    assert back == value


def grid():
    points = (0, 0.5, 1.0)
    return Grid(
        ("x",),
        (Result(("y",), (x * x,), {"x": 2.0 * x, "x,x": 2.0}, ("x",), {"x": x}) for x in points),
    )


def test_a_grid_is_a_header_and_a_line_a_point():
    assert text("tsv", grid()) == (
        "x\ty\tdy_dx\td2y_dx2\n0\t0\t0.0\t2.0\n0.5\t0.25\t1.0\t2.0\n1.0\t1.0\t2.0\t2.0\n"
    )


def test_a_grid_in_json_is_an_array():
    found = json.loads(text("json", grid()))
    assert [item["point"] for item in found] == [{"x": 0}, {"x": 0.5}, {"x": 1.0}]
    assert found[1]["gradients"] == {"x": 1.0, "x,x": 2.0}


def test_a_grid_in_a_table_has_the_same_columns():
    lines = text("table", grid()).splitlines()
    assert lines[1].replace("│", " ").split() == ["x", "y", "dy_dx", "d2y_dx2"]
    assert lines[4].replace("│", " ").split() == ["0.5", "0.25", "1", "2"]


def test_a_table_shows_six_digits_and_the_notes():
    result = Result(("y",), (1 / 3,), {"x": None}, ("x",), {"x": 1}, ("why",))
    lines = text("table", result).splitlines()
    assert "0.333333" in lines[1]
    assert "dy/dx" in lines[2] and "null" in lines[2]
    assert lines[-1] == "note: why"


def test_a_table_of_one_value_is_the_value():
    assert text("table", VALUE) == "0.333333\n"
    assert text("table", VALUE, digits=3) == "0.333\n"


def test_a_matrix_is_laid_out_in_rows():
    matrix = np.array([[1.0, 10.5], [100.0, 2.0]])
    assert text("table", Result(("y",), (matrix,))) == "[[  1, 10.5]\n [100,    2]]\n"


def test_long_arrays_are_shown_by_their_ends():
    assert text("table", Result(("y",), (np.arange(1000.0),))) == ("[0, 1, 2, …, 997, 998, 999]\n")
    rows = text("table", Result(("y",), (np.ones((1000, 2)),))).splitlines()
    assert len(rows) == 7


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize(
    "value", [np.zeros((2, 2, 2)), np.zeros((2, 0)), np.array([]), np.float64(1.5)]
)
def test_every_format_takes_every_shape(name, value):
    assert text(name, Result(("y",), (value,), {"x": value}, ("x",), {})).endswith("\n")


def test_markup_in_names_is_text():
    assert "[bold]x[/bold]" in text("table", Result(("[bold]x[/bold]",), (1.0,), {"x": 1.0}))


@pytest.mark.parametrize("name", FORMATS)
def test_records_in_every_format(name):
    found = text(name, Records(("name", "kind"), [("sin", "smooth"), ("floor", "flat")]))
    assert "sin" in found and "flat" in found


def test_a_table_in_ascii():
    assert text("table", SCALAR, ascii=True).isascii()


def test_colour_only_where_allowed():
    assert "\x1b[" in text("table", SCALAR, color=True)
    assert "\x1b[" not in text("table", SCALAR)
