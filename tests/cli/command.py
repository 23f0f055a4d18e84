"""The command run in this process, with its streams replaced."""

import io
import os
import sys
from typing import NamedTuple
from unittest import mock

from gradcli.cli.app import main

QUIET = {"NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS", "GRADCLI_DEBUG"}


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def gradcli(*argv: str, stdin: bytes | None = b"", terminal: bool = False, **env: str) -> Ran:
    """What the command line prints and returns; stdin=None is a terminal, `terminal` the others."""
    out, err = (Terminal() if terminal else io.StringIO() for _ in range(2))
    given = Terminal() if stdin is None else io.TextIOWrapper(io.BytesIO(stdin))
    clean = {name: value for name, value in os.environ.items() if name not in QUIET}
    with (
        mock.patch.multiple(sys, stdin=given, stdout=out, stderr=err),
        mock.patch.dict(os.environ, clean | env, clear=True),
    ):
        code = main(list(argv))
    return Ran(code, out.getvalue(), err.getvalue())
