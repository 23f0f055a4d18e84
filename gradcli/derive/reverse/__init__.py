"""Reverse mode: the adjoint of a program."""
