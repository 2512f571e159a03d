"""The lessons of 星を渡る end where their texts say; its pictures show what their captions say."""

from __future__ import annotations

import pytest

from hoshikan.teaching.position import load_position
from tests.games.hoshi_wo_wataru.playing import GAME, view_of
from tests.teaching.taught import solved


@pytest.mark.rule("HW-3.1")
def test_the_first_year_ends_as_described() -> None:
    state = solved(GAME, "01-year", 3).state
    assert view_of(state).year == 2
    assert view_of(state).won == [[9, 20, 21], [2], []]
    assert view_of(state).pool_stars == [1, 0, 0]


@pytest.mark.rule("HW-3.2")
def test_three_cards_bring_leo_and_stardust() -> None:
    state = solved(GAME, "04-shift", 3).state
    assert view_of(state).won[0] == [21]
    assert view_of(state).stardust == [1, 0, 0]


@pytest.mark.rule("HW-2.2")
def test_the_stars_bring_the_marker() -> None:
    run = solved(GAME, "05-priority", 1)
    assert (view_of(run.state).year, view_of(run.state).markers[0]) == (2, 1)
    assert not any(12 in hand for hand in view_of(run.state).remaining[1:])


@pytest.mark.rule("HW-4.1")
def test_the_last_card_keeps_scorpius_face_up() -> None:
    state = solved(GAME, "07-light", 2).state
    assert view_of(state).end == "five-years"
    assert (view_of(state).need[0], view_of(state).have[0]) == (13, 13)
    assert 22 in view_of(state).won[0]
    assert view_of(state).turned[0] == []


@pytest.mark.rule("HW-3.3")
def test_the_tactics_are_no_repetition_and_bring_what_they_promise() -> None:
    state = solved(GAME, "09-tactics", 0).state
    assert view_of(state).bids == [15, 11, 2]
    assert 25 in view_of(state).won[0]


@pytest.mark.rule("HW-4.1", "HW-4.2")
@pytest.mark.parametrize(("action", "points"), [("pool 9", 20), ("shift 9", 13), ("keep 9", 13)])
def test_winning_too_much_costs_the_stated_points(action: str, points: int) -> None:
    run = solved(GAME, "09-tactics", 1)
    run.next()
    after = run.state.clone()
    after.apply(GAME.parse(action))
    while view_of(after).end != "five-years":
        after.apply(after.legal_actions()[0])
    assert view_of(after).points[0] == points
    assert (view_of(after).winners == [0]) == (points == 20)


@pytest.mark.rule("HW-3.1")
def test_the_picture_of_level_bids_is_true() -> None:
    state = load_position(GAME, "tie").state(GAME)
    assert view_of(state).bids[:2] == [9, 9]
    assert view_of(state).markers[view_of(state).winner] == 1


@pytest.mark.rule("HW-3.3")
def test_the_picture_of_a_lost_card_shows_the_three_ways() -> None:
    state = load_position(GAME, "lost").state(GAME)
    assert [str(step) for step in state.legal_actions()] == ["pool 9", "shift 9", "keep 9"]


@pytest.mark.rule("HW-2.2")
def test_the_picture_of_priority_ranks_by_stars() -> None:
    state = load_position(GAME, "priority").state(GAME)
    stars = view_of(state).pool_stars
    by_marker = [stars[view_of(state).markers.index(marker)] for marker in (1, 2, 3)]
    assert view_of(state).year == 2
    assert by_marker == sorted(set(stars), reverse=True)


@pytest.mark.rule("HW-2.2")
def test_the_picture_of_priority_shows_every_marker_handed_on() -> None:
    position = load_position(GAME, "priority")
    after = view_of(position.state(GAME)).markers
    assert all(old != new for old, new in zip(position.setup["markers"], after, strict=True))


def test_the_picture_of_the_last_card_is_the_last_decision() -> None:
    state = load_position(GAME, "light").state(GAME)
    for step in state.legal_actions():
        after = state.clone()
        after.apply(step)
        assert view_of(after).end == "five-years"


def test_the_picture_of_the_first_year_shows_a_full_hand() -> None:
    view = view_of(load_position(GAME, "year").state(GAME), 0)
    assert (view.year, view.phase, len(view.hand), len(view.slots)) == (1, "setting", 15, 4)
