"""The choices that a search of CrownTaker looks at, and the values it gives to lords."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from hoshikan.bots.search import Ranked, Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.games.crowntaker.rules.actions import Deploy
from hoshikan.games.crowntaker.rules.phases import DEPLOY, LORD
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from tests.engine.variants import Variant, along
from tests.games.crowntaker.playing import GAME, army, position, war

KNOWLEDGE: Final = GAME.knowledge()
PLAYOUTS: Final = 300


def behind_in_the_last_wars() -> State:
    """France, first and poor, cannot expect to win this war, and can hardly pay for it."""
    return position(
        "lord",
        medals=["france"] * 4 + ["england"] * 2,
        france={"assets": 4, "captives": ["baron"]},
        england={"assets": 18},
    )


def search(state: State, playouts: int, settings: SearchSettings | None = None) -> list[Ranked]:
    found = Search(state, state.to_move, KNOWLEDGE, Random(1), settings)
    found.run(playouts)
    return found.ranking()


def armies_to_deploy() -> list[State]:
    """Positions behind every lord that may be chosen, at the start of random games and late in them."""
    states = [behind_in_the_last_wars()]
    for players in GAME.players:
        states += along(Variant(GAME.id, players, ()), players, step=1)
    found: list[State] = []
    for state in states:
        if isinstance(state, CrownTakerState) and state.step == LORD and state.to_move not in (CHANCE, TERMINAL):
            for action in state.legal_actions():
                after = state.clone()
                after.apply(action)
                found.append(after)
    return found


@pytest.mark.rule("CT-2.1")
def test_behind_every_lord_a_full_army_a_single_troop_and_every_treasury_are_tried() -> None:
    states = armies_to_deploy()
    assert len(states) > 20
    for state in states:
        assert isinstance(state, CrownTakerState)
        assert state.step == DEPLOY
        legal = [action for action in state.legal_actions() if isinstance(action, Deploy)]
        ranking = search(state, PLAYOUTS)
        tried = [entry.action for entry in ranking if entry.visits and isinstance(entry.action, Deploy)]
        assert {action.treasury for action in tried} == {action.treasury for action in legal}
        assert any(action.troops == 1 and not action.arms for action in tried)
        most = max(action.troops + action.arms for action in legal)
        assert any(action.troops + action.arms == most for action in tried)


@pytest.mark.rule("CT-2.1")
def test_a_lord_is_as_good_as_its_best_deployment_after_a_few_visits() -> None:
    """A hint gives lords that look worse four visits each; they may not show them with the wrong army."""
    state = behind_in_the_last_wars()
    for entry in search(state, 200, SearchSettings(root_visits=4)):
        behind = state.clone()
        behind.apply(entry.action)
        assert entry.visits >= 4
        assert entry.expected == pytest.approx(best_leaf(behind, state.to_move), abs=0.02)


def best_leaf(state: State, seat: int) -> float:
    """Return the value of the best of all deployments by the evaluation."""
    found = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        found.append(KNOWLEDGE.evaluate(after)[seat])
    return max(found)


@pytest.mark.rule("CT-2.1")
def test_the_second_side_gives_a_hopeless_war_up_behind_any_lord() -> None:
    """The value of a lord is that of its best deployment, and this is a single troop with a full treasury."""
    hopeless = position(
        "lord", turn="england", medals=["france", "england"], france=army("king", 6, 3), england={"assets": 5}
    )
    values = KNOWLEDGE.greedy_values(hopeless, hopeless.legal_actions())
    for action, value in zip(hopeless.legal_actions(), values, strict=True):
        behind = hopeless.clone()
        behind.apply(action)
        legal = behind.legal_actions()
        assert value == pytest.approx(max(KNOWLEDGE.greedy_values(behind, legal)), abs=0.03), str(action)


@pytest.mark.rule("CT-3.1")
def test_a_skill_is_tried_and_left_alone() -> None:
    assert min(entry.visits for entry in search(war(army("king", 2, 3), army("king", 6, 3)), 100)) > 0
