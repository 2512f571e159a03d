"""The lessons of 星を渡る end where their texts say; its pictures show what their captions say."""

from __future__ import annotations

import pytest

from hoshikan.teaching.position import load_position
from tests.games.hoshi_wo_wataru.playing import GAME, look
from tests.teaching.taught import solved


@pytest.mark.rule("HW-3.1")
def test_the_first_year_ends_as_told() -> None:
    state = solved(GAME, "01-year", 5).state
    assert look(state).year == 2
    assert look(state).won == [[9, 20, 21], [2], []]
    assert look(state).pool_stars == [1, 0, 0]


@pytest.mark.rule("HW-3.2")
def test_three_cards_bring_leo_and_stardust() -> None:
    state = solved(GAME, "04-shift", 3).state
    assert look(state).won[0] == [21]
    assert look(state).stardust == [1, 0, 0]


@pytest.mark.rule("HW-2.2")
def test_the_stars_bring_the_marker() -> None:
    run = solved(GAME, "05-priority", 1)
    assert (look(run.state).year, look(run.state).markers[0]) == (2, 1)
    assert not any(12 in hand for hand in look(run.state).remaining[1:])


@pytest.mark.rule("HW-4.1")
def test_the_last_card_keeps_scorpius_face_up() -> None:
    state = solved(GAME, "07-light", 2).state
    assert look(state).end == "five-years"
    assert (look(state).need[0], look(state).have[0]) == (13, 13)
    assert 22 in look(state).won[0]
    assert look(state).turned[0] == []


@pytest.mark.rule("HW-3.1")
def test_the_picture_of_level_bids_is_true() -> None:
    state = load_position(GAME, "tie").state(GAME)
    assert look(state).bids[:2] == [9, 9]
    assert look(state).markers[look(state).winner] == 1


@pytest.mark.rule("HW-3.3")
def test_the_picture_of_a_lost_card_shows_the_three_ways() -> None:
    state = load_position(GAME, "lost").state(GAME)
    assert [str(step) for step in state.legal_actions()] == ["pool 9", "shift 9", "keep 9"]


@pytest.mark.rule("HW-2.2")
def test_the_picture_of_priority_ranks_by_stars() -> None:
    state = load_position(GAME, "priority").state(GAME)
    stars = look(state).pool_stars
    by_marker = [stars[look(state).markers.index(marker)] for marker in (1, 2, 3)]
    assert look(state).year == 2
    assert by_marker == sorted(set(stars), reverse=True)


@pytest.mark.rule("HW-2.2")
def test_the_picture_of_priority_shows_every_marker_handed_on() -> None:
    position = load_position(GAME, "priority")
    after = look(position.state(GAME)).markers
    assert all(old != new for old, new in zip(position.setup["markers"], after, strict=True))


def test_the_picture_of_the_last_card_is_the_last_decision() -> None:
    state = load_position(GAME, "light").state(GAME)
    for step in state.legal_actions():
        after = state.clone()
        after.apply(step)
        assert look(after).end == "five-years"


def test_the_picture_of_the_first_year_shows_a_full_hand() -> None:
    view = load_position(GAME, "year").state(GAME).view(0)
    assert (view.year, view.phase, len(view.hand), len(view.slots)) == (1, "setting", 15, 4)
