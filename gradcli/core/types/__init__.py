"""Type inference on the core: kinds, shapes, and what NumPy holds a value in."""
