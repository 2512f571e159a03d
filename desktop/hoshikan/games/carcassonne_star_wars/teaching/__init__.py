"""What hints and lessons of Carcassonne: Star Wars name; stands on rules and evaluation."""
