"""Plots, in text and in files."""
