"""Signals, and surroundings that lack something: the command ends in order, with no traceback."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GRADCLI = [sys.executable, "-m", "gradcli"]
# says when the interpreter has started, which no program can answer for
STARTED = """
from gradcli.cli.app import console
import sys
sys.stderr.write("started\\n")
console()
"""
WORK = [
    "grad",
    "-e",
    "y = x\nfor i in range(3000):\n    y = sin(y) + np.sum(np.ones(3))\ny",
    "x=0:99:1",
]
ENDLESS = "y = x\nwhile y > 0:\n    y = y*0.5 + 1\ny"


def start(argv: list[str], **options) -> subprocess.Popen:
    """The command, as far as its own code."""
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED, *argv],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, **options,
    )  # fmt: skip
    assert process.stderr.readline() == "started\n"
    return process


def test_an_interrupt_in_any_phase_ends_in_order():
    """Imports, parse, run and print: wherever the signal finds it."""
    found = set()
    for _ in range(12):
        process = start(WORK)
        time.sleep(random.random() * 0.5)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        found.add((process.returncode, err))
    assert found <= {(130, ""), (0, "")}
    assert (130, "") in found


def test_an_interrupt_at_a_terminal():
    import pty

    main, other = pty.openpty()
    process = subprocess.Popen(
        [*GRADCLI, "eval", "--max-steps", "10000000000", "-e", ENDLESS, "x=1"],
        stdin=other, stdout=other, stderr=other, start_new_session=True, cwd=ROOT,
        preexec_fn=lambda: __import__("fcntl").ioctl(0, __import__("termios").TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(other)
    time.sleep(1.0)
    os.write(main, b"\x03")
    process.wait(30)
    shown = os.read(main, 10_000).decode()
    os.close(main)
    assert process.returncode == 130
    assert shown.replace("^C", "").strip() == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_process_that_is_told_to_end_leaves_no_file(tmp_path, number):
    process = start(["grad", "-e", "x^2", "x=0:900000:1", "-o", str(tmp_path / "out.csv")])
    waited = time.monotonic() + 30
    while not list(tmp_path.iterdir()) and time.monotonic() < waited:
        time.sleep(0.02)
    assert list(tmp_path.iterdir()), "the file that is written beside its place"
    process.send_signal(number)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (143, "")
    assert list(tmp_path.iterdir()) == []


def test_one_long_call_of_numpy_is_stopped():
    a = "a = np.ones((6000, 6000))\nb = a @ a @ a\nb[0, 0]"
    before = time.monotonic()
    ran = subprocess.run(
        [*GRADCLI, "eval", "-e", a, "--timeout", "1"],
        capture_output=True, text=True, timeout=120, cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
    )  # fmt: skip
    assert ran.returncode == 1
    assert "--timeout" in ran.stderr
    assert time.monotonic() - before < 4


def run(argv: list[str], **options) -> subprocess.CompletedProcess:
    options = {"cwd": ROOT, **options}
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{STARTED}", *argv],
        capture_output=True, text=True, timeout=60, **options,
    )  # fmt: skip


@pytest.mark.parametrize("home", [None, "/no/where", "/proc"])
def test_no_home_folder(home):
    env = {name: value for name, value in os.environ.items() if name != "HOME"}
    ran = run(["grad", "-e", "x^2", "x=3"], env=env if home is None else {**env, "HOME": home})
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "f\t9.0\ndf_dx\t6.0\n", "started\n")


def test_a_folder_in_which_nothing_can_be_written():
    ran = run(["eval", "-e", "np.sum(np.ones(3))"], cwd="/proc")
    assert (ran.returncode, ran.stdout) == (0, "3.0\n")


def test_a_folder_that_is_gone(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    code = f"import os; os.chdir({str(gone)!r}); os.rmdir({str(gone)!r})\n"
    code += f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{STARTED}"
    ran = subprocess.run(
        [sys.executable, "-c", code, "eval", "-e", "x", "x=1"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "1.0\n", "started\n")


def test_an_interrupt_in_a_callback_of_pythons_own_is_not_lost():
    """The import system has such callbacks; what they raise is only shown, and forgotten."""
    text = (
        "import weakref\nfrom gradcli.cli import app\n\n\n"
        "def stop(_):\n    raise KeyboardInterrupt\n\n\n"
        "def main(argv):\n    value = type('', (), {})()\n    kept = weakref.ref(value, stop)\n"
        "    del value\n    return 0\n\n\napp.main = main\napp.console()\n"
    )
    process = subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True)
    assert (process.returncode, process.stderr) == (130, "")
