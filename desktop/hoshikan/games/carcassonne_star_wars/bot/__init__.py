"""How bots judge Carcassonne: Star Wars; stands on the rules."""
