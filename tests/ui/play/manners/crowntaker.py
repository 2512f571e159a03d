"""CrownTaker by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from hoshikan.ui.table.scene import TableScene
from tests.games.crowntaker.hands import presses
from tests.ui.play.manners.manner import Manner


class CrownTaker(Manner):
    game_id = "crowntaker"
    deals = (58, 20, 54)

    def wants(self, actions: list[str], rng: Random) -> str:
        """Passes are as likely as all deals together, so that games come to an end."""
        quick = [one for one in actions if not one.startswith("propose ")]
        return rng.choice(actions if rng.random() < 0.2 else quick)

    def presses(self, scene: TableScene[Any], action: str) -> list[str]:
        return presses(scene.view, action)
