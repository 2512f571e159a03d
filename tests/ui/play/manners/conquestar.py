"""Conquestar by hand: a star, then trade or invade."""

from __future__ import annotations

from hoshikan.ui.table.scene import TableScene
from tests.ui.play.manners.manner import Manner


class Conquestar(Manner):
    game_id = "conquestar"
    deals = (5, 18, 1)

    def presses(self, scene: TableScene, action: str) -> list[str]:  # noqa: ARG002  # the notation says all
        verb, _, star = action.partition(" ")
        return [f"star:{star}", f"own:{verb}"]

    def carries(self, scene: TableScene, action: str) -> tuple[str, str] | None:
        star, own = self.presses(scene, action)
        return own, star
