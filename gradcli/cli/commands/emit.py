"""`gradcli emit`: a program in another language."""

import os
from typing import Annotated

from gradcli import calls
from gradcli.cli.line.input import file_of, inputs_of, read_program, written_apart
from gradcli.cli.line.options import OUTPUT_GROUP, PRINTED, Settings, shared
from gradcli.cli.line.rows import flag, option
from gradcli.cli.line.usage import Usage, choice, listed
from gradcli.cli.line.words import names_function
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.output import Output
from gradcli.data.bindings import is_binding

TO = Annotated[str, option(
    "--to", metavar="TARGET", values=calls.TARGETS, group=OUTPUT_GROUP,
    help=f"The language: {listed(calls.TARGETS)} [by the suffix of -o FILE; else expr]",
)]  # fmt: skip
SELF_TEST = Annotated[
    bool,
    flag(
        "--self-test",
        help="Add a check of the code at three points (not expr, latex, json)",
        group=OUTPUT_GROUP,
    ),
]
NAME = Annotated[str, option(
    "--name", metavar="NAME", group=OUTPUT_GROUP,
    help="The name of the printed function [by the file's name]",
)]  # fmt: skip
REAL = Annotated[str, option(
    "--real", metavar="TYPE", values=calls.REALS, group=OUTPUT_GROUP,
    help="The type of C's real numbers: double or float [double]",
)]  # fmt: skip
TESTED = ("c", "jax", "js", "julia", "numpy", "python", "rust")


@shared(PRINTED)
def emit(
    settings: Settings,
    to: TO = "",
    name: NAME = "",
    real: REAL = "double",
    self_test: SELF_TEST = False,
) -> None:
    """A program in another language: a whole file, with its loops, branches and names.

    Examples:
      gradcli emit 'x^2 * sin(y)' --to c
      gradcli emit f.expr -o f.py --self-test
      gradcli emit 'sqrt(x)/(1 + x^2)' --to latex
    """
    output = Output(settings, inputs=inputs_of(settings))
    to, real = target(settings, to, self_test), choice("--real", real, calls.REALS)
    refuse_values(settings, "emit", to, self_test)
    with Deadline(settings):
        program = read_program(settings)
        notes, asked = list(program.readings), {"name": name, "real": real}
        output.write([calls.emit(program, to, self_test=self_test, note=notes.append, **asked)])
    output.note(notes)


def target(settings: Settings, to: str, self_test: bool) -> str:
    """The target that --to names, or that the suffix of --out stands for."""
    if to:
        found = choice("--to", to, calls.TARGETS)
    else:
        found = _target_of(settings.out or "")
    if self_test and found not in TESTED:
        help = f"code has a test: --to {listed(TESTED)}"
        raise Usage("E0001", f"--self-test has nothing to run in {found}", ("--self-test",), help)
    return found


def _target_of(path: str) -> str:
    """The target of a file: by its suffix, a program of gradcli where it has none or is a text."""
    found, suffix = calls.target_of(path), os.path.splitext(path)[1]
    if found is None and suffix not in ("", ".txt", ".md"):
        help = f"a file ends in {listed(calls.target_suffixes())}, or --to says what is in it"
        raise Usage("E0002", f"--out writes no {suffix} file: '{path}'", (path,), help)
    return found or "expr"


def refuse_values(settings: Settings, command: str, to: str = "expr", tested: bool = False) -> None:
    """Raise where a value is bound, for which the text of a program in `to` has no use."""
    for word in filter(is_binding, settings.words):
        help = f"give the value to the program it prints: gradcli {command} … | gradcli eval {word}"
        if tested:
            help = f"--self-test chooses its points itself: leave out {word}"
        elif to != "expr":
            help = f"the function that it prints takes the value: leave out {word}"
        name, _, value = word.partition("=")
        if value.isidentifier() and names_function(file_of(settings) or ""):
            help += f"; '{name}: str' beside the program says that it takes a text there"
        if settings.expression is None and file_of(settings) is None:
            help = written_apart([word]) or help
        raise Usage("E0001", f"{command} takes no values: '{word}'", (word,), help)
