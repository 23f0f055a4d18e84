"""A program as a function of what it is differentiated by: what all derivatives begin with."""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program
    from gradcli.evaluator.function import Function

from gradcli.errors import Diagnostic


def differentiable(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    command: str = "grad",
    limits: "Limits | None" = None,
    write: Write | None = None,
    coder: Any = None,
) -> "tuple[Function, list]":
    """The program as a function of `wrt`, by default its real inputs, and their values.

    Raises E0005, E0006 or E0007 where `point`, `wrt` or `of` do not suit the program; `command` is
    what their help names; `coder` makes the compiler of a program on numbers of another world.
    """
    from gradcli.evaluator.function import Function

    program.check_of(of)
    known = {*program.inputs, *program.assigned, *program.functions}
    program.check_wrt(tuple(name for name in wrt if name in known or name not in point))
    for name in wrt:
        if type(point.get(name)) is str:
            message = f"--wrt {name}: '{name}' is a text here, and has no derivative"
            raise Diagnostic("E0007", message, source=program.source)
    wrt = wrt or program.default_wrt(point)
    program.check_point(point, wrt, command)
    for name in wrt:
        if type(point.get(name)) is dict:
            from gradcli.evaluator.values.inputs import takes_numbers

            raise takes_numbers(name, point[name])
    function = Function(program, point, wrt, of, limits, write)
    function.coder = coder
    return function, function.sources()


def zeros(xs: list):
    """0 in the joined shapes of xs."""
    from gradcli.ops.numpy_call import shape

    joined = sum((shape(x) for x in xs), ())
    if not joined:
        return 0.0
    import numpy as np

    return np.zeros(joined)
