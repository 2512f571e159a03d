"""Pictures of the pieces of Sterre en Kroon."""
