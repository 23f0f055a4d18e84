"""Data from outside a program: the values that a command line binds to its inputs."""
