"""Celebrations of today: none happens twice on the same day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from hoshikan.ui.session.jsonmap import by_name, to_text
from hoshikan.ui.session.settings import Settings

MOST: Final = 100
"""So much of one day is remembered, the last of it."""


def _today() -> str:
    return date.today().isoformat()  # noqa: DTZ011  # the day as the player's own calendar says


class Praises:
    """Asks the settings whether something may be celebrated, and remembers that it was."""

    def __init__(self, settings: Settings, today: Callable[[], str] = _today) -> None:
        self._settings = settings
        self._today = today

    def due(self, what: str) -> bool:
        """Return true if `what` is to be celebrated now: if celebrations are on and it was not yet today; then mark it
        as celebrated."""
        if not self._settings.celebrations:
            return False
        day, known = self._celebrated()
        if what in known:
            return False
        self._settings.celebrated = to_text({"day": day, "what": [*known, what][-MOST:]}, 2)
        return True

    def _celebrated(self) -> tuple[str, list[str]]:
        """Today, and what was celebrated on it; what cannot be read counts as nothing."""
        day = self._today()
        kept = by_name(self._settings.celebrated)
        if kept.get("day") != day or not isinstance(kept.get("what"), list):
            return day, []
        return day, [one for one in kept["what"] if isinstance(one, str)]
