"""The table of Conquestar: places and handling of its pieces, and the staging of a round; the same for setting up a
position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from hoshikan.engine import Event
from hoshikan.engine.editing import Dial
from hoshikan.games.conquestar.rules.actions import read_plan
from hoshikan.games.conquestar.rules.field import CELL_NAMES, CELLS, LINE_MASKS, LINES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.art.pieces import PAINTERS
from hoshikan.games.conquestar.screen.events import EVENTS, ConquestarStory
from hoshikan.games.conquestar.screen.faces import (
    BackFace,
    ClockFace,
    DestinationFace,
    LineFace,
    MarkFace,
    PurseFace,
    ScoreFace,
    SeatFace,
    SeatState,
    StarFace,
    SupplyFace,
    TreasuryFace,
    VerbFace,
    WonStarFace,
)
from hoshikan.games.conquestar.screen.labels import LABELS, OBJECTIONS
from hoshikan.games.conquestar.screen.layout import CLOCK_LINE, Panel, Places, fanned, spread
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import LEAST_TEXT, Painters, common_size
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import names_size, text_font
from hoshikan.ui.board.table.model import (
    Affordance,
    BadgeFace,
    Badges,
    Beat,
    Cue,
    EmblemFace,
    Placement,
    Scenery,
    TextFace,
    at,
)
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import EditText, GameText

TRADE: Final = "own:trade"
INVADE: Final = "own:invade"
_STAR_NAME: Final = 23.0
"""Size of a star's name, in scene units."""
_TWO_LINES: Final = 26.0
"""… and at most where names take two lines."""
_OVER_STAR: Final = 0.5
"""Size of a carried card as a share of the star where it is laid."""
_NAME: Final = 0.54
"""Size of a player's name as a share of its line."""


class ConquestarScene(TableScene[ConquestarView]):
    """Keys: "star:C3", "empty:C3", "line:C", "supply", "card:0:C", "own:trade", "seat:0", "purse:0", "choice:0"."""

    lands = MappingProxyType({"coin": "coin", "mark": "set", "star": "set"})

    def __init__(self, text: GameText[ConquestarView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        self._star_name_size = round(_STAR_NAME)

    def painters(self) -> Painters:
        return PAINTERS

    # Where it lies

    def scenery(self, view: ConquestarView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = Places(view.players, seat, self.aspect, self.theme.text_scale)
        self._star_name_size = self._fitting_name(view, places)
        pieces = (
            *self._field(view, places),
            *self._marks(view, places, names),
            *(piece for number in range(view.players) for piece in self._seat(view, places, number, names)),
            *self._hand(view, places),
        )
        return Scenery(WIDTH, places.height, pieces)

    def _field(self, view: ConquestarView, places: Places) -> Iterator[Placement]:
        for cell, value in enumerate(view.stars):
            name, label = CELL_NAMES[cell], LABELS.star_label(cell, view)
            if value is None:
                yield at(places.star(cell), f"empty:{name}", "empty", "", label=label, zone="field")
                continue
            star = self._star_face(view, cell, view.star_coins[cell])
            yield at(places.star(cell), f"star:{name}", "star", star, z=1, label=label, zone="field")
        for number, line in enumerate(LINES):
            alive = any(view.stars[cell] for cell in range(CELLS) if LINE_MASKS[number] >> cell & 1)
            face, label = LineFace(line, not alive), LABELS.destination(line)
            yield at(places.line(line), f"line:{line}", "line", face, label=label, zone="lines")
        supply = SupplyFace(LABELS.supply())
        yield at(places.supply, "supply", "supply", supply, label=LABELS.supply(), zone="lines")
        yield self._clock(view, places)

    def _clock(self, view: ConquestarView, places: Places) -> Placement:
        left, most = sum(value is not None for value in view.stars), sum(value > 0 for value in view.values)
        over = bool(view.end)
        end, cycle = ("", "") if over else (LABELS.ends(left), LABELS.cycle(view.rounds_in_cycle()))
        stacked = places.clock.height > 2.5 * CLOCK_LINE
        tall = (places.clock.height - CLOCK_LINE) / (2 if stacked else 1)
        room = replace(places.clock, height=tall, width=places.clock.width / (1 if stacked else 2) - 12)
        size = names_size((end, cycle), room, LEAST_TEXT, self.theme, bold=False)
        face = ClockFace(left, most, end, cycle, size)
        return at(places.clock, "clock", "clock", face, tooltip="" if over else f"{end}. {cycle}.")

    def _star_face(self, view: ConquestarView, cell: int, coins: int) -> StarFace:
        identifier, value = view.names[cell], view.values[cell]
        return StarFace(identifier, value, coins, self._star_name_size, LABELS.star_name(identifier))

    def _fitting_name(self, view: ConquestarView, places: Places) -> int:
        """The size of all names of stars, of which long ones may take two lines."""
        names = [LABELS.star_name(identifier) for identifier in view.names]
        width, wished = places.star_name.width, _STAR_NAME * self.theme.text_scale
        two = common_size(names, width, min(wished, _TWO_LINES), text_font(_STAR_NAME, bold=True), lines=2)
        return max(common_size(names, width, wished, text_font(_STAR_NAME, bold=True)), two)

    def _marks(self, view: ConquestarView, places: Places, names: Sequence[str]) -> Iterator[Placement]:
        """Yield the plans of the last round; once a seat has chosen again, the viewer's new one instead."""
        plans = view.last_plans
        if any(view.chosen):
            plans = [view.plan if seat == places.seat else None for seat in range(places.players)]
        for seat, text in enumerate(plans):
            if text is not None:
                plan = read_plan(text)
                place, invades = places.mark(plan.cell, seat), plan.invades
                tip = f"{names[seat]}: {LABELS.invade() if invades else LABELS.trade()}"
                yield at(place, f"mark:{seat}", "mark", MarkFace(seat, invades), z=5, tooltip=tip)

    def _seat(self, view: ConquestarView, places: Places, seat: int, names: Sequence[str]) -> Iterator[Placement]:
        panel, name, zone = places.panel(seat), names[seat], f"seat:{seat}"
        rooms = [places.panel(other).name for other in range(places.players)]
        room = Rect(0, 0, min(name.width for name in rooms), min(name.height for name in rooms))
        size = names_size(names, room, room.height * _NAME, self.theme)
        coins, points = view.coins[seat], view.points[seat]
        state: SeatState = "active" if view.to_move == seat else "waiting" if view.hands[seat] else "out"
        label = f"{name}: {LABELS.coins(coins)}, {LABELS.points(points)}"
        ground, look = ("treasury", TreasuryFace) if panel.treasury else ("seat", SeatFace)
        yield at(panel.frame, f"seat:{seat}", ground, look(seat, state), z=-2, label=label, zone=zone)
        yield at(panel.emblem, f"emblem:{seat}", "emblem", EmblemFace(seat))
        yield at(
            panel.name,
            f"name:{seat}",
            "text",
            TextFace(name, "card" if panel.treasury else "text", bold=True, size=size),
            tooltip=name,
        )
        yield at(panel.purse, f"purse:{seat}", "purse", PurseFace(coins), tooltip=LABELS.coins(coins))
        yield at(panel.points, f"points:{seat}", "score", ScoreFace(points), tooltip=LABELS.points(points))
        yield from self._words(panel, seat, places)
        chosen = view.chosen[seat]
        tip = self.tr("Has chosen") if chosen else self.tr("Has not chosen yet")
        kind, face = ("back", BackFace(seat)) if chosen else ("empty", "")
        yield at(panel.choice, f"choice:{seat}", kind, face, z=2, tooltip=tip)
        for index, place in enumerate(panel.cards):
            line = LINES[index]
            yield at(place, f"card:{seat}:{line}", "destination", _destination(view, seat, line), z=1)
        yield from self._won(view, panel.stars, seat)

    def _words(self, panel: Panel, seat: int, places: Places) -> Iterator[Placement]:
        """Yield the names of the two numbers."""
        alike = [one for one in map(places.panel, range(places.players)) if one.treasury == panel.treasury]
        rooms = [place for one in alike for place in (one.purse_word, one.points_word)]
        room = Rect(0, 0, min(place.width for place in rooms), min(place.height for place in rooms))
        size = names_size((LABELS.coins_word(), LABELS.points_word()), room, LEAST_TEXT, self.theme, bold=False)
        words = (("coins", LABELS.coins_word(), panel.purse_word), ("stars", LABELS.points_word(), panel.points_word))
        align = "left" if panel.treasury else "right"
        ink = "card" if panel.treasury else "muted"
        for name, word, place in words:
            yield at(place, f"word:{seat}:{name}", "text", TextFace(word, ink, align, size=size))

    def _won(self, view: ConquestarView, place: Rect, seat: int) -> Iterator[Placement]:
        cells = [cell for cell, owner in enumerate(view.owners) if owner == seat]
        stars = [(f"star:{CELL_NAMES[cell]}", WonStarFace(view.names[cell], view.values[cell])) for cell in cells]
        stars += [(f"won:{seat}:{index}", WonStarFace("", value)) for index, value in enumerate(view.won_before[seat])]
        boxes = fanned(place, len(stars)) if seat == self.seat else spread(place, len(stars))
        for index, (key, face) in enumerate(stars):
            yield at(boxes[index], key, "wonstar", face, z=2 + index / 100)

    def _hand(self, view: ConquestarView, places: Places) -> Iterator[Placement]:
        seat = places.seat
        if seat is None:
            return
        for line in LINES:
            face, place, key = _destination(view, seat, line), places.hand(line), f"card:{seat}:{line}"
            if face.state == "table":
                place = Rect(place.x, place.y + 22, place.width * 0.8, place.height * 0.8)
            label = self._card_label(face)
            yield at(place, key, "destination", face, z=10, label=label, shortcut=line, zone="hand")
        for key, invades, word in ((TRADE, False, LABELS.trade()), (INVADE, True, LABELS.invade())):
            kind = "invade" if invades else "trade"
            short = "I" if invades else "T"
            yield at(places.verb(invades), key, kind, VerbFace(word), z=10, label=word, shortcut=short, zone="hand")

    def _card_label(self, face: DestinationFace) -> str:
        where = {
            "hand": self.tr("{line}, card in hand"),
            "table": self.tr("{line}, card on the table"),
            "gone": "",
        }
        return where[face.state].format(line=LABELS.destination(face.line))

    # What can be done

    def affordances(
        self,
        view: ConquestarView,
        seat: int | None,
        actions: Sequence[str],
    ) -> list[Affordance]:
        found = []
        for action in actions:
            plan = read_plan(action)
            card, name = INVADE if plan.invades else TRADE, CELL_NAMES[plan.cell]
            lines = tuple(f"card:{seat}:{line}" for line in name)
            there = "empty" if view.stars[plan.cell] is None else "star"
            targets = (f"{there}:{name}", *(f"line:{line}" for line in name))
            found.append(Affordance(action, (*lines, card), targets, seal=(card,)))
        return found

    def beginnings(self, affordances: Sequence[Affordance]) -> frozenset[str]:
        """The stars within reach, since with one of them a turn begins."""
        return frozenset(key for one in affordances for key in one.targets if key.startswith("star:"))

    def attempt(self, picked: frozenset[str]) -> str | None:
        verb = "trade" if TRADE in picked else "invade"
        for key in picked:
            if key.startswith(("star:", "empty:")):
                return f"{verb} {key[-2:]}"
        lines = {key[-1] for key in picked if key.startswith(("card:", "line:"))}
        rows, columns = sorted(line for line in lines if line.isalpha()), sorted(lines - set("ABCDE"))
        if len(rows) == 1 and len(columns) == 1:
            return f"{verb} {rows[0]}{columns[0]}"
        return self._unreachable(f"{verb} ", lines)

    def _unreachable(self, verb: str, lines: set[str]) -> str | None:
        """A plan that shows why a single card is of no use now; None if it is of use or there is no such plan."""
        if len(lines) != 1 or self.seat is None:
            return None
        hand = set(self.view.hands[self.seat])
        if lines <= hand:
            return None
        stars = zip(CELL_NAMES, self.view.stars, strict=True)
        there = [name for name, value in stars if value is not None and lines <= set(name)]
        # Only this card should be missing, for it is the one being asked about.
        return verb + max(there, key=lambda name: len(hand & set(name))) if there else None

    def nowhere(self, held: str) -> tuple[str, str]:
        return OBJECTIONS.about(held)

    def size_on(self, held: str, place: str) -> float:  # all cards are as large there
        """So large that the star can still be seen."""
        star = self.stage.get(place)
        return 0.0 if star is None else _OVER_STAR * star.placement.width

    # Assistance

    def costs(self, focus: str) -> Badges:
        seat = self.seat
        if seat is None:
            return {}
        coins, picked = self.view.coins[seat], INVADE in self.picking.picked
        badges: dict[str, BadgeFace] = {}
        for cell, cost in self.view.invasion_costs().items():
            star = f"star:{CELL_NAMES[cell]}"
            # Before the card is picked only what can be paid is worth a look.
            wanted = self.picking.accepts(star) if picked else focus == INVADE and cost <= coins
            if focus == star or wanted:
                badges[star] = _cost_note(cost, coins)
        return badges

    def cues(self, events: Sequence[Event]) -> Sequence[Cue | Beat]:
        return ConquestarStory(events, self.view, self.names, partial(self._star_face, self.view)).staged()

    def sound_of(self, event: Event) -> Sound | None:
        return EVENTS.presentation(event).sound

    def is_moment(self, event: Event) -> bool:
        return EVENTS.presentation(event).cell is not None

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        shown = map(EVENTS.presentation, events)
        return {seat: one.mood for one in shown if one.mood is not None for seat in one.seats}

    def keys_of(self, event: Event) -> frozenset[str]:
        return EVENTS.presentation(event).keys


def _cost_note(cost: int, coins: int) -> BadgeFace:
    """Return the note with the cost of a star, for a player with these coins."""
    return BadgeFace("good" if cost <= coins else "bad", f"−{cost}" if cost else "0", "coin")


def _destination(view: ConquestarView, seat: int, line: str) -> DestinationFace:
    if line in view.hands[seat]:
        return DestinationFace(line, "hand")
    return DestinationFace(line, "table" if line in view.tables[seat] else "gone")


Scene: Final = ConquestarScene


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
