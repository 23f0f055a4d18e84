"""Elementwise functions of arrays that NumPy and SciPy do not have as their rows need them.

A row names its own by its path, so that numpy is imported with the first array.  Those that are
named as NumPy's are the same on real arrays.
"""

import numpy as np
from scipy.special import expit


def where(c, x, y):
    return np.where(c, x, y)[()]  # a number where all three are


def hypot(x, y):
    """The root of x^2 + y^2; of complex numbers its analytic continuation, not a distance."""
    is_complex = np.result_type(x, y).kind == "c"
    return np.sqrt(x * x + y * y) if is_complex else np.hypot(x, y)


def relu(x):
    return np.where(x > 0, x, np.where(np.isnan(x), x, 0.0))


def sigmoid(x):
    return expit(x) if x.dtype.kind != "c" else 1.0 / (1.0 + np.exp(-x))


def softplus(x):
    return np.logaddexp(0.0, x)
