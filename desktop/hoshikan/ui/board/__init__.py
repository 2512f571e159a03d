"""Parts of every screen with a board."""
