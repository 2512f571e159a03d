"""The contract of what is said while a position is set up: names of pieces, places, and what is counted or chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from hoshikan.engine.editing import BOX, Dial, DialValue
from hoshikan.ui.look.words import Words
from hoshikan.ui.text.gametext import V


class EditText(Words, ABC, Generic[V]):
    """Words in the language now installed. `names` are those of the seats; ids are those of the game's editor."""

    names: tuple[str, ...] = ()
    """Who sits at the table; whoever shows a position says it."""

    @abstractmethod
    def piece(self, piece: str, view: V) -> str:
        """What a piece is called."""

    @abstractmethod
    def place(self, place: str, view: V) -> str:
        """What a place other than the box is called."""

    @abstractmethod
    def refusal(self, piece: str, place: str, view: V) -> tuple[str, str]:
        """Why a piece cannot be put on a place, as a sentence, and the id of its rule or ""; "" for `place` where it
        was let go beside all of them."""

    @abstractmethod
    def dial(self, dial: Dial, view: V) -> str:
        """What is counted or chosen, short, without whose it is."""

    def owner(self, seat: int) -> str:
        """Whose a dial of a seat is."""
        return self.names[seat]

    def value(self, dial: Dial, value: DialValue, view: V) -> str:  # noqa: ARG002  # a hook
        """One value of a dial of which the values are words; yes and no say themselves."""
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        return str(value)

    def box(self) -> str:
        """What lies beside the table."""
        return self.tr("Box", "what is not in play")

    def empty_box(self) -> str:
        """What the box is for, in a few short lines, as long as nothing lies in it."""
        return self.tr("Drop here\nwhat goes\nout of play.")

    def action(self, notation: str, view: V) -> str:
        """An edit that moves a piece, for the list of them."""
        _, piece, place = notation.split(" ")
        to = self.box() if place == BOX else self.place(place, view)
        return self.tr("{piece} → {place}").format(piece=self.piece(piece, view), place=to)
