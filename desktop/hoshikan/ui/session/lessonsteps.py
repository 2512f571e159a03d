"""Progress in unfinished lessons, so that each is continued there."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.session.jsonmap import by_name, to_text
from hoshikan.ui.session.settings import Settings

MOST: Final = 120
"""So many lessons are remembered, the last ones."""


class LessonSteps:
    """The step reached by lesson, kept in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def reached(self, lesson: str) -> int:
        """The step (from 0) in which a lesson was left; 0 for one that was not begun or is done."""
        return self._all().get(lesson, 0)

    def keep(self, lesson: str, step: int) -> None:
        """Go on at this step the next time."""
        self._store({**self._all(), lesson: step})

    def forget(self, lesson: str) -> None:
        """Begin anew the next time."""
        self._store({**self._all(), lesson: 0})

    def _all(self) -> dict[str, int]:
        """Return all stored values."""
        known = by_name(self._settings.lesson_steps)
        return {name: step for name, step in known.items() if type(step) is int and step > 0}

    def _store(self, steps: dict[str, int]) -> None:
        begun = {name: step for name, step in steps.items() if step}
        self._settings.lesson_steps = to_text(begun, MOST)
