"""Errors and notes as a person reads them."""
