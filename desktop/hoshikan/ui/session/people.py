"""The face and the emblem of each person at this computer, stored by their player name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Seat
from hoshikan.ui.look.emblems import USUAL, completed
from hoshikan.ui.look.portraits import FACES, face_of
from hoshikan.ui.session.jsonmap import by_name, to_text
from hoshikan.ui.session.settings import Settings

MOST: Final = 40
"""So many people are remembered, the last ones."""


class People:
    """Faces and emblems by name; a person without a name has them too. A face of "" means the emblem alone."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def face(self, name: str) -> str:
        """Return the chosen face; the emblem until then."""
        return self._all().get(name, "")

    def choose(self, name: str, face: str) -> None:
        """Remember a name and its face; who had no name and has no face is forgotten."""
        known = self._all()
        known.pop(name, "")
        if name or face:
            known[name] = face
        self._settings.people = to_text(known, MOST)

    def faces(self, seats: Sequence[Seat]) -> list[str]:
        """The face of each seat: bots have those that belong to their names."""
        chosen = self._all()
        return [face_of(seat.name) if seat.is_bot else chosen.get(seat.name, "") for seat in seats]

    def wear(self, name: str, emblem: int) -> None:
        """Remember the emblem that was chosen for a name, a bot's too."""
        known = self._worn()
        known.pop(name, None)
        known[name] = emblem
        self._settings.wearers = to_text(known, MOST)

    def emblem(self, name: str) -> int | None:
        """The emblem chosen for a name, if one was."""
        return self._worn().get(name)

    def emblems(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """Return the emblems of the seats, none twice: people come before bots."""
        worn = self._worn()
        taken: set[int] = set()
        wishes: list[int | None] = [None] * len(seats)
        for place in sorted(range(len(seats)), key=lambda place: seats[place].is_bot):
            wish = worn.get(seats[place].name)
            if wish is not None and wish not in taken:
                taken.add(wish)
                wishes[place] = wish
        return completed(wishes)

    def names(self) -> list[str]:
        """Those who have played here, the last one first."""
        return [name for name in reversed(self._all()) if name]

    def _all(self) -> dict[str, str]:
        """The faces that are kept."""
        return {name: face for name, face in by_name(self._settings.people).items() if face == "" or face in FACES}

    def _worn(self) -> dict[str, int]:
        """The emblems that are kept."""
        known = by_name(self._settings.wearers)
        return {name: emblem for name, emblem in known.items() if type(emblem) is int and emblem in USUAL}
