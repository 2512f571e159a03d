"""Games and positions of any seed, and everything that bots and hints compute in them."""
