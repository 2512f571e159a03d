"""Which emblem each seat of a match plays under, so that a match looks the same whenever it is seen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.match import MatchHeader
from hoshikan.engine.record import head
from hoshikan.library.summary import deal_of
from hoshikan.ui.look.emblems import USUAL, completed
from hoshikan.ui.session.jsonmap import by_name, to_text
from hoshikan.ui.session.settings import Settings

MOST: Final = 120
"""So many matches are remembered, the last ones."""


class Emblems:
    """Emblems by deal, stored in the settings: records describe games, and older versions read them. By default
    every seat has the usual one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, header: MatchHeader) -> tuple[int, ...]:
        """The emblems of a match, one for each of six seats."""
        return self.of_deal(deal_of(head(header)))

    def of_deal(self, deal: str) -> tuple[int, ...]:
        """… of one in a list of matches."""
        return completed([int(one) for one in self._all().get(deal, "")])

    def keep(self, header: MatchHeader, emblems: Sequence[int]) -> None:
        """Remember those of a match; the usual ones need no place."""
        deal, known = deal_of(head(header)), self._all()
        found = known.pop(deal, None)
        whole = completed(emblems)
        if whole != USUAL:
            known[deal] = "".join(map(str, whole))
        if known.get(deal) != found:
            self._settings.emblems = to_text(known, MOST)

    def _all(self) -> dict[str, str]:
        """Return all stored values."""
        known = by_name(self._settings.emblems)
        return {
            deal: said for deal, said in known.items() if isinstance(said, str) and said.isascii() and said.isdigit()
        }
