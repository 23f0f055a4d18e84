"""Every message that a user may read, whole, as prose: cases/messages.txt.

A case is a command line after %%, the program that it is given, if any, and after a line of %% what
is printed.  `python tests/test_messages.py` writes the messages anew: read what changed.
"""

import re
import shlex
import sys
from pathlib import Path

import pytest
from cli.command import gradcli

from gradcli.errors import CODES

FILE = Path(__file__).parent / "cases" / "messages.txt"
CASE = re.compile(r"^%% (.+)\n((?:(?!%%).*\n)*)%%\n((?:(?!%%).*\n)*)", re.MULTILINE)
# words of NumPy and of Python's insides, which say nothing to a user
FOREIGN = (
    "ufunc", "ndarray", "NoneType", "operands could", "object", "sequence.", "Traceback", "<class",
)  # fmt: skip


def printed(command: str, program: str) -> str:
    """What the command prints for the program."""
    program = program.removesuffix("\n").removesuffix("\\")  # a \ at the end: without a line end
    ran = gradcli(*shlex.split(command), *(["-e", program] if program else []))
    return f"exit {ran.code}\n{ran.err}{ran.out}"


CASES = CASE.findall(FILE.read_text())


@pytest.mark.parametrize(("command", "program", "message"), CASES, ids=lambda text: text[:40])
def test_message(command, program, message):
    assert printed(command, program) + "\n" == message


def test_every_code_is_among_them():
    shown = set(re.findall(r"^error\[(E\d{4})\]", FILE.read_text(), re.MULTILINE))
    assert shown == set(CODES)


def test_messages_speak_of_the_program_alone():
    for _, _, message in CASES:
        for word in FOREIGN:
            assert word not in message, message


if __name__ == "__main__":
    FILE.write_text(
        CASE.sub(lambda m: f"%% {m[1]}\n{m[2]}%%\n{printed(m[1], m[2])}\n", FILE.read_text())
    )
    sys.exit()
