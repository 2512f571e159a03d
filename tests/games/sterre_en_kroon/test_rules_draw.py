"""SK-2: the compulsory draw and the crown that buys two more cards."""

from __future__ import annotations

import pytest

from hoshikan.engine import CHANCE
from hoshikan.games.sterre_en_kroon.rules.events import BoughtCards, Drew, KeptCrown, Removed
from tests.games.sterre_en_kroon.playing import GAME, legal, play, refusal, setup, table, view_of

CROWNED = {"gift": [1, "c1"]}
"""The player who records number 1 takes a crown."""


@pytest.mark.rule("SK-2.1")
def test_the_start_players_draw_has_happened_and_the_next_card_is_being_turned() -> None:
    state = GAME.new(setup=setup([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], top=40))
    assert not state.events
    assert state.to_move == CHANCE
    assert view_of(state, 0).hands[0] == [1, 2, 3, 4, 5, 40]
    assert view_of(state).top is None


@pytest.mark.rule("SK-2.1")
def test_a_card_is_taken_each_turn_without_a_hand_limit() -> None:
    state = table([[1], [2]], top=40)
    for _ in range(10):
        play(state, "done")
    hands = view_of(state).secret, [len(hand) for hand in view_of(state).hands]
    assert hands == ([5, 5], [6, 5])


@pytest.mark.rule("SK-2.1")
def test_a_recorded_card_may_lie_visible_between_turns() -> None:
    state = GAME.new(setup=setup([[1], [2]], top=50))
    play(state, "turn 20, card 20, done, turn 41")
    assert 20 in view_of(state).gone, "seat 1's draw cleaned up"
    assert view_of(state).hands[1] == [41]
    state = GAME.new(setup=setup([[1], [2]], top=50, bookkeeping="strict"))
    play(state, "draw, turn 20, next, card 20, next, place 20, next, open 20, next, next")
    assert state.to_move == 1
    assert view_of(state).top == 20
    assert 20 not in view_of(state).gone


@pytest.mark.rule("SK-2.2")
def test_a_crown_buys_two_cards_once_and_leaves_the_game() -> None:
    state = table([[1], [2]], CROWNED)
    play(state, "play 1, done, done")
    assert legal(state) == ["extra", "no-extra"]
    before = len(view_of(state).hands[0])
    events = play(state, "extra")
    assert [type(event) for event in events if isinstance(event, BoughtCards | Drew)] == [BoughtCards, Drew, Drew]
    assert len(view_of(state).hands[0]) == before + 2
    assert view_of(state).crowns == [0, 0]
    assert view_of(state).spent == 1
    assert refusal(state, "extra") == ("SK-2.2", "step-over")


@pytest.mark.rule("SK-2.2")
def test_once_per_turn_even_with_more_crowns() -> None:
    state = table([[1], [2]], {"gift": [1, "c1", "c2"]})
    play(state, "play 1, done, done, extra")
    assert view_of(state).crowns == [1, 0]
    assert "done" in legal(state)


@pytest.mark.rule("SK-2.2")
def test_the_crown_can_be_kept() -> None:
    state = table([[1], [2]], CROWNED)
    play(state, "play 1, done, done")
    events = play(state, "no-extra")
    assert isinstance(events[0], KeptCrown)
    assert view_of(state).crowns == [1, 0]
    assert "done" in legal(state)


@pytest.mark.rule("SK-2.2")
def test_without_a_crown_there_is_no_decision() -> None:
    state = table([[1], [2]])
    assert "no-extra" not in legal(state)
    assert refusal(state, "no-extra")[0] == "SK-2.2"


@pytest.mark.rule("SK-2.2")
def test_the_offer_stands_even_if_the_visible_card_is_recorded_and_each_draw_cleans_up() -> None:
    state = GAME.new(setup=setup([[1, 2], [3]], CROWNED, top=50))
    play(state, "turn 40, play 1, card 16, done, turn 41, done, turn 16")
    assert view_of(state).top == 16
    assert legal(state) == ["extra", "no-extra"]
    play(state, "extra, turn 42, turn 43, turn 44")
    assert view_of(state).gone == [1, 16]
    assert view_of(state).hands[0][-3:] == [42, 43, 50]


@pytest.mark.rule("SK-2.2")
def test_clean_up_comes_before_every_single_draw_of_the_two() -> None:
    state = GAME.new(setup=setup([[1, 2, 3], [4]], CROWNED, top=50))
    play(state, "turn 40, play 1, play 2, play 3, card 16, done, turn 41, done, turn 42")
    events = play(state, "extra, turn 16, turn 43, turn 44")
    assert [event for event in events if isinstance(event, Removed)] == [Removed(0, 16)]
    assert [event for event in events if isinstance(event, Drew)] == [Drew(0, 42), Drew(0, 43)]
    assert view_of(state).top == 44


@pytest.mark.rule("SK-2.2")
def test_as_many_cards_as_there_are() -> None:
    """Among the 45 cards that six players leave, seat 1 draws the second, eighth … and the last but one."""
    state = table([[2], [1], [3], [4], [5], [6]], CROWNED)
    play(state, "done, play 1, done")
    while view_of(state).deck:
        play(state, "no-extra" if legal(state, "no-extra") else "done")
    assert state.to_move == 1
    before = len(view_of(state).hands[1])
    play(state, "extra")
    assert len(view_of(state).hands[1]) == before + 1
    assert view_of(state).top is None
    assert view_of(state).crowns[1] == 0


@pytest.mark.rule("SK-2.2")
def test_an_empty_deck_offers_nothing_though_there_is_a_crown() -> None:
    state = table([[1], [2], [3], [4], [5], [6]], CROWNED)
    play(state, "play 1, done")
    while view_of(state).top is not None:
        play(state, "no-extra" if legal(state, "no-extra") else "done")
    while state.to_move != 0:
        play(state, "done")
    assert view_of(state).crowns[0] == 1
    assert legal(state, "extra") == []
    assert "done" in legal(state)
