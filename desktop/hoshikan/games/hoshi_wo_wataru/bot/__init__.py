"""Evaluation of 星を渡る for bots; depends on the rules."""
