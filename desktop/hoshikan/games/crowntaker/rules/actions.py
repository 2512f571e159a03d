"""The actions of CrownTaker and their notation, such as `propose sell baron 6`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.games.crowntaker.rules.phases import CARDS, DIE, NOBODY, RANKS

SUMS: Final = 200
"""Deals up to this number of assets are ready-made; larger ones are made on demand."""
_NUMBER: Final = r"(0|[1-9][0-9]{0,3})"
_DEPLOY: Final = re.compile(rf"deploy troops={_NUMBER} arms={_NUMBER} church={_NUMBER} treasury={_NUMBER}")
_RANK: Final = rf"({'|'.join(RANKS)})"
_DEAR: Final = re.compile(rf"propose (release|sell) {_RANK} {_NUMBER}")
_COMBINED: Final = re.compile(rf"propose swap {_RANK} {_RANK} (pay|ask) ([1-9][0-9]{{0,3}})")


class CrownTakerAction(Action):
    """A decision or a roll."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return parse, (self.text,)


class Command(CrownTakerAction):
    """A lord takes command (CT-2.1)."""

    __slots__ = ("lord",)

    def __init__(self, lord: int) -> None:
        super().__init__(f"lord {RANKS[lord]}")
        self.lord = lord


class Deploy(CrownTakerAction):
    """Tokens from the hand to the spaces of the formation (CT-2.1)."""

    __slots__ = ("arms", "church", "tokens", "treasury", "troops")

    def __init__(self, troops: int, arms: int, church: int, treasury: int) -> None:
        super().__init__(f"deploy troops={troops} arms={arms} church={church} treasury={treasury}")
        self.troops = troops
        self.arms = arms
        self.church = church
        self.treasury = treasury
        self.tokens = troops + arms + church + treasury


class Skill(CrownTakerAction):
    """The use of the commander's skill, or none, in this round of the war (CT-3.1)."""

    __slots__ = ("uses",)

    def __init__(self, uses: bool) -> None:
        super().__init__("skill" if uses else "no-skill")
        self.uses = uses


class Demand(CrownTakerAction):
    """One's own captive lord must be put up (CT-5.1)."""

    __slots__ = ("lord",)

    def __init__(self, lord: int) -> None:
        super().__init__(f"demand {RANKS[lord]}")
        self.lord = lord


class Offer(CrownTakerAction):
    """A prisoner one holds is forced onto the table (CT-5.1)."""

    __slots__ = ("lord",)

    def __init__(self, lord: int) -> None:
        super().__init__(f"offer {RANKS[lord]}")
        self.lord = lord


class Propose(CrownTakerAction):
    """A deal (CT-5.2): `ours` and `theirs` are the captives that go home (or NOBODY); `pays` and `asks` assets.

    Two captives and assets make a combined deal: "propose swap duke baron pay 3" or "… ask 3".
    """

    __slots__ = ("asks", "ours", "pays", "theirs")

    def __init__(self, ours: int, theirs: int, pays: int, asks: int) -> None:
        if theirs == NOBODY:
            text = f"propose release {RANKS[ours]} {pays}"
        elif ours == NOBODY:
            text = f"propose sell {RANKS[theirs]} {asks}"
        else:
            assets = f" pay {pays}" if pays else f" ask {asks}" if asks else ""
            text = f"propose swap {RANKS[ours]} {RANKS[theirs]}{assets}"
        super().__init__(text)
        self.ours = ours
        self.theirs = theirs
        self.pays = pays
        self.asks = asks

    @property
    def combined(self) -> bool:
        """True if a captive and assets are given for a captive."""
        return self.ours != NOBODY and self.theirs != NOBODY and self.pays + self.asks > 0


class Pass(CrownTakerAction):
    """No request for now (CT-5.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass")


class Answer(CrownTakerAction):
    """To a proposed deal (CT-5.2)."""

    __slots__ = ("accepts",)

    def __init__(self, accepts: bool) -> None:
        super().__init__("accept" if accepts else "decline")
        self.accepts = accepts


class Negotiate(CrownTakerAction):
    """The negotiation card chosen secretly (CT-5.3)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"negotiate {CARDS[card]}")
        self.card = card


class Free(CrownTakerAction):
    """The captive that an event sends home (CT-0.5)."""

    __slots__ = ("lord",)

    def __init__(self, lord: int) -> None:
        super().__init__(f"free {RANKS[lord]}")
        self.lord = lord


class WarRoll(CrownTakerAction):
    """Dice of France and England, one or (a feint) two each, lower die first (CT-3.2)."""

    __slots__ = ("england", "france")

    def __init__(self, france: tuple[int, ...], england: tuple[int, ...]) -> None:
        super().__init__(f"roll {'+'.join(map(str, france))} {'+'.join(map(str, england))}")
        self.france = france
        self.england = england


class EventRoll(CrownTakerAction):
    """The die of an event (CT-6.1)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"roll {die}")
        self.die = die


_LORDS: Final = range(len(RANKS))
COMMANDS: Final = tuple(Command(lord) for lord in _LORDS)
DEMANDS: Final = tuple(Demand(lord) for lord in _LORDS)
OFFERS: Final = tuple(Offer(lord) for lord in _LORDS)
FREES: Final = tuple(Free(lord) for lord in _LORDS)
SWAPS: Final = tuple(tuple(Propose(ours, theirs, 0, 0) for theirs in _LORDS) for ours in _LORDS)
_RELEASES: Final = tuple(tuple(Propose(lord, NOBODY, assets, 0) for assets in range(SUMS)) for lord in _LORDS)
_SALES: Final = tuple(tuple(Propose(NOBODY, lord, 0, assets) for assets in range(SUMS)) for lord in _LORDS)
PASS: Final = Pass()
USE_SKILL: Final = Skill(True)
NO_SKILL: Final = Skill(False)
ACCEPT: Final = Answer(True)
DECLINE: Final = Answer(False)
NEGOTIATE: Final = tuple(Negotiate(card) for card in range(len(CARDS)))
EVENT_ROLLS: Final = tuple((EventRoll(die), 1.0 / DIE) for die in range(1, DIE + 1))

_ONE_DIE: Final = tuple(((die,), 1.0 / DIE) for die in range(1, DIE + 1))
_TWO_DICE: Final = tuple(
    ((low, high), (1.0 if low == high else 2.0) / (DIE * DIE))
    for low in range(1, DIE + 1)
    for high in range(low, DIE + 1)
)


def _rolls(france: bool, england: bool) -> tuple[tuple[WarRoll, float], ...]:
    ours: Sequence[tuple[tuple[int, ...], float]] = _TWO_DICE if france else _ONE_DIE
    theirs: Sequence[tuple[tuple[int, ...], float]] = _TWO_DICE if england else _ONE_DIE
    return tuple((WarRoll(one[0], other[0]), one[1] * other[1]) for one, other in product(ours, theirs))


WAR_ROLLS: Final = (_rolls(False, False), _rolls(True, False), _rolls(False, True), _rolls(True, True))
"""Outcomes with their probabilities; index: 1 if France feints, plus 2 if England does."""


def releases(lord: int, assets: int) -> Sequence[Propose]:
    """Proposals to pay 0 to `assets` - 1 for one's own captive `lord`."""
    ready = _RELEASES[lord]
    return ready[:assets] if assets <= SUMS else [Propose(lord, NOBODY, pays, 0) for pays in range(assets)]


def sales(lord: int, assets: int) -> Sequence[Propose]:
    """Proposals to free the prisoner `lord` for 0 to `assets` - 1."""
    ready = _SALES[lord]
    return ready[:assets] if assets <= SUMS else [Propose(NOBODY, lord, 0, asks) for asks in range(assets)]


def combined(ours: int, theirs: int, own_assets: int, other_assets: int) -> list[Propose]:
    """Exchanges in which one side also pays, at least 1 and less than it has."""
    return [
        *(Propose(ours, theirs, pays, 0) for pays in range(1, own_assets)),
        *(Propose(ours, theirs, 0, asks) for asks in range(1, other_assets)),
    ]


def _ready_made() -> dict[str, CrownTakerAction]:
    single: tuple[CrownTakerAction, ...] = (PASS, USE_SKILL, NO_SKILL, ACCEPT, DECLINE)
    ranked: tuple[CrownTakerAction, ...] = (*COMMANDS, *DEMANDS, *OFFERS, *FREES, *NEGOTIATE)
    deals = [deal for row in (*SWAPS, *_RELEASES, *_SALES) for deal in row]
    rolls = [roll for outcomes in WAR_ROLLS for roll, _ in outcomes]
    events = [roll for roll, _ in EVENT_ROLLS]
    return {action.text: action for action in (*single, *ranked, *deals, *rolls, *events)}


_BY_TEXT: Final[Mapping[str, CrownTakerAction]] = _ready_made()


def parse(text: str) -> CrownTakerAction:
    """The action with this notation. Raises NotationError."""
    action = _BY_TEXT.get(text)
    if action is not None:
        return action
    found = _DEPLOY.fullmatch(text)
    if found:
        return Deploy(*(int(number) for number in found.groups()))
    found = _DEAR.fullmatch(text)
    if found:
        lord, assets = RANKS.index(found[2]), int(found[3])
        release = found[1] == "release"
        return Propose(lord, NOBODY, assets, 0) if release else Propose(NOBODY, lord, 0, assets)
    found = _COMBINED.fullmatch(text)
    if found:
        ours, theirs, assets = RANKS.index(found[1]), RANKS.index(found[2]), int(found[4])
        return Propose(ours, theirs, assets, 0) if found[3] == "pay" else Propose(ours, theirs, 0, assets)
    raise NotationError(text)
