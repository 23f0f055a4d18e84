"""Lowering: a resolved program in the surface tree becomes one of the core, by staging."""
