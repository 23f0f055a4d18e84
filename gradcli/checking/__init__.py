"""Derivatives held against numbers that know nothing of them: differences of the function."""
