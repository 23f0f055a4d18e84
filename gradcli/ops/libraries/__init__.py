"""The functions of libraries by their names, and what code for NumPy's arrays asks of a value."""
