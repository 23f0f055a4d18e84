"""CPython as the oracle of values: a program of the language run by Python itself.

The language is a subset of Python but for `^`, which CPython reads as `**`.  Only tests run program
text this way.  What differs by intention is listed in DIFFERENCES.
"""

import __future__

import ast
import io
import math
import operator
import warnings
from contextlib import redirect_stdout
from functools import reduce

import numpy as np
from deadline import within

# the language's answer, where it is not CPython's
DIFFERENCES = {
    "1/0.0": "IEEE: inf, where Python raises ZeroDivisionError",
    "log(-1)": "IEEE: nan, where math raises ValueError",
    "exp(1e4)": "IEEE: inf, where math raises OverflowError",
    "2**4096": "an error, where Python's integers go on",
    "floor(2.5)": "a float, as numpy's, where math.floor gives an int",
    "sum([0.1]*10)": "from left to right, where Python 3.12 and later compensate sums of floats",
}


ENDLESS = 2.0  # seconds of a program that takes milliseconds, unless a loop of it never ends

# declarations are annotations, such as `w: float[3]`: Python is not to evaluate them
UNREAD = __future__.annotations.compiler_flag


def summed(items, /, start=0):
    """The built-in sum, in the order and with the rounding of every Python before 3.12."""
    if isinstance(start, str):
        raise TypeError("sum() can't sum strings")
    return reduce(operator.add, items, start)


def _number(function):
    return lambda *args: function(*args).item()


def names() -> dict:
    """The built-in names of a program: math's functions bare, numpy under np."""
    space = {name: getattr(math, name) for name in dir(math) if not name.startswith("_")}
    space |= {"np": np, "math": math, "sum": summed}
    for name in ("sign", "floor", "ceil"):
        space[name] = _number(getattr(np, name))
    # of 0.0 and -0.0 numpy gives either, as its loops are vectorized
    space["maximum"] = lambda x, y: x if x >= y or x != x else y
    space["minimum"] = lambda x, y: x if x <= y or x != x else y
    space["sigmoid"] = lambda x: 1 / (1 + np.exp(-x))
    space["where"] = lambda test, a, b: a if test else b
    return space | {f"a{name}": getattr(math, f"a{name}") for name in ("sin", "cos", "tan", "sinh")}


def python(text: str) -> str:
    """The program as Python writes it."""
    return text.replace("^", "**")


def execute(text: str, point: dict) -> tuple[dict, object, str]:
    """The top-level names, the value of a last expression, and what was printed, under CPython."""
    tree = ast.parse(python(text))
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body[-1] = ast.copy_location(
            ast.Assign([ast.Name("__target__", ast.Store())], last.value), last
        )
        ast.fix_missing_locations(tree)
    built_in = names()
    space = dict(built_in)
    for name, value in point.items():
        space[name] = np.array(value, float) if isinstance(value, list) else value
    shown = io.StringIO()
    warnings.simplefilter("ignore", SyntaxWarning)
    with redirect_stdout(shown), np.errstate(all="ignore"):
        exec(
            compile(tree, "<program>", "exec", UNREAD), space
        )  # the oracle: trusted text of our own
    target = space.pop("__target__", None)
    made = {k: v for k, v in space.items() if k not in built_in and k[:2] != "__"}
    return {k: v for k, v in made.items() if not callable(v)}, target, shown.getvalue()


class Endless(BaseException):
    """A program has used the time it was given."""


def tame(text: str, point: dict, limit: float = 1e3) -> bool:
    """Whether CPython runs the program to its end, and every value there is finite and small."""
    try:
        with within(ENDLESS, Endless):
            values, target, _ = execute(text, point)
    except (
        ArithmeticError,
        ValueError,
        IndexError,
        TypeError,
        NameError,
        RecursionError,
        SyntaxError,
        Endless,
    ):
        return False
    found = [np.asarray(v) for v in (*values.values(), target) if v is not None]
    return all(v.dtype.kind in "biuf" and np.all(np.abs(v) < limit) for v in found)


def difference(text: str, point: dict, name: str) -> float | None:
    """The derivative of the target by `name` from differences of CPython's values.

    None where two step sizes do not agree: a kink or a jump is near.
    """

    def at(h: float) -> float:
        return float(execute(text, {**point, name: point[name] + h})[1])

    coarse, fine = [(at(h) - at(-h)) / (2 * h) for h in (2e-5, 1e-5)]
    better = fine + (fine - coarse) / 3
    return better if abs(fine - coarse) <= 1e-6 * max(1.0, abs(fine)) else None
