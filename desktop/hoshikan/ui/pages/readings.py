"""The word at the first table of a game: not all of its rules and numbers are told by its sources."""

from __future__ import annotations

from collections.abc import Callable

from hoshikan.ui.look.words import Words
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.text.notices import Notice, NoticeAction

KEY = "readings"


class ReadingWords(Words):
    """What the notice says."""

    def sentence(self) -> str:
        return self.tr("Some rules and numbers of this game are our reading.")

    def show(self) -> str:
        return self.tr("Show the list")


def first_word(settings: Settings, game_id: str, show: Callable[[], object]) -> Notice | None:
    """The notice for a game's first table, None ever after; its button does `show`."""
    told = settings.readings_told.split()
    if game_id in told:
        return None
    settings.readings_told = " ".join([*told, game_id])
    words = ReadingWords()
    return Notice(KEY, words.sentence, actions=(NoticeAction(words.show, show),))
