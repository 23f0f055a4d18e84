"""`gradcli simplify`: a program that computes the same in fewer operations."""

from gradcli import calls
from gradcli.cli.commands.emit import refuse_values
from gradcli.cli.line.input import inputs_of, read_program
from gradcli.cli.line.options import PRINTED, Settings, shared
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.output import Output


@shared(PRINTED)
def simplify(settings: Settings) -> None:
    """A program that computes the same in fewer operations, its expressions as one writes them.

    Numbers are exact, like terms and powers are collected, and what cancels is gone; tests of
    constants are decided, and what nothing reads is left out. Where the result has a value and the
    program has none, a note says so. A program that prints, or has texts, dicts, tapes and their
    like, keeps its statements, and has its arithmetic simplified.

    Examples:
      gradcli simplify 'x*x*x/3*6'
      gradcli simplify f.expr -o shorter.expr
      gradcli diff f.expr | gradcli simplify
    """
    output = Output(settings, inputs=inputs_of(settings))
    refuse_values(settings, "simplify")
    with Deadline(settings):
        program = read_program(settings)
        text, notes = calls.simplify(program)
        if output.answers or settings.known:
            text = calls.undeclared(text, program, settings.known)
        output.write([text])
    output.note([*program.readings, *notes])
