"""SK-3: three ways to declare a number."""

from __future__ import annotations

import pytest

from hoshikan.games.sterre_en_kroon.rules.events import Played
from tests.games.sterre_en_kroon.playing import legal, pawn, play, refusal, table, view_of

CROWNED = {"gift": [1, "c1", "c2"]}


@pytest.mark.rule("SK-3.1")
def test_any_number_of_hand_cards_may_be_played_and_leave_the_game() -> None:
    state = table([[1, 6, 7, 8, 9], [2]])
    play(state, "play 1, play 9, play 6, play 7, play 8, play 75, done")
    assert [pawn(state, number) for number in (1, 6, 7, 8, 9, 75)] == [0] * 6
    assert set(view_of(state).gone) >= {1, 6, 7, 8, 9, 75}
    assert view_of(state).secret[0] == 0


@pytest.mark.rule("SK-3.1")
def test_declaring_is_optional_and_ended_by_a_decision_of_its_own() -> None:
    state = table([[1], [2]])
    assert legal(state)[-1] == "done"
    play(state, "done")
    assert view_of(state).pawns == [None] * 75


@pytest.mark.rule("SK-3.1")
def test_a_card_whose_number_is_recorded_or_declared_has_no_effect() -> None:
    state = table([[1], [16, 2]])
    play(state, "card 16, done")
    events = play(state, "play 16, play 2, done")
    assert [event for event in events if isinstance(event, Played)] == [Played(1, 16, False), Played(1, 2, True)]
    assert pawn(state, 16) == 0
    assert view_of(state).supply[1] == 48
    state = table([[1], [2]])
    events = play(state, "card 1, play 1, done")
    assert Played(0, 1, False) in events
    assert view_of(state).supply[0] == 48


@pytest.mark.rule("SK-3.1")
def test_only_cards_in_hand_can_be_played() -> None:
    state = table([[1], [2]])
    assert refusal(state, "play 2") == ("SK-3.1", "card-not-in-hand")
    play(state, "play 1")
    assert refusal(state, "play 1") == ("SK-3.1", "card-not-in-hand")


@pytest.mark.rule("SK-3.2")
def test_one_number_of_the_own_card_per_turn() -> None:
    state = table([[1], [2]])
    assert len(legal(state, "card")) == 24
    play(state, "card 16")
    assert legal(state, "card") == []
    assert refusal(state, "card 17") == ("SK-3.2", "card-number-used")
    play(state, "done")
    assert pawn(state, 16) == 0
    play(state, "done, card 17, done")
    assert pawn(state, 17) == 0


@pytest.mark.rule("SK-3.2")
def test_not_a_foreign_recorded_or_declared_number() -> None:
    state = table([[6, 16], [17]])
    play(state, "play 16")
    assert refusal(state, "card 16") == ("SK-3.2", "declared-already")
    assert refusal(state, "card 6") == ("SK-3.2", "not-on-card")
    play(state, "done, play 17, done")
    assert refusal(state, "card 16") == ("SK-3.2", "recorded-already")
    assert refusal(state, "card 17") == ("SK-3.2", "recorded-already")


@pytest.mark.rule("SK-3.3")
def test_a_crown_declares_any_free_number_once_per_turn() -> None:
    state = table([[1], [2]], CROWNED)
    assert refusal(state, "crown 40") == ("SK-3.3", "no-crown")
    play(state, "play 1, done, done, no-extra")
    assert len(legal(state, "crown")) == 74
    assert refusal(state, "crown 1") == ("SK-3.3", "recorded-already")
    play(state, "crown 40")
    assert legal(state, "crown") == []
    assert refusal(state, "crown 41") == ("SK-3.3", "crown-used")
    play(state, "done")
    assert pawn(state, 40) == 0
    assert (view_of(state).crowns, view_of(state).spent) == ([1, 0], 1)


@pytest.mark.rule("SK-3.3")
def test_a_crown_cannot_declare_what_is_declared_in_this_turn() -> None:
    state = table([[1, 2], [3]], CROWNED)
    play(state, "play 1, done, done, no-extra, play 2")
    assert refusal(state, "crown 2") == ("SK-3.3", "declared-already")


@pytest.mark.rule("SK-3.2")
@pytest.mark.rule("SK-3.3")
def test_all_three_ways_go_in_one_turn_in_any_order() -> None:
    for order in ("crown 40, card 16, play 2", "play 2, crown 40, card 16", "card 16, play 2, crown 40"):
        state = table([[1, 2], [3]], CROWNED)
        play(state, "play 1, done, done, no-extra, " + order + ", done")
        assert [pawn(state, number) for number in (2, 16, 40)] == [0, 0, 0]


@pytest.mark.rule("SK-3.4")
def test_a_crown_gained_is_of_use_from_the_next_turn_on() -> None:
    state = table([[1], [2]], CROWNED, bookkeeping="strict")
    play(state, "draw, next, play 1, next, place 1, take-crown 6,8")
    assert view_of(state).crowns[0] == 1
    assert refusal(state, "crown 40") == ("SK-3.4", "crown-next-turn")
    assert refusal(state, "extra") == ("SK-3.4", "crown-next-turn")
    play(state, "next, open 1, next, claim map:gift, next")
    play(state, "next, next, next, next, next, draw")
    assert legal(state) == ["extra", "next"]


@pytest.mark.rule("SK-3.4")
def test_in_automatic_bookkeeping_the_declaring_is_over_when_the_crown_comes() -> None:
    state = table([[1, 2], [3]], CROWNED)
    play(state, "play 1")
    assert legal(state, "crown") == []
    play(state, "done, done")
    assert legal(state) == ["extra", "no-extra"]
