"""Keys of pieces: those of bid cards follow them over the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

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


SCREEN: Final = "screen"
"""A small place in the middle of the stage, on which the sky is shown when a year is over."""
SCREEN_SHARE: Final = 100.0
"""The stage is this multiple of it."""


def bed(slot: int, index: int) -> str:
    """The key of the place for a constellation on the stage."""
    return f"bed:{slot}:{index}"


@dataclass(slots=True)
class Whereabouts:
    """The keys of cards whose events have only seat, number and slot."""

    down: dict[tuple[int, int], str] = field(default_factory=dict)
    """Face-down cards by seat and slot."""
    lying: dict[tuple[int, int], str] = field(default_factory=dict)
    """Lost and shifted cards by seat and number."""
    markers: dict[int, str] = field(default_factory=dict)
    """Priority markers by seat."""
    stars: frozenset[int] = frozenset()
    """The constellations of the year."""
