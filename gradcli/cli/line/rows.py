"""The parameters of commands, one row each, and how a command line is read by them.

typer knows all of it, and has the help, the errors and the completion; it costs half the time to an
answer.  So a line that fits its rows is read here, and typer is asked for every other.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

TEXT, TEXTS, FLAG, WORD, WORDS = "text", "texts", "flag", "word", "words"  # the kinds


class Row(NamedTuple):
    """One parameter: an option that takes a text, once or as often as it is given, or a flag; or
    the one positional word, or all of them."""

    kind: str
    names: tuple[str, ...]
    help: str
    metavar: str | None = None
    group: str | None = None  # in which help shows it; None: in that of the command itself
    values: Iterable[str] | None = None  # what completion offers


def option(*names: str, metavar: str, help: str, group: str | None = None, values=None) -> Row:
    """An option that takes a text; `values` are those that completion offers."""
    return Row(TEXT, names, help, metavar, group, values)


def repeated(*names: str, metavar: str, help: str, group: str | None = None) -> Row:
    """An option that takes a text as often as it is given."""
    return Row(TEXTS, names, help, metavar, group)


def flag(*names: str, help: str, group: str | None = None) -> Row:
    """An option that takes no value."""
    return Row(FLAG, names, help, None, group)


def word(metavar: str, help: str, group: str | None = None, values=None) -> Row:
    """The positional word of a command that takes one."""
    return Row(WORD, (), help, metavar, group, values)


def words(metavar: str, help: str, group: str | None = None) -> Row:
    """The positional words of a command."""
    return Row(WORDS, (), help, metavar, group)


def read(rows: dict[str, tuple[Row, Any]], line: list[str]) -> dict[str, Any] | None:
    """The value of each parameter, by `rows` of name -> row and default; None for typer to say.

    As typer reads them: options stand anywhere before a --, short ones may stand together, and what
    follows one that takes a text is its text.
    """
    from gradcli.cli.line.words import programs_last

    options = {o: (n, row.kind) for n, (row, _) in rows.items() for o in row.names}
    left = programs_last(list(line), {o: kind != FLAG for o, (_, kind) in options.items()})[::-1]
    found: dict[str, Any] = {name: default for name, (_, default) in rows.items()}
    lists: dict[str, list[str]] = {name: [] for name, (row, _) in rows.items()}
    positional: list[str] = []
    while left:
        given = left.pop()
        if given == "--":
            positional += reversed(left)
            break
        if given[:1] != "-" or given == "-":
            positional.append(given)
            continue
        for name, equals, value in _spelled(given, options):
            target, kind = options.get(name, ("", ""))
            if not kind or (kind == FLAG and equals):
                return None
            if kind == FLAG:
                found[target] = True
                continue
            if not equals:
                if not left:
                    return None
                value = left.pop()
            lists[target].append(value)
            found[target] = lists[target] if kind == TEXTS else value
    return _with_words(found, rows, positional)


def _spelled(given: str, options: dict) -> Iterable[tuple[str, bool, str]]:
    """The options of a word that begins with a dash, whether one has its value there, and that."""
    name, equals, value = given.partition("=")
    if given[:2] == "--" or (name in options and len(name) > 2):
        return [(name, bool(equals), value)]
    found: list[tuple[str, bool, str]] = []
    for i in range(1, len(given)):
        name, value = f"-{given[i]}", given[i + 1 :]
        if options.get(name, ("", ""))[1] in (TEXT, TEXTS):
            return [*found, (name, bool(value), value)]
        found.append((name, False, ""))
    return found


def _with_words(found: dict, rows: dict, positional: list[str]) -> dict[str, Any] | None:
    for name, (row, _) in rows.items():
        if row.kind == WORDS:
            found[name], positional = positional, []
        elif row.kind == WORD and positional:
            found[name], *positional = positional
    return None if positional else found


def typed(row: Row):
    """A row as typer takes it: the annotation of a parameter."""
    from typing import Annotated

    from typer import Argument, Option

    offered = None if row.values is None else lambda: list(row.values or ())
    fields: dict[str, Any] = {"help": row.help, "rich_help_panel": row.group}
    if row.kind == FLAG:
        return Annotated[bool, Option(*row.names, **fields)]
    fields |= {"metavar": row.metavar, "show_default": False, "autocompletion": offered}
    made = Option(*row.names, **fields) if row.names else Argument(**fields)
    return Annotated[list[str] if row.kind in (TEXTS, WORDS) else str, made]
