"""The start of a year (HW-2.1 to HW-2.4): reveals, priority, dummies, setting."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import CHANCE, State
from hoshikan.games.hoshi_wo_wataru.rules.actions import FULL_SET, UNIT, cards, count
from hoshikan.games.hoshi_wo_wataru.rules.events import (
    BidRevealed,
    CardsDiscarded,
    CardSet,
    ConstellationRevealed,
    ConstellationWon,
    DummiesReturned,
    DummiesTaken,
    DummyLost,
    MarkerTaken,
)
from tests.games.hoshi_wo_wataru.playing import game, play, refusal, resolve, reveal, set_rows, told, view_of, year

SPEND = ("12 12 11 10", "9 9 8 7", "6 5 4 4")
"""Three years' rows that leave 3, 2 and 1 in hand."""


@pytest.mark.rule("HW-2.1")
def test_constellations_are_laid_out_from_slot_1_and_resolved_in_that_order() -> None:
    state = game()
    events = reveal(state, 25, 3, 17, 8)
    assert told(events, ConstellationRevealed) == [
        ConstellationRevealed(number, slot) for slot, number in enumerate((25, 3, 17, 8))
    ]
    assert view_of(state).slots == [[25], [3], [17], [8]]
    events = set_rows(state, *["12 11 10 9"] * 3) + resolve(state)
    assert [event.constellation for event in told(events, ConstellationWon)] == [25, 3, 17, 8]


@pytest.mark.rule("HW-2.1")
def test_a_double_last_slot_gives_both_cards_to_its_winner() -> None:
    state = game(last_slot_double=True)
    reveal(state, 1, 2, 3, 4)
    assert state.to_move == CHANCE
    events = reveal(state, 25)
    assert told(events, ConstellationRevealed) == [ConstellationRevealed(25, 3)]
    assert view_of(state).slots == [[1], [2], [3], [4, 25]]
    set_rows(state, "1 2 3 12", "4 5 6 7", "6 7 8 9")
    resolve(state)
    assert view_of(state).won[0] == [4, 25]


@pytest.mark.rule("HW-2.2")
def test_most_stars_in_the_pool_take_marker_1() -> None:
    """Seat 2 pools 3 + 3 stars, seat 1 pools 1 + 1, seat 0 none."""
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 11 10", "1 2 3 4", "9 9 5 6")
    play(state, "pool 1", "pool 9", "pool 2", "pool 9", "keep 3", "keep 5", "keep 4", "keep 6")
    events = reveal(state, 5, 6, 7, 8)
    assert told(events, MarkerTaken) == [MarkerTaken(2, 1, 6, 9), MarkerTaken(1, 2, 2, 2), MarkerTaken(0, 3, 0, 0)]
    assert view_of(state).markers == [3, 2, 1]


@pytest.mark.rule("HW-2.2")
def test_equal_stars_are_distinguished_by_the_topmost_card() -> None:
    """Both pool 3 stars in one slot; the card pooled last lies on top: 4 against 5."""
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 11 10", "5 1 4 4", "6 2 5 3")
    play(state, "pool 5", "pool 6", "keep 1", "keep 2", "pool 4", "keep 5", "keep 4", "pool 3")
    assert view_of(state).pools == [[], [5, 4], [6, 3]]
    reveal(state, 5, 6, 7, 8)
    assert view_of(state).pool_stars == [0, 3, 3]
    assert view_of(state).markers == [3, 1, 2]


@pytest.mark.rule("HW-2.2")
@pytest.mark.parametrize(("before", "after"), [((1, 2, 3), [1, 2, 3]), ((3, 1, 2), [3, 1, 2]), ((2, 3, 1), [2, 3, 1])])
def test_equal_in_all_is_ranked_clockwise_from_last_years_marker_1(before: tuple[int, ...], after: list[int]) -> None:
    state = game(markers=before)
    year(state, ["1 2 3 4"] * 3, "keep")
    reveal(state, 22, 23, 24, 25)
    assert view_of(state).pool_stars == [0, 0, 0]
    assert view_of(state).markers == after


@pytest.mark.rule("HW-2.2")
def test_markers_are_taken_after_the_last_reveal() -> None:
    state = game()
    year(state, ["12 12 11 10", "1 2 3 4", "9 9 5 6"], "pool")
    reveal(state, 23, 24, 25)
    assert view_of(state).markers == [1, 2, 3]
    reveal(state, 22)
    assert view_of(state).markers == [3, 2, 1]


@pytest.mark.rule("HW-2.3")
def test_cards_are_set_one_by_one_from_slot_1_seat_after_seat() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    for seat in range(3):
        for slot, card in enumerate(("12", "4", "4", "1")):
            assert state.to_move == seat
            assert state.simultaneous
            events = play(state, f"set {card}")
            assert events[0] == CardSet(seat, slot)
            if (seat, slot) == (1, 2):
                assert refusal(state, "set 4") == ("HW-2.3", "card-not-in-hand")
                assert refusal(state, "set dummy") == ("HW-2.3", "no-dummy-in-hand")
                assert refusal(state, "keep 4") == ("HW-2.3", "card-to-set-asked")
    assert not state.simultaneous


@pytest.mark.rule("HW-2.3")
def test_rows_are_secret_until_their_slot_is_revealed() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 1 2 3", "11 4 5 6")
    assert view_of(state, 0).rows == [[12, 1, 2, 3], [-1] * 4, [None] * 4]
    assert view_of(state, None).rows[0] == [-1] * 4
    events = set_rows(state, "10 7 8 9")
    assert [(event.seat, event.card, event.bid) for event in told(events, BidRevealed)] == [
        (0, 12, 12),
        (1, 11, 11),
        (2, 10, 10),
    ]
    assert view_of(state, None).rows == [[None, -1, -1, -1]] * 3
    assert view_of(state).lying == [[], [11], [10]]


@pytest.mark.rule("HW-2.3")
def test_four_cards_or_fewer_take_one_dummy_more_than_needed_before_anyone_sets() -> None:
    """After three years of losing nothing back, everybody holds three cards: one is needed, so two are taken."""
    state = game()
    for row in SPEND:
        year(state, [row] * 3, "pool")
    events = reveal(state, 22, 23, 24, 25)
    order = sorted(range(3), key=lambda seat: view_of(state).markers[seat])
    assert told(events, DummiesTaken) == [DummiesTaken(seat, 2, 0) for seat in order]
    assert view_of(state).dummies == [2, 2, 2]
    assert view_of(state).dummies_left == 3
    assert view_of(state, 0).hand == [0, 0, 1, 2, 3]


@pytest.mark.rule("HW-2.3")
def test_a_hand_of_exactly_four_takes_one_dummy() -> None:
    state = game()
    for row in SPEND[:2]:
        year(state, [row] * 3, "pool")
    reveal(state, 22, 23, 24, 25)
    set_rows(state, "6 5 4 4", "6 5 4 4", "5 4 3 2")
    while view_of(state).phase == "resolving":
        lost = view_of(state).lying[state.to_move][0]
        play(state, f"keep {lost}" if (state.to_move, lost) == (2, 2) else f"pool {lost}")
    events = []
    while state.to_move == CHANCE:
        events += play(state, str(state.legal_actions()[0]))
    assert {event.seat: event.dummies for event in told(events, DummiesTaken)} == {0: 2, 1: 2, 2: 1}
    assert view_of(state, 2).hand == [0, 1, 2, 4, 6]


@pytest.mark.rule("HW-2.3")
def test_five_cards_or_more_take_none() -> None:
    """In the third year seven cards are left; keeping one of four lost makes five cards the year after."""
    state = game()
    for row in SPEND[:2]:
        year(state, [row] * 3, "pool")
    events = reveal(state, 22, 23, 24, 25)
    assert told(events, DummiesTaken) == []
    set_rows(state, "6 5 4 4", "6 5 4 4", "5 4 3 2")
    while view_of(state).phase == "resolving":
        lost = view_of(state).lying[state.to_move][0]
        play(state, f"keep {lost}" if (state.to_move, lost) in {(2, 2), (2, 3)} else f"pool {lost}")
    events = []
    while state.to_move == CHANCE:
        events += play(state, str(state.legal_actions()[0]))
    assert view_of(state, 2).hand == [1, 2, 3, 4, 6]
    assert {event.seat for event in told(events, DummiesTaken)} == {0, 1}


@pytest.mark.rule("HW-2.3")
def test_dummies_that_were_not_set_return_when_everybody_has_set() -> None:
    state = game()
    for row in SPEND:
        year(state, [row] * 3, "pool")
    reveal(state, 22, 23, 24, 25)
    events = set_rows(state, "3 2 1 dummy", "3 2 dummy dummy")
    assert told(events, DummiesReturned) == [], "somebody has still to set"
    events = set_rows(state, "dummy dummy 3 2")
    assert told(events, DummiesReturned) == [DummiesReturned(0, 1)]
    assert view_of(state).hand_counts == [0, 1, 1]
    assert view_of(state).dummies == [1, 2, 1], "seat 2 has lost one in slot 1 already"


@pytest.mark.rule("HW-2.3")
@pytest.mark.parametrize(
    ("players", "four", "dealt", "bids"),
    [
        (3, True, [(5, 0), (4, 1), (0, 5)], [-1, -1, -1, -1]),
        (3, False, [(4, 0), (4, 0), (1, 3)], [0, -1, -1, -1]),
        (4, True, [(5, 0), (4, 1), (0, 5), (0, 5)], [-1, -1, -1, -1]),
        (4, False, [(4, 0), (4, 0), (1, 3), (0, 4)], [0, -1, -1, -1]),
    ],
)
def test_when_the_dummies_run_out_the_last_slots_stay_empty(
    players: int, four: bool, dealt: list[tuple[int, int]], bids: list[int]
) -> None:
    """Nobody has cards in the last year; the dummies go by the markers while there are any."""
    state = game(players, dummy_at_four=four)
    for row in (*SPEND, "3 2 1 dummy"):
        year(state, [row] * players, "pool")
    assert view_of(state).hand_counts == [0] * players
    events = reveal(state, *_unseen(state))
    given = told(events, DummiesTaken)
    assert [(event.dummies, event.missing) for event in given] == dealt
    order = sorted(range(players), key=lambda seat: view_of(state).markers[seat])
    assert [event.seat for event in given] == order
    setters = sum(view_of(state).hand_counts[seat] > 0 for seat in range(players))
    assert setters == sum(dummies > 0 for dummies, _ in dealt)
    events = []
    while view_of(state).phase == "setting":
        events += play(state, "set dummy")
    third = order[2]
    placed = [event.slot for event in told(events, CardSet) if event.seat == third]
    assert placed == [slot for slot in range(4) if bids[slot] == 0]
    assert [event.card for event in told(events, BidRevealed) if event.seat == third] == bids
    assert {event.seat for event in told(events, ConstellationWon)} == {order[0]}, "all bid 0: marker 1 takes all"


def _unseen(state: State) -> list[int]:
    """The four highest constellations still in the deck."""
    return sorted(int(str(action).split()[1]) for action in state.legal_actions())[-4:]


@pytest.mark.rule("HW-2.3")
def test_a_short_supply_gives_what_is_left_and_then_nothing() -> None:
    """One of four players holds three cards, the others none; each is due as many as five cards lack."""
    state = game(4)
    for row in SPEND:
        year(state, [row] * 4, "pool")
    reveal(state, *_unseen(state))
    keeper = view_of(state).markers.index(4)
    set_rows(state, *["3 2 1 dummy"] * 4)
    while view_of(state).phase == "resolving":
        lost = view_of(state).lying[state.to_move][0]
        play(state, f"keep {lost}" if state.to_move == keeper else f"pool {lost}")
    held = view_of(state).hand_counts
    events = reveal(state, *_unseen(state))
    left = 9
    for event in told(events, DummiesTaken):
        due = 5 - held[event.seat]
        assert event == DummiesTaken(event.seat, min(due, left), due - min(due, left))
        left -= event.dummies
    assert left == view_of(state).dummies_left == 0
    assert sorted(held) == [0, 0, 0, 3]
    assert [event.dummies for event in told(events, DummiesTaken)] == [5, 4, 0, 0]


@pytest.mark.rule("HW-2.3")
def test_without_the_option_only_fewer_than_four_take_dummies_until_they_have_four() -> None:
    state = game(dummy_at_four=False)
    for row in SPEND:
        year(state, [row] * 3, "pool")
    events = reveal(state, 22, 23, 24, 25)
    order = sorted(range(3), key=lambda seat: view_of(state).markers[seat])
    assert told(events, DummiesTaken) == [DummiesTaken(seat, 1, 0) for seat in order]
    assert view_of(state).dummies == [1, 1, 1]
    assert view_of(state).dummies_left == 6
    assert view_of(state, 0).hand == [0, 1, 2, 3]


@pytest.mark.rule("HW-2.3")
def test_without_the_option_a_hand_of_four_takes_none() -> None:
    state = game(dummy_at_four=False)
    for row in SPEND[:2]:
        year(state, [row] * 3, "pool")
    reveal(state, 22, 23, 24, 25)
    set_rows(state, "6 5 4 4", "6 5 4 4", "5 4 3 2")
    while view_of(state).phase == "resolving":
        lost = view_of(state).lying[state.to_move][0]
        play(state, f"keep {lost}" if (state.to_move, lost) == (2, 2) else f"pool {lost}")
    events = []
    while state.to_move == CHANCE:
        events += play(state, str(state.legal_actions()[0]))
    assert {event.seat: event.dummies for event in told(events, DummiesTaken)} == {0: 1, 1: 1}
    assert view_of(state, 2).hand == [1, 2, 4, 6]


@pytest.mark.rule("HW-2.4")
def test_a_dummy_returns_to_the_supply_whether_it_wins_or_loses() -> None:
    state = game()
    for row in SPEND:
        year(state, [row] * 3, "pool")
    reveal(state, 22, 23, 24, 25)
    events = set_rows(state, "dummy 3 2 1", "1 2 3 dummy", "2 1 dummy 3")
    assert told(events, DummyLost) == [DummyLost(0, 0)]
    assert view_of(state).dummies_left == 7
    assert view_of(state).lying[0] == [], "no decision about a dummy"
    resolve(state, "pool")
    assert view_of(state).dummies_left == 9
    assert 0 not in {card for pool in view_of(state).pools for card in pool}


@pytest.mark.rule("HW-2.4")
def test_a_winning_dummy_is_used_and_returns() -> None:
    """A card is shifted onto one of three dummies."""
    state = game()
    for row in SPEND:
        year(state, [row] * 3, "pool")
    reveal(state, 22, 23, 24, 25)
    set_rows(state, "1 dummy 2 3", "3 dummy 2 1", "2 dummy 1 3")
    play(state, "shift 2")
    events = play(state, "keep 1")
    assert told(events, CardsDiscarded)[0] == CardsDiscarded(2, (2, 0))
    assert told(events, DummyLost) == [DummyLost(0, 1), DummyLost(1, 1)]
    assert view_of(state).dummies_left == 9
    assert 0 not in view_of(state).discards[2]


def test_hands_are_counted_as_their_cards() -> None:
    rng = Random(3)
    hands = [0, FULL_SET, *UNIT, sum(15 * unit for unit in UNIT), *(rng.getrandbits(4 * len(UNIT)) for _ in range(200))]
    assert [count(hand) for hand in hands] == [len(cards(hand)) for hand in hands]
