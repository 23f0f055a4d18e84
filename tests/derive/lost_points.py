"""Random formulas, and where `simplify` gives them a value or takes one without a note:

    python tests/derive/lost_points.py [--count N] [--seed S]

The oracle is Python's own syntax over NumPy's IEEE arithmetic at a grid of points.  A number has a
value where nothing that it is computed from is infinite or NaN, but for infinite constants.  A
point is gained where the formula, which has a value somewhere, has none and the simplified one has
one, or where NaN has become a number; it is lost where the formula has a value and the simplified
one is infinite or NaN.  What is
`silent` is such a point that no note names; `excess` is a note that holds at points none of which
is such.
"""

import argparse
import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np

from gradcli import calls

GRID = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 3.0, 4.0)
X, Y = map(np.array, zip(*product(GRID, GRID)))
ROUNDED = 1e12  # a number beyond it may be the infinity that another rounding gives
FUNCTIONS = ("sin", "cos", "tan", "exp", "log", "sqrt", "tanh", "sinh", "cosh", "log1p", "expm1",
             "abs", "sign")  # fmt: skip
FACTORS = ("x", "y", "x", "y", "x**2", "y**2", "x**y", "y**x", "log(x)", "log(y)", "(x + y)",
           "(x - 1)", "sqrt(x)", "sqrt(y)", "2", "exp(x)", "abs(x)", "sign(y)", "x**(y - 1)",
           "sin(x)", "(1/x)", "(x + 1/y)", "x**0.5", "(x*y)", "x**-1", "(x**2 - x)")  # fmt: skip
CONSTANTS = ("inf", "-inf", "nan", "0", "log(0)", "0**0.5", "(1 - 3)**0.5", "asin(2)")
FORMS = ("{0}", "{0} + {1}", "{0}*{1}", "{0}/{1}", "{0} - {0}", "{0}/{0}*{1}",
         "{1}*({0} + {1})/{1}", "0*{0} + {1}")  # fmt: skip
WHERE = {
    "negative": lambda x: x < 0,
    "not positive": lambda x: x <= 0,
    "not above -1": lambda x: x <= -1,
    "outside [-1, 1]": lambda x: abs(x) > 1,
    "infinite or nan": lambda x: ~np.isfinite(x),
}
NOTE = re.compile(r"this has (a|no) value where (.*) is (.*?); the program has \w+")
NUMERAL = re.compile(r"(?<![\w.])(\d+\.?\d*(?:e[-+]?\d+)?|inf|nan)(?![\w.(])")


class Number:
    """A number at each point of the grid, and whether it has a value there."""

    def __init__(self, numbers, defined=True, constant: bool = False):
        self.numbers, self.constant = np.broadcast_to(numbers, X.shape), constant
        finite = ~np.isnan(numbers) if constant else np.isfinite(numbers)
        self.defined = finite & np.broadcast_to(defined, X.shape)


def _lifted(function):
    """A function of NumPy's on such numbers."""

    def called(*args):
        args = [a if isinstance(a, Number) else Number(float(a), constant=True) for a in args]
        defined = np.logical_and.reduce([a.defined for a in args])
        constant = all(a.constant for a in args)
        return Number(function(*[a.numbers for a in args]), defined, constant)

    return called


for name, ufunc in (("add", np.add), ("sub", np.subtract), ("mul", np.multiply),
                    ("truediv", np.divide), ("pow", np.power), ("neg", np.negative)):  # fmt: skip
    setattr(Number, f"__{name}__", _lifted(ufunc))


class Library:
    """What a simplified formula writes with np. before it."""


NAMES = {name: _lifted(getattr(np, name)) for name in FUNCTIONS} | {"asin": _lifted(np.arcsin)}
for name, function in NAMES.items():
    setattr(Library, name, staticmethod(function))
NAMES |= {"np": Library, "x": Number(X), "y": Number(Y)}
NAMES |= {"pi": Number(np.pi, constant=True), "e": Number(np.e, constant=True)}
NAMES["N"] = lambda text: Number(float(text), constant=True)
Library.nan = NAMES["N"]("nan")


def value(text: str) -> Number:
    """The value of a program of one expression."""
    expression = text.strip().splitlines()[-1].replace("^", "**")
    with np.errstate(all="ignore"):
        return eval(NUMERAL.sub(r'N("\1")', expression), NAMES)


class Points(NamedTuple):
    """What became of a formula: whether points are gained or lost, whether without a note, and
    the notes that hold where nothing is."""

    new: str
    moved: bool
    silent: list[tuple]
    notes: list[str]
    excess: list[str]


def compared(text: str) -> Points | None:
    """A formula beside what it is simplified to; None where it stays as it is."""
    new, notes = calls.simplify(calls.program(text))
    if new.strip() == text:
        return None
    before, after = value(text), value(new)
    x, y = before.numbers, after.numbers
    gained = ~before.defined & after.defined & before.defined.any()
    gained |= np.isnan(x) & np.isfinite(y)
    gained &= ~(np.isinf(x) & (abs(y) > ROUNDED))
    lost = before.defined & ~np.isfinite(y) & ~(np.isinf(y) & (abs(x) > ROUNDED))
    left = {"a": gained, "no": lost}
    excess = []
    for note in notes:
        has, base, where = NOTE.fullmatch(note).groups()
        holds = _holding(value(base).numbers, where)
        if holds.any() and not (holds & {"a": gained, "no": lost}[has]).any():
            excess.append(note)
        left[has] = left[has] & ~holds
    silent = list(zip(*[c[left["a"] | left["no"]].tolist() for c in (X, Y, x, y)]))
    return Points(new.strip(), bool((gained | lost).any()), silent, notes, excess)


def _holding(numbers, where: str):
    """The points of the grid at which the words of a note hold."""
    return WHERE[where](numbers) if where in WHERE else numbers == float(value(where).numbers[0])


def formulas(seed: int) -> Iterator[str]:
    """Formulas without end: of sums, products, powers and functions, and long products."""
    random, k = Random(seed), 0
    while True:
        a, b = _tree(random, 2 + k % 2), _tree(random, 1 + k % 2)
        yield random.choice(FORMS).format(a, b)
        yield _chain(random, FACTORS)
        if k % 3 == 0:
            yield _chain(random, FACTORS + CONSTANTS)
        k += 1


def _tree(random: Random, depth: int) -> str:
    kind = random.random()
    if depth == 0 or kind < 0.15:
        return random.choice(["x", "y", "x", "y", "x", "1", "2", "0.5", "0", "3"])
    a, b = _tree(random, depth - 1), _tree(random, depth - 1)
    if kind > 0.82:
        return f"{random.choice(FUNCTIONS)}({a})"
    operator = random.choice("++--***///^")
    power = random.choice(["2", "3", "-1", "0.5", "y", "-2"])
    return f"({a} {operator} {power if operator == '^' else b})"


def _chain(random: Random, factors: tuple) -> str:
    text = random.choice(factors)
    for _ in range(random.randint(2, 5)):
        operator, factor = random.choice("**///+-"), random.choice(factors)
        if operator in "+-":
            text = f"({text} {operator} {factor})"
        elif random.random() < 0.15:
            text = f"{factor}{operator}({text})"
        else:
            text = f"{text}{operator}{factor}"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    changed = moved = silent = notes = excess = 0
    for _, text in zip(range(chosen.count), formulas(chosen.seed)):
        found = compared(text)
        if found is None:
            continue
        changed, moved, notes = changed + 1, moved + found.moved, notes + len(found.notes)
        silent, excess = silent + bool(found.silent), excess + len(found.excess)
        if found.silent:
            x, y, old, new = found.silent[0]
            print(f"silent: {text} -> {found.new} at x={x}, y={y}: {old} is {new}; {found.notes}")
        for note in found.excess:
            print(f"excess: {text} -> {found.new}: {note}")
    print(f"{changed} changed, {moved} of them at points of the grid, {silent} without a note;")
    print(f"{notes} notes, {excess} of them in excess")


if __name__ == "__main__":
    main()
