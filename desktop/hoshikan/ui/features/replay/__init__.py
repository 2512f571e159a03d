"""A past game: replayed move by move, and reviewed."""
