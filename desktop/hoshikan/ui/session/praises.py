"""Celebrations of today: none happens twice on the same day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from hoshikan.ui.session.notebook import Notebook
from hoshikan.ui.session.settings import Settings


def _today() -> str:
    return date.today().isoformat()  # noqa: DTZ011  # the day as the player's own calendar says


class Praises:
    """Asks the settings whether anything may be celebrated, and remembers on which day it was."""

    def __init__(self, settings: Settings, notebook: Notebook, today: Callable[[], str] = _today) -> None:
        self._settings = settings
        self._notebook = notebook
        self._today = today

    def due(self, what: str) -> bool:
        """Return true if `what` is to be celebrated now: if celebrations are on and it was not yet today; then mark it
        as celebrated."""
        day = self._today()
        if not self._settings.celebrations or self._notebook.value("celebrated", what) == day:
            return False
        self._notebook.keep("celebrated", what, day)
        return True
