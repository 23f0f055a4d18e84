"""`gradcli PROGRAM`, without a command: the derivatives by name, and their values at a point."""

from typing import Any

from gradcli import calls
from gradcli.cli.commands.emit import target
from gradcli.cli.commands.grad import ORDER, WRT
from gradcli.cli.line.input import at_each, inputs_of, read_point, read_program
from gradcli.cli.line.options import PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.usage import whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.engine import Coded
from gradcli.cli.running.formulas import how_to_bind, missing, with_values, without_values
from gradcli.cli.running.output import Output
from gradcli.data.bindings import Steps, is_uncertain
from gradcli.result.derivatives import Result


@shared(PROGRAM, REPORT, RUN)
def answer(settings: Settings, wrt: WRT = (), order: ORDER = "1") -> None:
    """The derivatives of a program, and where its inputs have values its own value and theirs.

    What has nothing to differentiate by is evaluated. In a pipe it is as gradcli grad where values
    are given, and as gradcli diff where none is.

    Examples:
      gradcli 'x^2 * sin(x)'
      gradcli 'x^2 * sin(x)' x=3
      gradcli 'sqrt(2)/2'
    """
    output = Output(settings, inputs=inputs_of(settings))
    asked = requested(settings, wrt=wrt, order=whole("--order", order, 1, calls.MAX_ORDER))
    by, up_to = asked.wrt, asked.order
    with Deadline(settings):
        point = read_point(settings, uncertain=True)
        program = read_program(settings, point)
        prints = output.program_prints(bool(program.target_names))
        if is_uncertain(point):
            from gradcli.cli.running.uncertainty import Given, propagate

            given = Given(point, (), "")
            output.show(at_each(given.point, propagate(program, given, asked, prints)))
            return
        if not (by or program.default_wrt()) or not program.target_names or program.ends_in_print:

            def value(at: dict[str, Any], limits=asked.limits) -> Result:
                return calls.value(program, at, limits=limits, write=prints)

            output.show(at_each(point, value, Coded(settings, program, "auto", False, asked, {})))
            return
        program.check_wrt(by)
        unbound = missing(program, point, by, "grad")
        grid = any(isinstance(value, Steps) for value in point.values())
        if unbound is None:

            def gradient(at: dict[str, Any], limits=asked.limits) -> Result:
                return calls.gradient(program, at, by, order=up_to, limits=limits, write=prints)

            found = at_each(point, gradient, Coded(settings, program, "auto", True, asked, {}))
            if grid or not output.answers:
                output.show(found)
            else:
                with_values(output, found, program, by, up_to)
        elif output.answers:
            without_values(output, unbound, program, by, up_to)
            output.note([how_to_bind(unbound)] if point else [])
        elif point or settings.format is not None:
            raise unbound
        else:
            to = target(settings, "", False)
            notes = list(program.readings)
            output.write([calls.diff(program, by, order=up_to, to=to, note=notes.append)])
            output.note(notes)
