"""The bots' levels in words."""

from __future__ import annotations

from hoshikan.ui.look.words import Words


class LevelWords(Words):
    """Names and one-line descriptions, by the ids in `bots.levels`."""

    def name(self, level: str) -> str:
        """A level's name; its id for a level of a newer version."""
        return self._all().get(level, (level, ""))[0]

    def about(self, level: str) -> str:
        """What to expect of a bot of that level."""
        return self._all().get(level, ("", ""))[1]

    def _all(self) -> dict[str, tuple[str, str]]:
        return {
            "novice": (self.tr("Novice"), self.tr("Knows the rules and not much more.")),
            "casual": (self.tr("Casual"), self.tr("Plays sensibly and slips now and then.")),
            "skilled": (self.tr("Skilled"), self.tr("Thinks ahead and seldom errs.")),
            "master": (self.tr("Master"), self.tr("Takes its time and gives nothing away.")),
        }
