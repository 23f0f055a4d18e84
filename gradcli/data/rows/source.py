"""The bytes of a file or a stream of rows, as they come."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from typing import cast

from gradcli.data.streams import STANDARD_INPUT, standard_input
from gradcli.errors import Diagnostic, unreadable

SIZE = 1 << 20  # bytes of a block: of larger ones memory grows, and time does not fall
PIECE = 1 << 16


def files_of(pattern: str) -> list[str]:
    """The files that a pattern of the shell names, such as part-*.csv, in its order; a path that
    has none, or is a file, is that file.  E0004 where there is none."""
    from glob import glob, has_magic

    if pattern == "-" or not has_magic(pattern) or os.path.exists(pattern):
        return [pattern]
    found = sorted(path for path in glob(pattern) if not os.path.isdir(path))
    if not found:
        raise Diagnostic("E0004", f"no file has a name as '{pattern}'")
    return found


class Source:
    """What is read from `path`, - for standard input: `size` bytes, None where that is not known.

    `eager` gives what has come in place of waiting for a whole block.  E0004 where it cannot be
    read; it may wait without end, as for what `tail -f` has yet to write.
    """

    __slots__ = ("path", "name", "size", "done", "eager", "stream", "first")

    def __init__(self, path: str, eager: bool = False):
        self.path, self.eager, self.done, self.size = path, eager, 0, None
        self.first = b""  # what was looked at, and is still to be read
        self.name = STANDARD_INPUT if path == "-" else path
        if path == "-":
            self.stream = cast(BufferedReader, standard_input())
            return
        try:
            if stat.S_ISSOCK(os.stat(path).st_mode):
                raise Diagnostic("E0004", f"'{path}' is a socket, not a file")
            self.stream = open(path, "rb")  # noqa: SIM115 (closed with the process)
            found = os.fstat(self.stream.fileno())
        except (OSError, ValueError) as error:
            raise unreadable(path, error) from None
        self.size = found.st_size if stat.S_ISREG(found.st_mode) else None

    def read(self, size: int = SIZE) -> bytes:
        """Some bytes, `size` of them unless the source is eager or ends; none at its end."""
        if self.first:
            data, self.first = self.first, b""
            return data
        try:
            data = self.stream.read1(PIECE) if self.eager else self.stream.read(size)
        except OSError as error:
            raise unreadable(self.name, error) from None
        self.done += len(data)
        return data

    def peek(self) -> bytes:
        """The first bytes, which are read again."""
        if not self.first:
            self.first = self.read(PIECE)
        return self.first


@contextmanager
def seekable(source: Source) -> Iterator[str]:
    """The path of a file with all that a source gives: its own, or a temporary one of a stream."""
    if source.size is not None:
        yield source.path
        return
    from tempfile import NamedTemporaryFile

    with NamedTemporaryFile(prefix="gradcli-") as file:
        while piece := source.read():
            file.write(piece)
        file.flush()
        yield file.name
