"""Proven digits of textbook formulas against mpmath, where 64 bits lose everything.

A number is right where what is printed is the exact one to within a half of its last digit, or the
two ends hold it.  mpmath's derivatives are differences at a precision that outlasts them, as in
`textbook.py`.

`python tests/oracles/proven.py --count 20` looks at so many points a formula, drawn anew.
"""

import argparse
from collections.abc import Iterator
from random import Random

import mpmath
import textbook
from mpmath import mp, mpf

from gradcli import calls
from gradcli.errors import Diagnostic

NOISE = mpf(10) ** -400  # of differences
DIGITS, STEPS = 30, 55  # printed; of the differences' steps
# Where formulas cancel, have poles or saturate, and what is next to that.
HARD = (
    "1e-12", "-1e-12", "1e-30", "-1e-30", "1e-200", "1", "-1", "1.0000000000000001",
    "0.99999999999999999", "-0.99999999999999999", "2.0000000000000000001", "1e15", "-1e15", "1e30",
    "0.5", "3.1415926535897932385", "700", "-700", "1e100",
)  # fmt: skip


def points(formula: str, count: int, seed: str) -> Iterator[tuple[str, ...]]:
    """Points of a formula as they are typed."""
    source, n = Random(f"{seed} {formula}"), len(textbook.variables(formula))
    for _ in range(count):
        yield tuple(source.choice(HARD) for _ in range(n))


def typed(x):
    """A literal as it is typed: the shortest text of its float."""
    return mpf(repr(x))


def is_right(number, exact) -> bool:
    """Whether what is printed is true of the exact number."""
    text = str(number)
    if text.startswith("["):
        low, high = (mpf(end) for end in text[1:-1].split(", "))
        return low <= exact <= high or (low <= 0 <= high and abs(exact) < NOISE)
    found = mpf(text)
    if abs(found) < NOISE:  # mpmath's exp is 0 there, and its sin(pi) is as small as its digits
        return abs(exact) < max(NOISE, mpf(10) ** (20 - mp.dps))
    digits, _, power = text.partition("e")
    place = mpf(10) ** (int(power or 0) - len(digits.partition(".")[2]))
    return abs(found - exact) <= place / 2 * (1 + mpf(10) ** -9)


def wrong(formula: str, x: tuple[str, ...]) -> Iterator[tuple]:
    """Each (derivative, printed, exact) with a digit that is not the exact number's."""
    names = textbook.variables(formula)
    try:
        found = calls.proven(
            calls.program(formula), dict(zip(names, x)), names, order=2, digits=DIGITS
        )
    except Diagnostic as refused:
        if refused.code not in ("E0214", "E0215"):
            raise
        return
    value, _ = textbook.compiled(formula, typed)
    with mp.workdps(40):
        rough = tuple(float(mpf(v)) for v in x)
    with mp.workdps(textbook._precision(rough, STEPS)):
        point = {name: mpf(v) for name, v in zip(names, x)}
        for by in ((), *textbook.derivatives(formula)):
            g = found.value if not by else found.gradients[",".join(by)]
            if not isinstance(g, type(found.value)) or type(g) is float:
                continue
            try:
                exact = _exact(lambda p: value(p, -1, 0), point, by)
            except textbook.Unusable:
                continue
            if exact is not None and not is_right(g, exact):
                yield by, str(g), mpmath.nstr(exact, DIGITS + 5)


def _exact(f, point: dict, by: tuple[str, ...]):
    """The derivative, None where two steps do not agree."""
    if not by:
        return f(point)
    coarse, fine = (textbook._differences(f, point, by, digits) for digits in (STEPS - 10, STEPS))
    agree = abs(coarse - fine) <= abs(fine) * mpf(10) ** -(DIGITS + 5)
    return fine if agree or max(abs(coarse), abs(fine)) < NOISE else None


def main(count: int, seed: str) -> None:
    for formula in textbook.formulas():
        for x in points(formula, count, seed):
            for by, printed, exact in wrong(formula, x):
                print(f"{formula} at {x} by {by}: {printed}, is {exact}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--seed", default="now")
    asked = parser.parse_args()
    main(asked.count, asked.seed)
