"""CrownTaker by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hoshikan.ui.table.scene import TableScene
from tests.games.crowntaker.hands import presses
from tests.playing import Playing, Profile, Walk


class CrownTaker(Playing):
    walk = Walk(2, "lord deploy skill no-skill propose demand offer accept decline pass negotiate free")

    def wants(self, actions: Sequence[str], rng: Random) -> str:
        """Passes are as likely as all deals together, so that games come to an end."""
        quick = [one for one in actions if not one.startswith("propose ")]
        return rng.choice(actions if rng.random() < 0.2 else quick)

    def presses(self, scene: TableScene[Any], action: str) -> list[str]:
        return presses(scene.view, action)


PROFILE: Final = Profile((CrownTaker(),), change=("ransom = 1", "ransom = 2"))
