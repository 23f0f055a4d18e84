"""NumPy's random numbers, which carry no derivative."""

from numpy.random import *  # noqa: F403
