"""Conquestar: trade with the stars of a 5×5 field, then take them; allies make an invasion dear."""
