"""The manual page, from the table of commands and their options, in the format man(7).

`python -m gradcli.cli.man > share/man/man1/gradcli.1` writes the one that is shipped.
"""

import sys
from textwrap import wrap

from gradcli import __version__
from gradcli.cli.command_table import COMMANDS, typer_command
from gradcli.cli.help import OPTIONS, description, grouped, spelling
from gradcli.cli.line.options import LIMITS_GROUP, OUTPUT_GROUP, PROGRAM_GROUP

SHARED = (PROGRAM_GROUP, OUTPUT_GROUP, LIMITS_GROUP)  # told once

EXIT = {
    "0": "Success.",
    "1": "The program ran and failed: an assertion, a limit, a result that --strict refuses.",
    "2": "The command line or the text of the program is wrong.",
    "130": "Interrupted.",
}
ENVIRONMENT = {
    "NO_COLOR": "Where it is set and not empty, nothing is coloured.",
    "FORCE_COLOR, CLICOLOR_FORCE": "Colour also where the output is no terminal.",
    "COLUMNS": "The width of tables, in place of the terminal's.",
    "GRADCLI_DIGITS": "The significant digits that people see, where --digits is not given.",
    "GRADCLI_DEBUG": "Where it is 1, a mistake of gradcli's own shows its traceback.",
}


def page() -> str:
    """The source of gradcli(1)."""
    commands = {name: typer_command(name) for name in COMMANDS}
    shared: dict[str, dict[str, str]] = {group: {} for group in SHARED}
    lines = [
        f'.TH GRADCLI 1 "" "gradcli {__version__}" "User Commands"',
        ".SH NAME",
        r"gradcli \- derivatives of programs, as a command",
        ".SH SYNOPSIS",
        r".B gradcli",
        r"\fICOMMAND\fR [\fIFILE\fR] [\fINAME\fR=\fIVALUE\fR]... [\fIOPTIONS\fR]",
        ".SH DESCRIPTION",
        *_text("gradcli reads a small program, evaluates it, and prints its value, its gradients "
               "of any order, or the program of its derivative."),
        ".SH COMMANDS",
    ]  # fmt: skip
    for name, command in commands.items():
        about, examples = description(command)
        lines += [f".SS {_escaped(f'gradcli {name}')}"]
        for paragraph in about.split("\n\n"):
            lines += [*_text(paragraph), ".PP"]
        lines.pop()
        own: dict[str, str] = {}
        for group, parameter in grouped(command):
            place = own if group == OPTIONS else shared.setdefault(group, {})
            place.setdefault(spelling(parameter), parameter.help or "")
        lines += _definitions(own)
        if examples:
            lines += [".PP", "Examples:", ".PP", ".RS 4", ".nf"]
            lines += [*map(_escaped, examples), ".fi", ".RE"]
    for group, rows in shared.items():
        lines += [f".SH {_escaped(group.upper())}", *_definitions(rows)]
    lines += [".SH EXIT STATUS", *_definitions(EXIT)]
    lines += [".SH ENVIRONMENT", *_definitions(ENVIRONMENT)]
    return "\n".join(lines) + "\n"


def _definitions(rows: dict[str, str]) -> list[str]:
    return [line for k, v in rows.items() for line in (".TP", rf"\fB{_escaped(k)}\fR", *_text(v))]


def _text(text: str) -> list[str]:
    return [_escaped(line) for line in wrap(text, 72)] or [r"\&"]


def _escaped(text: str) -> str:
    """Text as roff sets it as it is: no line begins a request, and hyphens are minus signs."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("^", r"\(ha").replace("~", r"\(ti")
    text = text.replace("`", r"\(ga").replace("'", r"\(aq").replace("…", "...")
    return rf"\&{text}" if text[:1] in ".'" else text


if __name__ == "__main__":
    sys.stdout.write(page())
