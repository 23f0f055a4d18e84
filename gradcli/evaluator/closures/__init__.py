"""The compiler: each node of the tree to a closure over a frame, a file for each kind."""
