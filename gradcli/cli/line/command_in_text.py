"""A command in the text of a program, `'plot x^2 x=0:1'` or `'limit(sin(x)/x, x, 0)'`: the command
line that it is meant for.  Imported only once a program is found to be wrong.
"""

import re
from collections.abc import Sequence

from gradcli.cli.command_table import COMMANDS
from gradcli.cli.line.entries import words_of
from gradcli.cli.line.input import is_program
from gradcli.cli.line.synonyms import FOUND, SYNONYMS, found, set_to_zero, with_words
from gradcli.cli.line.usage import shell_line
from gradcli.cli.line.words import given_again
from gradcli.errors import SESSION, Diagnostic

NAME = r"[^\W\d]\w*"
WORDS = rf"({NAME})\s+(?:of\s+)?(\S.*)"  # limit sin(x)/x
CALL = rf"({NAME})\((.*)\)"  # limit(sin(x)/x, x, 0)
TOWARDS = rf",?\s*(?:\b(?:as|when|for|where)\s+)?{NAME}\s*(?:->|→)\s*(\S+)$"  # as x -> 0
TYPED = ("<expr>", SESSION)  # what errors call a text that somebody has just typed


def meant(error: Diagnostic, bindings: Sequence[str] = ()) -> str | None:
    """The help of an error of a text that begins with the word of a command.

    `bindings` were given beside the text.  None where the text begins otherwise, or where what
    follows the word is no program.
    """
    assert error.span is not None
    if error.source is None or error.source.name not in TYPED:
        return None
    number, column = error.source.position(error.span[0])
    line = error.source.line(number).strip()
    called = re.fullmatch(CALL, line) if error.code == "E0102" else None
    said = called or re.fullmatch(WORDS, line)
    if column != 1 or said is None:
        return None
    name, text = said.groups()
    text = _first(text) if called else text
    towards = re.search(TOWARDS, text)
    if name in FOUND:
        text = text[: towards.start()] if towards else text
        at = towards[1] if towards else "0"
        return found(name, text, at) if is_program(set_to_zero(text)) else None
    if name not in COMMANDS and "…" not in SYNONYMS.get(name, ""):
        return None
    options, bound, program = words_of(name if name in COMMANDS else "eval", text)
    if not program or not is_program(set_to_zero(program) if name == "solve" else program):
        return None
    words = [*given_again(program), *bound, *bindings, *options]
    if name in COMMANDS:
        return f"a command stands before the program: {shell_line([name, *words])}"
    return f"a command does that: {with_words(SYNONYMS[name], words)}"


def _first(arguments: str) -> str:
    """The first of the arguments of a call."""
    for end in (k for k, c in enumerate(arguments) if c == ","):
        if is_program(arguments[:end]):
            return arguments[:end]
    return arguments
