"""Functions: how they are called, and what becomes of those of the program."""
