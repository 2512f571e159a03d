"""Words for degrees: chances, levels of bots, strengths of players."""

from __future__ import annotations

from typing import Final

from hoshikan.bots.levels import offered
from hoshikan.library.statistics import HOT_SEAT, MIXED
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import wins_over_lower
from hoshikan.ui.kit.look.words import Words

UNSURE: Final = 600
"""A rating with a larger margin is shown as unsure: the number alone would promise too much."""


class Strengths(Words):
    """A number, and in words or figures how far it can be trusted."""

    def of(self, strength: Strength) -> str:
        """Such as "1540 ± 320"; of whom little is known yet "1653 (provisional)"."""
        if strength.margin > UNSURE:
            return self.tr("{number} (provisional)").format(number=strength.number)
        return self.tr("{number} ± {margin}").format(number=strength.number, margin=strength.margin)

    def meaning(self, strength: Strength) -> str:
        """Explain that number."""
        if strength.margin > UNSURE:
            return self.tr("it settles after about ten rated games")
        return self.tr("±: the true strength is within this range in 19 of 20 cases")


STRENGTHS: Final = Strengths()


class LevelWords(Words):
    """Names and one-line descriptions, by the ids in `bots.levels`."""

    def name(self, level: str) -> str:
        """A level's name; its id for a level of a newer version."""
        return self._all().get(level, (level, ""))[0]

    def opponents(self, level: str) -> str:
        """Return the opponents' level, as shown in the library's statistics."""
        if level == HOT_SEAT:
            return self.tr("people only")
        return self.tr("bots of several levels") if level == MIXED else self.name(level)

    def about(self, level: str) -> str:
        """Describe a bot of that level."""
        return self._all().get(level, ("", self.tr("Another program, added in Settings.")))[1]

    def compared(self, game: str, level: str) -> str:
        """Compare a level with the next lower one of the game, the lowest with the next higher."""
        levels = offered(game)
        place = levels.index(level)
        upper = max(1, place)
        # Tenths: the games they were measured in show no finer differences.
        games = round(10 * wins_over_lower(game, levels[upper]))
        if place:
            return self.tr("beats {level} {games} times in 10").format(level=self.name(levels[place - 1]), games=games)
        return self.tr("loses to {level} {games} times in 10").format(level=self.name(levels[upper]), games=games)

    def _all(self) -> dict[str, tuple[str, str]]:
        return {
            "novice": (self.tr("Novice"), self.tr("Misses moves and grabs quick points.")),
            "casual": (self.tr("Casual"), self.tr("Plays what looks best, without considering your reply.")),
            "skilled": (self.tr("Skilled"), self.tr("Thinks ahead and rarely slips.")),
            "expert": (self.tr("Expert"), self.tr("Thinks ahead longer and weighs every reply.")),
            "master": (self.tr("Master"), self.tr("Takes its time and gives nothing away.")),
        }


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
