"""What the commands share that differentiate a program at a point, or at each point of grids."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gradcli import calls
from gradcli.cli.line.directions import read_directions
from gradcli.cli.line.input import at_each, inputs_of, read_point, read_program, run_limits
from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import choice, every_name, names
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.output import Output
from gradcli.result.derivatives import Formulas, Result

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program, Write


class Request(NamedTuple):
    """What the options of a command ask of a program, as the library takes it."""

    wrt: tuple[str, ...]
    of: tuple[str, ...]
    order: int
    unconnected: str
    strict: bool
    limits: "Limits | None"
    directions: dict[str, Any]  # the tangents, or the cotangents, by name


Call = Callable[["Program", dict[str, Any], Request, "Write"], Result]


def requested(
    settings: Settings,
    *,
    wrt: Sequence[str] = (),
    of: Sequence[str] = (),
    order: int = 1,
    unconnected: str = "none",
    strict: bool = False,
) -> Request:
    """The request of a command line: the texts of its options are read here, and nowhere else."""
    chosen = choice("--unconnected", unconnected, calls.UNCONNECTED)
    by, targets = names("--wrt", wrt), every_name("--of", of)
    return Request(by, targets, order, chosen, strict, run_limits(settings), {})


def show(
    settings: Settings,
    command: str,
    asked: Request,
    call: Call,
    symbols: Callable[["Program", tuple[str, ...]], Formulas | None] | None = None,
    option: str = "",
    words: Sequence[str] = (),
) -> None:
    """Report what `call` finds of the program that the command line names, at its point.

    symbols: what finds it as formulas, which a terminal shows where no input has a value; option:
    the one whose words give directions, which may be files to wait for.
    """
    output = Output(settings, inputs=inputs_of(settings, words))
    with Deadline(settings):
        asked = asked._replace(directions=read_directions(option, words))
        point = read_point(settings)
        program = read_program(settings, point)
        if symbols is not None and output.answers and not (point or asked.of):
            from gradcli.cli.running.formulas import how_to_bind, in_symbols, missing

            unbound = missing(program, point, asked.wrt, command)
            if unbound is not None and program.default_wrt():
                in_symbols(output, unbound, lambda: [symbols(program, asked.wrt)])
                output.note([how_to_bind(unbound)])
                return
        prints = output.program_prints(True)
        output.show(at_each(point, lambda at: call(program, at, asked, prints)))
