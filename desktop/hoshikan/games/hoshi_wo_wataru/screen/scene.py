"""The table of 星を渡る: places and handling of its pieces, rows and panels of the seats, and the staging of a year;
the same for setting up a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from hoshikan.engine import Event
from hoshikan.engine.editing import Dial, DialValue
from hoshikan.engine.errors import IllegalAction
from hoshikan.games.hoshi_wo_wataru.rules.actions import ACTION_BY_TEXT, OBJECTIVE, POOL, SET, SHIFT
from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES, OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.view import Auction, HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.art.pieces import PAINTERS
from hoshikan.games.hoshi_wo_wataru.screen.art.sky import draw_whole_sky
from hoshikan.games.hoshi_wo_wataru.screen.cardfaces import (
    bid_face,
    constellation_face,
    objective_face,
    score_face,
    sky_face,
    turned_face,
)
from hoshikan.games.hoshi_wo_wataru.screen.events import LOG, Story, feelings, is_moment, keys_of
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BackFace,
    BedFace,
    BundleFace,
    CardsFace,
    CellFace,
    ConstellationFace,
    GhostFace,
    LightFace,
    MarkerFace,
    ObjectiveBackFace,
    OrderFace,
    PlaceFace,
    PoolStarsFace,
    SetFace,
    SlotFace,
    StardustFace,
    SupernovaFace,
    SupplyFace,
    TallyFace,
    TotalFace,
    YearFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.keys import (
    SCREEN,
    SHORTCUTS,
    CardKeys,
    Whereabouts,
    bed,
    hand_keys,
    lost_key,
)
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS, OBJECTIONS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import LEAST_TEXT, SHADOW_MARGIN, Paint, Painters, common_size
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import names_size, text_font
from hoshikan.ui.board.table.model import (
    Affordance,
    BadgeFace,
    Badges,
    Beat,
    Clue,
    Cue,
    EmblemFace,
    Placement,
    Scenery,
    SeatFace,
    TextFace,
    at,
)
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme, display_font
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import EditText, GameText

_NAME: Final = 0.13
"""Size of a constellation's name, as a share of its card's width."""
_PAST_NAME: Final = 26.0
"""… and where it has been won, in scene units."""


def sky(view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> Iterator[Placement]:
    """Yield all pieces without an owner."""
    year = YearFace(view.year, YEARS, LABELS.year(view.year))
    yield at(places.year, "year", "year", year, label=LABELS.year(view.year), zone="sky")
    ranked = tuple(sorted(range(view.players), key=lambda seat: view.markers[seat]))
    tip = LABELS.markers([names[seat] for seat in ranked])
    yield at(places.order_of_markers, "order", "order", OrderFace(ranked, LABELS.order()), tooltip=tip)
    yield at(places.screen, SCREEN, "cell", CellFace())
    if choosing(view, places.seat):
        yield from _choice(view, places)
    elif view.end:
        yield at(places.stage, "sky", "sky", sky_face(view, checked=True), label=LABELS.sky(view, names), zone="sky")
    else:
        yield from _slots(view, places, theme)
    yield from _supplies(view, places, theme)


def choosing(view: HoshiView, seat: int | None) -> bool:
    """True if `seat` still has both objectives."""
    return seat is not None and view.phase == "objectives" and not view.has_objective[seat]


def _choice(view: HoshiView, places: Places) -> Iterator[Placement]:
    for index, name in enumerate(view.dealt):
        label, face = LABELS.objective(view, name), objective_face(view, name)
        place = places.choice(index)
        key = f"choice:{name}"
        yield at(place, key, "objective", face, 2, label=label, shortcut=str(index + 1), zone="choice")


def _name_size(view: HoshiView, places: Places, theme: Theme) -> int:
    """The size of all names of constellations, whichever lie there now."""
    place = places.constellation(0)
    width = place.width * (1 - 2 * SHADOW_MARGIN) - 8
    names = [CARDS.name(card) for card in view.box.constellation]
    size = place.width * _NAME * theme.text_scale
    return common_size(names, width, size, display_font(size), lines=2)


def star_face(view: HoshiView, places: Places, theme: Theme, number: int) -> ConstellationFace:
    """Return the look of a constellation on the stage."""
    face = constellation_face(view, number)
    return face._replace(name_size=_name_size(view, places, theme), words=LABELS.printed(number))


def _slots(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    taken, every_name = view.taken, [CARDS.name(card) for card in view.box.constellation]
    font = text_font(_PAST_NAME)
    past_size = common_size(every_name, places.constellation(0).width - 28, _PAST_NAME * theme.text_scale, font)
    phase, current = view.phase, view.slot
    for slot in range(SLOTS):
        state = ""
        if phase == "resolving":
            state = "now" if slot == current else "past" if slot < current else ""
        elif phase == "setting" and view.to_move == places.seat:
            state = "now" if slot == current else ""
        word = LABELS.slot(slot)
        yield at(places.slot(slot), f"slot:{slot}", "slot", SlotFace(state), -2)
        ink = "text" if state == "now" else "muted"
        yield at(places.heading(slot), f"heading:{slot}", "text", TextFace(word, ink, "center"), -1)
        for index in range(places.constellations(slot)):
            yield at(places.constellation(slot, index), bed(slot, index), "bed", BedFace(), -1)
        if slot < len(view.ledger):
            yield at(places.winner(slot), f"winner:{slot}", "emblem", EmblemFace(view.ledger[slot].winner))
            prize = listed(CARDS.name(view.constellation(number)) for number in view.slots[slot])
            yield at(places.prize(slot), f"prize:{slot}", "text", TextFace(prize, "muted", "center", size=past_size))
        for index, number in enumerate(view.slots[slot]):
            if number not in taken:
                label = f"{word}: {LABELS.constellation(view, number)}"
                place, face = places.constellation(slot, index), star_face(view, places, theme, number)
                star = at(place, f"star:{number}", "constellation", face, 1, label=label, zone="sky")
                yield replace(star, origin="supply:deck")


def _supplies(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    kinds = (("deck", view.unseen), ("dummies", view.dummies_left), ("stardust", view.stardust_left))
    words = [LABELS.supply(kind) for kind, _count in kinds]
    size = common_size(words, places.supply_word, LEAST_TEXT * theme.text_scale, text_font(LEAST_TEXT))
    for index, (kind, count) in enumerate(kinds):
        label, face = LABELS.supply_label(kind, count), SupplyFace(kind, count, words[index], size)
        yield at(places.supply(index), f"supply:{kind}", "supply", face, label=label, zone="sky")
    if view.options["supernova"]:
        for index, (season, owner) in enumerate(zip(SEASONS, view.supernovas, strict=True)):
            if owner < 0:
                nova, label = SupernovaFace(season), LABELS.nova(season)
                yield at(places.nova(index), f"nova:{season}", "nova", nova, 1, label=label, zone="sky")


PREVIEW: Final = "preview"
"""An empty place for the player's previewed bid in the next slot."""
POOL_NOTE: Final = "poolnote"
"""An empty place for a card's addition to the player's pool."""
_PLAYER: Final = 0.6
"""Size of a player's name as a share of its line."""
_BUNDLES: Final = 3
"""Cards of more kinds than this are one bundle: several would be too small to read."""


def bundled(cards: Sequence[int], stars: Sequence[int], most: int = _BUNDLES) -> list[tuple[int, list[int]]]:
    """Pooled cards by the stars that each gives, fewest first; by 0 all together where there are more than `most`
    kinds."""
    kinds = sorted({stars[card - 1] for card in cards})
    if len(kinds) > most:
        return [(0, sorted(cards))]
    return [(kind, sorted(card for card in cards if stars[card - 1] == kind)) for kind in kinds]


class Rows:
    """Lays out one view; `where` then knows the cards that lie in slots."""

    def __init__(
        self, view: HoshiView, places: Places, names: Sequence[str], theme: Theme, text: GameText[HoshiView]
    ) -> None:
        self.where = Whereabouts(stars=frozenset(number for slot in view.slots for number in slot))
        self._view = view
        self._places = places
        self._names = names
        self._text = text
        self._box = view.box
        self._keys = CardKeys.of(view)
        self._deciding = places.seat is not None and view.to_move == places.seat
        self._lost = self._deciding and view.phase == "resolving"
        self._lost_key = lost_key(view) if self._lost else ""
        room = places.head(0).name
        self._name_size = names_size(names, room, room.height * _PLAYER, theme)

    def all(self) -> Iterator[Placement]:
        for seat in sorted(range(self._view.players), key=self._places.order):
            yield from self._head(seat)
            yield from self._pool(seat)
            for slot in range(0 if self._view.end else SLOTS):
                yield from self._cell(seat, slot)
            yield from self._won(seat)
            yield from self._objective(seat)
            if seat != self._places.seat:
                yield self._tally(seat)
        yield from self._hand()

    def _head(self, seat: int) -> Iterator[Placement]:
        view, name, head, zone = self._view, self._names[seat], self._places.head(seat), f"row:{seat}"
        lit = view.to_move == seat or seat in view.winners
        have, need, points = view.have[seat], view.need[seat], view.points[seat]
        marker, count = view.markers[seat], view.hand_counts[seat]
        self.where.markers[seat] = f"marker:{marker}"
        yield at(self._places.row(seat), f"row:{seat}", "seat", SeatFace(seat, lit), -3)
        label = LABELS.seat(view, seat, name)
        yield at(head.emblem, f"seat:{seat}", "emblem", EmblemFace(seat), label=label, zone=zone)
        yield at(head.name, f"name:{seat}", "text", TextFace(name, bold=True, size=self._name_size), tooltip=name)
        yield at(head.marker, f"marker:{marker}", "marker", MarkerFace(marker), 2, tooltip=LABELS.marker(marker))
        yield at(head.cards, f"cards:{seat}", "cards", CardsFace(count), tooltip=LABELS.cards(count))
        own = seat == self._places.seat
        waiting = 0 if view.end else sum(view.constellation(number).points for number in view.turned[seat])
        light, score = LightFace(have, need, LABELS.needed()), score_face(points, own=own, waiting=waiting)
        tip = LABELS.points_unlit(points, waiting) if waiting else LABELS.points(points)
        if own:
            light = light._replace(word=LABELS.needs())
        yield at(head.light, f"light:{seat}", "light", light, tooltip=LABELS.light(have, need))
        yield at(head.points, f"points:{seat}", "score", score, tooltip=tip)

    def _tally(self, seat: int) -> Placement:
        """Return the remaining cards of a player's set."""
        left = Counter(self._view.remaining[seat])
        cards = [
            (number, copy < left[number])
            for number, copies in enumerate(BID_COPIES)
            for copy in range(copies)
            if number
        ]
        label, place = LABELS.tally(self._names[seat], self._view.remaining[seat]), self._places.tally(seat)
        return at(place, f"tally:{seat}", "tally", TallyFace(tuple(cards)), label=label, zone=f"row:{seat}")

    def _pool(self, seat: int) -> Iterator[Placement]:
        view, pool = self._view, self._view.pools[seat]
        own = self._lost and seat == self._places.seat
        label = LABELS.pool(self._names[seat], pool, view.pool_stars[seat])
        key, short = f"pool:{seat}", ""
        tip, word = label, LABELS.word_pool() if seat == self._places.seat else ""
        if own:
            label, short = self._text.action(f"pool {self._due}", view), "P"
        yield at(
            self._places.pool(seat),
            key,
            "pool",
            PlaceFace(word),
            -1,
            label=label,
            shortcut=short,
            tooltip=tip,
            zone=f"row:{seat}",
        )
        yield from self._pooled(seat)
        if own:
            yield at(self._places.pool_note(seat), POOL_NOTE, "text", TextFace("", "text", "center"), 6)

    def _pooled(self, seat: int) -> Iterator[Placement]:
        """Yield the contents of a pool: bundles of cards with equal stars, stardust, the topmost card, and the stars of
        all."""
        view, places, box = self._view, self._places, self._box
        pool, tiles = view.pools[seat], view.stardust[seat]
        below, top = pool[:-1], pool[-1:]
        bundles = bundled(below, box.bid_stars, _BUNDLES if seat == places.seat else 0)
        count = len(bundles) + bool(tiles)
        for index, (stars, cards) in enumerate(bundles):
            place, covered = places.bundle(seat, index, count), places.below_bundle(seat, index, count)
            for card in cards:
                yield at(covered, self._keys.next(seat, card), "bid", bid_face(view, card), 1)
            yield at(place, f"bundle:{seat}:{index}", "bundle", BundleFace(stars, len(cards)), 1.5)
        if tiles:
            place = places.dust(seat, count - 1, count)
            tip = LABELS.stardust(tiles, tiles * box.stardust_stars)
            yield at(place, f"stardust:{seat}", "stardust", StardustFace(tiles), 1.5, tooltip=tip)
        for card in top:
            yield at(places.pool_top(seat), self._keys.next(seat, card), "bid", bid_face(view, card), 2)
        yield at(places.pool_total(seat), f"poolstars:{seat}", "poolstars", PoolStarsFace(view.pool_stars[seat]))

    def _cell(self, seat: int, slot: int) -> Iterator[Placement]:
        view, places = self._view, self._places
        if seat != places.seat and not choosing(view, places.seat):
            yield at(places.emblem(seat, slot), f"whose:{seat}:{slot}", "emblem", EmblemFace(seat), -0.5)
        if slot < len(view.ledger):
            yield from self._past_bid(seat, slot, view.ledger[slot])
            return
        moved = view.moved[seat] if view.phase == "resolving" and slot == view.slot + 1 else []
        down = view.rows[seat][slot]
        known = [] if down is None else [down if down >= 0 else None]
        yield self._frame(seat, slot, [*known, *moved], None)
        boxes = places.bids(seat, slot, len(known) + len(moved))
        if down is not None:
            yield self._face_down(seat, slot, down, boxes[0])
        for box, card in zip(boxes[len(known) :], moved, strict=True):
            yield self._open(seat, card, box, 3)
        if self._lost and seat == places.seat and slot == view.slot + 1:
            yield at(places.preview(seat, slot), PREVIEW, "text", TextFace("", "text", "center"), 6)
        if view.phase in ("setting", "resolving"):
            yield at(places.total(seat, slot), f"total:{seat}:{slot}", "text", TextFace("", "text", "center"), 5)

    def _past_bid(self, seat: int, slot: int, auction: Auction) -> Iterator[Placement]:
        """Yield a seat's bid in a slot: undecided cards, and traces of the others."""
        view, places = self._view, self._places
        now = slot == view.slot and view.phase == "resolving"
        lying, cards, bid = view.lying[seat][:] if now else [], auction.cards[seat], auction.bids[seat]
        yield self._frame(seat, slot, cards, bid)
        for index, (card, place) in enumerate(zip(cards, places.bids(seat, slot, len(cards)), strict=True)):
            if card in lying:
                lying.remove(card)
                yield self._open(seat, card, place, 3 + index / 100, own=self._lost and seat == places.seat)
            else:
                yield at(place, f"ghost:{seat}:{slot}:{index}", "ghost", GhostFace(*bid_face(view, card)), 1)
        total = TotalFace(bid, seat == auction.winner, not now)
        if cards or total.won:
            yield at(places.total(seat, slot), f"total:{seat}:{slot}", "total", total, 5)

    def _open(self, seat: int, card: int, place: Rect, z: float, own: bool = False) -> Placement:
        """Return an open card in a slot; a player's own one to decide about has a name."""
        key = self._keys.next(seat, card)
        self.where.lying.setdefault((seat, card), key)
        label = LABELS.bid_card(card, self._box.stars_on(card)) if own else ""
        z = 4.0 if own and key == self._lost_key else z
        return at(place, key, "bid", bid_face(self._view, card), z, label=label, zone=f"row:{seat}")

    def _frame(self, seat: int, slot: int, cards: Sequence[int | None], bid: int | None) -> Placement:
        """Return the place of a seat's cards in a slot; where a player's card may go it is marked."""
        view, places = self._view, self._places
        phase, current = view.phase, view.slot
        label = LABELS.cell(self._names[seat], slot, cards, bid)
        state, short, tip = ("now" if phase == "resolving" and slot == current else ""), "", ""
        if self._deciding and seat == places.seat:
            target = current + 1 if phase == "resolving" else current
            if phase in ("setting", "resolving") and slot == target:
                state, short, tip = "next", "S", label
                label = self._text.action(f"shift {self._due}", view) if phase == "resolving" else label
            elif phase == "setting" and slot > target:
                tip = LABELS.fill_in_order(current)
        place, zone = places.cell(seat, slot), f"row:{seat}"
        face, key = CellFace(state), f"cell:{seat}:{slot}"
        return at(place, key, "cell", face, -1, label=label, shortcut=short, tooltip=tip, zone=zone)

    def _face_down(self, seat: int, slot: int, card: int, place: Rect) -> Placement:
        if card < 0:
            key = self.where.down[seat, slot] = f"down:{seat}:{slot}"
            return at(place, key, "back", BackFace(seat), 2, origin=f"cards:{seat}")
        key = self.where.down[seat, slot] = self._keys.next(seat, card)
        face = SetFace(*bid_face(self._view, card), seat)
        return at(place, key, "set", face, 2, tooltip=LABELS.face_down(card, slot))

    def _won(self, seat: int) -> Iterator[Placement]:
        view, zone = self._view, f"row:{seat}"
        novas = [season for season, owner in zip(SEASONS, view.supernovas, strict=True) if owner == seat]
        won, unlit = view.won[seat], view.turned[seat]
        boxes = self._places.won(seat, len(won) + len(novas))
        word = LABELS.word_shelf() if seat == self._places.seat else ""
        yield at(self._places.shelf(seat), f"shelf:{seat}", "zone", PlaceFace(word), -1)
        for index, number in enumerate(won):
            dark = number in unlit
            label = LABELS.won(view, number, dark)
            place, key, z = boxes[index], f"star:{number}", 1 + index / 100
            if dark and view.end:
                yield at(place, key, "turned", turned_face(view, number), z, label=label, zone=zone)
            else:
                yield at(place, key, "constellation", constellation_face(view, number, dark), z, label=label, zone=zone)
        for place, season in zip(boxes[len(won) :], novas, strict=True):
            face, label = SupernovaFace(season, self._box.supernova_points), LABELS.nova(season)
            yield at(place, f"nova:{season}", "nova", face, 2, label=label, zone=zone)

    def _objective(self, seat: int) -> Iterator[Placement]:
        view, place, zone = self._view, self._places.objective(seat), f"row:{seat}"
        name, key = view.objectives[seat], f"objective:{seat}"
        if seat == self._places.seat:
            yield at(self._places.goal, "goal", "zone", PlaceFace(LABELS.word_goal()), -1)
        if name is not None:
            label, face = LABELS.objective(view, name), objective_face(view, name)
            yield at(place, key, "objective", face, 2, label=label, zone=zone)
        elif view.has_objective[seat]:
            label = LABELS.secret_objective(self._names[seat])
            yield at(place, key, "goalback", ObjectiveBackFace(seat), 2, label=label, zone=zone)
        else:
            yield at(place, key, "goalback", ObjectiveBackFace(), 2)

    def _hand(self) -> Iterator[Placement]:
        seat, view = self._places.seat, self._view
        if seat is None:
            return
        label, short = LABELS.tray(), ""
        if self._lost:
            label, short = self._text.action(f"keep {self._due}", view), "K"
        yield at(
            self._places.tray, "tray", "tray", PlaceFace(LABELS.tray()), -1, label=label, shortcut=short, zone="hand"
        )
        cards = view.hand
        for index, (card, (place, lean)) in enumerate(zip(cards, self._places.hand(len(cards)), strict=True)):
            name = LABELS.bid_card(card, self._box.stars_on(card))
            piece = at(
                place,
                self._keys.next(seat, card),
                "bid",
                bid_face(view, card),
                10 + index / 100,
                label=name,
                shortcut=SHORTCUTS[card],
                tooltip=LABELS.with_key(name, SHORTCUTS[card]),
                zone="hand",
                rotation=lean,
            )
            yield replace(piece, rises=True)

    @property
    def _due(self) -> int:
        """The own lost card to decide about."""
        assert self._places.seat is not None
        return self._view.due(self._places.seat)


__all__ = ["HoshiScene", "Scene"]


class HoshiScene(TableScene[HoshiView]):
    """Keys: "star:17", "slot:0", "cell:0:2", "card:0:9:1", "down:1:2", "pool:0", "tray", "choice:zodiac", "seat:0",
    "marker:1", "supply:deck", "tally:0", "objective:0"."""

    lands: Mapping[str, Sound] = MappingProxyType(
        {
            **dict.fromkeys(("bid", "set", "back", "constellation", "nova", "objective", "goalback"), "lay"),
            "marker": "set",
            "stardust": "coin",
        }
    )

    def __init__(self, text: GameText[HoshiView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        self._where = self._where_before = Whereabouts()

    def painters(self) -> Painters:
        return PAINTERS

    # Where it lies

    def scenery(self, view: HoshiView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = self._places(view, seat)
        rows = Rows(view, places, names, self.theme, self.text)
        pieces = (*sky(view, places, names, self.theme), *rows.all())
        self._where_before, self._where = self._where, rows.where
        return Scenery(WIDTH, places.height, pieces)

    def _places(self, view: HoshiView, seat: int | None) -> Places:
        double = bool(view.options["last_slot_double"])
        return Places(view.players, seat, self.aspect, double, self.bars, view.year)

    def first_picks(self) -> tuple[str, ...]:
        """A lost card to decide about is taken up at once: there is no other to begin with."""
        lost = self._lost_card()
        return (lost,) if lost else ()

    def _lost_card(self) -> str:
        """The key of the own lost card to decide about, or ""."""
        view, seat = self.view, self.seat
        deciding = seat is not None and view.phase == "resolving" and view.to_move == seat
        return lost_key(view) if deciding else ""

    # What can be done

    def affordances(self, view: HoshiView, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        found = []
        for notation in actions:
            action = ACTION_BY_TEXT[notation]
            if action.kind == OBJECTIVE:
                found.append(Affordance(notation, (), (f"choice:{OBJECTIVES[action.value]}",)))
            elif action.kind == SET:
                cell = f"cell:{seat}:{view.slot}"
                found += [Affordance(notation, (key,), (cell,), (cell,)) for key in hand_keys(view, action.value)]
            elif action.kind == SHIFT:
                found.append(Affordance(notation, (lost_key(view),), self._next_cells(view, seat)))
            else:
                target = f"pool:{seat}" if action.kind == POOL else "tray"
                found.append(Affordance(notation, (lost_key(view),), (target,)))
        return found

    @staticmethod
    def _next_cells(view: HoshiView, seat: int | None) -> tuple[str, ...]:
        """Return the targets of a shifted card. After the last slot there is none: any other takes its part."""
        following = view.slot + 1
        slots = (following,) if following < SLOTS else range(SLOTS - 1)
        return tuple(f"cell:{seat}:{slot}" for slot in slots)

    def attempt(self, picked: frozenset[str]) -> str | None:
        view, seat = self.view, self.seat
        cards = [key for key in picked if key.startswith(f"card:{seat}:")]
        if view.phase == "objectives":
            return f"set {_number(cards[0]) or 'dummy'}" if cards else None
        if view.phase == "setting" and cards and any(key.startswith("pool:") for key in picked):
            # No rule speaks of pooling a dummy.
            return f"pool {_number(cards[0])}" if _number(cards[0]) else None
        if view.phase != "resolving":
            return None
        lost = self._lost_card()
        for key in cards:
            if key != lost:
                card = _number(key)
                lies = card and key in self._where.lying.values()
                return f"pool {card}" if lies else f"set {card or 'dummy'}"
        beyond = view.slot + 1 == SLOTS and any(key.startswith(f"cell:{seat}:") for key in picked)
        return f"shift {_number(lost)}" if lost and beyond else None

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        if self.view.phase == "objectives":
            return self.text.refusal(IllegalAction("HW-1.3", "objective-asked")), "HW-1.3"
        return OBJECTIONS.about(self.view, self.seat, picked)

    def nowhere(self, held: str) -> tuple[str, str]:
        return self.objection(frozenset({held}))

    # Assistance

    def clue_place(self, clue: Clue, pieces: Mapping[str, Placement]) -> Rect | None:
        """Return the place where the number of a bid will be written; there is none for objectives."""
        if clue.kind != "card":
            return None
        view = self.view
        follows = view.phase == "resolving" and clue.place == view.slot + 1
        count = 1 + (len(view.moved[clue.seat]) if follows else 0)
        return self._places(view, self.seat).unseen(clue.seat, clue.place, count)

    def costs(self, focus: str) -> Badges:
        view, seat = self.view, self.seat
        if seat is None:
            return {}
        badges: dict[str, BadgeFace] = {}
        lost = self._lost_card()
        if lost:
            card = _number(lost)
            badges[POOL_NOTE] = BadgeFace("gold", f"+{view.box.stars_on(card)}", "star")
            if view.slot + 1 < SLOTS:
                badges[PREVIEW] = BadgeFace("gold", str(view.bid_with_shifted(seat, card)), "card")
        kind, _, number = focus.partition(":")
        if kind == "star" and int(number) not in view.taken:
            have, need = view.have[seat], view.need[seat] + view.constellation(int(number)).stars
            badges[focus] = BadgeFace("good" if have >= need else "bad", f"{have}/{need}", "star")
        return badges

    def cues(self, events: Sequence[Event]) -> list[Cue | Beat]:
        places = self._places(self.view, self.seat)
        look = partial(star_face, self.view, places, self.theme)
        story = Story(self._where_before, self._where, self.view, self.seat, self.names, look)
        return story.staged(events)

    def sound_of(self, event: Event) -> Sound | None:
        return LOG.presentation(event).sound

    def is_moment(self, event: Event) -> bool:
        return is_moment(event)

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        return feelings(events)

    def keepsake(self, view: HoshiView) -> Paint:
        """The sky of the game, without names: pillars cover a part of it."""
        face = sky_face(view, checked=True)
        return lambda painter, rect, theme: draw_whole_sky(painter, rect, face, theme, named=False)

    def keys_of(self, event: Event) -> frozenset[str]:
        return keys_of(event)


def _number(key: str) -> int:
    """The number on the card a key names."""
    return int(key.split(":")[2])


Scene: Final = HoshiScene


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
