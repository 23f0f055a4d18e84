"""The points and weights of Gauss's rules of n points, as NumPy has them: tables of numbers."""

from gradcli.errors import Diagnostic
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import primal

MOST = 1000  # points: finding them takes the cube of their number


def leggauss(deg):
    """The rule of the weight 1 on [-1, 1]."""
    return _rule("legendre", "leggauss", deg)


def hermgauss(deg):
    """The rule of the weight exp(-x^2) on all numbers."""
    return _rule("hermite", "hermgauss", deg)


def laggauss(deg):
    """The rule of the weight exp(-x) from 0 on."""
    return _rule("laguerre", "laggauss", deg)


def _rule(family: str, name: str, deg):
    n = primal(deg)
    if type(n) is not int or not 0 < n <= MOST:
        raise Diagnostic("E0201", f"{name} takes a number of points from 1 to {MOST}")
    return getattr(getattr(load_numpy().polynomial, family), name)(n)
