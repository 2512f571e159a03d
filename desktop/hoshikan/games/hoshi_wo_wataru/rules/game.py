"""星を渡る for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.games.hoshi_wo_wataru.rules.actions import ACTION_BY_TEXT, HoshiAction, parse
from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS, SetupData
from hoshikan.games.hoshi_wo_wataru.rules.setup import Start, deal, read
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState


class HoshiWoWataru(Game[HoshiState, HoshiAction]):
    """星を渡る for the registry."""

    components = COMPONENTS
    options = (
        Option("last_slot_double", (False, True), "HW-2.1"),
        Option("supernova", (False, True), "HW-0.6"),
        Option("dummy_at_four", (True, False), "HW-2.3", formerly=False),
    )
    rule_ids = numbered("HW", 6, 4, 4, 4, 2)
    kind = Kind(
        chance=True, hidden=True, simultaneous=True, scored=True, teams=False, most_distinct_actions=len(ACTION_BY_TEXT)
    )

    def usual_players(self, _: Options) -> int:
        return 4

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> HoshiState:
        data = SetupData(players, options)
        if components is not None:
            data = read({"players": players, "options": options, "components": components})
        return HoshiState(Start(deal(data, seed), options))

    def _restore(self, setup: Mapping[str, Any], seed: int) -> HoshiState:
        data = read(setup)
        self.checked_players(data.players)
        return HoshiState(Start(deal(data, seed), self.checked_options(data.options)))

    def parse(self, text: str) -> HoshiAction:
        return parse(text)
