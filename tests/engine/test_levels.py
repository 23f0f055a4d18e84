"""Transforms nest: each sees only its own perturbation."""

import itertools

import pytest

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor


def by_tape(f, x):
    with GradientTape() as tape:
        source = x if isinstance(x, Tensor) else Tensor(x)
        tape.watch(source)
        y = f(source)
    return tape.gradient(y, source)


def by_dual(f, x):
    return jvp(lambda xs: f(*xs), [x], [1.0])[1]


def by_series(f, x):
    return derivatives(f, x, 1)[1][0]


WAYS = {"tape": by_tape, "dual": by_dual, "series": by_series}
PAIRS = list(itertools.product(WAYS, WAYS))


@pytest.mark.parametrize("outer, inner", PAIRS)
def test_an_inner_derivative_does_not_see_the_outer_variable(outer, inner):
    """d/dx [x d/dy (x + y)] = 1, in both argument orders of the sum and of the product."""
    d_outer, d_inner = WAYS[outer], WAYS[inner]
    assert d_outer(lambda x: x * d_inner(lambda y: x + y, 1.0), 1.0) == 1.0
    assert d_outer(lambda x: x * d_inner(lambda y: y + x, 1.0), 1.0) == 1.0
    assert d_outer(lambda x: d_inner(lambda y: x + y, 1.0) * x, 1.0) == 1.0
    assert d_outer(lambda x: d_inner(lambda y: y + x, 1.0) * x, 1.0) == 1.0


@pytest.mark.parametrize("outer, inner", PAIRS)
def test_an_inner_derivative_carries_the_outer_one(outer, inner):
    """d/dx [d/dy (x^2 y^3)] at x = 2, y = 5 is 2x * 3y^2 = 300."""
    d_outer, d_inner = WAYS[outer], WAYS[inner]
    assert d_outer(lambda x: d_inner(lambda y: x * x * y * y * y, 5.0), 2.0) == 300.0


@pytest.mark.parametrize("outer, middle, inner", list(itertools.product(WAYS, repeat=3)))
def test_three_transforms_deep(outer, middle, inner):
    """d/dx d/dy d/dz (x y^2 z^3) = 2y * 3z^2 = 2*3*3*16 = 288 at y = 3, z = 4."""
    d1, d2, d3 = WAYS[outer], WAYS[middle], WAYS[inner]
    f = d1(lambda x: d2(lambda y: d3(lambda z: x * y * y * z * z * z, 4.0), 3.0), 2.0)
    assert f == 288.0


def test_a_tensor_watched_at_two_levels_keeps_both_gradients():
    """A tape inside a dual inside a tape, both watching x: d/dx d/dd (2 x d) = 2."""
    x = Tensor(3.0)
    with GradientTape() as outer:
        outer.watch(x)

        def inner(ds):
            with GradientTape() as tape:
                tape.watch(x)
                z = x * x * ds[0]
            return tape.gradient(z, x)

        _, tangent = jvp(inner, [1.0], [1.0])  # d/dd (2 x d) = 2 x
    assert outer.gradient(tangent, x) == 2.0
