"""Syntax errors in words: what was expected, what was found, and what would work."""
