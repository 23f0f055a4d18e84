"""Columns of tables by their names."""

import pytest

from gradcli.data.columns import numbers_of, read_columns
from gradcli.errors import Diagnostic


def columns(tmp_path, text: str, name: str = "data.csv"):
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_columns(str(path)), str(path)


@pytest.mark.parametrize(("name", "text"), [
    ("a.csv", "x,y\n1,2.5\n3,4\n"),
    ("a.csv", '\ufeff"x", y\r\n1, 2.5\r\n\r\n3,4'),
    ("a.csv", "# measured on Monday\nx,y\n1,2.5\n# a break\n3,4\n"),
    ("a.tsv", "x\ty\n1\t2.5\n3\t4\n"),
    ("a.txt", "x y\n 1  2.5\n 3 4\n"),
    ("a.dat", "x\ty\n1\t2.5\n3\t4\n"),
    ("a.dat", "x,y\n1,2.5\n3,4\n"),
])  # fmt: skip
def test_a_table_has_a_row_of_names(tmp_path, name, text):
    found, path = columns(tmp_path, text, name)
    assert {n: numbers_of(found, n, path) for n in found} == {"x": [1, 3], "y": [2.5, 4]}


def test_a_column_of_words_is_no_error_until_it_is_asked_for(tmp_path):
    found, path = columns(tmp_path, "id,y\na,1\nb,2\n")
    assert numbers_of(found, "y", path) == [1, 2]
    with pytest.raises(Diagnostic, match="row 1, column id is not a number: 'a'"):
        numbers_of(found, "id", path)


@pytest.mark.parametrize(("text", "message"), [
    ("", "no rows"),
    ("x,y\n", "no rows"),
    ("1,2\n3,4\n", "the first row has numbers"),
    ("x,x\n3,4\n", "two columns 'x'"),
    ("x,\n3,4\n", "a column without a name"),
    ("x,y\n1,2\n3\n", "row 2 has 1 cells, and there are 2 names"),
    ('x,y\n1,"2\n', "not in the format"),
])  # fmt: skip
def test_what_is_no_table_says_why(tmp_path, text, message):
    with pytest.raises(Diagnostic, match=message) as caught:
        columns(tmp_path, text)
    assert caught.value.code == "E0003"


@pytest.mark.parametrize(("cell", "message"), [
    ("", "row 2, column y is empty"),
    ("1_0", "not a number: '1_0'"),
    ("1e999", "too large"),
])  # fmt: skip
def test_a_cell_that_is_no_number_is_told_by_its_row(tmp_path, cell, message):
    found, path = columns(tmp_path, f"x,y\n1,2\n3,{cell}\n")
    with pytest.raises(Diagnostic, match=message):
        numbers_of(found, "y", path)


def test_what_is_not_there_is_an_error(tmp_path):
    found, path = columns(tmp_path, "time,y\n1,2\n")
    with pytest.raises(Diagnostic, match="no column 'tme'") as caught:
        numbers_of(found, "tme", path)
    assert caught.value.help == "did you mean 'time'?"
    with pytest.raises(Diagnostic, match="no such file") as caught:
        read_columns(str(tmp_path / "none.csv"))
    with pytest.raises(Diagnostic, match="UTF-8"):
        (tmp_path / "bad.csv").write_bytes(b"x,y\n\xff,1\n")
        read_columns(str(tmp_path / "bad.csv"))
