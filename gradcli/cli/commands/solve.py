"""`gradcli solve`: the roots of an equation, 'x^2 = 2', or of several for as many unknowns."""

import re
from collections.abc import Sequence
from typing import Annotated

from gradcli import calls
from gradcli.cli.line.input import inputs_of, read_point, read_program, run_limits
from gradcli.cli.line.options import EXPLAINED, PROGRAM, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import repeated
from gradcli.cli.line.usage import Usage, listed, names
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.engine import OF_SEARCHES, chosen
from gradcli.cli.running.output import Output
from gradcli.cli.running.searches import show
from gradcli.data.bindings import Steps, is_binding
from gradcli.data.numbers import is_number

WRT = Annotated[
    Sequence[str],
    repeated("--wrt", metavar="NAMES", help="What is unknown, such as x,y [what is bound]"),
]
NOT_EQUAL = "=<>!+-*/%^&|@:~"  # signs that make another operator of the = behind them


@shared(PROGRAM, REPORT, RUN, EXPLAINED)
def solve(settings: Settings, wrt: WRT = (), engine: OF_SEARCHES = "") -> None:
    """The roots of an equation, or where the value of a program is 0.

    From a value the root is looked for that Newton's method comes to; a grid, x=-5:5, looks for
    all roots between its points. Several equations stand apart by semicolons. The condition says by
    how much an error in the equation moves the root. Where no root is found the exit code is 1.

    Examples:
      gradcli solve 'x^2 = 2' x=1
      gradcli solve 'cos(x) = x/5' x=-10:10
      gradcli solve 'x + y = 3; x*y = 2' x=0 y=5
    """
    output = Output(settings, inputs=inputs_of(settings))
    asked, limits, using = names("--wrt", wrt), run_limits(settings), chosen(engine)
    with Deadline(settings):
        point = read_point(settings)
        text, count = settings.expression, 1
        if text is not None:
            settings.expression, count = set_to_zero(text, set(point))
        program = read_program(settings, point)
        unknowns = asked or _unknowns(program, point, count)
        between = None
        for name, value in point.items():
            if isinstance(value, Steps):
                if (name,) != tuple(unknowns):
                    message = f"'{name}' is a grid, and not what is looked for"
                    raise Usage("E0003", message, (_word(settings, name),), f"--wrt {name}")
                between = [float(x) for x in value]
                point[name] = between[0]
        found = calls.solve(
            program, point, tuple(unknowns), between, equation=text or "", engine=using,
            limits=limits, write=output.program_prints(True),
        )  # fmt: skip
        show(found, output)
        output.note(using.reasons if settings.explain_engine else [])


def _unknowns(program, point, count: int) -> tuple[str, ...]:
    """What is looked for: the grid, or what is bound, or the only real input."""
    grids = [name for name, value in point.items() if isinstance(value, Steps)]
    reals = [name for name in point if name in program.real_inputs()]
    if grids:
        return tuple(grids)
    if not point and program.inputs:
        name = next(iter(program.inputs))
        message = f"there is no value of '{name}' to begin at"
        raise Usage("E0005", message, (), f"{name}=1, or {name}=-10:10 for all roots between")
    if count == 1 and len(reals) > 1:
        message = f"{listed(reals)} may be looked for, and there is one equation"
        raise Usage("E0001", message, (), f"say which: --wrt {reals[0]}")
    return tuple(reals)


def _word(settings: Settings, name: str) -> str:
    return next(w for w in settings.words if is_binding(w) and w.partition("=")[0] == name)


def set_to_zero(text: str, bound: set[str]) -> tuple[str, int]:
    """The program whose values are 0 where the equations of a text hold, and how many there are.

    An equation is a line, or a part between semicolons, with one `=` outside brackets.  One with a
    name alone before it is an assignment, unless the name is `bound` to a value; and so is a name
    and a number before the last line.
    """
    parts = [part for line in text.split("\n") for part in _apart(line)]
    if any(re.match(r"\s|(if|for|while|def|with|try)\b", part) for part in parts):
        return text, 1  # a program with blocks
    rest, zeros = [], []
    parts = [part for part in parts if part.strip()]
    for i, part in enumerate(parts):
        sides = _sides(part)
        default = sides is not None and is_number(sides[1]) and i < len(parts) - 1
        if sides is None or (sides[0].isidentifier() and (sides[0] not in bound or default)):
            rest.append(part.strip())
        else:
            zeros.append(f"{sides[0]} - ({sides[1]})" if sides[1] != "0" else sides[0])
    if not zeros:
        return text, 1
    return "\n".join([*rest, zeros[0] if len(zeros) == 1 else f"[{', '.join(zeros)}]"]), len(zeros)


def _apart(line: str) -> list[str]:
    """The parts of a line between semicolons outside brackets."""
    parts, depth, begun = [], 0, 0
    for i, sign in enumerate(line):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == ";" and depth == 0:
            parts.append(line[begun:i].strip())
            begun = i + 1
    last = line[begun:]
    return [*parts, last.strip() if parts else last.rstrip()]


def _sides(part: str) -> tuple[str, str] | None:
    """The sides of an equation; None of what is none."""
    depth, places = 0, []
    for i, sign in enumerate(part):
        depth += (sign in "([{") - (sign in ")]}")
        after = part[i + 1 : i + 2]
        if sign == "=" and depth == 0 and after != "=" and part[i - 1 : i] not in [*NOT_EQUAL]:
            places.append(i)
    if len(places) != 1:
        return None
    left, right = part[: places[0]].strip(), part[places[0] + 1 :].strip()
    return (left, right) if left and right else None
