"""All games as PettingZoo environments: `environment("conquestar", players=3)`."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.engine.numbered import NumberedMatch, least_utility
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games import GAMES

SEEDS = 2**31


def environment(game: str, players: int | None = None, **options: OptionValue) -> Any:
    """A game by its id, in PettingZoo's usual wrappers: what is not legal loses. Raises KeyError and SetupError."""
    bare: Any = RawEnvironment(game, players, **options)
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, least_utility(bare.max_num_agents)))
    )


class RawEnvironment(AECEnv):
    """A game without wrappers. `match.state` is our own state; chance decides by the seed of `reset`."""

    def __init__(self, game: str, players: int | None = None, **options: OptionValue) -> None:
        """The environment before its first `reset`. Raises KeyError and SetupError."""
        super().__init__()
        self.metadata = {"render_modes": ["ansi"], "name": f"hoshikan_{game}", "is_parallelizable": False}
        self.render_mode = "ansi"
        self._game, self._options, self._random = GAMES[game], options, Random()
        self._deal(players)
        seats, actions = self.match.players, self._game.actions.size
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = Box(-np.inf, np.inf, (self._game.encoding.tensor.size(seats),), np.float32)
        self._observations = Dict({"observation": seen, "action_mask": Box(0, 1, (actions,), np.int8)})
        self._actions = Discrete(actions)

    def observation_space(self, agent: str) -> Any:  # all see alike
        """The tensor and the mask of legal actions."""
        return self._observations

    def action_space(self, agent: str) -> Any:  # all may do alike
        """The numbers of `Game.actions`."""
        return self._actions

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # PettingZoo's own
        """Deal a new game from `seed`; without one, the next of a row."""
        if seed is not None:
            self._random = Random(seed)
        self._deal(self.match.players)
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`. Raises LookupError and IllegalAction."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.apply(int(action))
        self._go_on()
        if self.match.to_move == TERMINAL:
            self.rewards = dict(zip(self.agents, self.match.utilities(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return a seat's view, and its legal actions if it is to move."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._game.actions.size, np.int8)
        if seat == self.match.to_move:
            mask[self.match.legal()] = 1
        return {"observation": np.array(self.match.tensor(seat), np.float32), "action_mask": mask}

    def render(self) -> str:
        """Return a spectator's view, as JSON."""
        return self.match.seen(None)

    def _deal(self, players: int | None) -> None:
        self.match = NumberedMatch.begin(self._game, players, self._random.randrange(SEEDS), self._options)

    def _go_on(self) -> None:
        """Let chance decide until a seat is asked."""
        while self.match.to_move == CHANCE:
            self.match.apply(self._game.encoding.chances.encode(sample(self.match.state, self._random)))
        if self.match.to_move >= 0:
            self.agent_selection = self.possible_agents[self.match.to_move]
