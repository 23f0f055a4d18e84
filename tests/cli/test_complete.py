"""Completion: the words that can follow, and the scripts that ask for them."""

import os
import shutil
import subprocess
import sys

import pytest
from cli.command import gradcli

from gradcli.cli.command_table import COMMANDS
from gradcli.cli.commands.completion import SHELLS
from gradcli.report.formats import FORMATS


def words(*argv: str) -> list[str]:
    ran = gradcli("__complete", *argv)
    assert (ran.code, ran.err) == (0, "")
    return [line.partition("\t")[0] for line in ran.out.splitlines()]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "model.expr").write_text(
        "n: int\nloss = a*b^2 + n\ndef f(p, q):\n    return p\nloss\n"
    )
    (tmp_path / "broken.expr").write_text("a +* b")
    (tmp_path / "dose.py").write_text("def conc(t):\n    return t\n")
    (tmp_path / "notes.md").write_text("")
    (tmp_path / "w.npy").write_bytes(b"")
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)


CASES = [
    # the words of a command line, those that can end it
    (["gra"], ["grad"]),
    (["help", "gr"], ["grad"]),
    (["grad", "--or"], ["--order"]),
    (["grad", "--format", "j"], ["json", "jsonl"]),
    (["grad", "--format=t"], ["--format=table", "--format=tsv"]),
    (["grad", "--format", ""], list(FORMATS)),
    (["grad", "--color", ""], ["auto", "always", "never"]),
    (["grad", "--unconnected", ""], ["none", "zero"]),
    (["diff", "--mode", "f"], ["forward"]),
    (["grad", ""], ["broken.expr", "data/", "dose.py", "model.expr"]),
    (["grad", "mo"], ["model.expr"]),
    (["grad", "no"], ["notes.md"]),  # any file where no program fits
    (["grad", "do"], ["dose.py"]),
    (["grad", "model.expr", ""], ["n=", "a=", "b="]),
    (["grad", "model.expr", "a=1", ""], ["n=", "b="]),
    (["grad", "model.expr", "--wrt", ""], ["n", "a", "b", "loss"]),
    (["grad", "model.expr", "--wrt", "a,"], ["a,n", "a,b", "a,loss"]),
    (["grad", "model.expr", "--wrt=a,b"], ["--wrt=a,b"]),
    (["grad", "model.expr", "--of", ""], ["loss"]),
    (["grad", "model.expr:"], ["model.expr:f"]),
    (["grad", "model.expr:f", ""], ["p=", "q="]),
    (["grad", "model.expr", "a=@"], ["a=@data/", "a=@w.npy"]),
    (["grad", "-e", "u*v", ""], ["u=", "v="]),
    (["emit", "u*v", "u:i"], ["u:int"]),
    (["grad", "v:float", "u*v", "u:f"], ["u:float", "u:float[:]", "u:float[:,:]"]),
    (["diff", "u*v", "w:"], []),
    (["grad", "-e", "u*v", "--wrt", "v", ""], ["u=", "v="]),
    (["grad", "-e", ""], []),
    (["u*v", ""], ["u=", "v="]),
    (["-u*v", "u=1", ""], ["v="]),
    (["mod"], ["model.expr"]),
    (["model.expr", "--wrt", ""], ["n", "a", "b", "loss"]),
    (["foo", ""], []),
    (["explain", "ki"], ["kink"]),
    (["explain", "mo"], ["model.expr"]),
    (["explain", "u*v", ""], ["u=", "v="]),
    (["grad", "u*v", ""], ["u=", "v="]),
    (["grad", "-u*v", "u=1", ""], ["v="]),
    (["grad", "u*v", "--wrt", ""], ["u", "v"]),
    (["diff", "u*v", "--wrt", ""], ["u", "v"]),
    (["grad", "broken.expr", ""], []),
    (["grad", "none.expr", ""], []),
    (["grad", "-o", "n"], ["notes.md"]),
    (["diff", "mo"], ["model.expr"]),  # what prints a program takes no values
    (["diff", "model.expr", ""], ["n=", "a=", "b="]),
    (["emit", "-e", "u*v", ""], []),
    (["simplify", "model.expr:"], ["model.expr:f"]),
    (["fmt", "model.expr", "do"], ["dose.py"]),
    (["ops", "sinh"], ["sinh", "sinhint"]),
    (["help", "la"], ["language"]),
    (["explain", "nu"], ["null"]),
    (["explain", "E0102"], ["E0102"]),
    (["completion", ""], list(SHELLS)),
    (["nothing", ""], []),
]


@pytest.mark.parametrize(("argv", "found"), CASES, ids=lambda x: " ".join(x))
def test_what_can_follow(folder, argv, found):
    assert words(*argv) == found


def test_an_option_is_offered_once():
    offered = words("grad", "--order", "2", "--")
    assert "--order" not in offered and "--wrt" in offered and "--help" in offered


LINES = [
    ("gradcli gr", ["grad"]),
    ("gradcli ", [*COMMANDS, "help"]),
    ("gradcli grad -e 'u*v' --wrt ", ["u", "v"]),
    ("gradcli grad 'u*v' --wrt ", ["u", "v"]),
    ('gradcli grad -e "u*v" u=1 ', ["v="]),
    ("gradcli grad -e 'u*", []),
    ("gradcli grad model.expr  a", ["a="]),
]


@pytest.mark.parametrize(("line", "found"), LINES)
def test_a_line_of_a_shell_is_taken_apart(folder, line, found):
    assert words("--line", line) == found


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_reads_its_script(shell):
    script = gradcli("completion", shell).out
    assert "gradcli __complete" in script
    if shutil.which(shell):
        ran = subprocess.run(
            [shell, "-n"], input=script, capture_output=True, text=True, timeout=60
        )
        assert (ran.returncode, ran.stderr) == (0, "")


BASH = [
    # the line, what bash puts in the place of its last word
    ("gradcli gr", ["grad "]),
    ("gradcli grad model.expr --wrt a,", ["a,n ", "a,b ", "a,loss "]),
    ("gradcli grad model.expr ", ["n=", "a=", "b="]),
    ("gradcli grad model.expr a=@w", ["@w.npy "]),
    ("gradcli grad --format=ts", ["tsv "]),
    ("gradcli grad model.expr:", ["f "]),
    ("gradcli grad da", ["data/"]),
]


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes(folder, tmp_path):
    command = tmp_path / "data" / "gradcli"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gradcli "$@"\n')
    command.chmod(0o755)
    shown = "COMP_POINT=${#COMP_LINE}; _gradcli; printf '%s|' \"${COMPREPLY[@]}\"; echo\n"
    ask = "".join(f"COMP_LINE={line!r}; {shown}" for line, _ in BASH)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    ran = subprocess.run(
        ["bash", "-c", gradcli("completion", "bash").out + ask],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PATH": f"{command.parent}:{os.environ['PATH']}", "PYTHONPATH": root,
             "COMP_WORDBREAKS": " \t\n\"'@><=;|&(:"},
    )  # fmt: skip
    assert ran.stderr == ""
    found = [line.removesuffix("|").split("|") for line in ran.stdout.splitlines()]
    assert found == [candidates for _, candidates in BASH]
