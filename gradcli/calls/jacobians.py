"""The derivative of each element of the targets by each element of the variables."""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable, zeros
from gradcli.diagnosis.notes import noted
from gradcli.diagnosis.undefined import undefined_rows
from gradcli.engine.transforms import jacobian as transformed
from gradcli.ops.dispatch import is_complex, primal
from gradcli.result.derivatives import Jacobian

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program


@bounded
def jacobian(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Jacobian:
    """The targets' values at `point`, and the derivative of each element by each of `wrt`.

    That of a value y by a variable x has shape(y) + shape(x).  One that nothing connects is None,
    or 0 with unconnected="zero"; a row is NaN where the value's element is outside a domain.
    """
    function, xs = differentiable(program, point, wrt, of, "jacobian", limits, write)
    values: tuple = ()

    def targets(*xs):
        nonlocal values
        found = function(list(xs))
        values = tuple(map(primal, found))
        return tuple(_in_parts(y) if is_complex(y) else y for y in found)

    with placing(function):
        rows = transformed(targets, tuple(range(len(xs))))(*xs)
    rows = tuple(_joined(*row) if type(row[0]) is tuple else row for row in rows if row)
    rows = undefined_rows(function, xs, values, rows)
    names, columns = function.wrt, []
    for i, x in enumerate(xs):
        column = [row[i] for row in rows]
        if unconnected == "zero":
            column = [zeros([y, x]) if j is None else j for y, j in zip(values, column)]
        typed = tuple(function.in_type((names[i],), j) for j in column)
        columns.append(function.shaped(typed))
    result = Jacobian(function.names, function.shaped(values), None, names, point)
    result.jacobians = tuple(dict(zip(names, row)) for row in zip(*columns))
    if not columns:
        result.jacobians = tuple({} for _ in result.targets)
    return noted(result, function, strict)


def _in_parts(y) -> tuple:
    """The real and the imaginary part: a derivative is of real numbers."""
    from gradcli.ops.complex_numbers import imag, real

    return real(y), imag(y)


def _joined(real: tuple, imag: tuple) -> tuple:
    """The derivatives of a complex number, from those of its two parts."""
    return tuple(
        None
        if a is None and b is None
        else (0.0 if a is None else a) + 1j * (0.0 if b is None else b)
        for a, b in zip(real, imag)
    )
