"""Arithmetic behind the numbers of 星を渡る: bids, ★, dummies and zs, from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from hoshikan.engine import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.sums import Quantity, Scored, Sum, Term
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.goals import goal_of
from hoshikan.games.hoshi_wo_wataru.rules.phases import HAND_LIMIT
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView

# What can be asked


class Bid(Quantity, frozen=True, kw_only=True):
    """Bid of a seat in a slot."""

    seat: int
    slot: int
    cards: tuple[int, ...]


class NextBid(Quantity, frozen=True, kw_only=True):
    """Bid of a seat in the next slot if it shifts the last of `cards` there."""

    seat: int
    slot: int
    cards: tuple[int, ...]


class PooledStars(Quantity, frozen=True, kw_only=True):
    """★ in the pool of a seat."""

    seat: int
    cards: tuple[int, ...]


class Light(Quantity, frozen=True, kw_only=True):
    """★ that a seat has for the final check."""

    seat: int


class Need(Quantity, frozen=True, kw_only=True):
    """★ that constellations of a seat need."""

    seat: int
    constellations: tuple[int, ...]


class Dummies(Quantity, frozen=True, kw_only=True):
    """Dummies that a seat takes."""

    seat: int
    missing: int
    """Dummies that the supply lacks."""


class Points(Quantity, frozen=True, kw_only=True):
    """Points of a seat."""

    seat: int


HoshiQuantity = Bid | NextBid | PooledStars | Light | Need | Dummies | Points

# What it is made of


class CardNumber(Term, frozen=True, kw_only=True):
    """Number of a card in the slot."""

    card: int
    rule: str = "HW-3.1"


class CardStars(Term, frozen=True, kw_only=True):
    """★ at the foot of a pooled card."""

    card: int
    rule: str = "HW-3.3"


class FromPool(Term, frozen=True, kw_only=True):
    """★ of all pooled cards."""

    rule: str = "HW-3.3"


class FromStardust(Term, frozen=True, kw_only=True):
    """★ of stardust tiles."""

    tiles: int
    rule: str = "HW-0.5"


class NeededStars(Term, frozen=True, kw_only=True):
    """★ that a constellation needs."""

    constellation: int
    rule: str = "HW-4.1"


class HandSize(Term, frozen=True, kw_only=True):
    """Cards to which a hand is filled up."""

    rule: str = "HW-2.3"


class InHand(Term, frozen=True, kw_only=True):
    """Cards in hand already."""


class Lacking(Term, frozen=True, kw_only=True):
    """Dummies that the supply lacks."""


HoshiTerm = CardNumber | CardStars | FromPool | FromStardust | NeededStars | HandSize | InHand | Lacking


def explain(view: HoshiView, quantity: HoshiQuantity) -> Sum:
    """Compute a quantity step by step."""
    return Sum(quantity, tuple(_terms(view, quantity)))


def _terms(view: HoshiView, quantity: HoshiQuantity) -> Iterable[Term]:
    box = view.box
    match quantity:
        case Bid(cards=cards) | NextBid(cards=cards):
            return [CardNumber(amount=box.bid((card,)), card=card) for card in cards]
        case PooledStars(cards=cards):
            return [CardStars(amount=box.stars_on(card), card=card) for card in cards]
        case Light(seat=seat):
            tiles = view.stardust[seat]
            dust = [FromStardust(amount=tiles * box.stardust_stars, tiles=tiles)] if tiles else []
            return [FromPool(amount=view.pool_stars[seat]), *dust]
        case Need(constellations=numbers):
            return [NeededStars(amount=view.constellation(number).stars, constellation=number) for number in numbers]
        case Dummies(seat=seat, missing=missing):
            full = HAND_LIMIT + bool(view.options["dummy_at_four"])
            lacking = [Lacking(amount=-missing)] if missing else []
            return [HandSize(amount=full), InHand(amount=-view.hand_counts[seat]), *lacking]
        case Points(seat=seat):
            return map(Scored.of, _score(view, seat))
    assert_never(quantity)


def _score(view: HoshiView, seat: int) -> list[ScoreLine]:
    """Known part of a seat's score: its objective only where the view shows it."""
    turned = view.turned[seat]
    lit = [number for number in view.won[seat] if number not in turned]
    kinds = (("constellation", lit, "HW-4.2"), ("turned-over", turned, "HW-4.1"))
    lines = [
        ScoreLine(
            kind,
            view.constellation(number).points if kind == "constellation" else 0,
            rule,
            {"number": number, "constellation": view.constellation(number).id},
        )
        for kind, numbers, rule in kinds
        for number in numbers
    ]
    lines += [
        ScoreLine("supernova", view.box.supernova_points, "HW-0.6", {"season": season})
        for season, owner in zip(SEASONS, view.supernovas, strict=True)
        if owner == seat
    ]
    objective = view.objectives[seat]
    if objective is not None:
        spare = view.have[seat] - sum(view.constellation(number).stars for number in lit)
        goal = goal_of(view.objective(objective), view.box)
        points = goal.points(sum(1 << number for number in lit), sum(1 << number for number in turned), spare)
        lines.append(ScoreLine("objective", points, "HW-0.4", {"objective": objective}))
    return lines


def shown(key: str, view: HoshiView, seat: int | None) -> Sequence[Sum]:
    """Explain the numbers that a piece of the table shows to `seat`."""
    kind, *places = key.split(":")
    match kind:
        case "cell" | "total":
            return _bids(view, int(places[0]), int(places[1]), seat)
        case "pool" | "poolstars":
            return (_pool(view, int(places[0])),)
        case "light":
            return _lights(view, int(places[0]))
        case "points":
            return (explain(view, Points(seat=int(places[0]))),)
        case "seat":
            return (explain(view, Points(seat=int(places[0]))), *_lights(view, int(places[0])))
        case "star" if seat is not None and int(places[0]) not in view.taken:
            have, need = explain(view, Light(seat=seat)), (*view.won[seat], int(places[0]))
            return (have, explain(view, Need(seat=seat, constellations=need)))
    return ()


def _lights(view: HoshiView, seat: int) -> tuple[Sum, Sum]:
    need = Need(seat=seat, constellations=tuple(view.won[seat]))
    return explain(view, Light(seat=seat)), explain(view, need)


def _pool(view: HoshiView, seat: int) -> Sum:
    return explain(view, PooledStars(seat=seat, cards=tuple(view.pools[seat])))


def _bids(view: HoshiView, bidder: int, slot: int, seat: int | None) -> Sequence[Sum]:
    """Explain an open bid, or the watching seat's own with the cards that will count there."""
    if slot < len(view.ledger):
        cards = tuple(view.ledger[slot].cards[bidder])
        return (explain(view, Bid(seat=bidder, slot=slot, cards=cards)),) if cards else ()
    down = view.rows[bidder][slot]
    if bidder != seat or down == -1:
        return ()
    resolving = view.phase == "resolving" and slot == view.slot + 1
    moved = view.moved[bidder] if resolving else []
    cards = (*([] if down is None else [down]), *moved)
    found = [explain(view, Bid(seat=bidder, slot=slot, cards=cards))] if cards else []
    if resolving and view.to_move == bidder and slot < SLOTS:
        found.append(explain(view, NextBid(seat=bidder, slot=slot, cards=(*cards, view.due(bidder)))))
    return found


def of_event(event: Event, before: HoshiView, after: HoshiView) -> Sequence[Sum]:
    """Explain the numbers that an event reports."""
    match event:
        case events.BidRevealed(seat=seat, slot=slot, card=card, moved=moved):
            cards = (*moved, card) if card >= 0 else moved
            return (explain(before, Bid(seat=seat, slot=slot, cards=cards)),) if cards else ()
        case events.CardPooled(seat=seat, card=card):
            return (explain(before, PooledStars(seat=seat, cards=(*before.pools[seat], card))),)
        case events.MarkerTaken(seat=seat, stars=stars) if stars:
            return (_pool(before, seat),)
        case events.DummiesTaken(seat=seat, missing=missing):
            return (explain(before, Dummies(seat=seat, missing=missing)),)
        case events.Checked(seat=seat):
            return _lights(after, seat)
        case events.TurnedOver(seat=seat, constellation=turned):
            left = tuple(number for number in after.won[seat] if number < turned)
            return (explain(after, Light(seat=seat)), explain(after, Need(seat=seat, constellations=left)))
        case events.ObjectiveShown(seat=seat):
            return (explain(after, Points(seat=seat)),)
        case events.Finished(winners=winners):
            return tuple(explain(after, Points(seat=seat)) for seat in winners)
    return ()
