"""Pictures of the pieces of Carcassonne: Star Wars."""
