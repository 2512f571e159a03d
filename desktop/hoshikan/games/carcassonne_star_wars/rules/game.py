"""Carcassonne: Star Wars for the registry: options, set-up, components and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, OptionValue, numbered
from hoshikan.games.carcassonne_star_wars.rules.actions import StarWarsAction, parse
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS
from hoshikan.games.carcassonne_star_wars.rules.setup import (
    ADDITIONS,
    EQUIPMENT,
    EXPANSION,
    EXTRA_TILES,
    MOST_WITHOUT_ADDITION,
    SIXTH_PLAYER,
    TEAM_PLAYERS,
    Start,
    allowed_players,
    deal,
    has,
    read,
)
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState


class StarWars(Game[StarWarsState, StarWarsAction]):
    """Carcassonne: Star Wars for the registry."""

    components = COMPONENTS
    options = (
        Option(SIXTH_PLAYER, (False, True), "CS-0.4"),
        Option(EXTRA_TILES, (False, True), "CS-0.3"),
        Option(EQUIPMENT, (False, True), "CS-8.1"),
        Option("teams", (False, True), "CS-7.1"),
    )
    former_options = (Option(EXPANSION, (False, True), "CS-0.3"),)
    rule_ids = numbered("CS", 4, 1, 2, 3, 4, 2, 2, 1, 2)
    kind = Kind(chance=True, hidden=False, simultaneous=False, scored=True, teams=True, most_distinct_actions=None)

    def usual_players(self, options: Options) -> int:
        return TEAM_PLAYERS if options.get("teams") else 2

    def options_for(self, players: int, options: Options | None) -> dict[str, OptionValue]:
        """CS-0.4: six seats bring the addition they need unless it is left out by name, and the whole expansion if no
        part of it is named."""
        given = dict(options or {})
        if players > MOST_WITHOUT_ADDITION and EXPANSION not in given:
            given = {SIXTH_PLAYER: True, **given} if given.keys() & ADDITIONS else {EXPANSION: True, **given}
        return self.checked_options(given)

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> StarWarsState:
        return StarWarsState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> StarWarsState:
        data = read(setup)
        players = self.checked_players(len(data.players))
        return StarWarsState(Start(data, self.options_for(players, data.options)))

    def parse(self, text: str) -> StarWarsAction:
        return parse(text)

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """Add `colours`: the seats' colours as "black,red" (CS-0.2), empty for the usual ones.

        Set-up data have `expansion` for all three additions together, and those that differ from it.
        """
        given = dict(options or {})
        colours = given.pop("colours", "")
        if not isinstance(colours, str):
            raise SetupError("options.colours", "bad-option-value", {"value": str(colours)[:40]})
        expansion = given.pop(EXPANSION, False)
        if not isinstance(expansion, bool):
            raise SetupError(f"options.{EXPANSION}", "bad-option-value", {"value": str(expansion)[:40]})
        values = super().checked_options(dict.fromkeys(ADDITIONS, expansion) | given)
        whole = all(values[addition] for addition in ADDITIONS)
        differing = {addition: values[addition] for addition in ADDITIONS if values[addition] != whole}
        return {EXPANSION: whole, **differing, "teams": values["teams"], "colours": colours}

    def option_values(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        checked = self.checked_options(options)
        return {addition: has(checked, addition) for addition in ADDITIONS} | {"teams": checked["teams"]}

    def players_with(self, options: Options) -> tuple[int, ...]:
        return allowed_players(has({EXPANSION: True, **options}, SIXTH_PLAYER), bool(options.get("teams", False)))
