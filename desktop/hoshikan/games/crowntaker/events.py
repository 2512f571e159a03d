"""What can happen in CrownTaker, in the order it is told. Sides, lords and cards are the numbers of `steps`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoshikan.engine.event import Event


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase begins; `start` has the start-player marker, by `reason` "medals", "assets" or "unchanged"."""

    rule: ClassVar[str] = "CT-7.1"
    phase: int
    start: int
    reason: str


@dataclass(frozen=True, slots=True)
class WaitingLordCalled(Event):
    """No lord in hand: the one waiting in the castle returns at once."""

    rule: ClassVar[str] = "CT-2.3"
    side: int
    lord: int


@dataclass(frozen=True, slots=True)
class LordPlaced(Event):
    """A lord takes command."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    lord: int


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """Tokens go from the hand to the spaces of the formation; `kept` stay in hand."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    troops: int
    arms: int
    church: int
    treasury: int
    kept: int


@dataclass(frozen=True, slots=True)
class TreasuryFilled(Event):
    """Tokens spent on the treasury lie in the castle; the side gains assets."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    tokens: int
    assets: int


@dataclass(frozen=True, slots=True)
class SkillUsed(Event):
    """A commander's skill is declared and paid."""

    rule: ClassVar[str] = "CT-3.1"
    side: int
    lord: int
    skill: int
    cost: int


@dataclass(frozen=True, slots=True)
class SkillKept(Event):
    """No skill this round."""

    rule: ClassVar[str] = "CT-3.1"
    side: int


@dataclass(frozen=True, slots=True)
class Levied(Event):
    """A levy restores one troop, from the hand or (`from_castle`) the castle; now there are `troops`."""

    rule: ClassVar[str] = "CT-0.2"
    side: int
    from_castle: bool
    troops: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice of both sides and the powers they give with the armament (0 ×, 1 shield, 2 star, 3 charged star)."""

    rule: ClassVar[str] = "CT-3.2"
    france: tuple[int, ...]
    england: tuple[int, ...]
    powers: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pressed(Event):
    """`press` turns an equal power into a success for `side`."""

    rule: ClassVar[str] = "CT-3.2"
    side: int


@dataclass(frozen=True, slots=True)
class Guarded(Event):
    """`guard` spares `side` the loss of a troop."""

    rule: ClassVar[str] = "CT-3.2"
    side: int


@dataclass(frozen=True, slots=True)
class TroopLost(Event):
    """One troop goes to the own castle; `left` still stand."""

    rule: ClassVar[str] = "CT-3.2"
    side: int
    left: int


@dataclass(frozen=True, slots=True)
class NobodyLost(Event):
    """The round of war cost nobody a troop."""

    rule: ClassVar[str] = "CT-3.2"


@dataclass(frozen=True, slots=True)
class ArmsReturned(Event):
    """The war is over: arms tokens return to the hands."""

    rule: ClassVar[str] = "CT-3.3"
    france: int
    england: int


@dataclass(frozen=True, slots=True)
class WarWon(Event):
    """A medal on the phase's space, and one asset per troop left."""

    rule: ClassVar[str] = "CT-3.4"
    side: int
    phase: int
    assets: int


@dataclass(frozen=True, slots=True)
class LordCaptured(Event):
    """The loser's commander becomes a captive; `owner` is the side it belongs to."""

    rule: ClassVar[str] = "CT-3.4"
    owner: int
    lord: int


@dataclass(frozen=True, slots=True)
class WarDrawn(Event):
    """Both at no troops together: Burgundy gets the medal."""

    rule: ClassVar[str] = "CT-3.4"
    phase: int


@dataclass(frozen=True, slots=True)
class LordReturned(Event):
    """A lord that waited in the castle returns to hand."""

    rule: ClassVar[str] = "CT-4.1"
    side: int
    lord: int


@dataclass(frozen=True, slots=True)
class LordWaits(Event):
    """A commander goes to its castle and waits."""

    rule: ClassVar[str] = "CT-4.1"
    side: int
    lord: int


@dataclass(frozen=True, slots=True)
class TokensReturned(Event):
    """Tokens from the castles and the winner's troops return to the hands."""

    rule: ClassVar[str] = "CT-4.2"
    france: int
    england: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """No request."""

    rule: ClassVar[str] = "CT-5.1"
    side: int


@dataclass(frozen=True, slots=True)
class PutUp(Event):
    """A captive comes onto the table, asked for by its owner (`demanded`) or forced there by its captor."""

    rule: ClassVar[str] = "CT-5.1"
    owner: int
    lord: int
    demanded: bool


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """A deal: `ours` and `theirs` (or NOBODY) go home, `side` pays `pays` or asks for `asks`."""

    rule: ClassVar[str] = "CT-5.2"
    side: int
    ours: int
    theirs: int
    pays: int
    asks: int


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """To the proposed deal."""

    rule: ClassVar[str] = "CT-5.2"
    side: int
    accepts: bool


@dataclass(frozen=True, slots=True)
class DealPaid(Event):
    """Assets change hands for a release."""

    rule: ClassVar[str] = "CT-5.2"
    payer: int
    assets: int


@dataclass(frozen=True, slots=True)
class CaptiveReturned(Event):
    """By a deal a captive returns to the hand of its owner."""

    rule: ClassVar[str] = "CT-5.2"
    owner: int
    lord: int


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A negotiation card is chosen; which one, stays secret until both are."""

    rule: ClassVar[str] = "CT-5.3"
    side: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """Both cards are turned over; `winner` is NOBODY if nothing happens, `by_church` if the church decided."""

    rule: ClassVar[str] = "CT-5.3"
    france: int
    england: int
    winner: int
    by_church: bool


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    """The loser puts tokens into its castle and loses assets to the supply."""

    rule: ClassVar[str] = "CT-5.4"
    side: int
    tokens: int
    assets: int


@dataclass(frozen=True, slots=True)
class Ransomed(Event):
    """The winner's captive on the table goes home; the ransom goes to the captor."""

    rule: ClassVar[str] = "CT-5.5"
    owner: int
    lord: int
    assets: int


@dataclass(frozen=True, slots=True)
class CaptiveKept(Event):
    """A captive on the table goes back to its captor."""

    rule: ClassVar[str] = "CT-5.1"
    owner: int
    lord: int


@dataclass(frozen=True, slots=True)
class NegotiationEnded(Event):
    """Cards and church tokens return to the hands."""

    rule: ClassVar[str] = "CT-5.6"
    france: int
    england: int


@dataclass(frozen=True, slots=True)
class NoEvent(Event):
    """As many victory medals on both sides: no event."""

    rule: ClassVar[str] = "CT-6.1"
    phase: int


@dataclass(frozen=True, slots=True)
class EventRolled(Event):
    """The side with fewer medals rolls on the event table."""

    rule: ClassVar[str] = "CT-6.1"
    side: int
    phase: int
    die: int


@dataclass(frozen=True, slots=True)
class EventAssets(Event):
    """An event changes a side's assets (negative: a loss)."""

    rule: ClassVar[str] = "CT-0.5"
    side: int
    assets: int


@dataclass(frozen=True, slots=True)
class BurgundyTaken(Event):
    """The Burgundy token comes to the hand of `side`; `before` held it (NOBODY: the supply)."""

    rule: ClassVar[str] = "CT-6.1"
    side: int
    before: int


@dataclass(frozen=True, slots=True)
class CaptiveFreed(Event):
    """An event sends a captive home for nothing."""

    rule: ClassVar[str] = "CT-0.5"
    owner: int
    lord: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """By `reason` "five-medals", "ruin", "burgundy", "more-assets" or "equal-assets"; a draw's `winner` is NOBODY."""

    rule: ClassVar[str] = "CT-7.2"
    reason: str
    winner: int
