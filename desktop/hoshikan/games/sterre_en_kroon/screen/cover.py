"""Words of the cover."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class SterreCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("Sterre en Kroon", "title of the game")

    def tagline(self) -> str:
        return self.tr("Call numbers to join stars into lines, on the map and on your card.")


COVER: Final = SterreCover()
