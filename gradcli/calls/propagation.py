"""The standard uncertainty of a program's value: the law of propagation, with exact derivatives.

The Guide to the Expression of Uncertainty in Measurement (JCGM 100:2008), 5.1.2 and 5.2.2: of a
value y with the derivatives cᵢ by inputs of uncertainty uᵢ and correlation rᵢⱼ

    u² = Σ cᵢ² uᵢ² + 2 Σ cᵢ cⱼ uᵢ uⱼ rᵢⱼ                        (each pair i < j once)

and to second order (the note to 5.1.2), of inputs that are not correlated,

    u² + Σ Σ (½ cᵢⱼ² + cᵢ cᵢⱼⱼ) uᵢ² uⱼ²
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from gradcli.calls import Write
from gradcli.calls.bounds import bounded
from gradcli.calls.jacobians import jacobian
from gradcli.calls.values import gradient
from gradcli.engine.structure import leaves, rebuilt
from gradcli.errors import Diagnostic, nearest
from gradcli.ops.numpy_call import shape
from gradcli.result.derivatives import Share, UncertainGradient, Uncertainty

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program

Correlations = dict[tuple[str, str], float]
ROUNDING = 1e-9  # what the least eigenvalue of correlations that are rounded may lack


class Element:
    """A number that is uncertain: an input, or an element of one, `v[0]`; its `u` a float, over
    rows an array with that of each."""

    __slots__ = ("name", "label", "value", "u")

    def __init__(self, name: str, label: str, value: float, u: Any):
        self.name, self.label, self.value, self.u = name, label, value, u


@bounded
def uncertainty(
    program: "Program",
    point: dict[str, Any],
    uncertainties: dict[str, Any],
    correlations: Correlations | None = None,
    of: tuple[str, ...] = (),
    order: int = 1,
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> Uncertainty:
    """The targets' values at `point`, their standard uncertainties, and the budget of each.

    uncertainties: the standard uncertainty of each input that has one, in the shape of its value.
    correlations: by pairs of inputs, or of elements of them ("v[0]").  order: 1, or 2 with the
    terms of second order, of numbers that are not correlated.  E0007 where an input cannot be
    uncertain, E0002 where the correlations are none.
    """
    program.check_point(point)
    check_real(program, uncertainties)
    elements = elements_of(point, uncertainties)
    pairs = indexed(elements, correlations or {})
    check_order(order, pairs)
    run: dict[str, Any] = {"strict": strict, "limits": limits, "write": write}
    names = tuple(uncertainties)
    found = jacobian(program, point, names, of, **run)
    slopes = [_slopes(value, j, elements) for value, j in zip(found.values, found.jacobians)]
    result = Uncertainty(found.targets, found.values, None, found.wrt, point, found.notes)
    result.order, result.us, result.budgets = order, (), ()
    for target, value, rows in zip(found.targets, found.values, slopes):
        second: dict[tuple[int, int], float] = {}
        if order == 2:
            second = _second(program, point, elements, target, value, of, limits)
        us, budget = _budget(value, rows, elements, pairs, second)
        result.us += (us,)
        result.budgets += (budget,)
    result.correlations = _of_targets(found.targets, slopes, elements, pairs)
    result.notes += tuple(_flat_notes(result, elements))
    return result


def check_order(order: int, pairs: dict) -> None:
    """E0002 where terms of second order are asked for of inputs that are correlated."""
    if order == 2 and pairs:
        raise Diagnostic(
            "E0002", "the terms of second order are those of inputs that are not correlated",
            help="--monte-carlo 100000 takes correlations, and all orders",
        )  # fmt: skip


def shares_of(elements: list[Element], pairs: dict, order: int) -> list[Share]:
    """The budget that a number has, without its numbers."""
    count = range(len(elements)) if order == 2 else ()
    second = {(i, j): 0.0 for i in count for j in count if i <= j}
    return _budget(0.0, [[0.0] * len(elements)], elements, pairs, second)[1]


@bounded
def uncertain_gradient(
    program: "Program",
    point: dict[str, Any],
    uncertainties: dict[str, Any],
    correlations: Correlations | None = None,
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> UncertainGradient:
    """As `gradient`, the value and each derivative with its standard uncertainty to first order.

    Every input is a number; else E0202.  Arguments as of `uncertainty` and `gradient`.
    """
    program.check_of(of)
    program.check_point(point, wrt)
    check_real(program, uncertainties)
    elements = elements_of(point, uncertainties)
    pairs = indexed(elements, correlations or {})
    shown = wrt or program.default_wrt(point)
    every = (*shown, *(name for name in uncertainties if name not in shown))
    _check_numbers("the uncertainty of derivatives is", {n: point.get(n) for n in every})
    run: dict[str, Any] = {"strict": strict, "limits": limits, "write": write}
    found = gradient(program, point, every, of, order + 1, unconnected, **run)
    _check_numbers("the uncertainty of derivatives is", dict(zip(found.targets, found.values)))
    every = tuple(every)

    def u_of(key: tuple[str, ...]) -> float:
        slopes = []
        for element in elements:
            names = sorted((*key, element.name), key=every.index)
            slopes.append(found.gradients.get(",".join(names)) or 0.0)
        return _root(sum(terms(slopes, elements, pairs).values()))

    keys = [k for k in found.gradients if set(k.split(",")) <= {*shown}]
    keys = [k for k in keys if k.count(",") < order]
    gradients = {key: found.gradients[key] for key in keys}
    result = UncertainGradient(found.targets, found.values, gradients, shown, point, found.notes)
    result.us = (u_of(()),) if len(found.targets) == 1 else (None,) * len(found.targets)
    result.gradients_u = {
        key: None if g is None else u_of(tuple(key.split(","))) for key, g in gradients.items()
    }
    return result


# -- what is uncertain -----------------------------------------------------------------------------
def check_real(program: "Program", uncertainties: dict[str, Any]) -> None:
    """E0007 where an input that has an uncertainty is an integer."""
    for name in uncertainties:
        given = program.inputs.get(name)
        if given is not None and given.kind != "float":
            place = given.integer_at or given.span
            raise Diagnostic(
                "E0007", f"'{name}' is an integer here: it has no uncertainty", place,
                source=program.source, help=f"give '{name}' its value alone",
            )  # fmt: skip


def elements_of(point: dict[str, Any], uncertainties: dict[str, Any]) -> list[Element]:
    """The numbers that the uncertain inputs are made of, in order."""
    found: list[Element] = []
    for name, u in uncertainties.items():
        value = point[name]
        labels, values, us = _labels(name, value), _numbers(value), _numbers(u)
        if len(us) != len(values):
            raise Diagnostic("E0202", f"the uncertainty of '{name}' has not the shape of its value")
        for label, x, ux in zip(labels, values, us):
            if not 0 <= ux < float("inf"):
                raise Diagnostic("E0003", f"the standard uncertainty of '{label}' is {ux}")
            found.append(Element(name, label, x, ux))
    return found


def _numbers(value) -> list[float]:
    """The numbers of a value, an array's in the order of its elements."""
    parts = (part.ravel() if hasattr(part, "ravel") else (part,) for part in leaves(value))
    return [float(x) for part in parts for x in part]


def _labels(name: str, value, place: tuple[int, ...] = ()) -> list[str]:
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, list):
        return [label for i, x in enumerate(value) for label in _labels(name, x, (*place, i))]
    return [f"{name}[{','.join(map(str, place))}]" if place else name]


def indexed(elements: list[Element], correlations: Correlations) -> dict[tuple[int, int], float]:
    """The correlations by the numbers of the elements, the smaller first; those of 0 are left out.

    Raises E0002 where a name has no uncertainty, a coefficient is none, or all of them together
    cannot be those of any quantities.
    """
    places = {element.label: i for i, element in enumerate(elements)}
    pairs: dict[tuple[int, int], float] = {}
    for names, r in correlations.items():
        for name in names:
            if name not in places:
                close = nearest(name, places)
                help = f"did you mean '{close[0]}'?" if close else f"as in {name}=5.007±0.002"
                message = f"'{name}' has no uncertainty that could be correlated"
                raise Diagnostic("E0002", message, help=help)
        i, j = sorted(places[name] for name in names)
        if i == j or not -1 <= r <= 1:
            message = f"'{names[0]}' and '{names[1]}' have no correlation of {r:g}"
            if i == j:
                message = f"'{names[0]}' has no correlation with itself"
            raise Diagnostic("E0002", message, help="it is that of two, a number from -1 to 1")
        if r and pairs.setdefault((i, j), r) != r:
            message = f"'{names[0]}' and '{names[1]}' have two correlations"
            raise Diagnostic("E0002", message)
        pairs.update({(i, j): r} if r else {})
    _check_possible(pairs)
    return pairs


def _check_possible(pairs: dict[tuple[int, int], float]) -> None:
    """Raise where a matrix of correlations has a negative eigenvalue: no Cholesky factor."""
    used = sorted({i for pair in pairs for i in pair})
    factor: list[list[float]] = []
    for i, row in enumerate(used):
        line: list[float] = []
        for k in range(i):
            rest = pairs.get((used[k], row), 0.0) - sum(map(float.__mul__, line, factor[k]))
            pivot = factor[k][k]
            if pivot <= ROUNDING and abs(rest) > sqrt(ROUNDING):
                pivot = -1.0
            if pivot < 0:
                break
            line.append(rest / pivot if pivot > ROUNDING else 0.0)
        square = 1.0 - sum(x * x for x in line)
        if len(line) < i or square < -ROUNDING:
            raise Diagnostic(
                "E0002", "no quantities have all of these correlations at once",
                help="the matrix of them has a negative eigenvalue: see their signs",
            )  # fmt: skip
        factor.append([*line, sqrt(max(square, 0.0))])


def _check_numbers(what: str, values: dict[str, Any]) -> None:
    for name, value in values.items():
        if isinstance(value, (list, tuple, dict)) or shape(value):
            message = f"'{name}' has many elements, and {what} that of a number"
            raise Diagnostic("E0202", message, help="gradcli eval takes arrays, to first order")


# -- the law ---------------------------------------------------------------------------------------
def terms(
    slopes: list[float], elements: list[Element], pairs: dict[tuple[int, int], float]
) -> dict[tuple[int, ...], float]:
    """The terms of u², by the elements that each is of: one, or two that are correlated."""
    parts = [c * element.u for c, element in zip(slopes, elements)]
    found: dict[tuple[int, ...], float] = {(i,): part * part for i, part in enumerate(parts)}
    return found | {(i, j): 2 * r * parts[i] * parts[j] for (i, j), r in pairs.items()}


def _root(square: float) -> float:
    """The root of a sum of terms, which rounding may leave below 0; NaN stays."""
    return sqrt(square) if square > 0 else square * 0.0


def _slopes(value, by_name: dict[str, Any], elements: list[Element]) -> list[list[float | None]]:
    """For each element of a target its derivative by each uncertain element, None unconnected."""
    rows: list[list[float | None]] = []
    counts: dict[str, int] = {}
    for element in elements:
        counts[element.name] = counts.get(element.name, 0) + 1
    for k, y in enumerate(leaves(value)):
        kind = getattr(getattr(y, "dtype", None), "kind", "")
        if not isinstance(y, (int, float)) and kind not in ("f", "i", "u", "b"):
            what = "complex" if isinstance(y, complex) or kind == "c" else "no number"
            raise Diagnostic("E0201", f"the value is {what}: it has no standard uncertainty")
        blocks = []
        size = int(getattr(y, "size", 1))
        for name, count in counts.items():
            j = list(leaves(by_name[name]))[k]
            numbers = [None] * (size * count) if j is None else _numbers(j)
            blocks.append([numbers[e * count : (e + 1) * count] for e in range(size)])
        rows += [[c for part in parts for c in part] for parts in zip(*blocks)]
    return rows


def _budget(value, rows: list, elements: list[Element], pairs: dict, second: dict):
    """The standard uncertainty of each element of a target, and the shares of the inputs."""
    each = [terms([c or 0.0 for c in row], elements, pairs) for row in rows]
    squares = [sum(parts.values()) + sum(second.values()) for parts in each]
    us = [_root(square) for square in squares]

    def nested(numbers: list):
        return _shaped(value, numbers)

    def percents(parts: list[float]) -> list[float]:
        return [100 * part / square if square > 0 else 0.0 for part, square in zip(parts, squares)]

    shares = []
    for i, element in enumerate(elements):
        if not element.u and element.label != element.name:
            continue  # an element without an uncertainty, of an array with some
        slopes = [row[i] for row in rows]
        connected = [c for c in slopes if c is not None]
        shares.append(Share(
            input=element.label, value=element.value, u=element.u, correlation=None, order=1,
            sensitivity=nested([c or 0.0 for c in slopes]) if connected else None,
            contribution=nested([abs(c or 0.0) * element.u for c in slopes]),
            percent=nested(percents([parts[i,] for parts in each])),
        ))  # fmt: skip
    extra = [((i, j), r, 1, [parts[i, j] for parts in each]) for (i, j), r in pairs.items()]
    extra += [(pair, None, 2, [square]) for pair, square in second.items()]
    for (i, j), r, order, parts in extra:
        shares.append(Share(
            input=f"{elements[i].label},{elements[j].label}", value=None, u=None,
            sensitivity=None, correlation=r, order=order, percent=nested(percents(parts)),
            contribution=nested([sqrt(abs(part)) * (1 if part >= 0 else -1) for part in parts]),
        ))  # fmt: skip
    return nested(us), shares


def _shaped(value, numbers: list):
    """Numbers in the structure of a value, whose elements they are of."""
    remaining = iter(numbers)

    def part(y):
        lengths = getattr(y, "shape", ())
        if not lengths:
            return next(remaining)
        import numpy as np

        return np.array([next(remaining) for _ in range(y.size)]).reshape(lengths)

    return rebuilt(value, map(part, leaves(value)))


def _of_targets(targets, slopes: list, elements: list[Element], pairs: dict) -> dict[str, float]:
    """The correlation of each two targets that are numbers."""
    single = {name: rows[0] for name, rows in zip(targets, slopes) if len(rows) == 1}
    parts = {
        name: [(c or 0.0) * element.u for c, element in zip(row, elements)]
        for name, row in single.items()
    }

    def covariance(a: list[float], b: list[float]) -> float:
        crossed = (r * (a[i] * b[j] + a[j] * b[i]) for (i, j), r in pairs.items())
        return sum(x * y for x, y in zip(a, b)) + sum(crossed)

    names, found = list(single), {}
    for k, one in enumerate(names):
        for other in names[k + 1 :]:
            a, b = parts[one], parts[other]
            size = sqrt(max(covariance(a, a), 0.0)) * sqrt(max(covariance(b, b), 0.0))
            found[f"{one},{other}"] = covariance(a, b) / size if size else 0.0
    return found


def _second(
    program, point: dict[str, Any], elements: list[Element], target: str, value, of, limits
) -> dict[tuple[int, int], float]:
    """The terms of second order, by pairs of elements, which may be one twice; those of 0 not."""
    _check_numbers("the terms of second order are", {target: value, **{
        element.name: point[element.name] for element in elements
    }})  # fmt: skip
    names = [element.name for element in elements]
    one = (target,) if of else ()
    quiet: Any = {"limits": limits, "write": lambda text: None}
    partials = gradient(program, point, tuple(names), one, 3, **quiet).gradients

    def c(*places: int) -> float:
        return partials.get(",".join(names[i] for i in sorted(places))) or 0.0

    found: dict[tuple[int, int], float] = {}
    for i, x in enumerate(elements):
        for j, z in enumerate(elements[i:], i):
            term = c(i, j) ** 2 + c(i) * c(i, j, j) + c(j) * c(i, i, j)
            term *= (0.5 if i == j else 1.0) * (x.u * z.u) ** 2
            if term:
                found[i, j] = term
    return found


def _flat_notes(result: Uncertainty, elements: list[Element]):
    """Where the first order sees nothing of inputs that are uncertain, as x^2 at 0."""
    if result.order == 1 and any(element.u for element in elements):
        for target, u, budget in zip(result.targets, result.us, result.budgets):
            slopes = [share.sensitivity for share in budget if share.u]
            level = any(c is not None and not any(_numbers(c)) for c in slopes)
            if level and not any(_numbers(u)):
                yield (
                    f"the derivatives of {target} are 0 here, so the first order shows no"
                    " uncertainty: --order 2 takes the second, --monte-carlo 100000 all"
                )
