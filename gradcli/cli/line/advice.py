"""What was meant by a command line that cannot be followed: the help of its error."""

import re
from typing import TYPE_CHECKING

from gradcli.cli.command_table import COMMANDS, typer_command
from gradcli.cli.line.synonyms import FOUND, SYNONYMS, found, with_words
from gradcli.cli.line.usage import MEANT, Usage, listed, shell_line
from gradcli.cli.line.words import is_text, names_file, split
from gradcli.data.bindings import is_binding
from gradcli.errors import Diagnostic, nearest

if TYPE_CHECKING:
    from typer import TyperException

POINT = ("at", "about", "point", "near", "around", "center", "x0")  # what other tools call it
PRINTING = ("diff", "emit", "taylor")  # the commands with --to


def no_command(argv: list[str], commands) -> Usage:
    """The error of a command line whose first word is no command; its help is one that works."""
    name, *words = argv
    close = nearest(name, commands)
    ordered = _command_first(argv, commands) if name.startswith("-") else None
    if name in SYNONYMS:
        help = f"did you mean {with_words(SYNONYMS[name], words)}?"
    elif name in FOUND:
        help = found(name, split(words)[0] or "x^2 - 2*x")
    elif name.startswith("--") and (options := nearest(name, ("--version", "--help"))):
        return Usage("E0001", f"unknown option {name}", (name,), f"did you mean {options[0]}?")
    elif ordered:
        help = f"write options last: {shell_line(ordered)}"
        return Usage("E0001", f"the option {name} stands before the command", (name,), help)
    elif close:
        help = f"did you mean '{close[0]}'?"
    elif name.startswith("d/d"):
        by, program = name[3:], argv[1:] or ["x^2"]
        help = f"a command prints derivatives: {shell_line(['diff', *program, '--wrt', by])}"
    else:
        help = (
            "gradcli --help lists the commands; a program is a file, or a text: gradcli 'x^2' x=3"
        )
    return Usage("E0001", f"unknown command '{name}'", (name,), help)


def _command_first(argv: list[str], commands) -> list[str] | None:
    """The command line with the options that stand before its command, or its program, last."""
    starts = [i for i, word in enumerate(argv) if word in commands]
    words = [(i, word) for i, word in enumerate(argv) if not word.startswith("-")]
    starts += [i for i, word in words if is_text(word) or names_file(word)]
    if not starts:
        return None
    return argv[starts[0] :] + argv[: starts[0]]


def from_typer(error: "TyperException", command, words: list[str]) -> Usage:
    """What typer refuses, said by us."""
    option: str = getattr(error, "option_name", "")
    kind = type(error).__name__
    if kind == "NoSuchOption":
        word = next((w for w in words if w.startswith(option)), option)
        unknown = word.partition("=")[0] if option != word else option  # of -wrt it says -w
        help = _meant(word.lstrip("-"), word, command, words)
        return Usage("E0001", f"unknown option {unknown}", (word,), help)
    if kind == "BadOptionUsage":
        takes = "takes no value" if "does not take" in str(error) else "needs a value"
        return Usage("E0002", f"{option} {takes}", (option,))
    text = error.format_message().rstrip(".")
    return Usage("E0001", text[:1].lower() + text[1:], (), f"gradcli {command.name} --help")


def _meant(bare: str, word: str, command, words: list[str]) -> str:
    """What may have been meant by an option that there is not, among the words of the command."""
    from gradcli.calls import TARGETS
    from gradcli.report.formats import FORMATS, GRAPHS

    formats = (*FORMATS, *GRAPHS) if command.name == "tape" else FORMATS
    known = [o[2:] for o in (*_options(command), "--help") if o.startswith("--")]
    name, equals, value = bare.partition("=")
    if bare[:1].isdigit() or bare[:1] == ".":
        return f"a value is bound by name, such as x={word}"
    if name in known:
        return f"a long option has two dashes: --{bare}"
    if name in formats and "format" in known:
        return f"write --format {name}"
    if word in words and MEANT.get(name, name) in TARGETS and not equals:  # --latex
        form, at = ["--to", MEANT.get(name, name)], words.index(word)
        prints = command.name in PRINTING
        there = [*words[:at], *form, *words[at + 1 :]]
        return f"write {' '.join(form)}" if prints else _prints(command.name, there)
    if name == "to":
        return _instead_of_to(value or _next(word, words), formats, known, command, words)
    if name in POINT:
        return f"the point is given by the names of inputs, as x={value or 0}"
    if others := _commands_with(f"--{name}", command):
        return f"--{name} is an option of {listed(others)}"
    close = [o for o in known if len(name) > 2 and o.startswith(name)] or nearest(name, known)
    if equals and value and (len(name) == 1 or not close) and name.isidentifier():
        return f"a value is bound without dashes: {bare}"
    if close and len(name) > 1:
        return f"did you mean --{close[0]}?"
    return f"gradcli {command.name} --help lists the options"


def _instead_of_to(asked: str, formats, known: list[str], command, words: list[str]) -> str:
    """What --to may have meant on a command that has none."""
    if asked in formats and "format" in known:
        return f"write --format {asked}"
    return _prints(command.name, words)


def _next(word: str, words: list[str]) -> str:
    """The word after one of the line's words."""
    return next(iter(words[words.index(word) + 1 :]), "") if word in words else ""


def _prints(command: str, words: list[str]) -> str:
    """The line that prints in another language what a command shows that does not."""
    printer = "emit" if command == "eval" else "diff"
    kept = [word for word in words if not is_binding(word)]
    what = "a program" if command == "eval" else "derivatives"
    return f"{printer} prints {what}: {shell_line([printer, *kept])}"


def _commands_with(option: str, command) -> list[str]:
    """The other commands that have the option."""
    others = (typer_command(name) for name in COMMANDS if name != command.name)
    return [f"gradcli {other.name}" for other in others if option in _options(other)]


def _options(command) -> list[str]:
    return [option for parameter in command.params for option in parameter.opts]


def advised(error: Diagnostic, rows: dict, words: list[str]) -> Diagnostic:
    """An error of a command line, with what to write where a word stands in the wrong place: the
    name of an option in `rows` as a binding, a command in the text of a program."""
    if error.code in ("E0003", "E0006"):
        options = [option for row, _ in rows.values() for option in row.names]
        for word in filter(is_binding, words):
            name, _, value = word.partition("=")
            if f"--{name}" in options and f"'{name}'" in error.message:
                error.help = f"an option has dashes: --{name} {value}"
            elif name in POINT and f"'{name}'" in error.message and error.code == "E0006":
                x = re.match(r"'(\w+)' has no value", error.label or "")
                error.help = f"the point is given by its name: {x[1] if x else 'x'}={value}"
    elif error.code in ("E0100", "E0102") and error.span is not None:
        from gradcli.cli.line.command_in_text import meant

        error.help = meant(error, [word for word in words if is_binding(word)]) or error.help
    return error
