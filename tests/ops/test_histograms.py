"""Histograms: what derivatives pass through counts, weights and widths."""

import numpy as np
import pytest

import gradcli.numpy as gnp
from gradcli.engine.batch import vmap
from gradcli.engine.transforms import grad
from gradcli.errors import Diagnostic
from gradcli.ops.structural.histograms import histogram

X = np.array([0.1, 0.5, 0.6, 1.7, 2.0, 0.9])
EDGES = np.array([0.0, 0.7, 1.0, 2.0])
WEIGHTS = np.array([1.0, 2.0, 3.0])


def test_a_weight_counts_in_its_bin():
    gradient = grad(lambda w: gnp.sum(histogram(X, EDGES, weights=w)[0] * WEIGHTS))
    assert gradient(np.ones(6)).tolist() == [1.0, 1.0, 1.0, 3.0, 3.0, 2.0]


def test_no_derivative_passes_through_counts():
    assert grad(lambda x: gnp.sum(histogram(x, EDGES)[0] * WEIGHTS))(X) is None


def test_a_density_depends_on_its_widths():
    # counts/(n*width), the width a third of the reach: its slope is -counts/(n*width^2)/3
    gradient = grad(lambda x: gnp.sum(histogram(x, 3, density=True)[0] * WEIGHTS))(X)
    counts, width = np.histogram(X, 3)[0], 1.9 / 3
    slope = np.sum(-counts * WEIGHTS / (6 * width**2)) / 3
    assert np.allclose(gradient, [-slope, 0, 0, 0, slope, 0], rtol=1e-14, atol=1e-15)


def test_many_examples_have_a_histogram_each():
    many = np.stack([X, X[::-1] * 0.9])
    found = vmap(lambda x: histogram(x, EDGES)[0])(many)
    assert np.array_equal(found, [np.histogram(x, EDGES)[0] for x in many])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((X, np.array([1.0, 0.0])), "must rise"),
        ((X, 0), "at least one bin"),
        ((X, 2.5), "how many there are"),
        ((X, 3, (2.0, 1.0)), "range falls"),
        ((np.array([1.0, np.nan]),), "reach from"),
        ((X, EDGES, None, False, WEIGHTS), "3 weights for 6 elements"),
    ],
)
def test_what_is_no_histogram_is_refused(arguments, told):
    with pytest.raises(Diagnostic) as refused:
        histogram(*arguments)
    assert told in refused.value.message
