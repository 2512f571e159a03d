"""Which face somebody at this computer has chosen, kept by the name they play under."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Seat
from hoshikan.ui.look.portraits import FACES, face_of
from hoshikan.ui.session.settings import Settings

MOST: Final = 40
"""So many people are remembered, the last ones."""


class People:
    """Faces by name; somebody without a name has one too. "" stands for the emblem of the seat."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def face(self, name: str) -> str:
        """What somebody has chosen; the emblem until then."""
        return self._all().get(name, "")

    def choose(self, name: str, face: str) -> None:
        """Remember a name and its face; who had no name and has no face is forgotten."""
        known = self._all()
        known.pop(name, "")
        if name or face:
            known[name] = face
        kept = dict(list(known.items())[-MOST:])
        self._settings.people = json.dumps(kept, ensure_ascii=False) if kept else ""

    def faces(self, seats: Sequence[Seat]) -> list[str]:
        """The face of each seat: bots have those that belong to their names."""
        chosen = self._all()
        return [face_of(seat.name) if seat.is_bot else chosen.get(seat.name, "") for seat in seats]

    def names(self) -> list[str]:
        """Those who have played here, the last one first."""
        return [name for name in reversed(self._all()) if name]

    def _all(self) -> dict[str, str]:
        """What is kept; what cannot be read counts as nothing."""
        try:
            known = json.loads(self._settings.people or "{}")
        except (ValueError, RecursionError):
            return {}
        if not isinstance(known, dict):
            return {}
        return {name: face for name, face in known.items() if face == "" or face in FACES}
