"""What Conquestar looks like and says; Qt lives here."""
