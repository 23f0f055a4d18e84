"""Every elementwise row, and its derivatives of order 1, 2, 3 and 10, against mpmath.

To add a row: give its function of mpmath numbers in `oracles.ORACLES`, its special points (zeros,
poles, branch points, where it saturates, over- or underflows) in `tests/cases/points.json`, and run
`python tests/ops/record_exact.py NAME`.  The bars, where |x f'| is summed over all arguments x_j,
|x_j d f/d x_j|: how much their own rounding changes f:

    value             |error| <= eps (4 |f| + |x f'|)
    order n = 1, 2, 3 |error| <= 8 eps (|f_n| + |x f_(n+1)|)
    order 10          |error| <= 1e-11 (|f_10| + |x f_11|), at one in `TENTH` of the points drawn

and n! times the least subnormal number, since a Taylor coefficient is f_n / n!.  A row has 200
points over all of float64.  Of special functions an argument is for one in two points any number,
else a moderate one, if mpmath answers in `PATIENCE` seconds.  But for those in `FIRM` they have
four times the room for the value and the orders 2 and 3 (`_grace`).  What is left out is in
`tests/cases/exclusions.json`.

mpmath's derivatives are central differences on 13 nodes at a working precision that outlasts their
cancellation, taken with two steps, which must agree; 12 digits of the answer are then certain many
times over.  They take hours at 4000 digits, so `tests/cases/exact.npz` holds them for every point:
the test takes some of the points anew.
"""

import json
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random

import mpmath
import numpy as np
from deadline import within
from mpmath import mp, mpf
from oracles import DRAWS, ORACLES, PIECES, SPECIAL, number
from special_oracles import FIRM, LEVEL, SCALES

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.ops.dispatch import apply, primal
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE, Op

CASES = Path(__file__).parents[1] / "cases"
RECORD = CASES / "exact.npz"
POINTS = 200
STEPS = (34, 400), (40, 900)  # exponent of the step, and digits for what the function spans
AGREEMENT = 20  # the digits in which they agree: the errors go as the square of the step
# Of special functions mpmath takes long for many digits: their steps are longer, and for those in
# SCALES a part of the length over which the function moves, which spares digits.
SPECIAL_STEPS = (14, 0), (17, 100)
SPECIAL_AGREEMENT = 10
PATIENCE = 4  # seconds for the derivatives by an argument at a drawn point
ORDERS = (0, 1, 2, 3, 10)
TENTH = 3  # one in so many drawn points is taken to order 10, as all that are given are
NESTED = 3  # the highest order that is also taken by tapes in tapes, and dual numbers in them
EPS = 2.0**-52
LEAST = 2.0**-1074
NODES = 6  # on each side
DERIVED = ("smooth", "linear", "bilinear", "flat")

directory.load()


def rows() -> dict[str, Op]:
    """The elementwise rows with a value on numbers and a derivative."""
    known = [op for op in TABLE.values() if op.value and op.elementwise and not op.static]
    return {op.name: op for op in known if derived(op)}


def derived(op: Op) -> list[int]:
    """The arguments that a row has a derivative by."""
    return [i for i, arg in enumerate(op.args) if arg.kind in DERIVED]


@cache
def special() -> dict[str, dict]:
    return json.loads((CASES / "points.json").read_text())


# -- the oracle -----------------------------------------------------------------------------------
@cache
def _weights() -> list[list[Fraction]]:
    """For each order the weights of the values at -6 … 6 (Fornberg 1988), in rational numbers."""
    nodes = range(-NODES, NODES + 1)
    top = 11
    old = [[Fraction(0)] * (top + 1) for _ in nodes]
    old[0][0], c1 = Fraction(1), Fraction(1)
    for n in range(1, len(nodes)):
        c2 = Fraction(1)
        for j in range(n):
            c3 = Fraction(nodes[n] - nodes[j])
            c2 *= c3
            if j == n - 1:
                for k in range(min(n, top), -1, -1):
                    lower = k * old[n - 1][k - 1] if k else 0
                    old[n][k] = c1 * (lower - nodes[n - 1] * old[n - 1][k]) / c2
            for k in range(min(n, top), -1, -1):
                lower = k * old[j][k - 1] if k else 0
                old[j][k] = (nodes[n] * old[j][k] - lower) / c3
        c1 = c2
    return [[row[k] for row in old] for k in range(top + 1)]


UNANSWERED = mpmath.libmp.ComplexResult, mpmath.libmp.NoConvergence


def steps(name: str) -> tuple:
    """The two steps that the derivatives of a row are taken with."""
    return SPECIAL_STEPS if name in SPECIAL else STEPS


class Unusable(Exception):
    """mpmath has no finite real value there, or no derivative."""


def oracle(name: str, x: tuple) -> Callable:
    """The row's function of mpmath numbers near x."""
    if name in PIECES:
        return PIECES[name](*[mpf(v) if type(v) is float else v for v in x])
    return ORACLES[name]


def _at_step(name, x: tuple, i: int, exponent: int, more: int, near=()) -> tuple[list, list]:
    """The derivatives of order 0 … 11 by argument i, and how much of each may be noise.

    x: floats or numbers of mpmath; the step is 10^-exponent of the row's scale, or where it has
    none of the least of 1 and the arguments.
    more: digits for what the function itself spans; near: the point whose piece is taken.
    """
    logs = [abs(float(mpmath.log10(abs(v)))) for v in x if not isinstance(v, (bool, int)) and v]
    size = max(logs, default=0.0)
    lost = exponent + (6 if name in SCALES and name not in LEVEL else size)
    digits = int(80 + 13 * lost + 2 * size) + more
    with mp.workdps(digits):
        f = oracle(name, near or x)
        held = [v if isinstance(v, (bool, int)) else mpf(v) for v in x]
        sizes = [abs(v) for v in held if isinstance(v, mpf) and v]
        scale = SCALES[name](i, *held) if name in SCALES else min([mpf(1), *sizes])
        h = scale / mpf(10) ** exponent
        values = []
        for j in range(-NODES, NODES + 1):
            y = f(*held[:i], held[i] + j * h, *held[i + 1 :])
            if isinstance(y, mpmath.mpc):
                if y.imag != 0:
                    raise Unusable
                y = y.real
            y = mpf(y)
            if not mpmath.isfinite(y):
                raise Unusable
            values.append(y)
        found, noise = [], []
        largest = max(map(abs, values)) * mpf(10) ** (60 - digits)
        for k, weights in enumerate(_weights()):
            terms = [v * w.numerator / w.denominator for v, w in zip(values, weights)]
            found.append(mpmath.fsum(terms) / h**k)
            noise.append(largest / h**k)
        return found, noise


def mp_derivatives(name: str, x: tuple, i: int) -> list:
    """The derivatives of order 0 … 11 of a row by argument i, as numbers of mpmath."""
    try:
        (coarse, _), (fine, noise) = (_at_step(name, x, i, *step) for step in steps(name))
    except (ArithmeticError, ValueError, *UNANSWERED) as error:
        raise Unusable from error
    with mp.workdps(60):
        found, agreement = [], mpf(10) ** -(SPECIAL_AGREEMENT if name in SPECIAL else AGREEMENT)
        for a, b, least in zip(coarse, fine, noise):
            if abs(b) <= least:
                b = mpf(0)
            elif abs(a - b) > abs(b) * agreement:
                raise Unusable
            found.append(+b)
    return found


def rounded(y) -> float:
    """A number of mpmath as a float, infinite where it is too large."""
    if y == 0:
        return 0.0
    if mpmath.log(abs(y), 2) > 1025:
        return math.copysign(math.inf, y)
    try:
        return float(y)
    except OverflowError:
        return math.copysign(math.inf, y)


def wanted(name: str, x: tuple, i: int) -> tuple[list[float], list[float]]:
    """What the derivatives of ORDERS are, and how much each changes with the rounding of x."""
    found = mp_derivatives(name, x, i)
    spread = [abs(mpf(x[i]) * found[k + 1]) for k in ORDERS]
    for j in derived(rows()[name]):
        if j != i and x[j]:
            try:
                moved = [abs(b - a) for a, b in zip(*_either_side(name, x, i, j))]
            except (Unusable, ValueError):  # f is real at x_j alone, or x_j at an end of its range
                continue
            spread = [s + moved[k] * mpf(10) ** 15 / 2 for s, k in zip(spread, ORDERS)]
    return [rounded(found[k]) for k in ORDERS], [_coarse(rounded(s)) for s in spread]


def _either_side(name: str, x: tuple, i: int, j: int):
    """The derivatives by argument i with argument j less and more by 1e-15 of itself."""
    for sign in (-1, 1):
        with mp.workdps(400):
            near = mpf(x[j]) * (1 + sign * mpf(10) ** -15)
        yield _at_step(name, (*x[:j], near, *x[j + 1 :]), i, *steps(name)[0], x)[0]


def _coarse(x: float) -> float:
    """x to two digits, which a file packs better."""
    return float(f"{x:.1e}")


def draw(name: str, source: Random, op: Op) -> tuple:
    """A point of a row: any numbers, some of them near one another."""
    if name in DRAWS:
        x = DRAWS[name](source)
        return x if name not in SPECIAL else _wider(x, source, op)
    x = [number(source) for _ in op.args]
    if len(x) == 2 and source.random() < 0.2:
        x[1] = x[0] * source.choice(
            (1.0, -1.0, 1.0 + 2.0**-50, 1.0 - 2.0 ** -source.randint(1, 52))
        )
    return tuple(x)


def _wider(x: tuple, source: Random, op: Op) -> tuple:
    """x with any numbers of the same signs for one in two of its arguments."""
    return tuple(
        v if arg.kind not in DERIVED or source.random() < 0.5 else math.copysign(number(source), v)
        for v, arg in zip(x, op.args)
    )


def record(name: str) -> dict[str, np.ndarray]:
    """The points of a row, and for each argument what is wanted there."""
    op, source = rows()[name], Random(name)
    known = special().get(name, {}).get("points", [])
    points, results, tried = [], [], 0
    while len(points) < POINTS + len(known):
        given = len(points) < len(known)
        x = tuple(known[len(points)]) if given else draw(name, source, op)
        tried += 1
        found = [_wanted_or_nan(name, x, i, 0.0 if given else PATIENCE) for i in derived(op)]
        if not all(math.isnan(f[0][0]) for f in found):
            results.append(found)
            points.append(x)
        elif given:
            raise ValueError(f"{name}: mpmath has no derivatives at {x}")
        elif tried > 40 * POINTS:
            raise ValueError(f"{name}: {len(points)} of {tried} points are usable")
    arrays = {name: np.array(points, float)}
    for at, i in enumerate(derived(op)):
        arrays[f"{name} by {i}"] = np.array([[r[at][0], r[at][1]] for r in results])
    return arrays


def _wanted_or_nan(name: str, x: tuple, i: int, seconds: float) -> tuple[list, list]:
    """What is wanted, and NaN for all where the row has no derivative by argument i."""
    try:
        with within(seconds, Unusable):
            return wanted(name, x, i)
    except Unusable:
        return [math.nan] * len(ORDERS), [math.nan] * len(ORDERS)


@cache
def recorded() -> dict[str, np.ndarray]:
    with np.load(RECORD) as file:
        return dict(file)


# -- the engines ----------------------------------------------------------------------------------
def along(op: Op, x: tuple, i: int) -> Callable:
    """The row as a function of argument i, the others held."""
    return lambda t: op.call(*x[:i], t, *x[i + 1 :])


def by_series(f: Callable, t: float, order: int) -> list[float]:
    found = derivatives(f, t, order)[1]
    return [0.0 if d is None else primal(d) for d in found]


def by_tapes(f: Callable, t: float, order: int) -> list[float]:
    """The derivatives up to an order by tapes in tapes."""
    found: list = []

    def level(x, n):
        if n == 0:
            return f(x)
        with GradientTape() as tape:
            tape.watch(x)
            y = level(x, n - 1)
        g = tape.gradient(y, x) if isinstance(y, Tensor) else None
        found.append(g)
        return g

    level(Tensor(t), order)
    return [0.0 if d is None else primal(d) for d in found]


def by_duals(f: Callable, t: float, order: int) -> list[float]:
    """The derivatives up to an order by dual numbers in dual numbers."""
    found: list = []

    def level(n):
        if n == 0:
            return f
        lower = level(n - 1)

        def slope(x):
            d = jvp(lambda v: lower(v[0]), [x], [1.0])[1]
            found.append(0.0 if d is None else d)
            return found[-1]

        return slope

    level(order)(t)
    return [primal(d) for d in found]


@contextmanager
def computed_once() -> Iterator[None]:
    """The values of special functions on numbers computed once: the engines ask for the same."""
    values = {TABLE[name]: TABLE[name].value for name in SPECIAL if name in TABLE}
    for op, value in values.items():
        op.value = _remembering(value) if value else None
    try:
        yield
    finally:
        for op, value in values.items():
            op.value = value


def _remembering(value: Callable) -> Callable:
    known: dict[str, object] = {}

    def once(*args):
        key = repr(args)  # which tells 1 from 1.0, and -0.0 from 0.0
        if key not in known:
            known[key] = value(*args)
        return known[key]

    return once


def slack(order: int, want: float, spread: float) -> float:
    """How far from `want` a derivative may be."""
    if order == 0:
        bound = EPS * (4 * abs(want) + spread)
    elif order <= NESTED:
        bound = 8 * EPS * (abs(want) + spread)
    else:
        bound = 1e-11 * (abs(want) + spread)
    return bound + 2 * math.factorial(order) * LEAST


def agrees(got: float, order: int, want: float, spread: float, grace: float = 1.0) -> bool:
    if math.isinf(want) or math.isinf(got):
        return got == want or math.isinf(spread)
    return abs(got - want) <= grace * slack(order, want, spread)


def _grace(name: str, order: int) -> float:
    """Special functions have four times the room, but for the first derivative and the tenth."""
    return 4.0 if name in SPECIAL and name not in FIRM and order not in (1, 10) else 1.0


def differences(op: Op, x: tuple, i: int, wants, spreads, orders=ORDERS) -> list[tuple]:
    """(engine, order, got, want) wherever an engine is off at a point."""
    f, t = along(op, x, i), x[i]
    series = by_series(f, t, max(orders))
    engines = {
        "value": {0: op.call(*x)},
        "series": {k: series[k - 1] for k in orders if k},
        "tapes": dict(enumerate(by_tapes(f, t, NESTED), 1)),
        "duals": dict(enumerate(by_duals(f, t, NESTED), 1)),
    }
    wants, spreads = dict(zip(ORDERS, wants)), dict(zip(ORDERS, spreads))
    return [
        (engine, k, got, wants[k])
        for engine, found in engines.items()
        for k, got in found.items()
        if k in wants and not agrees(got, k, wants[k], spreads[k], _grace(op.name, k))
    ]


def point(op: Op, x) -> tuple:
    """A recorded point as the row takes it: tests and whole numbers as such."""
    return tuple(
        (bool(v) if op.name == "where" else int(v)) if arg.kind == "static" else float(v)
        for arg, v in zip(op.args, x)
    )


@cache
def exclusions() -> list[dict]:
    """Where rows may be off: the rows, the orders, a test of the arguments x, y, and the reason."""
    return json.loads((CASES / "exclusions.json").read_text())


def excluded(name: str, x: tuple, i: int, order: int) -> bool:
    """Whether an exclusion says that the derivative by argument i may be off at x."""
    space = dict(zip("xyz", x), i=i, abs=abs, min=min, max=max)
    return any(
        name in entry["row"].split()
        and order in entry["orders"]
        and eval(entry["where"], {"__builtins__": {}}, space)
        for entry in exclusions()
    )


def check(op: Op):
    """Every (point, argument, engine, order, got, want) where a row is off and not excluded."""
    points, given = recorded()[op.name], len(special().get(op.name, {}).get("points", []))
    for i in derived(op):
        for k, (x, (wants, spreads)) in enumerate(zip(points, recorded()[f"{op.name} by {i}"])):
            x = point(op, x)
            orders = ORDERS if k < given or k % TENTH == 0 else ORDERS[:-1]
            if math.isnan(wants[0]):  # no derivative by this argument, such as log of x < 0
                continue
            for found in differences(op, x, i, wants.tolist(), spreads.tolist(), orders):
                if not excluded(op.name, x, i, found[1]):
                    yield x, i, *found


def check_limit(op: Op, case: dict) -> None:
    """What is taken where mpmath has no derivative: at poles, branch points, kinks and ties."""
    x, i = tuple(map(float, case["x"])), case.get("by", 0)
    wants = [float(w) for w in case["derivatives"]]
    value, order, f = op.call(*x), len(wants) - 1, along(op, x, i)
    for found in (by_series(f, x[i], order), by_tapes(f, x[i], order), by_duals(f, x[i], order)):
        np.testing.assert_array_equal([value, *found], wants)


# -- on arrays ------------------------------------------------------------------------------------
def columns(op: Op, points: list[tuple], shape: tuple[int, ...]) -> tuple:
    """The arguments of a row at points as arrays; a whole number is that of the first."""
    return tuple(
        points[0][i] if type(points[0][i]) is int else np.reshape([x[i] for x in points], shape)
        for i in range(len(op.args))
    )


def alike(op: Op, points) -> np.ndarray:
    """Which of the recorded points have the whole numbers of the first."""
    whole = [i for i, v in enumerate(point(op, points[0])) if type(v) is int]
    return np.all(points[:, whole] == points[0, whole], axis=1)


def usual_points(op: Op, count: int = 6) -> list[tuple]:
    """Some of the recorded points whose numbers are neither large nor small."""
    points = recorded()[op.name]
    size = np.abs(points)
    usual = points[np.all((size > 1e-3) & (size < 1e2) | (size == 0), axis=1)]
    usual = usual[alike(op, usual)]
    return [point(op, x) for x in usual[-count:]]


def gradients(op: Op, x: tuple, by: list[int]) -> list:
    """The derivatives by each argument in `by`, from one tape."""
    tensors = [Tensor(v) if i in by else v for i, v in enumerate(x)]
    with GradientTape() as tape:
        for i in by:
            tape.watch(tensors[i])
        y = op.call(*tensors)
    found = tape.gradient(y, [tensors[i] for i in by])
    return [0.0 if g is None else primal(g) for g in found]


def check_on_arrays(op: Op) -> None:
    """Gradients on arrays are those on each number, and those of a broadcast argument their sum."""
    by, points = derived(op), usual_points(op)
    arrays, each = columns(op, points, (-1, 1)), [gradients(op, x, by) for x in points]
    found = gradients(op, arrays, by)
    for i, g, wants in zip(by, found, zip(*each)):
        wants = np.reshape(wants, (-1, 1))
        np.testing.assert_allclose(np.broadcast_to(g, wants.shape), wants, 1e-12, err_msg=f"by {i}")
    for i in by if op.arity == len(by) == 2 else ():
        x = [(p[0], points[0][1]) if i else (points[0][0], p[1]) for p in points]
        if not all(np.isfinite(op.call(*p)) for p in x):
            continue
        narrow = (arrays[0], points[0][1]) if i else (points[0][0], arrays[1])
        (g,), want = gradients(op, narrow, [i]), sum(gradients(op, p, [i])[0] for p in x)
        np.testing.assert_allclose(g, want, 1e-11, 1e-12, err_msg=f"broadcast, by {i}")


def check_values_on_arrays(op: Op) -> None:
    """The NumPy function is the row, but for the last digits that NumPy and SciPy lack."""
    points = recorded()[op.name]
    some = alike(op, points)
    arrays = columns(op, [point(op, x) for x in points[some]], (-1,))
    with np.errstate(all="ignore"):
        found = np.broadcast_to(apply(op, arrays, {}), (some.sum(),))
    for i in derived(op):
        want, spread = recorded()[f"{op.name} by {i}"][some][:, :, 0].T
        known = np.flatnonzero(np.isfinite(want) & np.isfinite(spread))
        want, found_there = want[known], found[known]
        off = np.abs(found_there - want) - 1e-307
        bound = 256 * EPS * np.abs(want) + 256 * EPS * spread[known]
        worst = np.argmax(off - bound)
        assert np.all(off <= bound), (points[some][known[worst]], found_there[worst], want[worst])


def check_written(op: Op) -> None:
    """The rules that formulas are printed in say what those for numbers do."""
    for x in usual_points(op, 20):
        z = op.call(*x)
        for i in derived(op):
            want = op.pull(i, 1.0, x, z, {})
            np.testing.assert_allclose(op.write(i, 1.0, x, z), want, 1e-8, 1e-12, err_msg=f"{x}")
