"""Rows on numbers of many digits and on balls, and the doubt that asks for them."""
