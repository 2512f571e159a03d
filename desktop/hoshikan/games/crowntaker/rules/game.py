"""CrownTaker for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.game import Game, Kind, Option, numbered
from hoshikan.games.crowntaker.rules.actions import CrownTakerAction, parse
from hoshikan.games.crowntaker.rules.components import COMPONENTS
from hoshikan.games.crowntaker.rules.setup import FREE_TALKS, Start, read_setup
from hoshikan.games.crowntaker.rules.state import CrownTakerState


class CrownTaker(Game[CrownTakerState, CrownTakerAction]):
    """CrownTaker for the registry."""

    components = COMPONENTS
    options = (Option(FREE_TALKS, (False, True), "CT-5.2", implied=True),)
    rule_ids = numbered("CT", 5, 1, 3, 4, 2, 6, 1, 3, 1)
    kind = Kind(chance=True, hidden=True, simultaneous=True, scored=True, teams=True, most_distinct_actions=None)

    def _deal(
        self, players: int, _: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> CrownTakerState:
        return CrownTakerState(Start(players, options, None, components))

    def _restore(self, setup: Mapping[str, Any], _: int) -> CrownTakerState:
        data = read_setup(setup)
        return CrownTakerState(Start(self.checked_players(data.players), self.checked_options(data.options), data))

    def parse(self, text: str) -> CrownTakerAction:
        return parse(text)
