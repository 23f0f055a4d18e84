"""Values of special functions where SciPy has none, or not to the last digits."""
