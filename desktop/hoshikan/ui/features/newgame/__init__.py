"""A new game: seats, variants, rating."""
