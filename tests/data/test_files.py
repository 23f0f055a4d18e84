"""Arrays from files: what is read, and what is refused before a byte is allocated."""

import io
import json

import numpy as np
import pytest

from gradcli.data.bindings import read_bindings
from gradcli.data.files import read_array
from gradcli.errors import Diagnostic

MATRIX = np.arange(6.0).reshape(2, 3)


def write(folder, name: str, data) -> str:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return str(path)


def npy(array, **options) -> bytes:
    file = io.BytesIO()
    np.save(file, array, **options)
    return file.getvalue()


TEXTS = [
    # name, text, values
    ("w.csv", "1,2,3\n4,5,6\n", [[1, 2, 3], [4, 5, 6]]),
    ("w.csv", "1.5, 2\r\n-3e2,+.5\r\n", [[1.5, 2], [-300, 0.5]]),
    ("w.csv", "\ufeff1,2\n", [1, 2]),
    ("w.csv", "1\n2\n3", [1, 2, 3]),
    ("w.csv", "# made by hand\n1,2\n\n3,4\n", [[1, 2], [3, 4]]),
    ("w.csv", '"1","2"\n"3","4"\n', [[1, 2], [3, 4]]),
    ("w.csv", "inf,-inf\n1,2\n", [[np.inf, -np.inf], [1, 2]]),
    ("w.csv", "7\n", 7),
    ("w.tsv", "1\t2\n3\t4\n", [[1, 2], [3, 4]]),
    ("w.txt", "  1   2\n3\t4\n", [[1, 2], [3, 4]]),
    ("w.CSV", "1,2\n", [1, 2]),
    ("w.json", "[[1, 2.5], [3, -4e2]]", [[1, 2.5], [3, -400]]),
    ("w.json", "3", 3),
    ("w.json", '["Infinity", 1]', [np.inf, 1]),
    ("w.json", "[true, false]", [True, False]),
    ("w.json", "[]", []),
]


@pytest.mark.parametrize(("name", "text", "values"), TEXTS)
def test_a_text_is_read(tmp_path, name, text, values):
    found = read_array(write(tmp_path, name, text))
    assert np.array_equal(found, np.array(values))
    assert np.shape(found) == np.shape(values)


def test_an_index_stays_exact(tmp_path):
    assert read_array(write(tmp_path, "i.csv", "0,2,1\n")).dtype == np.int64
    assert read_array(write(tmp_path, "i.csv", "0,2,1.0\n")).dtype == np.float64


def test_our_own_json_is_read_back(tmp_path):
    text = json.dumps(["NaN", 1.0, "-Infinity"])
    found = read_array(write(tmp_path, "w.json", text))
    assert np.isnan(found[0]) and found[2] == -np.inf


ARRAYS = [
    MATRIX,
    np.asfortranarray(MATRIX),
    MATRIX.astype(">f8"),
    MATRIX.astype(np.float32),
    MATRIX.astype(np.uint8),
    np.array(3.0),
    np.zeros((0, 3)),
    np.array([True, False]),
]


@pytest.mark.parametrize("array", ARRAYS, ids=lambda a: f"{a.dtype}{a.shape}")
def test_npy_is_read(tmp_path, array):
    found = read_array(write(tmp_path, "w.npy", npy(array)))
    assert np.array_equal(found, array)
    assert found.dtype in (np.float64, np.int64, np.bool_)


def header(text: str, data: bytes = b"") -> bytes:
    body = text.encode().ljust(117) + b"\n"
    return b"\x93NUMPY\x01\x00" + len(body).to_bytes(2, "little") + body + data


def promise(shape: str, descr: str = "'<f8'") -> str:
    return f"{{'descr': {descr}, 'fortran_order': False, 'shape': {shape}, }}"


ERRORS = [
    # name, data, code, in the message
    ("w.npy", header(promise("(100,)"), bytes(72)), "E0003", "promises 800 bytes"),
    ("w.npy", header(promise("(1,)"), bytes(16)), "E0003", "wrong size"),
    ("w.npy", header(promise("(10**12,)")), "E0003", ".npy format"),
    ("w.npy", header(promise("(1000000000000,)")), "E0206", "too large"),
    ("w.npy", header(promise("(-5,)")), "E0003", ".npy format"),
    ("w.npy", header(promise("(2.0,)")), "E0003", ".npy format"),
    ("w.npy", header(promise("(__import__('os').system('true'),)")), "E0003", ".npy format"),
    ("w.npy", header(promise("(1,)"))[:40], "E0003", ".npy format"),
    ("w.npy", b"\x93NUMPY\x01\x00\xff\xff{", "E0003", ".npy format"),
    ("w.npy", b"\x93NUMPY\x07\x00", "E0003", "version 7.0"),
    ("w.npy", b"\x80\x04\x95&\x00", "E0003", "first bytes"),
    ("w.npy", b"", "E0003", ".npy format"),
    ("w.npy", npy(np.array([{}], dtype=object), allow_pickle=True), "E0003", "objects"),
    ("w.npy", npy(np.array([1 + 2j])), "E0003", "complex"),
    ("w.npy", npy(np.zeros(2, dtype=[("a", "<f8")])), "E0003", "structured (a)"),
    ("w.npy", npy(np.array(["2020-01-01"], dtype="M8[D]")), "E0003", "datetime64"),
    ("w.npy", npy(np.array(["a"])), "E0003", "numeric"),
    ("w.npy", npy(np.array([2**63], dtype=np.uint64)), "E0003", "past 2**63"),
    ("w.csv", "1,2\n3\n", "E0003", "row 2 has 1 column, row 1 has 2"),
    ("w.csv", "1,2\n3,x\n", "E0003", "row 2, column 2 is not a number: 'x'"),
    ("w.csv", "1,2\n3,\n", "E0003", "row 2, column 2 is empty"),
    ("w.csv", "1_0\n", "E0003", "row 1, column 1 is not a number"),
    ("w.csv", "１\n", "E0003", "is not a number"),
    ("w.csv", "1e999\n", "E0003", "row 1, column 1: the number is too large"),
    ("w.csv", '"1\n', "E0003", "row 1 is not in the format"),
    ("w.csv", "", "E0003", "empty"),
    ("w.csv", b"1,\xff\n", "E0003", "UTF-8"),
    ("w.csv", "1," * 6000 + "1", "E0206", "too large"),
    ("w.json", "[1, 2", "E0003", "is not JSON"),
    ("w.json", "[[1], [2, 3]]", "E0003", "item [0] has length 1, item [1] has length 2"),
    ("w.json", "[[1], 2]", "E0003", "ragged"),
    ("w.json", "[[1, null]]", "E0003", "item [0][1] is null"),
    ("w.json", '{"a": 1}', "E0003", "the whole is an object"),
    ("w.json", '["one"]', "E0003", "item [0] is a string"),
    ("w.json", "[1e999]", "E0003", "too large"),
    ("w.json", "[" * 40 + "]" * 40, "E0003", "nested"),
    ("w.json", "[" * 100_000, "E0003", "nested"),
    ("w.json", json.dumps([1] * 6000), "E0206", "too large"),
    ("w.dat", "1 2", "E0003", "cannot be read as an array"),
]


@pytest.mark.parametrize(("name", "data", "code", "message"), ERRORS)
def test_what_is_no_array_is_refused(tmp_path, name, data, code, message):
    path = write(tmp_path, name, data)
    with pytest.raises(Diagnostic) as caught:
        read_array(path, max_elements=5000)
    assert caught.value.code == code
    assert message in caught.value.message
    assert not (tmp_path / "pwned").exists()


def test_a_row_of_names_is_told_how_to_leave_it_out(tmp_path):
    with pytest.raises(Diagnostic) as caught:
        read_array(write(tmp_path, "w.csv", "x,y\n1,2\n"))
    assert "tail -n +2" in caught.value.help


def test_a_file_that_is_not_there(tmp_path):
    write(tmp_path, "weights.csv", "1")
    with pytest.raises(Diagnostic, match="no such file") as caught:
        read_array(str(tmp_path / "weight.csv"))
    assert "weights.csv" in caught.value.help
    with pytest.raises(Diagnostic, match="is a directory"):
        read_array(str(tmp_path))


def test_a_row_that_is_no_row_of_names_is_not_left_out(tmp_path):
    for text in ("x,3\n1,2\n", "1,2\nx,y\n"):
        with pytest.raises(Diagnostic) as caught:
            read_array(write(tmp_path, "w.csv", text))
        assert "tail" not in caught.value.help


def test_an_object_is_told_to_keep_one_list(tmp_path):
    with pytest.raises(Diagnostic) as caught:
        read_array(write(tmp_path, "w.json", '{"a": [1], "b": [2]}'))
    assert "it has a, b" in caught.value.help


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b"1,2\n3,4\n", [[1, 2], [3, 4]]),
        (b"# x\n1\t2\n", [1, 2]),
        (b"1\n2\n", [1, 2]),
        (b"[[1], [2]]", [[1], [2]]),
        (npy(np.array([1.5, 2.5])), [1.5, 2.5]),
    ],
)
def test_standard_input_is_what_its_first_line_says(monkeypatch, data, value):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert read_array("-").tolist() == value
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"1 " * 10_000)))
    with pytest.raises(Diagnostic, match="too large"):
        read_array("-", 100)


def test_a_path_may_begin_at_home(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    write(tmp_path, "w.csv", "1,2\n")
    assert read_bindings(["w=@~/w.csv"], None)["w"].tolist() == [1, 2]
