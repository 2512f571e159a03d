"""The table of Sterre en Kroon: what can be done with the pieces, and what the table says about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules.bingo import NUMBERS
from hoshikan.games.sterre_en_kroon.rules.components import numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen import cues as showing
from hoshikan.games.sterre_en_kroon.screen.art.pieces import PAINTERS
from hoshikan.games.sterre_en_kroon.screen.laying import Laying
from hoshikan.games.sterre_en_kroon.screen.layout import WIDTH, places_for
from hoshikan.ui.table.model import Affordance, Cue, Scenery
from hoshikan.ui.table.paint import Painters
from hoshikan.ui.table.scene import TableScene

_PRESSED: Final = ("no-extra", "done", "next")


class SterreScene(TableScene[SterreView]):
    """Keys: "cell:17", "crown:3,2", "record:row1", "track:4", "marker:0", "seat:0", "card:0" (of others),
    "bingo:0:17" and "line:0:diag1" (the own card), "crowns:0", "pawns:0", "hand:17", "deck", "tile:done"."""

    def painters(self) -> Painters:
        return PAINTERS

    def scenery(self, view: SterreView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = places_for(view.players, seat, self.aspect, view.sheet)
        return Scenery(WIDTH, places.height, tuple(Laying(view, places, names, self.theme).all()), places.map_frame)

    # What can be done

    def affordances(self, view: SterreView, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        hand = [] if seat is None else view.hands[seat]
        drawn_to = f"hand:{hand[-1]}" if hand else f"seat:{seat}"
        return [_affordance(action, seat, drawn_to) for action in actions]

    def attempt(self, picked: frozenset[str]) -> str | None:
        kinds = {key.partition(":")[0]: key.partition(":")[2] for key in picked}
        strict = self.view.strict
        stage = self.view.stage
        if "tile" in kinds:
            return kinds["tile"]
        if "crowns" in kinds and kinds["crowns"] == str(self.seat):
            return f"crown {kinds['cell']}" if "cell" in kinds else self._with_crown(stage)
        if "deck" in kinds:
            return "draw" if strict else "extra"
        if "bingo" in kinds:
            opens = stage in ("card", "end-card") or (strict and stage == "record")
            return f"open {kinds['bingo'].partition(':')[2]}" if opens else self._own_number(kinds)
        if "hand" in kinds:
            return f"play {kinds['hand']}"
        if "cell" in kinds:
            return f"place {kinds['cell']}" if stage == "record" else f"card {kinds['cell']}"
        return self._by_the_book(kinds) if strict else None

    def _own_number(self, kinds: Mapping[str, str]) -> str | None:
        number = kinds["bingo"].partition(":")[2]
        return f"card {number}" if number != "0" else None

    def _with_crown(self, stage: str) -> str:
        """What a crown that cannot be spent was picked up for."""
        if stage == "draw":
            return "extra"
        free = [number for number in range(1, NUMBERS + 1) if not self.view.recorded(number)]
        return f"crown {free[0] if free else 1}"

    def _by_the_book(self, kinds: Mapping[str, str]) -> str | None:
        if "crown" in kinds:
            return f"take-crown {kinds['crown']}"
        if "record" in kinds:
            return f"claim map:{kinds['record']}"
        if "line" in kinds:
            return f"claim card:{kinds['line'].partition(':')[2]}"
        return None

    # Assistance

    def costs(self, focus: str) -> Mapping[str, str]:
        """What the number pointed at would leave missing in its lines."""
        number = self._free_number(focus)
        badges = {}
        sheet = self.view.sheet
        for line in sheet.lines if number else ():
            if number in numbers_of_line(sheet, line.id):
                missing = len(self.view.missing(line.id)) - 1
                badges[f"record:{line.id}"] = f"{'good' if missing == 0 else 'muted'}/{missing or '★'}"
        return badges

    def related(self, focus: str) -> frozenset[str]:
        """The cell of the number pointed at; the free cells of a record space pointed at."""
        kind, _, what = focus.partition(":")
        if kind == "record":
            return frozenset(f"cell:{number}" for number in self.view.missing(what))
        number = self._free_number(focus)
        return frozenset({f"cell:{number}"}) - {focus} if number else frozenset()

    def _free_number(self, focus: str) -> int:
        """The number on the piece pointed at, if it is not recorded yet, else 0."""
        kind, _, what = focus.partition(":")
        number = int(what.rpartition(":")[2]) if kind in ("hand", "cell", "bingo") else 0
        return number if number and not self.view.recorded(number) else 0

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        return showing.cues(events, self.seat)

    def keys_of(self, event: Event) -> frozenset[str]:
        return showing.keys_of(event)


def _affordance(action: str, seat: int | None, drawn_to: str) -> Affordance:
    """How `action` is done; `drawn_to` is the piece beside which a drawn card comes to lie."""
    verb, _, what = action.partition(" ")
    cell, crowns = f"cell:{what}", f"crowns:{seat}"
    if verb == "draw":
        return Affordance(action, ("tile:draw", "deck"), arrow=("deck", drawn_to))
    if verb in _PRESSED:
        return Affordance(action, (f"tile:{verb}",))
    if verb == "extra":
        return Affordance(action, ("tile:extra", crowns), ("deck",), seal=("tile:extra", crowns))
    if verb == "play":
        return Affordance(action, (f"hand:{what}",), (cell,), seal=(f"hand:{what}",))
    if verb == "card":
        return Affordance(action, (f"bingo:{seat}:{what}",), (cell,), seal=(f"bingo:{seat}:{what}",))
    if verb == "crown":
        return Affordance(action, (crowns,), (cell,), seal=(crowns,))
    if verb == "place":
        return Affordance(action, (f"pawns:{seat}",), (cell,), seal=(cell,))
    if verb == "take-crown":
        return Affordance(action, (f"crown:{what}",), (crowns, f"seat:{seat}"), seal=(f"crown:{what}",))
    if verb == "open":
        return Affordance(action, (f"bingo:{seat}:{what}",), arrow=(cell, f"bingo:{seat}:{what}"))
    kind, _, line = what.partition(":")
    key = f"record:{line}" if kind == "map" else f"line:{seat}:{line}"
    return Affordance(action, (key,), (f"marker:{seat}",), seal=(key,))


Scene: Final = SterreScene
