"""Rows on whole arrays: elements moved, joined, picked, in order, brought together."""
