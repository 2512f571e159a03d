"""Common parts of the tables of games: places (no Qt), and painters for them."""
