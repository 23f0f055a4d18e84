"""Reports: a result in one of the formats, and a diagnostic as a person reads it."""
