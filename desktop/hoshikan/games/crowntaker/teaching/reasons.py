"""Kinds of reasons of CrownTaker; `screen/reasons.py` has their wordings.

Fields named `lord` are ranks ("duke"), `card` is a negotiation card ("A"), chances are whole per cent. Values are in
4 % of a sure win.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hoshikan.engine.tutor import Reason

Theme: TypeAlias = Literal[
    "war",
    "at stake",
    "next war",
    "treasury",
    "church",
    "skill",
    "home",
    "captives",
    "ransom",
    "deal",
    "answer",
    "request",
    "duel",
    "later cards",
]


class WarChance(Reason, frozen=True):
    """Chance to win the war; helps if that is larger than the chance to lose it. `full` is for the choice of a lord:
    with the army of all tokens that wins most often. `enemy` is empty while the other side has no commander."""

    kind = "war-chance"
    rule = "CT-3.2"
    theme: ClassVar[Theme] = "war"
    lord: str
    enemy: str
    percent: int
    full: bool


class LordAtStake(Reason, frozen=True):
    """The lord becomes a captive if the war is lost."""

    kind = "lord-at-stake"
    rule = "CT-3.4"
    theme: ClassVar[Theme] = "at stake"
    risk = True
    lord: str
    ransom: int
    percent: int


class CheapLoss(Reason, frozen=True):
    """The lord in hand with the lowest ransom."""

    kind = "cheap-loss"
    rule = "CT-3.4"
    theme: ClassVar[Theme] = "at stake"
    remark = True
    lord: str
    ransom: int


class RestsNext(Reason, frozen=True):
    """The strongest lord in hand stays there for the next war, or misses it because it `commands` in this one."""

    kind = "rests-next"
    rule = "CT-4.1"
    theme: ClassVar[Theme] = "next war"
    remark = True
    lord: str
    commands: bool


class SpareTokens(Reason, frozen=True):
    """The largest army of the lord, of `army` tokens, leaves `spare` of the hand."""

    kind = "spare-tokens"
    rule = "CT-2.1"
    theme: ClassVar[Theme] = "treasury"
    remark = True
    lord: str
    army: int
    spare: int


class Army(Reason, frozen=True):
    """More than half of the faces of the die have power, or fewer."""

    kind = "army"
    rule = "CT-3.2"
    theme: ClassVar[Theme] = "war"
    remark = True
    troops: int
    arms: int
    hits: int


class Treasury(Reason, frozen=True):
    """`tokens` in the treasury bring `assets`."""

    kind = "treasury"
    rule = "CT-2.1"
    theme: ClassVar[Theme] = "treasury"
    tokens: int
    assets: int


class IdleTokens(Reason, frozen=True):
    """`tokens` are not placed; the treasury would give `assets` for them."""

    kind = "idle-tokens"
    rule = "CT-2.1"
    theme: ClassVar[Theme] = "treasury"
    tokens: int
    assets: int


class Church(Reason, frozen=True):
    """`tokens` in the church against `others`: wins or loses equal cards."""

    kind = "church"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "church"
    tokens: int
    others: int


class ChurchOpen(Reason, frozen=True):
    """`tokens` in the church, before the other side has deployed."""

    kind = "church-open"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "church"
    tokens: int


class SkillChance(Reason, frozen=True):
    """The war is won `percent` of the time with the skill in this round, and `without` it; `uses` is the answer."""

    kind = "skill-chance"
    rule = "CT-3.1"
    theme: ClassVar[Theme] = "skill"
    skill: str
    percent: int
    without: int
    uses: bool


class SkillCost(Reason, frozen=True):
    """The skill costs `assets`, which are paid, or kept if it is not used."""

    kind = "skill-cost"
    rule = "CT-3.1"
    theme: ClassVar[Theme] = "skill"
    skill: str
    assets: int
    uses: bool


class SkillUses(Reason, frozen=True):
    """The last use of the skill in this war is spent, or kept if it is not used."""

    kind = "skill-uses"
    rule = "CT-3.1"
    theme: ClassVar[Theme] = "skill"
    remark = True
    skill: str
    uses: bool


class NoSkillNow(Reason, frozen=True):
    """The rules allow no skill this time."""

    kind = "no-skill-now"
    rule = "CT-3.1"
    theme: ClassVar[Theme] = "skill"
    remark = True


class ComesHome(Reason, frozen=True):
    """A captive of the player returns for nothing."""

    kind = "comes-home"
    rule = "CT-0.5"
    theme: ClassVar[Theme] = "home"
    lord: str


class MayComeHome(Reason, frozen=True):
    """The player's captive on the table comes home for `assets`, with this card `percent` of the time; 0 before
    the cards."""

    kind = "may-come-home"
    rule = "CT-5.5"
    theme: ClassVar[Theme] = "home"
    lord: str
    assets: int
    percent: int


class GivesUpCaptive(Reason, frozen=True):
    """The other side's captive on the table goes home for `assets`, with this card `percent` of the time; 0 before the
    cards."""

    kind = "gives-up-captive"
    rule = "CT-5.5"
    theme: ClassVar[Theme] = "captives"
    lord: str
    assets: int
    percent: int


class RansomRuins(Reason, frozen=True):
    """As `MayComeHome`, but the player has no more than `assets`."""

    kind = "ransom-ruins"
    rule = "CT-7.2"
    theme: ClassVar[Theme] = "ransom"
    risk = True
    lord: str
    assets: int
    percent: int


class RansomRuinsThem(Reason, frozen=True):
    """As `GivesUpCaptive`, but the other side has no more than `assets`."""

    kind = "ransom-ruins-them"
    rule = "CT-7.2"
    theme: ClassVar[Theme] = "ransom"
    lord: str
    assets: int
    percent: int


class DealBringsLord(Reason, frozen=True):
    """The player's captive comes home."""

    kind = "deal-brings-lord"
    rule = "CT-5.2"
    theme: ClassVar[Theme] = "deal"
    lord: str


class DealFreesTheirs(Reason, frozen=True):
    """The other side's captive goes home."""

    kind = "deal-frees-theirs"
    rule = "CT-5.2"
    theme: ClassVar[Theme] = "deal"
    lord: str


class DealAssets(Reason, frozen=True):
    """`assets` are paid to the player's side, or by it."""

    kind = "deal-assets"
    rule = "CT-5.2"
    theme: ClassVar[Theme] = "deal"
    assets: int


class TheyWouldDecline(Reason, frozen=True):
    """By static evaluation the deal costs the other side more than it brings."""

    kind = "they-would-decline"
    rule = "CT-5.2"
    theme: ClassVar[Theme] = "deal"
    opinion = True


class Declines(Reason, frozen=True):
    """By static evaluation the declined deal would harm the player, or help."""

    kind = "declines"
    rule = "CT-5.2"
    theme: ClassVar[Theme] = "answer"
    opinion = True


class NoRequest(Reason, frozen=True):
    """By static evaluation no request is better than a pass, or one is; without `choice` there is no other."""

    kind = "no-request"
    rule = "CT-5.1"
    theme: ClassVar[Theme] = "request"
    opinion = True
    choice: bool


class MayHit(Reason, frozen=True):
    """The other side suffers the card; `ruins` if it has no more assets than that."""

    kind = "may-hit"
    rule = "CT-5.4"
    theme: ClassVar[Theme] = "duel"
    card: str
    assets: int
    tokens: int
    percent: int
    ruins: bool


class MaySuffer(Reason, frozen=True):
    """The player suffers a card `percent` of the time, and is ruined by it `ruin` of the time."""

    kind = "may-suffer"
    rule = "CT-5.4"
    theme: ClassVar[Theme] = "duel"
    risk = True
    percent: int
    ruin: int


class CardOdds(Reason, frozen=True):
    """The card beats `wins` of the `of` cards that the other side has left, and loses to `losses`."""

    kind = "card-odds"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "duel"
    remark = True
    card: str
    wins: int
    losses: int
    of: int


class LosesTo(Reason, frozen=True):
    """The worst of their cards that beats the card played, and what it costs."""

    kind = "loses-to"
    rule = "CT-5.4"
    theme: ClassVar[Theme] = "duel"
    remark = True
    card: str
    assets: int
    tokens: int


class KeepsCard(Reason, frozen=True):
    """The best card kept, which beats more of theirs than the card played."""

    kind = "keeps-card"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "later cards"
    remark = True
    card: str
    wins: int
    of: int


class SpendsCard(Reason, frozen=True):
    """In a round without a captive the card would do more, or less, than the player's cards on average."""

    kind = "spends-card"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "later cards"
    card: str


class AnyOrder(Reason, frozen=True):
    """With no captive and no ruin in sight, no order of the cards of the last `rounds` rounds is better than another. A
    reason all the same, with one value for all cards: else a hint would have none."""

    kind = "any-order"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "later cards"
    remark = True
    card: str
    rounds: int


class MeetsCards(Reason, frozen=True):
    """As `CardOdds`, where no order is better: the odds are no argument for the card or against it."""

    kind = "meets-cards"
    rule = "CT-5.3"
    theme: ClassVar[Theme] = "duel"
    remark = True
    card: str
    wins: int
    losses: int
    of: int


CrownTakerReason: TypeAlias = (
    WarChance
    | LordAtStake
    | CheapLoss
    | RestsNext
    | SpareTokens
    | Army
    | Treasury
    | IdleTokens
    | Church
    | ChurchOpen
    | SkillChance
    | SkillCost
    | SkillUses
    | NoSkillNow
    | ComesHome
    | MayComeHome
    | GivesUpCaptive
    | RansomRuins
    | RansomRuinsThem
    | DealBringsLord
    | DealFreesTheirs
    | DealAssets
    | TheyWouldDecline
    | Declines
    | NoRequest
    | MayHit
    | MaySuffer
    | CardOdds
    | LosesTo
    | KeepsCard
    | SpendsCard
    | AnyOrder
    | MeetsCards
)
KINDS: Final[tuple[type[CrownTakerReason], ...]] = get_args(CrownTakerReason)
