"""How the pieces of Carcassonne: Star Wars are drawn."""
