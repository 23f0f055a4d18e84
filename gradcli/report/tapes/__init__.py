"""What tapes recorded, for people, for machines and as a graph."""
