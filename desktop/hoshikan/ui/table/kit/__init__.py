"""What tables of games are made of again and again: places (no Qt), and painters for them."""
