"""Setting up a position of 星を渡る on its table: which keys its pieces and places have, and what they are called."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.screen.scene import HoshiScene
from hoshikan.games.hoshi_wo_wataru.screen.scenery import bed, bid_face, choosing, constellation_face
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.text.gametext import EditText

_CARD: Final = 0.74
"""Width of a card by its height."""


class HoshiEditText(EditText[HoshiView]):
    """For the language now installed."""

    def box(self) -> str:
        return self.tr("Deck and used cards")

    def piece(self, piece: str, view: HoshiView) -> str:
        kind, _, which = piece.partition(":")
        if kind == "star":
            return CARDS.constellation(view, int(which))
        seat, card, _ = which.split(":")
        return self.tr("{name}: card {card}").format(name=self.names[int(seat)], card=card)

    def place(self, place: str, view: HoshiView) -> str:
        kind, _, which = place.partition(":")
        if kind == "bed":
            slot, index = slot_of(int(which))
            lying = view.slots[slot][index : index + 1]
            name = LABELS.slot(slot)
            if not lying:
                return name
            return self.tr("{slot}: {lying}").format(slot=name, lying=CARDS.constellation(view, lying[0]))
        sentence = {
            "won": self.tr("won by {name}"),
            "hand": self.tr("hand of {name}"),
            "pool": self.tr("pool of {name}"),
        }[kind]
        return sentence.format(name=self.names[int(which)])

    def refusal(self, piece: str, place: str, view: HoshiView) -> tuple[str, str]:
        kind, _, which = piece.partition(":")
        if kind != "card":
            sentence = self.tr("A constellation goes to a slot of the year, to the player who won it, or to the deck.")
            return sentence, "HW-2.1"
        name = self.names[int(which.partition(":")[0])]
        sentence = self.tr("This card goes to the hand or pool of {name}, or to the used cards.")
        return sentence.format(name=name), "HW-0.1"

    def dial(self, dial: Dial, view: HoshiView) -> str:  # all tables have the same dials
        return {
            "year": self.tr("Year"),
            "marker": self.tr("Priority marker"),
            "objective": self.tr("Objective"),
            "stardust": self.tr("Stardust"),
            "dummies": self.tr("Dummies"),
        }[dial.id.partition(":")[0]]

    def value(self, dial: Dial, value: DialValue, view: HoshiView) -> str:  # only objectives are chosen
        return CARDS.name(view.objective(str(value))) if value else self.tr("not chosen yet")


EDIT_TEXT: Final = HoshiEditText()


class EditScene(Editing[HoshiView], HoshiScene):
    """The table of 星を渡る with the constellations of the deck and one's own used cards beside it."""

    edit_words = EDIT_TEXT

    def keys_of_piece(self, piece: str, view: HoshiView) -> tuple[str, ...]:
        kind, _, which = piece.partition(":")
        if kind == "star":
            number = int(which)
            laid = number in view.taken or (any(number in slot for slot in view.slots) and self._has_beds(view))
            return (piece,) if laid else ()
        seat, card, copy = (int(part) for part in which.split(":"))
        seen = view.pools[seat].count(card) + view.lying[seat].count(card) + view.moved[seat].count(card)
        if seat == self.seat:
            seen += view.hand.count(card) + view.rows[seat].count(card)
        return (piece,) if copy < seen else ()

    def keys_of_place(self, place: str, view: HoshiView) -> tuple[str, ...] | None:
        kind, _, which = place.partition(":")
        if kind == "bed":
            slot, index = slot_of(int(which))
            if not self._has_beds(view):
                return None
            lying = view.slots[slot][index : index + 1]
            free = not lying or lying[0] in view.taken
            return (bed(slot, index),) if free else (f"star:{lying[0]}",)
        own = which == str(self.seat)
        return {
            "won": (f"shelf:{which}", f"row:{which}"),
            "hand": ("tray",) if own else (f"cards:{which}",),
            "pool": (f"pool:{which}",),
        }[kind]

    def _has_beds(self, view: HoshiView) -> bool:
        """True if the places of the year's constellations are seen: not while objectives are chosen there."""
        return not choosing(view, self.seat)

    def boxed(self, piece: str, view: HoshiView) -> Boxed | None:
        kind, _, which = piece.partition(":")
        if kind == "star":
            return Boxed("constellation", constellation_face(view, int(which)), _CARD)
        seat, card, _ = which.split(":")
        return Boxed("bid", bid_face(view, int(card)), _CARD) if int(seat) == self.seat else None


def slot_of(place: int) -> tuple[int, int]:
    """The slot of one of the year's constellations, and which of that slot it is."""
    slot = min(place, LAST_SLOT)
    return slot, place - slot
