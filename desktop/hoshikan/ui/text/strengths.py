"""Ratings as they are shown."""

from __future__ import annotations

from typing import Final

from hoshikan.teaching.practice import Strength
from hoshikan.ui.kit.look.words import Words

UNSURE: Final = 600
"""A rating with a larger margin is shown as unsure: the number alone would promise too much."""


class Strengths(Words):
    """A number, and in words or figures how far it can be trusted."""

    def of(self, strength: Strength) -> str:
        """Such as "1540 ± 320"; of whom little is known yet "1653 (provisional)"."""
        if strength.margin > UNSURE:
            return self.tr("{number} (provisional)").format(number=strength.number)
        return self.tr("{number} ± {margin}").format(number=strength.number, margin=strength.margin)

    def meaning(self, strength: Strength) -> str:
        """Explain that number."""
        if strength.margin > UNSURE:
            return self.tr("it settles after about ten rated games")
        return self.tr("±: the true strength is within this range in 19 of 20 cases")


STRENGTHS: Final = Strengths()
