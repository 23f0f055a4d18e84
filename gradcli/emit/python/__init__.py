"""The targets `python` and `numpy`."""
