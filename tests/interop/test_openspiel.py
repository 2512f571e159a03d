"""All games in OpenSpiel: its own tests, its playthroughs, its searches, and what they may know."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.games import GAMES

WHY = "needs the extra `openspiel`"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402  # only where it is installed

from hoshikan.interop.openspiel import name_of  # noqa: E402  # only where the extra is installed

every_game = pytest.mark.parametrize("game_id", GAMES)
every_size = pytest.mark.parametrize(
    ("game_id", "players"), [(game.id, players) for game in GAMES.values() for players in game.players]
)


def load(game_id: str, **parameters: Any) -> Any:
    """A game as OpenSpiel has it."""
    return pyspiel.load_game(name_of(GAMES[game_id]), parameters)


def somewhere(game: Any, steps: int, seed: int = 1) -> Any:
    """A position with a decision, after so many random steps."""
    state, rng = game.new_initial_state(), Random(seed)
    while steps > 0 or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@every_size
@pytest.mark.parametrize("deal_as_chance", [False, True], ids=["dealt", "dealing"])
def test_its_own_test_of_games(game_id: str, players: int, deal_as_chance: bool) -> None:
    game = load(game_id, players=players, deal_as_chance=deal_as_chance)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_every_option_is_a_parameter_to_play_with(game_id: str) -> None:
    known = GAMES[game_id]
    for option in known.options:
        for value in option.values[1:]:
            players = known.players_with({option.id: value})[0]
            game = load(game_id, players=players, **{option.id: value})
            options = game.new_initial_state().match.state.setup["options"]
            assert known.option_values(options)[option.id] == value
            pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


@every_game
def test_a_playthrough_is_reported(game_id: str) -> None:
    name = f"{name_of(GAMES[game_id])}(players={GAMES[game_id].players[0]},deal_as_chance=True)"
    told = generate_playthrough.playthrough(name, [], seed=1)
    assert "Apply action" in told
    assert told.rstrip().splitlines()[-1].startswith(("Returns", "Rewards", "# "))
    assert "IsTerminal() = True" in told


@every_game
def test_a_history_means_the_same_to_another_process(game_id: str) -> None:
    state = somewhere(load(game_id, players=GAMES[game_id].players[0]), 15)
    program = (
        "import sys, pyspiel, hoshikan.interop.openspiel\n"
        "_, state = pyspiel.deserialize_game_and_state(sys.stdin.read())\n"
        "print(state, state.history())"
    )
    kept = pyspiel.serialize_game_and_state(state.get_game(), state)
    read = subprocess.run([sys.executable, "-c", program], input=kept, capture_output=True, text=True, check=True)
    assert read.stdout == f"{state} {state.history()}\n"


@every_game
def test_an_observer_of_what_is_open_sees_no_secrets(game_id: str) -> None:
    game = load(game_id, players=GAMES[game_id].players[0])
    state = somewhere(game, 9)
    kind = pyspiel.IIGObservationType
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    open_only = game.make_py_observer(kind(perfect_recall=False, public_info=True, private_info=none))
    own_only = game.make_py_observer(kind(perfect_recall=False, public_info=False, private_info=single))
    assert open_only.string_from(state, 0) == open_only.string_from(state, 1) == str(state)
    assert (own_only.string_from(state, 0) == "{}") == (state.observation_string(0) == str(state))


@pytest.mark.parametrize("game_id", [game.id for game in GAMES.values() if game.kind.imperfect])
def test_is_mcts_searches_in_worlds_that_are_possible(game_id: str) -> None:
    game = load(game_id, players=GAMES[game_id].players[0])
    state = somewhere(game, 7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.4, 6)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_what_no_game_can_be_is_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(SetupError, match="players"):
        load(game.id, players=99)


def test_a_program_ends_well() -> None:
    """OpenSpiel frees games after Python has ended: that must not abort the process."""
    program = (
        "import pyspiel\nfrom hoshikan.interop.openspiel import name_of\nfrom hoshikan.games import GAMES\n"
        "game = pyspiel.load_game(name_of(next(iter(GAMES.values()))))\nstate = game.new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
