"""Each command with standard streams that are closed, full, or read by nobody any more.

One process runs them all, each in a fork of it with its streams as the shell would hand them over.
"""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a full device")

COMMANDS = [
    "grad -e x^2 x=1", "grad -e x^2 x=0:600:1", "grad -e log(x) x=0 --format table",
    "eval -e print(1)", "eval -e print(x);x x=1", "eval -e x x=1 -o /dev/fd/1", "jacobian -e x x=1",
    "hessian -e x x=1", "jvp -e x x=1 --tangent x=1", "vjp -e x x=1", "hvp -e x x=1 --tangent x=1",
    "taylor -e x x=0", "diff -e x^2", "emit -e x --to c", "simplify -e x+x", "fmt -e x+1",
    "plot -e x x=0:1:0.1", "check -e x x=1", "tape -e x*x x=1", "ops sin", "explain E0102",
    "completion bash", "--version", "--help", "help language", "grad --help",
]  # fmt: skip
FEW = COMMANDS[:6]  # for the rarer combinations
QUIET = "eval -e x x=1 -o out.tsv"  # has nothing to print
WRONG = "grad -e sinn(x) x=1"
READ = "eval x=1"  # a program from standard input

# What `streams`, three of "ok", "closed", "full" and "unread", make of a command line.
RUN = """
import importlib, json, os, sys
from gradcli.cli import app

lines, cases = json.load(sys.stdin)
sys.stdout = open(os.devnull, "w")
for line in lines:  # what they load is there in each fork
    app.main(line.split())
sys.stdout = sys.__stdout__
FILES = {0: "in", 1: "out", 2: "err"}


def child(argv, streams):
    for fd, state in enumerate(streams):
        name, mode = ("stdin", "stdout", "stderr")[fd], "r" if fd == 0 else "w"
        if state == "closed":
            os.close(fd)
            setattr(sys, name, None)
            continue
        if state == "ok":
            file = os.open(FILES[fd], os.O_RDWR | os.O_CREAT | (os.O_TRUNC if fd else 0))
        elif state == "full":
            file = os.open("/dev/full", os.O_WRONLY)
        else:
            end, file = os.pipe()
            os.close(end)
        os.dup2(file, fd)
        os.close(file)
        setattr(sys, name, os.fdopen(fd, mode, 1, closefd=False))
    sys.argv[1:] = argv
    app.console()


found = []
for line in lines:
    for streams in cases:
        pid = os.fork()
        if not pid:
            child(line.split(), streams)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        said = [open(FILES[fd]).read() if streams[fd] == "ok" else "" for fd in (1, 2)]
        found.append([line, streams, code, *said])
json.dump(found, sys.stdout)
"""


def ran(folder, lines: list[str], cases: list[tuple[str, str, str]]) -> list:
    """Command line, streams, exit code and what was printed on the two streams, for each pair."""
    (folder / "in").write_text("x + 1\n")
    done = subprocess.run(
        [sys.executable, "-c", RUN], input=json.dumps([lines, cases]), cwd=folder,
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_each_command_fails_in_order_where_its_output_is_closed_or_full(tmp_path):
    found = ran(tmp_path, COMMANDS, [("ok", "closed", "ok"), ("closed", "full", "unread")])
    rare = [("ok", "full", "ok"), ("closed", "closed", "closed"), ("ok", "closed", "full")]
    for line, streams, code, _, err in found + ran(tmp_path, FEW, rare):
        assert code == 1, (line, streams, err)
        if streams[2] == "ok":
            why = {"closed": "it is closed", "full": "no space left on device"}[streams[1]]
            error = f"error[E0004]: cannot write to standard output: {why}\n"
            assert err.endswith(error), (line, streams, err)


def test_a_pipe_that_nobody_reads_ends_each_command_quietly(tmp_path):
    found = ran(tmp_path, COMMANDS, [("ok", "unread", "ok")])
    rare = [("closed", "unread", "unread"), ("ok", "unread", "closed")]
    for line, streams, code, _, err in found + ran(tmp_path, FEW, rare):
        printed = "1.0\n" if "print(x)" in line and streams[2] == "ok" else ""
        assert (code, err) == (0, printed), (line, streams)


def test_a_standard_error_that_takes_nothing_changes_nothing_else(tmp_path):
    lines, states = [*FEW, QUIET, WRONG, READ], ("ok", "closed", "full", "unread")
    found = ran(tmp_path, lines, [("ok", "ok", state) for state in states])
    for k in range(0, len(found), len(states)):
        line, _, code, out, _ = found[k]
        assert code == (2 if line == WRONG else 0), found[k]
        assert bool(out) == (line not in (QUIET, WRONG)), found[k]
        for other in found[k + 1 : k + len(states)]:
            assert other[2:4] == [code, out], other


def test_what_has_nothing_to_print_needs_no_standard_output(tmp_path):
    cases = [("closed", "closed", "ok"), ("ok", "full", "ok"), ("ok", "unread", "ok")]
    for _, streams, code, _, err in ran(tmp_path, [QUIET], cases):
        assert (code, err) == (0, ""), streams
        assert (tmp_path / "out.tsv").read_text() == "1.0\n"


def test_a_standard_input_that_is_closed_is_empty(tmp_path):
    ((*_, code, out, err),) = ran(tmp_path, [READ], [("closed", "ok", "ok")])
    assert (code, out) == (2, "")
    assert "standard input is empty" in err
