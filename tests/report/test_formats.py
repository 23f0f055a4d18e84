"""Each format on the results that a call can give."""

import csv
import io
import json
import math

import numpy as np
import pytest

from gradcli.report.formats import FORMATS, Style, render
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid, Records

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
    (Result(("y",), ([1.0, NAN],)), '[1.0, "NaN"]\n'),
    (Result(("y",), ((1, 2.5, "a\tb"),)), '[1, 2.5, "a\\tb"]\n'),
    (Result(("y",), ({"k": [1], 2: True},)), '{"k": [1], "2": true}\n'),
    (Result(("y",), ("a\tb\n",)), "a\\tb\\n\n"),
    (Result(("y",), (1 + 2j,)), "(1+2j)\n"),
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


def test_a_point_in_json_is_what_the_grid_varies():
    result = Result(("y",), (1.0,), None, (), {"x": 1, "v": [1, 2, 3]})
    assert json.loads(text("jsonl", Grid(("x",), [result])))["point"] == {"x": 1}


def test_a_grid_in_json_is_an_array():
    found = json.loads(text("json", grid()))
    assert [item["point"] for item in found] == [{"x": 0}, {"x": 0.5}, {"x": 1.0}]
    assert found[1]["gradients"] == {"x": 1.0, "x,x": 2.0}


def test_columns_have_different_names():
    point = {"x": 1, "f": 2}
    results = [Result(("x",), (1,), {"x": 1.0}, ("x",), point)]
    assert text("csv", Grid(("x", "f"), results)).splitlines()[0] == "x,f,value,dvalue_dx"
    assert text("csv", results[0]).splitlines()[0] == "x,dx_dx"


CSV = [
    (VALUE, [["y"], ["0.3333333333333333"]]),
    (SCALAR, [["y", "dy_dx", "d2y_dx2"], ["9.0", "6.0", "2.0"]]),
    (UNNAMED, [["f", "df_dx", "df_dz", "d2f_dx_dz"], ["9.0", "6.0", "null", "nan"]]),
    (VECTOR, [["y", "dy_dw", "d2y_dw2"], ["5.0", "[1.0, 2.5]", "[[1.0, 0.0], [0.0, 1.0]]"]]),
    (Result(("y",), ('a "b",\nc',)), [["y"], ['a "b",\nc']]),
    (Result(("y",), (("a", 1),)), [["y"], ['["a", 1]']]),
]


@pytest.mark.parametrize(("result", "expected"), CSV)
def test_csv_is_a_header_and_a_row(result, expected):
    written = text("csv", result)
    assert list(csv.reader(io.StringIO(written, newline=""))) == expected
    assert "\r" not in written


def test_csv_and_tsv_of_a_grid_hold_the_same_fields():
    rows = list(csv.reader(io.StringIO(text("csv", grid()))))
    assert rows == [line.split("\t") for line in text("tsv", grid()).splitlines()]


def test_json_lines_are_the_objects_of_json():
    lines = text("jsonl", grid()).splitlines()
    assert [json.loads(line) for line in lines] == json.loads(text("json", grid()))
    assert text("jsonl", SCALAR) == text("json", SCALAR)


@pytest.mark.parametrize("name", ["tsv", "csv", "json", "jsonl"])
def test_machine_formats_round_to_the_digits_asked_for(name):
    result = Result(("y",), (1 / 3,), {"x": np.array([2 / 3, 2.0])}, ("x",))
    written = text(name, result, digits=3)
    assert "0.333" in written and "0.3333" not in written
    assert "0.667" in written and "0.6667" not in written


@pytest.mark.parametrize("name", ["tsv", "csv", "jsonl"])
def test_rows_are_written_as_they_come(name):
    taken = []

    def results():
        for x in range(3):
            taken.append(x)
            yield Result(("y",), (x,), None, (), {"x": x})

    pieces = render(name, Grid(("x",), results()), Style())
    next(pieces)
    assert len(taken) == 1


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize(
    "value", [np.zeros((2, 2, 2)), np.zeros((2, 0)), np.array([]), np.float64(1.5)]
)
def test_every_format_takes_every_shape(name, value):
    assert text(name, Result(("y",), (value,), {"x": value}, ("x",), {})).endswith("\n")


@pytest.mark.parametrize("name", FORMATS)
def test_records_in_every_format(name):
    found = text(name, Records(("name", "kind"), [("sin", "smooth"), ("floor", "flat")]))
    assert "sin" in found and "flat" in found
