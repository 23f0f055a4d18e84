"""`--rows` in trouble: rows that are bad in every way, files that are odd, places that fail."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.command import gradcli

pytestmark = pytest.mark.sampled(8)

ROOT = Path(__file__).parents[2]
WAYS = {  # a row that is bad, and what is said of it
    b"1,2": "it has 2 cells, the header 3",
    b"1,2,3,4": "it has 4 cells, the header 3",
    b",2,n": "column 'x' is empty",
    b"word,2,n": "column 'x' is not a number: 'word'",
    b'"a, word",2,n': "column 'x' is not a number: 'a, word'",
    b"1_0,2,n": "column 'x' is not a number: '1_0'",
    b"0x1F,2,n": "column 'x' is not a number: '0x1F'",
    b"=A1+1,2,n": "column 'x' is not a number: '=A1+1'",
    b"": "it is blank",
    b"  ,2,n": "column 'x' is empty",
    "٣,2,n".encode(): "column 'x' is not a number: '٣'",
    b"9" * 70_000 + b"x,2,n": "of 70001 characters",
    b"\xe9,2,n": "column 'x' is not a number: '\ufffd'",
    b'5" pipe,2,n': "column 'x' is not a number: '5\" pipe'",
    b'"two\nlines",2,n': "column 'x' is not a number: 'two\\nlines'",
    b"1e999,2,n": "column 'x': the number is too large for a float",
}


@pytest.mark.parametrize("times", [3, 300])
def test_rows_that_are_bad_in_any_way_are_found_and_kept(times, tmp_path):
    """In small blocks, which Python reads, and in large ones, which polars reads."""
    good = b'2,3,"a, note"'
    rows = [row for bad in WAYS for row in (*[good] * times, bad)] + [good]
    path, out = tmp_path / "d.csv", tmp_path / "out.csv"
    path.write_bytes(b"x,y,note\n" + b"\n".join(rows))  # without a last newline
    done = gradcli("grad", "x^2*y", "--rows", str(path), "--out", str(out))
    assert done.code == 1 and f"{len(WAYS)} of {len(rows)} rows have no result" in done.err
    told = [line for line in done.err.splitlines() if ", row " in line]
    for i, (line, why) in enumerate(zip(told, WAYS.values())):
        assert f", row {(i + 1) * (times + 1)}: " in line and why in line
    lacking = {b"1,2": b",", b"": b",,"}
    expected = [b"x,y,note,f,df_dx,df_dy"]
    for row in rows:
        expected.append(
            row + (b",12.0,12.0,4.0" if row is good else lacking.get(row, b"") + b",,,")
        )
    assert out.read_bytes() == b"\n".join(expected)


NASTY = {
    "a byte order mark": b"\xef\xbb\xbfx,s\n1,a\n2,b\n",
    "CRLF": b"x,s\r\n1,a\r\n2,b\r\n",
    "mixed line ends": b"x,s\r\n1,a\n2,b\r\n",
    "no last newline": b"x,s\n1,a\n2,b",
    "CRLF and no last newline": b"x,s\r\n1,a\r\n2,b",
    "blank lines at the end": b"x,s\n1,a\n2,b\n\n\n",
    "blank lines before the header": b"\n\nx,s\n1,a\n2,b\n",
    "a comment above the header": b"# made by hand, once\nx,s\n1,a\n2,b\n",
    "every cell quoted": b'"x","s"\n"1","a"\n"2","b"\n',
    "doubled quotes": b'x,s\n1,"a ""b"""\n2,""""\n',
    "newlines in quotes": b'x,s\n1,"a\nb"\n2,"\r\n"\n',
    "separators in quotes": b'x,s\n1,"a,b"\n2,","\n',
    "quotes that are letters": b'x,s\n1,5" pipe\n2,a"b"c\n',
    "a quote that never closes": b'x,s\n1,a\n2,"b\n',
    "blanks round cells": b"x,s\n 1 , a \n2\t,b \n",
    "Latin-1": b"x,s\n1,caf\xe9\n2,\xff\xfe\n",
    "NUL bytes": b"x,s\n1,a\0b\n2,\0\n",
    "empty cells": b"x,s\n1,\n2,\n",
    "one long cell": b"x,s\n1," + b"s" * 100_000 + b"\n2,b\n",
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("large", [False, True], ids=["small", "large"])
def test_every_byte_of_an_odd_file_comes_back(text, large, tmp_path):
    if large:  # past what Python reads by itself
        head, end, rest = text.partition(b"s\r\n" if b"s\r\n" in text else b"s\n")
        if not end:
            head, end, rest = text.partition(b'"s"\n')
        text = head + end + b"7,filled up\n" * 5000 + rest
    path, out = tmp_path / "d.csv", tmp_path / "out.csv"
    path.write_bytes(text)
    done = gradcli("eval", "x*0 + 0.015625", "--rows", str(path), "--out", str(out))
    assert done.code == 0, done.err
    found = out.read_bytes()
    assert found.count(b",0.015625") == 2 + 5000 * large
    assert found.replace(b",0.015625", b"").replace(b",f", b"", 1) == text


# -- places that fail -----------------------------------------------------------------------------
def started(tmp_path: Path, *words: str, **streams) -> subprocess.Popen:
    path = tmp_path / "d.csv"
    path.write_text("x\n" + "1.2345678\n" * 400_000)
    line = [sys.executable, "-m", "gradcli", "grad", "sin(x)", "--rows", str(path), *words]
    return subprocess.Popen(line, cwd=ROOT, stderr=subprocess.PIPE, **streams)


@pytest.mark.parametrize("format", ["csv", "jsonl", "parquet", "npz"])
def test_a_full_disk_is_told(format, tmp_path):
    process = started(tmp_path, "--out", "/dev/full", "--format", format)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 1 and b"cannot write to '/dev/full'" in err
    assert b"Traceback" not in err and b"mistake of its own" not in err


def _opened(folder: Path) -> list[str]:
    try:
        return [os.readlink(each) for each in folder.iterdir()]
    except OSError:
        return []


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_a_run_that_is_killed_leaves_the_old_file(format, tmp_path):
    folder = tmp_path / "out"
    folder.mkdir()
    out = folder / f"o.{format}"
    out.write_bytes(b"what was there")
    process = started(tmp_path, "--out", str(out))
    until = time.monotonic() + 60
    opened = Path(f"/proc/{process.pid}/fd")
    while process.poll() is None and time.monotonic() < until:
        if any(str(folder) in each for each in _opened(opened)):
            break
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)
    if process.returncode == -signal.SIGKILL:
        assert out.read_bytes() == b"what was there" and os.listdir(folder) == [out.name]
    else:
        pytest.skip("it had ended before")


@pytest.mark.parametrize("format", ["csv", "jsonl", "parquet", "npz"])
def test_a_reader_that_has_seen_enough_ends_it_quietly(format, tmp_path):
    process = started(tmp_path, "--format", format, stdout=subprocess.PIPE)
    process.stdout.read(10)
    process.stdout.close()
    err = process.stderr.read()
    process.wait(timeout=120)
    assert err == b"" and process.returncode in (0, 141, -signal.SIGPIPE)
