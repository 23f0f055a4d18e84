"""Names are given back: from single assignment to a program of the core."""
