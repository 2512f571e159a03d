"""Setting up a position of CrownTaker on its table: which keys its pieces and places have, and what they are called."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.crowntaker.rules.phases import SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.draft import SPACES
from hoshikan.games.crowntaker.screen.field import WAR
from hoshikan.games.crowntaker.screen.labels import LABELS, CrownTakerLabels
from hoshikan.games.crowntaker.screen.problems import CrownTakerProblems
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.text.gametext import EditText


class CrownTakerEditText(EditText[CrownTakerView]):
    """For the language now installed. Dials belong to sides, not to seats."""

    def owner(self, seat: int) -> str:
        return LABELS.side(seat)

    def piece(self, piece: str, view: CrownTakerView) -> str:
        kind, side, which = piece.split(":")
        if kind == "lord":
            return CrownTakerLabels(view.numbers.printed).full(int(side), which)
        if kind == "card":
            return self.tr("{side}: {piece}").format(side=LABELS.side(int(side)), piece=LABELS.card(which))
        where = self._space("pile" if which == "hand" else which)
        return self.tr("{side}: token ({where})").format(side=LABELS.side(int(side)), where=where)

    def place(self, place: str, view: CrownTakerView) -> str:  # all tables have the same places
        kind, _, side = place.partition(":")
        name = LABELS.side(int(side))
        if kind == "captive":
            return self.tr("captive of {side}").format(side=LABELS.side(1 - int(side)))
        words = {
            "hand": self.tr("hand", "where a lord is"),
            "post": self.tr("command", "where a lord is"),
            "waiting": self.tr("castle", "where a lord is"),
            "table": self.tr("table of the negotiation", "where a captive is"),
            "cards": self.tr("in hand", "of a negotiation card"),
            "used": self.tr("used", "of a negotiation card"),
        }
        return self.tr("{side}: {piece}").format(side=name, piece=words.get(kind) or self._space(kind))

    def refusal(self, piece: str, place: str, view: CrownTakerView) -> tuple[str, str]:
        kind, side, _ = piece.split(":") if piece else ("", "0", "")
        own, other = LABELS.side(int(side)), LABELS.side(1 - int(side))
        if kind == "lord":
            sentence = self.tr("{side}'s lords go to its hand, command or castle, or to {other}'s tower.")
            return sentence.format(side=own, other=other), "CT-4.1"
        if kind == "card":
            return self.tr("A negotiation card is either in hand or used. Press it to switch."), "CT-5.3"
        sentence = self.tr("{side}'s tokens go to its hand, army, treasury, church or castle.")
        return sentence.format(side=own), "CT-2.1"

    def dial(self, dial: Dial, view: CrownTakerView) -> str:  # all tables have the same dials
        kind, _, number = dial.id.partition(":")
        if kind == "medal":
            return self.tr("Medal of phase {phase}").format(phase=int(number) + 1)
        return {
            "step": self.tr("Decision to be made"),
            "start": self.tr("Start player"),
            "phase": self.tr("Phase"),
            "turn": self.tr("Side to decide"),
            "burgundy": self.tr("Burgundy token"),
            "assets": self.tr("Assets"),
            "uses": self.tr("Uses of the skill in this war"),
        }.get(kind) or self._space(kind)

    def value(self, dial: Dial, value: DialValue, view: CrownTakerView) -> str:
        if dial.id == "step":
            return CrownTakerProblems().step(str(value))
        if value == "burgundy":
            return self.tr("Burgundy")
        if value == "nobody":
            return self.tr("No one")
        return LABELS.side(SIDES.index(str(value)))

    def _space(self, space: str) -> str:
        """Return the name of a place of tokens."""
        if space == "pile":
            return self.tr("hand", "where a token is")
        return LABELS.space(space) if space in SPACES else self.tr("Castle", "where tokens lie")


EDIT_TEXT: Final = CrownTakerEditText()


class EditScene(Editing[CrownTakerView], CrownTakerScene):
    """The table of CrownTaker, on which everything has its place."""

    has_box = False
    edit_words = EDIT_TEXT

    def seen_from(self, seat: int | None) -> int | None:
        return None

    def keys_of_piece(self, piece: str, view: CrownTakerView) -> tuple[str, ...]:
        kind, side, which = piece.split(":")
        if kind != "token":
            return (piece,)
        if which == "hand":
            return (f"hand:{side}",)
        if which in ("troops", "arms"):
            return (f"army:{which}:{side}",) if view.step in WAR and view.commander[int(side)] else ()
        return (f"store:{which}:{side}",)

    def keys_of_place(self, place: str, view: CrownTakerView) -> tuple[str, ...]:
        kind, _, side = place.partition(":")
        war = view.step in WAR
        if kind in ("troops", "arms"):
            return (f"army:{kind}:{side}",) if war and view.commander[int(side)] else ("field",)
        keys: dict[str, tuple[str, ...]] = {
            "hand": (f"realm:{side}",),
            "pile": (f"realm:{side}", f"hand:{side}"),
            "post": (f"post:{side}",) if war else ("field",),
            "table": ("field",) if war else (f"post:{side}",),
            "waiting": (f"store:castle:{side}",),
            "castle": (f"store:castle:{side}",),
            "church": (f"store:church:{side}",),
            "captive": (f"prison:{1 - int(side)}",),
        }
        return keys.get(kind, ())

    def boxed(self, piece: str, view: CrownTakerView) -> Boxed | None:  # nothing lies there
        return None
