"""What programs compute with: numbers and arrays in cells, and all other values."""
