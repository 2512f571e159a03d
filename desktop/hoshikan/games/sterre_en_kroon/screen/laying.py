"""What lies where on the table of Sterre en Kroon: placements for map, track, seats, hand and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.faces import (
    BingoCardFace,
    BingoCellFace,
    BingoLineFace,
    CellFace,
    CrownCellFace,
    CrownsFace,
    DeckFace,
    KnownFace,
    LetterFace,
    NumberFace,
    PawnFace,
    PawnsFace,
    PointsFace,
    RecordFace,
    SeatFace,
    SpaceFace,
    StepFace,
    TileFace,
)
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.screen.layout import Places
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.table.lettering import LEAST_TEXT
from hoshikan.ui.table.marks import TextFace, names_size
from hoshikan.ui.table.model import Placement, at

STEPS: Final = ("draw", "declare", "record", "card", "score")
_END_STEPS: Final[Mapping[str, str]] = {"end-card": "card", "end-score": "score"}
SHORTCUTS: Final[Mapping[str, str]] = {"draw": "D", "extra": "T", "no-extra": "K", "done": "D", "next": "N"}
"""The letter that presses each tile; none is a command of the page."""
CROWN_SHORTCUT: Final = "C"
_PILL_ENDS: Final = 14.0
_NAME: Final = 0.7
"""Size of a player's name as a share of its line."""
_QUIET: Final = ("next", "extra")
"""Tiles that stand back while there is something else to press."""


class Laying:
    """Placements for one view, seen from `places.seat`."""

    def __init__(self, view: SterreView, places: Places, names: Sequence[str], theme: Theme) -> None:
        self._theme = theme
        rooms = [places.panel(seat).name for seat in range(places.players)]
        room = min(rooms, key=lambda place: place.width)
        self._name_size = names_size(names, room, room.height * _NAME, theme)
        self._view = view
        self._places = places
        self._sheet = view.sheet
        self._names = names

    def all(self) -> Iterator[Placement]:
        """Every placement, in the order in which the focus walks through the zones."""
        yield from self._hand()
        yield from self._tiles()
        moves = self._places.map_frame is not None
        yield from (replace(one, on_map=True) if moves else one for one in self._map())
        yield from self._track()
        for seat in range(self._places.players):
            yield from self._seat(seat)

    # Map and track

    def _map(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        for index, ground in enumerate(places.grounds()):
            yield at(ground, f"ground:{index}", "ground", z=-3)
        crowns = {tuple(cell) for cell in view.map_crowns}
        for cell in self._sheet.cells:
            place, here = places.cell(cell.col, cell.row), (cell.col, cell.row)
            if cell.number is None:
                label = LABELS.crown_cell(here, here in crowns)
                face = CrownCellFace(here in crowns)
                yield at(place, f"crown:{cell.col},{cell.row}", "crowncell", face, label=label, zone="map")
                continue
            label = LABELS.cell(cell.number, view, self._names)
            yield at(place, f"cell:{cell.number}", "cell", self._cell_face(cell.number), label=label, zone="map")
        for index, line in enumerate(self._sheet.lines):
            label = LABELS.record(line.id, view, self._names)
            edge = self._record_face(index, line.id)
            record = at(places.record(line.id), f"record:{line.id}", "record", edge, label=label, zone="records")
            yield replace(record, note_covers=True)

    def _cell_face(self, number: int) -> CellFace:
        if number in self._view.pending:
            return CellFace(number, self._view.active, waiting=True)
        return CellFace(number, self._view.pawns[number - 1])

    def _record_face(self, index: int, line: str) -> RecordFace:
        pointing, pawns = self._places.map.pointing[line], tuple(self._view.records[index])
        return RecordFace(pointing, len(self._view.missing(line)), pawns)

    def _track(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        for number in range(TRACK_END + 1):
            has_crown = number in view.track_crowns
            word = str(number) if number else LABELS.start()
            face = SpaceFace(word, number in self._sheet.track_crowns, has_crown)
            label = LABELS.space(number, has_crown)
            yield at(places.space(number), f"track:{number}", "space", face, label=label, zone="track")
        for seat, points in enumerate(view.points):
            here = [other for other, score in enumerate(view.points) if score == points]
            place = places.marker(points, here.index(seat), len(here))
            tip = f"{self._names[seat]}: {LABELS.points(points)}"
            yield at(place, f"marker:{seat}", "pawn", PawnFace(seat), z=3, tooltip=tip)

    # Seats

    def _seat(self, seat: int) -> Iterator[Placement]:
        view, panel, name, zone = self._view, self._places.panel(seat), self._names[seat], f"seat:{seat}"
        own = seat == self._places.seat
        face = SeatFace(seat, view.active == seat and not view.end)
        crowns, supply = view.crowns[seat], view.supply[seat]
        label = LABELS.seat(view, seat, name)
        yield at(panel.frame, f"seat:{seat}", "seat", face, z=-2, label=label, zone=zone)
        yield at(panel.emblem, f"emblem:{seat}", "emblem", str(seat))
        yield at(panel.name, f"name:{seat}", "text", TextFace(name, bold=True, size=self._name_size), tooltip=name)
        points = view.points[seat]
        yield at(panel.points, f"points:{seat}", "points", PointsFace(points), tooltip=LABELS.points(points))
        yield at(
            panel.crowns,
            f"crowns:{seat}",
            "crowns",
            CrownsFace(crowns),
            z=1,
            label=LABELS.own_crowns(crowns) if own else "",
            shortcut=CROWN_SHORTCUT if own else "",
            tooltip=LABELS.crowns(crowns),
            zone=zone,
        )
        yield at(
            panel.pawns,
            f"pawns:{seat}",
            "pawns",
            PawnsFace(seat, supply),
            z=1,
            label=LABELS.own_pawns(supply) if own else "",
            tooltip=LABELS.pawns(supply),
            zone=zone,
        )
        if own:
            yield from self._own_card(seat)
            return
        card = BingoCardFace(tuple(self._bingo_cell(seat, number) for row in view.cards[seat] for number in row))
        label = LABELS.bingo_card(view, seat, name)
        yield at(panel.card, f"card:{seat}", "bingocard", card, label=label, zone=zone)
        known = [number for number in view.hands[seat] if number]
        label = LABELS.known_cards(known, view.secret[seat], name)
        hand = KnownFace(view.secret[seat], tuple(known))
        yield at(panel.known, f"known:{seat}", "known", hand, label=label, tooltip=label, zone=zone)

    def _bingo_cell(self, seat: int, number: int) -> BingoCellFace:
        if number in self._view.opened[seat]:
            return BingoCellFace(number, "open")
        return BingoCellFace(number, "recorded" if number and self._view.recorded(number) else "closed")

    def _own_card(self, seat: int) -> Iterator[Placement]:
        view, places, zone = self._view, self._places, "bingo"
        card = view.cards[seat]
        for row in range(SIZE):
            for column in range(SIZE):
                number = card[row][column]
                label = LABELS.own_cell(number, view, seat) if number else ""
                face = self._bingo_cell(seat, number)
                key = f"bingo:{seat}:{number}"
                yield at(places.own_cell(column, row), key, "bingocell", face, z=2, label=label, zone=zone)
        for column, letter in enumerate("BINGO"):
            yield at(places.own_letter(column), f"letter:{column}", "letter", LetterFace(letter))
        for line in CARD_LINES:
            mark = BingoLineFace(len(view.closed(seat, line)), line in view.bingos[seat])
            label = LABELS.own_line(line, view, seat)
            key = f"line:{seat}:{line}"
            yield at(places.own_line(line), key, "bingoline", mark, z=2, label=label, zone="lines")

    # Hand, deck and choices

    def _hand(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        top, label = view.top, LABELS.deck(view)
        if top is None:
            yield at(places.deck, "deck", "deck", DeckFace(view.turning), label=label, zone="deck")
        else:
            yield at(places.deck, "deck", "number", self._number_face(top), label=label, zone="deck")
        yield at(places.deck_count, "deckcount", "text", TextFace(f"+{view.deck}", "muted"), tooltip=label)
        seat = places.seat
        if seat is None:
            return
        numbers = view.hands[seat]
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
            quiet = action in _QUIET and len(usable) > 1
            look: Literal["main", "plain", "off"] = "off" if action not in usable else "plain" if quiet else "main"
            tile = TileFace(look, LABELS.tile(action), crown=action == "extra")
            label = LABELS.tile_label(action)
            place, key = places.tile(index, len(shown)), f"tile:{action}"
            yield at(place, key, "tile", tile, z=2, label=label, shortcut=SHORTCUTS[action], zone="tiles")

    def _step_size(self, strict: bool) -> int:
        """The size of the words for all steps and rights of a turn."""
        places, theme = self._places, self._theme
        room = places.right(0, 0)
        words = [f"✓ {LABELS.right(name)}" for name in ("card", "crown")]
        if strict:
            room = min(room, places.step(0, len(STEPS)), key=lambda place: place.width)
            words += [f"✓ {LABELS.step(step)}" for step in STEPS]
        inner = replace(room, width=room.width - _PILL_ENDS)
        return names_size(words, inner, LEAST_TEXT, theme)

    def _declared(self, strict: bool, size: int) -> Iterator[Placement]:
        """What was declared in this turn, and the rights that each turn has once."""
        view, places = self._view, self._places
        rights = not strict or view.stage == "declare"
        words = LABELS.declared(view.declared)
        place = places.declared(rights and strict)
        yield at(place, "declared", "text", TextFace(words), tooltip=words)
        if rights:
            for index, (name, used) in enumerate((("card", view.card_used), ("crown", view.crown_used))):
                face = StepFace("past" if used else "later", LABELS.right(name), size)
                tip = LABELS.right_label(name, used)
                yield at(places.right(index, int(strict)), f"right:{name}", "step", face, tooltip=tip)


def _usable_tiles(view: SterreView, seat: int) -> tuple[str, ...]:
    """The tiles that can be pressed now, as far as a look at the table tells."""
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
