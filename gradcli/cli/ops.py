"""`gradcli ops`: the table of primitives."""

from typing import Annotated

from typer import Argument

from gradcli import calls
from gradcli.cli.options import PROGRAM, REPORT, Settings, shared
from gradcli.cli.output import Output
from gradcli.result import Records

NAME = Annotated[str, Argument(metavar="[NAME]", help="One primitive", show_default=False)]


@shared({name: PROGRAM[name] for name in ("out", "color")}, REPORT)
def ops(settings: Settings, name: NAME = "") -> None:
    """The table of primitives: names, arguments, domains, and their NumPy twins.

    Example: gradcli ops sin
    """
    output = Output(settings)
    rows = calls.primitives(name or None)
    output.show(Records(tuple(rows[0]), [tuple(row.values()) for row in rows]))
