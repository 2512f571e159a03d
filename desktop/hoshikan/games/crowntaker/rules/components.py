"""Components of CrownTaker: lords, cards, events and house numbers from the component file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.components import ComponentFile, within
from hoshikan.engine.errors import SetupError
from hoshikan.engine.limits import check_printed
from hoshikan.games.crowntaker.rules.phases import CARDS, DIE, EVENT_PHASES, RANKS
from hoshikan.resources import game_file

MOST: Final = 99
Row = Annotated[str, msgspec.Meta(pattern=r"^[xs*]{6}\Z")]
"""An armament row of an attack table: die 1 to 6, "x" 0, "s" shield 1, "*" star 2 (CT-0.3)."""
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed name in both languages."""

    ja: str
    en: str


class LordCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lord (CT-0.2): most troops and arms, ransom, the skill with its cost, and one attack row per 0..`arms`."""

    id: str
    troops: Annotated[int, msgspec.Meta(ge=1, le=9)]
    arms: Small
    ransom: Amount
    skill: Literal["levy", "feint", "press", "charge", "guard"]
    cost: Amount
    attack: tuple[Row, ...]
    france: Name
    england: Name


class NegotiationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The loser's loss (CT-0.4): `tokens` to the castle, `assets` to the supply."""

    id: str
    tokens: Small = 0
    assets: Amount = 0


class EventLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the event table (CT-0.5): what `die` brings after `phase`; `otherwise` if no captive can be freed."""

    phase: int
    die: int
    assets: Amount = 0
    opponent_loses: Amount = 0
    burgundy: bool = False
    free: bool = False
    otherwise: Amount = 0


class Treasury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Assets per token spent in a formation, and how many tokens may be (CT-2.1)."""

    per_token: Amount
    most: Small


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the game; `reconstructed` means that not all of them are the published ones."""

    lords: Annotated[tuple[LordCard, ...], msgspec.Meta(min_length=5, max_length=5)]
    cards: Annotated[tuple[NegotiationCard, ...], msgspec.Meta(min_length=6, max_length=6)]
    events: tuple[EventLine, ...]
    treasury: Treasury
    assets: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    tokens: Annotated[int, msgspec.Meta(ge=2, le=20)]
    uses_per_war: Small
    reconstructed: bool = False


def house(data: Mapping[str, Any] | None) -> Components:
    """The shipped components with the keys of `data` in their place. Raises SetupError."""
    if not data:
        return COMPONENTS.shipped()
    with within(COMPONENTS.key):
        return COMPONENTS.read(COMPONENTS.plain(COMPONENTS.shipped()) | dict(data))


def own_names(components: Components) -> dict[str, dict[str, dict[str, str]]]:
    """The printed names that differ from the shipped ones: by side and lord, then by language ("ja" or "en")."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for lord, known in zip(components.lords, COMPONENTS.shipped().lords, strict=True):
        for side, name, usual in (("france", lord.france, known.france), ("england", lord.england, known.england)):
            if name != usual:
                found.setdefault(side, {})[lord.id] = {"ja": name.ja, "en": name.en}
    return found


def _check(components: Components) -> None:
    """Raises SetupError for numbers that no game can be played with (CT-0.1 to CT-0.5)."""
    for number, lord in enumerate(components.lords):
        for side, name in (("france", lord.france), ("england", lord.england)):
            check_printed(f"lords[{number}].{side}", ja=name.ja, en=name.en)
        if lord.id != RANKS[number]:
            raise SetupError(f"lords[{number}].id", "bad-rank", {"expected": RANKS[number]})
        if len(lord.attack) != lord.arms + 1:
            facts = {"rows": len(lord.attack), "expected": lord.arms + 1}
            raise SetupError(f"lords[{number}].attack", "one-row-per-armament", facts)
        if any(row == "x" * DIE for row in lord.attack):
            # Two such armies would fight for ever (CT-3.3).
            raise SetupError(f"lords[{number}].attack", "row-without-power")
    for number, card in enumerate(components.cards):
        if card.id != CARDS[number]:
            raise SetupError(f"cards[{number}].id", "bad-card", {"expected": CARDS[number]})
    taken = sum(card.tokens for card in components.cards)
    if taken >= components.tokens:
        # The next formation needs a token for a troop (CT-2.2).
        raise SetupError("cards", "cards-take-all-tokens", {"tokens": taken, "of": components.tokens})
    wanted = [(phase, die) for phase in EVENT_PHASES for die in range(1, DIE + 1)]
    if [(line.phase, line.die) for line in components.events] != wanted:
        raise SetupError("events", "bad-event-table", {"lines": len(wanted)})


COMPONENTS: Final = ComponentFile(
    Components, _check, shipped=partial(game_file, "crowntaker", "components.toml"), key="data"
)
