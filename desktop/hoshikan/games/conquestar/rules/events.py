"""Events of a round of Conquestar, in their order. Cells count 0..24 from A1 to E5."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hoshikan.engine.event import Event


class Decided(Event, frozen=True):
    """A seat has chosen; what, stays secret until all have."""

    rule: ClassVar[str] = "CQ-2.1"
    seat: int


class Revealed(Event, frozen=True):
    """A seat's choice is turned over."""

    rule: ClassVar[str] = "CQ-2.1"
    seat: int
    cell: int
    invades: bool


class SatOut(Event, frozen=True):
    """A seat without destination cards has no part in the round."""

    rule: ClassVar[str] = "CQ-2.5"
    seat: int


class Traded(Event, frozen=True):
    """A trader is paid 3 plus the `on_star` coins that lay there."""

    rule: ClassVar[str] = "CQ-3.1"
    seat: int
    cell: int
    on_star: int
    income: int


class Developed(Event, frozen=True):
    """One coin per trader is put on a star, which then holds `total`."""

    rule: ClassVar[str] = "CQ-3.2"
    cell: int
    added: int
    total: int


class InvasionTied(Event, frozen=True):
    """The richest of several invaders are equally rich: none of them invades this star."""

    rule: ClassVar[str] = "CQ-4.3"
    cell: int
    seats: tuple[int, ...]
    coins: int


class Outbid(Event, frozen=True):
    """A richer invader of the same star shuts this one out."""

    rule: ClassVar[str] = "CQ-4.3"
    seat: int
    cell: int
    richest: int


class CouldNotPay(Event, frozen=True):
    """The invasion is passed for want of coins."""

    rule: ClassVar[str] = "CQ-4.4"
    seat: int
    cell: int
    cost: int
    coins: int


class Paid(Event, frozen=True):
    """The invasion's cost: allies of the star plus other players there."""

    rule: ClassVar[str] = "CQ-4.1"
    seat: int
    cell: int
    cost: int
    allies: int
    visitors: int


class Conquered(Event, frozen=True):
    """A star card and the coins on it change hands."""

    rule: ClassVar[str] = "CQ-4.5"
    seat: int
    cell: int
    value: int
    coins: int


class LineEmptied(Event, frozen=True):
    """A row or column ("A".."E", "1".."5") has no stars left; its destination cards leave play."""

    rule: ClassVar[str] = "CQ-5.2"
    line: str


class LaidDown(Event, frozen=True):
    """A seat lays its remaining destination cards open."""

    rule: ClassVar[str] = "CQ-5.3"
    seat: int
    cards: str


class TookBack(Event, frozen=True):
    """No hand has a destination card: all players take theirs back."""

    rule: ClassVar[str] = "CQ-5.4"


class FieldEmptied(Event, frozen=True):
    """The last star is gone: the game ends."""

    rule: ClassVar[str] = "CQ-6.1"


class Standstill(Event, frozen=True):
    """Two quiet cycles in a row: the game ends with stars left."""

    rule: ClassVar[str] = "CQ-6.2"


ConquestarEvent: TypeAlias = (
    Decided
    | Revealed
    | SatOut
    | Traded
    | Developed
    | InvasionTied
    | Outbid
    | CouldNotPay
    | Paid
    | Conquered
    | LineEmptied
    | LaidDown
    | TookBack
    | FieldEmptied
    | Standstill
)
