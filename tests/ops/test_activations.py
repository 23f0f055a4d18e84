"""Activations: values and slopes to the last digits against mpmath, also far in their tails."""

import mpmath
import numpy as np
import pytest
from mpmath import mpf

from gradcli.engine.transforms import grad
from gradcli.ops.special import activations
from gradcli.ops.structural.networks import softmax


def sigmoid(x):
    return 1 / (1 + mpmath.exp(-x))


def clipped(x, low, high):
    return min(max(x, mpf(low)), mpf(high))


ALPHA, SCALE = mpf(activations.SELU_ALPHA), mpf(activations.SELU_SCALE)
FUNCTIONS = {
    "elu": lambda x: x if x > 0 else mpmath.expm1(x),
    "selu": lambda x: SCALE * (x if x > 0 else ALPHA * mpmath.expm1(x)),
    "celu": lambda x: x if x > 0 else mpmath.expm1(x),
    "leaky_relu": lambda x: x if x > 0 else x * mpf(0.01),
    "relu6": lambda x: clipped(x, 0, 6),
    "gelu": lambda x: x * mpmath.erfc(-x / mpmath.sqrt(2)) / 2,
    "gelu_by_tanh": lambda x: (
        x * sigmoid(2 * mpmath.sqrt(2 / mpmath.pi) * (x + mpf(0.044715) * x**3))
    ),
    "silu": lambda x: x * sigmoid(x),
    "mish": lambda x: x * mpmath.tanh(mpmath.log1p(mpmath.exp(x))),
    "log_sigmoid": lambda x: -mpmath.log1p(mpmath.exp(-x)),
    "soft_sign": lambda x: x / (1 + abs(x)),
    "squareplus": lambda x: (x + mpmath.sqrt(x * x + 4)) / 2,
    "hard_tanh": lambda x: clipped(x, -1, 1),
    "hard_sigmoid": lambda x: clipped(x + 3, 0, 6) / 6,
    "hard_silu": lambda x: x * clipped(x + 3, 0, 6) / 6,
}
POINTS = (-30.0, -8.5, -3.7, -1.25, -0.3, -1e-9, 1e-9, 0.4, 1.75, 5.0, 6.5, 20.0)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_value_and_slopes(name):
    function, exact = getattr(activations, name), FUNCTIONS[name]
    for x in POINTS:
        with mpmath.workdps(60):
            value, slope, bend = mpmath.taylor(exact, mpf(x), 2, h=mpf(10) ** -18, chop=False)
            size = abs(value) + abs(x * slope)
            assert abs(function(x) - value) <= 8e-16 * max(size, 1e-300), (name, x)
            size = abs(slope) + abs(2 * x * bend)
            assert abs(grad(function)(x) - slope) <= 3e-15 * max(size, mpf(10) ** -17), (name, x)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_arrays_are_as_numbers(name):
    function, x = getattr(activations, name), np.array(POINTS)
    assert np.allclose(function(x), [function(v) for v in POINTS], rtol=1e-13, atol=0)
    slopes = [grad(function)(v) for v in POINTS]
    assert np.allclose(grad(function)(x), slopes, rtol=1e-13, atol=1e-17)
    short = np.float32(POINTS)
    assert function(short).dtype == np.float32


def test_elu_is_smooth_at_0():
    assert [grad(f)(0.0) for f in (activations.elu, activations.celu)] == [1.0, 1.0]
    assert grad(grad(activations.celu))(0.0) == 1.0  # that of the side below


def test_relu6_is_flat_at_its_kinks():
    assert [grad(activations.relu6)(x) for x in (0.0, 6.0)] == [0.0, 0.0]


def test_gates_and_normalization():
    x = np.array([[0.5, -1.0, 2.0, 0.25], [1.5, 3.0, -0.5, 1.0]])
    halves = x[:, :2] / (1 + np.exp(-x[:, 2:]))
    assert np.allclose(activations.glu(x), halves, rtol=1e-15)
    y = activations.standardize(x)
    assert np.allclose(y.mean(axis=-1), 0, atol=1e-15) and np.allclose(y.std(axis=-1), 1, atol=1e-4)
    with mpmath.workdps(30):
        exact = mpmath.diff(lambda t: _standardized(t), mpf(0.5))
    assert np.isclose(grad(lambda t: activations.standardize([t, -1.0, 2.0])[1])(0.5), float(exact))
    assert activations.one_hot([2, 0], 3).tolist() == [[0, 0, 1], [1, 0, 0]]
    assert grad(lambda t: softmax([t, 0.0])[0])(0.0) == 0.25


def _standardized(t):
    mean = (t - 1 + 2) / 3
    variance = ((t - mean) ** 2 + (-1 - mean) ** 2 + (2 - mean) ** 2) / 3
    return (-1 - mean) / mpmath.sqrt(variance + mpf(1e-5))
