"""Pickling of states and actions of games that do not support it; `test_every_game.py` has those that do."""

from __future__ import annotations

import pickle

import pytest

from hoshikan.engine import Action, State
from tests.engine.coin_toss import CALLS, CoinToss


@pytest.mark.parametrize("thing", [CALLS[0], CoinToss()], ids=["action", "state"])
def test_without_a_function_of_its_game_nothing_is_pickled(thing: Action | State) -> None:
    with pytest.raises(pickle.PicklingError, match="defines no __reduce__"):
        pickle.dumps(thing)
