"""Arithmetic behind the numbers of Conquestar: income, cost, coins and points, from views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from hoshikan.engine import Event
from hoshikan.engine.errors import Fact
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.sums import Quantity, Scored, Sum, Term
from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.field import ALLIES, CELL_NAMES, LINE_MASKS, LINES, SIZE
from hoshikan.games.conquestar.rules.position import TRADE_INCOME
from hoshikan.games.conquestar.rules.view import ConquestarView

# What can be asked


class Income(Quantity, frozen=True, kw_only=True):
    """Coins that a trade brings."""

    cell: int


class Cost(Quantity, frozen=True, kw_only=True):
    """Coins that an invasion costs."""

    cell: int
    visitors: int = 0
    """Other players at the star that count."""


class Development(Quantity, frozen=True, kw_only=True):
    """Coins on a star after `added` trades."""

    cell: int
    added: int


class Conquest(Quantity, frozen=True, kw_only=True):
    """Coins in hand after an invasion that cost `cost`."""

    seat: int
    cell: int
    cost: int
    found: int
    """Coins on the star, with those that this round's trades have put there."""


class Points(Quantity, frozen=True, kw_only=True):
    """Points of a seat."""

    seat: int


ConquestarQuantity = Income | Cost | Development | Conquest | Points

# What it is made of


class Basic(Term, frozen=True, kw_only=True):
    """The fixed income of a trade."""

    rule: str = "CQ-3.1"


class OnStar(Term, frozen=True, kw_only=True):
    """Coins that are on the star."""


class Added(Term, frozen=True, kw_only=True):
    """One coin for each trader."""

    rule: str = "CQ-3.2"


class Allies(Term, frozen=True, kw_only=True):
    """Other stars in the row or column."""

    line: str
    rule: str = "CQ-4.1"


class Visitors(Term, frozen=True, kw_only=True):
    """Other players at the star."""

    rule: str = "CQ-4.1"


class InHand(Term, frozen=True, kw_only=True):
    """Coins in hand before the round."""


class PaidOut(Term, frozen=True, kw_only=True):
    """Cost of the invasion."""

    rule: str = "CQ-4.4"


ConquestarTerm = Basic | OnStar | Added | Allies | Visitors | InHand | PaidOut


def explain(view: ConquestarView, quantity: ConquestarQuantity) -> Sum:
    """Compute a quantity step by step."""
    return Sum(quantity, _terms(view, quantity))


def _terms(view: ConquestarView, quantity: ConquestarQuantity) -> tuple[Term, ...]:
    match quantity:
        case Income(cell=cell):
            return Basic(amount=TRADE_INCOME), OnStar(amount=view.star_coins[cell], rule="CQ-3.1")
        case Cost(cell=cell, visitors=visitors):
            allies = _allies(view, cell)
            return (*allies, Visitors(amount=visitors)) if visitors else allies
        case Development(cell=cell, added=added):
            return OnStar(amount=view.star_coins[cell]), Added(amount=added)
        case Conquest(seat=seat, cost=cost, found=found):
            return (
                InHand(amount=view.coins[seat]),
                PaidOut(amount=-cost),
                OnStar(amount=found, rule="CQ-4.5"),
            )
        case Points(seat=seat):
            return tuple(Scored.of(line) for line in _score(view, seat))
    assert_never(quantity)


def _allies(view: ConquestarView, cell: int) -> tuple[Allies, ...]:
    """The stars left in the row, then in the column."""
    left = sum(1 << other for other, value in enumerate(view.stars) if value is not None) & ALLIES[cell]
    lines = (cell // SIZE, SIZE + cell % SIZE)
    return tuple(Allies(amount=(left & LINE_MASKS[line]).bit_count(), line=LINES[line]) for line in lines)


def _score(view: ConquestarView, seat: int) -> list[ScoreLine]:
    lines = [ScoreLine("star-before", value, "CQ-6.1", {"value": value}) for value in view.won_before[seat]]
    for cell, owner in enumerate(view.owners):
        if owner == seat:
            value = view.values[cell]
            facts: dict[str, Fact] = {"star": CELL_NAMES[cell], "name": view.names[cell], "value": value}
            lines.append(ScoreLine("star", value, "CQ-6.1", facts))
    return lines


def shown(key: str, view: ConquestarView) -> Sequence[Sum]:
    """Explain the numbers that a piece of the table shows."""
    kind, _, rest = key.partition(":")
    if kind == "star":
        cell = CELL_NAMES.index(rest)
        if view.stars[cell] is None:
            return ()
        open_to_trade = view.star_coins[cell] < view.values[cell]
        income = (explain(view, Income(cell=cell)),) if open_to_trade else ()
        return (*income, explain(view, Cost(cell=cell)))
    if kind in ("points", "seat"):
        return (explain(view, Points(seat=int(rest))),)
    return ()


def of_event(event: Event, before: ConquestarView, after: ConquestarView) -> Sequence[Sum]:
    """Explain the numbers that an event reports."""
    match event:
        case events.Traded(cell=cell):
            return (explain(before, Income(cell=cell)),)
        case events.Developed(cell=cell, added=added):
            return (explain(before, Development(cell=cell, added=added)),)
        case events.Paid(cell=cell, visitors=visitors):
            return (explain(before, Cost(cell=cell, visitors=visitors)),)
        case events.CouldNotPay(cell=cell, cost=cost):
            alone = explain(before, Cost(cell=cell)).total
            return (explain(before, Cost(cell=cell, visitors=cost - alone)),)
        case events.Conquered(seat=seat, cell=cell, coins=found):
            cost = before.coins[seat] + found - after.coins[seat]
            return (explain(before, Conquest(seat=seat, cell=cell, cost=cost, found=found)),)
    return ()
