"""Names of the emblems of seats."""

from __future__ import annotations

from hoshikan.ui.kit.look.theme import SEAT_SHAPES
from hoshikan.ui.kit.look.words import Words


class EmblemWords(Words):
    """Names by the signs of `look.theme.SEAT_SHAPES`: colours differ with theme and palette, signs never."""

    def name(self, emblem: int) -> str:
        """The emblem's name."""
        names = {
            "star": self.tr("Star", "an emblem"),
            "crown": self.tr("Crown", "an emblem"),
            "ring": self.tr("Ring", "an emblem"),
            "diamond": self.tr("Diamond", "an emblem"),
            "drop": self.tr("Drop", "an emblem"),
            "moon": self.tr("Moon", "an emblem"),
        }
        return names[SEAT_SHAPES[emblem]]
