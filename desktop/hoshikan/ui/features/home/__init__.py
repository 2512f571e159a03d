"""Home: games to start and games to go on with."""
