"""Beliefs of bots about the others: not all cards are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from hoshikan.bots.players import GreedyPlayer
from hoshikan.engine import State
from hoshikan.games.hoshi_wo_wataru.rules.actions import count
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.scoring import numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.tune.samples import decisions_of
from tests.games.hoshi_wo_wataru.playing import GAME, game, reveal, set_rows, year

KNOWLEDGE = GAME.knowledge()
DRAWS = 300


def beliefs(state: State, seat: int, draws: int = DRAWS) -> Iterator[HoshiState]:
    rng = Random(5)
    for _ in range(draws):
        believed = KNOWLEDGE.determinize(state, seat, rng)
        assert isinstance(believed, HoshiState)
        yield believed


def objectives(state: State, seat: int, of: int) -> Counter[str]:
    return Counter(OBJECTIVES[believed.chosen[of]] for believed in beliefs(state, seat))


@pytest.mark.rule("HW-3.4")
def test_who_collects_a_season_probably_has_its_objective() -> None:
    """Seat 1 wins four constellations of autumn; seat 0 holds the objectives of spring and summer."""
    state = game()
    assert isinstance(state, HoshiState)
    autumn = numbers(state.start.box.seasons[2])[:SLOTS]
    before = objectives(state, 0, 1)
    year(state, ["1 2 3 4", "12 12 11 10", "1 2 3 4"], "pool", autumn)
    after = objectives(state, 0, 1)
    assert after["autumn"] > 1.5 * before["autumn"]
    assert after["winter"] < before["winter"]
    assert not {"spring", "summer"} & after.keys()


@pytest.mark.rule("HW-1.3")
def test_the_better_of_two_objectives_is_believed_to_be_kept() -> None:
    """Nothing is won yet. With three at the table Polaris brings most on average, and stepping stones little."""
    believed = objectives(game(), 0, 1)
    assert believed["polaris"] > 2 * believed["stepping-stones"] > 0


@pytest.mark.rule("HW-3.4")
def test_dear_slots_are_believed_to_hold_high_cards() -> None:
    """Seat 0 decides about what it lost in slot 1; slot 2 is the cheapest of the year, slot 4 the dearest."""
    state = game()
    reveal(state, 13, 1, 4, 25)
    set_rows(state, "1 2 3 4", "12 9 10 11", "11 9 10 12")
    rows = [believed.row(1) for believed in beliefs(state, 0)]
    assert fmean(row[3] for row in rows) > fmean(row[1] for row in rows) + 2
    assert all(row[0] < 0 and min(row[1:]) > 0 for row in rows)


def test_objectives_are_guessed_better_than_by_the_rules_alone() -> None:
    """In greedy games, by a seat to which seven of nine are unknown."""
    believed: list[bool] = []
    possible: list[bool] = []
    rng = Random(1)
    for seed in range(12):
        start = GAME.new(3, seed)
        start.record_events = False
        for at in decisions_of(start, [GreedyPlayer(KNOWLEDGE)] * 3, rng, 0.0):
            assert isinstance(at, HoshiState)
            if min(at.chosen) < 0:
                continue
            for hits, guess in (
                (believed, KNOWLEDGE.determinize(at, 0, rng)),
                (possible, at.determinize(0, rng)),
            ):
                assert isinstance(guess, HoshiState)
                hits += [guess.chosen[other] == at.chosen[other] for other in (1, 2)]
    assert fmean(believed) > 1.25 * fmean(possible)


def test_what_is_believed_adds_up() -> None:
    """Each objective is one card, and nobody has other cards than all know it has."""
    rng = Random(2)
    for players in GAME.players:
        start = GAME.new(players, 3)
        start.record_events = False
        for at in decisions_of(start, [GreedyPlayer(KNOWLEDGE)] * players, rng, 0.1):
            assert isinstance(at, HoshiState)
            seat = at.to_move
            for believed in beliefs(at, seat, 1):
                assert len(set(believed.dealt)) == len(believed.dealt) == 2 * players
                assert believed.pair(seat) == at.pair(seat)
                assert all(chosen in (-1, *believed.pair(of)) for of, chosen in enumerate(believed.chosen))
                for of in range(players):
                    assert believed.hidden(of) == at.hidden(of)
                    assert count(believed.hands[of]) == count(at.hands[of])
                    assert [believed.rows[SLOTS * of + slot] >= 0 for slot in range(SLOTS)] == [
                        at.rows[SLOTS * of + slot] >= 0 for slot in range(SLOTS)
                    ]
