"""Components of 星を渡る: cards and tiles from the component file, and the shape of the set-up data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.components import ComponentFile
from hoshikan.engine.errors import SetupError
from hoshikan.engine.limits import check_printed
from hoshikan.resources import game_file

CONSTELLATIONS: Final = 25
BID_COPIES: Final = (0, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2)
"""Copies of each number in a set, from 0 (the dummies are no part of it) to 12 (HW-0.1)."""
SEASONS: Final = ("spring", "summer", "autumn", "winter")
OBJECTIVES: Final = (
    "spring",
    "summer",
    "autumn",
    "winter",
    "four-seasons",
    "polaris",
    "zodiac",
    "stepping-stones",
    "thrift",
)
"""The ids of the nine objective cards (HW-0.4)."""

FourSeasons = Literal["spring", "summer", "autumn", "winter"]
Season = Literal["spring", "summer", "autumn", "winter", "polar"]
CircledNumber = Annotated[int, msgspec.Meta(ge=1, le=CONSTELLATIONS)]
Stars = Annotated[int, msgspec.Meta(ge=1, le=9)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Constellation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A constellation card (HW-0.2); `stars` is what it needs, `points` are its zs."""

    number: CircledNumber
    id: Annotated[str, msgspec.Meta(pattern=r"^[^\s/][^/\n]*\Z")]
    season: Season
    stars: Stars
    points: Small
    ja: str
    en: str


class _Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scores", kw_only=True):
    id: str
    ja: str
    en: str


class SeasonObjective(_Objective, frozen=True, tag="season", kw_only=True):
    """Points for each constellation of a season."""

    season: FourSeasons
    points: Small


class EverySeasonObjective(_Objective, frozen=True, tag="every-season", kw_only=True):
    """Points for having each of the four seasons."""

    points: Small


class NamedObjective(_Objective, frozen=True, tag="named", kw_only=True):
    """Points for each constellation by its id."""

    worth: dict[str, Small]


class GroupObjective(_Objective, frozen=True, tag="group", kw_only=True):
    """Points for each constellation of a group after the first `free`."""

    of: tuple[str, ...]
    points: Small
    free: Small = 0


class StepsObjective(_Objective, frozen=True, tag="steps", kw_only=True):
    """Points for each pair of neighbouring circled numbers."""

    points: Small


class ThriftObjective(_Objective, frozen=True, tag="thrift", kw_only=True):
    """Points for at least `least` constellations, none turned over, with at most `spare` stars more than needed."""

    points: Small
    least: Small
    spare: Small


ObjectiveCard = (
    SeasonObjective | EverySeasonObjective | NamedObjective | GroupObjective | StepsObjective | ThriftObjective
)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards and tiles; `reconstructed` means that values are not the published ones (labelled in the app)."""

    bid_stars: Annotated[tuple[Stars, ...], msgspec.Meta(min_length=12, max_length=12)]
    dummies: Small
    stardust_tiles: Small
    stardust_stars: Small
    supernova_points: Small
    constellation: Annotated[
        tuple[Constellation, ...], msgspec.Meta(min_length=CONSTELLATIONS, max_length=CONSTELLATIONS)
    ]
    objective: Annotated[
        tuple[ObjectiveCard, ...], msgspec.Meta(min_length=len(OBJECTIVES), max_length=len(OBJECTIVES))
    ]
    dummy_number: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    reconstructed: bool = False

    def bid(self, cards: Iterable[int]) -> int:
        """Return the common bid of cards: their numbers, a dummy 0 or its print (HW-3.1)."""
        return sum(card or self.dummy_number for card in cards)

    def stars_on(self, card: int) -> int:
        """The stars at the foot of a bid card, a dummy's 0."""
        return self.bid_stars[card - 1] if card else 0

    def names(self, language: str) -> dict[str, str]:
        """Printed name of constellations and objectives by id in "ja" or "en"; ids of the two never collide."""
        return {card.id: card.ja if language == "ja" else card.en for card in (*self.constellation, *self.objective)}


BidCard = Annotated[int, msgspec.Meta(ge=0, le=12)]
"""A bid card by its number, a dummy 0."""
Cards = Annotated[list[BidCard], msgspec.Meta(max_length=40)]


class AuctionData(msgspec.Struct, forbid_unknown_fields=True):
    """A slot resolved in the year of a position; by seat what was bid, and with which cards."""

    winner: int
    bids: list[Annotated[int, msgspec.Meta(ge=0, le=999)]]
    cards: list[Cards]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position in the middle of a game; lists run by seat unless noted. The seat to move, the deck, the stars of
    pools and the rest of the supply follow from it. Between two years, lists with a default are left out."""

    year: Annotated[int, msgspec.Meta(ge=1, le=5)]
    phase: Literal["objectives", "revealing", "setting", "resolving"]
    table: list[CircledNumber]
    """The year's constellations in the order of their slots, those already won included."""
    kept_objectives: list[Annotated[int, msgspec.Meta(ge=0, le=1)] | None]
    """Which of the two dealt objectives each seat keeps; None before it has chosen."""
    hands: list[Cards]
    rows: list[Annotated[list[BidCard | None], msgspec.Meta(min_length=4, max_length=4)]] = []
    """Face-down cards by slot."""
    lying: list[Cards] = []
    """Lost cards of the slot being resolved that are not decided yet, the next one first."""
    moved: list[Cards] = []
    """Cards shifted to the next slot."""
    kept: list[Cards] = []
    """Those cards of the hand that were taken back this year."""
    pools: list[Cards]
    """The topmost card last."""
    discards: list[Cards]
    won: list[list[CircledNumber]]
    stardust: list[Small]
    supernovas: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=9)] | None], msgspec.Meta(min_length=4, max_length=4)
    ] = msgspec.field(default_factory=lambda: [None] * 4)
    """The owner of each season's supernova."""
    ledger: list[AuctionData] = []
    """The slots resolved this year, from the first on."""


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up data of a game; `components` are there only if they are not the shipped ones.

    Objectives or markers left out are dealt from the seed.
    """

    players: int
    options: dict[str, Any] = {}
    objectives: list[list[str]] | None = None
    markers: list[int] | None = None
    components: Components | None = None
    position: PositionData | None = None
    """The first position, if it is not the choice of objectives."""


def check(components: Components) -> None:
    """Raises SetupError naming the entry if the cards cannot be those of HW-0.2 and HW-0.4."""
    numbers = [card.number for card in components.constellation]
    ids = [card.id for card in components.constellation]
    for index, card in enumerate(components.constellation):
        check_printed(f"constellation[{index}]", id=card.id, ja=card.ja, en=card.en)
        if numbers.index(card.number) != index:
            raise SetupError(f"constellation[{index}].number", "number-twice", {"number": card.number})
        if not card.id or ids.index(card.id) != index or card.id in OBJECTIVES:
            raise SetupError(f"constellation[{index}].id", "component-id-twice", {"id": card.id[:40]})
    goals = [goal.id for goal in components.objective]
    for index, goal in enumerate(components.objective):
        check_printed(f"objective[{index}]", ja=goal.ja, en=goal.en)
        if goal.id not in OBJECTIVES or goals.index(goal.id) != index:
            raise SetupError(f"objective[{index}].id", "bad-objective-id", {"id": goal.id[:40]})
        for name in _named(goal):
            if name not in ids:
                raise SetupError(f"objective[{index}]", "no-such-constellation", {"id": name[:40]})


def _named(goal: ObjectiveCard) -> tuple[str, ...]:
    if isinstance(goal, NamedObjective):
        return tuple(goal.worth)
    return goal.of if isinstance(goal, GroupObjective) else ()


COMPONENTS: Final = ComponentFile(Components, check, shipped=partial(game_file, "hoshi-wo-wataru", "components.toml"))
