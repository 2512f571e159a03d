"""Carcassonne: Star Wars by hand: turn the tile and choose its place, then a meeple and its place or none."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.view import View
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen import faces
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.board.table.scene import TableScene
from tests.playing import Mark, Playing, Profile, Walk


class CarcassonneStarWars(Playing):
    walk = Walk(4, "place claim skip fight", {"expansion": True, "teams": True})

    def presses(self, scene: TableScene[View], action: str) -> list[str]:  # the notation says all
        verb, *rest = action.split(" ")
        match verb, rest:
            case "place", [spot, rotation]:
                return [f"turn:{rotation}", f"spot:{spot}", TICK]
            case "claim", [size, place, *gear]:
                spot, _, beside = place.partition("@")
                return [f"own:{size}{''.join(gear)}", f"planet:{beside}" if beside else f"at:{spot}"]
            case "fight", [seat]:
                return [f"fight:{seat}"]
        return ["skip"]

    def carries(self, scene: TableScene[View], action: str) -> tuple[str, str] | None:
        if action.startswith("place"):
            assert isinstance(scene.view, StarWarsView)
            return f"tile:{len(scene.view.tiles)}", self.presses(scene, action)[1]
        if not action.startswith("claim"):
            return None
        own, place = self.presses(scene, action)
        return own, place

    def prepares(self, scene: TableScene[View], action: str) -> list[str]:
        """A tile that is to be laid as it lies is not turned first."""
        turned = action.startswith("place") and not action.endswith(" 0")
        return self.presses(scene, action)[:1] if turned else []


PROFILE: Final = Profile(
    (CarcassonneStarWars(),),
    change=('["r planet", ', "["),
    readings=(
        "CS-0.1 CS-0.2 CS-0.3 CS-0.4 CS-1.1 CS-2.1 CS-2.2 CS-3.3 "
        "CS-4.1 CS-4.3 CS-5.1 CS-5.2 CS-6.2 CS-7.1 CS-8.1 CS-8.2"
    ),
    seldom=(("name-a-fighter-first", frozenset()),),
    marks=(
        Mark("seat", SeatFace(0, active=True), SeatFace(0)),
        Mark("star", ""),
        Mark("spot", ""),
        Mark("gap", ""),
        Mark("newest", "", on="tile"),
        Mark("target", faces.TargetFace(), on="tile"),
        Mark("target", faces.TargetFace(attack=True), on="tile"),
    ),
    # The search weighs how all open places can still be filled; the reasons of a placement do for those beside it.
    agreement=0.75,
)
