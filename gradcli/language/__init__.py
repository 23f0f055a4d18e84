"""The language: text <-> tree, and what the names of a program mean."""
