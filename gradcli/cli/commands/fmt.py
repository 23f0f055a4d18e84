"""`gradcli fmt`: a program in the one form that gradcli gives it."""

import sys
from typing import Annotated

from gradcli import calls
from gradcli.cli.line.input import STANDARD_INPUT, read_text, source_limits
from gradcli.cli.line.options import PROGRAM, PROGRAM_GROUP, Settings, shared
from gradcli.cli.line.rows import flag, words
from gradcli.cli.line.usage import Usage
from gradcli.cli.line.words import is_text
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.output import Output

FILES = words("[PROGRAM]...", "Files, or a text; none, or -, is standard input", PROGRAM_GROUP)
WRITE = Annotated[bool, flag("-w", "--write", help="Write each file in its place")]
CHECK = Annotated[
    bool, flag("--check", help="Change nothing; name the files that would change, and exit 1")
]


@shared(PROGRAM | {"words": (FILES, ())})
def fmt(settings: Settings, write: WRITE = False, check: CHECK = False) -> int:
    """A program with its author's words, lines and comments, and gradcli's blanks between them.

    A statement gets a line of its own and a block four blanks; products hold together. Nothing
    else changes: the program means what it meant.

    Examples:
      gradcli fmt 'y=x ^2; y+1'
      gradcli fmt --write *.expr
      gradcli fmt --check f.expr g.expr
    """
    if settings.expression is None and len(settings.words) == 1 and is_text(settings.words[0]):
        settings.expression, settings.words = settings.words[0], ()  # y=x^2 binds nothing here
    files = [None] if settings.expression is not None else list(settings.words) or ["-"]
    _check_files(settings, files, write, check)
    read = [STANDARD_INPUT if file == "-" else file for file in files if file]
    output = Output(settings, inputs=read)
    with Deadline(settings):
        given = [read_text(settings, file) for file in files]
        texts = [calls.fmt(data, name, **source_limits(settings)).encode() for data, name in given]
        changed = {name: text for (data, name), text in zip(given, texts) if data != text}
        if check:
            output.write(f"{name}\n" for name in changed)
            return 1 if changed else 0
        if not write:
            output.write(text.decode() for text in texts)
            return 0
        for name, text in changed.items():
            settings.out = name
            Output(settings).write([text])
            sys.stderr.write(f"formatted {name}\n")
    return 0


def _check_files(settings: Settings, files: list, write: bool, check: bool) -> None:
    """Raise where it is not clear what becomes of which text."""
    if settings.expression is not None and settings.words:
        what = "both -e and a file" if settings.from_option else "both a text and a file"
        raise Usage("E0001", f"the command line has {what}", (settings.words[0],))
    if write and check:
        raise Usage("E0001", "--check writes nothing", ("--write",), "give one of the two")
    if write and (settings.out is not None or files[0] in (None, "-")):
        what = "--out" if settings.out is not None else "a program that is in no file"
        raise Usage("E0001", f"--write and {what} do not go together", ("--write",))
    if len(files) > 1 and not (write or check):
        help = "--write puts each in its place, and --check names those that would change"
        raise Usage("E0001", "fmt prints one program", (files[1],), help)
