"""Matches and their records, for every registered game: any way back and forth ends where straight play ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, Action, Event, Match, Seat
from hoshikan.engine.match import SNAPSHOT_EVERY
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from tests.engine.variants import SEEDS, VARIANTS, Picture, Variant, any_action, picture

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(0, 2**16)),
        st.tuples(st.just("play"), st.integers(0, 2**16)),
        st.tuples(st.just("undo"), st.just(0)),
        st.tuples(st.just("redo"), st.just(0)),
        st.tuples(st.just("jump"), st.integers(0, 2**16)),
        st.tuples(st.just("forget"), st.just(0)),
    ),
    max_size=80,
)


def start(variant: Variant, seed: int) -> Match:
    return Match.start(variant.game, [Seat()] * variant.players, seed, dict(variant.options))


def play_to_end(match: Match, rng: Random) -> None:
    while match.state.to_move != TERMINAL:
        match.apply(any_action(match.state, rng))


def straight(match: Match, actions: list[Action]) -> tuple[Picture, tuple[Event, ...]]:
    state = match.game.new(setup=match.header.setup)
    for action in actions:
        state.apply(action)
    return picture(state), tuple(state.events)


@every_variant
@given(seed=SEEDS, steps=STEPS)
def test_any_walk_through_the_history_is_straight_play(
    variant: Variant, seed: int, steps: list[tuple[str, int]]
) -> None:
    match = start(variant, seed)
    line: list[Action] = []
    ply = 0
    for step, number in steps:
        if step == "play" and match.state.to_move != TERMINAL:
            actions = match.state.legal_actions()
            action = actions[number % len(actions)]
            if ply == len(line) or line[ply] != action:
                line = [*line[:ply], action]
            match.apply(action)
            ply += 1
        elif step == "undo":
            match.undo()
            ply = max(0, ply - 1)
        elif step == "redo":
            match.redo()
            ply = min(len(line), ply + 1)
        elif step == "jump":
            ply = number % (len(line) + 1)
            match.jump(ply)
        elif step == "forget":
            match.forget_redo()
            line = line[:ply]
        assert match.ply == ply
        assert list(match.actions) == line
    expected, events = straight(match, line[:ply])
    assert picture(match.state) == expected
    assert not ply or match.events(ply - 1) == events


@every_variant
@given(seed=SEEDS)
def test_every_ply_can_be_visited(variant: Variant, seed: int) -> None:
    match = start(variant, seed)
    pictures = [picture(match.state)]
    movers = []
    while match.state.to_move != TERMINAL:
        movers.append(match.state.to_move)
        match.apply(any_action(match.state, Random(f"{seed}/{match.ply}")))
        pictures.append(picture(match.state))
    last = len(pictures) - 1
    assert [match.mover(ply) for ply in range(last)] == movers
    for ply in Random(seed).sample(range(last + 1), min(last + 1, 12)):
        assert picture(match.position(ply)) == pictures[ply]
        match.jump(ply)
        assert picture(match.state) == pictures[ply]
    for beyond in (-1, last + 1):
        with pytest.raises(IndexError):
            match.jump(beyond)
        with pytest.raises(IndexError):
            match.position(beyond)


@every_variant
@given(seed=SEEDS, branch=st.integers(0, 40))
def test_a_new_line_leaves_nothing_of_the_old_one(variant: Variant, seed: int, branch: int) -> None:
    """Also where a copy of a position was kept to jump to."""
    match = start(variant, seed)
    play_to_end(match, Random(seed))
    match.jump(min(branch, len(match.actions)))
    play_to_end(match, Random(seed + 1))
    line = list(match.actions)
    for ply in range(0, len(line), SNAPSHOT_EVERY):
        assert picture(match.position(ply)) == straight(match, line[:ply])[0]
    assert picture(match.state) == straight(match, line)[0]


@every_variant
@given(seed=SEEDS, cut=st.floats(0, 1))
def test_a_record_read_back_is_the_same_match(variant: Variant, seed: int, cut: float) -> None:
    match = start(variant, seed)
    play_to_end(match, Random(seed))
    match.jump(int(cut * len(match.actions)))
    text = write(match)
    again = read(text, GAMES)
    assert write(again) == text
    assert again.header == match.header
    assert picture(again.state) == picture(match.state)
    assert again.actions == match.actions[: match.ply]
    for ply in range(match.ply):
        assert again.events(ply) == match.events(ply)
        assert again.mover(ply) == match.mover(ply)


@every_variant
@given(seed=SEEDS)
def test_repeating_a_move_repeats_its_luck(variant: Variant, seed: int) -> None:
    matches = [start(variant, seed) for _ in range(2)]
    for match in matches:
        rng = Random(seed)
        while match.state.to_move != TERMINAL:
            if match.state.to_move == CHANCE:
                action = match.apply_chance()
                match.undo()
                assert match.apply_chance() == action
            else:
                match.apply(rng.choice(match.state.legal_actions()))
    assert matches[0].actions == matches[1].actions
