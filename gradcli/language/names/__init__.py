"""Name resolution: what each name of a program is, and whether its uses are such."""
