"""Evaluation of Carcassonne: Star Wars for bots; depends on the rules."""
