"""All games in PettingZoo, and OpenSpiel's by Shimmy: their own tests, whole games, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.games import GAMES

pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`")

from pettingzoo.test import api_test, seed_test  # only where it is installed

from hoshikan.interop.pettingzoo import environment

every_size = pytest.mark.parametrize(
    ("game_id", "players"), [(game.id, players) for game in GAMES.values() for players in game.players]
)
usual_warnings = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",  # said of every environment with a mask of actions
    "ignore:Observation is not a NumPy array",
    "ignore:Agent's m..imum observation space value is",
)


@every_size
@usual_warnings
def test_its_own_tests(game_id: str, players: int) -> None:
    api_test(environment(game_id, players), num_cycles=60)
    seed_test(lambda: environment(game_id, players), num_cycles=25)


@every_size
def test_a_whole_game(game_id: str, players: int) -> None:
    env: Any = environment(game_id, players)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    assert len(total) == players
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in total.values())


def test_what_is_not_legal_loses(caplog: pytest.LogCaptureFixture) -> None:
    env: Any = environment(next(iter(GAMES)))
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    while mask.all():
        env.step(0)
        mask = env.last()[0]["action_mask"]
    loser = env.agent_selection
    env.step(int(mask.argmin()))
    assert env.rewards[loser] < 0
    assert all(env.terminations.values())
    assert "Illegal move" in caplog.text


def test_what_no_game_can_be_is_refused() -> None:
    with pytest.raises(SetupError, match="players"):
        environment(next(iter(GAMES)), players=99)
    with pytest.raises(KeyError):
        environment("no such game")


@pytest.mark.parametrize("game_id", GAMES)
@usual_warnings
def test_shimmy_plays_openspiels(game_id: str) -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`")
    shimmy = pytest.importorskip("shimmy", reason="needs the extra `research`")
    from hoshikan.interop.openspiel import name_of

    env = shimmy.OpenSpielCompatibilityV0(
        game_name=name_of(GAMES[game_id]), config={"players": GAMES[game_id].players[0]}
    )
    api_test(env, num_cycles=30)
