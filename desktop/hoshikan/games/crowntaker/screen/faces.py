"""Faces of each kind of piece for the painters of CrownTaker. Sides and owners are the numbers of `phases`."""

from __future__ import annotations

from typing import Literal, NamedTuple


class RealmFace(NamedTuple):
    """The banner of a side; `active` if the side decides."""

    side: int
    active: bool


class BannerFace(NamedTuple):
    """A side's coat of arms, with a crown for the start player and a golden ring while the side decides."""

    side: int
    first: bool
    active: bool


class PlayerFace(NamedTuple):
    """The ring around the face of a seat that decides."""

    seat: int


class StatFace(NamedTuple):
    """A number of a side: `sign` "coin", "medal" or "token". What it counts stands above it in words."""

    sign: str
    number: str
    side: int
    burgundy: bool = False
    """True if the Burgundy token is among them."""


class EmptyFace(NamedTuple):
    """The place of a side's negotiation card, printed on the map."""

    side: int


class TrayFace(NamedTuple):
    """The felt for decisions; `yours` if by the player at the screen."""

    yours: bool


class TowerFace(NamedTuple):
    """The place of a side's captives."""

    side: int


class StoreFace(NamedTuple):
    """Tokens that lie in a "castle" or "church"."""

    sign: str
    side: int
    tokens: int


class PhaseFace(NamedTuple):
    """A space of the map, with the medal of its `owner` once there was a war."""

    phase: int
    owner: int | None
    now: bool
    event: bool


CastleState = Literal["peace", "war", "besieged", "ruined"]
"""The state of a castle: its windows are lit, it is armed, its last troop defends it, or its walls are down."""


class CastleFace(NamedTuple):
    """The castle of a side on the map, with the banner of `flag`; `crown` over it when the game is won."""

    side: int
    state: CastleState = "peace"
    flag: int = -1
    """The side whose banner flies there."""
    crown: bool = False


class CourseFace(NamedTuple):
    """The stage of a phase in `words`, between the signs of those before it and of those to come."""

    words: str
    past: tuple[str, ...]
    ahead: tuple[str, ...]


class PostFace(NamedTuple):
    """The place of a commander or of a captive put up; with the `arms` of the side while it is empty."""

    side: int
    arms: bool


class SkillFace(NamedTuple):
    """A commander's skill in this war; `declared` for this round."""

    words: str
    used: int
    most: int
    """Uses at most."""
    declared: bool


class ArmyFace(NamedTuple):
    """Tokens of a side that serve as "troops" or "arms", in a rank that begins where the enemy is."""

    sign: str
    tokens: int
    most: int
    side: int


class CounterFace(NamedTuple):
    """The head of a row of places for tokens."""

    sign: str
    words: str
    use: str
    tokens: int
    most: int


class PlaceFace(NamedTuple):
    """A place for one token: `state` "full", "open" or "far" (not enough tokens)."""

    side: int
    state: str


class PileFace(NamedTuple):
    """The tokens left to place."""

    side: int
    tokens: int
    words: str


class TileFace(NamedTuple):
    """Something that can be done, dimmed if not now; `more` is what it means in a few words."""

    sign: str
    words: str
    more: str
    usable: bool


class SumFace(NamedTuple):
    """A pile of coins under its `words`: what a deal pays, or what the payer keeps; None while no deal has a sum."""

    assets: int | None
    words: str
    payer: int
    offered: bool
    """True if it is what the deal pays."""


class StepFace(NamedTuple):
    """Coins added to a deal by a press, or taken back if negative."""

    coins: int


class HeadFace(NamedTuple):
    """The face of a lord who speaks."""

    side: int
    rank: str
    mood: Literal["calm", "pleased", "worried"]


class SpeechFace(NamedTuple):
    """Words of the lord at the left."""

    words: str


class TokenFace(NamedTuple):
    """A token on its way, of a side or BURGUNDY."""

    owner: int


class MedalFace(NamedTuple):
    """A medal on its way, of a side or BURGUNDY."""

    owner: int


class LordFace(NamedTuple):
    """A lord with what is printed on it."""

    side: int
    rank: str
    name: str
    troops: tuple[str, int]
    arms: tuple[str, int]
    ransom: tuple[str, int]
    skill: tuple[str, str]
    """Its name, and what it costs, …"""
    does: str
    """… and what it is good for."""
    held: bool = False
    """True for a captive, of which only the ransom matters."""
    cost: int = 0
    """Cost of its skill, beside a coin where there is no room for words."""
    leads: bool = False
    """True for a commander on the map: the face alone, since everything else is beside it."""


class CardCost(NamedTuple):
    """The loser's loss by a negotiation card: `kind` is "tokens" or "assets"."""

    kind: str
    amount: int


class CardFace(NamedTuple):
    """A negotiation card with what the loser suffers: `state` is "" (unused) or "used"."""

    side: int
    card: str
    costs: tuple[CardCost, ...]
    state: str = ""


class BackFace(NamedTuple):
    """A negotiation card face down."""

    side: int


class DiceFace(NamedTuple):
    """A side's dice; none: the place for them."""

    side: int
    rolled: tuple[int, ...]


class AttackFace(NamedTuple):
    """An attack row, a symbol for each die (CT-0.3), those of the dice `rolled` marked."""

    row: str
    rolled: tuple[int, ...]


class PowerFace(NamedTuple):
    """The power of a side's dice and skill, with its sign and the `words` below; None before the roll."""

    power: int | None
    words: str
