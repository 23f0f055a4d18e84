"""`--rows` in every format that it reads and writes: the same numbers, and what each keeps."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from cli.command import gradcli

pytestmark = pytest.mark.sampled(4)

ROOT = Path(__file__).parents[2]
FORMATS = ("csv", "tsv", "jsonl", "npz", "parquet", "arrow")
XS = [0.1, 2.5, -3.0, 1e-5, 1e300, 7.0]
NOTES = ["a", 'q"q', "ü,ü", "", "d", "two words"]


def table(rows: int = len(XS)) -> pl.DataFrame:
    times = -(-rows // len(XS))
    return pl.DataFrame({"x": (XS * times)[:rows], "note": (NOTES * times)[:rows]})


def put(frame: pl.DataFrame, path: Path) -> Path:
    match path.suffix[1:]:
        case "csv":
            frame.write_csv(path)
        case "tsv":
            frame.write_csv(path, separator="\t", quote_style="never")
        case "jsonl":
            frame.write_ndjson(path)
        case "npz":
            np.savez(path, x=frame["x"].to_numpy(), note=np.array(frame["note"].to_list()))
        case "parquet":
            frame.write_parquet(path)
        case "arrow":
            frame.write_ipc(path)
    return path


def got(path: Path) -> pl.DataFrame:
    match path.suffix[1:]:
        case "csv":
            return pl.read_csv(path)
        case "tsv":
            return pl.read_csv(path, separator="\t", quote_char=None)
        case "jsonl":
            return pl.read_ndjson(path)
        case "npz":
            with np.load(path) as found:
                return pl.DataFrame({name: found[name].tolist() for name in found.files})
        case "parquet":
            return pl.read_parquet(path)
    return pl.read_ipc(path)


@pytest.mark.parametrize("rows", [6, 3000])
@pytest.mark.parametrize("written", FORMATS)
@pytest.mark.parametrize("given", FORMATS)
def test_each_format_is_read_and_written_in_each_other(given, written, rows, tmp_path):
    frame = table(rows)
    path, out = put(frame, tmp_path / f"d.{given}"), tmp_path / f"out.{written}"
    done = gradcli("grad", "x^2*3", "--rows", str(path), "--out", str(out))
    assert done.code == 0, done.err
    found = got(out)
    assert found.columns == ["x", "note", "f", "df_dx"]
    assert found["x"].to_list() == frame["x"].to_list()
    assert [x or "" for x in found["note"].to_list()] == frame["note"].to_list()
    assert found["df_dx"].to_list() == [x * 6 for x in frame["x"].to_list()]


@pytest.mark.parametrize("format", ["jsonl", "npz", "parquet", "arrow"])
def test_a_stream_is_known_by_what_it_begins_with(format, tmp_path):
    path = put(table(), tmp_path / f"d.{format}")
    done = gradcli(
        "eval", "x*2", "--rows", "-", "--only", "--format", "csv", stdin=path.read_bytes()
    )
    assert done.out == "f\n0.2\n5.0\n-6.0\n0.00002\n2e+300\n14.0\n"


@pytest.mark.parametrize("format", ["npz", "parquet", "arrow"])
def test_a_missing_number_is_a_bad_row_of_a_typed_file(format, tmp_path):
    path, out = tmp_path / "d.jsonl", tmp_path / f"out.{format}"
    path.write_text('{"x":1,"n":1}\n{"x":null,"n":2}\n{"x":3,"n":3}\n')
    done = gradcli("eval", "x^2", "--rows", str(path), "--out", str(out))
    assert done.code == 1 and "line 2, row 2: column 'x' is null" in done.err
    first, second, third = got(out)["f"].to_list()
    assert (first, third) == (1.0, 9.0) and (second is None or second != second)


# -- JSON lines -----------------------------------------------------------------------------------
BOM = b"\xef\xbb\xbf"
JSON_LINES = [
    b'{"x":1}\n{"x":2}\n',
    b'{"x":1}\r\n{"x":2}\r\n',
    BOM + b'{"x":1}\n\n\n { "x" : 2.50 , "s":"}\\n\\u00e9" } \n\n',
    b'{"x":1,"deep":{"x":[1,{"y":2}]}}\n{"s":"\xc3\xbc","x":2}',
]


@pytest.mark.parametrize("text", JSON_LINES)
@pytest.mark.parametrize("times", [1, 2000])
def test_every_byte_of_an_object_comes_back(text, times, tmp_path):
    path, out = tmp_path / "d.jsonl", tmp_path / "out.jsonl"
    row = text.removeprefix(BOM)
    path.write_bytes(text + (row if row.endswith(b"\n") else b"\n" + row) * (times - 1))
    done = gradcli("eval", "x*0 + 7", "--rows", str(path), "--out", str(out))
    assert done.code == 0, done.err
    assert out.read_bytes().replace(b',"f":7.0', b"") == path.read_bytes()


@pytest.mark.parametrize("times", [1, 2000])
def test_bad_json_lines_keep_their_places(times, tmp_path):
    bad = [
        '{"x":"1"}', "nope", "[1]", '{"y":1}', '{"x":1e999}', '{"x":1,"x":2}', "{}", '{"x":[1]}',
    ]  # fmt: skip
    lines = ['{"x":1}', *bad, *['{"x":2}'] * times]
    path, out = tmp_path / "d.jsonl", tmp_path / "out.jsonl"
    path.write_text("\n".join(lines))
    done = gradcli("eval", "x^2", "--rows", str(path), "--out", str(out))
    told = [line.split(": ", 1)[1] for line in done.err.splitlines() if ", row " in line]
    assert told == [
        "line 2, row 2: column 'x' is not a number: '\"1\"'",
        "line 3, row 3: it is not JSON: expecting value at column 1",
        "line 4, row 4: it is no object of keys and values",
        "line 5, row 5: the key 'x' is missing",
        "line 6, row 6: column 'x': the number is too large for a float",
        "line 7, row 7: it has the key 'x' twice",
        "line 8, row 8: the key 'x' is missing",
        "line 9, row 9: column 'x' is not a number: '[1]'",
    ]
    found = out.read_text().splitlines()
    assert found[0] == '{"x":1,"f":1.0}' and found[-1] == '{"x":2,"f":4.0}'
    assert found[1:9] == [
        '{"x":"1","f":null}', "nope", "[1]", '{"y":1,"f":null}', '{"x":1e999,"f":null}',
        '{"x":1,"x":2,"f":null}', '{"f":null}', '{"x":[1],"f":null}',
    ]  # fmt: skip


def test_a_key_twice_within_another_object_is_no_matter():
    text = b'{"x":2,"deep":{"x":1,"x":3},"s":"x","y":1,"y":2}\n' * 1200
    done = gradcli("eval", "x^2", "--rows", "-", stdin=text)
    assert done.code == 0 and done.out.count('"f":4.0}') == 1200


@pytest.mark.parametrize("format", ["jsonl", "npz", "parquet", "arrow"])
@pytest.mark.parametrize("rows", [3, 3000])
def test_truths_are_1_and_0(format, rows, tmp_path):
    polars, numpy = pytest.importorskip("polars"), pytest.importorskip("numpy")
    truths = [i % 3 == 0 for i in range(rows)]
    path, frame = tmp_path / f"d.{format}", polars.DataFrame({"x": truths})
    {
        "jsonl": frame.write_ndjson, "parquet": frame.write_parquet, "arrow": frame.write_ipc,
        "npz": lambda path: numpy.savez(path, x=truths),
    }[format](path)  # fmt: skip
    done = gradcli("eval", "x*3", "--rows", str(path), "--format", "csv")
    assert done.code == 0, done.err
    assert done.out.splitlines()[1:3] == ["True,3.0", "False,0.0"]
    texts = gradcli("eval", "x*3", "--rows", "-", stdin=b"x\ntrue\n")
    assert texts.code == 1 and "column 'x' is not a number: 'true'" in texts.err


def test_what_json_has_no_number_for_is_text_as_everywhere():
    done = gradcli("grad", "log(x)", "--rows", "-", stdin=b'{"x":0}\n{"x":"Infinity"}\n')
    assert done.out.splitlines() == [
        '{"x":0,"f":"-Infinity","df_dx":"Infinity"}',
        '{"x":"Infinity","f":"Infinity","df_dx":0.0}',
    ]


def test_a_later_object_with_the_key_of_a_result_is_a_bad_row():
    done = gradcli("eval", "x^2", "--rows", "-", stdin=b'{"x":1}\n{"x":2,"f":3}\n')
    assert done.code == 1 and "row 2: it has the key 'f', as the results have" in done.err


@pytest.mark.parametrize(
    ("text", "help"),
    [('[{"x":1}]', "jq -c '.[]'"), ('{\n  "x": 1\n}\n', "jq -c ."), ("", "it has no rows")],
)
def test_other_json_is_told_apart(text, help, tmp_path):
    path = tmp_path / "d.jsonl"
    path.write_text(text)
    done = gradcli("eval", "x+0", "--rows", str(path))
    assert done.code == 2 and help in done.err


def test_a_key_that_a_header_lacks_is_not_lost(tmp_path):
    path = tmp_path / "d.jsonl"
    path.write_text('{"x":1}\n{"x":2,"more":3}\n')
    done = gradcli("eval", "x+0", "--rows", str(path), "--format", "csv")
    assert done.code == 2 and "row 2 has the key 'more', which the first has not" in done.err


# -- typed files ----------------------------------------------------------------------------------
def test_parquet_keeps_types_and_metadata(tmp_path):
    from datetime import date

    path, out = tmp_path / "d.parquet", tmp_path / "out.parquet"
    frame = pl.DataFrame(
        {
            "x": pl.Series([1, 2, 3], dtype=pl.Int16),
            "day": [date(2026, 1, 2), None, date(1999, 12, 31)],
            "list": [[1, 2], [], None],
            "kind": pl.Series(["a", "b", "a"], dtype=pl.Categorical),
        }
    )
    frame.write_parquet(path, metadata={"made": "by hand"})
    done = gradcli("eval", "x^2", "--rows", str(path), "--out", str(out))
    assert done.code == 0, done.err
    found = pl.read_parquet(out)
    assert found.drop("f").equals(frame) and found.drop("f").schema == frame.schema
    assert found["f"].to_list() == [1.0, 4.0, 9.0]
    assert pl.read_parquet_metadata(out)["made"] == "by hand"
    wrong = gradcli("eval", "day^2", "--rows", str(path))
    assert (
        wrong.code == 2 and "column 'day'" in wrong.err and "holds Date, not numbers" in wrong.err
    )


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("d.parquet", b"PAR1 and no more", "no parquet file"),
        ("d.arrow", b"ARROW1 and no more", "no arrow file"),
        ("d.npz", b"PK and no more", "no NPZ file"),
    ],
)
def test_a_damaged_file_is_told(name, data, why, tmp_path):
    path = tmp_path / name
    path.write_bytes(data)
    done = gradcli("eval", "x+0", "--rows", str(path))
    assert done.code == 2 and why in done.err and "Traceback" not in done.err


def test_arrays_that_are_no_columns_are_refused(tmp_path):
    path = tmp_path / "d.npz"
    for arrays, why in (
        ({"x": np.zeros(3), "y": np.zeros(2)}, "arrays of several lengths"),
        ({"x": np.zeros((3, 2))}, "the shape (3, 2)"),
        ({"x": np.array([None, 1])}, "which no row keeps"),
    ):
        np.savez(path, **arrays)
        done = gradcli("eval", "x+0", "--rows", str(path))
        assert done.code == 2 and why in done.err


def test_a_column_of_one_type_refuses_another(tmp_path):
    out = tmp_path / "out.parquet"
    lines = b'{"x":1,"n":1}\n{"x":2,"n":"b"}\n'
    done = gradcli("eval", "x+0", "--rows", "-", "--out", str(out), stdin=lines)
    assert done.code == 0 and got(out)["n"].to_list() == ["1", "b"]  # both are in the first block
    many = b'{"x":1,"n":1,"s":"%s"}\n' % (b"s" * 1000) * 5000 + b'{"x":2,"n":"b"}\n'
    done = gradcli("eval", "x+0", "--rows", "-", "--out", str(out), stdin=many)
    assert done.code == 2 and "row 5001: 'n' is \"b\", in a column of numbers" in done.err


# -- for people -----------------------------------------------------------------------------------
def test_on_a_terminal_rows_are_a_table():
    done = gradcli(
        "grad", "x^2", "--rows", "-", stdin=b"x,n\n1,a\n2.50,b\nu,c\n", terminal=True, NO_COLOR="1"
    )
    assert done.out == (
        "╭──────┬───┬──────┬───────╮\n"
        "│    x │ n │    f │ df_dx │\n"
        "├──────┼───┼──────┼───────┤\n"
        "│    1 │ a │    1 │     2 │\n"
        "│ 2.50 │ b │ 6.25 │     5 │\n"
        "│    u │ c │      │       │\n"
        "╰──────┴───┴──────┴───────╯\n"
    )
    assert "row 3: column 'x' is not a number" in done.err


def test_a_long_table_is_shown_by_its_ends():
    text = ("x\n" + "\n".join(map(str, range(1000)))).encode()
    done = gradcli("eval", "x+0.5", "--rows", "-", stdin=text, terminal=True, NO_COLOR="1")
    lines = done.out.splitlines()
    assert len(lines) == 46 and "960 of 1000 rows are left out" in lines[-1]
    assert "│ 999 │ 999.5 │" in done.out


def test_on_a_terminal_lines_come_at_once_where_that_is_asked():
    options = "--rows", "-", "--line-buffered"
    done = gradcli("eval", "x^2", *options, stdin=b"x\n3\n", terminal=True, NO_COLOR="1")
    assert done.out == "x,f\n3,9.0\n"


def test_no_terminal_gets_a_binary_file():
    done = gradcli(
        "eval",
        "x+0",
        "--rows",
        "-",
        "--format",
        "npz",
        stdin=b"x\n1\n",
        terminal=True,
        NO_COLOR="1",
    )
    assert done.code == 2 and "npz is no text" in done.err and not done.out


def test_a_stopped_run_leaves_no_thread_waiting(tmp_path):
    path, out = tmp_path / "d.csv", tmp_path / "out.parquet"
    path.write_text("x,s\n" + f"1,{'s' * 1000}\n" * 10_000 + "word,s\n")
    line = [sys.executable, "-m", "gradcli", "eval", "x+0", "--rows", str(path), "--out", str(out)]
    done = subprocess.run(
        [*line, "--on-error", "stop"], capture_output=True, text=True, cwd=ROOT, timeout=120
    )
    assert done.returncode == 1 and "row 10001" in done.stderr
    assert not out.exists() and os.listdir(tmp_path) == ["d.csv"]


def test_cells_are_the_same_json_in_few_rows_and_in_many():
    texts = ['"q""q"', "a\\b", "007", "-0", "1e5", "1.", "", "ü", "nan", '"a, b"', "\x01", '"1\n"']
    rows = "".join(f"{k},{text}\n" for k, text in enumerate(texts))
    few = gradcli("eval", "x^2", "--rows", "-", "--format", "jsonl", stdin=f"x,s\n{rows}".encode())
    many = gradcli(
        "eval", "x^2", "--rows", "-", "--format", "jsonl", stdin=f"x,s\n{rows * 50}".encode()
    )
    assert many.out == few.out * 50 and many.out.count("\n") == 50 * len(texts)
    read = [json.loads(line)["s"] for line in few.out.splitlines()]
    assert read == [
        'q"q', "a\\b", "007", 0, 1e5, "1.", "", "ü", "nan", "a, b", "\x01", "1\n",
    ]  # fmt: skip


def test_json_of_rows_is_json(tmp_path):
    done = gradcli("eval", "x^2", "--rows", "-", "--format", "jsonl", stdin=b'x,n\n01,"a""b"\n')
    assert json.loads(done.out) == {"x": "01", "n": 'a"b', "f": 1.0}
