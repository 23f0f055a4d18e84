"""`simplify`: an author's own program, shorter."""
