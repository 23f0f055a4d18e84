"""What programs call: their own functions, Python's, methods, and the library's."""
