"""Pieces below the map: deck, hand, the choices of a turn and its used rights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.faces import DeckFace, KnownFace, NumberFace, PileFace, StepFace, TileFace
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.screen.layout import Places
from hoshikan.ui.board.table.drawing import LEAST_TEXT
from hoshikan.ui.board.table.marks import names_size
from hoshikan.ui.board.table.model import Placement, TextFace, at
from hoshikan.ui.kit.look.theme import Theme

STEPS: Final = ("draw", "declare", "record", "card", "score")
_END_STEPS: Final[Mapping[str, str]] = {"end-card": "card", "end-score": "score"}
SHORTCUTS: Final[Mapping[str, str]] = {"draw": "D", "extra": "T", "no-extra": "K", "done": "D", "next": "N"}
"""The letter that presses each tile; none is a command of the page."""
_PILL_ENDS: Final = 14.0
_QUIET: Final = ("next", "extra")
"""Tiles that stand back while there is something else to press."""


class Tray:
    """Placements of the tray for one view, seen from `places.seat`, which may do what is `legal`."""

    def __init__(self, view: SterreView, places: Places, theme: Theme, legal: Sequence[str]) -> None:
        self._view = view
        self._legal = legal
        self._places = places
        self._theme = theme
        captions = (LABELS.deck_caption(99), LABELS.hand_caption())
        self._small = names_size(captions, places.deck_count, LEAST_TEXT, theme, bold=False)

    def placements(self) -> Iterator[Placement]:
        """Every placement, in the order in which the focus walks through the zones."""
        yield from self._hand()
        yield from self._tiles()

    def _hand(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        top, label = view.top, LABELS.deck(view)
        if view.deck:
            pile = PileFace(min(4, 1 + view.deck // 12))
            yield at(places.pile, "pile", "pile", pile, z=-1)
        if top is None:
            yield at(places.deck, "deck", "deck", DeckFace(view.turning), label=label, zone="deck")
        else:
            yield at(places.deck, "deck", "number", self._number_face(top), label=label, zone="deck")
        caption = TextFace(LABELS.deck_caption(view.deck), "muted", size=self._small)
        yield at(places.deck_count, "deckcount", "text", caption, tooltip=label)
        seat = places.seat
        if seat is None:
            return
        numbers = view.hands[seat]
        if numbers:
            caption = TextFace(LABELS.hand_caption(), "muted", size=self._small)
            yield at(places.hand_caption, "handcaption", "text", caption)
        for index, number in enumerate(numbers):
            place = places.hand(index, len(numbers))
            label = LABELS.hand_card(number, view)
            short = str(index + 1) if index < 9 else ""  # digits on a keyboard
            face = self._number_face(number)
            key = f"hand:{number}"
            z = 4 + index / 100
            yield at(place, key, "number", face, z, label=label, shortcut=short, zone="hand", origin="deck")

    def _number_face(self, number: int) -> NumberFace:
        return NumberFace(number, self._view.recorded(number))

    def _tiles(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        strict = view.strict
        size = self._step_size(strict)
        if strict:
            stage = _END_STEPS.get(view.stage, view.stage)
            for index, step in enumerate(STEPS):
                past = index < STEPS.index(stage)
                face = StepFace("now" if step == stage else "past" if past else "later", LABELS.step(step), size)
                yield at(places.step(index, len(STEPS)), f"step:{step}", "step", face)
        yield from self._declared(strict, size)
        if places.seat is None:
            return
        usable = _usable_tiles(view, places.seat)
        shown = ("draw", "extra", "next") if strict else ("extra", "no-extra" if "no-extra" in usable else "done")
        for index, action in enumerate(shown):
            quiet = action in _QUIET and (len(usable) > 1 or any(one != action for one in self._legal))
            look: Literal["main", "plain", "off"] = "off" if action not in usable else "plain" if quiet else "main"
            tile = TileFace(look, LABELS.tile(action), crown=action == "extra")
            label = LABELS.tile_label(action)
            place, key = places.tile(index, len(shown), strict), f"tile:{action}"
            yield at(place, key, "tile", tile, z=2, label=label, shortcut=SHORTCUTS[action], zone="tiles")

    def _step_size(self, strict: bool) -> int:
        """The size of the words for all steps and rights of a turn."""
        places, theme = self._places, self._theme
        room = places.right(0, strict)
        words = [f"✓ {LABELS.right(name)}" for name in ("card", "crown")]
        if strict:
            room = min(room, places.step(0, len(STEPS)), key=lambda place: place.width)
            words += [f"✓ {LABELS.step(step)}" for step in STEPS]
        inner = replace(room, width=room.width - _PILL_ENDS)
        return names_size(words, inner, LEAST_TEXT, theme)

    def _declared(self, strict: bool, size: int) -> Iterator[Placement]:
        """Yield the declarations of this turn, and the rights that each turn has once."""
        view, places = self._view, self._places
        rights = not strict or view.stage == "declare"
        words = LABELS.declared(view.declared)
        title, place = places.declared(strict)
        caption = TextFace(LABELS.declared_title(), "muted", size=min(self._small, size))
        yield at(title, "declaredtitle", "text", caption, tooltip=words)
        yield at(place, "declared", "known", KnownFace(0, tuple(view.declared)), tooltip=words)
        if rights:
            for index, (name, used) in enumerate((("card", view.card_used), ("crown", view.crown_used))):
                face = StepFace("past" if used else "later", LABELS.right(name), size)
                tip = LABELS.right_label(name, used)
                yield at(places.right(index, strict), f"right:{name}", "step", face, tooltip=tip)


def _usable_tiles(view: SterreView, seat: int) -> tuple[str, ...]:
    """Return the tiles that can be pressed now, judged by the table."""
    if view.to_move != seat:
        return ()
    drawing = view.stage == "draw"
    if not view.strict:
        return ("extra", "no-extra") if drawing else ("done",)
    if not drawing:
        return ("next",)
    if not view.drew:
        return ("draw", "next") if view.top else ("next",)
    return ("extra", "next") if view.may_buy else ("next",)
