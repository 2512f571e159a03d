"""SK-6: points of lines and bingos, record pawns, the score track and its crowns."""

from __future__ import annotations

import pytest

from hoshikan.games.sterre_en_kroon.rules.events import Advanced, CardScored, MapScored, TrackCrownTaken
from tests.games.sterre_en_kroon.playing import play, table, view_of

PAIRS = {"p1": [1, 2], "p2": [3, 4]}


@pytest.mark.rule("SK-6.1")
def test_a_point_for_taking_part_and_one_for_the_most_pawns() -> None:
    state = table([[1, 2], [3]], {"line": [1, 2, 3]})
    play(state, "play 1, play 2, done")
    events = play(state, "play 3, done")
    assert [event for event in events if isinstance(event, MapScored)] == [
        MapScored(1, "line", 1, 1, 1),
        MapScored(0, "line", 2, 2, 2),
    ]
    assert state.points() == [2, 1]
    assert view_of(state).records == [[2, 1]]
    assert view_of(state).supply == [49 - 2 - 2, 49 - 1 - 1]


@pytest.mark.rule("SK-6.1")
def test_all_who_tie_for_the_most_score_two_and_the_absent_nothing() -> None:
    state = table([[1], [2], [9]], {"line": [1, 2]})
    play(state, "play 1, done, play 2, done")
    assert state.points() == [2, 2, 0]
    assert view_of(state).records == [[2, 2, 0]]


@pytest.mark.rule("SK-6.1")
def test_the_point_counts_even_without_a_record_pawn() -> None:
    """22 lines through numbers 1 and 2: 6 pawns and 44 record pawns are one more than the supply."""
    lines = {f"l{count}": [1 if count < 11 else 2] for count in range(22)}
    state = table([[1, 2, 3, 4, 5], [6]], lines)
    play(state, "play 1, play 2, play 3, play 4, play 5, card 16, done")
    assert [sum(line) for line in view_of(state).records] == [2] * 21 + [1], "line by line, as long as there are pawns"
    assert view_of(state).supply[0] == 0
    claimed = [line for line in state.score_lines(0) if line.kind == "map-majority"]
    assert sum(line.points for line in claimed) == 44


@pytest.mark.rule("SK-6.2")
def test_each_new_bingo_of_the_own_card_is_a_point_once() -> None:
    state = table([[1, 16, 31, 46], [9]])
    events = play(state, "play 1, play 16, play 31, play 46, card 61, done")
    assert [event for event in events if isinstance(event, CardScored)] == [CardScored(0, "row1")]
    assert state.points() == [1, 0]
    play(state, "done, card 2, done")
    assert state.points() == [1, 0]


@pytest.mark.rule("SK-6.2")
def test_others_do_not_score_their_cards_in_a_foreign_turn() -> None:
    state = table([[6, 21, 36, 51, 66], [9]])
    play(state, "play 6, play 21, play 36, play 51, play 66, done")
    assert state.points() == [0, 0]
    play(state, "done")
    assert state.points() == [0, 1]


@pytest.mark.rule("SK-6.3")
def test_the_active_player_moves_first_and_takes_the_crown_that_both_reach() -> None:
    state = table([[1, 3], [2, 4]], PAIRS)
    play(state, "play 1, play 3, done")
    events = play(state, "play 2, play 4, done")
    assert [event for event in events if isinstance(event, Advanced | TrackCrownTaken)] == [
        Advanced(1, 0, 4, 0),
        TrackCrownTaken(1, 4),
        Advanced(0, 0, 4, 0),
    ]
    assert view_of(state).crowns == [0, 1]
    assert view_of(state).track_crowns == [8, 12, 16, 20, 24]


@pytest.mark.rule("SK-6.3")
def test_all_points_of_a_player_come_before_the_next_moves() -> None:
    """Seat 1 gets two points of the line and one of the card at once, and so passes 4 before seat 0."""
    state = table([[1, 3], [2, 4, 6, 21, 36]], {**PAIRS, "own": [6]})
    play(state, "play 1, play 3, done")
    events = play(state, "play 2, play 4, play 6, done")
    assert [event for event in events if isinstance(event, Advanced)] == [Advanced(1, 0, 6, 0), Advanced(0, 0, 4, 0)]


@pytest.mark.rule("SK-6.3")
def test_crowns_on_the_way_are_taken_and_24_is_the_most() -> None:
    state = table([[1], [2]], {f"l{count}": [1] for count in range(13)})
    events = play(state, "play 1, done")
    assert Advanced(0, 0, 24, 2) in events
    taken = [event.space for event in events if isinstance(event, TrackCrownTaken)]
    assert taken == [4, 8, 12, 16, 20, 24]
    assert state.points()[0] == 24
    lost = [line for line in state.score_lines(0) if line.kind == "beyond-the-track"]
    assert [line.points for line in lost] == [-8], "two of the lines, six of the crowns"


@pytest.mark.rule("SK-6.3")
def test_scoring_goes_clockwise_from_the_active_player() -> None:
    state = table([[1], [2], [3]], {"line": [1, 2, 3]})
    play(state, "play 1, done, play 2, done")
    events = play(state, "play 3, done")
    assert [event.seat for event in events if isinstance(event, Advanced)] == [2, 0, 1]
