"""Fitting a game's knowledge to games that bots play against themselves. Needs the extra `tune` to fit, not to play."""
