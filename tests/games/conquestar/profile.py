"""Conquestar by hand: a star, then trade or invade."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.view import View
from hoshikan.ui.table.scene import TableScene
from tests.playing import Playing, Profile, Walk


class Conquestar(Playing):
    walk = Walk(3, "trade invade")

    def presses(self, scene: TableScene[View], action: str) -> list[str]:
        verb, _, star = action.partition(" ")
        there = "star" if scene.stage.get(f"star:{star}") is not None else "empty"
        return [f"{there}:{star}", f"own:{verb}"]

    def carries(self, scene: TableScene[View], action: str) -> tuple[str, str] | None:
        star, own = self.presses(scene, action)
        return own, star


PROFILE: Final = Profile(
    (Conquestar(),),
    change=("value = 1", "value = 2"),
    places=tuple(row + column for row in "ABCDE" for column in "12345"),
)
