"""A program's value at a point, and its derivatives there."""

from contextlib import nullcontext
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable, zeros
from gradcli.diagnosis.notes import looking_for_kinks, noted, warned
from gradcli.errors import Diagnostic
from gradcli.ops.numpy_call import shape
from gradcli.result.derivatives import Hessian, Result

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program


@bounded
def value(
    program: "Program",
    point: dict[str, Any],
    of: tuple[str, ...] = (),
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Result:
    """The target's value at `point`; `of` names other targets.

    A program that ends in a print has no value but those of `of`: it prints what it prints.
    Raises E0207 where `strict` and a value is not finite.
    """
    from gradcli.evaluator.function import Function

    program.check_of(of)
    program.check_point(point)
    function = Function(program, point, (), of, limits, write)
    values = function([])
    if program.ends_in_print and not of:
        return Result((), (), None, (), point, (*program.readings, *warned(function)))
    result = Result(function.names, function.shaped(values), None, (), point)
    return noted(result, function, strict)


@bounded
def gradient(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Result:
    """The target's value at `point` and its derivatives by `wrt` up to `order`.

    Of several targets, or one of many elements, the derivatives are of the sum, in the shape of
    the variable (of several variables: of their shapes joined).  A derivative that nothing
    connects is None, or 0 with unconnected="zero"; outside a domain, as of log(-1), it is NaN.
    """
    function, xs = differentiable(program, point, wrt, of, "grad", limits, write)
    with looking_for_kinks(function) if order == 1 else nullcontext():
        values, gradients = derivatives_of(function, xs, order, unconnected)
    result = Result(function.names, function.shaped(values), gradients, function.wrt, point)
    result = noted(result, function, strict)
    if len(xs) == 1 and not shape(xs[0]):
        from gradcli.calls.expansions import limits_noted

        result.notes += limits_noted(function, xs[0], values)
    return result


@bounded
def hessian(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Hessian:
    """The target's value at `point`, its gradient, and its second derivatives by `wrt`.

    Those by x and z have shape(x) + shape(z), each pair of variables once; else as `gradient`.
    """
    function, xs = differentiable(program, point, wrt, of, "hessian", limits, write)
    values, found = derivatives_of(function, xs, 2, unconnected)
    first = {key: g for key, g in found.items() if "," not in key}
    result = Hessian(function.names, function.shaped(values), first, function.wrt, point)
    result.hessian = {key: g for key, g in found.items() if key not in first}
    return noted(result, function, strict)


def derivatives_of(function, xs: list, order: int, unconnected: str) -> tuple[tuple, dict]:
    """The values of the function, and its derivatives by the keys of a Result."""
    from gradcli.diagnosis.undefined import undefined
    from gradcli.engine.partials import partials

    with placing(function):
        values, derivatives = partials(function, xs, order)
    derivatives = undefined(function, xs, values, derivatives)
    gradients = {}
    for k in range(1, order + 1):
        for index in combinations_with_replacement(range(len(xs)), k):
            g = derivatives.get(index)
            if g is None and unconnected == "zero":
                g = zeros([xs[i] for i in index])
            names = tuple(function.wrt[i] for i in index)
            gradients[",".join(names)] = function.in_type(names, g)
    return values, gradients


def slopes(
    program: "Program",
    point: dict[str, Any],
    wrt: str,
    of: tuple[str, ...] = (),
    order: int = 1,
    *,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Result:
    """The targets' values at `point` and their derivatives by the number `wrt` up to `order`.

    A derivative is a tuple with an item for each target, in the shape of its value: nothing is
    summed.  An element that nothing connects is None; that of a value which is NaN is NaN.
    Raises E0007 where `wrt` is an array.
    """
    from gradcli.diagnosis.undefined import where_nan
    from gradcli.engine.taylor import expansions
    from gradcli.ops.dispatch import primal
    from gradcli.ops.numpy_call import shape

    function, (x,) = differentiable(program, point, (wrt,), of, "grad", limits, write)
    if shape(x):
        raise Diagnostic("E0007", f"'{wrt}' is an array: a slope is by a single number")
    found = expansions(lambda u: function([u]), x, order)
    found = [(primal(value), slopes) for value, slopes in found]
    values = function.shaped(tuple(value for value, _ in found))
    gradients = {}
    for k in range(1, order + 1):
        kth = [(value, slopes[k - 1]) for value, slopes in found]
        defined = (g if g is None else where_nan(value, g) for value, g in kth)
        gradients[",".join([wrt] * k)] = function.shaped(tuple(defined))
    return Result(function.names, values, gradients, (wrt,), point)
