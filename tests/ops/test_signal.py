"""Convolution of arrays of any dimensions, held against SciPy and against its adjoint."""

import numpy as np
import pytest
import scipy.signal

import gradcli
from gradcli.errors import Diagnostic
from gradcli.ops.structural.signal import MODES, convolve

SHAPES = [((5,), (3,)), ((3,), (5,)), ((1,), (1,)), ((4, 3), (2, 2)), ((2, 2), (4, 3)),
          ((5, 4, 3), (2, 1, 3)), ((4, 1), (2, 3))]  # fmt: skip
RANDOM = np.random.default_rng(5)


def drawn(*lengths):
    return RANDOM.standard_normal(lengths)


def fits(a, b, mode) -> bool:
    return mode != "valid" or all(np.subtract(a, b) >= 0) or all(np.subtract(b, a) >= 0)


@pytest.mark.parametrize(
    ("a", "b", "mode"), [(a, b, mode) for a, b in SHAPES for mode in MODES if fits(a, b, mode)]
)
def test_it_is_scipys_and_linear_in_each(a, b, mode):
    a, b = drawn(*a), drawn(*b)
    expected = scipy.signal.convolve(a, b, mode, method="direct")
    assert convolve(a, b, mode) == pytest.approx(expected, rel=1e-12)
    weights, (da, db) = drawn(*expected.shape), (drawn(*a.shape), drawn(*b.shape))
    pulled = gradcli.vjp(lambda a, b: convolve(a, b, mode), a, b)[1](weights)
    for found, direction, moved in zip(pulled, (da, db), ((da, b), (a, db))):
        assert np.sum(found * direction) == pytest.approx(np.sum(convolve(*moved, mode) * weights))


def test_chosen_axes_are_convolved_and_others_multiplied_and_summed():
    a, b = drawn(3, 5), drawn(3, 4, 2)
    found = convolve(a, b, "full", axes=([1], [2]), dot_axes=([0], [0]))
    expected = [sum(np.convolve(a[i], b[i, j]) for i in range(3)) for j in range(4)]
    assert found == pytest.approx(np.array(expected))
    apart = convolve(a, b, "valid", axes=([-1], [1]))
    assert apart.shape == (3, 3, 2, 2)
    assert apart[1, 2, 1] == pytest.approx(np.convolve(a[1], b[2, :, 1], "valid"))


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((drawn(3), drawn(3), "middle"), "mode is one of full, valid, same"),
        ((drawn(3, 3), drawn(3)), "they are to have as many"),
        ((drawn(3, 2), drawn(2, 3), "valid"), "neither of (3, 2) and (2, 3) holds the other"),
    ],
)
def test_what_does_not_fit_is_told(args, words):
    with pytest.raises(Diagnostic) as caught:
        convolve(*args)
    assert words in caught.value.message
