"""Signals, and surroundings that lack something: the command ends in order, with no traceback."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from interrupts import STARTED, rounds, start

ROOT = Path(__file__).parents[2]
GRADCLI = [sys.executable, "-m", "gradcli"]
ENDLESS = "y = x\nwhile y > 0:\n    y = y*0.5 + 1\ny"
LONG = "v = np.ones(3000000)\nsum(np.convolve(v, v))"  # a quarter of an hour in one call of C


@pytest.mark.slow
def test_an_interrupt_in_any_phase_ends_in_order():
    """Imports, parse, run and print: wherever the signal finds it."""
    codes, faults = rounds(8)
    assert not faults
    assert 130 in codes


def test_an_interrupt_of_a_run():
    process = start(["eval", "--max-steps", "10000000000", "-e", ENDLESS, "x=1"])
    with ended(process), pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.5)
    assert (process.returncode, process.stderr.read()) == (130, "")


@contextmanager
def ended(process: subprocess.Popen, number: int = signal.SIGINT) -> Iterator[None]:
    """A block after which the process is told to end, and does; it is left running by nothing."""
    try:
        yield
        process.send_signal(number)
        process.wait(60)
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_in_one_long_call_of_c(number):
    process = start(["eval", "-e", LONG])
    with ended(process, number), pytest.raises(subprocess.TimeoutExpired):
        process.wait(1.5)
    assert (process.returncode, process.stderr.read()) == (128 + number, "")


def test_an_interrupt_at_a_terminal():
    import pty

    def own_terminal() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a shell would, whatever started it
        __import__("fcntl").ioctl(0, __import__("termios").TIOCSCTTY, 0)

    main, other = pty.openpty()
    process = subprocess.Popen(
        [*GRADCLI, "eval", "--max-steps", "10000000000", "-e", ENDLESS, "x=1"],
        stdin=other, stdout=other, stderr=other, start_new_session=True, cwd=ROOT,
        preexec_fn=own_terminal,
    )  # fmt: skip
    os.close(other)
    try:
        time.sleep(1.0)
        os.write(main, b"\x03")
        process.wait(60)
        shown = os.read(main, 10_000).decode()
    finally:
        process.kill()
        process.wait()
        os.close(main)
    assert process.returncode == 130
    assert shown.replace("^C", "").strip() == ""


def is_writing(process: subprocess.Popen, folder: Path) -> bool:
    """Whether a process has begun a file in a folder, with a name or without."""
    opened = Path(f"/proc/{process.pid}/fd")
    links = []
    with suppress(FileNotFoundError):  # what it has closed meanwhile, or all of it
        for link in opened.iterdir():
            links.append(os.readlink(link))
    return bool(list(folder.iterdir())) or any(link.startswith(str(folder)) for link in links)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_process_that_is_told_to_end_leaves_no_file(tmp_path, number):
    process = start(["grad", "-e", "x^2", "x=0:900000:1", "-o", str(tmp_path / "out.csv")])
    with ended(process, number):
        waited = time.monotonic() + 60
        while not is_writing(process, tmp_path) and time.monotonic() < waited:
            time.sleep(0.02)
        assert is_writing(process, tmp_path), "the file that is written beside its place"
    assert (process.returncode, process.stderr.read()) == (143, "")
    assert list(tmp_path.iterdir()) == []


def test_one_long_call_of_numpy_is_stopped():
    ran = subprocess.run(
        [*GRADCLI, "eval", "-e", LONG, "--timeout", "0.5"],
        capture_output=True, text=True, timeout=120, cwd=ROOT,
    )  # fmt: skip
    assert ran.returncode == 1
    assert "--timeout" in ran.stderr


def run(argv: list[str], **options) -> subprocess.CompletedProcess:
    options = {"cwd": ROOT, **options}
    return subprocess.run(
        [sys.executable, "-c", STARTED, *argv],
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
    code += STARTED
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
