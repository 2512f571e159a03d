"""Carcassonne: Star Wars by hand: turn the tile and choose its place, then a meeple and its place or none."""

from __future__ import annotations

from hoshikan.ui.table.scene import TableScene
from tests.ui.play.manners.manner import Manner


class CarcassonneStarWars(Manner):
    game_id = "carcassonne-star-wars"
    deals = (7, 8, 9)

    def presses(self, scene: TableScene, action: str) -> list[str]:  # noqa: ARG002  # the notation says all
        verb, *rest = action.split(" ")
        match verb, rest:
            case "place", [spot, rotation]:
                return [f"turn:{rotation}", f"spot:{spot}"]
            case "claim", [size, place, *gear]:
                spot, _, beside = place.partition("@")
                return [f"own:{size}{''.join(gear)}", f"planet:{beside}" if beside else f"at:{spot}"]
            case "fight", [seat]:
                return [f"fight:{seat}"]
        return ["skip"]

    def carries(self, scene: TableScene, action: str) -> tuple[str, str] | None:
        if not action.startswith("claim"):
            return None
        own, place = self.presses(scene, action)
        return own, place
