"""The notes on a grid: each once, with the points it is about."""

import pytest

from gradcli.report.diagnostics.remarks import Remarks
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid


def texts(*notes, axes=("x",)):
    points = [dict.fromkeys(axes, i / 2) for i in range(len(notes))]
    results = [Result(("y",), (1.0,), None, (), p, n) for p, n in zip(points, notes)]
    remarks = Remarks()
    assert list(remarks.gather(Grid(axes, iter(results))).results) == results
    return remarks.texts()


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ([("a",), (), ()], ["x=0: a"]),
        ([(), ("a",), ("a",)], ["at 2 of 3 points, first x=0.5: a"]),
        ([("a",), ("a",)], ["a"]),
        ([("a",)], ["x=0: a"]),
        ([("a", "b"), ("b",)], ["x=0: a", "b"]),
        ([("log of 0 is -inf",), ("log of -1 is nan",)],
         ["x=0: log of 0 is -inf", "x=0.5: log of -1 is nan"]),
        ([("log of -1.5 is nan",), ("log of -2e-7 is nan",), ()],
         ["at 2 of 3 points, first x=0: log of -1.5 is nan"]),
        ([("f of 1, at line 1",), ("f of 1, at line 2",)],
         ["x=0: f of 1, at line 1", "x=0.5: f of 1, at line 2"]),
        ([("x1 is null",), ("x2 is null",)], ["x=0: x1 is null", "x=0.5: x2 is null"]),
        ([()], []),
    ],
)  # fmt: skip
def test_notes_that_are_equal_are_one(notes, expected):
    assert texts(*notes) == expected


def test_a_point_of_two_grids_names_both():
    assert texts(("a",), (), axes=("x", "z")) == ["x=0, z=0: a"]


def test_the_notes_of_a_result_stand_alone():
    remarks = Remarks()
    remarks.gather(Result(("y",), (1.0,), None, (), {"x": 0}, ("log of 0",)))
    assert remarks.texts() == ["log of 0"]
