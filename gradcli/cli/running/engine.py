"""`--engine`: a program run on the tape, as machine code or on JAX, and `--explain-engine`: why."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.line.options import Settings
from gradcli.cli.line.rows import option
from gradcli.cli.line.usage import Usage, choice
from gradcli.cli.running.derivatives import Request
from gradcli.result.derivatives import Result
from gradcli.result.grids import Block

ENGINE = Annotated[str, option(
    "--engine", metavar="NAME", values=calls.ENGINES,
    help="tape; native: machine code; jax; auto: code where it is sooner there; or, of --rows, "
    "dask: a cluster [auto]",
)]  # fmt: skip


CODE = ("native", "jax")  # engines that have values and derivatives, and no words


SEARCHES = ("auto", "tape", "native")  # engines that a search has
OF_SEARCHES = Annotated[str, option(
    "--engine", metavar="NAME", values=SEARCHES,
    help="tape; native: machine code; or auto: code once the runs have been long [auto]",
)]  # fmt: skip


def chosen(engine: str):
    """What chooses between the engines for a command that runs a program many times."""
    return calls.Engine(choice("--engine", engine or "auto", SEARCHES))


def on_jax(settings: Settings, engine: str) -> dict[str, Any]:
    """The options of --engine jax; E0002 where another engine is asked for with them."""
    given = {"device": settings.device or "", "float32": settings.float32}
    if engine == "jax":
        return given
    for name, value in given.items():
        if value:
            help = "add --engine jax, or leave it out"
            raise Usage("E0002", f"--{name} is of --engine jax", (f"--{name}",), help)
    return {}


class Coded:
    """What a command asks of a program, whose results may come from machine code.

    asked: its options; without: those of them, by their names, that code does not have.
    """

    def __init__(
        self, settings: Settings, program, engine: str, derivatives: bool, asked: Request,
        without: dict[str, Any],
    ):  # fmt: skip
        if engine == "dask":
            help = "as in --engine dask --rows 'part-*.parquet'"
            raise Usage("E0001", "--engine dask runs on --rows FILE", ("--engine", engine), help)
        wanted = choice("--engine", engine or "auto", calls.ENGINES)
        self.program, self.derivatives = program, derivatives
        self.asked = {
            "wrt": asked.wrt,
            "of": asked.of,
            "order": asked.order,
            "limits": asked.limits,
        }
        self.plain = wanted == "tape" and not settings.explain_engine
        self.explained = settings.explain_engine
        options = on_jax(settings, wanted)
        self.engine: Any = None if self.plain else calls.Engine(wanted, options)
        for name, given in without.items():
            if given and wanted in CODE:
                message = f"--engine {wanted} has no {name}"
                help = "leave one of them out: the tape has all options"
                raise Usage("E0002", message, ("--engine", wanted), help)

    def at(self, point: dict[str, Any], call: Callable[[dict], Result]) -> Result:
        """The result at a point, as `call` has it."""
        if self.plain:
            return call(point)
        return calls.at_point(self.program, point, call, self.engine, self.derivatives, self.asked)

    def along(self, point: dict[str, Any], grids: dict[str, Any], call) -> Iterator[Block] | None:
        """The results at the points of grids; None where `call` has to run at each."""
        if self.plain:
            return None
        return calls.along(
            self.program, point, grids, call, self.engine, self.derivatives, self.asked
        )

    def each(self, call: Callable[[dict], Result]) -> Callable[[dict], Result]:
        """`call`, by machine code where that is asked for."""
        if self.engine is None or self.engine.asked not in CODE:
            return call
        return lambda point: self.at(point, call)

    def reasons(self) -> list[str]:
        """What was chosen and why, where that is asked for, once all results are out."""
        return self.engine.reasons if self.explained and self.engine is not None else []
