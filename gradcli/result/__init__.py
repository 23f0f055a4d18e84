"""What a call returns and a report shows."""
