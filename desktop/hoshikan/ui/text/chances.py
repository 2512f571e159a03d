"""Differences between chances to win in words: always in points (percentage points), never in per cent."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.kit.look.words import Words


class ChanceWords(Words):
    """The words for differences between chances to win, which are given as 0..1."""

    def points(self, value: float) -> str:
        """The size of a difference: "9 points"."""
        return self.tr("%n point(s)", "of a chance to win", abs(in_points(value)))

    def change(self, value: float) -> str:
        """A rise or fall: "+9 points", "−9 points" or "no change"."""
        number = in_points(value)
        if number == 0:
            return self.tr("no change", "of a chance to win")
        return ("+" if number > 0 else "−") + self.points(value)

    def costs(self, loss: float) -> str:
        """Return the loss of a move, compared with the best one, as a sentence."""
        if in_points(loss) == 0:
            return self.tr("The winning chance is about the same as with the best move.")
        return self.tr("Winning chance {points} lower than with the best move.").format(points=self.points(loss))


def in_points(value: float) -> int:
    """A difference between chances, in whole points."""
    return round(100 * value)


CHANCES: Final = ChanceWords()
