"""From set-up data to a checked starting position."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

from hoshikan.engine.errors import NotationError, SetupError
from hoshikan.engine.limits import PRINTED, check_text
from hoshikan.engine.setupdata import check_per_seat, decode
from hoshikan.games.conquestar.rules.actions import Plan, read_plan
from hoshikan.games.conquestar.rules.components import COMPONENTS, NAME, ComponentBox, SetupData, StarCard
from hoshikan.games.conquestar.rules.field import (
    CELL_NAMES,
    CELLS,
    FULL_FIELD,
    LINES,
    REACH,
    cards_text,
    is_too_few,
    live_cards,
)

_T = TypeVar("_T")
START_COINS: Final = 1
ON_FIELD: Final = -1
GONE_BEFORE: Final = -2
"""Owner of a star that was already gone in the set-up data."""
OUT: Final = -1
"""In set-up data: the star has no owner, and it is out of the game."""
FREE: Final[tuple[None, ...]] = (None,) * CELLS


class Start:
    """The checked start of a game, shared by all its states and never changed."""

    __slots__ = (
        "coins",
        "cycle_busy",
        "hands",
        "invaders_only",
        "last_plans",
        "names",
        "owners",
        "plans",
        "players",
        "present",
        "quiet_cycles",
        "round",
        "setup",
        "star_coins",
        "tables",
        "values",
        "won",
    )

    def __init__(self, data: SetupData, options: dict[str, Any]) -> None:
        self.players = data.players
        self.invaders_only: bool = options["cost_counts"] == "invaders"
        self.values: tuple[int, ...] = tuple(value or 0 for value in data.stars)
        self.owners = tuple(_owner(value, seat) for value, seat in zip(self.values, data.taken or FREE, strict=True))
        self.present = sum(1 << cell for cell in range(CELLS) if self.owners[cell] == ON_FIELD)
        self.names = tuple(data.names or [card.id for card in COMPONENTS.shipped().star])
        self.coins = tuple(_per_seat(data, "coins", data.coins, [START_COINS] * data.players))
        self.star_coins = tuple(data.star_coins or [0] * CELLS)
        none: list[list[int]] = [[] for _ in self.coins]
        self.won = tuple(tuple(values) for values in _per_seat(data, "won", data.won, none))
        live = live_cards(self.present)
        hands = _per_seat(data, "hands", data.hands, [cards_text(live)] * data.players)
        tables = _per_seat(data, "tables", data.tables, [""] * data.players)
        self.hands = tuple(_cards(f"hands[{seat}]", text) for seat, text in enumerate(hands))
        self.tables = tuple(_cards(f"tables[{seat}]", text) for seat, text in enumerate(tables))
        self.quiet_cycles = data.quiet_cycles
        self.cycle_busy = data.cycle_busy
        self.round = data.round
        nobody: list[str | None] = [None] * data.players
        self.plans = _plans("plans", _per_seat(data, "plans", data.plans, nobody))
        self.last_plans = _plans("last_plans", _per_seat(data, "last_plans", data.last_plans, nobody))
        self._check(live)
        self._check_plans()
        self.setup: dict[str, Any] = self._describe(data, options)

    def _check(self, live: int) -> None:
        self._check_stars()
        for seat in range(self.players):
            hand, table = self.hands[seat], self.tables[seat]
            if hand & table or hand | table != live:
                raise SetupError(f"hands[{seat}]", "cards-do-not-add-up", {"cards": cards_text(live)})
            if hand and not REACH[hand] & self.present:
                raise SetupError(f"hands[{seat}]", "hand-reaches-nothing", {"rule": "CQ-5.3"})
            if hand and table and is_too_few(hand.bit_count()):
                raise SetupError(f"hands[{seat}]", "hand-too-small", {"rule": "CQ-5.3"})
        if not any(self.hands):
            raise SetupError("hands", "no-hand-at-all", {"rule": "CQ-5.4"})

    def _check_stars(self) -> None:
        for cell, name in enumerate(self.names):
            if not re.fullmatch(NAME, name) or self.names.index(name) != cell:
                raise SetupError(f"names[{cell}]", "bad-star-name", {"name": name[:40]})
            check_text("name", name, PRINTED, partial(SetupError, f"names[{cell}]"))
        for cell in range(CELLS):
            if self.star_coins[cell] and not self.present >> cell & 1:
                raise SetupError(f"star_coins[{cell}]", "coins-without-star")
            if self.owners[cell] >= self.players:
                raise SetupError(f"taken[{cell}]", "no-such-seat", {"seat": self.owners[cell] + 1})
        taken, gone = sum(map(len, self.won)), self.values.count(0)
        if taken > gone:
            raise SetupError("won", "more-taken-than-gone", {"taken": taken, "gone": gone})
        if not self.present:
            raise SetupError("stars", "empty-field", {"cells": FULL_FIELD.bit_count()})

    def _check_plans(self) -> None:
        """Check that the choices were possible (CQ-2.1 to CQ-2.3), and that a seat has still to choose."""
        for seat, plan in enumerate(self.plans):
            if plan is None:
                continue
            cell = plan.cell
            full = self.star_coins[cell] >= self.values[cell]
            if not REACH[self.hands[seat]] & self.present & 1 << cell or (full and not plan.invades):
                raise SetupError(f"plans[{seat}]", "plan-not-possible", {"star": CELL_NAMES[cell], "rule": "CQ-2.1"})
        if not any(hand and plan is None for hand, plan in zip(self.hands, self.plans, strict=True)):
            raise SetupError("plans", "all-have-chosen")

    def _describe(self, data: SetupData, options: dict[str, Any]) -> dict[str, Any]:
        setup: dict[str, Any] = {
            "players": self.players,
            "options": options,
            "stars": [value or None for value in self.values],
            "names": list(self.names),
            "coins": list(self.coins),
        }
        given: dict[str, Any] = {
            "star_coins": data.star_coins,
            "hands": data.hands,
            "tables": data.tables,
            "won": data.won,
            "quiet_cycles": data.quiet_cycles or None,
            "cycle_busy": data.cycle_busy or None,
            "taken": data.taken,
            "round": data.round if data.round > 1 else None,
            "plans": data.plans,
            "last_plans": data.last_plans,
        }
        return setup | {key: value for key, value in given.items() if value is not None}


def deal(players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None) -> SetupData:
    """A full field shuffled from `seed` (CQ-1.1, CQ-1.2), of the shipped stars or those of a player's own."""
    box = COMPONENTS.shipped() if components is None else decode(components, ComponentBox)
    cards = list(box.star)
    Random(seed).shuffle(cards)
    return read(deal_cards(players, cards, options))


def deal_cards(players: int, cards: Sequence[StarCard], options: Mapping[str, Any]) -> dict[str, Any]:
    """Set-up data of a full field of these cards, from A1 to E5."""
    return {
        "players": players,
        "stars": [card.value for card in cards],
        "options": dict(options),
        "names": [card.id for card in cards],
        "coins": [START_COINS] * players,
    }


def read(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, its shape checked. Raises SetupError."""
    data = decode(setup, SetupData)
    if not any(data.stars):
        raise SetupError("stars", "empty-field", {"cells": FULL_FIELD.bit_count()})
    return data


def _per_seat(data: SetupData, place: str, given: list[_T] | None, default: list[_T]) -> list[_T]:
    if given is None:
        return default
    check_per_seat(place, given, data.players)
    return given


def _owner(value: int, taken: int | None) -> int:
    """Return the owner of a star: a seat, none because it is on the field, or none any longer."""
    return GONE_BEFORE if not value or taken == OUT else ON_FIELD if taken is None else taken


def _plans(place: str, given: list[str | None]) -> tuple[Plan | None, ...]:
    plans: list[Plan | None] = []
    for seat, text in enumerate(given):
        try:
            plans.append(None if text is None else read_plan(text))
        except NotationError as error:
            raise SetupError(f"{place}[{seat}]", error.reason, error.facts) from None
    return tuple(plans)


def _cards(place: str, text: str) -> int:
    hand = 0
    for letter in text:
        bit = 1 << LINES.find(letter) if letter in LINES else 0
        if not bit or hand & bit:
            raise SetupError(place, "bad-destination-card", {"card": letter})
        hand |= bit
    return hand
