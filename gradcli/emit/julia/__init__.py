"""The target `julia`: the texts of Julia for the statements of emit/statements."""
