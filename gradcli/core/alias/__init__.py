"""Alias analysis on the core: which names may have one array, and who writes to it."""
