"""Progress in unfinished lessons, so that each is continued there."""

from __future__ import annotations

from typing import Final

from hoshikan.ui.session.notebook import Notebook

_DIGITS: Final = 4


class LessonSteps:
    """The step reached by lesson."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def reached(self, lesson: str) -> int:
        """The step (from 0) in which a lesson was left; 0 for one that was not begun or is done."""
        kept = self._notebook.value("lesson-step", lesson)
        return int(kept) if kept.isascii() and kept.isdigit() and len(kept) <= _DIGITS else 0

    def keep(self, lesson: str, step: int) -> None:
        """Go on at this step the next time."""
        self._notebook.keep("lesson-step", lesson, str(step))

    def forget(self, lesson: str) -> None:
        """Begin anew the next time."""
        self.keep(lesson, 0)
