"""What Sterre en Kroon looks like and says; Qt lives here."""
