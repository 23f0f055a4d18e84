"""What the streams are: whether colour is allowed on one, and how wide it is."""

import os

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


def color_of(argv: list[str], stream) -> bool:
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
    columns = os.environ.get("COLUMNS", "")
    if columns.isascii() and columns.isdigit() and int(columns) > 0:
        return max(20, int(columns))
    try:
        columns = os.get_terminal_size(stream.fileno()).columns
    except (OSError, AttributeError, ValueError):  # no terminal
        return PIPE_WIDTH
    return max(20, columns) if columns else PIPE_WIDTH  # some terminals do not say


def height_of(stream) -> int:
    """The lines of a stream: LINES, or the terminal's, or 24."""
    lines = os.environ.get("LINES", "")
    if lines.isascii() and lines.isdigit() and int(lines) > 0:
        return int(lines)
    try:
        return os.get_terminal_size(stream.fileno()).lines or 24
    except (OSError, AttributeError, ValueError):  # no terminal
        return 24


def speaks_unicode(stream) -> bool:
    """Whether a stream shows more than ASCII: its encoding does, and the locale is not C.

    Python itself makes C an UTF-8 locale, which says nothing of the terminal.
    """
    if "utf" not in (getattr(stream, "encoding", None) or "utf-8").lower():
        return False
    env = os.environ
    given = env.get("LC_ALL") or env.get("LANG", "")
    return given not in ("C", "POSIX")
