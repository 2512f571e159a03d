"""Which matches are guided first games, so that one which is continued stays guided."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.match import MatchHeader
from hoshikan.engine.record import head
from hoshikan.library.summary import deal_of
from hoshikan.ui.session.settings import Settings

MOST: Final = 40
"""So many are remembered, the last ones."""


class GuidedGames:
    """Guided games by deal, stored in the settings: records describe games, and older versions read them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def keep(self, header: MatchHeader) -> None:
        """This match is guided from now on."""
        deal = deal_of(head(header))
        known = [one for one in self._settings.guided.split() if one != deal]
        self._settings.guided = " ".join([*known, deal][-MOST:])

    def has(self, header: MatchHeader) -> bool:
        """True if a match is guided."""
        return deal_of(head(header)) in self._settings.guided.split()
