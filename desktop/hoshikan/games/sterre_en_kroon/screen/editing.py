"""Setting up a position of Sterre en Kroon on its table: the keys of pieces and places, and what they are called."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.faces import NumberFace
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.screen.scene import SterreScene
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.text.gametext import EditText

_CARD: Final = 0.72
"""Width of a number card by its height."""


class SterreEditText(EditText[SterreView]):
    """For the language now installed."""

    def box(self) -> str:
        return self.tr("Deck")

    def piece(self, piece: str, view: SterreView) -> str:
        kind, _, which = piece.partition(":")
        if kind == "pawn":
            return LABELS.cell(int(which), view, self.names)
        if kind == "supply":
            return self.tr("New pawn of {name}").format(name=self.names[int(which)])
        if kind == "number":
            return self.tr("Number card {number}").format(number=which)
        if kind == "crown":
            column, _, row = which.partition(",")
            cell = [int(column), int(row)]
            return LABELS.crown_cell((cell[0], cell[1]), cell in view.map_crowns)
        seat, _, number = which.partition(":")
        return self.tr("{number} on the card of {name}").format(number=number, name=self.names[int(seat)])

    def place(self, place: str, view: SterreView) -> str:  # all tables have the same places
        kind, _, which = place.partition(":")
        if kind == "map":
            return self.tr("map {number}").format(number=which) if which else self.tr("the map")
        if kind in ("supply", "hand"):
            sentence = self.tr("pawn of {name}") if kind == "supply" else self.tr("hand of {name}")
            return sentence.format(name=self.names[int(which)])
        return {
            "top": self.tr("visible card"),
            "gone": self.tr("out of the game"),
            "spent": self.tr("out of the game"),
            "open": self.tr("open"),
            "closed": self.tr("not open"),
        }[kind]

    def refusal(self, piece: str, place: str, view: SterreView) -> tuple[str, str]:
        kind = piece.partition(":")[0]
        where, _, number = place.partition(":")
        if kind == "supply":
            if where == "map" and number:
                return self.tr("{number} is already recorded on the map.").format(number=number), "SK-4.1"
            sentence = self.tr("The pawn goes on a number of the map that is not recorded yet.")
            return sentence, "SK-4.1"
        if kind == "pawn":
            return self.tr("This pawn can go back to a player, or be swapped for another player's."), "SK-4.1"
        if kind == "number":
            return self.tr("A number card goes to a hand, to the deck, on top of it, or out of the game."), "SK-0.1"
        if kind == "crown":
            return self.tr("Press a crown to take it off the map or put it back."), "SK-4.3"
        return self.tr("Press a number of the bingo card to open or close it."), "SK-5.1"

    def dial(self, dial: Dial, view: SterreView) -> str:  # all tables have the same dials
        return {
            "active": self.tr("Whose turn it is"),
            "turn": self.tr("Turn"),
            "quiet_turns": self.tr("Turns in a row without any change"),
            "crowns": self.tr("Crowns"),
        }[dial.id.partition(":")[0]]

    def value(self, dial: Dial, value: DialValue, view: SterreView) -> str:  # only seats are chosen
        return self.names[int(value)]


EDIT_TEXT: Final = SterreEditText()


class EditScene(Editing[SterreView], SterreScene):
    """The table of Sterre en Kroon with its deck open beside it."""

    edit_words = EDIT_TEXT

    def keys_of_piece(self, piece: str, view: SterreView) -> tuple[str, ...]:
        kind, _, which = piece.partition(":")
        if kind == "number":
            if view.top == int(which):
                return ("deck",)
            held = self.seat is not None and int(which) in view.hands[self.seat]
            return (f"hand:{which}",) if held else ()
        if kind == "mark":
            return (f"bingo:{which}",) if which.startswith(f"{self.seat}:") else ()
        return {"pawn": (f"cell:{which}",), "supply": (f"pawns:{which}",)}.get(kind, (piece,))

    def keys_of_place(self, place: str, view: SterreView) -> tuple[str, ...] | None:
        kind, _, which = place.partition(":")
        if kind == "gone":
            return None
        if kind == "map":
            return (f"cell:{which}",) if which else ()
        return {
            "supply": (f"pawns:{which}", f"seat:{which}"),
            "hand": (f"seat:{which}", f"card:{which}", "paper")[: 3 if which == str(self.seat) else 2],
            "top": ("deck", "pile"),
        }.get(kind, ())

    def boxed(self, piece: str, view: SterreView) -> Boxed | None:
        number = int(piece.partition(":")[2])
        return Boxed("number", NumberFace(number, view.recorded(number)), _CARD)
