"""Evaluation of Sterre en Kroon for bots; depends on the rules."""
