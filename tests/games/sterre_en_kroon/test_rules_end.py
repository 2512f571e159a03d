"""SK-7: what ends the game, what is done then, and who has won."""

from __future__ import annotations

import pytest

from hoshikan.engine import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.events import CrownsCounted, EndTriggered, Opened, StoodStill, Won
from tests.games.sterre_en_kroon.playing import CARDS, Line, legal, play, refusal, table, view_of

EIGHTEEN = {f"l{count}": [1] for count in range(9)}
"""The player who records number 1 gets 18 points."""
NO_TRACK = tuple(range(14, 25))
"""All crowns lie beyond the points of a test."""


@pytest.mark.rule("SK-7.1")
def test_eighteen_points_end_the_game_after_the_turn() -> None:
    state = table([[1], [2]], EIGHTEEN)
    events = play(state, "play 1, done")
    assert EndTriggered(0, "eighteen-points") in events
    assert state.end_reason() == "eighteen-points"
    assert state.to_move == TERMINAL
    assert refusal(state, "done") == ("SK-7.1", "game-over")


@pytest.mark.rule("SK-7.1")
def test_seventeen_points_do_not() -> None:
    state = table([[1], [2]], {**{f"l{count}": [1] for count in range(8)}, "m": [3]}, NO_TRACK)
    play(state, "play 1, done")
    assert state.points() == [16, 0]
    assert state.to_move == 1


@pytest.mark.rule("SK-7.1")
def test_another_players_eighteen_points_count_too() -> None:
    state = table([[1], [2]], {f"l{count}": [1, 2] for count in range(9)})
    events = play(state, "play 1, done, play 2, done")
    assert EndTriggered(1, "eighteen-points") in events
    assert state.points()[0] >= 18


@pytest.mark.rule("SK-7.1")
def test_a_fully_open_card_ends_the_game() -> None:
    """Seat 0 plays its hand of own numbers, then declares a number of its card each turn."""
    own = [number for row in CARDS[0] for number in row if number]
    state = table([own[:5], own[5:10]])
    play(state, ", ".join(f"play {number}" for number in own[:5]) + ", done")
    play(state, ", ".join(f"play {number}" for number in own[5:10]) + ", done")
    while state.to_move != TERMINAL:
        if legal(state, "no-extra"):
            play(state, "no-extra")
        own_free = legal(state, "card") if state.to_move == 0 else []
        play(state, f"{own_free[0]}, done" if own_free else "done")
    assert view_of(state).opened[0] == sorted(own)
    assert state.end_reason() == "card-full"
    assert state.points()[0] == 12 + view_of(state).crown_points[0]
    assert len(view_of(state).bingos[0]) == 12


@pytest.mark.rule("SK-7.1")
def test_an_empty_supply_ends_the_game() -> None:
    lines = {f"l{count}": [1 if count < 11 else 2, 6] for count in range(22)}
    state = table([[1, 2, 3, 4, 5], [6]], lines, NO_TRACK)
    play(state, "play 1, play 2, play 3, play 4, play 5, card 16, done")
    assert state.to_move == 1
    play(state, "play 6, done")
    assert view_of(state).supply[0] == 0
    assert state.end_reason() == "eighteen-points", "points are named first if both hold"


@pytest.mark.rule("SK-7.1")
def test_pawns_alone_end_the_game_too() -> None:
    """In strict bookkeeping points need not be claimed, so that pawns can run out below 18."""
    state = table([[1], [2]], bookkeeping="strict")
    spent = 0
    while state.to_move != TERMINAL:
        seat = state.to_move
        moves = legal(state)
        wanted = ("draw", "play", "card", "place") if seat == 0 else ("draw",)
        move = next((move for word in wanted for move in moves if move.startswith(word)), "next")
        spent += move.startswith("place")
        play(state, move)
        if view_of(state).stage == "end-card":
            break
    assert spent == 49
    assert view_of(state).supply[0] == 0
    while state.to_move != TERMINAL:
        play(state, "next")
    assert state.end_reason() == "pawns-gone"


@pytest.mark.rule("SK-7.2")
def test_each_opens_scores_and_counts_crowns_from_the_active_player_on() -> None:
    lines: dict[str, Line] = {**EIGHTEEN, "gift": [6, "c1", "c2"]}
    state = table([[2], [1, 6, 3, 18, 48]], lines, ())
    play(state, "card 63, done")
    events = play(state, "play 3, play 18, play 48, play 6, play 1, done")
    told = [event for event in events if isinstance(event, Opened | CrownsCounted | Won)]
    assert told == [
        Opened(1, (6,)),
        CrownsCounted(1, 2),
        Opened(0, (1, 3, 18, 48)),
        Won((1,)),
    ]


@pytest.mark.rule("SK-7.2")
def test_a_bingo_that_was_waiting_is_scored_at_the_end() -> None:
    state = table([[2], [1, 3, 18, 48]], EIGHTEEN, NO_TRACK)
    play(state, "card 63, done")
    events = play(state, "play 3, play 18, play 48, play 1, done")
    assert Opened(0, (1, 3, 18, 48)) in events
    assert view_of(state).bingos[0] == ["row3"]
    assert state.points()[0] == 1


@pytest.mark.rule("SK-7.2")
def test_crowns_met_on_the_way_count_and_each_counts_once() -> None:
    """17 points and two crowns: the first brings seat 0 to 18, where the next crown lies, and so on."""
    lines: dict[str, Line] = {**EIGHTEEN, "gift": [1, "c1"]}
    state = table([[1], [2]], lines, (1, 2, 3, 4, 5, 21, 22, 23, 24, 19))
    play(state, "play 1, done")
    assert view_of(state).crown_points[0] == view_of(state).crowns[0] == 11
    assert state.points()[0] == 24
    assert [line.points for line in state.score_lines(0) if line.kind == "crowns"] == [11]


@pytest.mark.rule("SK-7.2")
def test_the_seat_that_comes_first_takes_the_crown_of_the_track() -> None:
    """Both stand on 18 with a crown; only the first to count it still finds the crown on 19."""
    lines: dict[str, Line] = {**{f"l{count}": [1, 2] for count in range(8)}, "a": [3, "c1"], "b": [4, "c2"]}
    state = table([[1, 3], [2, 4]], lines, (19,))
    play(state, "play 1, play 3, done, play 2, play 4, done")
    assert view_of(state).crown_points == [1, 2], "seat 1 was active"
    assert state.points() == [19, 20]


@pytest.mark.rule("SK-7.3")
def test_most_points_win() -> None:
    state = table([[1], [2]], EIGHTEEN)
    events = play(state, "play 1, done")
    assert state.winners() == {0}
    assert Won((0,)) in events


@pytest.mark.rule("SK-7.3")
def test_equal_points_share_the_victory_whatever_the_crowns() -> None:
    lines = {f"l{count}": [1, 2] for count in range(12)}
    state = table([[1], [2], [9]], lines)
    play(state, "play 1, done, play 2, done")
    assert state.points() == [24, 24, 0]
    assert view_of(state).crowns == [0, 6, 0]
    assert state.winners() == {0, 1}


@pytest.mark.rule("SK-7.4")
def test_a_round_in_which_nothing_moves_ends_the_game() -> None:
    state = table([[1], [2]], bookkeeping="strict")
    play(state, "next, next, next, next, next")
    assert state.to_move == 1
    events = play(state, "next, next, next, next, next")
    assert StoodStill() in events
    assert state.end_reason() == "standstill"
    assert state.winners() == {0, 1}


@pytest.mark.rule("SK-7.4")
def test_the_quiet_turns_must_follow_each_other() -> None:
    state = table([[1], [2]], bookkeeping="strict")
    quiet = "next, next, next, next, next"
    play(state, quiet)
    play(state, "draw, " + quiet)
    play(state, quiet)
    assert state.to_move == 1
    play(state, quiet)
    assert state.end_reason() == "standstill"


@pytest.mark.rule("SK-7.4")
def test_a_declaration_that_comes_to_nothing_is_quiet_a_played_card_is_not() -> None:
    state = table([[1], [2]], bookkeeping="strict")
    play(state, "next, card 1, next, next, next, next")
    assert view_of(state).quiet_turns == 1
    play(state, "next, play 2, next, next, next, next")
    assert view_of(state).quiet_turns == 0


@pytest.mark.rule("SK-7.4")
def test_in_automatic_bookkeeping_the_deck_must_be_empty_first() -> None:
    state = table([[1], [2]])
    while state.to_move != TERMINAL:
        play(state, "done")
    assert state.end_reason() == "standstill"
    assert view_of(state).deck == 0
    assert sum(view_of(state).secret) + sum(map(len, view_of(state).hands)) == 75
