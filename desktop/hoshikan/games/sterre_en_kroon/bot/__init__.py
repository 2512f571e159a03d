"""How bots judge Sterre en Kroon; stands on the rules."""
