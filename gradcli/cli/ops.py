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
    """The table of primitives: names, arguments, and their NumPy twins.

    Examples:
      gradcli ops
      gradcli ops sin
      gradcli ops --format csv -o ops.csv
    """
    output = Output(settings)
    rows = calls.primitives(name or None)
    columns = tuple(dict.fromkeys(name for row in rows for name in row))
    output.show(Records(columns, [tuple(row.get(name, "") for name in columns) for row in rows]))
