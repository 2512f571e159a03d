"""Conquestar for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.games.conquestar.rules.actions import PLANS, Plan, read_plan
from hoshikan.games.conquestar.rules.components import COMPONENTS, own_stars
from hoshikan.games.conquestar.rules.setup import Start, deal, read
from hoshikan.games.conquestar.rules.state import ConquestarState


class Conquestar(Game[ConquestarState, Plan]):
    """Conquestar for the registry."""

    components = COMPONENTS
    options = (Option("cost_counts", ("all", "invaders"), "CQ-4.1"),)
    rule_ids = numbered("CQ", 5, 2, 5, 2, 5, 5, 2)
    kind = Kind(
        chance=False, hidden=True, simultaneous=True, scored=True, teams=False, most_distinct_actions=len(PLANS)
    )

    def usual_players(self, _: Options) -> int:
        return 4

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> ConquestarState:
        return ConquestarState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> ConquestarState:
        data = read(setup)
        self.checked_players(data.players)
        return ConquestarState(Start(data, self.checked_options(data.options)))

    def components_of(self, setup: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return own_stars(setup)

    def parse(self, text: str) -> Plan:
        return read_plan(text)
