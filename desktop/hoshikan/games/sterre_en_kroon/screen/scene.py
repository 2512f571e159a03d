"""The table of Sterre en Kroon: map, track, seats, and the pieces below the map; their handling and texts; the same for
setting up a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final, Literal

from msgspec.structs import replace

from hoshikan.engine import Event
from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CLAIM_MAP,
    K_CROWN,
    K_DONE,
    K_DRAW,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_OPEN,
    K_PLACE,
    K_PLAY,
    K_TAKE_CROWN,
    parse,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.art.pieces import PAINTERS
from hoshikan.games.sterre_en_kroon.screen.events import EVENTS, Staged, SterreStory, runs_on
from hoshikan.games.sterre_en_kroon.screen.faces import (
    BingoCardFace,
    BingoCellFace,
    BingoLineFace,
    CellFace,
    CrownCellFace,
    CrownsFace,
    DeckFace,
    GroundFace,
    KnownFace,
    LetterFace,
    NumberFace,
    PawnFace,
    PawnsFace,
    PileFace,
    PointsFace,
    RecordFace,
    SpaceFace,
    StepFace,
    TileFace,
)
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS, OBJECTIONS
from hoshikan.games.sterre_en_kroon.screen.layout import Places, places_for
from hoshikan.games.sterre_en_kroon.screen.sheetmap import RECORD
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import LEAST_TEXT, NARROWEST, Painters, line_metrics
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import names_size, text_font
from hoshikan.ui.board.table.model import (
    Affordance,
    BadgeFace,
    Badges,
    Clue,
    EmblemFace,
    Placement,
    Scenery,
    SeatFace,
    TextFace,
    at,
)
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import EditText

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


CROWN_SHORTCUT: Final = "C"
_CORNER_WORD: Final = 26
"""Size of the word for the numbers on record spaces."""
_NAME: Final = 0.7
"""Size of a player's name as a share of its line."""
_CLUE_ROOM: Final = 34.0
"""Least height of the mark of a reading below a bingo card."""


class SterreScene(TableScene[SterreView]):
    """Keys: "cell:17", "crown:3,2", "record:row1", "track:4", "marker:0", "seat:0", "card:0" (of others),
    "bingo:0:17" and "line:0:diag1" (the own card), "crowns:0", "pawns:0", "hand:17", "deck", "tile:done"."""

    lands = MappingProxyType({"number": "lay", "bingocell": "set", "pawn": "set", "crown": "coin"})

    def painters(self) -> Painters:
        return PAINTERS

    def scenery(self, view: SterreView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = places_for(view.players, seat, self.aspect, view.sheet)
        tray = Tray(view, places, self.theme, self.actions)
        tabletop = Tabletop(view, places, names, self.theme)
        return Scenery(WIDTH, places.height, (*tray.placements(), *tabletop.placements()), places.map_frame)

    def clue_place(self, clue: Clue, pieces: Mapping[str, Placement]) -> Rect | None:
        """Return the place below the bingo card of the seat, or beside its name where the card is larger."""
        card, frame = pieces[f"card:{clue.seat}"], pieces[f"seat:{clue.seat}"]
        foot = card.bottom
        room = frame.bottom - foot
        if room < _CLUE_ROOM:
            return super().clue_place(clue, pieces)
        return Rect(card.x, foot + room / 2, card.width, room - 2)

    # What can be done

    def affordances(self, view: SterreView, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        hand = [] if seat is None else view.hands[seat]
        drawn_to = f"hand:{hand[-1]}" if hand else f"seat:{seat}"
        return [_affordance(action, seat, drawn_to) for action in actions]

    def attempt(self, picked: frozenset[str]) -> str | None:
        kinds = {key.partition(":")[0]: key.partition(":")[2] for key in self._meant(picked)}
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

    def _meant(self, picked: frozenset[str]) -> frozenset[str]:
        """Return the targets of a carried piece, none of them another piece."""
        held = self.choosing.held
        places = ("cell:", "deck") if held.startswith("crowns:") else ("cell:",)
        return frozenset({held, *(key for key in picked if key.startswith(places))}) if held else picked

    def _own_number(self, kinds: Mapping[str, str]) -> str | None:
        number = kinds["bingo"].partition(":")[2]
        return f"card {number}" if number != "0" else None

    def _with_crown(self, stage: str) -> str:
        """Return the purpose of a crown that cannot be spent."""
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

    def nowhere(self, held: str) -> tuple[str, str]:
        return OBJECTIONS.about(held, self.view.stage)

    def carries(self, key: str) -> bool:
        """Tiles are pressed."""
        return not key.startswith("tile:")

    # Assistance

    def costs(self, focus: str) -> Badges:
        """Return the count of numbers missing in the lines of the number pointed at."""
        number = self._free_number(focus)
        badges = {}
        sheet = self.view.sheet
        for line in sheet.lines if number else ():
            if number in numbers_of_line(sheet, line.id):
                missing = len(self.view.missing(line.id)) - 1
                badges[f"record:{line.id}"] = BadgeFace(
                    "muted" if missing else "good", LABELS.short_of(missing) if missing else "★"
                )
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

    def cues(self, events: Sequence[Event]) -> list[Staged]:
        return SterreStory(events, self.view, self.names, self.seat).staged()

    def sound_of(self, event: Event) -> Sound | None:
        return EVENTS.shown(event).sound

    def is_moment(self, event: Event) -> bool:
        return EVENTS.is_moment(event)

    def runs_on(self, before: SterreView, after: SterreView) -> bool:
        return runs_on(before, after)

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        return EVENTS.moods(events)

    def keys_of(self, event: Event) -> frozenset[str]:
        return EVENTS.keys_of(event)


def _affordance(notation: str, seat: int | None, drawn_to: str) -> Affordance:
    """Return the handling of an action; `drawn_to` is the piece beside which a drawn card goes."""
    action = parse(notation)
    kind, number = action.kind, action.number
    cell, own, crowns = f"cell:{number}", f"bingo:{seat}:{number}", f"crowns:{seat}"
    if kind == K_DRAW:
        return Affordance(notation, ("tile:draw", "deck"), arrows=(("deck", drawn_to),))
    if kind in (K_NO_EXTRA, K_DONE, K_NEXT):
        return Affordance(notation, (f"tile:{notation}",))
    if kind == K_EXTRA:
        return Affordance(notation, ("tile:extra", crowns), ("deck",), seal=("tile:extra", crowns))
    if kind == K_PLAY:
        return Affordance(notation, (f"hand:{number}",), (cell,), seal=(f"hand:{number}",))
    if kind == K_CARD:
        return Affordance(notation, (own,), (cell,), seal=(own,))
    if kind == K_CROWN:
        return Affordance(notation, (crowns,), (cell,), seal=(crowns,))
    if kind == K_PLACE:
        return Affordance(notation, (f"pawns:{seat}",), (cell,), seal=(cell,))
    if kind == K_OPEN:
        return Affordance(notation, (own,), arrows=((cell, own),))
    if kind == K_TAKE_CROWN:
        column, row = action.cell
        crown = f"crown:{column},{row}"
        return Affordance(notation, (crown,), (crowns, f"seat:{seat}"), seal=(crown,))
    key = f"record:{action.line}" if kind == K_CLAIM_MAP else f"line:{seat}:{action.line}"
    return Affordance(notation, (key,), (f"marker:{seat}",), seal=(key,))


class Tabletop:
    """Placements of map, track and seats for one view, seen from `places.seat`."""

    def __init__(self, view: SterreView, places: Places, names: Sequence[str], theme: Theme) -> None:
        rooms = [places.panel(seat).name for seat in range(places.players)]
        room = min(rooms, key=lambda place: place.width)
        self._name_size = names_size(names, room, room.height * _NAME, theme)
        self._view = view
        self._places = places
        self._sheet = view.sheet
        self._names = names

    def placements(self) -> Iterator[Placement]:
        """Every placement, in the order in which the focus walks through the zones."""
        moves = self._places.map_frame is not None
        sheet = GroundFace(str(self._view.options.get("sheet", "")))
        if not moves:
            yield at(self._places.mat, "mat", "mat", sheet, z=-6)
        yield at(self._places.rim, "rim", "rim", z=-4)
        yield from (replace(one, on_map=True) if moves else one for one in self._map())
        yield from self._track()
        for seat in range(self._places.players):
            yield from self._seat(seat)

    # Map and track

    def _map(self) -> Iterator[Placement]:
        view, places = self._view, self._places
        sheet = GroundFace(str(view.options.get("sheet", "")))
        for index, ground in enumerate(places.grounds()):
            yield at(ground, f"ground:{index}", "ground", sheet, z=-3)
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
            yield replace(record, note="covers")
        title = self._places.records_title
        if title is not None and not self._words_fit:
            yield at(title, "records", "text", TextFace(LABELS.marks_title(), "muted", "center", size=_CORNER_WORD))

    def _cell_face(self, number: int) -> CellFace:
        if number in self._view.pending:
            return CellFace(number, self._view.active, waiting=True)
        return CellFace(number, self._view.pawns[number - 1])

    def _record_face(self, index: int, line: str) -> RecordFace:
        pointing, pawns = self._places.map.pointing[line], tuple(self._view.records[index])
        missing = len(self._view.missing(line))
        return RecordFace(pointing, missing, pawns, LABELS.short_of(missing) if self._words_fit else "")

    @cached_property
    def _words_fit(self) -> bool:
        """True if every record space has room for words: all have them, or none."""
        room = 0.85 * (RECORD * self._places.map.unit - 7)
        lines = [LABELS.short_of(len(self._view.missing(line.id))) for line in self._sheet.lines]
        font = text_font(LEAST_TEXT, bold=True)
        return all(line_metrics(font, words).horizontalAdvance(words) * NARROWEST <= room for words in lines)

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
        yield at(panel.emblem, f"emblem:{seat}", "emblem", EmblemFace(seat))
        yield at(panel.name, f"name:{seat}", "text", TextFace(name, bold=True, size=self._name_size), tooltip=name)
        points = view.points[seat]
        yield at(
            panel.points,
            f"points:{seat}",
            "points",
            PointsFace(points, LABELS.counted("points")),
            tooltip=LABELS.points(points),
        )
        yield at(
            panel.crowns,
            f"crowns:{seat}",
            "crowns",
            CrownsFace(crowns, LABELS.counted("crowns")),
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
            PawnsFace(seat, supply, LABELS.counted("pawns")),
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
        yield at(places.own_paper, "paper", "paper", z=-1)
        for place, key, words, align in zip(
            places.own_titles(),
            ("papertitle", "marktitle"),
            (LABELS.card_title(), LABELS.marks_title()),
            ("left", "center"),
            strict=True,
        ):
            yield at(place, key, "text", TextFace(words, "card_text", align, size=round(LEAST_TEXT)))
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


Scene: Final = SterreScene


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
