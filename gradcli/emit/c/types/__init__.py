"""Type inference for C: every length known, or told."""
