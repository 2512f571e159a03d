"""Words of the cover."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.text.covertext import CoverText


class CrownTakerCover(CoverText):
    """Title and tagline."""

    def title(self) -> str:
        return self.tr("CrownTaker", "title of the game")

    def tagline(self) -> str:
        return self.tr("France against England: win the wars, haggle for the captives, take the crown.")


COVER: Final = CrownTakerCover()
