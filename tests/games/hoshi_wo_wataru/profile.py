"""星を渡る by hand: a card and the place it goes to."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.view import View
from hoshikan.games.hoshi_wo_wataru.screen import faces
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.board.table.scene import TableScene
from tests.playing import ODD, Mark, Playing, Profile, Walk


class HoshiWoWataru(Playing):
    walk = Walk(3, "objective set pool shift keep")

    def presses(self, scene: TableScene[View], action: str) -> list[str]:
        verb, _, what = action.partition(" ")
        if verb == "objective":
            return [f"choice:{what}"]
        # A lost card needs no picking up: its place is enough.
        return list(_card_and_place(scene, action))[0 if verb == "set" else 1 :]

    def carries(self, scene: TableScene[View], action: str) -> tuple[str, str] | None:
        # A card in the hand may lie over the place where a kept one would be dropped.
        return None if action.startswith(("objective", "keep")) else _card_and_place(scene, action)


def _card_and_place(scene: TableScene[View], action: str) -> tuple[str, str]:
    one = next(one for one in scene.picking.affordances if one.action == action)
    return one.pieces[0], one.targets[0]


PROFILE: Final = Profile(
    (HoshiWoWataru(),),
    change=("points = 2", "points = 3"),
    readings=(
        "HW-0.1 HW-0.2 HW-0.3 HW-0.4 HW-0.5 HW-0.6 HW-1.1 HW-1.3 HW-2.1 HW-2.2 HW-2.3 HW-2.4"
        " HW-3.1 HW-3.2 HW-3.3 HW-3.4 HW-4.2"
    ),
    published={"last_slot_double": False, "dummy_at_four": True},
    # The bots compare years played to their end, in which cheap cards do better than the tutor's odds of each slot say.
    agreement=0.5,
    odd_names=((r'en = "[^"]*"', f'en = "{ODD}"'), (r'ja = "[^"]*"', f'ja = "{ODD}"')),
    refused_names=(
        (r'id = "leo"', 'id = "a/b"'),
        (r'id = "leo"', 'id = "' + "x" * 41 + '"'),
        (r'en = "Leo"', r'en = "a\u0007"'),
        (r'ja = "獅子座"|ja = "しし座"', 'ja = "' + "x" * 41 + '"'),
    ),
    marks=(
        Mark("seat", SeatFace(0, active=True), SeatFace(0)),
        Mark("slot", faces.SlotFace("now"), faces.SlotFace()),
        Mark("cell", faces.CellFace("next"), faces.CellFace()),
        Mark("stardust", faces.StardustFace()),
        Mark("score", faces.ScoreFace(12, "zs")),
    ),
)
