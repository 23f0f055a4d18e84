"""Source-to-source differentiation of programs in core form."""
