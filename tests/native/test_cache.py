"""Machine code is kept for the next run, in a folder that is the user's alone."""

import os
import stat
import subprocess
import sys

import numpy as np
import pytest
from cli.command import gradcli as run_command

import gradcli

pytest.importorskip("llvmlite")

from gradcli.native import cache, load

pytestmark = pytest.mark.sampled(2)
TEXT = """\
x: float
n: int
v = zeros(n)
v[0] = sigmoid(x)
y = erf(x) + np.sort(v)[n - 1]
for i in range(n):
    y += x
y
"""
NUMBERS = """\
x: float
n: int
y = erf(x)
for i in range(n):
    y += x*y
y
"""
POINT = {"x": 0.5, "n": 3}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("GRADCLI_CACHE", str(tmp_path))
    return tmp_path / "gradcli"


def run():
    return gradcli.compile(TEXT).value_and_gradient(**POINT)


def test_code_that_is_kept_is_the_same(folder, monkeypatch):
    first = run()
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    monkeypatch.setattr(cache, "keep", None)  # nothing is made again
    assert run() == first


@pytest.mark.parametrize(("text", "has_arrays"), [(TEXT, True), (NUMBERS, False)])
def test_code_that_is_kept_takes_no_llvm_and_that_of_numbers_no_numpy(folder, text, has_arrays):
    program = (
        "import gradcli, sys\n"
        f"f = gradcli.compile({text!r})\n"
        f"print(f.value_and_gradient(**{POINT!r}), 'llvmlite' in sys.modules,\n"
        "      'gradcli.derive.differentiate' in sys.modules, 'numpy' in sys.modules)"
    )
    environment = {**os.environ, "GRADCLI_CACHE": str(folder.parent)}
    ran = [
        subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True
        )
        for _ in range(2)
    ]
    first, second = (r.stdout.rsplit(" ", 3) for r in ran)
    assert first[0] == second[0]
    if sys.platform == "linux" and load.platform.machine() == "x86_64":
        assert first[1:3] == ["True", "True"]
        assert second[1:] == ["False", "False", f"{has_arrays}\n"]


def test_a_file_that_others_may_write_is_unused(folder):
    first = run()
    (file,) = folder.iterdir()
    file.write_bytes(b"{}\n")
    assert run() == first
    head, _, data = next(folder.iterdir()).read_bytes().partition(b"\n")
    file.write_bytes(head + b"\n" + bytes([data[0] ^ 1]) + data[1:])
    assert run() == first  # its digest is another
    file.chmod(0o666)
    assert cache.kept(file.name) is None
    folder.chmod(0o777)
    assert cache.folder() is None and run() == first


def test_a_link_is_unused(folder, tmp_path):
    run()
    (file,) = folder.iterdir()
    elsewhere = tmp_path / "elsewhere"
    file.rename(elsewhere)
    file.symlink_to(elsewhere)
    assert cache.kept(file.name) is None


def test_another_program_has_other_code(folder):
    texts = ["x*2", "x*2.0", "x*-2", "2*x", "x: float = 1\nx*2"]
    assert [gradcli.compile(t)(x=3.0) for t in texts] == [6.0, 6.0, -6.0, 6.0, 6.0]
    assert len(list(folder.iterdir())) == len(texts)
    gradcli.compile("x*2", ("x",)).gradient(x=3.0)
    gradcli.compile("x*2").batch(x=np.ones(2))
    assert len(list(folder.iterdir())) == len(texts) + 2


@pytest.mark.parametrize("command", ["eval", "grad"])
def test_a_grid_is_kept(folder, command):
    words = [command, "x*exp(-x^2)", "x=-1:1:0.0004", "--format", "csv"]
    runs = [run_command(*words), run_command(*words), run_command(*words, "--engine", "tape")]
    assert runs[0] == runs[1] == runs[2] and len(list(folder.iterdir())) == 1


def test_an_object_that_is_not_simple_is_loaded_by_llvm(folder, monkeypatch):
    first = run()

    def intricate(data):
        raise load.Intricate

    monkeypatch.setattr(load, "laid_out", intricate)
    assert run() == first


def test_many_files_go(folder, monkeypatch):
    monkeypatch.setattr(cache, "FILES", 4)
    for k in range(8):
        gradcli.compile(f"x*{k}.5")(x=1.0)
    assert len(list(folder.iterdir())) <= 5
