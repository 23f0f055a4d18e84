"""Raising: from the core back to a program that its author would have written."""
