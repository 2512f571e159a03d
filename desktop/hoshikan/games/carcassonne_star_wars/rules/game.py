"""Carcassonne: Star Wars for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, OptionValue, numbered
from hoshikan.games.carcassonne_star_wars import LISTING
from hoshikan.games.carcassonne_star_wars.rules.actions import parse
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS
from hoshikan.games.carcassonne_star_wars.rules.setup import (
    MOST_WITHOUT_EXPANSION,
    TEAM_PLAYERS,
    Start,
    allowed_players,
    deal,
    read,
)
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState


class StarWars(Game):
    """Carcassonne: Star Wars for the registry."""

    id = LISTING.id
    players = LISTING.players
    minutes = LISTING.minutes
    rules_version = 1
    components = COMPONENTS
    options = (Option("expansion", (False, True), "CS-0.3"), Option("teams", (False, True), "CS-7.1"))
    rule_ids = numbered("CS", 3, 1, 2, 3, 4, 2, 2, 1, 2)
    kind = Kind(chance=True, hidden=False, simultaneous=False, scored=True, teams=True, most_distinct_actions=None)

    def usual_players(self, options: Options) -> int:
        return TEAM_PLAYERS if options.get("teams") else 2

    def options_for(self, players: int, options: Options | None) -> dict[str, OptionValue]:
        """CS-0.2: a sixth player brings the expansion along, unless it is expressly left out."""
        brought = players > MOST_WITHOUT_EXPANSION and "expansion" not in (options or {})
        return self.checked_options(options) | ({"expansion": True} if brought else {})

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> StarWarsState:
        return StarWarsState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> StarWarsState:
        data = read(setup)
        players = self.checked_players(len(data.players))
        return StarWarsState(Start(data, self.options_for(players, data.options)))

    def parse(self, text: str) -> Action:
        return parse(text)

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """Besides the listed ones, `colours`: the seats' colours as "black,red" (CS-0.2), empty for the usual ones."""
        given = dict(options or {})
        colours = given.pop("colours", "")
        if not isinstance(colours, str):
            raise SetupError("options.colours", "bad-option-value", {"value": str(colours)[:40]})
        return super().checked_options(given) | {"colours": colours}

    def players_with(self, options: Options) -> tuple[int, ...]:
        return allowed_players(bool(options.get("expansion", True)), bool(options.get("teams", False)))


GAME = StarWars()
