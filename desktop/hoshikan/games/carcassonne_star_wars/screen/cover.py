"""Words of the cover."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class StarWarsCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("Carcassonne: Star Wars", "title of the game")

    def tagline(self) -> str:
        return self.tr("Lay out a galaxy tile by tile, send your meeples and fight for what they hold.")


COVER: Final = StarWarsCover()
