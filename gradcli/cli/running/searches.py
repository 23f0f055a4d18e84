"""What gradcli minimize and gradcli solve share: how what they found is written."""

from gradcli.cli.running.output import Output
from gradcli.result.searches import Minimum, Roots


def show(found: Minimum | Roots, output: Output) -> None:
    """Write what a search found in the format of the output."""
    from gradcli.report.formats import FORMATS
    from gradcli.report.searches import notes, records, render

    row = FORMATS[output.format]
    if row.people:
        output.write(render(found, output.style, output.format == "plain"))
    elif row.shows_notes:
        output.show(found)
    else:
        output.show(records(found, output.style.digits))
        output.note(notes(found))
