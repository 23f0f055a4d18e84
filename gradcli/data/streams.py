"""What others write while it is read: standard input, and pipes that have a name.

Data that does not come would be waited for without end.  So each piece has WAIT seconds to come in,
or all of them together the command's own deadline, where one is set.
"""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from typing import Any, BinaryIO

from gradcli.errors import Diagnostic, OutOfTime

WAIT = 60.0  # seconds
PIECE = 1 << 16
STANDARD_INPUT = "standard input"
KINDS = ((stat.S_ISSOCK, "a socket"), (stat.S_ISCHR, "a device"), (stat.S_ISBLK, "a device"))


def is_pipe(path: str) -> bool:
    """Whether what a path names is read once, as it comes, such as a fifo or /dev/stdin."""
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)
    except (OSError, ValueError):  # opening it says why
        return False


def opened(path: str) -> BufferedReader:
    """The file or the pipe of that name; E0004 for what has no end or no beginning."""
    mode = os.stat(path).st_mode
    for is_kind, kind in KINDS:
        if is_kind(mode):
            raise Diagnostic("E0004", f"'{path}' is {kind}, not a file")
    with _waiting(f"'{path}'"):
        return open(path, "rb")


def pieces(stream: Any, name: str) -> Iterator[bytes]:
    """What a stream gives, as it comes; OutOfTime where nothing does for WAIT seconds."""
    while True:
        with _waiting(name):
            piece = stream.read1(PIECE)
        if not piece:
            return
        yield piece


def contents(stream: BinaryIO, limit: int, name: str) -> bytes:
    """All that a stream gives, up to `limit` bytes and one more."""
    data = bytearray()
    for piece in pieces(stream, name):
        data += piece
        if len(data) > limit:
            break
    return bytes(data[: limit + 1])


def standard_input() -> BinaryIO:
    return sys.stdin.buffer


@contextmanager
def _waiting(name: str) -> Iterator[None]:
    """A block that waits for others: it ends in OutOfTime after WAIT seconds without a deadline."""
    import signal

    if not hasattr(signal, "setitimer") or signal.getitimer(signal.ITIMER_REAL)[0]:
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: _give_up(name))
    signal.setitimer(signal.ITIMER_REAL, WAIT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(name: str) -> None:
    raise OutOfTime(
        Diagnostic(
            "E0206",
            f"nothing has come from {name} for {WAIT:g} seconds",
            help="--timeout SECONDS sets how long the whole command may take, waiting included",
        )
    )
