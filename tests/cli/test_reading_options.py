"""A command line is read by the rows of its command as typer reads it, or left to typer."""

import random

import pytest
from typer import Exit, TyperException

from gradcli.cli.command_table import ANSWER, COMMANDS, function_of, typer_command
from gradcli.cli.line.rows import FLAG, read

WORDS = [
    "x=3", "x^2", "-", "-x^2", "--", "f.expr", "-1", "", "--wrt=x", "-e", "-ex", "-h", "--help",
    "--no", "-q", "-eox", "-wc", "-w", "-o=a", "--all=1", "x", "y,z", "-oFILE", "--out", "-wrt",
    "--version",
]  # fmt: skip


def by_typer(command, line: list[str]) -> dict | None:
    """What typer makes of a command line; None where it prints or refuses."""
    try:
        with command.make_context("gradcli", list(line)) as context:
            return context.params
    except (Exit, TyperException):
        return None


@pytest.mark.parametrize("name", [*COMMANDS, ANSWER])
def test_rows_read_a_line_as_typer_does(name, capsys):
    command, rows = typer_command(name), function_of(name).rows
    options = [option for row, _ in rows.values() for option in row.names]
    chosen, told = random.Random(name), 0
    for _ in range(150):
        line = chosen.choices(WORDS + 3 * options, k=chosen.randrange(7))
        found, expected = read(rows, line), by_typer(command, line)
        if found is not None:
            told += 1
            lists = {n: list(x) if type(x) is tuple else x for n, x in found.items()}
            assert expected is not None, line
            assert lists == {n: list(x) if type(x) is tuple else x for n, x in expected.items()}, (
                line
            )
        elif expected is not None:
            raise AssertionError(f"{line} is left to typer, which takes it")
    assert told > 10


def test_flags_take_no_value_and_texts_take_one():
    for name in COMMANDS:
        for row, default in function_of(name).rows.values():
            assert (row.kind == FLAG) == (row.metavar is None) == (default is False), (name, row)
