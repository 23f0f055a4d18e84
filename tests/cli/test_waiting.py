"""What ends a command that would go on for ever: --timeout, and what nobody writes to."""

import os
import signal

import pytest
from cli.command import gradcli
from cli.forked import ran

from gradcli.cli.command_table import COMMANDS
from gradcli.data import streams

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
ENDLESS = "y = x*x + 1\nwhile y > 0:\n    y = y*0.5 + 1\ny\n"
RUNS = [
    "eval {} x=1", "grad {} x=1", "jacobian {} x=1", "hessian {} x=1",
    "jvp {} x=1 --tangent x=1", "vjp {} x=1", "hvp {} x=1 --tangent x=1", "taylor {} x=1",
    "plot {} x=0:1:0.1", "check {} x=1", "tape {} x=1", "minimize {} x=1", "solve {} x=1",
    "solve {} x=0:1", "eval {} x=1±1", "eval {} x=1±1 --monte-carlo 99",
    "fit model.expr --rows data.csv --y v k=1 x=1",
]  # fmt: skip
TESTS = ["diff {} --to c --self-test", "emit {} --to python --self-test"]
READS = ["diff {}", "emit {}", "simplify {}", "fmt {}", "grad -e x x=@{}",
         "jvp -e x x=1 --tangent x=@{}", "fit k*t --rows {} --y v k=1"]  # fmt: skip
NO_TIMEOUT = {"ops", "explain", "completion", "repl"}  # which run nothing, or as long as one likes


def test_a_timeout_ends_every_command(tmp_path):
    (tmp_path / "endless.expr").write_text(ENDLESS)
    (tmp_path / "data.csv").write_text("t,v\n1,1\n2,2\n")
    (tmp_path / "model.expr").write_text(f"{ENDLESS}k*t*x")
    os.mkfifo(tmp_path / "silent")
    lines = [f"{line} --max-steps 1000000000" for line in RUNS] + TESTS
    lines = [line.replace("{}", "endless.expr") for line in lines]
    lines += [line.replace("{}", "silent") for line in READS]
    assert {line.partition(" ")[0] for line in lines} >= {*COMMANDS} - NO_TIMEOUT
    warm = ["grad -e x x=1", "diff -e x --to c --self-test", "check -e x x=1"]
    for line, _, code, out, err in ran(tmp_path, [f"{x} --timeout 0.05" for x in lines], warm=warm):
        assert (code, out) == (1, ""), (line, err)
        assert "error[E0206]" in err and "--timeout" in err, (line, err)


@pytest.mark.parametrize("line", ["grad {} x=1", "fmt {}", "eval -e x x=@{}", "repl {}"])
def test_what_nothing_comes_from_is_not_waited_for_without_end(tmp_path, monkeypatch, line):
    monkeypatch.setattr(streams, "WAIT", 0.05)
    os.mkfifo(tmp_path / "silent")
    ran = gradcli(*line.replace("{}", str(tmp_path / "silent")).split())
    assert (ran.code, ran.out) == (1, "")
    assert "error[E0206]: nothing has come from" in ran.err and "--timeout" in ran.err


def test_each_piece_of_a_slow_writer_has_its_own_time(monkeypatch):
    monkeypatch.setattr(streams, "WAIT", 1000.0)
    left = []

    class Slow:
        def read1(self, size: int) -> bytes:
            left.append(signal.getitimer(signal.ITIMER_REAL)[0])
            signal.setitimer(signal.ITIMER_REAL, 500.0)  # as if it had taken half of its time
            return b"1\n" if len(left) < 9 else b""

    assert streams.contents(Slow(), 100, "slow") == b"1\n" * 8
    assert min(left) > 900
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_a_pipe_tells_by_its_first_line_what_it_holds():
    for text, sum in ((b"1,2\n3,4\n", "10.0\n"), (b"[1, 2]", "3.0\n"), (b"# n\n1\n2\n", "3.0\n")):
        end, begin = os.pipe()
        os.write(begin, text)
        os.close(begin)
        assert gradcli("eval", "-e", "sum(x)", f"x=@/dev/fd/{end}").out == sum
        os.close(end)


def test_a_program_may_come_from_a_pipe():
    end, begin = os.pipe()
    os.write(begin, b"x^2\n")
    os.close(begin)
    assert gradcli("eval", f"/dev/fd/{end}", "x=3").out == "9.0\n"
    os.close(end)


def test_what_gives_its_data_once_is_read_once(tmp_path):
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    for line, words in (
        ("eval -e x+y x=@{} y=@{}", "gives one value"),
        ("eval {} x=@{}", "gives the program, and cannot give a value too"),
        ("jvp -e x x=@{} --tangent x=@{}", "gives one value"),
        ("eval -e x+y x=@- y=@-", "standard input gives one value"),
        ("eval x=@-", "standard input gives the program, and cannot give a value too"),
        ("jvp -e x x=@- --tangent x=@-", "standard input gives one value"),
    ):
        found = gradcli(*line.replace("{}", pipe).split())
        assert (found.code, words in found.err) == (2, True), (line, found.err)


def test_what_is_no_file_and_no_pipe_is_refused(tmp_path):
    (tmp_path / "zeros.csv").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()
    for path, what in (
        ("/dev/zero", "is a device, not a file"),
        (tmp_path / "zeros.csv", "is a device, not a file"),
        (tmp_path / "folder", "is a directory, not a file"),
        (tmp_path / "none.csv", "no such file"),
    ):
        found = gradcli("eval", "-e", "x", f"x=@{path}")
        assert (found.code, what in found.err) == (2, True), found.err
    found = gradcli("eval", "/dev/zero")
    assert (found.code, "is a device, not a file" in found.err) == (2, True)
