"""The bots' levels in words."""

from __future__ import annotations

from hoshikan.library.statistics import HOT_SEAT, MIXED
from hoshikan.teaching.rating import Company
from hoshikan.ui.kit.look.words import Words, percent


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

    def about(self, level: str, odds: Company | None = None) -> str:
        """Describe a bot of that level, with the odds of the player against it if they are known."""
        about = self._all().get(level, ("", self.tr("Another program, added in Settings.")))[1]
        return about if odds is None else self.tr("{about} {odds}").format(about=about, odds=self._odds(odds))

    def _odds(self, odds: Company) -> str:
        if odds.known:
            sentence = self.tr("You should finish ahead of it in about {chance} of games.")
        else:
            sentence = self.tr("At a rough guess, you should finish ahead of it in about {chance} of games.")
        return sentence.format(chance=percent(odds.chance))

    def line(self, level: str, odds: Company | None = None) -> str:
        """A level's name with what to expect of it."""
        return self.tr("{level}: {about}").format(level=self.name(level), about=self.about(level, odds))

    def _all(self) -> dict[str, tuple[str, str]]:
        return {
            "novice": (self.tr("Novice"), self.tr("Misses moves and grabs quick points.")),
            "casual": (self.tr("Casual"), self.tr("Plays what looks best, without considering your reply.")),
            "skilled": (self.tr("Skilled"), self.tr("Thinks ahead and rarely slips.")),
            "expert": (self.tr("Expert"), self.tr("Thinks ahead longer and weighs every reply.")),
            "master": (self.tr("Master"), self.tr("Takes its time and gives nothing away.")),
        }
