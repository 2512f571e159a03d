"""All games in OpenSpiel: import this module, then `pyspiel.load_game("hoshikan_conquestar(players=3)")`."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from hoshikan.engine.game import Game
from hoshikan.engine.numbered import NumberedMatch, least_utility
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games import GAMES

SETTINGS: Final[Mapping[str, int]] = {"players": 0, "seed": 0, "deal_as_chance": False}
"""Default parameters of every game."""
SEATS: Final[Mapping[int, Any]] = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}


def name_of(game: Game) -> str:
    """Return OpenSpiel's name of a game."""
    return "hoshikan_" + game.id.replace("-", "_")


class SpielGame(pyspiel.Game):
    """A game of ours with the parameters `players`, `seed`, `deal_as_chance` and its own options."""

    of: ClassVar[Game]

    def __init__(self, given: Mapping[str, Any]) -> None:
        game = self.of
        # OpenSpiel fills in the defaults; they are left out again, since what was not chosen may follow from `players`.
        options = {one.id: given[one.id] for one in game.options if given[one.id] != one.default}
        players, seed, dealing = (given[name] for name in SETTINGS)
        self.begun = NumberedMatch.begin(game, players or None, seed, options, dealing=dealing)
        information = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=self.begun.most_outcomes,
            num_players=self.begun.players,
            min_utility=least_utility(self.begun.players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.begun.bounds.decisions,
        )
        super().__init__(type_of(game, chance=game.kind.chance or self.begun.dealing), information, given)

    def new_initial_state(self, _: Any = None) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The draws of the deal, and what the rules leave to chance."""
        return self.begun.bounds.chances

    def make_py_observer(self, kind: Any = None, _: Any = None) -> SpielObserver:
        """Observe a player's view (its public part, its private part), or all views so far."""
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A position; `match.state` is our own state."""

    def __init__(self, game: SpielGame, match: NumberedMatch | None = None) -> None:
        """A position in `match`, without a history; by default the start."""
        super().__init__(game)
        self.match = match or deepcopy(game.begun)

    def current_player(self) -> Any:
        """The seat that is asked, chance or the end."""
        return SEATS.get(self.match.to_move, self.match.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal() if player == self.match.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with probabilities."""
        return self.match.outcomes()

    def _apply_action(self, action: int) -> None:
        self.match.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.name(player, action)

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.match.to_move == TERMINAL

    def returns(self) -> list[float]:
        """By seat, 1 for the sole winner; they sum to 0."""
        return self.match.utilities()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a position that `player` cannot distinguish from this one: the one in which IS-MCTS searches."""
        return SpielState(self.get_game(), self.match.guess(player, Random(sampler())))

    def __str__(self) -> str:
        return self.match.seen(None)


class SpielObserver:
    """A player's view in OpenSpiel's form. There are numbers of its whole view only."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._open, self._remembers = kind.public_info, kind.perfect_recall
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self._open and self._own and not self._remembers
        self.tensor = np.zeros(game.of.encoding.tensor.size(game.begun.players) if whole else 0, np.float32)
        self.dict = {"observation": self.tensor} if whole else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take up the numbers of what `player` sees."""
        if self.dict:
            self.tensor[:] = state.match.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of `player`, or all its views and actions so far."""
        seat = player if self._own else None
        if self._remembers:
            return state.match.remembered(seat)
        return state.match.seen(seat) if self._open else state.match.seen_alone(seat)


def type_of(game: Game, chance: bool = True) -> Any:
    """Return OpenSpiel's description of all variants of a game."""
    kind, known = pyspiel.GameType, pyspiel.GameType.Information
    return kind(
        short_name=name_of(game),
        long_name=f"Hoshikan: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if chance else kind.ChanceMode.DETERMINISTIC,
        information=known.IMPERFECT_INFORMATION if game.kind.imperfect else known.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**SETTINGS, **{option.id: option.default for option in game.options}},
    )


for _game in GAMES.values():
    # A class for each: OpenSpiel lets go of what it was given when Python has ended, which only a class outlives.
    pyspiel.register_game(type_of(_game), type("SpielGame", (SpielGame,), {"of": _game}))
