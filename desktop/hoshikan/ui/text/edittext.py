"""The contract of the words of setting up a position: names of pieces, places, counters and choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from hoshikan.engine.editing import BOX, Dial, DialValue
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.text.gametext import V


class EditText(Words, ABC, Generic[V]):
    """Words in the language now installed. `names` are those of the seats; ids are those of the game's editor."""

    names: tuple[str, ...] = ()
    """The names of the players; set by the page that shows a position."""

    @abstractmethod
    def piece(self, piece: str, view: V) -> str:
        """Return the name of a piece."""

    @abstractmethod
    def place(self, place: str, view: V) -> str:
        """Return the name of a place other than the box."""

    @abstractmethod
    def refusal(self, piece: str, place: str, view: V) -> tuple[str, str]:
        """Why a piece cannot be put on a place, as a sentence, and the id of its rule or ""; "" for `place` where it
        was let go beside all of them."""

    @abstractmethod
    def dial(self, dial: Dial, view: V) -> str:
        """Return the short name of a counter or choice, without its owner."""

    def owner(self, seat: int) -> str:
        """Return the owner of a seat's dial."""
        return self.names[seat]

    def value(self, dial: Dial, value: DialValue, view: V) -> str:
        """Return the name of one value of a dial whose values are words; yes and no by default."""
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        return str(value)

    def box(self) -> str:
        """Return the name of the place beside the table."""
        return self.tr("Box", "what is not in play")

    def empty_box(self) -> str:
        """Return the purpose of the box, in a few short lines, as long as it is empty."""
        return self.tr("Drop here\nwhat goes\nout of play.")

    def action(self, notation: str, view: V) -> str:
        """An edit that moves a piece, for the list of them."""
        _, piece, place = notation.split(" ")
        to = self.box() if place == BOX else self.place(place, view)
        return self.tr("{piece} → {place}").format(piece=self.piece(piece, view), place=to)
