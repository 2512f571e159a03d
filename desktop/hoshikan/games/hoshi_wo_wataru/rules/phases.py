"""What a position is about. Plain constants: modules on the hot path compare them."""

from __future__ import annotations

from typing import Final

OBJECTIVES: Final = 0
"""Each seat keeps one of two (HW-1.3)."""
REVEALING: Final = 1
"""Chance lays out the year's constellations (HW-2.1)."""
SETTING: Final = 2
"""Each seat sets its row (HW-2.3)."""
RESOLVING: Final = 3
"""A loser decides about a card (HW-3.3)."""
OVER: Final = 4
PHASES: Final = ("objectives", "revealing", "setting", "resolving", "over")
"""Their names in views."""

EMPTY: Final = -1
"""In a row: no card lies there."""
