"""Wars and negotiations of CrownTaker worked out by hand."""

from __future__ import annotations

import pytest

from hoshikan.games.crowntaker.rules.events import CardsRevealed, Ransomed, Rolled, Suffered, TroopLost
from tests.games.crowntaker.playing import (
    ENGLAND,
    FRANCE,
    KING,
    after_wars,
    army,
    cards,
    fight,
    play,
    sides,
    view_of,
    war,
)


@pytest.mark.rule("CT-3.2")
def test_example_1_a_shield_beats_a_cross() -> None:
    state = war(army("duke", 3, 5), army("prince", 4, 4))
    told = fight(state, "4 2")
    assert Rolled((4,), (2,), (1, 0)) in told
    assert TroopLost(ENGLAND, 3) in told
    assert sides(state, "troops") == [(3, 3)]


@pytest.mark.rule("CT-5.3")
def test_example_2_an_ace_beats_a_six_and_loses_to_a_three() -> None:
    state = after_wars("france")
    assert CardsRevealed(0, 5, FRANCE, False) in cards(state, "A", "6")
    state = after_wars("france")
    told = cards(state, "A", "3")
    assert CardsRevealed(0, 2, ENGLAND, False) in told
    assert Suffered(FRANCE, 1, 1) in told
    assert view_of(state).castle == [1, 0]
    assert state.points() == [14, 15]


@pytest.mark.rule("CT-5.3")
def test_example_3_the_church_token_decides_between_equal_cards() -> None:
    state = after_wars("france", france={"church": 1})
    assert CardsRevealed(4, 4, FRANCE, True) in cards(state, "5", "5")


@pytest.mark.rule("CT-5.5")
def test_example_4_a_ransom_that_ruins() -> None:
    state = after_wars("england", step="cards", france={"captives": ["king"], "table": "king", "assets": 5})
    assert Ransomed(FRANCE, KING, 5) in play(state, "negotiate 5", "negotiate 4")
    assert state.points() == [0, 20]
    assert state.winners() == {ENGLAND}


@pytest.mark.rule("CT-3.2")
def test_example_5_both_press() -> None:
    state = war(army("duke", 3, 3), army("duke", 3, 3))
    play(state, "skill", "skill", "roll 3 3")
    assert sides(state, "troops") == [(2, 2)]
