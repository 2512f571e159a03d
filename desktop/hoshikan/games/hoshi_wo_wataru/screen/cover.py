"""What the cover says."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class HoshiCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("Crossing the Stars", "title of the game")

    def tagline(self) -> str:
        return self.tr("Win constellations – and lose in time, to gather the stars that light them.")


COVER: Final = HoshiCover()
