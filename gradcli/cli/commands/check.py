"""`gradcli check`: the derivatives of a program held against differences of its values."""

from copy import copy
from typing import Annotated, Any

from gradcli import calls
from gradcli.cli.commands.eval import OF
from gradcli.cli.commands.grad import WRT
from gradcli.cli.line.input import at_each, data_file, inputs_of, read_point, read_program
from gradcli.cli.line.options import PROGRAM, REPORT, ROWS, RUN, Settings, asks_for_rows, shared
from gradcli.cli.line.rows import flag, option
from gradcli.cli.line.usage import Usage, shell_line, whole
from gradcli.cli.line.words import is_text, names_file
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import requested
from gradcli.cli.running.engine import ENGINE, chosen
from gradcli.cli.running.output import Output
from gradcli.data.bindings import is_binding
from gradcli.data.numbers import is_number
from gradcli.errors import Diagnostic, Span
from gradcli.report.formats import FORMATS
from gradcli.result.checks import Check, Checks
from gradcli.result.grids import Grid

ORDER = Annotated[
    str, option("--order", metavar="N", help="1, or 2 for the second derivatives too [1]")
]
FULL = Annotated[bool, flag("--full", help="Every element of every array")]
DIRECTIONS = Annotated[str, option(
    "--directions", metavar="N",
    help="Check each array in N random directions [elements one by one up to 8; else 2]",
)]  # fmt: skip
SEED = Annotated[str, option("--seed", metavar="N", help="Of the random directions [0]")]
PROVE = Annotated[
    bool, flag("--prove", help="How many digits of each number of the answer are certain")
]
MANY = 10**6


@shared(PROGRAM, ROWS, REPORT, RUN)
def check(
    settings: Settings,
    wrt: WRT = (),
    of: OF = (),
    order: ORDER = "1",
    full: FULL = False,
    directions: DIRECTIONS = "",
    seed: SEED = "0",
    prove: PROVE = False,
    engine: ENGINE = "",
) -> None:
    """The derivatives of a program, each held against differences of its values.

    A derivative agrees, differs, is on a kink, or nothing can be told; the differences' own
    estimate of their error decides. Where one differs the wrong step is shown, and the exit code
    is 1. Forward mode is held against reverse mode too. A second program is taken for the
    derivative, and is what is checked.

    Examples:
      gradcli check 'x^2 * sin(y)' x=3 y=2
      gradcli check 'x^2' '2*x' x=3
      gradcli check '(1 - cos(x))/x^2' x=1e-6 --prove
    """
    claimed = _claimed(settings)
    if prove:
        from gradcli.cli.running.proven import show_certain

        others = {"--full": full, "--directions": directions, "second program": claimed,
                  "--engine": engine}  # fmt: skip
        up_to = whole("--order", order, 1, calls.MAX_ORDER)
        return show_certain(settings, others, requested(settings, wrt=wrt, of=of, order=up_to))
    files = inputs_of(claimed) if claimed else []
    up_to = whole("--order", order, 1, 2, "gradcli check goes to the second order")
    asked = requested(settings, wrt=wrt, of=of, order=up_to)
    count = whole("--directions", directions, 1, MANY) if directions else None
    number = whole("--seed", seed, 0, 2**63)
    if asks_for_rows(settings, ("explain_engine",)):
        from gradcli.cli.running.stream import stream

        return stream(settings, "check", asked, engine, full=full, directions=count, seed=number)
    output, using = Output(settings, inputs=[*inputs_of(settings), *files]), chosen(engine)
    with Deadline(settings):
        point = read_point(settings)
        program = read_program(settings, point)
        derivative = None
        if claimed is not None:
            if asked.order == 2:
                help = "to check a second derivative give the first as the program"
                raise Usage("E0001", "--order 2 takes no derivative", ("--order", order), help)
            derivative = read_program(claimed, point)
            _check_bound(settings, claimed, program, derivative, point)
        prints = output.program_prints(True)

        def checked(at: dict[str, Any]) -> Check:
            return calls.check(
                program, at, asked.wrt, asked.of, asked.order, full, count, number, derivative,
                engine=using, limits=asked.limits, write=prints,
            )  # fmt: skip

        found = at_each(point, checked)
        if isinstance(found, Grid):
            checks = Checks(found.axes, list(found.results))
        else:
            checks = Checks((), [found])
        _show(checks, output)
        output.note(using.reasons if settings.explain_engine else [])
    if not all(each.ok for each in checks.checks):
        raise _failed(checks)


def _claimed(settings: Settings) -> Settings | None:
    """The second program of the command line, which is taken out of it: the derivative of the first
    as somebody has found it.

    A number or a name is one where each input of the program has its value in a binding.
    """
    words = [word for word in settings.words if not is_binding(word)]
    if settings.expression is None and words:
        del words[0]
    if len(words) != 1 or (settings.from_option and is_text(words[0])):
        return None
    word = words[0]
    name, _, value = word.partition("=")
    if is_text(word) and name.strip().isidentifier() and is_number(value.strip()):
        return None  # x = 3 binds a value, with blanks that are too many
    is_program = is_text(word) or (names_file(word) and not data_file(word))
    if not is_program and not _is_last(settings, word):
        return None
    settings.words = tuple(each for each in settings.words if each is not word)
    claimed = copy(settings)
    claimed.declared = ()
    claimed.expression, claimed.words = (None, (word,)) if names_file(word) else (word, ())
    return claimed


def _is_last(settings: Settings, word: str) -> bool:
    """Whether a word is a number or an input of the first program, and no input waits for it."""
    alone = copy(settings)
    alone.words = tuple(each for each in settings.words if each is not word)
    bound = {each.partition("=")[0] for each in alone.words if is_binding(each)}
    try:
        program = read_program(alone, bound)
    except Diagnostic:
        return False
    known = is_number(word) or word in program.inputs
    return known and all(x.default is not None or x.name in bound for x in program.inputs.values())


def _check_bound(settings: Settings, claimed: Settings, program, derivative, point) -> None:
    """Raise where an input of either program has no value, with a line that gives both."""
    for each in (program, derivative):
        try:
            each.check_point({x: point[x] for x in point if x in each.inputs}, (), "check")
        except Diagnostic as error:
            needed = {**program.inputs, **derivative.inputs}
            missing = [x for x, i in needed.items() if i.default is None and x not in point]
            programs = [settings.expression, claimed.expression]
            words = [each for each in programs if each is not None]
            words += [*settings.words, *claimed.words, *(f"{name}=1" for name in missing)]
            error.help = f"as in: {shell_line(['check', *words])}"
            raise


def _show(checks: Checks, output: Output) -> None:
    from gradcli.report.check import notes, records, render

    if FORMATS[output.format].people:
        output.write(render(checks, output.style, output.format == "plain"))
        return
    if FORMATS[output.format].shows_notes:
        output.show(checks)
        return
    output.show(records(checks, output.style.digits))
    output.note(notes(checks))


def _failed(checks: Checks) -> Diagnostic:
    """The steps that are wrong at the first point with any; else that something differs."""
    faults = [fault for each in checks.checks for fault in each.faults]
    places: dict[Span | None, Diagnostic] = {}
    for fault in faults:
        places.setdefault(fault.span, fault)
    if not places:
        count = sum(len(each.differing) for each in checks.checks)
        rows = sum(len(each.rows) for each in checks.checks)
        stops = any(each.notes for each in checks.checks)
        return Diagnostic(
            "E0211",
            f"{count} of {rows} derivative{'s' * (rows > 1)} "
            f"{'differs' if count == 1 else 'differ'} from the slope of the values",
            help="behind a place where the gradient stops the values still change"
            if stops
            else None,
        )
    first, *others = places.values()
    first.seconds += tuple((f.span, str(f)) for f in others if f.span is not None)
    return first
