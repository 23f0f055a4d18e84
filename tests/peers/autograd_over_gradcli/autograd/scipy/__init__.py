"""SciPy's functions that autograd has, by gradcli's."""

from autograd.scipy import integrate, linalg, signal, special, stats
