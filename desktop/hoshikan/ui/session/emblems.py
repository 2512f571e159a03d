"""The emblems of the seats of each match, so that a match looks the same whenever it is seen again."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.match import MatchHeader
from hoshikan.engine.record import head
from hoshikan.library.summary import deal_of
from hoshikan.ui.kit.look.emblems import completed
from hoshikan.ui.session.notebook import Notebook


class Emblems:
    """Emblems by deal: records describe games, and older versions read them. By default every seat has the usual
    one."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def of(self, header: MatchHeader) -> tuple[int, ...]:
        """The emblems of a match, one for each of six seats."""
        return self.of_deal(deal_of(head(header)))

    def of_deal(self, deal: str) -> tuple[int, ...]:
        """… of one in a list of matches."""
        kept = self._notebook.value("seat-emblems", deal)
        return completed([int(one) for one in kept] if kept.isascii() and kept.isdigit() else [])

    def keep(self, header: MatchHeader, emblems: Sequence[int]) -> None:
        """Remember those of a match; the usual ones need no place."""
        whole = completed(emblems)
        if whole != self.of(header):
            self._notebook.keep("seat-emblems", deal_of(head(header)), "".join(map(str, whole)))
