"""Quotients of polynomials with what both share divided out, beside sympy and 60 digits."""

from math import prod
from random import Random

import mpmath
import pytest
import sympy

from gradcli import calls
from gradcli.derive.algebra.polynomials import divisor, quotient
from gradcli.evaluator.function import Function, silent

NAMES = "xyz"


def polynomial(random: Random, variables: int) -> dict:
    found = {}
    for _ in range(random.choice((2, 2, 3))):
        powers = tuple(random.randint(0, 2) for _ in range(variables))
        found[powers] = random.choice((-3, -2, -1, 1, 2, 5))
    return found


def product(a: dict, b: dict) -> dict:
    found: dict = {}
    for one, c in a.items():
        for two, d in b.items():
            powers = tuple(m + n for m, n in zip(one, two))
            found[powers] = found.get(powers, 0) + c * d
    return {powers: c for powers, c in found.items() if c}


def text(p: dict) -> str:
    return " + ".join(
        "*".join([f"({c})", *(f"{x}^{e}" for x, e in zip(NAMES, powers) if e)])
        for powers, c in p.items()
    )


def value(p: dict, point: list, absolute: bool = False):
    """The value of a polynomial at a point, or the sum of the sizes of its terms."""
    size = abs if absolute else lambda term: term
    terms = (c * prod(mpmath.mpf(x) ** e for x, e in zip(point, p_)) for p_, c in p.items())
    return mpmath.fsum(map(size, terms))


@pytest.mark.parametrize("variables", [1, 2, 3])
def test_the_divisor_is_that_of_sympy(variables):
    random, names = Random(variables), sympy.symbols(list(NAMES[:variables]))
    for _ in range(20):
        shared, p, q = [polynomial(random, variables) for _ in range(3)]
        a, b = product(shared, p), product(shared, q)
        if not a or not b:
            continue
        found = divisor(a, b)
        expected = sympy.gcd(sympy.Poly(a, *names), sympy.Poly(b, *names))
        assert sympy.Poly(found, *names) in (expected, -expected)
        assert product(quotient(a, found), found) == a


def test_a_quotient_loses_no_digits_and_what_both_share():
    random, shorter = Random(3), 0
    for k in range(60):
        variables = 1 + k % 3
        shared, p = polynomial(random, variables), polynomial(random, variables)
        q = polynomial(random, variables) if k % 2 else {(0,) * variables: 1}
        a, b = product(shared, p), product(shared, q)
        if len(shared) < 2 or not a or not b:
            continue
        names = tuple(NAMES[:variables])
        program = calls.program(f"({text(a)})/({text(b)})", bound=names)
        new, notes = calls.simplify(program)
        shorter += bool(notes)
        run = Function(
            calls.program(new, bound=names), dict.fromkeys(names, 1.0), names, (), None, silent
        )
        for _ in range(6):
            point = [
                random.choice((random.uniform(-3, 3), 10 ** random.uniform(-3, 3))) for _ in names
            ]
            with mpmath.workdps(60):
                above, below = value(a, point), value(b, point)
                if below == 0:
                    continue
                allowed = value(a, point, True) / abs(below)
                allowed += abs(above) * value(b, point, True) / below**2
                assert abs(run(point)[0] - above / below) <= 8 * 2.0**-53 * allowed, (k, new, point)
    assert shorter > 30
