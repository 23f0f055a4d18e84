"""The target `latex`."""
