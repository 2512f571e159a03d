"""Strict bookkeeping in which nothing is forgotten is automatic bookkeeping; and totals never change."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.games.sterre_en_kroon.rules.components import SHEETS
from tests.engine.variants import any_action
from tests.games.sterre_en_kroon.playing import GAME, legal, view_of

DEALS = st.builds(
    lambda players, seed, sheet: (players, seed, {"sheet": sheet}),
    st.sampled_from(GAME.players),
    st.integers(0, 10_000),
    st.sampled_from(SHEETS),
)
SAME = (
    *("points", "gone", "spent", "crowns", "crown_points", "hands", "pawns", "supply", "complete", "records"),
    *("claimed", "opened", "bingos", "map_crowns", "track_crowns", "top", "deck", "turn", "quiet_turns", "end"),
)


def apply(state: State, text: str) -> None:
    state.apply(GAME.parse(text))


def keep_books(strict: State, rng: Random) -> None:
    """All compulsory moves up to the next free decision, numbers placed in the order of their declaration."""
    while strict.to_move >= 0:
        view = view_of(strict)
        moves = legal(strict)
        if view.stage == "declare" or "extra" in moves:
            return
        if view.stage == "record" and view.pending and view.supply[view.active]:
            apply(strict, f"place {view.pending[0]}")
        elif view.stage in ("card", "end-card"):
            apply(strict, rng.choice(moves[:-1] or moves))
        else:
            apply(strict, moves[0])


def assert_same(auto: State, strict: State) -> None:
    one, other = auto.view(None), strict.view(None)
    assert {key: getattr(one, key) for key in SAME} == {key: getattr(other, key) for key in SAME}
    assert auto.to_move == strict.to_move


@given(deal=DEALS)
def test_strict_bookkeeping_without_forgetting_is_automatic(deal: tuple[int, int, dict[str, str]]) -> None:
    players, seed, sheet = deal
    auto = GAME.new(players, seed, {**sheet, "bookkeeping": "auto"})
    strict = GAME.new(players, seed, {**sheet, "bookkeeping": "strict"})
    rng = Random(seed)
    while auto.to_move != TERMINAL:
        keep_books(strict, rng)
        assert_same(auto, strict)
        action = sample(auto, rng) if auto.to_move == CHANCE else rng.choice(auto.legal_actions())
        auto.apply(action)
        apply(strict, {"done": "next", "no-extra": "next"}.get(str(action), str(action)))
    keep_books(strict, rng)
    assert_same(auto, strict)
    assert [auto.score_lines(seat) for seat in range(players)] == [strict.score_lines(seat) for seat in range(players)]


@pytest.mark.rule("SK-0.1")
@pytest.mark.parametrize("bookkeeping", ["auto", "strict"])
@given(deal=DEALS)
def test_cards_pawns_and_crowns_add_up_at_every_moment(deal: tuple[int, int, dict[str, str]], bookkeeping: str) -> None:
    players, seed, sheet = deal
    state = GAME.new(players, seed, {**sheet, "bookkeeping": bookkeeping})
    rng = Random(seed)
    for _ in range(300):
        check_totals(state)
        if state.to_move == TERMINAL:
            break
        state.apply(any_action(state, rng))


def check_totals(state: State) -> None:
    view = view_of(state)
    cards = [*view.gone, *view.unseen, *(number for hand in view.hands for number in hand)]
    cards += [view.top] if view.top else []
    assert sorted(cards) == list(range(1, 76))
    assert len(view.unseen) == view.deck + sum(view.secret)
    for seat in range(state.players):
        on_map = view.pawns.count(seat)
        on_edge = sum(record[seat] for record in view.records)
        assert on_map + on_edge + view.supply[seat] + 1 == 50
        assert set(view.opened[seat]) <= {number for row in view.cards[seat] for number in row}
        assert all(view.pawns[number - 1] is not None for number in view.opened[seat])
        assert set(view.claimed[seat]) <= set(view.complete)
        assert 0 <= view.points[seat] <= 24
    crowns = len(view.map_crowns) + len(view.track_crowns) + sum(view.crowns) + view.spent
    assert crowns == 11
