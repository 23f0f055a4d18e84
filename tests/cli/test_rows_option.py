"""`--rows FILE`: the same rows come out, with results beside them."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
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


ENGINES = {  # --engine, the program -> what the rows run as, or the code of the error
    ("tape", "x^2"): "columns",
    ("native", "x^2"): "native",
    ("auto", "z = x if x > 1 else -x\nz"): "native",
    ("tape", "z = x if x > 1 else -x\nz"): "rows",
    ("native", "n: int\nx*n"): "E0109",
    ("odd", "x^2"): "E0002",
}


@pytest.mark.parametrize(("engine", "text"), ENGINES)
def test_rows_run_by_the_engine_that_is_asked_for(engine, text, tmp_path):
    pytest.importorskip("llvmlite")
    rows = "x,n\n" + "".join(f"{k}.5,2\n" for k in range(2100))
    done = ran(rows, tmp_path, "grad", text, "--engine", engine, "--explain-engine", "--wrt", "x")
    expected = ENGINES[engine, text]
    assert (f"error[{expected}]" if done.code else f"run as {expected}:") in done.err


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


# the peak of a child begins with that of who forks it, which has to be small
PEAK = """
import os, sys
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(pid, 0)
print(usage.ru_maxrss)
sys.exit(status != 0)
"""


@pytest.mark.slow
def test_memory_does_not_grow_with_the_rows(tmp_path):
    peaks = []
    for rows in (50_000, 1_500_000):
        path = tmp_path / "d.csv"
        path.write_text("S,K,r,T,sigma\n" + "100.123,100.456,0.05123,1.1234,0.21234\n" * rows)
        words = ["gradcli", "grad", CALL, "--rows", str(path), "--out", "/dev/null"]
        command = [sys.executable, "-c", PEAK, sys.executable, "-m", *words]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        peaks.append(int(done.stdout) / 1024)
    assert peaks[1] - peaks[0] < 45, peaks


@pytest.mark.parametrize("text", [b"x\n3\n", b'{"x":3}\n'])
def test_a_line_that_comes_with_the_header_is_answered_at_once(text):
    import select

    words = [sys.executable, "-m", "gradcli", "eval", "x^2", "--rows", "-", "--line-buffered"]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    process.stdin.write(text)
    process.stdin.flush()
    got = b""
    while b"9.0" not in got and select.select([process.stdout], [], [], 30)[0]:
        got += os.read(process.stdout.fileno(), 100)
    process.kill()
    process.communicate()
    assert b"9.0" in got


# -- uncertainties --------------------------------------------------------------------------------
READINGS = "V,V_u,I,I_u\n5.007,0.002,0.01971,0.00001\n4.99,0,0.0197,1e-5\n"


def both_engines(program: str) -> list[str]:
    """A program that runs over columns, and one of the same value that runs row by row."""
    return [program, f"z = {program}\nif z > 0:\n    z = z + 0\nz"]


@pytest.mark.parametrize("text", both_engines("V/I"))
def test_columns_of_uncertainties_give_results_theirs(text, tmp_path):
    from uncertainties import ufloat

    done = ran(READINGS, tmp_path, "eval", text)
    header, *rows = done.out.splitlines()
    assert header.endswith("_u") and len(rows) == 2
    for row in rows:
        V, V_u, I, I_u, y, u = map(float, row.split(","))  # noqa: E741
        y_of = ufloat(V, V_u) / ufloat(I, I_u)
        assert y == pytest.approx(y_of.n, rel=1e-14) and u == pytest.approx(y_of.s, rel=1e-12)


@pytest.mark.parametrize("text", both_engines("V*R"))
def test_an_uncertainty_may_be_the_same_in_each_row_and_correlated(text, tmp_path):
    done = ran("V,V_u\n5,0.1\n6,0.2\n", tmp_path, "eval", text, "R=2±0.1", "--corr", "V,R=0.5")
    found = [row.split(",")[2:] for row in done.out.splitlines()[1:]]
    words = "R=2±0.1", "--corr", "V,R=0.5", "--format", "csv"
    alone = [gradcli("eval", "-e", text, f"V={v}", *words) for v in ("5±0.1", "6±0.2")]
    for (y, u), one in zip(found, alone):
        expected = one.out.splitlines()[1].split(",")[:2]
        assert [float(y), float(u)] == pytest.approx(list(map(float, expected)), rel=1e-14)


@pytest.mark.parametrize("text", both_engines("V*2"))
def test_what_is_no_uncertainty_is_a_bad_row(text, tmp_path):
    done = ran("V,V_u\n5,-1\n6,\n7,0.5\n8,inf\n", tmp_path, "eval", text)
    assert done.out.splitlines()[1:] == ["5,-1,,", "6,,,", "7,0.5,14.0,1.0", "8,inf,,"]
    assert "row 1: the standard uncertainty of 'V' is -1.0" in done.err
    assert "row 2: column 'V_u' is empty" in done.err


def test_of_several_values_each_has_its_uncertainty(tmp_path):
    done = ran("x,x_u\n3,0.1\n", tmp_path, "eval", "a = x^2\nb = 1/x\na, b", "--of", "a,b")
    header, row = done.out.splitlines()
    assert header == "x,x_u,a,b,a_u,b_u"
    assert [float(c) for c in row.split(",")[4:]] == pytest.approx([0.6, 0.1 / 9], rel=1e-14)


def test_a_column_that_the_program_reads_is_no_uncertainty(tmp_path):
    assert ran("x,x_u\n3,0.1\n", tmp_path, "eval", "x + x_u").out == "x,x_u,f\n3,0.1,3.1\n"
    done = ran("x,y_u\n3,0.1\n", tmp_path, "eval", "x+1")
    assert done.out == "x,y_u,f\n3,0.1,4.0\n"


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--order", "3"], "--order takes a whole number from 1 to 2"),
        (["--order", "2", "--monte-carlo", "100"], "both --order and --monte-carlo"),
        (["--budget", "--monte-carlo", "100"], "both --budget and --monte-carlo"),
        (["--corr", "x,q=0.5"], "'q' has no uncertainty"),
    ],
)
def test_what_rows_do_not_take_of_uncertainties_is_told(words, what, tmp_path):
    done = ran("x,x_u\n3,0.1\n", tmp_path, "eval", "x+1", *words)
    assert done.code == 2 and what in done.err


@pytest.mark.sampled(3)
@pytest.mark.parametrize("text", ["log(x)*x", "if x > 2:\n    z = log(x)\nelse:\n    z = x\nz*x"])
@pytest.mark.parametrize("words", [(), ("--strict",), ("--on-error", "skip")])
def test_jobs_change_no_byte_of_the_answer(text, words, tmp_path):
    pytest.importorskip("llvmlite")
    note, path = "n" * 400, tmp_path / "d.csv"
    bad = {300 * k + 7: "word" for k in range(1, 40)} | {17 * k: "-1" for k in range(100)}
    rows = [f"{bad.get(k, 1 + k / 900)},{note}" for k in range(7000)]  # of 3 blocks
    path.write_text("\n".join(["x,note", *rows, ""]))
    one, three = (
        gradcli("grad", text, "--rows", str(path), "--jobs", jobs, *words) for jobs in "13"
    )
    assert one.code == 1 and one.err.count("row ") == 20
    assert one == three


def test_jobs_are_a_number_of_threads(tmp_path):
    done = ran("x\n1\n", tmp_path, "eval", "x", "--jobs", "0")
    assert done.code == 2 and "--jobs takes a whole number from 1 to 256" in done.err


def test_a_covariance_may_be_that_of_columns(tmp_path):
    (tmp_path / "c.csv").write_text("V,I\n4e-6,1e-9\n1e-9,1e-10\n")
    words = ("--covariance", str(tmp_path / "c.csv"))
    done = ran("V,I\n5.007,0.01971\n", tmp_path, "eval", "V/I", *words)
    alone = gradcli("eval", "V/I", "V=5.007", "I=0.01971", *words, "--format", "csv")
    assert done.out.splitlines()[1].split(",")[2:] == alone.out.splitlines()[1].split(",")[:2]


def test_derivatives_in_rows_have_no_uncertainties(tmp_path):
    done = ran("x,y\n3,1\n", tmp_path, "grad", "x*y", "--corr", "x,y=0.5")
    assert done.code == 2 and "--corr is of derivatives at one point" in done.err


WAYS = [
    ("--budget",), ("--budget", "--order", "2"), ("--budget", "--corr", "V,I=0.5"),
    ("--monte-carlo", "500", "--seed", "3"), ("--monte-carlo", "500", "--corr", "V,I=0.5"),
]  # fmt: skip


@pytest.mark.parametrize("words", WAYS)
@pytest.mark.parametrize("text", ["V/I", "z = V/I\nif V > 5.5:\n    z = z + I\nz"])
def test_rows_have_the_uncertainties_that_each_has_by_itself(text, words, tmp_path):
    """As one point has them, whose machine formats have the budget anyway."""
    rows = [("5.007", "0.002", "0.01971"), ("6.25", "0.01", "0.02")]
    table = "V,V_u,I,I_u\n" + "".join(",".join((*row, "1e-5")) + "\n" for row in rows)
    header, *lines = ran(table, tmp_path, "eval", text, *words, "--only").out.splitlines()
    own = tuple(word for word in words if word != "--budget")
    assert len(lines) == 2
    for line, (v, u, i) in zip(lines, rows):
        alone = gradcli("eval", text, f"V={v}±{u}", f"I={i}±1e-5", *own, "--format", "csv")
        expected = dict(zip(*(each.split(",") for each in alone.out.splitlines())))
        found = dict(zip(header.split(","), line.split(",")))
        assert expected.keys() <= found.keys()
        for name, value in found.items():
            assert float(value) == pytest.approx(float(expected.get(name, 0)), rel=1e-12), name


def test_an_input_that_the_program_assigns_is_one_error_before_any_row(tmp_path):
    done = ran("x,y\n1,2\n3,4\n", tmp_path, "eval", "x: float\nx = x + 1\nx*y")
    assert done.code == 2 and done.out == "" and done.err.count("error") == 1
    assert "the program assigns 'x' itself at line 2" in done.err


@pytest.mark.parametrize("name", ["d.csv", "d.jsonl", "d.parquet", "d.npz"])
def test_integers_that_are_no_floats_are_exact_where_the_program_is(name, tmp_path):
    polars, path = pytest.importorskip("polars"), tmp_path / name
    numbers = [2**53 + 1, 7, -(2**60) - 3]
    frame = polars.DataFrame({"n": numbers})
    if name == "d.npz":
        np.savez(path, n=numbers)
    else:
        getattr(
            frame, {"csv": "write_csv", "jsonl": "write_ndjson"}.get(name[2:], "write_parquet")
        )(path)
    done = gradcli("eval", "n: int\nn % 10", "--rows", str(path), "--only", "--format", "csv")
    assert done.out.split()[1:] == [str(n % 10) for n in numbers]
