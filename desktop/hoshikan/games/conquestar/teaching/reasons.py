"""Kinds of reasons of Conquestar; `screen/text.py` has their wordings.

Fields named `star` are cells ("C3"), `points` is the star's value, `rivals` a number of players.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hoshikan.engine.tutor import Reason

Theme: TypeAlias = Literal[
    "earning",
    "coins on a star",
    "taking",
    "coins back",
    "cost",
    "rivals",
    "denying",
    "cheaper",
    "last star",
    "tie-break",
    "cards",
    "end of hand",
    "standstill",
]


class Income(Reason, frozen=True):
    """The trade pays `coins`."""

    kind = "income"
    rule = "CQ-3.1"
    theme: ClassVar[Theme] = "earning"
    coins: int


class Develops(Reason, frozen=True):
    """The star then holds `coins`; helps if the player then has more coins than the others on average."""

    kind = "develops"
    rule = "CQ-3.2"
    theme: ClassVar[Theme] = "coins on a star"
    star: str
    coins: int


class FillsStar(Reason, frozen=True):
    """`rivals` players whose cards lead to the star can no longer trade there."""

    kind = "reaches-cap"
    rule = "CQ-2.3"
    theme: ClassVar[Theme] = "coins on a star"
    star: str
    points: int
    rivals: int


class TakesStar(Reason, frozen=True):
    """The invasion takes a star of `points`, unless it fails."""

    kind = "takes"
    rule = "CQ-4.5"
    theme: ClassVar[Theme] = "taking"
    star: str
    points: int


class CoinsBack(Reason, frozen=True):
    """`coins` on the star come with it."""

    kind = "coins-back"
    rule = "CQ-4.5"
    theme: ClassVar[Theme] = "coins back"
    star: str
    coins: int


class Pays(Reason, frozen=True):
    """The star's allies cost `coins`; `rivals` players could still come and raise that."""

    kind = "pays"
    rule = "CQ-4.1"
    theme: ClassVar[Theme] = "cost"
    star: str
    coins: int
    rivals: int


class CannotPay(Reason, frozen=True):
    """The invasion is certain to fail."""

    kind = "cannot-pay"
    rule = "CQ-4.4"
    theme: ClassVar[Theme] = "cost"
    risk = True
    star: str
    cost: int
    coins: int


class MayNotPay(Reason, frozen=True):
    """The invasion fails if `visitors` others come to the star."""

    kind = "may-not-pay"
    rule = "CQ-4.4"
    theme: ClassVar[Theme] = "cost"
    risk = True
    star: str
    cost: int
    coins: int
    visitors: int


class MayBeOutbid(Reason, frozen=True):
    """`rivals` richer players can come; the richest has `coins`."""

    kind = "may-be-outbid"
    rule = "CQ-4.3"
    theme: ClassVar[Theme] = "rivals"
    risk = True
    star: str
    rivals: int
    coins: int


class MayTie(Reason, frozen=True):
    """`rivals` players with as many coins can come."""

    kind = "may-tie"
    rule = "CQ-4.3"
    theme: ClassVar[Theme] = "rivals"
    risk = True
    star: str
    rivals: int
    coins: int


class Richest(Reason, frozen=True):
    """All `rivals` who can come and pay have fewer than the player's `coins`."""

    kind = "richest"
    rule = "CQ-4.3"
    theme: ClassVar[Theme] = "rivals"
    star: str
    rivals: int
    coins: int


class Denies(Reason, frozen=True):
    """Seat `rival` could pay for the star now."""

    kind = "denies"
    rule = "CQ-4.4"
    theme: ClassVar[Theme] = "denying"
    star: str
    points: int
    rival: int


class CheaperLater(Reason, frozen=True):
    """No other player can pay for the star now, and its cost falls as the field empties."""

    kind = "cheaper-later"
    rule = "CQ-4.1"
    theme: ClassVar[Theme] = "cheaper"
    star: str
    coins: int


class OpensAllies(Reason, frozen=True):
    """`stars` allied stars get one coin cheaper for all; helps if the player then has more coins than the others on
    average."""

    kind = "opens-allies"
    rule = "CQ-4.1"
    theme: ClassVar[Theme] = "cheaper"
    star: str
    stars: int


class LastStar(Reason, frozen=True):
    """The game ends, `lead` points ahead (negative: behind); level, coins have decided the sign of the value."""

    kind = "last-star"
    rule = "CQ-6.1"
    theme: ClassVar[Theme] = "last star"
    star: str
    lead: int


class TieBreak(Reason, frozen=True):
    """Level on points near the end: the player's `coins` against `rival_coins`."""

    kind = "tie-break"
    rule = "CQ-6.1"
    theme: ClassVar[Theme] = "tie-break"
    coins: int
    rival_coins: int


class KeepsReach(Reason, frozen=True):
    """The rest of the hand leads to `stars` worth `points`: more or less than after the other plans on average."""

    kind = "keeps-reach"
    rule = "CQ-5.1"
    theme: ClassVar[Theme] = "cards"
    stars: int
    points: int


class GivesUp(Reason, frozen=True):
    """The best star the player could pay for that is out of reach until the cards return."""

    kind = "gives-up"
    rule = "CQ-5.1"
    theme: ClassVar[Theme] = "cards"
    star: str
    points: int


class LaysDown(Reason, frozen=True):
    """The rest of the hand is laid down while `rivals` players can play on."""

    kind = "lays-down"
    rule = "CQ-5.3"
    theme: ClassVar[Theme] = "end of hand"
    rivals: int


class StandstillThreat(Reason, frozen=True):
    """After a quiet cycle: the plan prevents the end by standstill (`prevents`), or lets it come."""

    kind = "standstill"
    rule = "CQ-6.2"
    theme: ClassVar[Theme] = "standstill"
    prevents: bool
    lead: int


ConquestarReason: TypeAlias = (
    Income
    | Develops
    | FillsStar
    | TakesStar
    | CoinsBack
    | Pays
    | CannotPay
    | MayNotPay
    | MayBeOutbid
    | MayTie
    | Richest
    | Denies
    | CheaperLater
    | OpensAllies
    | LastStar
    | TieBreak
    | KeepsReach
    | GivesUp
    | LaysDown
    | StandstillThreat
)
KINDS: Final[tuple[type[ConquestarReason], ...]] = get_args(ConquestarReason)
