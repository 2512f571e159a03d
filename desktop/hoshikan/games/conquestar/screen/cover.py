"""Words of the cover."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class ConquestarCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("Conquestar", "title of the game")

    def tagline(self) -> str:
        return self.tr("Trade with the stars to make them rich. Then take them.")


COVER: Final = ConquestarCover()
