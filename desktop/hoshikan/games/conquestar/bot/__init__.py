"""Evaluation of Conquestar for bots; depends on the rules."""
