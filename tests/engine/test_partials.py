"""Every mixed partial up to an order, of numbers and arrays."""

import math

import numpy as np
import pytest

from gradcli.engine.partials import partials
from gradcli.ops.reductions import total
from gradcli.ops.scalar import exp, sin


def test_all_mixed_partials_of_exp_xyz():
    x, y, z = 0.5, -0.8, 1.2
    (value,), d = partials(lambda v: (exp(v[0] * v[1] * v[2]),), [x, y, z], 3)
    e = math.exp(x * y * z)
    assert value == e
    assert d[(0, 1)] == pytest.approx(e * z * (1 + x * y * z), rel=1e-14)
    assert d[(0, 1, 2)] == pytest.approx(e * (1 + 3 * x * y * z + (x * y * z) ** 2), rel=1e-13)
    assert d[(1, 1, 2)] == pytest.approx(e * x**2 * z * (2 + x * y * z), rel=1e-13)
    assert set(map(len, d)) == {1, 2, 3} and len(d) == 3 + 6 + 10


def test_the_second_order_of_an_array_is_its_full_hessian():
    v = np.array([1.0, 2.0])
    _, d = partials(lambda u: (total(u[0] ** 3) * u[1],), [v, 3.0], 2)
    assert d[(0,)].tolist() == [9.0, 36.0] and d[(1,)] == 9.0
    assert d[(0, 0)].tolist() == [[18.0, 0.0], [0.0, 36.0]]
    assert d[(0, 1)].tolist() == [3.0, 12.0] and d[(1, 1)] == 0.0


def test_unconnected_variables_are_none_and_missing_paths_are_zero():
    _, d = partials(lambda v: (3.0 * v[0],), [1.5, 2.0], 2)
    assert d == {(0,): 3.0, (1,): None, (0, 0): 0.0, (0, 1): None, (1, 1): None}


def test_several_values_are_summed():
    values, d = partials(lambda v: (v[0] * v[0], sin(v[0])), [2.0], 1)
    assert values == (4.0, math.sin(2.0)) and d[(0,)] == pytest.approx(4.0 + math.cos(2.0))
    values, d = partials(lambda v: (v[0] * v[0], sin(v[0])), [2.0], 2)
    assert d[(0, 0)] == pytest.approx(2.0 - math.sin(2.0))


def test_values_come_back_plain():
    (value,), _ = partials(lambda v: (v[0] * np.array([1.0, 2.0]),), [3.0], 2)
    assert value.tolist() == [3.0, 6.0]


def test_mixed_partials_of_a_power_at_exponent_zero_and_one():
    """d/dx d/dp x^p = x^(p-1) (1 + p log x): 1/x at p = 0; d2/dx2 d/dp is 1/x at p = 1."""
    _, d = partials(lambda v: (v[0] ** v[1],), [2.0, 0.0], 2)
    assert d[(0, 1)] == 0.5
    _, d = partials(lambda v: (v[0] ** v[1],), [2.0, 1.0], 3)
    assert d[(0, 0, 1)] == pytest.approx(0.5)
