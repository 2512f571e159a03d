"""The five worked examples of the rules."""

from __future__ import annotations

import pytest

from hoshikan.games.sterre_en_kroon.rules.events import Drew, Opened, Removed
from tests.games.sterre_en_kroon.playing import CARDS, GAME, Line, play, setup, table, view_of

RED, BLUE, GREEN = 0, 1, 2


@pytest.mark.rule("SK-6.1")
def test_example_1_a_line_of_nine_numbers() -> None:
    """Row 2 of the sheet `veld`: red completes it with four pawns, blue has four too, green one."""
    data = setup([[44, 24, 60, 1, 2], [63, 9, 57, 40, 3], [26, 4, 5, 6, 8]], top=13)
    del data["sheet"]
    state = GAME.new(setup=data | {"cards": GAME.new(players=3, seed=1).setup["cards"]})
    play(state, "play 44, play 24, play 60, done")
    play(state, "play 63, play 9, play 57, play 40, done, play 26, done")
    assert state.points() == [0, 0, 0]
    play(state, "play 13, done")
    assert view_of(state).complete == ["row2"]
    assert state.points() == [2, 2, 1]


@pytest.mark.rule("SK-6.3")
def test_example_2_the_active_player_takes_the_crown_on_eight() -> None:
    lines = {
        **{f"both{count}": [1, 11] for count in range(2)},
        "red": [1, 2, 11],
        "blue": [1, 11, 12],
        "last": [21, 22, 3, 13],
    }
    state = table([[1, 2, 3], [11, 12, 13], [21, 22]], lines)
    play(state, "play 1, play 2, done, play 11, play 12, play 13, done")
    assert state.points() == [7, 7, 0]
    play(state, "play 21, play 22, done")
    play(state, "play 3, done")
    assert state.points() == [8, 8, 2]
    assert 8 not in view_of(state).track_crowns
    assert view_of(state).crowns == [1, 1, 0], "red's is that on 8, blue's that on 4"


@pytest.mark.rule("SK-2.1")
def test_example_3_recorded_cards_leave_the_game() -> None:
    state = GAME.new(setup=setup([[1], [2], [3]], {"gift": [1, "c1"]}, top=50))
    events = play(
        state,
        "turn 45, play 1, done, turn 46, done, turn 47, done, turn 48, no-extra, crown 40, done, turn 49, done, "
        "turn 12, card 12, done, turn 40, turn 33, turn 51",
    )
    told = [event for event in events if isinstance(event, Removed | Drew) and event.seat == RED][-3:]
    assert told == [Removed(RED, 12), Removed(RED, 40), Drew(RED, 33)]
    assert {12, 40} <= set(view_of(state).gone)
    assert 33 in view_of(state).hands[RED]


@pytest.mark.rule("SK-5.1")
def test_example_4_a_number_is_opened_in_the_own_turn_only() -> None:
    cards = [CARDS[0], CARDS[2]]
    state = table([[42], [1]], cards=cards)
    play(state, "play 42, done")
    assert view_of(state).opened[BLUE] == []
    events = play(state, "done")
    assert Opened(BLUE, (42,)) in events
    state = table([[42, 7], [1]], {f"l{count}": [7] for count in range(9)}, cards=cards)
    events = play(state, "play 42, play 7, done")
    assert Opened(BLUE, (42,)) in events, "or at the end"


@pytest.mark.rule("SK-6.3")
@pytest.mark.rule("SK-7.2")
def test_example_5_twenty_four_is_the_most() -> None:
    """Blue has three crowns and stands on 22 when red's turn ends the game; red has opened blue's last number."""
    lines: dict[str, Line] = {**{f"l{count:02}": [11, 12] for count in range(10)}, "gift": [6, "c1", "c2", "c3"]}
    state = table([[12, 53], [6, 11, 8, 23, 68]], lines, (4,))
    play(state, "done, play 6, play 11, play 8, play 23, play 68, done")
    assert state.points() == [0, 2]
    play(state, "play 12, play 53, done")
    assert view_of(state).bingos[BLUE] == ["row3"]
    assert view_of(state).crown_points[BLUE] == 3
    assert state.points()[BLUE] == 24
    kinds = {line.kind: line.points for line in state.score_lines(BLUE)}
    assert (kinds["card-line"], kinds["crowns"], kinds["beyond-the-track"]) == (1, 3, -2)
