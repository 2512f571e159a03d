"""What can happen in a round of Conquestar, in the order it is told. Cells count 0..24 from A1 to E5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoshikan.engine.event import Event


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """A seat has chosen; what, stays secret until all have."""

    rule: ClassVar[str] = "CQ-2.1"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat's choice is turned over."""

    rule: ClassVar[str] = "CQ-2.1"
    seat: int
    cell: int
    invades: bool


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat without destination cards has no part in the round."""

    rule: ClassVar[str] = "CQ-2.5"
    seat: int


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """A trader is paid 3 plus the `on_star` coins that lay there."""

    rule: ClassVar[str] = "CQ-3.1"
    seat: int
    cell: int
    on_star: int
    income: int


@dataclass(frozen=True, slots=True)
class Developed(Event):
    """One coin per trader is put on a star, which then holds `total`."""

    rule: ClassVar[str] = "CQ-3.2"
    cell: int
    added: int
    total: int


@dataclass(frozen=True, slots=True)
class InvasionTied(Event):
    """The richest of several invaders are equally rich: nobody invades this star."""

    rule: ClassVar[str] = "CQ-4.3"
    cell: int
    seats: tuple[int, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class Outbid(Event):
    """A richer invader of the same star shuts this one out."""

    rule: ClassVar[str] = "CQ-4.3"
    seat: int
    cell: int
    richest: int


@dataclass(frozen=True, slots=True)
class CouldNotPay(Event):
    """The invasion is passed for want of coins."""

    rule: ClassVar[str] = "CQ-4.4"
    seat: int
    cell: int
    cost: int
    coins: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """The invasion's cost: allies of the star plus other players there."""

    rule: ClassVar[str] = "CQ-4.1"
    seat: int
    cell: int
    cost: int
    allies: int
    visitors: int


@dataclass(frozen=True, slots=True)
class Conquered(Event):
    """A star card and the coins on it change hands."""

    rule: ClassVar[str] = "CQ-4.5"
    seat: int
    cell: int
    value: int
    coins: int


@dataclass(frozen=True, slots=True)
class LineEmptied(Event):
    """A row or column ("A".."E", "1".."5") has no stars left; its destination cards leave play."""

    rule: ClassVar[str] = "CQ-5.2"
    line: str


@dataclass(frozen=True, slots=True)
class LaidDown(Event):
    """A seat lays its remaining destination cards open."""

    rule: ClassVar[str] = "CQ-5.3"
    seat: int
    cards: str


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """Nobody has a destination card in hand: all take theirs back."""

    rule: ClassVar[str] = "CQ-5.4"


@dataclass(frozen=True, slots=True)
class FieldEmptied(Event):
    """The last star is gone: the game ends."""

    rule: ClassVar[str] = "CQ-6.1"


@dataclass(frozen=True, slots=True)
class Standstill(Event):
    """Two quiet cycles in a row: the game ends with stars left."""

    rule: ClassVar[str] = "CQ-6.2"
