"""What the streams are: whether one takes colour and Unicode, and how large it is."""

import os
from collections.abc import Sequence

COLOR = ("auto", "always", "never")
PIPE_WIDTH = 100  # of a report that no terminal shows


def colored(mode: str, stream) -> bool:
    """Whether to colour a stream: the option, then NO_COLOR, FORCE_COLOR, then the terminal."""
    if mode != "auto":
        return mode == "always"
    env = os.environ
    if env.get("NO_COLOR"):
        return False
    if any(env.get(name, "0") not in ("", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE")):
        return True
    return is_terminal(stream) and env.get("TERM") != "dumb"


def color_of(argv: Sequence[str], stream) -> bool:
    """`colored` for a command line that may not have been understood."""
    mode = "auto"
    for word, following in zip(argv, [*argv[1:], ""]):
        name, equals, value = word.partition("=")
        if name == "--color" and (value if equals else following) in COLOR:
            mode = value if equals else following
    return colored(mode, stream)


def is_terminal(stream) -> bool:
    """Whether a stream is a terminal; a closed or missing one is not."""
    try:
        return stream.isatty()
    except (AttributeError, ValueError):  # None, or closed
        return False


def width_of(stream) -> int:
    """The columns of a stream: COLUMNS, or the terminal's, or those of a pipe."""
    return max(20, _size("COLUMNS", stream) or PIPE_WIDTH)


def room_of(stream) -> int:
    """The columns that sentences are wrapped to: those of a terminal; 0, no wrapping, elsewhere."""
    return width_of(stream) if is_terminal(stream) else 0


def height_of(stream) -> int:
    """The lines of a stream: LINES, or the terminal's, or 24."""
    return _size("LINES", stream) or 24


def _size(variable: str, stream) -> int:
    """What the environment says, else the terminal; 0 where neither does."""
    given = os.environ.get(variable, "")
    if given.isascii() and given.isdigit() and int(given) > 0:
        return int(given)
    try:
        return getattr(os.get_terminal_size(stream.fileno()), variable.lower())
    except (OSError, AttributeError, ValueError):  # no terminal
        return 0


def speaks_unicode(stream) -> bool:
    """Whether a stream shows more than ASCII: its encoding does, and the locale is not C.

    Python itself makes C an UTF-8 locale, which says nothing of the terminal.
    """
    if "utf" not in (getattr(stream, "encoding", None) or "utf-8").lower():
        return False
    env = os.environ
    given = env.get("LC_ALL") or env.get("LANG", "")
    return given not in ("C", "POSIX")
