"""The shape of the set-up data of CrownTaker: players, house numbers and, if wanted, a position to begin from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import decode

SideName = Literal["france", "england"]
Rank = Literal["baron", "count", "duke", "prince", "king"]
Card = Literal["A", "2", "3", "4", "5", "6"]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=30)]
Assets = Annotated[int, msgspec.Meta(ge=1, le=500)]
ALL_CARDS: Final[tuple[Card, ...]] = ("A", "2", "3", "4", "5", "6")


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side in a position. Lords and tokens that lie nowhere else are in hand."""

    assets: Assets | None = None
    """The assets at the start of the game, if not given."""
    captives: tuple[Rank, ...] = ()
    """Own lords that the other side holds."""
    waiting: Rank | None = None
    """The lord in the castle."""
    commander: Rank | None = None
    troops: Tokens = 0
    arms: Tokens = 0
    church: Tokens = 0
    castle: Tokens = 0
    """Tokens in the castle."""
    uses: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """Skill uses in this war, the one `declared` for this round included."""
    declared: bool = False
    cards: tuple[Card, ...] = ALL_CARDS
    """Negotiation cards not used yet in this phase."""
    table: Rank | None = None
    """The own captive on the table."""
    came: bool = False
    """A captive of this side has come on the table in this round and left it by a deal."""
    shown: tuple[Rank, ...] = ()
    """Own captives that were on the table earlier in this phase."""
    proposed: bool = False
    """The side has proposed a deal in this request step."""


class PositionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position: its phase follows from the medals on the map, one for each war fought."""

    step: Literal["lord", "deploy", "skill", "roll", "request", "answer", "cards", "event", "free"] = "lord"
    turn: SideName | None = None
    """The side asked: by default France at `cards`, the one with fewer medals at an event, else the start player."""
    start: SideName = "france"
    medals: tuple[Literal["france", "england", "burgundy"], ...] = ()
    burgundy: SideName | None = None
    """Who holds the Burgundy token."""
    passes: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    """Whether the last request was a pass."""
    proposal: str | None = None
    """At `answer`: the deal that is to be answered, in the notation."""
    france: SideData = SideData()
    england: SideData = SideData()


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """The set-up data of the specification."""

    players: int
    options: dict[str, Any] = {}
    data: dict[str, Any] | None = None
    """Keys of the component file with the numbers of the house."""
    state: PositionData | None = None


def read(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, their shape checked. Raises SetupError."""
    return decode(setup, SetupData)


def describe(players: int, options: Mapping[str, Any], data: Any, position: PositionData | None) -> dict[str, Any]:
    """Plain set-up data; `data` are the components if they are not the ones that come with the application."""
    setup: dict[str, Any] = {"players": players, "options": dict(options)}
    if data is not None:
        setup["data"] = _plain(data)
    if position is not None:
        setup["state"] = _plain(position)
    return setup


def _plain(struct: msgspec.Struct) -> Any:
    """As JSON would bring it back: with lists in place of tuples."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def refuse(place: str, reason: str, **facts: int | str) -> SetupError:
    """The error for a position that cannot come about."""
    return SetupError("state" + (f".{place}" if place else ""), reason, facts)
