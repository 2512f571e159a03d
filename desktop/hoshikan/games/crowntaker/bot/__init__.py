"""Evaluation of CrownTaker for bots; depends on the rules."""
