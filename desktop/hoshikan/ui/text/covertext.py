"""Words that are shown where the rest of a game is not needed yet: the contract of a cover's, and counts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from hoshikan.ui.kit.look.words import Words


class CoverText(Words, ABC):
    """Words in the language now installed, as in `GameText`."""

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def tagline(self) -> str:
        """One sentence: what you do in this game."""


class Counts(Words):
    """Counts of every game; the labels of a game may derive from it and count more."""

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def players(self, count: int) -> str:
        return self.tr("%n player(s)", "", count)

    def headcount(self, counts: Sequence[int]) -> str:
        """Return the numbers of players, ascending, as a phrase: "4 players", "2 or 4 players", "2–5 players"."""
        least, most = counts[0], counts[-1]
        if least == most:
            return self.players(most)
        two = len(counts) == 2 and most - least > 1
        text = self.tr("{least} or {most} players") if two else self.tr("{least}–{most} players")
        return text.format(least=least, most=most)


COUNTS: Final = Counts()
