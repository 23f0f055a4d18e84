"""What `gradcli eval` and `gradcli grad` share where their digits are to be proven."""

from typing import Any

from gradcli import calls
from gradcli.cli.line.input import inputs_of, read_program, read_typed_point
from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import Usage, whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import Request
from gradcli.cli.running.output import Output
from gradcli.report.fields import field
from gradcli.result.grids import Records

COLUMNS = ("number", "64 bits", "certain digits", "proven")
DIGITS, MOST = 17, 4000  # of an enclosure where none are asked for; that may be


def show(
    settings: Settings, precision: str, prove: bool, others: dict[str, Any], asked: Request
) -> None:
    """Report the proven value, and the derivatives to the order in `asked`.

    others: the options that say how numbers of 64 bits are found; E0001 where one is given.
    """
    _check_alone("--precision" if precision else "--prove", settings, others)
    digits = whole("--precision", precision, 1, MOST) if precision else DIGITS
    output = Output(settings, inputs=inputs_of(settings), most=MOST)
    with Deadline(settings):
        point = read_typed_point(settings)
        program = read_program(settings, point)
        has_value = bool(asked.of or program.target_names) and not program.ends_in_print
        output.show(calls.proven(
            program, point, asked.wrt, asked.of, asked.order, asked.unconnected, digits=digits,
            enclose=prove, strict=asked.strict, limits=asked.limits,
            write=output.program_prints(has_value),
        ))  # fmt: skip


def show_certain(settings: Settings, others: dict[str, Any], asked: Request) -> None:
    """Report how many digits of each number of the ordinary answer are certain; others: as in
    `show`."""
    _check_alone("--prove", settings, others)
    output = Output(settings, inputs=inputs_of(settings))
    with Deadline(settings):
        point = read_typed_point(settings)
        program = read_program(settings, point)
        found, notes = calls.certain(
            program, point, asked.wrt, asked.of, asked.order,
            limits=asked.limits, write=output.program_prints(True),
        )  # fmt: skip
    rows = [
        (each.name, field(each.value), "all" if each.digits is None else str(each.digits),
         field(each.proven))
        for each in found
    ]  # fmt: skip
    output.show(Records(COLUMNS, rows))
    output.note(list(notes))


def _check_alone(option: str, settings: Settings, others: dict[str, Any]) -> None:
    """E0001 where something is given that asks for numbers of 64 bits, or for many points."""
    for name, given in {"--rows": settings.rows, **others}.items():
        if given:
            message = f"{option} proves digits at one point, and takes no {name}"
            raise Usage("E0001", message, (name,), f"leave {name} out")
