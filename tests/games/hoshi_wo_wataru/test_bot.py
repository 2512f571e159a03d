"""Knowledge of the bots about 星を渡る."""

from __future__ import annotations

from functools import partial

import pytest

from hoshikan.bots.arena import Arena, schedule
from hoshikan.bots.series import run
from hoshikan.engine import CHANCE, TERMINAL, State
from tests.bots.greed import ranked, worths
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, reveal, set_rows, view_of, year

KNOWLEDGE = GAME.knowledge()
greedy_order = partial(ranked, KNOWLEDGE)


@pytest.mark.rule("HW-4.1")
def test_stars_are_worth_more_to_who_lacks_them() -> None:
    """Seat 1 owns the three dearest constellations and no star, seat 2 next to nothing."""
    state = game()
    reveal(state, 25, 24, 23, 1)
    set_rows(state, "1 2 3 12", "12 12 11 4", "2 3 4 5")
    while view_of(state).phase == "resolving":
        play(state, f"keep {view_of(state).lying[state.to_move][0]}")
    reveal(state, 2, 3, 4, 5)
    set_rows(state, "11 10 9 8", "9 8 7 6", "9 8 7 6")
    gains: list[float] = []
    for seat in (1, 2):
        assert state.to_move == seat
        gains.append(worths(KNOWLEDGE, state)["pool 9"])
        play(state, "keep 9")
    assert gains[0] > gains[1]


@pytest.mark.rule("HW-3.1")
def test_high_cards_go_to_dear_slots() -> None:
    dear, cheap = game(), game()
    reveal(dear, 25, 2, 3, 4)
    reveal(cheap, 2, 25, 24, 23)
    best_card = [int(greedy_order(state)[0].split()[1]) for state in (dear, cheap)]
    assert best_card[0] > best_card[1]


@pytest.mark.rule("HW-3.3")
def test_in_the_last_year_a_card_is_pooled_rather_than_kept() -> None:
    """A player who still needs stars has no use for a card in the hand after the game."""
    state = game()
    for _ in range(4):
        year(state, [" ".join(_first_cards(state, seat)) for seat in range(3)], "keep")
    while state.to_move == CHANCE:
        play(state, str(state.legal_actions()[0]))
    set_rows(state, *(" ".join(_first_cards(state, seat)) for seat in range(3)))
    asked = 0
    while state.to_move != TERMINAL:
        order = greedy_order(state)
        if view_of(state).need[state.to_move] > view_of(state).have[state.to_move]:
            asked += 1
            assert order.index(next(text for text in order if text.startswith("pool"))) < order.index(
                next(text for text in order if text.startswith("keep"))
            )
        play(state, order[0])
    assert asked


def _first_cards(state: State, seat: int) -> list[str]:
    hand = view_of(state, seat).hand
    wanted = [1 + seat, 5, 9, 12]
    return [str(card) for card in wanted if card in hand][:4] + [
        str(card) for card in hand if card not in wanted and card
    ][: 4 - sum(card in hand for card in wanted)]


def test_a_short_search_beats_random() -> None:
    arena = Arena(["skilled", "random"])
    for finished in run(schedule("hoshi-wo-wataru", ["skilled", "random"], players=3, games=4, playouts=12)):
        arena.add(finished)
    assert arena.duels["skilled", "random"].share.mean >= 0.8
