"""How bots judge Conquestar; stands on the rules."""
