"""Taylor polynomials of a program."""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from gradcli.calls import TAYLOR_ORDER, Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable, zeros
from gradcli.errors import Diagnostic
from gradcli.notes import noted
from gradcli.ops.table import primal, shape
from gradcli.result import Expansion


@bounded
def taylor(
    program,
    point: dict[str, Any],
    order: int = TAYLOR_ORDER,
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits=None,
    write: Write | None = None,
) -> Expansion:
    """The Taylor polynomials of the targets in `wrt` about `point`, up to `order`.

    In several variables up to that total order.  A coefficient is in the structure of the target's
    value; past order 0 it is None where nothing connects the two, or 0 with unconnected="zero".
    Raises E0007 where a variable is an array.
    """
    from gradcli.evaluator.undefined import where_nan

    function, xs = differentiable(program, point, wrt, of, "taylor", limits, write)
    _check_numbers(function.wrt, xs)
    with placing(function):
        if len(xs) == 1:
            values, found = _in_one(function, xs[0], order)
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
    return noted(result, function, strict)


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

    each = []
    for place in np.ndindex(value.shape):
        _, found = partials(lambda xs, at=place: (getitem(function(xs)[i], *at),), xs, order)
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
