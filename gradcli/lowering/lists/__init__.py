"""Lists while a program is staged: what they are in the core, and what is asked of them."""
