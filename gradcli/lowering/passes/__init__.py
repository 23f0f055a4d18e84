"""Desugaring passes: what has no core form, said in what has one, surface to surface."""
