"""Identities of functions, as rows.

Each holds for every real argument where its left side is defined, so none changes a domain but
those of INVERSES, and none loses digits: where a side cancels it is the left one.  Formulas:
Abramowitz and Stegun, Handbook of Mathematical Functions, 4.3.10-4.3.26 and 4.5.16-4.5.33.
"""

from typing import NamedTuple

from gradcli.ops.arithmetic import xlogy
from gradcli.ops.elementary import (
    asin,
    asinh,
    atan,
    atanh,
    cos,
    cosh,
    exp,
    expm1,
    log,
    sech,
    sin,
    sinh,
    tan,
    tanh,
)
from gradcli.ops.logistic import sigmoid
from gradcli.ops.piecewise import absolute, sign
from gradcli.ops.rows import Op

SIN, COS, TAN = sin.op, cos.op, tan.op
SINH, COSH, TANH, SECH = sinh.op, cosh.op, tanh.op, sech.op
EXP, EXPM1 = exp.op, expm1.op
LOG, ABS, SIGN, SIGMOID = log.op, absolute.op, sign.op, sigmoid.op
XLOGY = xlogy.op


class Quotient(NamedTuple):
    """f**i * g**j is `to`**k, of one argument, for exponents of the signs of i and j."""

    f: Op
    i: int
    g: Op
    j: int
    to: Op
    k: int


QUOTIENTS = (
    Quotient(SIN, 1, COS, -1, TAN, 1),
    Quotient(SIN, -1, COS, 1, TAN, -1),
    Quotient(TAN, 1, COS, 1, SIN, 1),
    Quotient(TAN, -1, COS, -1, SIN, -1),
    Quotient(TAN, 1, SIN, -1, COS, -1),
    Quotient(TAN, -1, SIN, 1, COS, 1),
    Quotient(SINH, 1, COSH, -1, TANH, 1),
    Quotient(SINH, -1, COSH, 1, TANH, -1),
    Quotient(TANH, 1, COSH, 1, SINH, 1),
    Quotient(TANH, -1, COSH, -1, SINH, -1),
    Quotient(TANH, 1, SINH, -1, COSH, -1),
    Quotient(TANH, -1, SINH, 1, COSH, 1),
)
QUOTIENT_ROWS = frozenset({SIN, COS, TAN, SINH, COSH, TANH})
DOUBLES = {SIN: COS, SINH: COSH}  # 2 f(u) g(u) = f(2u)


class Square(NamedTuple):
    """f(u)**2 = constant + factor * g(u)**power."""

    f: Op
    constant: int
    factor: int
    g: Op
    power: int


SQUARES = (
    Square(SIN, 1, -1, COS, 2),
    Square(COS, 1, -1, SIN, 2),
    Square(COSH, 1, 1, SINH, 2),
    Square(SINH, -1, 1, COSH, 2),
    Square(TAN, -1, 1, COS, -2),
    Square(TANH, 1, -1, SECH, 2),  # which no large argument makes infinite
)
SQUARED = {row.f: row for row in SQUARES}
TWICE = {COS: (SIN, -1), COSH: (SINH, 1)}  # f(u)**2 + k g(u)**2 = f(2u): f: (g, k)
HALVES = {COS: {1: COS, -1: SIN}}  # 1 + k f(2u) = 2 g(u)**2: f: {k: g}
PAIRS = {1: COSH, -1: SINH}  # exp(u) + k exp(-u) = 2 g(u): {k: g}
COMPLEMENTS = frozenset({SIGMOID})  # 1 - f(u) = f(-u), which does not cancel
ANGLED = frozenset({*TWICE, *HALVES, EXP})
ODD = frozenset({SIN, TAN, SINH, TANH, asin.op, atan.op, asinh.op, atanh.op, SIGN})
EVEN = frozenset({COS, COSH, ABS})
AT_ZERO = dict.fromkeys(ODD, 0) | {COS: 1, COSH: 1, EXP: 1}  # f(0)
INVERSES = frozenset({(LOG, EXP), (EXP, LOG)})  # f(g(u)) = u
