"""The bots' levels in words."""

from __future__ import annotations

from hoshikan.bots.levels import measured
from hoshikan.library.statistics import HOT_SEAT, MIXED
from hoshikan.ui.look.words import Words


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

    def about(self, level: str, game: str = "") -> str:
        """Describe a bot of that level, with its share of wins in that game if that has been measured."""
        about = self._all().get(level, ("", self.tr("Another program, added in Settings.")))[1]
        found = measured(game, level) if game else None
        if found is None:
            return about
        won = self.tr("Won {won}% of {games} games against a bot that looks one step ahead.")
        return self.tr("{about} {measured}").format(
            about=about, measured=won.format(won=round(100 * found.won), games=found.games)
        )

    def line(self, level: str, game: str) -> str:
        """A level's name with what to expect of it."""
        return self.tr("{level}: {about}").format(level=self.name(level), about=self.about(level, game))

    def _all(self) -> dict[str, tuple[str, str]]:
        return {
            "novice": (self.tr("Novice"), self.tr("Misses moves and grabs quick points.")),
            "casual": (self.tr("Casual"), self.tr("Plays what looks best, without considering your reply.")),
            "skilled": (self.tr("Skilled"), self.tr("Thinks ahead and rarely slips.")),
            "expert": (self.tr("Expert"), self.tr("Thinks ahead longer and weighs every reply.")),
            "master": (self.tr("Master"), self.tr("Takes its time and gives nothing away.")),
        }
