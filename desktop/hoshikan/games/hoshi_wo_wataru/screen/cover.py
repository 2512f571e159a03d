"""Words of the cover."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class HoshiCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("Crossing the Stars", "title of the game")

    def tagline(self) -> str:
        return self.tr("Win constellations, and light them with the stars of the cards you lose.")


COVER: Final = HoshiCover()
