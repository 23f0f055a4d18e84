"""Strings: their methods, and values written into them."""
