"""All games in OpenSpiel: import this module, then `pyspiel.load_game("hoshikan_conquestar(players=3)")`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from hoshikan.engine.game import Game
from hoshikan.engine.numbered import NumberedMatch, least_utility
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games import GAMES

SEATS: Final[Mapping[int, Any]] = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return "hoshikan_" + game.id.replace("-", "_")


class SpielGame(pyspiel.Game):
    """A game of ours with the parameters `players`, `seed`, `deal_as_chance` and its own options."""

    of: ClassVar[Game]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game, parameters = self.of, given or {}
        # OpenSpiel fills in the defaults; they are left out again, since what nobody chose may follow from `players`.
        options = {
            one.id: parameters[one.id] for one in game.options if parameters.get(one.id, one.default) != one.default
        }
        players = parameters.get("players") or game.usual_players(options)
        self.begun = game.new(players=players, seed=parameters.get("seed", 0), options=options)
        encoding, options = game.encoding, game.options_for(players, options)
        self.deal = encoding.deal(players, options) if parameters.get("deal_as_chance") and encoding.deal else None
        self.bounds = encoding.bounds(players, options)
        information = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions.size,
            max_chance_outcomes=max(encoding.chances.size, self.deal.most if self.deal else 0),
            num_players=players,
            min_utility=least_utility(players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions,
        )
        super().__init__(type_of(game, chance=game.kind.chance or self.deal is not None), information, parameters)

    def new_initial_state(self, _: Any = None) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The draws of the deal, and what the rules leave to chance."""
        return self.bounds.chances + (self.deal.draws if self.deal else 0)

    def make_py_observer(self, kind: Any = None, _: Any = None) -> SpielObserver:
        """What a player sees (the part of it that all see, that nobody else sees), or all that it has seen."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind)


class SpielState(pyspiel.State):
    """A position; `match.state` is our own state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = NumberedMatch(game.of, game.begun.clone(), game.deal)

    def current_player(self) -> Any:
        """The seat that is asked, chance or the end."""
        return SEATS.get(self.match.to_move, self.match.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal() if player == self.match.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, with probabilities."""
        return self.match.outcomes()

    def _apply_action(self, action: int) -> None:
        self.match.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.name(player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match.to_move == TERMINAL

    def returns(self) -> list[float]:
        """By seat, 1 for the sole winner; they sum to 0."""
        return self.match.utilities()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position that `player` cannot tell from this one: what IS-MCTS searches in."""
        return self.with_match(self.match.guess(player, Random(sampler())))

    def with_match(self, match: NumberedMatch) -> SpielState:
        """A state of the same game where `match` stands, without a history of its own."""
        state: SpielState = self.get_game().new_initial_state()
        state.match = match
        return state

    def __str__(self) -> str:
        return self.match.seen(None)


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it. There are numbers of its whole view alone."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._remembers = kind.perfect_recall
        self._open, self._own = kind.public_info, kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._whole = self._open and self._own and not self._remembers
        self.tensor = np.zeros(game.of.encoding.tensor.size(game.begun.players) if self._whole else 0, np.float32)
        self.dict = {"observation": self.tensor} if self._whole else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take up the numbers of what `player` sees."""
        if self._whole:
            self.tensor[:] = state.match.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` sees, or has seen and done."""
        if self._remembers:
            return state.match.remembered(player if self._own else None)
        if self._open:
            return state.match.seen(player if self._own else None)
        return state.match.seen_alone(player) if self._own else ""


def type_of(game: Game, chance: bool = True) -> Any:
    """What OpenSpiel wants to know of all variants of a game."""
    kind, known = pyspiel.GameType, pyspiel.GameType.Information
    parameters = {"players": 0, "seed": 0, "deal_as_chance": False}
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
        parameter_specification=parameters | {option.id: option.default for option in game.options},
    )


for _game in GAMES.values():
    # A class for each: OpenSpiel lets go of what it was given when Python has ended, which only a class outlives.
    pyspiel.register_game(type_of(_game), type("SpielGame", (SpielGame,), {"of": _game}))
