"""What commands share while they run: limits, engines, rows of files, where reports go."""
