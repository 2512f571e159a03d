"""Numbers of CrownTaker that can be explained, and the kinds of their summands."""

from __future__ import annotations

from typing import Literal

from hoshikan.engine.sums import Quantity, Term
from hoshikan.games.crowntaker.rules.component_box import POWERS

Space = Literal["troops", "arms", "church", "treasury"]
Place = Literal["troops", "arms", "church", "treasury", "hand", "castle"]
Comparable = Literal["medals", "assets", "church", "cards"]

# What can be asked


class Assets(Quantity, frozen=True, kw_only=True):
    """Assets of a side, by origin."""

    side: int


class AssetsAfter(Quantity, frozen=True, kw_only=True):
    """Assets of a side after one change."""

    side: int
    by: Term


class Medals(Quantity, frozen=True, kw_only=True):
    """Medals of a side, or of Burgundy."""

    owner: int


class Lead(Quantity, frozen=True, kw_only=True):
    """Difference between two sides, the first one less the other."""

    side: int
    what: Comparable
    rule: str


class Stock(Quantity, frozen=True, kw_only=True):
    """Tokens of a side in hand or in its castle."""

    side: int
    place: Literal["hand", "castle"]


class Kept(Quantity, frozen=True, kw_only=True):
    """Tokens in hand after a deployment."""

    side: int
    placed: tuple[tuple[Place, int], ...]


class Room(Quantity, frozen=True, kw_only=True):
    """Free places below the commander's limit."""

    side: int
    space: Literal["troops", "arms"]


class Most(Quantity, frozen=True, kw_only=True):
    """Most tokens that a deployment can put into a space."""

    side: int
    space: Space


class Troops(Quantity, frozen=True, kw_only=True):
    """Troops of a side after one change."""

    side: int
    by: Term


class Power(Quantity, frozen=True, kw_only=True):
    """Power of a side in this round of war."""

    side: int
    dice: tuple[int, ...]


class LastRoll(Quantity, frozen=True, kw_only=True):
    """Power that a side rolled last."""

    side: int
    dice: tuple[int, ...]
    may_charge: bool
    """True if the commander's skill is Charge: a view does not keep whether that round had it."""


class Uses(Quantity, frozen=True, kw_only=True):
    """Uses of a skill that are left in this war."""

    side: int
    skill: str


class Returned(Quantity, frozen=True, kw_only=True):
    """Tokens that a side takes back."""

    side: int
    tokens: int
    troops: int
    """Those of them that were troops when the war ended."""


class TokenLoss(Quantity, frozen=True, kw_only=True):
    """Tokens that a card takes from a side."""

    side: int
    card: str


TokenQuantity = Stock | Kept | Room | Most | Troops | Returned | TokenLoss
CrownTakerQuantity = Assets | AssetsAfter | Medals | Lead | Power | LastRoll | Uses | TokenQuantity

# What it is made of


class AssetsBefore(Term, frozen=True, kw_only=True):
    """Assets before the change."""


class FromTreasury(Term, frozen=True, kw_only=True):
    """Assets for tokens."""

    tokens: int
    each: int
    rule: str = "CT-2.1"


class SkillCost(Term, frozen=True, kw_only=True):
    """Cost of a skill."""

    skill: str
    rule: str = "CT-3.1"


class ForTroops(Term, frozen=True, kw_only=True):
    """One asset for each troop left."""

    rule: str = "CT-3.4"


class OnCard(Term, frozen=True, kw_only=True):
    """Assets or tokens printed on the card that won."""

    card: str
    rule: str = "CT-0.4"


class Ransom(Term, frozen=True, kw_only=True):
    """Ransom of a lord, paid or received."""

    owner: int
    lord: str
    rule: str = "CT-5.5"


class Deal(Term, frozen=True, kw_only=True):
    """Assets paid or received in a deal."""

    rule: str = "CT-5.2"


class FromEvent(Term, frozen=True, kw_only=True):
    """Assets by the event table."""

    die: int
    rule: str = "CT-0.5"


class MedalsOf(Term, frozen=True, kw_only=True):
    """Medals of wars, one of each phase."""

    phases: tuple[int, ...]
    rule: str = "CT-3.4"


class Compared(Term, frozen=True, kw_only=True):
    """One side's number of the two that are compared."""

    side: int


class OwnTokens(Term, frozen=True, kw_only=True):
    """Tokens that a side has without Burgundy's."""

    rule: str = "CT-0.1"


class BurgundyToken(Term, frozen=True, kw_only=True):
    """Burgundy's token."""

    rule: str = "CT-6.1"


class At(Term, frozen=True, kw_only=True):
    """Tokens at a place."""

    place: Place


class Limit(Term, frozen=True, kw_only=True):
    """Limit of the commander (`lord`), or of the treasury."""

    side: int
    lord: str | None
    rule: str = "CT-2.1"


class NotInHand(Term, frozen=True, kw_only=True):
    """Tokens that are not in hand."""


class NeededTroop(Term, frozen=True, kw_only=True):
    """The token that has to be a troop."""

    rule: str = "CT-2.2"


class TroopsBefore(Term, frozen=True, kw_only=True):
    """Troops before the change."""


class Restored(Term, frozen=True, kw_only=True):
    """The troop that a levy restores."""

    rule: str = "CT-0.2"


class Fallen(Term, frozen=True, kw_only=True):
    """The troop that a round of war costs."""

    rule: str = "CT-3.2"


class Sign(Term, frozen=True, kw_only=True):
    """Power of the die that counts."""

    side: int
    lord: str
    arms: int
    die: int
    rule: str = "CT-0.3"

    @property
    def sign(self) -> str:
        """The sign as the attack tables have it."""
        return POWERS[self.amount]


class SpareDie(Term, frozen=True, kw_only=True):
    """The die of a feint that does not count."""

    die: int
    rule: str = "CT-0.2"


class Charged(Term, frozen=True, kw_only=True):
    """Power by Charge; 0 for ×."""

    rule: str = "CT-0.2"


class MostUses(Term, frozen=True, kw_only=True):
    """Uses of a skill in a war."""

    rule: str = "CT-3.1"


class Used(Term, frozen=True, kw_only=True):
    """Uses of the skill so far."""


AssetTerm = AssetsBefore | FromTreasury | SkillCost | ForTroops | OnCard | Ransom | Deal | FromEvent
TokenTerm = OwnTokens | BurgundyToken | Limit | NotInHand | NeededTroop
PowerTerm = Sign | SpareDie | Charged
CrownTakerTerm = (
    AssetTerm | TokenTerm | PowerTerm | MedalsOf | Compared | At | TroopsBefore | Restored | Fallen | MostUses | Used
)
