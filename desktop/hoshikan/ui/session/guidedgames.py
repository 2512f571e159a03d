"""The matches that are guided first games, so that one which is continued stays guided."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.match import MatchHeader
from hoshikan.engine.record import head
from hoshikan.library.summary import deal_of
from hoshikan.ui.session.notebook import Notebook

_YES: Final = "yes"


class GuidedGames:
    """Guided games by deal: records describe games, and older versions read them."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def keep(self, header: MatchHeader) -> None:
        """This match is guided from now on."""
        self._notebook.keep("guided", deal_of(head(header)), _YES)

    def has(self, header: MatchHeader) -> bool:
        """True if a match is guided."""
        return bool(self._notebook.value("guided", deal_of(head(header))))
