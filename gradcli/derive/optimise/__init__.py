"""A classical optimiser, on what a transform made."""
