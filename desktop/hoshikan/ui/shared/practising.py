"""Says what became of the hidden part of a position, where one goes on from it."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.board.match.practising import Hidden
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.page import Page


class OriginWords(Words):
    """One sentence for each."""

    def hidden(self, hidden: Hidden) -> str:
        """Return a description of hidden things in the position; "" where there are none."""
        if hidden == "kept":
            return self.tr("Everything hidden is as it was in the finished game.")
        return self.tr("Everything hidden from you was dealt again.") if hidden else ""


ORIGIN: Final = OriginWords()


def show_origin(page: Page, hidden: Hidden) -> None:
    """Say it over the table that has just been opened."""
    if hidden:
        page.notice.emit(Notice("origin", lambda: ORIGIN.hidden(hidden), here=True))
