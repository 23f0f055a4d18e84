"""Edges of softmax and the cross-entropies, and of the gamma function's family."""

import math

import numpy as np

from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops.special import gamma_functions
from gradcli.ops.structural import networks


def slope(x, labels):
    x = Tensor(x)
    with GradientTape() as tape:
        tape.watch(x)
        y = networks.cross_entropy(x, labels)
    return tape.gradient(y, x)


def test_labels_that_add_up_but_for_rounding_are_a_distribution():
    labels = np.full((1, 3), 0.3333333, np.float32)
    assert labels.sum() != 1.0
    x = np.array([[-3.0, 0.4, 2.0]], np.float32)
    assert np.array_equal(slope(x, labels), networks.softmax(x) - labels)


def test_labels_of_another_sum_weigh_the_probabilities():
    x, labels = np.array([[0.3, -0.2]]), np.array([[1.0, 1.0]])
    np.testing.assert_allclose(slope(x, labels), 2.0 * networks.softmax(x) - labels, rtol=1e-15)


def test_logits_may_be_integers():
    for row in (networks.softmax, networks.log_softmax):
        assert np.array_equal(row([1, 2]), row([1.0, 2.0]))
    assert networks.softmax(np.zeros((3, 0))).shape == (3, 0)


def test_a_row_that_holds_infinity_has_no_softmax():
    """As TensorFlow 2.21 has it."""
    for row in ([math.inf, 1.0], [-math.inf, -math.inf], [math.inf, math.inf]):
        assert np.isnan(networks.softmax(np.array(row))).all()
        assert np.isnan(networks.log_softmax(np.array(row))).all()
    assert networks.softmax(np.array([-math.inf, 1.0])).tolist() == [0.0, 1.0]


def test_a_number_that_is_none_stays_so():
    assert math.isnan(networks.sigmoid_cross_entropy(math.nan, 0.3))


def test_log_gamma_is_infinite_at_its_poles():
    assert gamma_functions.lgamma(0.0) == gamma_functions.lgamma(-2.0) == math.inf
