"""Where SciPy's function of a name is another than NumPy's or JAX's, a program gets SciPy's."""

import numpy as np
import pytest
import scipy.linalg
import scipy.special

from gradcli.ops.libraries.names import function

X = np.array([[1.0, -0.5, 2.0], [0.3, 1.5, -1.0]])
S = np.array([[2.0, 0.3], [0.3, 1.5]])
CALLS = {
    "special.softmax": [((X,), {}), ((X,), {"axis": 0}), ((X,), {"axis": (0, 1)})],
    "special.log_softmax": [((X,), {}), ((X,), {"axis": 1})],
    "special.comb": [((0.5, 1.2), {}), ((5, 2), {}), ((2.0, -1.0), {})],
    "linalg.cholesky": [((S,), {}), ((S,), {"lower": True})],
    "linalg.qr": [((X.T,), {}), ((X.T,), {"mode": "economic"}), ((X.T,), {"mode": "r"})],
}


@pytest.mark.parametrize("name", CALLS)
def test_a_value_is_scipys(name):
    library, _, last = name.partition(".")
    theirs = getattr(getattr(scipy, library), last)
    for args, keywords in CALLS[name]:
        ours, wanted = function(f"scipy.{name}")(*args, **keywords), theirs(*args, **keywords)
        assert isinstance(ours, tuple) == isinstance(wanted, tuple)
        pairs = zip(ours, wanted, strict=True) if isinstance(ours, tuple) else [(ours, wanted)]
        for a, b in pairs:
            assert np.shape(a) == np.shape(b) and np.allclose(a, b, rtol=1e-13)


def test_the_bare_softmax_is_along_the_last_axis():
    assert np.allclose(function("softmax")(X).sum(axis=-1), 1.0)
