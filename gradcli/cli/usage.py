"""Errors of the command line itself, in the shape of all others: the line, and carets under it."""

from gradcli.errors import Diagnostic, Source, nearest


class Usage(Diagnostic):
    """A command line that cannot be followed; `words` are those at fault, the last is marked."""

    def __init__(self, code: str, message: str, words: tuple[str, ...] = (), help=None):
        super().__init__(code, message, help=help)
        self.words = words


def refused(option: str, value: str, expected: str, help: str | None = None) -> Usage:
    """The error of an option whose value is not what it takes."""
    return Usage("E0002", f"{option} takes {expected}, not '{value}'", (option, value), help)


def whole(option: str, text: str, low: int, high: int) -> int:
    """The whole number `text`, within low..high."""
    if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
        return int(text)
    top = f" to {high}" if high < 10**9 else ""
    raise refused(option, text, f"a whole number from {low}{top}")


def choice(option: str, text: str, allowed) -> str:
    """`text`, one of the `allowed`."""
    if text in allowed:
        return text
    close = nearest(text, allowed)
    help = f"did you mean '{close[0]}'?" if close else None
    raise refused(option, text, f"one of {', '.join(allowed)}", help)


def names(option: str, text: str) -> tuple[str, ...]:
    """The names in `x,y,z`, each once; none for an empty text."""
    if not text:
        return ()
    parts = tuple(part.strip() for part in text.split(","))
    if "" in parts:
        raise refused(option, text, "names with a comma between them", f"write {option} x,y")
    return tuple(dict.fromkeys(parts))


def located(error: Diagnostic, argv: list[str]) -> Diagnostic:
    """A usage error with its place on the command line filled in."""
    if isinstance(error, Usage) and error.words:
        source, spans = _command_line(argv)
        index = _index(argv, error.words)
        if index is not None:
            error.located(spans[index], source)
    return error


def _command_line(argv: list[str]) -> tuple[Source, list[tuple[int, int]]]:
    """The command line as typed to a shell, and the place of each word."""
    from shlex import quote

    text, spans = "gradcli", []
    for word in map(quote, argv):
        spans.append((len(text) + 1, len(text) + 1 + len(word)))
        text += f" {word}"
    return Source(text, "<command line>"), spans


def _index(argv: list[str], words: tuple[str, ...]) -> int | None:
    """Where the last of `words` is on the command line, written alone or as --option=value."""
    if len(words) > 1 and f"{words[0]}={words[1]}" in argv:
        return argv.index(f"{words[0]}={words[1]}")
    start = argv.index(words[0]) if len(words) > 1 and words[0] in argv else 0
    if words[-1] in argv[start:]:
        return argv.index(words[-1], start)
    return next((i for i, word in enumerate(argv) if word.startswith(f"{words[-1]}=")), None)


def from_typer(error: Exception, command) -> Usage:
    """What typer refuses, said by us."""
    options = [option for parameter in command.params for option in parameter.opts]
    option = getattr(error, "option_name", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = [*options, "--help"]
        close = nearest(option, [o for o in known if o.startswith("-")])
        negative = option[1:2].isdigit()
        help = (
            "values are bound by name, such as x=-3"
            if negative
            else f"did you mean {close[0]}?"
            if close
            else f"gradcli {command.name} --help lists the options"
        )
        return Usage("E0001", f"unknown option {option}", (option,), help)
    if kind == "BadOptionUsage":
        takes = "takes no value" if "does not take" in str(error) else "needs a value"
        return Usage("E0002", f"{option} {takes}", (option,))
    text = error.format_message().rstrip(".")
    return Usage("E0001", text[:1].lower() + text[1:], (), f"gradcli {command.name} --help")
