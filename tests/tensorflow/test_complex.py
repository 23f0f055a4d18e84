"""Complex tensors: the rows in forward mode and series, and gradients as directions of ascent."""

import numpy as np
import pytest

import gradcli.tensorflow as tf
from gradcli.engine.dual import jvp
from gradcli.engine.taylor import derivatives
from gradcli.ops import arithmetic, complex_numbers, elementary, logistic

Z = np.array([0.3 + 0.4j, -1.2 + 0.7j, 0.5 - 1.1j])
T = np.array([0.7 - 0.2j, 0.1 + 0.9j, -0.4 + 0.3j])
ROWS = [complex_numbers.conj, complex_numbers.real, complex_numbers.imag, complex_numbers.modulus,
        complex_numbers.angle, elementary.exp, elementary.log, arithmetic.sqrt, elementary.tanh,
        elementary.asinh, logistic.sigmoid]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.__name__)
def test_forward_mode_and_series_move_as_differences_do(row):
    h = 1e-5
    near = (row(Z + h * T) - row(Z - h * T)) / (2 * h)
    _, pushed = jvp(lambda v: row(v[0]), [Z], [T])
    assert np.isrealobj(pushed) == np.isrealobj(row(Z))
    np.testing.assert_allclose(pushed, near, rtol=1e-8)
    _, (first, second) = derivatives(lambda s: row(Z + s * T), 0.0, 2)
    np.testing.assert_allclose(first, near, rtol=1e-8)
    slope = [jvp(lambda v: row(v[0]), [Z + s * T], [T])[1] for s in (h, -h)]
    np.testing.assert_allclose(second, (slope[0] - slope[1]) / (2 * h), rtol=1e-7, atol=1e-9)


def test_the_join_of_two_parts_is_linear_in_each():
    _, pushed = jvp(lambda v: complex_numbers.complex_of(*v), [1.0, 2.0], [3.0, 4.0])
    assert pushed == 3 + 4j
    _, pushed = jvp(lambda v: complex_numbers.complex_of(1.0, v[0]), [2.0], [4.0])
    assert pushed == 4j


def test_the_gradient_of_a_holomorphic_function_is_the_conjugate_of_its_derivative():
    z = tf.constant(1 + 2j)
    with tf.GradientTape() as tape:
        tape.watch(z)
        y = z * z * z
    assert complex(tape.gradient(y, z)) == np.conj(3 * (1 + 2j) ** 2)


def test_a_step_against_the_gradient_lowers_a_real_loss():
    z = tf.Variable(1 + 2j)
    for _ in range(40):
        with tf.GradientTape() as tape:
            loss = tf.abs(z - (3 - 1j)) ** 2
        z.assign_sub(0.2 * tape.gradient(loss, z))
    np.testing.assert_allclose(z.numpy(), 3 - 1j, atol=1e-6)


@pytest.mark.parametrize("power", [1.0, 3.0])
def test_the_second_derivative_of_a_modulus_keeps_real_parts_real(power):
    a, b = tf.constant(1.5, tf.float64), tf.constant(0.5, tf.float64)
    with tf.GradientTape() as outer:
        outer.watch(a)
        with tf.GradientTape() as inner:
            inner.watch(a)
            y = tf.abs(tf.complex(a, b)) ** power
        slope = inner.gradient(y, a)
    second = outer.gradient(slope, a)
    assert second.dtype == tf.float64
    size = 1.5**2 + 0.5**2
    exact = power * size ** (power / 2 - 2) * (size + (power - 2) * 1.5**2)
    np.testing.assert_allclose(float(second), exact, rtol=1e-12)


def test_the_modulus_has_the_gradient_zero_at_zero():
    z = tf.constant([0j, 3 + 4j])
    with tf.GradientTape() as tape:
        tape.watch(z)
        y = tf.abs(z)
    np.testing.assert_allclose(tape.gradient(y, z).numpy(), [0, 0.6 + 0.8j], rtol=1e-15)


@pytest.mark.parametrize("function, z, shown", [
    (tf.math.real, 3 + 4j, "(1+0j)"), (tf.math.imag, 3 + 4j, "1j"), (tf.abs, 3 + 4j, "(0.6+0.8j)"),
    (tf.abs, -4, "(-1+0j)"), (tf.abs, 0, "0j"),
])  # fmt: skip
def test_gradients_of_parts_show_as_tensorflows(function, z, shown):
    z = tf.constant(z, tf.complex128)
    with tf.GradientTape() as tape:
        tape.watch(z)
        y = function(z)
    assert str(tape.gradient(y, z).numpy()) == shown


def test_weights_and_jacobians_of_rows_are_in_tensorflows_convention():
    z = tf.constant([[1 + 2j, 2 - 1j]])
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(z)
        y = z * z
    weight = tf.constant([[3 + 1j, 1j]])
    assert tape.gradient(y, z, weight).numpy().tolist() == [[10 - 10j, -2 + 4j]]
    assert tape.batch_jacobian(y, z).numpy().tolist() == [[[2 - 4j, 0], [0, 4 + 2j]]]


def test_a_real_function_of_complex_determinants_has_the_gradient_of_steepest_ascent():
    a = np.array([[1 + 1j, 2], [3, 4j]])
    x = tf.constant(a)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.math.real(tf.linalg.det(x))
    found, h = tape.gradient(y, x).numpy(), 1e-6
    for at in np.ndindex(2, 2):
        for unit in (1, 1j):
            e = np.zeros((2, 2), complex)
            e[at] = unit * h
            slope = (np.linalg.det(a + e) - np.linalg.det(a - e)).real / (2 * h)
            np.testing.assert_allclose(slope, (found[at] * np.conj(unit)).real, atol=1e-7)
