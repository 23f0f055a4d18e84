"""The grids that a plot is drawn along, as the command line gives them."""

from typing import Any

from gradcli import calls
from gradcli.cli.line.options import Settings
from gradcli.cli.line.usage import Usage, shell_line
from gradcli.cli.line.words import given_again
from gradcli.data.bindings import Steps, is_binding, read_bindings
from gradcli.errors import SESSION, Diagnostic

MOST = {1: 10_000, 2: 300}  # points along each grid: more than a picture has pixels for
FEW = 4  # points of a curve, of which fewer do not show its shape
EXAMPLE = "-2:2:0.05"
ALONG = "-10:10"  # where none is asked for


def axes_of(
    settings: Settings, program, point: dict[str, Any], notes: list[str]
) -> tuple[str, ...]:
    """The inputs to draw along; a grid of one value beside others is that value.

    The one input that has no value is drawn along a grid of its own, as `notes` say.
    """
    grids = [name for name, value in point.items() if isinstance(value, Steps)]
    axes = [name for name in grids if len(point[name]) > 1] or grids[:1]
    if len(axes) > 2:
        raise Usage(
            "E0001", f"a plot is along one grid or two, not {len(axes)}: {', '.join(axes)}",
            (_word(settings, axes[2]),), f"give a single value, such as {axes[2]}=1",
        )  # fmt: skip
    for name in grids:
        if name not in axes:
            point[name] = next(iter(point[name]))
    if axes:
        return tuple(axes)
    real = [name for name, given in program.inputs.items() if given.kind == "float"]
    real.sort(key=lambda name: name in point)
    if not real:
        raise Diagnostic(
            "E0107", "the program has no real inputs: there is nothing to draw along",
            source=program.source,
        )  # fmt: skip
    waiting = [
        name for name, i in program.inputs.items() if i.default is None and name not in point
    ]
    if waiting == real[:1]:
        word = f"{real[0]}={ALONG}"
        point |= read_bindings([word], calls.constant)
        notes.append(f"drawn along {word}; another range is given so too, as {real[0]}={EXAMPLE}")
        return (real[0],)
    help = f"as in: {_example(settings, program, point, (real[0],))}"
    words = (_word(settings, real[0]),) if real[0] in point else ()
    raise Usage(
        "E0001", f"a plot needs a grid, such as {real[0]}={EXAMPLE} for -2, -1.95, … 2", words, help
    )


def thin(point: dict[str, Any], axes: tuple[str, ...]) -> list[str]:
    """Take larger steps along grids of more points than are drawn; the notes say so."""
    notes = []
    for name in axes:
        steps, most = point[name], MOST[len(axes)]
        every = -(-(len(steps) - 1) // most)
        if every > 1:
            count = (len(steps) - 1) // every + 1
            point[name] = Steps(steps.start, steps.step * every, count)
            notes.append(
                f"drawn at {count} of the {len(steps)} values of {name}: a narrower grid shows more"
            )
    return notes


def sparse(program, point: dict[str, Any], axes: tuple[str, ...]) -> list[str]:
    """The notes that a grid has so few points that a curve between them is a guess."""
    notes = []
    for name in axes:
        steps = point[name]
        given = program.inputs.get(name)
        if 1 < len(steps) < FEW and given is not None and given.kind == "float":
            *_, last = steps
            finer = f"{name}={steps.start:g}:{last:g}"
            notes.append(f"drawn at {len(steps)} values of {name} alone: {finer} has 101")
    return notes


def _word(settings: Settings, name: str) -> str:
    return next(word for word in settings.words if word.startswith(f"{name}="))


def _example(settings: Settings, program, point: dict[str, Any], axes: tuple[str, ...]) -> str:
    """A command line that would work: as given, with a grid of the axes and all inputs bound."""
    words = [] if settings.expression is None else given_again(settings.expression)
    words += [w for w in settings.words if not is_binding(w)]
    for word in filter(is_binding, settings.words):
        name = word.partition("=")[0]
        known = isinstance(point.get(name), Steps) or name not in axes
        words.append(word if known else f"{name}={EXAMPLE}")
    for name, given in program.inputs.items():
        if name not in point and (given.default is None or name in axes):
            words.append(f"{name}={EXAMPLE}" if name in axes else f"{name}=1")
    if settings.source == SESSION and settings.expression is not None:
        program = settings.expression.strip().rpartition("\n")[2]  # the lines before were entered
        return " ".join(["plot", program, *words[len(given_again(settings.expression)) :]])
    return shell_line(["plot", *words])


def check_bound(settings: Settings, program, point, axes: tuple[str, ...], wrt) -> None:
    """Raise where the program cannot run at the point, with a command line that works."""
    try:
        program.check_point(point, wrt, "plot")
    except Diagnostic as error:
        if error.code == "E0005":
            all_of = "each of them" if error.seconds else "it"
            error.help = f"bind {all_of}, as in: {_example(settings, program, point, axes)}"
        raise
