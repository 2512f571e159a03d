"""The lessons of Sterre en Kroon end where their texts say; its pictures show what is said of them."""

from __future__ import annotations

import pytest

from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.position import load_position
from tests.games.sterre_en_kroon.playing import GAME, legal, pawn, view_of
from tests.teaching.taught import solved


@pytest.mark.rule("SK-4.1")
@pytest.mark.rule("SK-5.1")
def test_the_first_turn_ends_with_pawns_and_open_numbers() -> None:
    state = solved(GAME, "01-turn", 5).state
    assert [pawn(state, number) for number in (3, 34)] == [0, 0]
    assert view_of(state).opened[0] == [3, 34]


@pytest.mark.rule("SK-6.1")
@pytest.mark.rule("SK-4.3")
def test_the_completed_line_scores_as_described() -> None:
    state = solved(GAME, "02-lines", 2).state
    assert (view_of(state).points, view_of(state).crowns) == ([2, 1], [1, 0])


@pytest.mark.rule("SK-6.2")
def test_the_bingo_scores_a_point() -> None:
    state = solved(GAME, "03-card", 1).state
    assert view_of(state).bingos[0] == ["row2"]
    assert view_of(state).points == [1, 0]


@pytest.mark.rule("SK-2.2")
def test_the_crown_draws_the_given_numbers() -> None:
    state = solved(GAME, "04-crowns", 1).state
    assert {16, 68} <= set(view_of(state, 0).hands[0])
    assert view_of(state).crowns[0] == 0


@pytest.mark.rule("SK-6.3")
def test_two_bingos_reach_the_crown_on_four() -> None:
    before, state = solved(GAME, "05-any-number", 2).state, solved(GAME, "05-any-number", 3).state
    assert (view_of(before).points[0], view_of(before).crowns[0]) == (2, 1)
    assert (view_of(state).points[0], view_of(state).crowns[0]) == (4, 1)


@pytest.mark.rule("SK-6.1")
def test_the_majority_is_worth_two_to_one() -> None:
    state = solved(GAME, "06-majority", 1).state
    state.apply(GAME.parse("done"))
    assert view_of(state).points == [2, 1]


@pytest.mark.rule("SK-6.1", "SK-6.3", "SK-7.2", "SK-7.3")
@pytest.mark.parametrize(
    ("name", "step", "points"),
    [
        ("08-ties", 0, [2 + 1, 1 + 2, 1]),
        ("08-ties", 1, [4, 4]),
        ("09-end", 2, [21, 19]),
        ("09-end", 3, [24, 15]),
        ("10-tactics", 1, [4, 3]),
        ("10-tactics", 2, [4 + 2 + 1, 3]),
    ],
)
def test_points_shown(name: str, step: int, points: list[int]) -> None:
    assert view_of(solved(GAME, name, step).state).points == points


@pytest.mark.rule("SK-6.3")
def test_of_two_who_reach_a_crown_the_one_to_move_gets_it() -> None:
    assert view_of(solved(GAME, "08-ties", 1).state).crowns == [1, 0]


@pytest.mark.rule("SK-7.2")
def test_the_tempting_card_loses_in_the_closing_as_described() -> None:
    state = solved(GAME, "09-end", 1).state
    state.apply(GAME.parse("play 7"))
    state.apply(GAME.parse("done"))
    assert (view_of(state).points, view_of(state).winners) == ([19, 23], [1])


@pytest.mark.rule("SK-4.3")
def test_the_crown_spent_well_comes_back() -> None:
    assert view_of(solved(GAME, "10-tactics", 2).state).crowns[0] == 1


@pytest.mark.rule("SK-8.5")
def test_strict_bookkeeping_ends_with_the_points_claimed() -> None:
    state = solved(GAME, "07b-strict-claims", 1).state
    assert view_of(state).points == [2, 0]
    assert legal(state) == ["next"]


@pytest.mark.rule("SK-2.1")
def test_the_picture_of_the_start_shows_the_first_turn() -> None:
    view = view_of(load_position(GAME, "start").state(GAME), 2)
    assert (view.turn, view.players, view.stage) == (1, 3, "declare")
    assert len(view.hands[2]) == 6


@pytest.mark.rule("SK-3.3")
def test_the_picture_of_declaring_shows_three_ways() -> None:
    state = load_position(GAME, "declare").state(GAME)
    assert {action.split()[0] for action in legal(state)} == {"play", "card", "crown", "done"}


@pytest.mark.rule("SK-4.3")
def test_the_picture_of_the_line_shows_one_number_missing() -> None:
    state = load_position(GAME, "line").state(GAME)
    filling = [str(action) for action in state.legal_actions() if GAME.tutor().meets(state, action, "takes-map-crown")]
    assert filling == ["play 19"]
    assert "col8" not in view_of(state).complete


@pytest.mark.rule("SK-5.1")
def test_the_picture_of_the_card_shows_one_number_missing() -> None:
    state = load_position(GAME, "bingo").state(GAME)
    assert view_of(state).opened[0] == []
    state.apply(GAME.parse("card 63"))
    state.apply(GAME.parse("done"))
    assert view_of(state).opened[0] == [5, 17, 40, 53, 63]
    assert view_of(state).bingos[0] == ["row2"]


@pytest.mark.rule("SK-6.1")
@pytest.mark.parametrize(("number", "points"), [(32, [2, 1]), (12, [1, 2])])
def test_the_picture_of_the_majority_weighs_two_lines(number: int, points: list[int]) -> None:
    state = load_position(GAME, "majority").state(GAME)
    state.apply(GAME.parse(f"play {number}"))
    state.apply(GAME.parse("done"))
    assert view_of(state).points == points


def test_criteria_distinguish_moves() -> None:
    state = load_position(GAME, "line").state(GAME)
    tutor = GAME.tutor()

    def met(check: str) -> list[str]:
        return [str(action) for action in state.legal_actions() if tutor.meets(state, action, check)]

    assert met("done") == ["done"]
    assert met("number 64") == ["play 64"]
    assert met("completes-line") == ["play 19"]
    assert met("completes-bingo") == met("reaches-track-crown") == met("claim") == []
    assert all(action.startswith("card") for action in met("on-own-card"))
    assert not set(met("joins-most-lines")) & {"done"}
    assert set(met("joins-most-lines")) < set(met("joins-line"))
    with pytest.raises(KeyError):
        met("no such check")


def test_strict_bookkeeping_comes_after_what_every_game_needs() -> None:
    names = [lesson.id.removeprefix(f"{GAME.id}/") for lesson in lessons(GAME.id)]
    assert names[-3:] == ["10-tactics", "07-strict", "07b-strict-claims"]


def test_no_exercise_only_ends_a_step_of_the_turn() -> None:
    exercises = [step for lesson in lessons(GAME.id) for step in lesson.steps if step.kind != "read"]
    assert not [step.goal for step in exercises if {"done", "next"} & set(step.accept)]
