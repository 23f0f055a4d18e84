"""Values, derivatives and their names as text."""
