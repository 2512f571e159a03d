"""Setting up a position of Conquestar on its table: which keys its pieces and places have, and what they are called."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.editing import Dial
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.faces import WonStarFace
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.screen.scene import ConquestarScene
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.text.gametext import EditText


class ConquestarEditText(EditText[ConquestarView]):
    """For the language now installed."""

    def piece(self, piece: str, view: ConquestarView) -> str:
        kind, _, which = piece.partition(":")
        if kind == "coin":
            return self.tr("Coin")
        if kind == "card":
            seat, _, line = which.partition(":")
            return self.tr("{name}: {card}").format(name=self.names[int(seat)], card=LABELS.destination(line))
        if kind == "before":
            seat, _, number = which.partition(":")
            value = view.won_before[int(seat)][int(number)]
            return self.tr("Star won earlier ({points})").format(points=LABELS.points(value))
        return LABELS.star(CELL_NAMES.index(which), view)

    def place(self, place: str, view: ConquestarView) -> str:
        kind, _, which = place.partition(":")
        if kind == "field":
            cell = CELL_NAMES.index(which)
            return which if view.stars[cell] is None else LABELS.star(cell, view)
        name = self.names[int(which)]
        return {
            "won": self.tr("won by {name}"),
            "hand": self.tr("hand of {name}"),
            "table": self.tr("table of {name}"),
            "purse": self.tr("coins of {name}"),
        }[kind].format(name=name)

    def refusal(self, piece: str, place: str, view: ConquestarView) -> tuple[str, str]:
        kind = piece.partition(":")[0]
        if kind == "coin":
            return self.tr("Coins go on a star on the field or to a player."), "CQ-0.3"
        if kind == "card":
            return self.tr("A destination card stays with its player: press it to turn it over."), "CQ-0.4"
        if kind == "before":
            return self.tr("A star won earlier goes to another player or out of play."), "CQ-4.5"
        return self.tr("A star goes on the field, to the player who won it, or out of play."), "CQ-1.1"

    def dial(self, dial: Dial, view: ConquestarView) -> str:
        kind, _, which = dial.id.partition(":")
        if kind == "starcoins":
            return self.tr("Coins on {star}").format(star=LABELS.star(CELL_NAMES.index(which), view))
        return {
            "coins": self.tr("Coins"),
            "round": self.tr("Round"),
            "quiet_cycles": self.tr("Cycles in a row without trade or conquest"),
            "cycle_busy": self.tr("Trade or conquest in this cycle"),
        }[kind]


EDIT_TEXT: Final = ConquestarEditText()


class EditScene(Editing[ConquestarView], ConquestarScene):
    """The table of Conquestar with its box."""

    edit_words = EDIT_TEXT

    def keys_of_piece(self, piece: str, view: ConquestarView) -> tuple[str, ...]:
        kind, _, which = piece.partition(":")
        return {"coin": ("supply",), "before": (f"won:{which}",)}.get(kind, (piece,))

    def keys_of_place(self, place: str, view: ConquestarView) -> tuple[str, ...]:
        kind, _, which = place.partition(":")
        if kind == "field":
            there = "empty" if view.stars[CELL_NAMES.index(which)] is None else "star"
            return (f"{there}:{which}",)
        return (f"seat:{which}",) if kind in ("won", "purse") else ()

    def boxed(self, piece: str, view: ConquestarView) -> Boxed | None:
        cell = CELL_NAMES.index(piece[-2:])
        return Boxed("wonstar", WonStarFace(view.names[cell], view.values[cell]), 0.8)
