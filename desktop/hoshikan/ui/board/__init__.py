"""What every screen with a board is made of."""
