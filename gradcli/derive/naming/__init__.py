"""What temporaries are called."""
