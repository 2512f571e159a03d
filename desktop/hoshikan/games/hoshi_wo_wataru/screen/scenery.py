"""What lies on the table: the year and its constellations above, below them a row for each seat, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.view import Auction, HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BackFace,
    BidFace,
    BundleFace,
    CardsFace,
    CellFace,
    ConstellationFace,
    GhostFace,
    LightFace,
    MarkerFace,
    ObjectiveBackFace,
    ObjectiveFace,
    PlaceFace,
    PoolStarsFace,
    ScoreFace,
    SetFace,
    SlotFace,
    StardustFace,
    SupernovaFace,
    SupplyFace,
    TallyFace,
    TotalFace,
    TurnedFace,
    YearFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.keys import SHORTCUTS, CardKeys, Whereabouts, lost_key
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.games.hoshi_wo_wataru.screen.text import TEXT
from hoshikan.geometry import Rect
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.look.words import listed
from hoshikan.ui.table.drawing import SHADOW_MARGIN
from hoshikan.ui.table.faces import EmblemFace, SeatFace, TextFace
from hoshikan.ui.table.lettering import common_size
from hoshikan.ui.table.marks import names_size, text_font
from hoshikan.ui.table.model import Placement, at

PREVIEW: Final = "preview"
"""An empty place where the own bid in the next slot can be told."""
POOL_NOTE: Final = "poolnote"
"""An empty place where it can be told what a card adds to the own pool."""
_PLAYER: Final = 0.55
"""Size of a player's name as a share of its line."""
_BUNDLES: Final = 3
"""Cards of more kinds than this are one bundle: several would be too small to read."""
_WORD: Final = 22.0
"""Size of the words for supplies, in scene units."""
_NAME: Final = 24.0
"""Size of a constellation's name, in scene units."""
_PAST_NAME: Final = 20.0
"""… and where it has been won."""


def bid_face(view: HoshiView, card: int) -> BidFace:
    """The face of a bid card or dummy."""
    return BidFace(card, view.box.stars_on(card))


def constellation_face(view: HoshiView, number: int, dim: bool = False, name_size: int = 0) -> ConstellationFace:
    """The face of a constellation card; `dim` while its stars are missing."""
    card = view.constellation(number)
    return ConstellationFace(number, card.id, card.season, card.stars, card.points, CARDS.name(card), dim, name_size)


def turned_face(view: HoshiView, number: int) -> TurnedFace:
    """The face of a constellation turned over."""
    card = view.constellation(number)
    return TurnedFace(number, card.id, card.season)


def objective_face(view: HoshiView, name: str) -> ObjectiveFace:
    """The face of an objective card."""
    return ObjectiveFace(name, *CARDS.objective(view, name))


def sky(view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> Iterator[Placement]:
    """Everything above the rows."""
    year = YearFace(view.year, YEARS, LABELS.year(view.year))
    yield at(places.year, "year", "year", year, label=LABELS.year(view.year), zone="sky")
    if choosing(view, places.seat):
        yield from _choice(view, places)
    else:
        yield from _slots(view, places, theme)
    yield from _supplies(view, places, theme)
    yield from _tally(view, places, names)


def choosing(view: HoshiView, seat: int | None) -> bool:
    """Whether `seat` still has both objectives."""
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
    width = place.width - 2 * SHADOW_MARGIN * min(place.width, place.height) - 2
    names = [CARDS.name(card) for card in view.box.constellation]
    return common_size(names, width, _NAME * theme.text_scale, text_font(_NAME), lines=2)


def sky_face(view: HoshiView, places: Places, theme: Theme, number: int) -> ConstellationFace:
    """How a constellation looks in its slot."""
    return constellation_face(view, number, name_size=_name_size(view, places, theme))


def _slots(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    taken, name_size = view.taken, _name_size(view, places, theme)
    every_name = [CARDS.name(card) for card in view.box.constellation]
    past_size = common_size(every_name, places.prize(0).width, _PAST_NAME * theme.text_scale, text_font(_PAST_NAME))
    phase, current = view.phase, view.slot
    for slot in range(SLOTS):
        state = ""
        if phase == "resolving":
            state = "now" if slot == current else "past" if slot < current else ""
        elif phase == "setting" and view.to_move == places.seat:
            state = "now" if slot == current else ""
        word = LABELS.slot(slot)
        yield at(places.slot(slot), f"slot:{slot}", "slot", SlotFace(word, state), -2)
        if slot < len(view.ledger):
            yield at(places.winner(slot), f"winner:{slot}", "emblem", EmblemFace(view.ledger[slot].winner))
            prize = listed(CARDS.name(view.constellation(number)) for number in view.slots[slot])
            yield at(places.prize(slot), f"prize:{slot}", "text", TextFace(prize, "muted", "center", size=past_size))
        for index, number in enumerate(view.slots[slot]):
            if number not in taken:
                label = f"{word}: {LABELS.constellation(view, number)}"
                place, face = places.constellation(slot, index), constellation_face(view, number, name_size=name_size)
                star = at(place, f"star:{number}", "constellation", face, 1, label=label, zone="sky")
                yield replace(star, origin="supply:deck")


def _supplies(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    novas = [season for season, owner in zip(SEASONS, view.supernovas, strict=True) if owner < 0]
    used = bool(view.options["supernova"])
    kinds = (("deck", view.unseen), ("dummies", view.dummies_left), ("stardust", view.stardust_left))
    room, words = places.supply(0, len(kinds), used), [LABELS.supply(kind) for kind, _ in kinds]
    size = common_size(words, room.width * (1 - 2 * SHADOW_MARGIN), _WORD * theme.text_scale, text_font(_WORD))
    for index, (kind, count) in enumerate(kinds):
        label = LABELS.supply_label(kind, count)
        place, face = places.supply(index, len(kinds), used), SupplyFace(kind, count, words[index], size)
        yield at(place, f"supply:{kind}", "supply", face, label=label, zone="sky")
    if used:
        for season in novas:
            place = places.nova(SEASONS.index(season), len(SEASONS))
            label = LABELS.nova(season)
            yield at(place, f"nova:{season}", "nova", SupernovaFace(season), 1, label=label, zone="sky")


def _tally(view: HoshiView, places: Places, names: Sequence[str]) -> Iterator[Placement]:
    yield at(places.tally(-1), "tally", "text", TextFace(LABELS.tally_heading(), "muted"))
    for seat in range(view.players):
        left = Counter(view.remaining[seat])
        cards = [
            (number, copy < left[number])
            for number, copies in enumerate(BID_COPIES)
            for copy in range(copies)
            if number
        ]
        label = LABELS.tally(names[seat], view.remaining[seat])
        place = places.tally(places.order(seat))
        yield at(place, f"tally:{seat}", "tally", TallyFace(seat, tuple(cards)), label=label, zone="tally")


def bundled(cards: Sequence[int], stars: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Pooled cards by the stars that each gives, fewest first; by 0 all together where there are too many kinds."""
    kinds = sorted({stars[card - 1] for card in cards})
    if len(kinds) > _BUNDLES:
        return [(0, sorted(cards))]
    return [(kind, sorted(card for card in cards if stars[card - 1] == kind)) for kind in kinds]


class Rows:
    """Lays out one view; `where` then knows the cards that lie in slots."""

    def __init__(self, view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> None:
        self.where = Whereabouts()
        self._view = view
        self._places = places
        self._names = names
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
            for slot in range(SLOTS):
                yield from self._cell(seat, slot)
            yield from self._won(seat)
            yield from self._objective(seat)
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
        yield at(head.light, f"light:{seat}", "light", LightFace(have, need), tooltip=LABELS.light(have, need))
        yield at(head.points, f"points:{seat}", "score", ScoreFace(points), tooltip=LABELS.points(points))

    def _pool(self, seat: int) -> Iterator[Placement]:
        view, pool = self._view, self._view.pools[seat]
        own = self._lost and seat == self._places.seat
        label = LABELS.pool(self._names[seat], pool, view.pool_stars[seat])
        key, short = f"pool:{seat}", ""
        tip = label
        if own:
            label, short = TEXT.action(f"pool {self._due}", view), "P"
        yield at(
            self._places.pool(seat),
            key,
            "pool",
            PlaceFace(own),
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
        """What lies in a pool: bundles of cards with equal stars, stardust, the topmost card, and the stars of all."""
        view, places, box = self._view, self._places, self._box
        pool, tiles = view.pools[seat], view.stardust[seat]
        below, top = pool[:-1], pool[-1:]
        bundles = bundled(below, box.bid_stars)
        count = len(bundles) + bool(tiles)
        for index, (stars, cards) in enumerate(bundles):
            place = places.bundle(seat, index, count)
            for card in cards:
                yield at(place, self._keys.next(seat, card), "bid", bid_face(view, card), 1)
            yield at(place, f"bundle:{seat}:{index}", "bundle", BundleFace(stars, len(cards)), 1.5)
        if tiles:
            place = places.bundle(seat, count - 1, count)
            tip = LABELS.stardust(tiles, tiles * box.stardust_stars)
            yield at(place, f"stardust:{seat}", "stardust", StardustFace(tiles), 1.5, tooltip=tip)
        for card in top:
            yield at(places.pool_top(seat), self._keys.next(seat, card), "bid", bid_face(view, card), 2)
        yield at(places.pool_total(seat), f"poolstars:{seat}", "poolstars", PoolStarsFace(view.pool_stars[seat]))

    def _cell(self, seat: int, slot: int) -> Iterator[Placement]:
        view, places = self._view, self._places
        if slot < len(view.ledger):
            yield from self._told(seat, slot, view.ledger[slot])
            return
        moved = view.moved[seat] if view.phase == "resolving" and slot == view.slot + 1 else []
        down = view.rows[seat][slot]
        known = [] if down is None else [down if down >= 0 else None]
        yield self._frame(seat, slot, [*known, *moved], None)
        boxes = places.bids(seat, slot, len(known) + len(moved), told=bool(moved))
        if down is not None:
            yield self._face_down(seat, slot, down, boxes[0])
        for box, card in zip(boxes[len(known) :], moved, strict=True):
            yield self._open(seat, card, box, 3)
        if self._lost and seat == places.seat and slot == view.slot + 1:
            yield at(places.preview(seat, slot), PREVIEW, "text", TextFace("", "text", "center"), 6)
        if view.phase in ("setting", "resolving"):
            yield at(places.total(seat, slot), f"total:{seat}:{slot}", "text", TextFace("", "text", "center"), 5)

    def _told(self, seat: int, slot: int, auction: Auction) -> Iterator[Placement]:
        """What a seat bid in a slot: cards that are not decided yet, and what is left to see of the others."""
        view, places = self._view, self._places
        now = slot == view.slot and view.phase == "resolving"
        lying, cards, bid = view.lying[seat][:] if now else [], auction.cards[seat], auction.bids[seat]
        yield self._frame(seat, slot, cards, bid)
        for index, (card, place) in enumerate(zip(cards, places.bids(seat, slot, len(cards), True), strict=True)):
            if card in lying:
                lying.remove(card)
                yield self._open(seat, card, place, 3 + index / 100, own=self._lost and seat == places.seat)
            else:
                yield at(place, f"ghost:{seat}:{slot}:{index}", "ghost", GhostFace(*bid_face(view, card)), 1)
        total = TotalFace(bid, seat == auction.winner, not now)
        if cards or total.won:
            yield at(places.total(seat, slot), f"total:{seat}:{slot}", "total", total, 5)

    def _open(self, seat: int, card: int, place: Rect, z: float, own: bool = False) -> Placement:
        """A card that lies open in a slot; an own one to decide about has a name."""
        key = self._keys.next(seat, card)
        self.where.lying.setdefault((seat, card), key)
        label = LABELS.bid_card(card, self._box.stars_on(card)) if own else ""
        z = 4.0 if own and key == self._lost_key else z
        return at(place, key, "bid", bid_face(self._view, card), z, label=label, zone=f"row:{seat}")

    def _frame(self, seat: int, slot: int, cards: Sequence[int | None], bid: int | None) -> Placement:
        """The place of a seat's cards in a slot; where an own card may go it says so."""
        view, places = self._view, self._places
        phase, current = view.phase, view.slot
        label = LABELS.cell(self._names[seat], slot, cards, bid)
        state, short, tip = ("now" if phase == "resolving" and slot == current else ""), "", ""
        if self._deciding and seat == places.seat:
            target = current + 1 if phase == "resolving" else current
            if phase in ("setting", "resolving") and slot == target:
                state, short, tip = "next", "S", label
                label = TEXT.action(f"shift {self._due}", view) if phase == "resolving" else label
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
        yield at(self._places.shelf(seat), f"shelf:{seat}", "cell", CellFace(), -1)
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
            label, short = TEXT.action(f"keep {self._due}", view), "K"
        face = PlaceFace(self._lost)
        yield at(self._places.tray, "tray", "tray", face, -1, label=label, shortcut=short, zone="hand")
        cards = view.hand
        for index, (card, place) in enumerate(zip(cards, self._places.hand(len(cards)), strict=True)):
            name = LABELS.bid_card(card, self._box.stars_on(card))
            yield at(
                place,
                self._keys.next(seat, card),
                "bid",
                bid_face(view, card),
                10 + index / 100,
                label=name,
                shortcut=SHORTCUTS[card],
                tooltip=LABELS.with_key(name, SHORTCUTS[card]),
                zone="hand",
            )

    @property
    def _due(self) -> int:
        """The own lost card to decide about."""
        assert self._places.seat is not None
        return self._view.due(self._places.seat)
