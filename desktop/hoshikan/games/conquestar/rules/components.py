"""Components of Conquestar: the stars from the component file, and the shape of the set-up data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final

import msgspec

from hoshikan.engine.components import ComponentFile
from hoshikan.engine.errors import SetupError
from hoshikan.engine.limits import check_printed
from hoshikan.resources import game_file

Value = Annotated[int, msgspec.Meta(ge=1, le=9)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
NAME: Final = r"[^\s/][^/\n]{0,39}"
"""Possible names of a star."""
Cells = msgspec.Meta(min_length=25, max_length=25)


class StarCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A star card (CQ-0.1): `id` stands in set-up data, `ja` and `en` are the printed names of a shipped card.

    A card of a player's own needs no names: an id that no shipped card has is shown as it is.
    """

    id: Annotated[str, msgspec.Meta(pattern=f"^{NAME}\\Z")]
    value: Value
    ja: str = ""
    en: str = ""


class ComponentBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The star cards; `reconstructed` means that the numbers are not the published ones (CQ-0.5)."""

    star: Annotated[tuple[StarCard, ...], Cells]
    reconstructed: bool = False

    def names(self, language: str) -> dict[str, str]:
        """Printed name by id in "ja" or "en"."""
        return {card.id: card.ja if language == "ja" else card.en for card in self.star}


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up data of a game; lists of 25 run A1..A5, B1..B5 … E5."""

    players: int
    stars: Annotated[list[Value | None], Cells]
    options: dict[str, Any] = {}
    names: Annotated[list[str], Cells] | None = None
    coins: list[Coins] | None = None
    star_coins: Annotated[list[Coins], Cells] | None = None
    hands: list[str] | None = None
    tables: list[str] | None = None
    won: list[list[Value]] | None = None
    quiet_cycles: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    cycle_busy: bool = False
    taken: Annotated[list[Annotated[int, msgspec.Meta(ge=-1, le=5)] | None], Cells] | None = None
    """The seat that has taken each star, -1 for one that is out of the game, None for one on the field."""
    round: Annotated[int, msgspec.Meta(ge=1, le=9_999)] = 1
    plans: list[str | None] | None = None
    """Choices of seats in this round, in the notation."""
    last_plans: list[str | None] | None = None
    """Last revealed choices."""


def check(components: ComponentBox) -> None:
    """Raises SetupError for a name that no card can show or that two stars have (CQ-0.1)."""
    ids = [card.id for card in components.star]
    for number, card in enumerate(components.star):
        check_printed(f"star[{number}]", id=card.id, ja=card.ja, en=card.en)
        if ids.index(card.id) != number:
            raise SetupError(f"star[{number}].id", "component-id-twice", {"id": card.id[:40]})


COMPONENTS: Final = ComponentFile(ComponentBox, check, shipped=partial(game_file, "conquestar", "components.toml"))


def own_stars(setup: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the component set of a full field in set-up data, None if it is the shipped one or has gaps."""
    dealt = dict(zip(setup.get("names") or (), setup["stars"], strict=False))
    whole = len(dealt) == len(setup["stars"]) and None not in dealt.values()
    if not whole or dealt == {card.id: card.value for card in COMPONENTS.shipped().star}:
        return None
    return {"star": [{"id": name, "value": value} for name, value in sorted(dealt.items())]}
