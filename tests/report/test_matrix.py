"""Matrices of derivatives: their names, their numbers, and what of them a terminal shows."""

import csv
import io

import numpy as np
import pytest
from cli.command import gradcli

from gradcli import program
from gradcli.report.formats import Style, render
from gradcli.report.matrix import drawing, matrix


def test_names_of_rows_and_columns():
    found = matrix(program("W @ v").jacobian({"W": [[1, 2], [3, 4]], "v": [1, 2]}))
    assert found.names == ["f[0]", "f[1]"]
    assert found.columns == ["W[0,0]", "W[0,1]", "W[1,0]", "W[1,1]", "v[0]", "v[1]"]
    assert found.rows == [[1, 2, 0, 0, 1, 2], [0, 0, 1, 2, 3, 4]]


def test_of_several_targets_and_nested_values():
    p = program("a = (x, [x*v, 2.0])\nb = {'k': y}")
    found = matrix(p.jacobian({"x": 2.0, "y": 1.0, "v": [1, 2]}, of=("a", "b")))
    assert found.names == ["a[0]", "a[1][0][0]", "a[1][0][1]", "a[1][1]", "b['k']"]
    assert found.columns == ["x", "v[0]", "v[1]", "y"]
    assert found.rows == [
        [1.0, None, None, None],
        [1.0, 2.0, 0.0, None],
        [2.0, 0.0, 2.0, None],
        [None] * 4,
        [None, None, None, 1.0],
    ]


def test_a_hessian_is_symmetric_across_its_blocks():
    p = program("sum(W @ v)*x + x^3")
    result = p.hessian({"W": [[1.0, 2.0], [3.0, 4.0]], "v": [1.0, 2.0], "x": 3.0})
    found = matrix(result)
    assert found.names == found.columns and len(found.names) == 7
    whole = np.array(found.rows)
    assert (whole == whole.T).all() and whole[-1, -1] == 18.0
    assert whole[0, 4] == result["W,v"][0, 0, 0]


def test_what_is_not_connected_has_its_rows_and_columns():
    found = matrix(program("v*1.0").jacobian({"v": [1, 2], "q": [[1, 2]]}, ("v", "q")))
    assert found.columns == ["v[0]", "v[1]", "q[0,0]", "q[0,1]"]
    assert found.rows == [[1.0, 0.0, None, None], [0.0, 1.0, None, None]]
    empty = matrix(program("v*x").jacobian({"v": np.zeros(0), "x": 2.0}))
    assert (empty.names, empty.columns, empty.rows) == ([], ["x"], [])


@pytest.mark.parametrize("name, separator", [("csv", ","), ("tsv", "\t")])
def test_a_reader_of_tables_gets_the_matrix(name, separator):
    result = program("tanh(W @ v)").jacobian({"W": [[1, 2], [3, 4]], "v": [0.1, 0.2]})
    text = "".join(render(name, result, Style()))
    head, *rows = csv.reader(io.StringIO(text), delimiter=separator)
    assert head[0] == "target" and head[3] == "W[1,0]"
    numbers = np.array([row[1:] for row in rows], dtype=float)
    assert (numbers[:, 4:] == result["v"]).all()
    if name == "tsv":
        again = np.loadtxt(io.StringIO(text), delimiter="\t", skiprows=1, usecols=range(1, 7))
        assert (again == numbers).all()


def test_on_a_terminal():
    ran = gradcli(
        "jacobian", "-e", "y = [x*z, x]", "x=2", "z=3", terminal=True, COLUMNS="60", NO_COLOR="1"
    )
    assert ran.out == (
        "╭────────┬────────╮\n"
        "│ y  (2) │ [6, 2] │\n"
        "╰────────┴────────╯\n"
        "╭──────┬───┬──────╮\n"
        "│      │ x │    z │\n"
        "├──────┼───┼──────┤\n"
        "│ y[0] │ 3 │    2 │\n"
        "│ y[1] │ 1 │ null │\n"
        "╰──────┴───┴──────╯\n"
        "note: the derivative by 'z' is null for [1] of y\n"
    )


LARGE = program("v*sum(v)").jacobian({"v": np.linspace(0, 1, 50)})


def test_a_large_matrix_is_shown_by_its_ends():
    (table,), left_out = drawing(LARGE, Style(width=72, fits=True, elides=True), "ROUNDED")
    assert left_out
    lines = table.splitlines()
    assert max(map(len, lines)) <= 72
    assert "v[0]" in lines[1] and "v[49]" in lines[1] and "…" in lines[1]
    assert sum("…" in line for line in lines) == len(lines) - 3
    assert "f[9] " in table and "f[40]" in table and "f[10]" not in table


def test_all_of_it_is_in_several_tables():
    tables, left_out = drawing(LARGE, Style(width=72, fits=True), "ROUNDED")
    assert len(tables) > 5 and not left_out
    assert max(len(line) for table in tables for line in table.splitlines()) <= 72
    heads = " ".join(table.splitlines()[1] for table in tables)
    assert all(f"v[{i}] " in heads for i in range(50))


def test_in_a_file_nothing_is_left_out():
    text = "".join(render("plain", LARGE, Style()))
    assert "v[49]" in text and "f[25]" in text and "…" not in text
