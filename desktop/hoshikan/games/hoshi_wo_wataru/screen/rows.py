"""Pieces of the seats: their panels, bids, pools, constellations and objectives, and the player's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import Auction, HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cardfaces import (
    bid_face,
    constellation_face,
    objective_face,
    score_face,
    turned_face,
)
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BackFace,
    BundleFace,
    CardsFace,
    CellFace,
    GhostFace,
    LightFace,
    MarkerFace,
    ObjectiveBackFace,
    PlaceFace,
    PoolStarsFace,
    SetFace,
    StardustFace,
    SupernovaFace,
    TallyFace,
    TotalFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.keys import SHORTCUTS, CardKeys, Whereabouts, lost_key
from hoshikan.games.hoshi_wo_wataru.screen.labels import LABELS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.games.hoshi_wo_wataru.screen.scenery import choosing
from hoshikan.games.hoshi_wo_wataru.screen.text import TEXT
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.marks import names_size
from hoshikan.ui.board.table.model import EmblemFace, Placement, SeatFace, TextFace, at
from hoshikan.ui.kit.look.theme import Theme

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

    def __init__(self, view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> None:
        self.where = Whereabouts(stars=frozenset(number for slot in view.slots for number in slot))
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
            label, short = TEXT.action(f"pool {self._due}", view), "P"
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
            label, short = TEXT.action(f"keep {self._due}", view), "K"
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
