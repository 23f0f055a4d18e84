"""The target `rust`: the texts of Rust for the statements of emit/statements."""
