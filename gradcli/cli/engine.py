"""`--engine`: a program run on the tape, or as machine code."""

from collections.abc import Callable
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.rows import option
from gradcli.cli.usage import Usage, choice
from gradcli.result import Result

ENGINES = ("tape", "native")
ENGINE = Annotated[str, option(
    "--engine", metavar="NAME", values=ENGINES,
    help="tape, or native: machine code, for long loops and fine grids [tape]",
)]  # fmt: skip


def is_native(engine: str) -> bool:
    """Whether compiled code is asked for; E0002 for an engine that is none."""
    return choice("--engine", engine or "tape", ENGINES) == "native"


def without(asked: dict[str, Any]) -> None:
    """Raise E0002 for options, by their names, that compiled code does not have."""
    for name, given in asked.items():
        if given:
            message = f"--engine native has no {name}"
            help = "leave one of them out: the tape has all options"
            raise Usage("E0002", message, ("--engine", "native"), help)


def compiled_call(
    call: Callable[..., Result], program, wrt: tuple[str, ...], limits
) -> Callable[[dict[str, Any]], Result]:
    """What `call`, native_value or native_gradient, finds at a point; compiled once."""
    made = calls.compile(program, wrt)
    return lambda point: call(program, point, compiled=made, limits=limits)
