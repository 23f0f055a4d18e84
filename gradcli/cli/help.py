"""What a command's help says: the text of `gradcli COMMAND --help`, from its typer parameters."""

import sys
from textwrap import fill
from typing import cast

from typer.core import TyperArgument, TyperCommand, TyperOption

from gradcli.cli.line.options import LIMITS_GROUP, OUTPUT_GROUP
from gradcli.cli.terminal import room_of

WIDTH = 80
OPTIONS = "Options"  # the group of the options that name none


class Command(TyperCommand):
    """A typer command whose help is ours, and whose program may begin with a minus sign."""

    def parse_args(self, ctx, args: list[str]) -> list[str]:
        from gradcli.cli.line.words import programs_last

        options = {o: bool(p.metavar) for p in self.params for o in p.opts if o[:1] == "-"}
        return super().parse_args(ctx, programs_last(args, options))

    def format_help(self, ctx, formatter) -> None:
        formatter.write(help_text(self, min(WIDTH, room_of(sys.stdout) or WIDTH)))


def help_text(command: TyperCommand, width: int = WIDTH) -> str:
    """Usage, what the command does, its options in their groups, and examples."""
    about, examples = description(command)
    rows = [(group, spelling(p), p.help or "") for group, p in grouped(command)]
    limited = any(group == LIMITS_GROUP for group, _, _ in rows)
    rows = [row for row in rows if row[0] != LIMITS_GROUP]
    rows.append((OPTIONS, "-h, --help", "Show this"))
    column = min(24, max(len(left) for _, left, _ in rows)) + 4
    lines = [usage(command), "", *_filled(about, width)]
    for group in order(rows):
        lines += ["", f"{group}:"]
        lines += [row(left, text, column, width) for g, left, text in rows if g == group]
    if limited:
        lines += ["", "Limits of a run, such as --timeout: gradcli help limits"]
    if examples:
        lines += ["", "Examples:", *(f"  {line}" for line in examples)]
    return "\n".join(lines) + "\n"


def _filled(about: str, width: int) -> list[str]:
    return "\n\n".join(fill(part, width) for part in about.split("\n\n")).splitlines()


def usage(command: TyperCommand) -> str:
    name = command.name or ""
    words = [p.metavar or "" for p in command.params if isinstance(p, TyperArgument)]
    words = [word.removeprefix(f"[{name}] ") for word in words]  # gradcli PROGRAM itself
    return " ".join(["Usage: gradcli", name, *words, "[OPTIONS]"])


def description(command: TyperCommand) -> tuple[str, list[str]]:
    """The paragraphs of a command's docstring, and its examples."""
    about, _, rest = (command.help or "").partition("\nExample")
    examples = rest.removeprefix("s").removeprefix(":").splitlines()
    return about.strip(), [line.strip() for line in examples if line.strip()]


def grouped(command: TyperCommand) -> list[tuple[str, TyperArgument | TyperOption]]:
    """The parameters of a command, each with its group."""
    params = cast(list[TyperArgument | TyperOption], command.params)
    return [(p.rich_help_panel or OPTIONS, p) for p in params]


def order(rows) -> list[str]:
    """The groups in the order of their rows, the command's own before those that all share."""
    groups = list(dict.fromkeys(row[0] for row in rows))
    last = [group for group in groups if group == OUTPUT_GROUP]
    return [group for group in groups if group not in last] + last


def spelling(parameter: TyperArgument | TyperOption) -> str:
    """`-o, --out FILE`."""
    if isinstance(parameter, TyperArgument):
        return parameter.metavar or ""
    value = f" {parameter.metavar}" if parameter.metavar else ""
    return ", ".join(sorted(parameter.opts, key=len)) + value


def row(left: str, text: str, column: int, width: int) -> str:
    """An option and what it does, beside it from a column on, or below it where it is long."""
    indent = " " * column
    body = fill(text, max(width, column + 12), initial_indent=indent, subsequent_indent=indent)
    head = f"  {left}"
    if len(head) + 2 > column:
        return f"{head}\n{body}"
    return head + body[len(head) :]
