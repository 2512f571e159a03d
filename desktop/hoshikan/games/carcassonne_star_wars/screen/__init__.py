"""What Carcassonne: Star Wars looks like and says; Qt lives here."""
