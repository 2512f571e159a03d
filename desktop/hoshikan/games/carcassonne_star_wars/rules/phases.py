"""What a position waits for."""

from __future__ import annotations

from typing import Final

DRAWING: Final = 0
PLACING: Final = 1
CLAIMING: Final = 2
CHOOSING: Final = 3
ROLLING: Final = 4
OVER: Final = 5
NAMES: Final = ("draw", "place", "claim", "fight", "dice", "over")
