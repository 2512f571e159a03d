"""Events of CrownTaker, in their order. Sides, lords and cards are the numbers of `phases`."""

from __future__ import annotations

from typing import ClassVar

from hoshikan.engine.event import Event


class PhaseBegan(Event, frozen=True):
    """A phase begins; `start` has the start-player marker, by `reason` "medals", "assets" or "unchanged"."""

    rule: ClassVar[str] = "CT-7.1"
    phase: int
    start: int
    reason: str


class WaitingLordCalled(Event, frozen=True):
    """No lord in hand: the one waiting in the castle returns at once."""

    rule: ClassVar[str] = "CT-2.3"
    side: int
    lord: int


class LordPlaced(Event, frozen=True):
    """A lord takes command."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    lord: int


class Deployed(Event, frozen=True):
    """Tokens go from the hand to the spaces of the formation; `kept` stay in hand."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    troops: int
    arms: int
    church: int
    treasury: int
    kept: int


class TreasuryFilled(Event, frozen=True):
    """Tokens spent on the treasury lie in the castle; the side gains assets."""

    rule: ClassVar[str] = "CT-2.1"
    side: int
    tokens: int
    assets: int


class SkillUsed(Event, frozen=True):
    """A commander's skill is declared and paid."""

    rule: ClassVar[str] = "CT-3.1"
    side: int
    lord: int
    skill: int
    cost: int


class SkillKept(Event, frozen=True):
    """No skill this round."""

    rule: ClassVar[str] = "CT-3.1"
    side: int


class Levied(Event, frozen=True):
    """A levy restores one troop, from the hand or (`from_castle`) the castle; now there are `troops`."""

    rule: ClassVar[str] = "CT-0.2"
    side: int
    from_castle: bool
    troops: int


class Rolled(Event, frozen=True):
    """The dice of both sides and the powers they give with the armament (0 ×, 1 shield, 2 star, 3 charged star)."""

    rule: ClassVar[str] = "CT-3.2"
    france: tuple[int, ...]
    england: tuple[int, ...]
    powers: tuple[int, int]


class Pressed(Event, frozen=True):
    """`press` turns an equal power into a success for `side`."""

    rule: ClassVar[str] = "CT-3.2"
    side: int


class Guarded(Event, frozen=True):
    """`guard` spares `side` the loss of a troop."""

    rule: ClassVar[str] = "CT-3.2"
    side: int


class TroopLost(Event, frozen=True):
    """One troop goes to the own castle; `left` still stand."""

    rule: ClassVar[str] = "CT-3.2"
    side: int
    left: int


class NobodyLost(Event, frozen=True):
    """The round of war cost neither side a troop."""

    rule: ClassVar[str] = "CT-3.2"


class ArmsReturned(Event, frozen=True):
    """The war is over: arms tokens return to the hands."""

    rule: ClassVar[str] = "CT-3.3"
    france: int
    england: int


class WarWon(Event, frozen=True):
    """A medal on the phase's space, and one asset per troop left."""

    rule: ClassVar[str] = "CT-3.4"
    side: int
    phase: int
    assets: int


class LordCaptured(Event, frozen=True):
    """The loser's commander becomes a captive; `owner` is the side it belongs to."""

    rule: ClassVar[str] = "CT-3.4"
    owner: int
    lord: int


class WarDrawn(Event, frozen=True):
    """Both at no troops together: Burgundy gets the medal."""

    rule: ClassVar[str] = "CT-3.4"
    phase: int


class LordReturned(Event, frozen=True):
    """A lord that waited in the castle returns to hand."""

    rule: ClassVar[str] = "CT-4.1"
    side: int
    lord: int


class LordWaits(Event, frozen=True):
    """A commander goes to its castle and waits."""

    rule: ClassVar[str] = "CT-4.1"
    side: int
    lord: int


class TokensReturned(Event, frozen=True):
    """Tokens from the castles and the winner's troops return to the hands."""

    rule: ClassVar[str] = "CT-4.2"
    france: int
    england: int


class Passed(Event, frozen=True):
    """No request."""

    rule: ClassVar[str] = "CT-5.1"
    side: int


class PutUp(Event, frozen=True):
    """A captive comes onto the table, asked for by its owner (`demanded`) or forced there by its captor."""

    rule: ClassVar[str] = "CT-5.1"
    owner: int
    lord: int
    demanded: bool


class Proposed(Event, frozen=True):
    """A deal: `ours` and `theirs` (or NOBODY) go home, `side` pays `pays` or asks for `asks`."""

    rule: ClassVar[str] = "CT-5.2"
    side: int
    ours: int
    theirs: int
    pays: int
    asks: int


class Answered(Event, frozen=True):
    """To the proposed deal."""

    rule: ClassVar[str] = "CT-5.2"
    side: int
    accepts: bool


class DealPaid(Event, frozen=True):
    """Assets change hands for a release."""

    rule: ClassVar[str] = "CT-5.2"
    payer: int
    assets: int


class CaptiveReturned(Event, frozen=True):
    """By a deal a captive returns to the hand of its owner."""

    rule: ClassVar[str] = "CT-5.2"
    owner: int
    lord: int


class CardChosen(Event, frozen=True):
    """A negotiation card is chosen; which one, stays secret until both are."""

    rule: ClassVar[str] = "CT-5.3"
    side: int


class CardsRevealed(Event, frozen=True):
    """Both cards are turned over; `winner` is NOBODY if nothing happens, `by_church` if the church decided."""

    rule: ClassVar[str] = "CT-5.3"
    france: int
    england: int
    winner: int
    by_church: bool


class Suffered(Event, frozen=True):
    """The loser puts tokens into its castle and loses assets to the supply."""

    rule: ClassVar[str] = "CT-5.4"
    side: int
    tokens: int
    assets: int


class Ransomed(Event, frozen=True):
    """The winner's captive on the table goes home; the ransom goes to the captor."""

    rule: ClassVar[str] = "CT-5.5"
    owner: int
    lord: int
    assets: int


class CaptiveKept(Event, frozen=True):
    """A captive on the table goes back to its captor."""

    rule: ClassVar[str] = "CT-5.1"
    owner: int
    lord: int


class NegotiationEnded(Event, frozen=True):
    """Cards and church tokens return to the hands."""

    rule: ClassVar[str] = "CT-5.6"
    france: int
    england: int


class NoEvent(Event, frozen=True):
    """As many victory medals on both sides: no event."""

    rule: ClassVar[str] = "CT-6.1"
    phase: int


class EventRolled(Event, frozen=True):
    """The side with fewer medals rolls on the event table."""

    rule: ClassVar[str] = "CT-6.1"
    side: int
    phase: int
    die: int


class EventAssets(Event, frozen=True):
    """An event changes a side's assets (negative: a loss)."""

    rule: ClassVar[str] = "CT-0.5"
    side: int
    assets: int


class BurgundyTaken(Event, frozen=True):
    """The Burgundy token comes to the hand of `side`; `before` held it (NOBODY: the supply)."""

    rule: ClassVar[str] = "CT-6.1"
    side: int
    before: int


class CaptiveFreed(Event, frozen=True):
    """An event sends a captive home for nothing."""

    rule: ClassVar[str] = "CT-0.5"
    owner: int
    lord: int


class GameEnded(Event, frozen=True):
    """By `reason` "five-medals", "ruin", "burgundy", "more-assets" or "equal-assets"; a draw's `winner` is NOBODY."""

    rule: ClassVar[str] = "CT-7.2"
    reason: str
    winner: int


CrownTakerEvent = (
    PhaseBegan
    | WaitingLordCalled
    | LordPlaced
    | Deployed
    | TreasuryFilled
    | SkillUsed
    | SkillKept
    | Levied
    | Rolled
    | Pressed
    | Guarded
    | TroopLost
    | NobodyLost
    | ArmsReturned
    | WarWon
    | LordCaptured
    | WarDrawn
    | LordReturned
    | LordWaits
    | TokensReturned
    | Passed
    | PutUp
    | Proposed
    | Answered
    | DealPaid
    | CaptiveReturned
    | CardChosen
    | CardsRevealed
    | Suffered
    | Ransomed
    | CaptiveKept
    | NegotiationEnded
    | NoEvent
    | EventRolled
    | EventAssets
    | BurgundyTaken
    | CaptiveFreed
    | GameEnded
)
