"""What programs can call, in words."""
