"""The target `js`: the texts of JavaScript for the statements of emit/statements."""
