"""Unknown things of Carcassonne Star Wars: nothing is hidden, only the next tile is not drawn yet (CS-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.secrets import Hidden, Secrets
from hoshikan.games.carcassonne_star_wars.rules.actions import Draw
from hoshikan.games.carcassonne_star_wars.rules.position import DRAWING, OVER
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState


class StarWarsSecrets(Secrets[StarWarsState, Action]):
    """The next tile by the tiles left: no play shows anything about it."""

    kinds = ("tile", "choice")

    def choice(self, state: StarWarsState) -> Hidden:
        return Hidden("tile", -1) if state.phase == DRAWING else super().choice(state)

    def chosen(self, action: Action) -> str:
        return action.face if isinstance(action, Draw) else super().chosen(action)

    def held(self, world: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return the next tile; what is laid until then may still change which tiles fit."""
        return self.held_by_rules(world, asker)

    def held_by_rules(self, present: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        if present.phase == OVER or present.bag.brings_nothing(present.board.frontier):
            return {}
        draws = present.bag.draws(present.board.frontier)
        return {Hidden("tile", -1): {self.chosen(action): share for action, share in draws}}


SECRETS: Final = StarWarsSecrets()
