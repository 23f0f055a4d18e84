"""Taylor polynomials of a program."""

from collections.abc import Callable, Sequence
from itertools import chain, combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Any

from gradcli.calls import TAYLOR_ORDER, Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable, zeros
from gradcli.diagnosis.notes import noted
from gradcli.diagnosis.observer import shown
from gradcli.engine.structure import leaves
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import primal
from gradcli.ops.kinks import any_of
from gradcli.ops.numpy_call import shape
from gradcli.result.derivatives import Expansion

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program


@bounded
def taylor(
    program: "Program",
    point: dict[str, Any],
    order: int = TAYLOR_ORDER,
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Expansion:
    """The Taylor polynomials of the targets in `wrt` about `point`, up to `order`.

    In several variables up to that total order.  A coefficient is in the structure of the target's
    value; past order 0 it is None where nothing connects the two, or 0 with unconnected="zero".
    Raises E0007 where a variable is an array.
    """
    from gradcli.diagnosis.undefined import where_nan

    function, xs = differentiable(program, point, wrt, of, "taylor", limits, write)
    _check_numbers(function.wrt, xs)
    notes: tuple[str, ...] = ()
    with placing(function):
        if len(xs) == 1:
            values, found = _in_one(function, xs[0], order)
            if not _are_finite((*values, *chain(*found.values()))):
                values, found, notes = _as_limits(function, xs[0], order, values, found)
        else:
            values, found = _in_many(function, xs, order)
    terms: dict[tuple[int, ...], tuple] = {(0,) * len(xs): function.shaped(values)}
    for powers, coefficients in found.items():
        parts = []
        for value, c in zip(values, coefficients):
            if c is None and unconnected == "zero":
                c = zeros([value])
            parts.append(None if c is None else where_nan(value, c))
        terms[powers] = function.shaped(tuple(parts))
    result = Expansion(function.names, function.shaped(values), None, function.wrt, point)
    result.at, result.order = dict(zip(function.wrt, xs)), order
    result.terms = tuple(
        {powers: parts[i] for powers, parts in terms.items()} for i in range(len(result.targets))
    )
    result = noted(result, function, strict)
    result.notes = (*notes, *result.notes)
    return result


def _check_numbers(names: tuple[str, ...], xs: list) -> None:
    """E0007 where one of the variables is an array, with what can be expanded in instead."""
    numbers = [name for name, x in zip(names, xs) if not shape(x)]
    for name, x in zip(names, xs):
        if not shape(x):
            continue
        if numbers:
            help = f"name the numbers to expand in: --wrt {','.join(numbers)}"
        else:
            help = f"to expand along d write {name} + t*d for {name}, and give d=… t=0 --wrt t"
        message = f"'{name}' is an array: a Taylor polynomial is in numbers"
        raise Diagnostic("E0007", message, help=help)


def _in_one(function, x, order: int) -> tuple[tuple, dict]:
    """The values, and of each order the coefficients of all of them."""
    from gradcli.engine.taylor import coefficients

    found = coefficients(lambda u: function([u]), x, order)
    values = tuple(primal(value) for value, _ in found)
    return values, {(k,): tuple(cs[k - 1] for _, cs in found) for k in range(1, order + 1)}


def _as_limits(function, x, order: int, values: tuple, found: dict) -> tuple[tuple, dict, tuple]:
    """The values and their coefficients, of quotients of 0 by 0 those of the limit, and notes.

    Of a pole the notes have its order, of another singular point its kind.  What has neither limit
    nor pole stays as it is.
    """
    notes: list[str] = []
    columns: list[Sequence] = list(zip(values, *found.values()))
    at = f"{function.wrt[0]} = {shown(x)}"
    for i, (name, low, terms, singular) in enumerate(_series(function, x, order)):
        if _are_finite(columns[i]):
            continue
        if not _are_finite(terms):
            if singular:
                notes.append(f"no Taylor series of {name} at {at} is found: {singular}")
            continue
        has_value = _are_finite(columns[i][:1])
        if has_value and any_of(columns[i][0] != terms[0]):
            continue
        if low < 0:
            notes.append(f"{name} {_pole(function.wrt[0], x, -low)}")
            continue
        if not has_value:
            notes.append(f"{name} has no value at {at}: it is taken as its limit there")
        columns[i] = [zeros(terms[:1]) if c is None else c + 0.0 for c in terms]  # no -0.0
    values, *rest = zip(*columns)
    return values, dict(zip(found, rest)), tuple(notes)


def _series(function, x, order: int) -> list[tuple[str, int, list, str]]:
    """What to call each value, its Laurent series, and why it has none; nothing where that is not
    found."""
    from gradcli.engine.laurent import expansions
    from gradcli.evaluator.function import Function, silent

    program, limits = function.program, function.limits
    again = Function(program, function.point, function.wrt, function.of, limits, silent)
    try:
        found = expansions(lambda u: again([u]), x, order) or []
    except Diagnostic:  # as of a matrix that is singular at the point
        return []
    return [(name, *series) for name, series in zip(_each(again), found)]


def limits_noted(function, x, values: tuple) -> tuple[str, ...]:
    """A note on each number among the values that is NaN and has a limit, with its slope there."""
    if all(shape(value) or value == value for value in values):
        return ()
    notes = []
    for value, (name, low, terms, _) in zip(values, _series(function, x, 1)):
        if low == 0 and not shape(value) and value != value and _are_finite(terms):
            limit, slope = [shown(c or 0.0) for c in terms]
            at = f"{function.wrt[0]} = {shown(x)}"
            words = f"{name} has the limit {limit} at {at}, and the slope {slope} there"
            notes.append(f"{words}: gradcli taylor has its series")
    return tuple(notes)


def _are_finite(coefficients) -> bool:
    from gradcli.diagnosis.elements import is_finite

    return all(map(is_finite, coefficients))


def _each(function) -> list[str]:
    """What to call each value of the targets, of those that are lists or tuples every part."""
    found = []
    for name, nested in zip(function.names, function.nested):
        n = len(list(leaves(nested)))
        found += [name] if n == 1 else [f"{name}[{k}]" for k in range(n)]
    return found


def _pole(name: str, x, order: int) -> str:
    moved = name if x == 0 else f"({name} {'-' if x > 0 else '+'} {shown(abs(x))})"
    power = moved if order == 1 else f"{moved}^{order}"
    at = f"{name} = {shown(x)}"
    return f"has a pole of order {order} at {at}: times {power} it has a Taylor polynomial"


def _in_many(function, xs: list, order: int) -> tuple[tuple, dict]:
    """The values, and for each choice of powers the coefficients of all of them.

    The mixed partials are those of one number, so each element of a value has a run of its own.
    """
    values = tuple(map(primal, function(xs)))
    parts = [_of_elements(function, i, value, xs, order) for i, value in enumerate(values)]
    found = {}
    for k in range(1, order + 1):
        for index in combinations_with_replacement(range(len(xs)), k):
            powers = tuple(map(index.count, range(len(xs))))
            found[powers] = tuple(part[powers] for part in parts)
    return values, found


def _of_elements(function, i: int, value, xs: list, order: int) -> dict[tuple[int, ...], Any]:
    """The coefficients of the i-th value by powers, in its shape."""
    from gradcli.engine.partials import partials

    if shape(value) == ():
        _, found = partials(lambda xs: (function(xs)[i],), xs, order)
        return _coefficients(found, len(xs))
    import numpy as np

    from gradcli.ops.arrays import getitem

    def element(place: tuple[int, ...]) -> Callable:
        return lambda xs: (getitem(function(xs)[i], *place),)

    each = []
    for place in np.ndindex(value.shape):
        _, found = partials(element(place), xs, order)
        each.append(_coefficients(found, len(xs)))
    whole = {}
    for powers in each[0] if each else ():
        column = [found[powers] for found in each]
        missing = all(c is None for c in column)
        filled = [0.0 if c is None else c for c in column]
        whole[powers] = None if missing else np.reshape(filled, value.shape)
    return whole


def _coefficients(found: dict, n: int) -> dict[tuple[int, ...], Any]:
    """The derivatives by tuples of indices as coefficients by powers of n variables."""
    coefficients = {}
    for index, g in found.items():
        powers = tuple(map(index.count, range(n)))
        coefficients[powers] = None if g is None else primal(g) / prod(map(factorial, powers))
    return coefficients
