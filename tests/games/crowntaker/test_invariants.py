"""Invariants of every position of CrownTaker."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.games.crowntaker.rules.events import EventAssets, SkillUsed, Suffered, TreasuryFilled, WarWon
from tests.games.crowntaker.playing import GAME, RANKS, view_of
from tests.games.crowntaker.test_setup import mild


def random_game(seed: int) -> list[tuple[State, int]]:
    """Every position of a game with the assets of both sides before the ply that led to it."""
    state, rng = GAME.new(players=(2, 4)[seed % 2], options={"free_talks": seed % 4 > 1}), Random(seed)
    found = [(state.clone(), sum(view_of(state).assets))]
    while state.to_move != TERMINAL:
        before = sum(view_of(state).assets)
        state.apply(sample(state, rng) if state.to_move == CHANCE else mild(state, rng))
        copy = state.clone()
        copy.events = list(state.events)
        found.append((copy, before))
    return found


SEEDS = st.integers(0, 2**32 - 1)


@given(seed=SEEDS)
@pytest.mark.rule("CT-0.1")
@pytest.mark.rule("CT-4.1")
def test_tokens_and_lords_are_never_lost_or_made(seed: int) -> None:
    for state, _ in random_game(seed):
        view = view_of(state)
        for side, name in enumerate(("france", "england")):
            tokens = sum(getattr(view, key)[side] for key in ("hand", "castle", "troops", "arms", "church"))
            assert tokens == 9 + (view.burgundy == name)
            assert min(getattr(view, key)[side] for key in ("hand", "castle", "troops", "arms", "church")) >= 0
            away = [lord for lord in (view.waiting[side], view.commander[side]) if lord is not None]
            lords = [*view.lords[side], *view.captives[side], *away]
            assert sorted(lords) == sorted(RANKS)


@given(seed=SEEDS)
@pytest.mark.rule("CT-5.2")
@pytest.mark.rule("CT-5.5")
def test_deals_and_ransoms_move_assets_everything_else_is_reported(seed: int) -> None:
    """The sum of both sides' assets changes only by treasury, war, skills, cards and events."""
    for state, before in random_game(seed)[1:]:
        change = 0
        for event in state.events:
            if isinstance(event, TreasuryFilled | WarWon | EventAssets):
                change += event.assets
            elif isinstance(event, SkillUsed):
                change -= event.cost
            elif isinstance(event, Suffered):
                change -= event.assets
        assert sum(view_of(state).assets) - before == change


@given(seed=SEEDS)
@pytest.mark.rule("CT-3.4")
@pytest.mark.rule("CT-7.2")
def test_medals_captives_and_phases_fit_together(seed: int) -> None:
    for state, _ in random_game(seed):
        view = view_of(state)
        medals = view.medals
        fighting = view.step in ("lord", "deploy", "skill", "roll")
        over = state.to_move == TERMINAL
        assert len(medals) == view.phase - fighting
        assert len(view.captives[0]) <= medals.count("england")
        assert len(view.captives[1]) <= medals.count("france")
        assert over or (min(view.assets) > 0 and max(medals.count("france"), medals.count("england")) < 5)
        for side in range(2):
            table = view.table[side]
            assert table is None or (table in view.captives[side] and table in view.shown[side])
        assert len(view.cards[0]) == len(view.cards[1])


@given(seed=SEEDS)
@pytest.mark.rule("CT-2.2")
def test_a_player_that_is_asked_has_a_lord_and_a_token(seed: int) -> None:
    for state, _ in random_game(seed):
        if view_of(state).step == "lord":
            side = ("france", "england").index(view_of(state).side)
            assert view_of(state).lords[side]
            assert view_of(state).hand[side] >= 4
