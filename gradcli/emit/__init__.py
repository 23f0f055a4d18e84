"""Programs in the languages that people use them in: one file a target, over the core."""
