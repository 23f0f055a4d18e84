"""Interrupts at random moments of random commands: `python tests/tools/interrupts.py --count 1000`.

Wherever the signal finds a command, in an import, a parse, a run, a call of NumPy, an error that is
shown, it ends in order: exit code 130, nothing said, no file half written; or it was done before.
"""

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LOOP = "y = x\nfor i in range(3000):\n    y = sin(y) + np.sum(np.ones(3))\ny"
COMMANDS: list[list[str]] = [
    ["grad", "-e", "x^2*sin(y)", "x=3", "y=2", "--order", "3"],
    ["grad", "-e", "exp(-x^2)", "x=0:1:0.001", "--format", "table"],
    ["grad", "-e", LOOP, "x=0:3:1"],
    ["grad", "-e", "log(x) + sqrt(x)", "x=0"],
    ["grad", "-e", "2*sinn(x)", "x=0"],
    ["eval", "-e", "for i in range(2000):\n    print(i)", "--max-steps", "100000"],
    ["eval", "-e", "gammainc(a, x) + np.linalg.det(A)", "a=2", "x=1", "A=[[1,2],[3,4]]"],
    ["hessian", "-e", "sum(sin(v))^2", "v=linspace(0,1,3)"],
    ["taylor", "-e", "exp(sin(x))", "x=0", "--order", "30"],
    ["diff", "-e", "sin(x)^2*exp(cos(x)/x)", "--order", "2"],
    ["diff", "-e", "sin(x)^2*y", "--to", "c", "--self-test"],
    ["emit", "-e", "sum(v^2)*x", "--to", "latex"],
    ["simplify", "-e", "(x + y)^3/(x + y) + sin(x)^2 + cos(x)^2"],
    ["fmt", "-e", "y=x ^2;y+1"],
    ["check", "-e", "sum(sin(v))*x", "v=[1,2,3]", "x=2"],
    ["tape", "-e", LOOP, "x=1"],
    ["plot", "-e", "x*exp(-x^2)", "x=-2:2:0.05"],
    ["plot", "-e", "x*exp(-x^2)", "x=-2:2:0.05", "-o", "out.svg"],
    ["grad", "-e", "x^2", "x=0:2000:1", "-o", "out.csv"],
    ["ops"], ["ops", "np.fft"], ["help", "language"], ["explain", "E0102"], ["--help"],
]  # fmt: skip
# says when interrupts are caught, before which no program can answer for them
STARTED = f"""
import os, sys
sys.path.insert(0, {str(ROOT)!r})
from gradcli.cli import app
catch = app._catch_signals
app._catch_signals = lambda: (catch(), os.write(2, b"started\\n"))
app.console()
"""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def start(argv: list[str], folder: str | Path = ROOT, **options) -> subprocess.Popen:
    """The command, as far as where it catches signals; also where its parent ignores them."""
    ignored = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        process = subprocess.Popen(
            [sys.executable, "-c", STARTED, *argv], cwd=folder, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, ignored)
    try:
        assert process.stderr.readline() == "started\n"
    except BaseException:
        process.kill()
        process.wait()
        raise
    return process


def interrupted(argv: list[str], folder: str, after: float | None) -> Ran:
    """What becomes of a command that is interrupted `after` seconds; None is never."""
    with start(argv, folder) as process:
        try:
            if after is not None:
                time.sleep(after)
                process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=120)
        except BaseException:
            process.kill()
            raise
    return Ran(process.returncode, out, err)


def fault(found: Ran, whole: Ran, folder: str) -> str:
    """What is wrong with an interrupted run, beside the undisturbed one; "" for nothing."""
    left = [path.name for path in Path(folder).iterdir() if path.name.startswith(".")]
    if left:
        return f"it leaves {left}"
    if found == whole:
        return ""
    if found.code != 130:
        return f"its exit code is {found.code}"
    return "" if whole.err.startswith(found.err) else "it says something"


def rounds(count: int, seed: str = "") -> tuple[dict[int, int], list[str]]:
    """How often each exit code came of `count` interrupts, and what went wrong."""
    chosen = random.Random(seed)
    whole: dict[int, tuple[Ran, float]] = {}
    codes: dict[int, int] = {}
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            k = number % len(COMMANDS)
            if k not in whole:
                before = time.monotonic()
                ran = interrupted(COMMANDS[k], folder, None)
                whole[k] = ran, time.monotonic() - before
            ran, took = whole[k]
            found = interrupted(COMMANDS[k], folder, chosen.random() * took)
            codes[found.code] = codes.get(found.code, 0) + 1
            why = fault(found, ran, folder)
            if why:
                faults.append(f"{COMMANDS[k]}: {why}: {found.err[-2000:]}")
    return codes, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="")
    options = parser.parse_args()
    codes, faults = rounds(options.count, options.seed)
    print(f"{options.count} interrupts, exit codes {codes}: {len(faults)} wrong", *faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
