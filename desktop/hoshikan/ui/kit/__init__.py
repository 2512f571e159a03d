"""Looks, sounds and widgets that know no game."""
