"""A program's derivatives, or those that another program gives, held against differences of its
values."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.errors import Diagnostic
from gradcli.result.checks import Check, Coordinate

if TYPE_CHECKING:
    from gradcli.calls import Engine, Limits, Program
    from gradcli.calls.tiered import Tiered

DIFFERENCES = 17  # values that the slope along one direction takes, about


@bounded
def check(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    full: bool = False,
    directions: int | None = None,
    seed: int = 0,
    derivative=None,
    *,
    engine: "Engine | None" = None,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Check:
    """The derivatives that `gradient` gives, each with differences and a verdict.

    order: 1, or 2 for the second derivatives too.  Arrays of more than 8 elements are checked in 2
    random directions, or `directions`; with `full` each element is.  `derivative` is a program
    whose values, one for each of `wrt`, are checked in their place; what only it reads may be in
    `point` too.  engine: what chooses between the tape and machine code, for the values alone.
    E0107 where there is nothing to differentiate.
    """
    from gradcli.calls.tiered import Tiered
    from gradcli.checking.programs import check as checked
    from gradcli.evaluator.function import Function

    program.check_of(of)
    program.check_wrt(wrt)
    wrt = wrt or program.default_wrt(point)
    given = None
    if derivative is not None:
        derivative.check_point(_inputs_in(derivative, point), (), "eval")
        given = _given(derivative, point, wrt, limits, write)
        alone = derivative.inputs.keys() - program.inputs.keys()
        whole, point = point, {name: x for name, x in point.items() if name not in alone}
    program.check_point(point, wrt, "check")
    if not wrt or not (of or program.target):
        what = "value" if wrt else "real inputs"
        raise Diagnostic(
            "E0107", f"there is nothing to check: the program has no {what}",
            help="gradcli check 'x^2' x=3 checks a derivative", source=program.source,
        )  # fmt: skip
    function = Function(program, point, wrt, of, limits, write)
    with placing(function):
        code = Tiered(function, engine)
        values = _values(function, code) if engine else None
        found = checked(function, order, full, directions, seed, given, values)
        code.hand_over()
    if derivative is not None:
        found.point = whole
        found.faults = [_fault(row, program, derivative, wrt) for row in found.differing]
    elif not found.ok and not found.faults:
        found.notes += tuple(_stops(Function(program, point, wrt, of, limits, lambda text: None)))
    return found


def _values(function, code: "Tiered") -> Callable:
    """What gives the values of a program where the variables are xs: by machine code where that
    pays; on tapes, on complex numbers and on many examples at once the function itself."""
    import numpy as np

    held = code.asked  # or has the digits of the tape

    def values(xs: list) -> tuple:
        nonlocal held
        plain = [type(x) is float or (type(x) is np.ndarray and x.dtype == float) for x in xs]
        found = code.value(xs, DIFFERENCES * len(xs)) if all(plain) else None
        if found is None or not held:
            values = function(xs)
            held = held or found is not None
            if found is not None and values != (found,):
                code.leave("code has other digits")
            return values
        return (found,)

    return values


def _inputs_in(program: "Program", point: dict[str, Any]) -> dict[str, Any]:
    return {name: x for name, x in point.items() if name in program.inputs}


def _given(derivative, point: dict[str, Any], wrt: tuple[str, ...], limits, write) -> Callable:
    """What makes of the values of `wrt` those of the program `derivative`, one for each."""
    from gradcli.evaluator.function import Function
    from gradcli.ops.dispatch import primal
    from gradcli.ops.numpy_call import shape

    def given(xs: list) -> list:
        here = _inputs_in(derivative, point | dict(zip(wrt, xs)))
        function = Function(derivative, here, (), (), limits, write)
        with placing(function):
            values = [primal(value) for value in function([])]
        if len(values) == 1 and len(xs) > 1 and shape(values[0]) == (len(xs),):
            values = list(values[0])
        if len(values) != len(xs):
            raise _other_count(derivative, len(values), wrt)
        for name, value, x in zip(wrt, values, xs):
            if shape(value) != shape(x):
                message = f"is {_shaped(shape(value))}, and '{name}' is {_shaped(shape(x))}"
                raise _unlike(derivative, message)
        return values

    return given


def _other_count(derivative, count: int, wrt: tuple[str, ...]) -> Diagnostic:
    """The error of a program that does not give a derivative for each of `wrt`."""
    names = ", ".join(f"'{name}'" for name in wrt)
    message = f"has {count} value{'s' * (count != 1)}, and it is checked by {names}"
    help = "give the derivative alone"
    if len(wrt) > 1:
        options = " or ".join(f"--wrt {name}" for name in wrt)
        help = f"say what it is by: {options}; or give one for each: '[…, …]'"
    return _unlike(derivative, message, help)


def _unlike(derivative, message: str, help: str | None = None) -> Diagnostic:
    span = derivative.target and derivative.target.span
    message = f"the derivative that is given {message}"
    return Diagnostic("E0201", message, span, help=help, source=derivative.source)


def _shaped(shape: tuple) -> str:
    return f"an array of {' x '.join(map(str, shape))}" if shape else "a number"


def _fault(row: Coordinate, program, derivative, wrt: tuple[str, ...]) -> Diagnostic:
    """A derivative that was given and differs, as E0211 at its place."""
    at = "" if row.at is None else f" at {row.name} = {row.at:g}"
    message = (
        f"the derivative that is given by '{row.name}' is {row.gradient:.6g}{at}, "
        f"and the slope of the values {row.numeric:.6g}"
    )
    name = row.name.split(" along ")[0].split("[")[0]
    span, items = derivative.target.span, getattr(derivative.target.node, "items", ())
    if len(items) == len(wrt) > 1:
        span = items[wrt.index(name)].span or span
    help = _formula(program, name) if row.name == name else None
    return Diagnostic("E0211", message, span, "this derivative", help, derivative.source)


def _formula(program: "Program", name: str) -> str | None:
    """The derivative by a name as a formula; None where it has none that stands in a line."""
    try:
        rows = calls.formulas(program, (name,)).rows
    except Diagnostic:
        return None
    return f"d/d{name} = {rows[0][1]}" if len(rows) == 1 else None


def _stops(function) -> list[str]:
    """Where the gradients of the program stop: differences go on behind these places."""
    from gradcli.diagnosis.recordings import tapes

    stops = [stop for tape in tapes(function).recordings for stop in tape.stops]
    source = function.program.source
    places = (source.place(source.starts[stop.line - 1]) for stop in stops)
    return list(dict.fromkeys(f"{s.text}, at {at}: {s.why}" for s, at in zip(stops, places)))
