"""The derivative rules of rows, over symbols."""
