"""Where output goes: files written beside and renamed, standard output that fails, help."""

import os

import pytest
from cli.command import gradcli

from gradcli import __version__
from gradcli.cli.app import COMMANDS

SQUARE = ("grad", "-e", "y = x*x", "x=3")


def test_a_file_is_written(tmp_path):
    out = tmp_path / "out.tsv"
    assert gradcli(*SQUARE, "-o", str(out)) == (0, "", "")
    assert out.read_text() == "y\t9.0\ndy_dx\t6.0\n"
    assert os.listdir(tmp_path) == ["out.tsv"]


def test_the_suffix_gives_the_format(tmp_path):
    out = tmp_path / "out.json"
    gradcli(*SQUARE, "-o", str(out))
    assert out.read_text().startswith('{"target":"y"')


@pytest.mark.parametrize("program", ["log(x)*q", "v = zeros(2)\nv[5]*x"])
def test_a_failed_run_leaves_the_old_file(tmp_path, program):
    out = tmp_path / "keep.json"
    out.write_text("OLD\n")
    ran = gradcli("grad", "-e", program, "x=1", "--out", str(out))
    assert ran.code != 0
    assert out.read_text() == "OLD\n"
    assert os.listdir(tmp_path) == ["keep.json"]


def test_a_grid_that_fails_midway_leaves_the_old_file(tmp_path):
    out = tmp_path / "keep.tsv"
    out.write_text("OLD\n")
    ran = gradcli("eval", "-e", "v = [1, 2]\nv[int(n)]*x", "x=1", "n=0:5:1", "-o", str(out))
    assert ran.code != 0
    assert out.read_text() == "OLD\n"
    assert os.listdir(tmp_path) == ["keep.tsv"]


def test_the_mode_of_a_replaced_file_stays(tmp_path):
    out = tmp_path / "out.tsv"
    out.write_text("OLD\n")
    out.chmod(0o640)
    gradcli(*SQUARE, "-o", str(out))
    assert out.stat().st_mode & 0o777 == 0o640


def test_a_link_is_written_through(tmp_path):
    real, link = tmp_path / "real.tsv", tmp_path / "link.tsv"
    real.write_text("OLD\n")
    link.symlink_to(real)
    gradcli(*SQUARE, "-o", str(link))
    assert link.is_symlink()
    assert real.read_text().startswith("y\t9.0")


@pytest.mark.parametrize("function", ["", ":f"])
def test_the_program_is_not_written_over(tmp_path, function):
    file = tmp_path / "f.expr"
    file.write_text("def f(x):\n    return x\nf(x)\n")
    ran = gradcli("grad", f"{file}{function}", "x=3", "-o", str(file))
    assert ran.code == 2
    assert "same file as the input" in ran.err
    assert file.read_text().startswith("def f")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is full")
def test_a_full_device_is_an_error():
    ran = gradcli(*SQUARE, "-o", "/dev/full")
    assert ran.code == 1
    assert "no space left" in ran.err


def test_diff_prints_a_program_that_runs():
    ran = gradcli("diff", "-e", "x^2*sin(y)", "--wrt", "x")
    assert ran.code == 0
    again = gradcli("eval", "x=3", "y=2", stdin=ran.out.encode())
    assert float(again.out) == pytest.approx(5.455784560954)


def test_a_derivative_is_again_a_program():
    first = gradcli("diff", stdin=b"x^x\n").out
    second = gradcli("diff", stdin=first.encode()).out
    found = float(gradcli("eval", "x=2", stdin=second.encode()).out)
    from math import log

    assert found == pytest.approx(4 * ((log(2) + 1) ** 2 + 0.5))


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command(flag):
    ran = gradcli(flag)
    assert ran.code == 0
    assert all(f"\n  {command}" in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_each_command_has_help(command, flag):
    ran = gradcli(command, flag)
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: gradcli {command}")
    assert "Example: " in ran.out


def test_the_version():
    assert gradcli("--version").out == f"gradcli {__version__}\n"


def test_ops_lists_the_table():
    ran = gradcli("ops")
    assert ran.out.splitlines()[0].startswith("name\talso\targuments\tdomain")
    assert any(line.startswith("sin\t") for line in ran.out.splitlines())


def test_ops_of_one_row_shows_its_derivative():
    header, row = gradcli("ops", "tanh").out.splitlines()
    assert dict(zip(header.split("\t"), row.split("\t")))["derivative"].startswith("d/dx")
    assert "log\t" in gradcli("ops", "ln").out


def test_a_tuple_of_arrays_is_drawn():
    ran = gradcli("eval", "-e", "v, 2*v", "v=[1,2,3]", "--format", "table")
    assert ran.code == 0 and "[2, 4, 6]" in ran.out


def test_max_mem_bounds_an_array():
    ran = gradcli("eval", "-e", "np.sum(np.zeros(1000))", "--max-mem", "100")
    assert ran.code == 1 and "--max-mem" in ran.err
    assert gradcli("eval", "-e", "np.sum(np.zeros(1000))", "--max-mem", "8000").code == 0
