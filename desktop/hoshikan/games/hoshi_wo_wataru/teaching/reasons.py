"""Kinds of reasons of 星を渡る; `screen/text.py` has their wordings.

Slots count from 1, `chance` is in per cent. `prizes` are the ids of a slot's constellations, the most valuable first,
joined by "/", which no id contains; `card` and `lower` are bid cards, `need` and `have` the ★ of HW-4.1.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hoshikan.engine.tutor import Reason

Theme: TypeAlias = Literal[
    "objective",
    "winning",
    "needed stars",
    "supernova",
    "equal cards",
    "sparing cards",
    "stars for the pool",
    "right slot",
    "marker",
    "cards for next year",
    "last year",
    "raising a bid",
    "stardust",
    "another chance",
]


STRONG: Final = 9
"""Cards from this number on are counted as strong."""


class Promises(Reason, frozen=True):
    """The objective brings `points` on average to a player who collects for it."""

    kind = "promises"
    rule = "HW-0.4"
    theme: ClassVar[Theme] = "objective"
    points: int


class Wins(Reason, frozen=True):
    """The card takes the constellations of the slot, of `points` together, with this chance."""

    kind = "wins"
    rule = "HW-3.1"
    theme: ClassVar[Theme] = "winning"
    slot: int
    prizes: str
    points: int
    chance: int


class ObjectiveGains(Reason, frozen=True):
    """The constellations of the slot add `points` for the objective, or bring its seasons to `seasons` of four."""

    kind = "objective-gains"
    rule = "HW-0.4"
    theme: ClassVar[Theme] = "objective"
    objective: str
    points: int
    seasons: int


class NeedsStars(Reason, frozen=True):
    """With the constellations of the slot, `need` ★ are needed, more than there are (`have`)."""

    kind = "needs-stars"
    rule = "HW-4.1"
    theme: ClassVar[Theme] = "needed stars"
    prizes: str
    need: int
    have: int


class NearSupernova(Reason, frozen=True):
    """The player then has `count` constellations of a season whose supernova is free."""

    kind = "near-supernova"
    rule = "HW-0.6"
    theme: ClassVar[Theme] = "supernova"
    season: str
    count: int


class TiesWon(Reason, frozen=True):
    """`rivals` players may set the same card, and the player has marker 1."""

    kind = "ties-won"
    rule = "HW-3.1"
    theme: ClassVar[Theme] = "equal cards"
    rivals: int


class UsesCard(Reason, frozen=True):
    """A strong card is discarded if it wins, or pooled if it cannot win (`wins` is false); the player has `strong`
    others. A dummy (0) spares the cards of the hand."""

    kind = "uses-card"
    rule = "HW-3.2"
    theme: ClassVar[Theme] = "sparing cards"
    card: int
    wins: bool
    strong: int


class Overbids(Reason, frozen=True):
    """A lower card of the hand has the same chance; an opinion, as the lower one may be needed elsewhere."""

    kind = "overbids"
    rule = "HW-3.2"
    theme: ClassVar[Theme] = "sparing cards"
    opinion = True
    card: int
    lower: int


class StarsIfLost(Reason, frozen=True):
    """The card will probably lose, with this chance, and may be pooled then."""

    kind = "stars-if-lost"
    rule = "HW-3.3"
    theme: ClassVar[Theme] = "stars for the pool"
    stars: int
    chance: int


class MissedElsewhere(Reason, frozen=True):
    """The card could win a later slot of this year with this chance."""

    kind = "missed-elsewhere"
    rule = "HW-2.3"
    theme: ClassVar[Theme] = "right slot"
    card: int
    slot: int
    prizes: str
    chance: int


class PoolsStars(Reason, frozen=True):
    """The pooled card adds `stars`; there are `have` then, for the `need` of the constellations won so far."""

    kind = "pools-stars"
    rule = "HW-3.3"
    theme: ClassVar[Theme] = "stars for the pool"
    card: int
    stars: int
    need: int
    have: int


class StarsToSpare(Reason, frozen=True):
    """There are more stars than needed already; an opinion, as constellations to come may need them."""

    kind = "stars-to-spare"
    rule = "HW-4.1"
    theme: ClassVar[Theme] = "needed stars"
    opinion = True
    need: int
    have: int


class SpoilsThrift(Reason, frozen=True):
    """With the last card, `spare` ★ are left over, more than the objective of `points` allows."""

    kind = "spoils-thrift"
    rule = "HW-0.4"
    theme: ClassVar[Theme] = "objective"
    objective: str
    spare: int
    points: int


class TakesMarker(Reason, frozen=True):
    """With `stars` in the pool, the most of all, the player would have marker 1 next year."""

    kind = "takes-marker"
    rule = "HW-2.2"
    theme: ClassVar[Theme] = "marker"
    stars: int


class BackInHand(Reason, frozen=True):
    """The card can be used in the `years` left (kept), or is used up with `others` if it wins the next slot (shifted;
    years 0). `others` are the player's cards in that slot, the lowest first, joined by "/"."""

    kind = "back-in-hand"
    rule = "HW-3.3"
    theme: ClassVar[Theme] = "cards for next year"
    card: int
    years: int
    others: str


class FillsHand(Reason, frozen=True):
    """The hand then has `cards`, and needs a dummy less next year."""

    kind = "fills-hand"
    rule = "HW-2.3"
    theme: ClassVar[Theme] = "cards for next year"
    cards: int


class TooLate(Reason, frozen=True):
    """Kept in the last year, the card brings nothing."""

    kind = "too-late"
    rule = "HW-4.1"
    theme: ClassVar[Theme] = "last year"
    card: int


class RaisesBid(Reason, frozen=True):
    """The bid in the next slot, and the chance to win it, with the card and without it."""

    kind = "raises-bid"
    rule = "HW-3.3"
    theme: ClassVar[Theme] = "raising a bid"
    slot: int
    prizes: str
    bid: int
    before: int
    chance: int
    chance_before: int


class ThreeCards(Reason, frozen=True):
    """Winning the next slot with `cards` cards brings stardust of `stars`."""

    kind = "three-cards"
    rule = "HW-3.2"
    theme: ClassVar[Theme] = "stardust"
    slot: int
    cards: int
    stars: int


class DecidedAnew(Reason, frozen=True):
    """Lost in the next slot, the card can still be pooled, or kept in case there are `years` left."""

    kind = "decided-anew"
    rule = "HW-3.3"
    theme: ClassVar[Theme] = "another chance"
    slot: int
    years: int


HoshiReason: TypeAlias = (
    Promises
    | Wins
    | ObjectiveGains
    | NeedsStars
    | NearSupernova
    | TiesWon
    | UsesCard
    | Overbids
    | StarsIfLost
    | MissedElsewhere
    | PoolsStars
    | StarsToSpare
    | SpoilsThrift
    | TakesMarker
    | BackInHand
    | FillsHand
    | TooLate
    | RaisesBid
    | ThreeCards
    | DecidedAnew
)
KINDS: Final[tuple[type[HoshiReason], ...]] = get_args(HoshiReason)
