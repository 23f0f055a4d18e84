"""`--rows` over several files, here and on a cluster of Dask."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest
from cli.command import gradcli

from gradcli.errors import Diagnostic

ROOT = Path(__file__).parents[2]
BRANCHES = "y = x\ni = 0\nwhile i < 40:\n    y = y/2 + 1 if y > 1 else y*1.5\n    i += 1\ny"


@pytest.fixture(scope="module")
def cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=100
    ) as started:
        yield started


def files(folder: Path, rows: int, kinds=("csv",)) -> None:
    """Three files of rows in each kind, some of them bad; the first has no last line end."""
    polars = pytest.importorskip("polars")
    for k in range(3):
        xs = [None if i == 3 else 1 + i / 7 + k for i in range(rows)]
        frame = polars.DataFrame({"x": xs, "note": [f"n{i}" for i in range(rows)]})
        text = frame.write_csv().replace(",n5\n", ",n5,\n")
        (folder / f"part-{k}.csv").write_text(text.rstrip("\n") if k == 0 else text)
        if "jsonl" in kinds:
            frame.write_ndjson(folder / f"part-{k}.jsonl")
        if "parquet" in kinds:
            frame.write_parquet(folder / f"part-{k}.parquet")


def test_several_files_are_one_after_another(tmp_path):
    files(tmp_path, 6)
    done = gradcli("eval", "x^2", "--rows", str(tmp_path / "part-*.csv"))
    alone = [gradcli("eval", "x^2", "--rows", str(tmp_path / f"part-{k}.csv")) for k in range(3)]
    lines = [line for each in alone for line in each.out.splitlines()[1:]]
    assert done.out.splitlines() == ["x,note,f", *lines] and "6 of 18 rows" in done.err
    assert f"{tmp_path / 'part-2.csv'}: line 5, row 4: column 'x' is empty" in done.err


@pytest.mark.parametrize(("other", "why"), [
    ("x,y\n1,2\n", "a-2.csv has the columns x, y, and"), (None, "no file has a name as"),
])  # fmt: skip
def test_files_that_do_not_go_together_are_told(other, why, tmp_path):
    (tmp_path / "a-1.csv").write_text("x\n1\n")
    (tmp_path / "a-2.csv").write_text(other or "")
    pattern = "a-*.csv" if other else "b-*.csv"
    done = gradcli("eval", "x^2", "--rows", str(tmp_path / pattern))
    assert done.code in (1, 2) and why in done.err


def test_no_file_of_a_pattern_is_written_over(tmp_path):
    files(tmp_path, 6)
    out = str(tmp_path / "part-1.csv")
    done = gradcli("eval", "x+1", "--rows", str(tmp_path / "part-*.csv"), "--out", out)
    assert done.code == 2 and "is the same file as the input" in done.err


@pytest.mark.parametrize(("kind", "words"), [
    ("csv", ()), ("csv", ("--on-error", "skip", "--format", "jsonl")), ("jsonl", ("--strict",)),
    ("csv", ("--on-error", "stop")), ("parquet", ("--format", "csv")),
    ("parquet", ("--format", "table")),
])  # fmt: skip
def test_a_cluster_gives_the_same_answers_and_the_same_report(kind, words, cluster, tmp_path):
    files(tmp_path, 50, (kind,))
    line = ["grad", BRANCHES, "--rows", str(tmp_path / f"part-*.{kind}"), *words]
    here = gradcli(*line)
    there = gradcli(*line, "--engine", "dask", "--scheduler", cluster.scheduler_address)
    assert here == there and here.code == 1 and "row 4" in here.err


def test_a_worker_that_is_killed_loses_nothing(cluster, tmp_path):
    files(tmp_path, 700)
    line = ["grad", BRANCHES, "--rows", str(tmp_path / "part-*.csv"), "--engine"]
    here, killed = gradcli(*line, "tape"), []

    def kill() -> None:
        end = time.monotonic() + 60
        while not killed and time.monotonic() < end:
            for name, state in list(cluster.scheduler.workers.items()):
                if state.processing:
                    worker = next(w for w in cluster.workers.values() if w.worker_address == name)
                    killed.append(worker.pid)
                    os.kill(worker.pid, signal.SIGKILL)
                    return
            time.sleep(0.001)

    Thread(target=kill, daemon=True).start()
    there = gradcli(*line, "dask", "--scheduler", cluster.scheduler_address)
    assert killed and here == there


def test_no_process_outlives_a_command(tmp_path):
    pytest.importorskip("distributed")
    files(tmp_path, 5)
    line = [sys.executable, "-m", "gradcli", "eval", BRANCHES, "--rows", str(tmp_path / "*.csv")]
    marked = os.environ | {"GRADCLI_TEST_MARK": str(tmp_path)}
    done = subprocess.run(
        [*line, "--engine", "dask", "--jobs", "1"], env=marked, cwd=ROOT, capture_output=True,
        text=True, timeout=100,
    )  # fmt: skip
    assert done.stdout.count("\n") == 16 and "3 of 15 rows have no result" in done.stderr
    assert "distributed" not in done.stderr and not _marked(str(tmp_path))
    process = subprocess.Popen(
        [*line, "--engine", "dask", "--jobs", "1"], env=marked, cwd=ROOT, stdout=subprocess.DEVNULL
    )
    _wait(lambda: len(_marked(str(tmp_path))) > 2)
    process.kill()
    process.wait()
    _wait(lambda: not _marked(str(tmp_path)))


def _wait(until) -> None:
    end = time.monotonic() + 60
    while not until():
        assert time.monotonic() < end
        time.sleep(0.02)


def _marked(mark: str) -> list[str]:
    """The processes that have a mark in their environments."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if process.name.isdigit() and mark.encode() in (process / "environ").read_bytes():
                found.append(process.name)
        except OSError:
            continue
    return found


@pytest.mark.parametrize(("words", "why"), [
    (["--engine", "dask", "--scheduler", "tcp://127.0.0.1:1"], "no cluster of Dask answers"),
    (["--scheduler", "tcp://127.0.0.1:1"], "--scheduler is of --engine dask"),
    (["--engine", "dask", "--line-buffered"], "--engine dask runs on files"),
])  # fmt: skip
def test_what_is_no_cluster_is_told(words, why, monkeypatch, tmp_path):
    pytest.importorskip("distributed")
    monkeypatch.setattr("gradcli.cli.running.cluster.START", 1)
    files(tmp_path, 5)
    done = gradcli("eval", "x+1", "--rows", str(tmp_path / "part-0.csv"), *words)
    assert done.code == 2 and why in done.err


def test_a_cluster_is_of_rows():
    done = gradcli("eval", "x+1", "x=1", "--engine", "dask")
    assert done.code == 2 and "--engine dask runs on --rows FILE" in done.err


def test_what_kills_every_worker_is_told():
    distributed = pytest.importorskip("distributed")
    from gradcli.cli.running import cluster

    class Future:
        def result(self):
            raise distributed.KilledWorker("run-1", None, 3)

    task = cluster.Task("/data/part-3.csv", "part-3.csv", None, 10, True)
    with pytest.raises(
        Diagnostic, match=r"the rows of part-3\.csv have no results: 4 workers died"
    ):
        cluster._result(task, Future())
