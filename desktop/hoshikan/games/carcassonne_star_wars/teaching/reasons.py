"""Kinds of reasons of Carcassonne: Star Wars; `screen/text.py` has their wordings.

`feature` is "route", "asteroid" or "planet"; `x`, `y` a tile with a meeple on the feature, a planet, or an empty place;
`points` what the feature scores as it is; `open` its open sides; `rival`, `other` and `fighter` are seats. Of several
features of a kind the weightiest is described; `count` is how many they are.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hoshikan.engine.tutor import Reason

Theme: TypeAlias = Literal[
    "completing",
    "growing",
    "joining",
    "rival features",
    "battles",
    "battles of others",
    "free to claim",
    "planets",
    "meeples home",
    "fitting tiles",
    "blocking",
    "supply",
    "equipment",
]


class CompletesOwn(Reason, frozen=True):
    """Features of the player's side are completed, for `points` in all."""

    kind = "completes-own"
    rule = "CS-5.1"
    theme: ClassVar[Theme] = "completing"
    feature: str
    x: int
    y: int
    points: int
    count: int = 1


class ExtendsOwn(Reason, frozen=True):
    """A feature of the player's side then has `tiles` and `open` open sides."""

    kind = "extends-own"
    rule = "CS-6.1"
    theme: ClassVar[Theme] = "growing"
    feature: str
    x: int
    y: int
    tiles: int
    open: int
    count: int = 1


class JoinsOwn(Reason, frozen=True):
    """`meeples` of the player's side then hold one open feature."""

    kind = "joins-own"
    rule = "CS-3.2"
    theme: ClassVar[Theme] = "joining"
    feature: str
    x: int
    y: int
    meeples: int
    tiles: int
    count: int = 1


class CompletesRival(Reason, frozen=True):
    """Features of others are completed, for `points` in all."""

    kind = "completes-rival"
    rule = "CS-5.1"
    theme: ClassVar[Theme] = "rival features"
    feature: str
    x: int
    y: int
    points: int
    rival: int
    count: int = 1


class ExtendsRival(Reason, frozen=True):
    """A feature of `rival` then has `tiles` and `open` open sides."""

    kind = "extends-rival"
    rule = "CS-6.1"
    theme: ClassVar[Theme] = "rival features"
    feature: str
    x: int
    y: int
    tiles: int
    open: int
    rival: int
    count: int = 1


class StartsBattle(Reason, frozen=True):
    """The tile joins a feature of the player's side with one of `rival`."""

    kind = "starts-battle"
    rule = "CS-4.1"
    theme: ClassVar[Theme] = "battles"
    feature: str
    x: int
    y: int
    points: int
    dice: int
    rival: int
    rival_dice: int
    count: int = 1


class RivalsBattle(Reason, frozen=True):
    """The tile joins features of `rival` and `other`, who are not of the player's side."""

    kind = "rivals-battle"
    rule = "CS-4.1"
    theme: ClassVar[Theme] = "battles of others"
    feature: str
    x: int
    y: int
    points: int
    rival: int
    other: int
    count: int = 1


class OpensClaim(Reason, frozen=True):
    """The best that can be claimed with the tile is a feature of the tile itself."""

    kind = "opens-claim"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "free to claim"
    feature: str
    points: int
    complete: bool


class OpensPlanet(Reason, frozen=True):
    """The best that can be claimed with the tile is a free planet around it."""

    kind = "opens-planet"
    rule = "CS-3.3"
    theme: ClassVar[Theme] = "planets"
    x: int
    y: int
    points: int


class OpensAttack(Reason, frozen=True):
    """The best that can be claimed with the tile is a planet of `rival` around it."""

    kind = "opens-attack"
    rule = "CS-3.3"
    theme: ClassVar[Theme] = "planets"
    x: int
    y: int
    points: int
    rival: int


class BringsHome(Reason, frozen=True):
    """`meeples` of the player come back to the supply."""

    kind = "brings-home"
    rule = "CS-5.1"
    theme: ClassVar[Theme] = "meeples home"
    remark = True
    meeples: int


class GoesOn(Reason, frozen=True):
    """`fit` of the `left` tiles to come extend a feature where that is hardest; helps if those are not few.

    The feature is one that the player's side then holds (`held`; of an attacked planet, by winning it), or a free one
    that can be claimed with the tile.
    """

    kind = "goes-on"
    rule = "CS-2.2"
    theme: ClassVar[Theme] = "fitting tiles"
    remark = True
    feature: str
    x: int
    y: int
    fit: int
    left: int
    held: bool


class Stuck(Reason, frozen=True):
    """No tile to come goes where the feature of `GoesOn` needs one."""

    kind = "stuck"
    rule = "CS-2.2"
    theme: ClassVar[Theme] = "fitting tiles"
    remark = True
    risk = True
    feature: str
    x: int
    y: int
    held: bool


class Hinders(Reason, frozen=True):
    """Few tiles go from now on where a feature of `rival` needs one: `fit` of `left` to come."""

    kind = "hinders"
    rule = "CS-2.2"
    theme: ClassVar[Theme] = "blocking"
    remark = True
    feature: str
    x: int
    y: int
    fit: int
    left: int
    rival: int


class Narrows(Reason, frozen=True):
    """Few tiles go from now on where a feature of the player's side needs one: `fit` of `left` to come."""

    kind = "narrows"
    rule = "CS-2.2"
    theme: ClassVar[Theme] = "fitting tiles"
    remark = True
    feature: str
    x: int
    y: int
    fit: int
    left: int


class LeavesFree(Reason, frozen=True):
    """A second free feature of the tile can still grow, and the player cannot claim it too."""

    kind = "leaves-free"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "free to claim"
    remark = True
    feature: str
    points: int


class ScoresNow(Reason, frozen=True):
    """The claimed feature is complete: it scores at once, and the meeple comes back."""

    kind = "scores-now"
    rule = "CS-5.1"
    theme: ClassVar[Theme] = "completing"
    feature: str
    points: int


class Promises(Reason, frozen=True):
    """The claimed feature would score `points` if the game ended now."""

    kind = "promises"
    rule = "CS-6.1"
    theme: ClassVar[Theme] = "growing"
    feature: str
    points: int
    open: int


class Attacks(Reason, frozen=True):
    """The meeple fights `rival` for a planet."""

    kind = "attacks"
    rule = "CS-4.1"
    theme: ClassVar[Theme] = "battles"
    x: int
    y: int
    points: int
    dice: int
    rival: int
    rival_dice: int


class Exposed(Reason, frozen=True):
    """A planet with a small meeple: `rivals` players have meeples to attack it, from `open` empty places."""

    kind = "exposed"
    rule = "CS-3.3"
    theme: ClassVar[Theme] = "planets"
    risk = True
    open: int
    rivals: int


class MeeplesLeft(Reason, frozen=True):
    """Meeples in supply after the turn, no more than the player's `turns` to come: helps if none is placed."""

    kind = "spends-meeple"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "supply"
    small: int
    large: int
    turns: int


class EnoughMeeples(Reason, frozen=True):
    """Meeples in supply after the turn are enough for the `turns` to come: hurts if none is placed."""

    kind = "enough-meeples"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "supply"
    remark = True
    meeples: int
    turns: int


class TakesPiece(Reason, frozen=True):
    """The meeple brings a piece of equipment to a battle (`attacks`), or keeps it on an open feature."""

    kind = "takes-piece"
    rule = "CS-8.1"
    theme: ClassVar[Theme] = "equipment"
    gear: str
    feature: str
    attacks: bool


class FightsWith(Reason, frozen=True):
    """Dice of the named fighter; helps if they are more than those of the others of the team."""

    kind = "fights-with"
    rule = "CS-4.2"
    theme: ClassVar[Theme] = "battles"
    fighter: int
    dice: int


class BringsGear(Reason, frozen=True):
    """The named fighter has a piece of equipment in the battle."""

    kind = "brings-gear"
    rule = "CS-8.2"
    theme: ClassVar[Theme] = "equipment"
    fighter: int
    gear: str


class EvenFighters(Reason, frozen=True):
    """All members of the team would roll as many `dice`, with nothing to add."""

    kind = "even-fighters"
    rule = "CS-4.2"
    theme: ClassVar[Theme] = "battles"
    fighter: int
    dice: int


class BringsMost(Reason, frozen=True):
    """The claimed feature has more points than the others that are free here, the best of which is `second` with
    `less`; or that one has more."""

    kind = "brings-most"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "free to claim"
    remark = True
    second: str
    less: int


class PassesUp(Reason, frozen=True):
    """The feature with the most points of those that are free here, where none is a gain for its meeple."""

    kind = "passes-up"
    rule = "CS-3.1"
    theme: ClassVar[Theme] = "free to claim"
    remark = True
    feature: str
    points: int
    open: int


class AnyMeeple(Reason, frozen=True):
    """The claimed feature is complete: the small meeples in supply and the large one would score the same."""

    kind = "any-meeple"
    rule = "CS-5.1"
    theme: ClassVar[Theme] = "meeples home"
    remark = True
    feature: str


class LargeMeeple(Reason, frozen=True):
    """The large meeple, with a die more than a small one, stays in supply or goes to an open feature (`large`), which
    helps on a planet (`defends`)."""

    kind = "large-meeple"
    rule = "CS-4.2"
    theme: ClassVar[Theme] = "supply"
    remark = True
    large: bool
    defends: bool


class KeepsClear(Reason, frozen=True):
    """The tile extends no feature of rivals, as it would at `places` of the `of` other places where it fits."""

    kind = "keeps-clear"
    rule = "CS-2.2"
    theme: ClassVar[Theme] = "rival features"
    remark = True
    places: int
    of: int


StarWarsReason: TypeAlias = (
    CompletesOwn
    | ExtendsOwn
    | JoinsOwn
    | CompletesRival
    | ExtendsRival
    | StartsBattle
    | RivalsBattle
    | OpensClaim
    | OpensPlanet
    | OpensAttack
    | BringsHome
    | GoesOn
    | Stuck
    | Hinders
    | Narrows
    | LeavesFree
    | ScoresNow
    | Promises
    | Attacks
    | Exposed
    | MeeplesLeft
    | EnoughMeeples
    | TakesPiece
    | FightsWith
    | BringsGear
    | EvenFighters
    | BringsMost
    | PassesUp
    | AnyMeeple
    | LargeMeeple
    | KeepsClear
)
KINDS: Final[tuple[type[StarWarsReason], ...]] = get_args(StarWarsReason)
Counted: TypeAlias = CompletesOwn | ExtendsOwn | JoinsOwn | CompletesRival | ExtendsRival | StartsBattle | RivalsBattle
"""Kinds of which one tile may give several."""
