"""Operators, comparisons and subscripts, on all values."""
