"""The face and the emblem of each person at this computer, stored by their player name."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Seat
from hoshikan.ui.kit.look.emblems import USUAL, completed
from hoshikan.ui.kit.look.portraits import FACES, face_of
from hoshikan.ui.session.notebook import Notebook


class People:
    """Faces and emblems by name; a person without a name has them too. A face of "" means the emblem alone."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def face(self, name: str) -> str:
        """Return the chosen face; the emblem until then."""
        return _face(self._notebook.value("face", name))

    def choose(self, name: str, face: str) -> None:
        """Remember a name and its face."""
        self._notebook.keep("face", name, face)

    def faces(self, seats: Sequence[Seat]) -> list[str]:
        """The face of each seat: bots have those that belong to their names."""
        return [face_of(seat.name) if seat.is_bot else self.face(seat.name) for seat in seats]

    def wear(self, name: str, emblem: int) -> None:
        """Remember the emblem that was chosen for a name, a bot's too."""
        self._notebook.keep("emblem", name, str(emblem))

    def emblem(self, name: str) -> int | None:
        """The emblem chosen for a name, if one was."""
        kept = self._notebook.value("emblem", name)
        return next((emblem for emblem in USUAL if str(emblem) == kept), None)

    def emblems(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """Return the emblems of the seats, none twice: people come before bots."""
        taken: set[int] = set()
        wishes: list[int | None] = [None] * len(seats)
        for place in sorted(range(len(seats)), key=lambda place: seats[place].is_bot):
            wish = self.emblem(seats[place].name)
            if wish is not None and wish not in taken:
                taken.add(wish)
                wishes[place] = wish
        return completed(wishes)

    def names(self) -> list[str]:
        """Those who have played here, the last one first."""
        return [name for name in reversed(self._notebook.all("face")) if name]


def _face(kept: str) -> str:
    return kept if kept in FACES else ""
