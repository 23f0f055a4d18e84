"""`--rows FILE`: the same rows come out, with results beside them."""

import subprocess
import sys
from pathlib import Path

import pytest
from cli.command import gradcli

ROOT = Path(__file__).parents[2]
CALL = str(ROOT / "samples" / "black_scholes.expr")


def ran(text: str | bytes, folder: Path, *words: str, name: str = "d.csv"):
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return gradcli(*words, "--rows", str(path))


def test_a_call_has_its_greeks(tmp_path):
    done = ran("S,K,T\n100,100,1\n", tmp_path, "grad", CALL, "r=0.05", "sigma=0.2")
    header, row = done.out.splitlines()
    assert header.startswith("S,K,T,price,dprice_dS")
    assert row.startswith("100,100,1,10.450583572185565,0.6368306511756191")


def test_columns_of_other_names_are_mapped(tmp_path):
    done = ran("price,n\n2,3\n", tmp_path, "grad", "x^2*k", "k=10", "--map", "x=price")
    assert done.out == "price,n,f,df_dx,df_dk\n2,3,40.0,40.0,4.0\n" or (
        done.out == "price,n,f,df_dx\n2,3,40.0,40.0\n"
    )


def test_a_bad_row_keeps_its_place(tmp_path):
    done = ran("x\n1\nword\n3\n", tmp_path, "eval", "x^2")
    assert done.out.splitlines() == ["x,f", "1,1.0", "word,", "3,9.0"]
    assert done.code == 1 and "line 3, row 2: column 'x' is not a number" in done.err
    assert "1 of 3 rows has no result" in done.err


def test_a_bad_row_is_left_out_or_ends_the_run(tmp_path):
    skipped = ran("x\n1\nword\n3\n", tmp_path, "eval", "x^2", "--on-error", "skip")
    assert skipped.out.splitlines() == ["x,f", "1,1.0", "3,9.0"] and skipped.code == 1
    stopped = ran("x\n1\nword\n3\n", tmp_path, "eval", "x^2", "--on-error", "stop")
    assert stopped.code == 1 and "row 2" in stopped.err


def test_a_program_that_branches_runs_row_by_row(tmp_path):
    text = "if x > 2:\n    z = x\nelse:\n    z = -x\nz"
    done = ran("x\n1\n3\n", tmp_path, "grad", text, "--explain-engine")
    assert done.out.splitlines() == ["x,z,dz_dx", "1,-1.0,-1.0", "3,3.0,1.0"]
    assert "the rows run as rows: a test depends on 'x'" in done.err


@pytest.mark.parametrize(
    "text",
    [
        b"x\n1\n2\n",
        b"x\r\n1\r\n2\r\n",
        b"\xef\xbb\xbfx\n1\n2\n",
        b'x,note\n1,"a,b"\n2,"q""q"\n',
        b"x\n1\n2",
        b'x,s\n1, a \n2,"two\nlines"\n',
        b"x,s\r\n1,a\n2,b\r\n",
        b"x,u\n1,\xff\n2,b\n",
    ],
)
def test_every_byte_of_the_input_comes_back(text, tmp_path):
    path, out = tmp_path / "d.csv", tmp_path / "out.csv"
    path.write_bytes(text)
    done = gradcli("eval", "x^2", "--rows", str(path), "--out", str(out))
    assert done.code == 0, done.err
    left, rest = out.read_bytes(), text
    for result in (b",f", b",1.0", b",4.0"):
        left = left.replace(result, b"", 1)
    assert left.rstrip(b"\r\n") == rest.rstrip(b"\r\n")


def test_a_million_rows_are_the_rows_that_they_are_alone(tmp_path):
    numbers = [k / 7 for k in range(3000)]
    done = ran("x\n" + "".join(f"{x!r}\n" for x in numbers), tmp_path, "grad", "sin(x)*x")
    alone = ran("x\n" + "".join(f"{x!r}\n" for x in numbers[::500]), tmp_path, "grad", "sin(x)*x")
    assert done.out.splitlines()[1::500] == alone.out.splitlines()[1:]


def test_a_closed_pipe_ends_quietly(tmp_path):
    path = tmp_path / "d.csv"
    path.write_text("x\n" + "1\n" * 100_000)
    line = f"{sys.executable} -m gradcli eval 'x^2' --rows {path} | head -2"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.stdout.splitlines() == ["x,f", "1,1.0"] and done.stderr == ""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_is_told_of_a_row_stands_between_lines(end, tmp_path):
    path = tmp_path / "d.csv"
    path.write_bytes(end.join(["x", "1", "word", "3", ""]).encode())
    words = [sys.executable, "-m", "gradcli", "eval", "x^2", "--rows", str(path)]
    done = subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT, timeout=60
    )
    header, told, *rows = done.stdout.split(b"\n")
    assert header == b"x,f" + end.encode()[:-1] and told.startswith(str(path).encode())
    assert rows[0] == b"1,1.0" + end.encode()[:-1]


def test_a_clash_of_names_is_told(tmp_path):
    done = ran("x,f\n1,2\n", tmp_path, "eval", "x^2")
    assert done.code == 2 and "--prefix" in done.err
    assert ran("x,f\n1,2\n", tmp_path, "eval", "x^2", "--prefix", "g_").out.startswith("x,f,g_f")
    assert ran("x,f\n1,2\n", tmp_path, "eval", "x^2", "--only").out == "f\n1.0\n"
