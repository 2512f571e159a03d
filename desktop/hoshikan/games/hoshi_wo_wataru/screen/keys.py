"""Keys of pieces: those that follow a card over the table, and those an event is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView

SHORTCUTS: Final[Mapping[int, str]] = MappingProxyType(
    {0: "D", **{number: str(number) for number in range(1, 10)}, 10: "0", 11: "Q", 12: "W"}
)
"""The key for each bid card; Q and W stand below 1 and 2."""


@dataclass(slots=True)
class CardKeys:
    """Names the cards of all seats "card:<seat>:<number>:<copy>". Of equal cards those furthest on their way, from the
    hand to the discards, have the lowest copies, so a card keeps its name as it goes."""

    _used: Counter[tuple[int, int]] = field(default_factory=Counter)

    @classmethod
    def of(cls, view: HoshiView) -> CardKeys:
        """Return keys for a view; ask for pools first, then lost or face-down cards, then the hand."""
        keys = cls()
        for seat, discards in enumerate(view.discards):
            keys._used.update((seat, card) for card in discards)
        return keys

    def next(self, seat: int, card: int) -> str:
        copy = self._used[seat, card]
        self._used[seat, card] += 1
        return f"card:{seat}:{card}:{copy}"


def hand_keys(view: HoshiView, card: int) -> list[str]:
    """The keys of all cards with this number in the hand of the seat to move."""
    seat = view.to_move
    on_the_way = [*view.pools[seat], *view.rows[seat], *view.moved[seat], *view.lying[seat]]
    first = view.discards[seat].count(card) + on_the_way.count(card)
    return [f"card:{seat}:{card}:{first + copy}" for copy in range(view.hand.count(card))]


def lost_key(view: HoshiView) -> str:
    """The key of the lost card that the seat to move decides about."""
    seat = view.to_move
    card = view.due(seat)
    return f"card:{seat}:{card}:{view.discards[seat].count(card) + view.pools[seat].count(card)}"


@dataclass(slots=True)
class Whereabouts:
    """The keys of cards whose events have only seat, number and slot."""

    down: dict[tuple[int, int], str] = field(default_factory=dict)
    """Face-down cards by seat and slot."""
    lying: dict[tuple[int, int], str] = field(default_factory=dict)
    """Lost and shifted cards by seat and number."""
    markers: dict[int, str] = field(default_factory=dict)
    """Priority markers by seat."""


def keys_of(event: Event) -> frozenset[str]:
    """The pieces an event is about: its seats, its constellation, its place."""
    keys: set[str] = set()
    seats = [getattr(event, "seat", None), *getattr(event, "seats", ()), *getattr(event, "winners", ())]
    keys.update(f"seat:{seat}" for seat in seats if isinstance(seat, int))
    constellation, slot = getattr(event, "constellation", None), getattr(event, "slot", None)
    if constellation is not None:
        keys.add(f"star:{constellation}")
    if isinstance(slot, int):
        keys.add(f"slot:{slot}")
        keys.update(f"cell:{seat}:{slot}" for seat in seats if isinstance(seat, int))
    if isinstance(event, events.CardPooled):
        keys.add(f"pool:{event.seat}")
    if isinstance(event, events.Checked):
        keys.add(f"light:{event.seat}")
    if isinstance(event, events.ObjectiveShown | events.ObjectiveKept):
        keys.add(f"objective:{event.seat}")
    if isinstance(event, events.MarkerTaken):
        keys.add(f"marker:{event.marker}")
    if isinstance(event, events.SupernovaTaken):
        keys.add(f"nova:{event.season}")
    return frozenset(keys)
