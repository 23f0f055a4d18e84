"""Rows from files and streams, in blocks, and rows of results back into files."""
