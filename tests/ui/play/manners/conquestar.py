"""Conquestar by hand: a star, then trade or invade."""

from __future__ import annotations

from typing import Any

from hoshikan.ui.table.scene import TableScene
from tests.ui.play.manners.manner import Manner


class Conquestar(Manner):
    game_id = "conquestar"
    deals = (5, 18, 1)

    def presses(self, scene: TableScene[Any], action: str) -> list[str]:
        verb, _, star = action.partition(" ")
        there = "star" if scene.stage.get(f"star:{star}") is not None else "empty"
        return [f"{there}:{star}", f"own:{verb}"]

    def carries(self, scene: TableScene[Any], action: str) -> tuple[str, str] | None:
        star, own = self.presses(scene, action)
        return own, star
