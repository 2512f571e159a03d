"""Finding puzzles in self-play."""
