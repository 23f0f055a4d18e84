"""The rows of complex numbers: rules and jvps against differences, by the pairing Re(g t)."""

import numpy as np
import pytest

from gradcli.ops.complex_numbers import angle, complex_of, conj, imag, modulus, real

RNG = np.random.default_rng(3)
STEP = 1e-5


def draw(is_complex: bool):
    parts = RNG.uniform(0.5, 2.0, (2, 6)) * RNG.choice([-1.0, 1.0], (2, 6))
    return parts[0] + 1j * parts[1] if is_complex else parts[0]


def pairing(g, t):
    return (g * t).real


@pytest.mark.parametrize("function", [conj, real, imag, modulus, angle, complex_of])
def test_a_rule_and_a_jvp_are_the_derivative(function):
    op = function.op
    is_complex = function is not complex_of
    args = [draw(is_complex) for _ in op.args]
    out = op.call(*args)
    for i, arg in enumerate(op.args):
        t, g = draw(is_complex), draw(np.iscomplexobj(out))
        up, down = ([x + s * t if k == i else x for k, x in enumerate(args)] for s in (STEP, -STEP))
        slope = (op.call(*up) - op.call(*down)) / (2 * STEP)
        tangents = tuple(t if k == i else None for k in range(len(args)))
        np.testing.assert_allclose(op.jvp(tangents, args, out, {}), slope, rtol=1e-8)
        back = arg.rule(g, *args, out)
        np.testing.assert_allclose(pairing(back, t), pairing(g, slope), rtol=1e-8)
