"""Resolving slots (HW-3.1 to HW-3.4)."""

from __future__ import annotations

import pytest

from hoshikan.engine import State
from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS
from hoshikan.games.hoshi_wo_wataru.rules.events import (
    BidRevealed,
    CardKept,
    CardPooled,
    CardsDiscarded,
    CardShifted,
    ConstellationWon,
    StardustTaken,
    StardustUsedUp,
    SupernovaTaken,
    YearEnded,
)
from tests.games.hoshi_wo_wataru.playing import (
    GAME,
    game,
    play,
    refusal,
    resolve,
    reveal,
    set_rows,
    setup,
    told,
    view_of,
)

KEPT = ("objective spring", "objective autumn", "objective zodiac")


def without_dummies() -> State:
    """Year 4 of a game with no dummy in the box: everybody holds 1, 2 and 3."""
    state = GAME.new(setup=setup() | {"components": COMPONENTS.plain(COMPONENTS.shipped()) | {"dummies": 0}})
    play(state, *KEPT)
    for row in ("12 12 11 10", "9 9 8 7", "6 5 4 4"):
        reveal(state, *[int(str(action).split()[1]) for action in state.legal_actions()[:4]])
        set_rows(state, *[row] * 3)
        resolve(state, "pool")
    reveal(state, 22, 23, 24, 25)
    assert view_of(state).hand_counts == [3, 3, 3]
    return state


@pytest.mark.rule("HW-3.1")
def test_the_highest_bid_takes_the_constellation() -> None:
    state = game(markers=(1, 2, 3))
    reveal(state, 1, 2, 3, 4)
    events = set_rows(state, "11 1 2 3", "5 1 2 3", "12 1 2 3")
    assert told(events, ConstellationWon) == [ConstellationWon(2, 1, 0, 12)]
    assert view_of(state).bids == [11, 5, 12]
    assert view_of(state).won == [[], [], [1]]


@pytest.mark.rule("HW-3.1")
def test_cards_moved_there_count_and_an_empty_slot_bids_nothing() -> None:
    """Without dummies the last slot is empty: one shifted card takes it, the others bid 0."""
    state = without_dummies()
    set_rows(state, "3 2 1", "2 1 3", "1 3 2")
    play(state, "shift 2", "keep 1")
    assert view_of(state).bids == [2, 3, 3], "1 and the 2 that was moved there against 3"
    while view_of(state).slot < 2:
        play(state, f"pool {view_of(state).lying[state.to_move][0]}")
    loser = state.to_move
    card = view_of(state).lying[loser][0]
    events = play(state, f"shift {card}") + resolve(state, "pool")
    last = [event for event in told(events, BidRevealed) if event.slot == 3]
    assert {event.seat: event.bid for event in last} == {seat: card if seat == loser else 0 for seat in range(3)}
    assert {event.card for event in last} == {-1}


@pytest.mark.rule("HW-3.1")
def test_shifted_cards_add_to_the_bid() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 1 2 3", "11 2 3 4", "10 3 4 5")
    play(state, "shift 11")
    events = play(state, "keep 10")
    assert BidRevealed(1, 1, 2, (11,), 13) in events
    assert told(events, ConstellationWon) == [ConstellationWon(1, 2, 1, 13)]


@pytest.mark.rule("HW-3.1")
@pytest.mark.parametrize("markers", [(1, 2, 3), (3, 2, 1), (2, 1, 3)])
def test_equal_bids_go_to_the_better_marker(markers: tuple[int, ...]) -> None:
    state = game(markers=markers)
    reveal(state, 1, 2, 3, 4)
    events = set_rows(state, *["12 1 2 3"] * 3)
    assert told(events, ConstellationWon)[0].seat == markers.index(1)


@pytest.mark.rule("HW-3.2")
def test_the_winner_discards_all_cards_used() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    events = set_rows(state, "12 1 2 3", "11 2 3 4", "10 3 4 5")
    assert told(events, CardsDiscarded) == [CardsDiscarded(0, (12,))]
    events = play(state, "shift 11", "keep 10")
    assert told(events, CardsDiscarded) == [CardsDiscarded(1, (11, 2))]
    assert not told(events, StardustTaken), "two cards bring none"
    assert view_of(state).discards == [[12], [2, 11], []]
    assert view_of(state).remaining[0].count(12) == 1


@pytest.mark.rule("HW-3.2")
@pytest.mark.rule("HW-0.5")
def test_three_cards_bring_stardust_while_there_is_any() -> None:
    """One tile only: a later user of three cards gets none."""
    state = GAME.new(setup=setup() | {"components": COMPONENTS.plain(COMPONENTS.shipped()) | {"stardust_tiles": 1}})
    play(state, *KEPT)
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 11 1 2", "5 4 6 1", "1 2 3 4")
    play(state, "shift 5", "keep 1", "shift 5", "shift 4")
    events = play(state, "keep 2")
    assert told(events, StardustTaken) == [StardustTaken(1, 0)]
    assert view_of(state).have == [0, 3, 0]
    resolve(state)
    reveal(state, 5, 6, 7, 8)
    set_rows(state, "12 10 2 3", "1 2 3 7", "5 4 6 1")
    play(state, "keep 1", "shift 5", "keep 2", "shift 5")
    events = play(state, "shift 4")
    assert told(events, StardustUsedUp) == [StardustUsedUp(2)]
    assert view_of(state).stardust == [0, 1, 0]


@pytest.mark.rule("HW-3.3")
def test_losers_decide_clockwise_from_the_winners_left() -> None:
    state = game(4)
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "1 2 3 4", "2 3 4 5", "12 1 2 3", "3 4 5 6")
    assert view_of(state).winner == 2
    order = []
    while view_of(state).slot == 0:
        order.append(state.to_move)
        play(state, str(state.legal_actions()[-1]))
    assert order == [3, 0, 1]


@pytest.mark.rule("HW-3.3")
def test_a_lost_card_goes_into_the_pool_onward_or_back() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 2 3", "9 2 3 4", "8 3 4 5")
    assert [str(action) for action in state.legal_actions()] == ["pool 9", "shift 9", "keep 9"]
    assert play(state, "pool 9")[0] == CardPooled(1, 9, 0, 3, 3)
    assert play(state, "shift 8")[0] == CardShifted(2, 8, 0)
    assert play(state, "keep 2")[0] == CardKept(1, 2, 1)
    assert view_of(state).pools == [[], [9], []]
    assert view_of(state).lying[2] == [8, 3], "what was shifted and lost is decided anew"
    assert view_of(state).kept == [[], [2], []]
    assert 2 in view_of(state, 1).hand


@pytest.mark.rule("HW-3.3")
def test_each_card_is_decided_for_itself_in_descending_number() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 11 3", "5 7 3 4", "1 3 4 5")
    play(state, "shift 5", "keep 1")
    assert view_of(state).lying[1] == [7, 5]
    assert refusal(state, "pool 5") == ("HW-3.3", "other-card-first")
    play(state, "shift 7")
    assert state.to_move == 1
    play(state, "pool 5")
    assert state.to_move == 2
    assert view_of(state).moved[1] == [7]
    assert refusal(state, "set 3") == ("HW-3.3", "lost-card-asked")


@pytest.mark.rule("HW-3.3")
def test_the_lowest_card_pooled_in_a_slot_lies_on_top() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 11 3", "5 7 3 4", "1 3 4 5")
    play(state, "shift 5", "keep 1", "pool 7", "pool 5")
    assert view_of(state).pools[1] == [7, 5]


@pytest.mark.rule("HW-3.3")
def test_nothing_is_shifted_out_of_the_last_slot() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "1 2 3 12", "2 3 4 11", "3 4 5 10")
    while view_of(state).slot < 3:
        play(state, f"keep {view_of(state).lying[state.to_move][0]}")
    assert [str(action) for action in state.legal_actions()] == ["pool 11", "keep 11"]
    assert refusal(state, "shift 11") == ("HW-3.3", "nothing-after-last-slot")
    events = play(state, "keep 11", "pool 10")
    assert told(events, YearEnded) == [YearEnded(1)]
    assert view_of(state).year == 2


@pytest.mark.rule("HW-3.3")
def test_a_card_can_be_shifted_to_an_empty_slot() -> None:
    state = without_dummies()
    set_rows(state, "3 2 1", "3 2 1", "3 2 1")
    while view_of(state).slot < 2:
        play(state, f"pool {view_of(state).lying[state.to_move][0]}")
    loser = state.to_move
    events = play(state, "shift 1", "pool 1")
    assert told(events, ConstellationWon) == [ConstellationWon(loser, 25, 3, 1)]


@pytest.mark.rule("HW-0.6")
def test_the_third_constellation_of_a_season_brings_its_supernova() -> None:
    state = game(supernova=True)
    reveal(state, 5, 8, 11, 14)
    events = set_rows(state, "12 11 10 9", "8 7 6 5", "7 6 5 4") + resolve(state)
    assert told(events, SupernovaTaken) == [SupernovaTaken(0, "summer")]
    assert view_of(state).supernovas == [-1, 0, -1, -1]
    assert view_of(state).points[0] == 3, "kept although all its constellations would be turned over"
    assert [line.kind for line in state.score_lines(0)].count("supernova") == 1
    reveal(state, 18, 22, 1, 2)
    assert not told(set_rows(state, "1 2 3 4", "12 11 10 9", "1 2 3 4") + resolve(state), SupernovaTaken)


@pytest.mark.rule("HW-0.6")
def test_a_double_slot_adds_both_cards_before_the_supernova() -> None:
    state = game(supernova=True, last_slot_double=True)
    reveal(state, 5, 1, 4, 8, 11)
    events = set_rows(state, "12 1 2 11", "8 7 6 5", "7 6 5 4") + resolve(state)
    names = [type(event).__name__ for event in events]
    assert names.index("SupernovaTaken") > max(place for place, name in enumerate(names) if name == "ConstellationWon")
    assert told(events, SupernovaTaken) == [SupernovaTaken(0, "summer")]


@pytest.mark.rule("HW-0.6")
def test_supernovas_are_an_option() -> None:
    state = game()
    reveal(state, 5, 8, 11, 14)
    assert not told(set_rows(state, "12 11 10 9", "8 7 6 5", "7 6 5 4") + resolve(state), SupernovaTaken)
    assert view_of(state).points[0] == 0
