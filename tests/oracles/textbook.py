"""The formulas of tests/cases/textbook.txt and their derivatives, against mpmath.

What is allowed: of a derivative d of order 1 or 2

    |error| <= ROOM eps (|d| + sum over j of |change of d where part j is a relative 1 larger|)

with a part each variable and each operation of the formula: its own rounding, and how the formula
hands it on.  So a value that has lost its digits excuses its derivative, but terms of a derivative
that cancel where the formula's do not, or a factor that under- or overflows, excuse nothing.  What
is off by more has a note.

`python tests/oracles/textbook.py --count 200` looks at so many points a formula, drawn anew;
--record writes tests/cases/textbook.npz, of which test_textbook.py reads fewer points.
"""

import argparse
import ast
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

import mpmath
import numpy as np
from mpmath import mp, mpf

CASES = Path(__file__).parents[1] / "cases"
RECORD = CASES / "textbook.npz"
ROOM, EPS, LEAST = 64, 2.0**-52, 2.0**-1074
POINTS = 6  # a formula, beside the special ones, in the record
SPECIAL = (1.0, -1.0, 1e-8, -1e-8, 400.0, -400.0, 1e6, 1e90, 1e120, -1e200)
STEPS = (40, 55)  # the digits of the steps that differences are taken with, which must agree
ONE = ("x",), ("x", "x")
TWO = ("x",), ("y",), ("x", "x"), ("x", "y"), ("y", "y")


def formulas() -> list[str]:
    lines = (CASES / "textbook.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def variables(formula: str) -> tuple[str, ...]:
    names = {node.id for node in ast.walk(ast.parse(formula)) if isinstance(node, ast.Name)}
    return tuple(sorted(names & {"x", "y"}))


def derivatives(formula: str) -> tuple[tuple[str, ...], ...]:
    """What a formula is differentiated by, each derivative in turn."""
    return ONE if variables(formula) == ("x",) else TWO


# -- mpmath's --------------------------------------------------------------------------------------
class Unusable(Exception):
    """mpmath has no finite real value there, or no derivative."""


def _exp(x):
    """exp, of what mpmath can take: it makes as many digits as an argument has before the point."""
    if abs(x) < 10**20:
        return mpmath.exp(x)
    if x > 0:
        raise Unusable
    return mpf(0)


def _near(x):
    if abs(x) > 10**4:
        raise Unusable
    return x


def _tanh(x):
    return mpmath.sign(x) if abs(x) > 10**20 else mpmath.tanh(x)


NAMES = {
    "abs": abs, "sqrt": mpmath.sqrt, "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "exp": _exp, "expm1": lambda x: _exp(x) - 1, "log": mpmath.log,
    "log1p": lambda x: mpmath.log(1 + x), "log10": mpmath.log10,
    "log2": lambda x: mpmath.log(x) / mpmath.log(2), "sin": mpmath.sin, "cos": mpmath.cos,
    "tan": mpmath.tan, "asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan,
    "atan2": mpmath.atan2, "sinh": lambda x: (_exp(x) - _exp(-x)) / 2,
    "cosh": lambda x: (_exp(x) + _exp(-x)) / 2, "tanh": _tanh,
    "asinh": mpmath.asinh, "acosh": mpmath.acosh, "atanh": mpmath.atanh, "hypot": mpmath.hypot,
    "sigmoid": lambda x: 1 / (1 + _exp(-x)), "softplus": lambda x: mpmath.log(1 + _exp(x)),
    "logaddexp": lambda x, y: mpmath.log(_exp(x) + _exp(y)),
    "sinc": lambda x: mpmath.sinc(mpmath.pi * x), "erf": lambda x: mpmath.erf(_near(x)),
    "erfc": lambda x: mpmath.erfc(_near(x)),
}  # fmt: skip


class _Parts(ast.NodeTransformer):
    """A formula whose constants are mpmath's, and whose parts can be made larger: by part(i)."""

    def __init__(self):
        self.count = 0

    def generic_visit(self, node):
        node = super().generic_visit(node)
        if isinstance(node, ast.Constant):
            return _call("constant", node)
        if isinstance(node, (ast.BinOp, ast.Call)):
            self.count += 1
            return _call("part", node, ast.Constant(self.count - 1))
        return node


def _call(name: str, *args) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


@cache
def compiled(formula: str, constant: Callable = mpf) -> tuple[Callable, int]:
    """The function of (x, y, which part is larger, by how much) of a formula, and its parts.

    constant: what makes a number of mpmath of a literal.
    """
    parts = _Parts()
    tree = ast.fix_missing_locations(parts.visit(ast.parse(formula, mode="eval")))
    code = compile(tree, formula, "eval")

    def value(point: dict, larger: int, by):
        def part(x, i: int):
            return x * (1 + by) if i == larger else x

        try:
            y = eval(code, {**NAMES, **point, "part": part, "constant": constant})
        except (ArithmeticError, ValueError, TypeError, mpmath.libmp.ComplexResult) as error:
            raise Unusable from error
        if isinstance(y, mpmath.mpc) or not mpmath.isfinite(y):
            raise Unusable
        return y

    return value, parts.count


def _differences(f: Callable, point: dict, by: tuple[str, ...], digits: int):
    """The derivative of f by one or two variables, by central differences."""
    h = {name: min(mpf(1), abs(point[name])) / mpf(10) ** digits for name in by}
    if len(by) == 1 or by[0] == by[1]:
        name = by[0]
        low, high = (f({**point, name: point[name] + s * h[name]}) for s in (-1, 1))
        if len(by) == 1:
            return (high - low) / (2 * h[name])
        return (high - 2 * f(point) + low) / h[name] ** 2
    total = mpf(0)
    for s in (-1, 1):
        for t in (-1, 1):
            moved = zip(by, (s, t))
            total += s * t * f({**point, **{n: point[n] + u * h[n] for n, u in moved}})
    return total / (4 * h[by[0]] * h[by[1]])


def _precision(x: tuple, digits: int) -> int:
    """How many digits the differences at x need: for 1 + x**4, and 1 + exp(-x) of a moderate x."""
    span = sum(4 * abs(math.log10(abs(v))) + min(abs(v), 1000) / 1.5 for v in x)
    return int(4 * digits + 60 + span)


def _derivative(formula: str, x: tuple, by: tuple[str, ...], digits: int):
    value, names = compiled(formula)[0], variables(formula)
    with mp.workdps(_precision(x, digits)):
        return _differences(lambda p: value(p, -1, 0), dict(zip(names, map(mpf, x))), by, digits)


def _changes(formula: str, x: tuple, by: tuple[str, ...], digits: int, plain) -> list:
    """What a derivative changes by with each variable and each part, for a relative change of 1."""
    value, count = compiled(formula)
    names, found = variables(formula), []
    with mp.workdps(_precision(x, digits)):
        point, little = dict(zip(names, map(mpf, x))), mpf(10) ** (-digits // 2)
        for name in names:
            moved = {**point, name: point[name] * (1 + little)}
            found.append(_differences(lambda p: value(p, -1, 0), moved, by, digits))
        for i in range(count):
            found.append(_differences(lambda p, i=i: value(p, i, little), point, by, digits))
        return [(y - plain) / little for y in found]


def wanted(formula: str, x: tuple, by: tuple[str, ...]) -> tuple[float, float]:
    """A derivative, and what its error may be, over eps; NaN where mpmath has none."""
    try:
        coarse, fine = (_derivative(formula, x, by, digits) for digits in STEPS)
        changes = _changes(formula, x, by, STEPS[1], fine)
    except Unusable:
        return math.nan, math.nan
    with mp.workdps(60):
        none = max(abs(coarse), abs(fine)) < mpf(10) ** -330
        if not none and abs(coarse - fine) > mpf(10) ** -20 * abs(fine):
            return math.nan, math.nan
        room = abs(fine) + mpmath.fsum(map(abs, changes))
        if room > mpf(10) ** 308:
            return math.nan, math.nan
        return float(fine), float(room)


def drawn(formula: str, count: int, seed: str) -> Iterator[tuple]:
    """Points over all of float64, every other of them moderate."""
    random = Random(f"{seed} {formula}")
    n = len(variables(formula))
    for k in range(count):
        reach = (-12, 3) if k % 2 else (-308, 308)
        x = tuple(10.0 ** random.uniform(*reach) for _ in range(n))
        yield tuple(random.choice((1, 1, -1)) * v for v in x)


def special(formula: str) -> Iterator[tuple]:
    n = len(variables(formula))
    for k, x in enumerate(SPECIAL):
        yield (x,) if n == 1 else (x, SPECIAL[(3 * k + 1) % len(SPECIAL)])


# -- gradcli's -------------------------------------------------------------------------------------
def by_tape(formula: str, order: int) -> Callable:
    """The function of a point that gives what `grad --order` does, by variables, and its notes."""
    from gradcli.calls.programs import program

    parsed = program(formula)

    def at(point: dict) -> tuple[dict, tuple]:
        result = parsed.gradient(point, tuple(point), order=order, unconnected="zero")
        notes = tuple(note for note in result.notes if "value can be relied on" not in note)
        return {by: result.gradients[",".join(by)] for by in _upto(formula, order)}, notes

    return at


def printed(formula: str, order: int, target: str) -> Callable:
    """As `by_tape`, of the derivatives by one variable that `diff` prints for gradcli or Python."""
    from gradcli.calls.programs import program

    names = variables(formula)
    parsed = program(formula)
    bys = [by for by in _upto(formula, order) if len(by) == order and len(set(by)) == 1]
    texts = {by: parsed.diff(by[:1], order=order, to=target) for by in bys}
    if target == "python":
        functions = {by: _executed(text) for by, text in texts.items()}
        return lambda point: ({by: _called(f, point) for by, f in functions.items()}, ())
    programs = {by: program(text, bound=names) for by, text in texts.items()}

    def at(point: dict) -> tuple[dict, tuple]:
        found, notes = {}, ()
        for by, p in programs.items():
            result = p.value({n: point[n] for n in names if n in p.inputs})
            found[by], notes = float(result.values[-1]), notes + result.notes
        return found, notes

    return at


def _upto(formula: str, order: int) -> list[tuple[str, ...]]:
    return [by for by in derivatives(formula) if len(by) <= order]


def _executed(text: str) -> Callable:
    names: dict = {}
    exec(text, names)
    (function,) = [f for n, f in names.items() if n.startswith(("f_", "d")) and callable(f)]
    return function


def _called(function: Callable, point: dict):
    try:
        return float(function(*point.values()))
    except (ArithmeticError, ValueError, TypeError):
        return math.nan


# -- both ------------------------------------------------------------------------------------------
WAYS: dict[str, Callable] = {
    "tape": by_tape,
    "expr": lambda formula, order: printed(formula, order, "expr"),
    "python": lambda formula, order: printed(formula, order, "python"),
}
Row = tuple[tuple, list[tuple[float, float]]]  # a point, and what is wanted of each derivative


def rows(formula: str, points: Iterable[tuple]) -> list[Row]:
    return [(x, [wanted(formula, x, by) for by in derivatives(formula)]) for x in points]


def misses(formula: str, way: str, order: int, given: list[Row]) -> Iterator[tuple]:
    """Each (point, by, got, want, notes) of a finite derivative that is off by more than it may."""
    at, names = WAYS[way](formula, order), variables(formula)
    places = derivatives(formula)
    for x, wants in given:
        found, notes = at(dict(zip(names, x)))
        for by, got in found.items():
            want, room = wants[places.index(by)]
            known = want == want and got - got == 0
            if known and not abs(got - want) <= ROOM * (EPS * room + LEAST):
                yield x, by, got, want, notes


def recorded() -> dict[str, list[Row]]:
    """The points of each formula in the record, and what is wanted there."""
    with np.load(RECORD) as file:
        points, wants = file["points"], file["wants"]
    found: dict[str, list[Row]] = {}
    for formula, x, w in zip(np.repeat(formulas(), len(points) // len(formulas())), points, wants):
        n = len(variables(formula))
        pairs = [tuple(pair) for pair in w[: len(derivatives(formula))].tolist()]
        found.setdefault(str(formula), []).append((tuple(x[:n].tolist()), pairs))
    return found


def _recorded(formula: str) -> list[Row]:
    return rows(formula, [*special(formula), *drawn(formula, POINTS, "record")])


def record() -> None:
    """Write the record: the same points, the same file."""
    points, wants = [], []
    with ProcessPoolExecutor(2) as pool:
        each = list(pool.map(_recorded, formulas()))
    for given in each:
        for x, found in given:
            points.append([*x, 0.0][:2])
            wants.append([*found, *[(0.0, 0.0)] * 3][:5])
    np.savez_compressed(RECORD, points=np.array(points), wants=np.array(wants))


def main(count: int, seed: str) -> None:
    silent: Counter = Counter()
    for formula in formulas():
        given = rows(formula, drawn(formula, count, seed)) if count else recorded()[formula]
        for way in WAYS:
            for order in (1, 2):
                for x, by, got, want, notes in misses(formula, way, order, given):
                    silent[way, order, bool(notes)] += 1
                    if not notes:
                        print(
                            f"{way} {order}: {formula} at {x} by {by}: {got}, is {want}", flush=True
                        )
    for (way, order, noted), n in sorted(silent.items()):
        print(f"{way}, order {order}: {n} off{', with a note' if noted else ''}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--seed", default="now")
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    record() if asked.record else main(asked.count, asked.seed)
