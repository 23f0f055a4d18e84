"""The language: text, parser, the surface tree, its printer, and the core it lowers to."""
