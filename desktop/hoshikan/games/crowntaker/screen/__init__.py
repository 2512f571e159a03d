"""What CrownTaker looks like and says; Qt lives here."""
