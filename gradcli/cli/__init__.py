"""The command line: options -> a function of `calls` -> a report."""
