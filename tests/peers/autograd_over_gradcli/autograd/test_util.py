"""Derivatives held against differences, along random directions."""

from itertools import product

from autograd.core import make_jvp, make_vjp, vspace
from autograd.wrap_util import get_name, unary_to_nary

TOL = RTOL = EPS = 1e-6


def scalar_close(a, b):
    return abs(a - b) < TOL or abs(a - b) / abs(a + b) < RTOL


def make_numerical_jvp(function, x):
    """The central difference of `function` at x, along a direction."""
    space = vspace(x)
    values = vspace(function(x))

    def along(direction):
        above = function(space.add(x, space.scalar_mul(direction, EPS / 2)))
        below = function(space.add(x, space.scalar_mul(direction, -EPS / 2)))
        return values.scalar_mul(values.add(above, values.scalar_mul(below, -1.0)), 1 / EPS)

    return along


def check_vjp(function, x):
    pullback, y = make_vjp(function, x)
    xs, ys = vspace(x), vspace(y)
    direction, weights = xs.randn(), ys.randn()
    found = xs.covector(pullback(ys.covector(weights)))
    assert vspace(found) == xs, f"{vspace(found)} is not the space {xs}"
    exact = xs.inner_prod(direction, found)
    numeric = ys.inner_prod(weights, make_numerical_jvp(function, x)(direction))
    assert scalar_close(numeric, exact), (
        f"Derivative (VJP) check of {get_name(function)} failed with arg {x}:\n"
        f"analytic: {exact}\nnumeric:  {numeric}"
    )


def check_jvp(function, x):
    direction = vspace(x).randn()
    numeric = make_numerical_jvp(function, x)(direction)
    check_equivalent(make_jvp(function, x)(direction)[1], numeric)


def check_equivalent(x, y):
    xs, ys = vspace(x), vspace(y)
    assert xs == ys, f"VSpace mismatch:\nx: {xs}\ny: {ys}"
    direction = xs.randn()
    close = scalar_close(xs.inner_prod(x, direction), xs.inner_prod(y, direction))
    assert close, f"Value mismatch:\nx: {x}\ny: {y}"


@unary_to_nary
def check_grads(function, x, modes=("fwd", "rev"), order=2):
    """Hold the derivatives of `function` at x to `order`, in each mode, against differences."""
    modes = ("fwd", "rev") if modes is None else modes
    assert set(modes) <= {"fwd", "rev"}, modes
    for mode in modes:
        check = check_jvp if mode == "fwd" else check_vjp
        check(function, x)
        if order > 1:
            check_grads(_derivative(function, mode), (0, 1), modes, order=order - 1)(
                x, vspace(x if mode == "fwd" else function(x)).randn()
            )


def _derivative(function, mode):
    if mode == "fwd":

        def derivative(x, v):
            return make_jvp(function, x)(v)[1]
    else:

        def derivative(x, v):
            return make_vjp(function, x)[0](v)

    derivative.__name__ = f"{'jvp' if mode == 'fwd' else 'vjp'}_{get_name(function)}"
    return derivative


def combo_check(function, *check_args, **check_options):
    """check_grads at every combination of the arguments and keywords given."""

    def check(*args, **keywords):
        pairs = [[(name, value) for value in values] for name, values in keywords.items()]
        for values in product(*args):
            for options in product(*pairs):
                check_grads(function, *check_args, **check_options)(*values, **dict(options))

    return check
