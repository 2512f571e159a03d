"""Sterre en Kroon by hand, with automatic bookkeeping and with every pawn set by oneself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from hoshikan.engine.game import OptionValue
from hoshikan.engine.view import View
from hoshikan.games.sterre_en_kroon.screen import faces
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.board.table.scene import TableScene
from tests.playing import Mark, Playing, Profile, Walk

_ORDER: Final = ("draw", "place", "take-crown", "open", "claim", "play", "card", "crown")
"""First actions of a player who forgets nothing; the rest closes a step."""


def wanted(actions: Sequence[str], rng: Random) -> str:
    """A busy player's next action."""
    for verb in _ORDER:
        found = [action for action in actions if action.partition(" ")[0] == verb]
        if found:
            return rng.choice(found)
    return actions[-1]


class SterreEnKroon(Playing):
    walk = Walk(2, "play card crown extra no-extra done")
    options: Mapping[str, OptionValue] = MappingProxyType({"sheet": "provinces"})

    def wants(self, actions: Sequence[str], rng: Random) -> str:
        return wanted(actions, rng)

    def presses(self, scene: TableScene[View], action: str) -> list[str]:
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

    def carries(self, scene: TableScene[View], action: str) -> tuple[str, str] | None:
        verb, _, what = action.partition(" ")
        if verb not in ("play", "card", "crown", "place", "take-crown"):
            return None
        place = f"crowns:{scene.seat}" if verb == "take-crown" else f"cell:{what}"
        return self.presses(scene, action)[0], place


class StrictSterre(SterreEnKroon):
    name = "strict"
    walk = Walk(2, "draw extra play card crown place open take-crown claim next", {"bookkeeping": "strict"})
    options = MappingProxyType({"bookkeeping": "strict", "sheet": "karoo"})


PROFILE: Final = Profile(
    (SterreEnKroon(), StrictSterre()),
    change=("[4, 8, 12, 16, 20, 24]", "[4, 8, 12, 16, 20, 23]"),
    readings=(
        "SK-0.2 SK-0.3 SK-0.4 SK-1.1 SK-1.2 SK-1.3 SK-2.2 SK-3.1 SK-3.3 SK-3.4 SK-3.5 "
        "SK-4.1 SK-4.3 SK-6.1 SK-7.1 SK-7.2 SK-7.4 SK-8.1 SK-8.3 SK-8.5 SK-8.6"
    ),
    published={"bookkeeping": "strict", "crowns": "unlimited"},
    boxes=("components-veld.json", "components-cards.json"),
    seldom=(
        ("no-pawn-left", frozenset({"action", "step", "number"})),
        ("bought-already", frozenset({"action", "step"})),
    ),
    marks=(
        Mark("seat", SeatFace(0, active=True), SeatFace(0)),
        Mark("space", faces.SpaceFace("7", golden=True), faces.SpaceFace("7")),
        Mark("step", faces.StepFace("now", "Draw", 22), faces.StepFace("later", "Draw", 22)),
        Mark("record", faces.RecordFace((1, 0), 0, ()), faces.RecordFace((1, 0), 3, ())),
        Mark("bingocell", faces.BingoCellFace(17, "open"), faces.BingoCellFace(17), on="card"),
        Mark("bingocell", faces.BingoCellFace(17, "recorded"), faces.BingoCellFace(17), on="card"),
        Mark("bingoline", faces.BingoLineFace(0), faces.BingoLineFace(3)),
        Mark("bingoline", faces.BingoLineFace(0, scored=True), faces.BingoLineFace(3)),
        Mark("crown", ""),
        Mark("crowncell", faces.CrownCellFace()),
        Mark("crowncell", faces.CrownCellFace(crown=True)),
        Mark("letter", faces.LetterFace("B")),
    ),
)
