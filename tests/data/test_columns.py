"""Columns of tables by their names."""

import pytest

from gradcli.data.bindings import file_bound, read_binding
from gradcli.data.rows.columns import Table
from gradcli.errors import Diagnostic


def columns(tmp_path, text: str, name: str = "data.csv"):
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return Table(str(path))


@pytest.mark.parametrize(("name", "text"), [
    ("a.csv", "x,y\n1,2.5\n3,4\n"),
    ("a.csv", '\ufeff"x", y\r\n1, 2.5\r\n\r\n3,4'),
    ("a.csv", "# measured on Monday\nx,y\n1,2.5\n# a break\n3,4\n"),
    ("a.tsv", "x\ty\n1\t2.5\n3\t4\n"),
    ("a.txt", "x y\n 1  2.5\n# break\n 3 4\n"),
    ("a.dat", "x\ty\n1\t2.5\n3\t4\n"),
    ("a.dat", "x,y\n1,2.5\n#2,6\n3,4\n"),
])  # fmt: skip
def test_a_table_has_a_row_of_names(tmp_path, name, text):
    table = columns(tmp_path, text, name)
    found = {name: column.tolist() for name, column in table.read(table.names).items()}
    assert found == {"x": [1, 3], "y": [2.5, 4]}


def test_a_column_of_words_is_no_error_until_it_is_asked_for(tmp_path):
    table = columns(tmp_path, "id,y\na,1\nb,2\n")
    assert table.numbers("y").tolist() == [1, 2]
    with pytest.raises(Diagnostic, match="line 2, row 1: column 'id' is not a number: 'a'"):
        table.numbers("id")


@pytest.mark.parametrize(("text", "message"), [
    ("", "is empty"),
    ("x,y\n", "no rows"),
    ("x,y\n# nothing\n", "no rows"),
    ("1,2\n3,4\n", "the first row of .* has numbers"),
    ("x,x\n3,4\n", "the column 'x' twice"),
    ("x,\n3,4\n", "no name for column 2"),
    ("x,y\n1,2\n3\n", "line 3, row 2: it has 1 cell, the header 2"),
    ('x,y\n1,"2\n', "column 'y' is not a number"),
])  # fmt: skip
def test_what_is_no_table_says_why(tmp_path, text, message):
    with pytest.raises(Diagnostic, match=message) as caught:
        table = columns(tmp_path, text)
        table.read(table.names)
    assert caught.value.code == "E0003"


@pytest.mark.parametrize(("cell", "message"), [
    ("", "row 2: column 'y' is empty"),
    ("1_0", "not a number: '1_0'"),
    ("1e999", "too large"),
])  # fmt: skip
def test_a_cell_that_is_no_number_is_told_by_its_row(tmp_path, cell, message):
    table = columns(tmp_path, f"x,y\n1,2\n3,{cell}\n")
    with pytest.raises(Diagnostic, match=message):
        table.numbers("y")


def test_what_is_not_there_is_an_error(tmp_path):
    table = columns(tmp_path, "time,y\n1,2\n")
    with pytest.raises(Diagnostic, match="no column 'tme'") as caught:
        table.numbers("tme")
    assert caught.value.help == "did you mean 'time'?"
    with pytest.raises(Diagnostic, match="no such file") as caught:
        Table(str(tmp_path / "none.csv"))
    with pytest.raises(Diagnostic, match="past the limit of 1"):
        table.read(("time", "y"), 1)
    with pytest.raises(Diagnostic, match="not UTF-8"):
        columns(tmp_path, b"x,\xff\n1,1\n")


@pytest.mark.parametrize("suffix", ["csv", "tsv", "jsonl", "npz", "parquet", "arrow"])
def test_a_column_of_any_file_is_a_value(tmp_path, suffix):
    import numpy as np
    import polars as pl

    frame, path = pl.DataFrame({"n": ["a", "b"], "spot": [1.5, 2.0]}), tmp_path / f"d.{suffix}"
    {
        "csv": frame.write_csv,
        "tsv": lambda path: frame.write_csv(path, separator="\t"),
        "jsonl": frame.write_ndjson,
        "npz": lambda path: np.savez(path, spot=frame["spot"].to_numpy()),
        "parquet": frame.write_parquet,
        "arrow": frame.write_ipc,
    }[suffix](path)
    name, value = read_binding(f"S=@{path}:spot", None)
    assert (name, value.tolist()) == ("S", [1.5, 2.0])
    with pytest.raises(Diagnostic, match="no column 'sopt'") as caught:
        read_binding(f"S=@{path}:sopt", None)
    assert caught.value.help == "did you mean 'spot'?" and caught.value.message.startswith("'S': ")


def test_a_file_that_has_a_colon_in_its_name_is_that_file(tmp_path):
    path = tmp_path / "v:spot.csv"
    path.write_text("1,2\n")
    assert file_bound(f"x=@{path}") == str(path)
    assert read_binding(f"x=@{path}", None)[1].tolist() == [1, 2]


@pytest.mark.parametrize("text", [
    b'{"x": 1}\n{"x": 2}\n', b'\xef\xbb\xbf{"x": 1}\n\n\n  {"x": 2}\r\n \t\n{"x": 3}', b"\n\n\n",
    b'no object\n{"x": 1}\n   \n', b"{",
])  # fmt: skip
def test_lines_are_found_at_once_as_one_by_one(text):
    from gradcli.data.rows import jsonl

    pytest.importorskip("polars")
    one, many = jsonl._lines(text, len(text)), jsonl._many_lines(text, len(text))
    assert [list(places) for places in many] == [list(places) for places in one]


def test_a_table_that_is_not_there_is_told_without_the_column(tmp_path):
    with pytest.raises(Diagnostic, match=r"no such file: '[^:]*nope\.csv'$"):
        read_binding(f"x=@{tmp_path / 'nope.csv'}:zz", None)
