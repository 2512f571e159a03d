"""Sterre en Kroon by hand, with automatic bookkeeping and with every pawn set by oneself."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final

from hoshikan.engine.game import OptionValue
from hoshikan.ui.table.scene import TableScene
from tests.ui.play.manners.manner import Manner

_ORDER: Final = ("draw", "place", "take-crown", "open", "claim", "play", "card", "crown")
"""What a player who forgets nothing does first; the rest closes a step."""


def wanted(actions: list[str], rng: Random) -> str:
    """A busy player's next action."""
    for verb in _ORDER:
        found = [action for action in actions if action.partition(" ")[0] == verb]
        if found:
            return rng.choice(found)
    return actions[-1]


class SterreEnKroon(Manner):
    game_id = "sterre-en-kroon"
    deals = (8, 20, 14)
    options: ClassVar[Mapping[str, OptionValue]] = MappingProxyType({"sheet": "provinces"})

    def wants(self, actions: list[str], rng: Random) -> str:
        return wanted(actions, rng)

    def presses(self, scene: TableScene[Any], action: str) -> list[str]:
        verb, _, what = action.partition(" ")
        own = scene.seat
        match verb:
            case "play":
                return [f"hand:{what}"]
            case "card" | "open":
                return [f"bingo:{own}:{what}"]
            case "crown":
                return [f"crowns:{own}", f"cell:{what}"]
            case "place":
                return [f"pawns:{own}", f"cell:{what}"]
            case "take-crown":
                return [f"crown:{what}"]
            case "claim":
                kind, _, line = what.partition(":")
                return [f"record:{line}" if kind == "map" else f"line:{own}:{line}"]
            case _:
                return [f"tile:{verb}"]

    def carries(self, scene: TableScene[Any], action: str) -> tuple[str, str] | None:
        verb, _, what = action.partition(" ")
        if verb not in ("play", "card", "crown", "place", "take-crown"):
            return None
        place = f"crowns:{scene.seat}" if verb == "take-crown" else f"cell:{what}"
        return self.presses(scene, action)[0], place


class StrictSterre(SterreEnKroon):
    deals = (6, 14, 35)
    options = MappingProxyType({"bookkeeping": "strict", "sheet": "karoo"})
