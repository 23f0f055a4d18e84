"""From tree to text."""
