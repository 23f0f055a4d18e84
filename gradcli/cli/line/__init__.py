"""What a command line gives, and what was meant by one that cannot be followed."""
