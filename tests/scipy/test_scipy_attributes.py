"""gradcli.scipy has SciPy's names, its values and their derivatives."""

import numpy as np
import pytest
import scipy.linalg
import scipy.signal
import scipy.special
import scipy.stats

import gradcli
from gradcli.scipy import linalg, signal, special, stats


@pytest.mark.parametrize("library", [special, linalg, signal], ids=lambda m: m.__name__)
def test_each_name_is_one_of_scipys(library):
    theirs = getattr(scipy, library.__name__.rpartition(".")[2])
    names = dir(library)
    assert names and all(callable(getattr(library, name)) for name in names)
    assert all(hasattr(theirs, name) for name in names)


def test_values_and_gradients():
    assert special.gamma(5.0) == 24.0
    assert np.isclose(gradcli.grad(special.gamma)(2.5), special.gamma(2.5) * special.digamma(2.5))
    x = np.array([[0.2, 0.4], [0.1, -0.3]])
    assert np.allclose(linalg.expm(x), scipy.linalg.expm(x))
    assert np.isclose(gradcli.grad(stats.norm.logpdf)(0.3), -0.3)
    a, b = np.array([1.0, 2.0]), np.array([0.5, -1.0, 3.0])
    assert np.allclose(signal.convolve(a, b), scipy.signal.convolve(a, b))
    total = lambda a: signal.convolve(a, b).sum()
    assert np.allclose(gradcli.grad(total)(a), b.sum())


def test_an_unknown_name():
    with pytest.raises(AttributeError, match="has no 'gama': did you mean 'gamma'"):
        _ = special.gama
