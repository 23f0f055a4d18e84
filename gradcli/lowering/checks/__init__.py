"""Checks of a whole program of the core, when it is made."""
