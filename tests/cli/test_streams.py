"""Each command with standard streams that are closed, full, or read by nobody any more."""

import os

import pytest
from cli.forked import ran

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
