"""`gradcli diff`: the program of a derivative."""

from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.emit import NAME, REAL, SELF_TEST, TO, refuse_values, target
from gradcli.cli.commands.grad import WRT
from gradcli.cli.line.input import inputs_of, read_point, read_program
from gradcli.cli.line.options import PROGRAM, Settings, shared
from gradcli.cli.line.rows import flag, option
from gradcli.cli.line.usage import Usage, choice, names, whole
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.formulas import how_to_bind, missing
from gradcli.cli.running.output import Output
from gradcli.data.bindings import Steps

GRADIENT = Annotated[bool, flag("--gradient", help="By every real input, those with defaults too")]
VALUE = Annotated[bool, flag("--value", help="Keep the value, before its derivatives")]
MODE = Annotated[str, option(
    "--mode", metavar="MODE", values=calls.MODES,
    help="forward or reverse [forward for one variable, reverse for several]",
)]  # fmt: skip
ORDER = Annotated[str, option("--order", metavar="N", help="Order of the derivative [1]")]


@shared(PROGRAM)
def diff(
    settings: Settings,
    wrt: WRT = (),
    gradient: GRADIENT = False,
    value: VALUE = False,
    mode: MODE = "",
    order: ORDER = "1",
    to: TO = "",
    name: NAME = "",
    real: REAL = "double",
    self_test: SELF_TEST = False,
) -> None:
    """The program of a derivative, which runs by itself and can be differentiated again.

    On a terminal each derivative that is a formula is a line of its own, d/dx = …, with its value
    where values are given; the program is printed in a pipe, into a file and with --to expr.

    Examples:
      gradcli diff 'x^2 * sin(y)' --wrt x
      gradcli diff f.expr --gradient --value -o f_gradient.c
      echo 'x^x' | gradcli diff | gradcli diff | gradcli eval x=2
    """
    output = Output(settings, inputs=inputs_of(settings))
    labelled = output.answers and not (to or value or self_test or name or real != "double")
    if not labelled:
        refuse_values(settings, "diff", target(settings, to, self_test), self_test)
    if gradient and wrt:
        help = "--wrt names some of the inputs, --gradient is all of them"
        raise Usage("E0001", "--wrt and --gradient do not go together", ("--gradient",), help)
    asked: dict[str, Any] = {
        "wrt": names("--wrt", wrt),
        "mode": choice("--mode", mode, calls.MODES) if mode else None,
        "order": whole("--order", order, 1, calls.MAX_ORDER),
        "to": target(settings, to, self_test),
        "value": value,
        "gradient": gradient,
        "self_test": self_test,
        "name": name,
        "real": choice("--real", real, calls.REALS),
    }
    with Deadline(settings):
        point = read_point(settings)
        if any(isinstance(value, Steps) for value in point.values()):
            refuse_values(settings, "diff")
        program = read_program(settings, (*asked["wrt"], *point))
        program.check_wrt(asked["wrt"], mentioned=True)
        if labelled:
            shown = {name: asked[name] for name in ("wrt", "mode", "order", "gradient")}
            _labelled(output, program, point, shown)
        else:
            notes = list(program.readings)
            output.write([calls.diff(program, **asked, note=notes.append)])
            output.note(notes)


def _labelled(output: Output, program, point, asked) -> None:
    """Write the derivatives by their names, with their values at the point where it has one."""
    formulas = calls.formulas(program, **asked)
    unbound = missing(program, point, asked["wrt"], "diff") if point else None
    if not point or unbound is not None:
        output.answer(formulas)
        output.note([] if unbound is None else [how_to_bind(unbound)])
        return
    order, prints = asked["order"], output.program_prints(True)
    result = calls.gradient(program, point, formulas.wrt, order=order, write=prints)
    found = result.gradients.items()
    result.gradients = {key: value for key, value in found if key.count(",") == order - 1}
    output.answer(formulas, result)
