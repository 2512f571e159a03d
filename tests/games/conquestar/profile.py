"""Conquestar by hand: a star, then trade or invade."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.view import View
from hoshikan.games.conquestar.screen import faces
from hoshikan.ui.board.table.scene import TableScene
from tests.playing import ODD, Mark, Playing, Profile, Walk


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
    readings="CQ-0.3 CQ-0.4 CQ-0.5 CQ-1.2 CQ-2.4 CQ-4.1 CQ-5.2 CQ-5.3 CQ-6.1 CQ-6.2",
    published={"cost_counts": "all"},
    places=tuple(row + column for row in "ABCDE" for column in "12345"),
    odd_names=((r'id = "vega"', 'id = "' + ODD.replace("/", "") + '"'),),
    refused_names=((r'id = "vega"', r'id = "a\u202Eb"'), (r'id = "vega"', 'id = "a/b"')),
    marks=(
        Mark("line", faces.LineFace("C", is_empty=False), faces.LineFace("C", is_empty=True)),
        Mark("seat", faces.SeatFace(0, "active"), faces.SeatFace(0, "waiting")),
        Mark("coin", ""),
    ),
)
