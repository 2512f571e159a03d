"""Expectations of bots for the last year."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.search import Search
from hoshikan.engine import CHANCE, TERMINAL, Action, Knowledge, State
from hoshikan.engine.chance import sample
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import last_wins
from hoshikan.games.hoshi_wo_wataru.rules.actions import FULL_SET, UNIT, cards, pack
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from tests.bots.greed import ranked
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, quick_year, resolve, reveal, set_rows, view_of

KNOWLEDGE = GAME.knowledge()
greedy_order = partial(ranked, KNOWLEDGE)
hands = st.integers(0, 2**15 - 1).map(
    lambda mask: pack(card for n, card in enumerate(cards(FULL_SET)) if mask >> n & 1)
)


@pytest.mark.rule("HW-3.1")
def test_where_nobody_has_cards_the_best_marker_takes_all() -> None:
    assert last_wins([0, 0, 0], [1, 2, 0]) == (0, SLOTS, 0)


@pytest.mark.rule("HW-3.1")
def test_any_card_wins_a_slot_from_empty_hands() -> None:
    assert last_wins([UNIT[1], 0, 0], [1, 2, 0]) == (1, SLOTS - 1, 0)


@pytest.mark.rule("HW-3.1")
def test_equal_cards_meet_in_one_slot_of_four() -> None:
    """There the better marker wins, and its dummies win where nobody has a card."""
    wins = last_wins([UNIT[5], UNIT[5], 0], [0, 1, 2])
    assert wins == pytest.approx((1 + 3 * 0.75, 0.75, 0))


@given(st.tuples(hands, hands, hands), st.permutations(range(3)))
def test_every_slot_is_won_by_somebody(held: tuple[int, int, int], order: list[int]) -> None:
    assert sum(last_wins(held, order)) == pytest.approx(SLOTS)


@pytest.mark.rule("HW-2.2")
def test_before_the_last_year_who_leads_in_stars_pools_and_who_cannot_catch_up_keeps() -> None:
    """All hands are empty: marker 1 would take every slot from empty hands, and one card a slot from marker 1.

    Who leads by more than a rival can still pool is free to do either."""
    state = game()
    for _ in range(3):
        quick_year(state, "pool")
    while state.to_move == CHANCE:
        play(state, str(state.legal_actions()[0]))
    set_rows(state, *["dummy 11 12 12"] * 3)
    choices: dict[int, set[str]] = {}
    while view_of(state).phase == "resolving" and view_of(state).year == YEARS - 1:
        have, most = view_of(state).have, 3 * (SLOTS - view_of(state).slot)
        if have[1] - have[2] <= most:
            choices.setdefault(state.to_move, set()).add(greedy_order(state)[0].split()[0])
        play(state, f"pool {view_of(state).lying[state.to_move][0]}")
    have = view_of(state).have
    assert choices == {1: {"pool"}, 2: {"keep"}}
    assert have[1] == max(have) > have[2] + 3


@pytest.mark.rule("HW-3.4")
def test_the_value_of_a_card_does_not_reveal_what_others_have_set() -> None:
    values = []
    for first in ("1 2 3 5", "12 12 11 10"):
        state = game()
        reveal(state, 25, 2, 13, 4)
        for card in first.split():
            play(state, f"set {card}")
        values.append(KNOWLEDGE.greedy_values(state, state.legal_actions()))
    assert values[0] == values[1]


@pytest.mark.rule("HW-3.1")
def test_in_the_last_year_the_leader_is_predicted_to_win_more() -> None:
    """Enough stars lie in all pools to carry what is won."""
    predicted = []
    for strong in (1, 2):
        state = game()
        for number in range(YEARS - 1):
            quick_year(state, "pool" if number % 2 else "keep")
        while state.to_move == CHANCE:
            play(state, str(state.legal_actions()[0]))
        rows = []
        for seat in range(3):
            hand = [str(card or "dummy") for card in sorted(view_of(state, seat).hand)]
            rows.append(" ".join(hand[-4:] if seat == strong else hand[:4]))
        set_rows(state, *rows)
        predicted.append((KNOWLEDGE.evaluate(state), KNOWLEDGE.expected_points(state)))
    assert predicted[0][0][1] > predicted[1][0][1]
    assert predicted[0][1][1] > predicted[1][1][1]
    assert predicted[0][0][2] < predicted[1][0][2]


@pytest.mark.rule("HW-4.1")
def test_predicted_results_are_one_win() -> None:
    for players in GAME.players:
        state = GAME.new(players, 5)
        rng = Random(players)
        while state.to_move != TERMINAL:
            if state.to_move != CHANCE:
                assert sum(KNOWLEDGE.evaluate(state)) == pytest.approx(1)
            state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        assert KNOWLEDGE.expected_points(state) == state.points()


class Watched(Knowledge):
    """Knowledge of bots, and the positions that it was asked to judge."""

    def __init__(self) -> None:
        self.compares = True
        self.judged: set[tuple[str, int]] = set()

    def evaluate(self, state: State) -> list[float]:
        self.judged.add((view_of(state).phase, view_of(state).year))
        return KNOWLEDGE.evaluate(state)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return KNOWLEDGE.priors(state, actions)

    def playout_ends(self, root: State, state: State) -> bool:
        return KNOWLEDGE.playout_ends(root, state)


def judged(state: State) -> set[tuple[str, int]]:
    """Phases and years in which the playouts of a search end."""
    watched = Watched()
    Search(state, state.to_move, watched, Random(1)).run(6)
    return watched.judged


@pytest.mark.rule("HW-3.2")
def test_a_row_is_judged_by_its_year_and_a_lost_card_by_the_next_one_too() -> None:
    """Kept or shifted it is at hand there, pooled it is missed."""
    state = game()
    reveal(state, 25, 2, 13, 4)
    assert judged(state) == {("revealing", 2)}
    set_rows(state, *["12 11 10 9"] * 3)
    assert judged(state) == {("revealing", 3)}
    resolve(state)
    for _ in range(YEARS - 3):
        quick_year(state)
    while state.to_move == CHANCE:
        play(state, str(state.legal_actions()[0]))
    assert judged(state) == {("revealing", YEARS)}
    while view_of(state).phase == "setting":
        play(state, str(state.legal_actions()[0]))
    assert judged(state) == {("over", YEARS)}
