"""Numbers of players in words."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.ui.look.words import Words


class Headcount(Words):
    """How many may play."""

    def of(self, counts: Sequence[int]) -> str:
        """Ascending numbers of players as a phrase: "4 players", "2 or 4 players", "2–5 players"."""
        least, most = counts[0], counts[-1]
        if least == most:
            return self.tr("%n player(s)", "", most)
        two = len(counts) == 2 and most - least > 1
        text = self.tr("{least} or {most} players") if two else self.tr("{least}–{most} players")
        return text.format(least=least, most=most)
