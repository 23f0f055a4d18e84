"""From text to tree: scanner, LALR parser, actions, and the nodes of the surface tree."""
