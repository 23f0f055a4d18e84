"""What the commands share that differentiate a program at a point, or at each point of grids."""

from collections.abc import Callable
from typing import Any

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.directions import read_directions
from gradcli.cli.input import at_each, inputs_of, read_point, read_program, run_limits
from gradcli.cli.options import Settings
from gradcli.cli.output import Output
from gradcli.cli.usage import choice, every_name, names
from gradcli.result import Formulas, Grid, Result

# option -> what its text, or texts, mean to the library
READ: dict[str, Callable[[Any], Any]] = {
    "wrt": lambda texts: names("--wrt", texts),
    "of": lambda texts: every_name("--of", texts),
    "unconnected": lambda text: choice("--unconnected", text, calls.UNCONNECTED),
    "tangents": lambda words: read_directions("--tangent", words),
    "cotangents": lambda words: read_directions("--cotangent", words),
}


def show(
    settings: Settings,
    call: Callable[..., Result],
    symbols: Callable[..., Formulas | None] | None = None,
    **options: Any,
) -> None:
    """Report what `call`, a function of the library, finds; `options` are those of the command.

    symbols: what finds it as formulas, which a terminal shows where no input has a value.
    """
    directions = (*options.get("tangents", ()), *options.get("cotangents", ()))
    output = Output(settings, inputs=inputs_of(settings, directions))
    with Deadline(settings):
        asked = read_options(settings, options)
        point = read_point(settings)
        program = read_program(settings, point)
        if symbols is not None and output.answers and not (point or asked["of"]):
            from gradcli.cli.formulas import how_to_bind, in_symbols, missing

            unbound = missing(program, point, asked["wrt"], call.__name__)
            if unbound is not None and program.default_wrt():
                in_symbols(output, unbound, lambda: [symbols(program, asked["wrt"])])
                output.note([how_to_bind(unbound)])
                return
        output.show(found_at(output, program, point, call, asked))


def read_options(settings: Settings, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a command as the library takes them, with the limits of the run."""
    asked = {name: READ[name](it) if name in READ else it for name, it in options.items()}
    return asked | {"limits": run_limits(settings)}


def over_rows(settings: Settings, ask: str, asked: dict[str, Any]) -> None:
    """Report what the function `ask` finds in each row of --rows; `asked` as `read_options` has."""
    from gradcli.cli.stream import stream

    stream(settings, ask, {name: it for name, it in asked.items() if name != "limits"})


def found(
    settings: Settings, output: Output, call: Callable[..., Result], asked: dict[str, Any]
) -> Result | Grid:
    """What `call` finds of the program at the point that the command line gives; a grid is lazy."""
    point = read_point(settings)
    return found_at(output, read_program(settings, point), point, call, asked)


def found_at(output: Output, program, point, call, asked: dict[str, Any]) -> Result | Grid:
    """What `call` finds of a program at a point; `asked` are its options, as it takes them."""
    prints = output.program_prints(True)
    return at_each(point, lambda at: call(program, at, **asked, write=prints))
