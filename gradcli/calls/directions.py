"""Products of a program's derivatives with a direction: jvp, vjp and hvp."""

from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable, zeros
from gradcli.diagnosis.notes import noted
from gradcli.diagnosis.undefined import undefined, undefined_tangents
from gradcli.engine import transforms
from gradcli.engine.digits import in_full
from gradcli.engine.structure import leaves
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.result.derivatives import Hvp, Jvp, Vjp, column_of

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program


class Mismatch(Diagnostic):
    """A direction that does not suit what it is a direction of: `name` is whose it is."""

    def __init__(self, code: str, name: str, message: str, help: str | None = None):
        super().__init__(code, message, help=help)
        self.name = name


@bounded
def jvp(
    program: "Program",
    point: dict[str, Any],
    tangents: dict[str, Any],
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Jvp:
    """The targets' values at `point`, and their derivatives in the direction `tangents`.

    `tangents` has an array in the shape of each input that moves; the others stay.  The tangent of
    a target that does not depend on what moves is None, or 0 with unconnected="zero".  E0007 where
    no name is given, or one that cannot be differentiated by; E0202 where a shape does not match.
    """
    program.check_wrt(_named("tangent", tangents), "--tangent")
    function, xs = differentiable(program, point, tuple(tangents), of, "jvp", limits, write)
    directions = _directions(function.wrt, xs, tangents)

    def compute(both: list):
        xs, directions = both[: len(both) // 2], both[len(both) // 2 :]
        found, moved = transforms.jvp(lambda *xs: function(list(xs)), xs, directions)
        return found, dict(enumerate(moved))

    with placing(function):
        found, tangents = in_full(compute, [*xs, *directions])
    values = tuple(map(primal, found))
    moved = tuple(None if t is None else primal(t) for t in tangents.values())
    moved = undefined_tangents(function, xs, values, moved)
    if unconnected == "zero":
        moved = tuple(zeros([v]) if t is None else t for v, t in zip(values, moved))
    moved = tuple(function.in_type((), t) for t in moved)
    result = Jvp(function.names, function.shaped(values), None, function.wrt, point)
    result.tangents = function.shaped(moved)
    return noted(result, function, strict)


@bounded
def vjp(
    program: "Program",
    point: dict[str, Any],
    cotangents: dict[str, Any] | None = None,
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Vjp:
    """The targets' values at `point`, and what `cotangents` of them are carried back to.

    `cotangents` has an array in the shape of a target by its name (an expression is called f, or
    value where the program has an f); a target that is not named has 0.  Without any it is 1 of
    each target that is one number.  E0007 for a name that is no target, E0202 where a shape does
    not match.
    """
    function, xs = differentiable(program, point, wrt, of, "vjp", limits, write)
    with placing(function):
        values, pullback = transforms.vjp(lambda *xs: function(list(xs)), *xs)
    values = tuple(map(primal, values))
    shaped = function.shaped(values)
    result = Vjp(function.names, shaped, None, function.wrt, point)
    weights = _weights(result, cotangents or {})
    with placing(function):
        found = {(i,): g for i, g in enumerate(pullback(weights))}
    found = undefined(function, xs, values, found, weights)
    result.cotangents = _by_name(function, xs, found, function.wrt, unconnected)
    return noted(result, function, strict)


@bounded
def hvp(
    program: "Program",
    point: dict[str, Any],
    tangents: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Hvp:
    """The target's value at `point`, its gradient by `wrt`, and the Hessian times `tangents`.

    The product is forward mode over reverse: the Hessian is not made.  `tangents` is as in `jvp`,
    the rest as in `gradient`.
    """
    program.check_wrt(_named("tangent", tangents), "--tangent")
    shown = wrt or program.default_wrt(point)
    both = (*shown, *(name for name in tangents if name not in shown))
    function, xs = differentiable(program, point, both, of, "hvp", limits, write)
    directions = _directions(both, xs, tangents)

    def compute(both: list):
        xs, directions = both[: len(both) // 2], both[len(both) // 2 :]
        values: tuple = ()

        def targets(*xs):
            nonlocal values
            values = function(list(xs))
            return values

        slopes, products = transforms.hvp(targets, xs, directions)
        first = {(0, i): g for i, g in enumerate(slopes)}
        return tuple(map(primal, values)), first | {(1, i): p for i, p in enumerate(products)}

    with placing(function):
        values, slopes = in_full(compute, [*xs, *directions])
    found = {(i,): slopes[0, i] for i in range(len(xs))}
    moved = {(i,): slopes[1, i] for i in range(len(xs))}
    found = undefined(function, xs, values, found)
    moved = undefined(function, xs, values, moved)
    first = _by_name(function, xs, found, shown, unconnected)
    result = Hvp(function.names, function.shaped(values), first, shown, point)
    result.hvp = _by_name(function, xs, moved, shown, unconnected)
    return noted(result, function, strict)


def _named(what: str, given: dict[str, Any]) -> tuple[str, ...]:
    if not given:
        raise Diagnostic("E0007", f"a {what} is needed of what moves", help='as in {"x": 1.0}')
    return tuple(given)


def _by_name(function, xs: list, found: dict, shown: tuple[str, ...], unconnected: str) -> dict:
    """The derivatives by the variables `shown`, which are the first of xs."""
    named = {}
    for i, name in enumerate(shown):
        g = found[i,]
        if g is None and unconnected == "zero":
            g = zeros([xs[i]])
        named[name] = function.in_type((name,), None if g is None else primal(g))
    return named


# -- directions ------------------------------------------------------------------------------------
def _directions(names: tuple[str, ...], xs: list, given: dict[str, Any]) -> list:
    """The tangent of each of xs: 0 where none is given."""
    return [
        _fitting("tangent", name, given[name], x) if name in given else zeros([x])
        for name, x in zip(names, xs)
    ]


def _fitting(what: str, name: str, given: Any, like) -> Any:
    """A direction as a float or an array of floats, in the shape of `like`; else E0202."""
    if type(given) in (int, float) and shape(like) == ():
        return float(given)
    import numpy as np

    array = np.asarray(given)
    if array.dtype.kind not in "fiub":
        raise Mismatch("E0201", name, f"the {what} of '{name}' is not made of real numbers")
    if array.shape != shape(like):
        raise Mismatch(
            "E0202", name,
            f"the {what} of '{name}' {_shape(array.shape)}, '{name}' {_shape(shape(like))}",
            f"as in: {name}={example(shape(like))}",
        )  # fmt: skip
    return float(array) if array.shape == () else array.astype(float)


def _shape(lengths: tuple[int, ...]) -> str:
    return f"has shape {lengths}" if lengths else "is one number"


def example(lengths: tuple[int, ...]) -> str:
    """A direction of this shape, as a command line may give it."""
    if lengths == ():
        return "1"
    if len(lengths) == 1 and 0 < lengths[0] <= 6:
        return f"[{','.join(['1', *['0'] * (lengths[0] - 1)])}]"
    return f"ones({lengths[0] if len(lengths) == 1 else lengths})".replace(" ", "")


def _weights(result: Vjp, given: dict[str, Any]) -> tuple:
    """The cotangent of each number and array that the targets are made of."""
    named = {column_of(result, target): target for target in result.targets}
    named |= {target: target for target in result.targets}
    for name in given:
        if name not in named:
            from gradcli.errors import nearest

            known = [column_of(result, target) for target in result.targets]
            close = nearest(name, known)
            are = "targets are" if len(known) > 1 else "target is"
            help = f"did you mean '{close[0]}'?" if close else f"the {are} {', '.join(known)}"
            raise Mismatch("E0007", name, f"'{name}' is no target of the program", help)
    by_target = {named[name]: (name, value) for name, value in given.items()}
    weights: list = []
    for target, value in zip(result.targets, result.values):
        parts = list(leaves(value))
        if target in by_target:
            weights += _spread(*by_target[target], value)
        elif given:
            weights += [zeros([part]) for part in parts]
        elif len(parts) == 1 and shape(parts[0]) == ():
            weights.append(1.0)
        else:
            from shlex import quote

            name = column_of(result, target)
            lengths = (len(parts),) if len(parts) > 1 else shape(parts[0])
            raise Mismatch(
                "E0202", name, f"'{target}' has many elements: it needs a cotangent",
                f"as in: --cotangent {quote(f'{name}={example(lengths)}')}",
            )  # fmt: skip
    return tuple(weights)


def _spread(name: str, given: Any, value: Any) -> list:
    """A cotangent in the structure of a target's value, as its numbers and arrays."""
    if type(value) not in (list, tuple):
        return [_fitting("cotangent", name, given, value)]
    try:
        count = len(given)
    except TypeError:
        count = -1
    if count != len(value):
        raise Mismatch(
            "E0202", name, f"'{name}' has {len(value)} parts: its cotangent is a list of as many",
            f"as in: {name}={example((len(value),))}",
        )  # fmt: skip
    return [part for g, v in zip(given, value) for part in _spread(name, g, v)]
