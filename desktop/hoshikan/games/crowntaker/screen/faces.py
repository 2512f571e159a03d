"""What the painters of CrownTaker are told about each kind of piece. Sides and owners are the numbers of `phases`."""

from __future__ import annotations

from typing import NamedTuple


class RealmFace(NamedTuple):
    """The panel of a side; `active` if the side decides."""

    side: int
    active: bool


class BannerFace(NamedTuple):
    """A side's coat of arms, with a crown for the start player."""

    side: int
    first: bool


class PlayerFace(NamedTuple):
    """A seat's emblem, ringed while the seat decides."""

    seat: int
    active: bool


class StatFace(NamedTuple):
    """A number of a side: `sign` "coin", "medal" or "token"."""

    sign: str
    number: str
    side: int
    burgundy: bool = False
    """Whether the Burgundy token is among them."""


class EmptyFace(NamedTuple):
    """A place where nothing lies, with a sign or without ("")."""

    sign: str = ""


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


class FieldFace(NamedTuple):
    """The ground between the sides, of war or of negotiation."""

    war: bool


class PostFace(NamedTuple):
    """Where a commander stands or a captive is put up."""

    side: int


class SkillFace(NamedTuple):
    """A commander's skill in this war, used `used` times of `most`; `declared` for this round."""

    words: str
    used: int
    most: int
    declared: bool


class ArmyFace(NamedTuple):
    """Tokens of a side that stand as "troops" or "arms"."""

    sign: str
    tokens: int
    most: int
    side: int


class CounterFace(NamedTuple):
    """The head of a row of places for tokens."""

    sign: str
    words: str
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
    """Something that can be done, dimmed if not now."""

    sign: str
    words: str
    more: str
    usable: bool


class SumFace(NamedTuple):
    """The assets of a deal; None while no deal has a sum."""

    assets: int | None


class DigitFace(NamedTuple):
    """A digit to write a sum with."""

    digit: int


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
    troops: int
    arms: int
    ransom: int
    skill: str


class CardFace(NamedTuple):
    """A negotiation card with what the loser suffers: `state` "" (unused), "used" or "last" (played last round)."""

    side: int
    card: str
    tokens: int
    assets: int
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
    """What a side's dice and skill give, with its sign and the `words` below; None before the roll."""

    power: int | None
    words: str
