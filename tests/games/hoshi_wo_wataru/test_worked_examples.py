"""Years of 星を渡る worked out by hand."""

from __future__ import annotations

import pytest

from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.events import BidRevealed, BidTied, ConstellationWon, DummiesTaken
from hoshikan.games.hoshi_wo_wataru.rules.scoring import Account, numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import shipped_box
from tests.games.hoshi_wo_wataru.playing import game, play, quick_year, reveal, set_rows, told, view_of, year


@pytest.mark.rule("HW-3.1")
def test_example_1_the_better_marker_wins_a_tie() -> None:
    state = game(markers=(3, 1, 2))
    reveal(state, 25, 1, 2, 3)
    events = set_rows(state, "9 1 2 3", "9 1 2 3", "7 1 2 3")
    assert told(events, BidTied) == [BidTied(0, (1, 0), 9, 1)]
    assert told(events, ConstellationWon)[0] == ConstellationWon(1, 25, 0, 9)


@pytest.mark.rule("HW-3.1")
@pytest.mark.rule("HW-3.2")
def test_example_2_three_cards_in_a_slot_bring_stardust() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "4 2 5 1", "12 11 10 3", "9 9 8 3")
    play(state, "keep 9", "shift 4")
    play(state, "keep 9")
    play(state, "shift 4", "shift 2")
    assert view_of(state).bids == [11, 10, 8]
    assert view_of(state).winner == 0
    assert view_of(state).discards[0] == [2, 4, 5]
    assert (view_of(state).stardust, view_of(state).stardust_left) == ([1, 0, 0], 4)


@pytest.mark.rule("HW-4.1")
@pytest.mark.parametrize(("have", "face_up", "need", "zs"), [(4 + 3, [1, 9, 25], 7, 15), (4, [1, 9], 3, 6)])
def test_example_3_orion_is_turned_over_without_stardust(have: int, face_up: list[int], need: int, zs: int) -> None:
    account = Account(shipped_box(), 1 << 1 | 1 << 9 | 1 << 25, have)
    assert (numbers(account.face_up), account.need, account.zs) == (face_up, need, zs)


@pytest.mark.rule("HW-0.4")
def test_example_4_two_pairs_of_stepping_stones() -> None:
    goal = shipped_box().goals[OBJECTIVES.index("stepping-stones")]
    assert goal.points(1 << 12 | 1 << 13 | 1 << 15 | 1 << 16, 0, 0) == 6


@pytest.mark.rule("HW-2.2")
def test_example_5_with_empty_pools_the_ranking_runs_clockwise_from_marker_1() -> None:
    state = game(4, markers=(3, 4, 1, 2))
    quick_year(state, "keep")
    reveal(state, *[number for number in range(1, 26) if f"reveal {number}" in map(str, state.legal_actions())][:4])
    assert view_of(state).pool_stars == [0] * 4
    assert view_of(state).markers == [3, 4, 1, 2]


@pytest.mark.rule("HW-2.3")
@pytest.mark.rule("HW-3.1")
@pytest.mark.parametrize(("four", "dealt"), [(False, [4, 4, 1, 0]), (True, [5, 4, 0, 0])])
def test_example_6_four_players_without_cards(four: bool, dealt: list[int]) -> None:
    """All four use up their hands in four years; what is lost is pooled, so marker 1 goes to the most stars."""
    state = game(4, dummy_at_four=four)
    for row in ("12 12 11 10", "9 9 8 7", "6 5 4 4", "3 2 1 dummy"):
        year(state, [row] * 4, "pool")
    assert view_of(state).hand_counts == [0] * 4
    events = reveal(state, *range(17, 21))
    first = view_of(state).markers.index(1)
    assert [event.dummies for event in told(events, DummiesTaken)] == dealt
    assert told(events, DummiesTaken)[0].seat == first
    setting = [seat for seat in range(4) if view_of(state).hand_counts[seat]]
    events = set_rows(state, *(" ".join(["dummy"] * min(4, view_of(state).hand_counts[seat])) for seat in setting))
    assert {event.bid for event in told(events, BidRevealed)} == {0}
    assert {event.seat for event in told(events, ConstellationWon)} == {first}
    assert len(told(events, ConstellationWon)) == 4
    assert view_of(state).end == "five-years"
