"""Words on the stage of Sterre en Kroon: lines of the map, bingos and the beginning of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words, listed


class SterreBanners(Words):
    """One thing at a time, for the language now installed."""

    def complete(self, line: str) -> str:
        return self.tr("Complete: {line}").format(line=LABELS.map_line(line))

    def scores(self, line: str) -> str:
        """A line of the map whose points are given out."""
        return self.tr("Points for {line}").format(line=LABELS.map_line(line))

    def share(self, name: str, points: int, pawns: int) -> str:
        """Return a player's points of a line, for these pawns on it."""
        sentence = self.tr("{name}: {points} for {pawns}")
        return sentence.format(name=name, points=LABELS.points(points), pawns=LABELS.pawns(pawns))

    def bingo(self, name: str, points: int) -> str:
        return self.tr("Bingo! {name}: {points}").format(name=name, points=LABELS.points(points))

    def word_bingo(self, points: int) -> str:
        """On a player's card."""
        return self.tr("Bingo! +{points}").format(points=points)

    def lines(self, lines: Sequence[str]) -> str:
        """The bingos of a card."""
        return listed(LABELS.card_line(line) for line in lines)

    def the_end(self) -> str:
        return self.tr("The end begins")


BANNERS: Final = SterreBanners()
