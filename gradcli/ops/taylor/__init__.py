"""Taylor recurrences, which rows name as their series."""
