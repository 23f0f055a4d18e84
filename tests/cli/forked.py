"""Many command lines in one process: each in a fork of it, with its streams as a shell has them."""

import json
import subprocess
import sys

# What `streams`, three of "ok", "closed", "full" and "unread", make of a command line.
RUN = """
import importlib, json, os, sys
from gradcli.cli import app

lines, cases, warm = json.load(sys.stdin)
sys.stdout = open(os.devnull, "w")
for line in warm:  # what they load is there in each fork
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


OK = ("ok", "ok", "ok")


def ran(folder, lines: list[str], cases: list[tuple[str, str, str]] = (OK,), warm=None) -> list:
    """Command line, streams, exit code and what was printed on the two streams, for each pair.

    `warm` are command lines that load what the others need; by default these themselves.
    """
    (folder / "in").write_text("x + 1\n")
    given = json.dumps([lines, cases, lines if warm is None else warm])
    done = subprocess.run(
        [sys.executable, "-c", RUN], input=given, cwd=folder, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
