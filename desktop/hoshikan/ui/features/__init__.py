"""One folder for each thing that a player can open."""
