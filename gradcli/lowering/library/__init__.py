"""The lowering of calls: rows, and what is made of rows."""
