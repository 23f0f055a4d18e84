"""`gradcli tape`: what the tapes of a program watched and recorded, and where gradients stop."""

from collections.abc import Sequence
from typing import Annotated

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.line.input import inputs_of, read_point, read_program
from gradcli.cli.line.options import OUTPUT_GROUP, PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import option, repeated
from gradcli.cli.line.usage import Usage, listed
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.output import Output
from gradcli.data.bindings import Steps, is_binding
from gradcli.report.formats import FORMATS, GRAPHS

WRT = Annotated[
    Sequence[str],
    repeated("--wrt", metavar="NAMES", help="Variables of a tape around the program [the inputs]"),
]
ALL = {**FORMATS, **GRAPHS}
FORMAT = option(
    "--format", metavar="NAME", values=ALL, group=OUTPUT_GROUP,
    help=f"{listed(ALL)} [by the suffix of -o FILE; else table on a terminal, tsv in a pipe]",
)  # fmt: skip


@shared(PROGRAM, REPORT | {"format": (FORMAT, None)}, RUN)
def tape(settings: Settings, wrt: WRT = (), of: OF = ()) -> None:
    """What the tapes of a program watched and recorded, and where gradients stop.

    Each step of a tape has its line, its primitive, what went in and came out, and the cotangent
    that a derivative brought to it.  Of a program without a GradientTape it is the tape of gradcli
    grad.  A long tape is shown by its ends; --all, tsv, csv, json and jsonl have all of it.  Where
    the program fails, its tapes are shown up to there.

    Examples:
      gradcli tape 'x^2 * sin(y)' x=3 y=2
      gradcli tape lesson.py --format json
      gradcli tape lesson.py --format dot | dot -Tsvg -o lesson.svg
    """
    output = Output(settings, inputs_of(settings), ALL)
    asked = requested(settings, wrt=wrt, of=of)
    with Deadline(settings):
        point = read_point(settings)
        for word in filter(is_binding, settings.words):
            if isinstance(point[word.partition("=")[0]], Steps):
                help = f"give it one value: {word.partition('=')[0]}=2"
                raise Usage("E0003", f"tape takes one point, not a grid: '{word}'", (word,), help)
        program = read_program(settings, point)
        prints = output.program_prints(True)
        found = calls.tape(program, point, asked.wrt, asked.of, limits=asked.limits, write=prints)
        whole, style = bool(settings.all), output.style
        if output.format in GRAPHS:
            from gradcli.report.tapes.tape_graph import WRITERS

            output.write(WRITERS[output.format](found, style, whole))
        elif FORMATS[output.format].people:
            from gradcli.report.tapes.tables import render

            output.write(render(found, style, output.format == "plain", whole))
        elif output.format in ("tsv", "csv"):
            from gradcli.report.tapes.tape_fields import records

            output.show(records(found, style.digits))
        else:
            output.show(found)
        if found.failure is not None:
            raise found.failure
