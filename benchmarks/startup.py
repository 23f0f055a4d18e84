"""Start-up of the whole command beside `import numpy`: `python benchmarks/startup.py [COMMAND]`.

COMMAND is the gradcli to run (default: the one on the path), from a plain install: an editable one
recompiles at each start where PYTHONDONTWRITEBYTECODE is set.  The two are run in alternation, so
that a change of the machine's speed meets both; on a terminal it draws a table.
"""

import os
import pty
import shlex
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 20
ARGUMENTS = ["grad", "-e", "x^2*sin(y)", "x=3", "y=2"]


WANTED = {"gradcli": 0.85, "on a terminal": 1.1}  # times `import numpy`


def milliseconds(command: list[str], terminal: bool = False) -> float:
    """How long a command takes, in a pipe or on a terminal, where it draws a table."""
    main, other = pty.openpty() if terminal else (None, subprocess.DEVNULL)
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=other, stdin=other)
    found = (time.perf_counter() - start) * 1e3
    if terminal:
        os.close(main)
        os.close(other)
    return found


def interpreter(command: list[str]) -> str:
    """The Python that a command runs, by the first line of its script."""
    if len(command) > 1:
        return command[0]
    first = Path(shutil.which(command[0]) or command[0]).read_bytes().split(b"\n")[0].decode()
    return first.removeprefix("#!").strip() if first.startswith("#!") else sys.executable


def bytecode(python: str) -> str:
    """Whether the package that the command imports has its bytecode beside it."""
    code = "import gradcli, os; print(os.path.dirname(gradcli.__file__))"
    # -P: the package as installed, not as it lies in the working folder
    done = subprocess.run([python, "-P", "-c", code], capture_output=True, text=True)
    if done.returncode:
        return "not known: this Python does not import gradcli"
    folder = Path(done.stdout.strip())
    sources = list(folder.rglob("*.py"))
    compiled = [s for s in sources if list((s.parent / "__pycache__").glob(f"{s.stem}.*.pyc"))]
    place = f"{len(compiled)} of {len(sources)} modules in {folder}"
    return place + (
        ", PYTHONDONTWRITEBYTECODE set" * bool(os.environ.get("PYTHONDONTWRITEBYTECODE"))
    )


def main() -> int:
    command = shlex.split(sys.argv[1]) if len(sys.argv) > 1 else ["gradcli"]
    python = interpreter(command)
    cases = {
        "gradcli": [*command, *ARGUMENTS],
        "on a terminal": [*command, *ARGUMENTS],
        "import numpy": [python, "-c", "import numpy"],
        "python": [python, "-c", "pass"],
    }
    for case in cases.values():  # bytecode and the disk's cache
        milliseconds(case)
    times: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(RUNS):
        for name, case in cases.items():
            times[name].append(milliseconds(case, name == "on a terminal"))
    print(f"bytecode: {bytecode(python)}")
    for name, found in times.items():
        print(f"{name:14}{statistics.median(found):8.1f} ms  (least {min(found):.1f})")
    numpy, slow = statistics.median(times["import numpy"]), 0
    for name, wanted in WANTED.items():
        ratio = statistics.median(times[name]) / numpy
        slow += ratio > wanted
        print(f"{name} / import numpy: {ratio:.2f} (wanted: at most {wanted})")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
