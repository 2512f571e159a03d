"""Sterre en Kroon for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.games.sterre_en_kroon.rules.actions import SterreAction, parse
from hoshikan.games.sterre_en_kroon.rules.components import COMPONENTS, SHEETS, own_set
from hoshikan.games.sterre_en_kroon.rules.setup import Start, deal, read
from hoshikan.games.sterre_en_kroon.rules.state import SterreState


class SterreEnKroon(Game[SterreState, SterreAction]):
    """Sterre en Kroon for the registry."""

    components = COMPONENTS
    options = (
        Option("bookkeeping", ("auto", "strict"), "SK-8.1"),
        Option("crowns", ("once", "unlimited"), "SK-3.5", implied=True),
        Option("sheet", SHEETS, "SK-0.4"),
    )
    rule_ids = numbered("SK", 4, 3, 2, 5, 3, 1, 3, 4, 6)
    kind = Kind(chance=True, hidden=True, simultaneous=False, scored=True, teams=False, most_distinct_actions=None)

    def usual_players(self, _: Options) -> int:
        return 3

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> SterreState:
        return SterreState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> SterreState:
        data = read(setup)
        self.checked_players(data.players)
        return SterreState(Start(data, self.checked_options(data.options)))

    def _shipped_is_estimated(self) -> bool:
        return True

    def components_of(self, setup: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return own_set(setup)

    def parse(self, text: str) -> SterreAction:
        return parse(text)
