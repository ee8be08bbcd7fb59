"""What a seat knows of Three coins, and the same as numbers."""
