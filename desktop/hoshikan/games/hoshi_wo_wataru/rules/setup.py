"""From options or set-up data to a checked start."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import check_per_seat, decode
from hoshikan.games.hoshi_wo_wataru.rules.components import (
    COMPONENTS,
    CONSTELLATIONS,
    OBJECTIVES,
    SEASONS,
    Components,
    PositionData,
    SetupData,
)
from hoshikan.games.hoshi_wo_wataru.rules.goals import Goal, goal_of, season_masks

YEARS: Final = 5
SLOTS: Final = 4
LAST_SLOT: Final = SLOTS - 1
DEALT: Final = 2
"""Objectives dealt to each player (HW-1.3)."""
FULL_DECK: Final = (1 << (CONSTELLATIONS + 1)) - 2
"""Mask of all circled numbers."""


class ComponentBox:
    """A component set as the tables that play reads; entries by circled number, by card or by index of OBJECTIVES."""

    __slots__ = (
        "card_stars",
        "components",
        "dummies",
        "goals",
        "ids",
        "numbers",
        "points",
        "seasons",
        "stardust_stars",
        "stardust_tiles",
        "stars",
        "supernova_points",
    )

    def __init__(self, components: Components) -> None:
        self.components = components
        cards = sorted(components.constellation, key=lambda card: card.number)
        masks = season_masks(components)
        self.ids: tuple[str, ...] = ("", *(card.id for card in cards))
        self.stars: tuple[int, ...] = (0, *(card.stars for card in cards))
        self.points: tuple[int, ...] = (0, *(card.points for card in cards))
        self.seasons: tuple[int, ...] = tuple(masks[season] for season in SEASONS)
        self.card_stars: tuple[int, ...] = (0, *components.bid_stars)
        self.numbers: tuple[int, ...] = tuple(components.bid((card,)) for card in range(len(self.card_stars)))
        """Bid of each card."""
        self.dummies = components.dummies
        self.stardust_tiles = components.stardust_tiles
        self.stardust_stars = components.stardust_stars
        self.supernova_points = components.supernova_points
        by_id = {card.id: goal_of(card, components) for card in components.objective}
        self.goals: tuple[Goal, ...] = tuple(by_id[name] for name in OBJECTIVES)

    def needed(self, constellations: int) -> int:
        """The stars that all `constellations` need (HW-4.1)."""
        total = 0
        while constellations:
            card = constellations & -constellations
            constellations ^= card
            total += self.stars[card.bit_length() - 1]
        return total


class Start:
    """The checked start of a game, shared by all its states and never changed."""

    __slots__ = (
        "box",
        "custom",
        "dealt",
        "double",
        "generous",
        "markers",
        "options",
        "players",
        "position",
        "supernova",
    )

    def __init__(self, data: SetupData, options: dict[str, Any]) -> None:
        self.players = data.players
        self.options = options
        self.double: bool = options["last_slot_double"]
        self.supernova: bool = options["supernova"]
        self.generous: bool = options["dummy_at_four"]
        self.markers = _markers(data)
        self.dealt = _objectives(data)
        own = data.components
        if own is not None:
            COMPONENTS.check(own)
        self.custom: Components | None = None if own == COMPONENTS.shipped() else own
        self.position: PositionData | None = data.position
        self.box = shipped_box() if self.custom is None else ComponentBox(self.custom)


@cache
def shipped_box() -> ComponentBox:
    """The tables of the shipped components."""
    return ComponentBox(COMPONENTS.shipped())


def deal(data: SetupData, seed: int) -> SetupData:
    """`data` with the markers and objectives it leaves open dealt from `seed` (HW-1.2, HW-1.3)."""
    rng = Random(seed)
    markers = rng.sample(range(1, data.players + 1), data.players)
    drawn = rng.sample(OBJECTIVES, DEALT * data.players)
    objectives = [drawn[DEALT * seat : DEALT * (seat + 1)] for seat in range(data.players)]
    return msgspec.structs.replace(
        data,
        markers=markers if data.markers is None else data.markers,
        objectives=objectives if data.objectives is None else data.objectives,
    )


def read(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, its shape checked. Raises SetupError."""
    return decode(setup, SetupData)


def describe(start: Start, dealt: tuple[int, ...]) -> dict[str, Any]:
    """The set-up data that start the same game; `dealt` has the two objectives of each seat, one after another."""
    names = [OBJECTIVES[index] for index in dealt]
    setup: dict[str, Any] = {
        "players": start.players,
        "options": dict(start.options),
        "objectives": [names[DEALT * seat : DEALT * (seat + 1)] for seat in range(start.players)],
        "markers": list(start.markers),
    }
    if start.custom is not None:
        setup["components"] = COMPONENTS.plain(start.custom)
    if start.position is not None:
        setup["position"] = msgspec.json.decode(msgspec.json.encode(start.position))
    return setup


def _markers(data: SetupData) -> tuple[int, ...]:
    given = data.markers or []
    if sorted(given) != list(range(1, data.players + 1)):
        raise SetupError("markers", "bad-markers", {"players": data.players})
    return tuple(given)


_INDEX: Final[Mapping[str, int]] = {name: index for index, name in enumerate(OBJECTIVES)}


def _objectives(data: SetupData) -> tuple[int, ...]:
    """Per seat the indices of its two dealt objectives, one seat after another."""
    given = data.objectives or []
    check_per_seat("objectives", given, data.players)
    dealt: list[int] = []
    for seat, names in enumerate(given):
        if len(names) != DEALT:
            raise SetupError(f"objectives[{seat}]", "not-two-objectives", {"given": len(names)})
        for place, name in enumerate(names):
            index = _INDEX.get(name, -1)
            if index < 0 or index in dealt:
                raise SetupError(f"objectives[{seat}][{place}]", "bad-objective", {"id": name[:40]})
            dealt.append(index)
    return tuple(dealt)
