"""Numbers of CrownTaker that can be explained, and the kinds of their summands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hoshikan.engine.sums import Quantity, Term
from hoshikan.games.crowntaker.rules.component_box import POWERS

Space = Literal["troops", "arms", "church", "treasury"]
Place = Literal["troops", "arms", "church", "treasury", "hand", "castle"]
Comparable = Literal["medals", "assets", "church", "cards"]

# What can be asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Assets(Quantity):
    """Assets of a side, by origin."""

    side: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AssetsAfter(Quantity):
    """Assets of a side after one change."""

    side: int
    by: Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Medals(Quantity):
    """Medals of a side, or of Burgundy."""

    owner: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead(Quantity):
    """Difference between two sides, the first one less the other."""

    side: int
    what: Comparable
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock(Quantity):
    """Tokens of a side in hand or in its castle."""

    side: int
    place: Literal["hand", "castle"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Quantity):
    """Tokens in hand after a deployment."""

    side: int
    placed: tuple[tuple[Place, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Room(Quantity):
    """Free places below the commander's limit."""

    side: int
    space: Literal["troops", "arms"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Most(Quantity):
    """Most tokens that a deployment can put into a space."""

    side: int
    space: Space


@dataclass(frozen=True, slots=True, kw_only=True)
class Troops(Quantity):
    """Troops of a side after one change."""

    side: int
    by: Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Power(Quantity):
    """Power of a side in this round of war."""

    side: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRoll(Quantity):
    """Power that a side rolled last."""

    side: int
    dice: tuple[int, ...]
    may_charge: bool
    """True if the commander's skill is Charge: a view does not keep whether that round had it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Uses(Quantity):
    """Uses of a skill that are left in this war."""

    side: int
    skill: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Quantity):
    """Tokens that a side takes back."""

    side: int
    tokens: int
    troops: int
    """Those of them that were troops when the war ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenLoss(Quantity):
    """Tokens that a card takes from a side."""

    side: int
    card: str


TokenQuantity = Stock | Kept | Room | Most | Troops | Returned | TokenLoss
CrownTakerQuantity = Assets | AssetsAfter | Medals | Lead | Power | LastRoll | Uses | TokenQuantity

# What it is made of


@dataclass(frozen=True, slots=True, kw_only=True)
class AssetsBefore(Term):
    """Assets before the change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FromTreasury(Term):
    """Assets for tokens."""

    tokens: int
    each: int
    rule: str = "CT-2.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCost(Term):
    """Cost of a skill."""

    skill: str
    rule: str = "CT-3.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForTroops(Term):
    """One asset for each troop left."""

    rule: str = "CT-3.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class OnCard(Term):
    """Assets or tokens printed on the card that won."""

    card: str
    rule: str = "CT-0.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ransom(Term):
    """Ransom of a lord, paid or received."""

    owner: int
    lord: str
    rule: str = "CT-5.5"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Term):
    """Assets paid or received in a deal."""

    rule: str = "CT-5.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class FromEvent(Term):
    """Assets by the event table."""

    die: int
    rule: str = "CT-0.5"


@dataclass(frozen=True, slots=True, kw_only=True)
class MedalsOf(Term):
    """Medals of wars, one of each phase."""

    phases: tuple[int, ...]
    rule: str = "CT-3.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared(Term):
    """One side's number of the two that are compared."""

    side: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnTokens(Term):
    """Tokens that a side has without Burgundy's."""

    rule: str = "CT-0.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class BurgundyToken(Term):
    """Burgundy's token."""

    rule: str = "CT-6.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class At(Term):
    """Tokens at a place."""

    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit(Term):
    """Limit of the commander (`lord`), or of the treasury."""

    side: int
    lord: str | None
    rule: str = "CT-2.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotInHand(Term):
    """Tokens that are not in hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NeededTroop(Term):
    """The token that has to be a troop."""

    rule: str = "CT-2.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class TroopsBefore(Term):
    """Troops before the change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored(Term):
    """The troop that a levy restores."""

    rule: str = "CT-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen(Term):
    """The troop that a round of war costs."""

    rule: str = "CT-3.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign(Term):
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


@dataclass(frozen=True, slots=True, kw_only=True)
class SpareDie(Term):
    """The die of a feint that does not count."""

    die: int
    rule: str = "CT-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Charged(Term):
    """Power by Charge; 0 for ×."""

    rule: str = "CT-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class MostUses(Term):
    """Uses of a skill in a war."""

    rule: str = "CT-3.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(Term):
    """Uses of the skill so far."""


AssetTerm = AssetsBefore | FromTreasury | SkillCost | ForTroops | OnCard | Ransom | Deal | FromEvent
TokenTerm = OwnTokens | BurgundyToken | Limit | NotInHand | NeededTroop
PowerTerm = Sign | SpareDie | Charged
CrownTakerTerm = (
    AssetTerm | TokenTerm | PowerTerm | MedalsOf | Compared | At | TroopsBefore | Restored | Fallen | MostUses | Used
)
