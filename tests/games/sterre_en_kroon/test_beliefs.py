"""Beliefs of bots about the others' secret cards: valuable ones have been played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from hoshikan.bots.players import GreedyPlayer
from hoshikan.engine import State
from hoshikan.games.sterre_en_kroon.bot.evaluation import Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.bot.knowledge import HOLD
from hoshikan.games.sterre_en_kroon.rules.bingo import numbers_in
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.tune.samples import decisions_of
from tests.games.sterre_en_kroon.playing import GAME

KNOWLEDGE = GAME.knowledge()


def greedy_decisions(players: int, games: int = 12) -> Iterator[SterreState]:
    rng = Random(1)
    for seed in range(games):
        start = GAME.new(players, seed)
        start.record_events = False
        for at in decisions_of(start, [GreedyPlayer(KNOWLEDGE)] * players, rng, 0.0):
            assert isinstance(at, SterreState)
            yield at


def believed(state: State, luck: int) -> SterreState:
    guess = KNOWLEDGE.determinize(state, state.to_move, Random(luck))
    assert isinstance(guess, SterreState)
    return guess


def worth_playing(table: SterreState, hidden: SterreState, seat: int) -> list[bool]:
    """Return, for each secret card that `seat` has in `hidden`, whether `table` makes it worth playing."""
    worth = NumberWorth(Evaluation(table, table.to_move), seat)
    return [
        not table.recorded >> number & 1 and worth.of(table, number) > HOLD
        for number in numbers_in(hidden.secrets(seat))
    ]


@pytest.mark.rule("SK-1.1")
def test_cards_worth_playing_are_believed_to_have_been_played() -> None:
    """At the begin of the second player's turns, after the first has had some."""
    true: list[bool] = []
    guessed: list[bool] = []
    possible: list[bool] = []
    for at in greedy_decisions(2):
        other = 1 - at.to_move
        if at.turn < 2 or at.pending:
            continue
        rules_alone = at.determinize(at.to_move, Random(at.turn))
        assert isinstance(rules_alone, SterreState)
        true += worth_playing(at, at, other)
        guessed += worth_playing(at, believed(at, at.turn), other)
        possible += worth_playing(at, rules_alone, other)
    assert fmean(true) < 0.01
    assert fmean(guessed) < 0.5 * fmean(possible)
    assert fmean(guessed) > 0, "players may keep what looks good"


@pytest.mark.rule("SK-1.1")
def test_nothing_is_believed_of_who_has_not_played_yet() -> None:
    same: list[bool] = []
    for at in greedy_decisions(4, 3):
        rules_alone = at.determinize(at.to_move, Random(3))
        assert isinstance(rules_alone, SterreState)
        same += [
            believed(at, 3).hands[other] == rules_alone.hands[other]
            for other in range(4)
            if at.turn <= (other - at.start.first) % 4
        ]
    assert len(same) > 12
    assert all(same)


def test_what_a_seat_declares_itself_shows_nothing_of_the_others() -> None:
    """The same luck gives the others the same cards, whatever the seat has declared in its turn."""
    same: list[bool] = []
    begun: dict[int, SterreState] = {}
    for at in greedy_decisions(2):
        other = 1 - at.to_move
        if not at.pending:
            begun[other] = at.clone()
        elif other in begun and begun[other].turn == at.turn and begun[other].hands[other] == at.hands[other]:
            before = begun[other]
            before.hands[at.to_move] = at.hands[at.to_move]
            if before.deck == at.deck:
                same += [believed(before, luck).hands[other] == believed(at, luck).hands[other] for luck in range(3)]
    assert len(same) > 300
    assert all(same)


def test_what_is_believed_adds_up() -> None:
    """Every card is in one place, and nobody has more secret cards than all know it has."""
    for players in GAME.players:
        for luck, at in enumerate(greedy_decisions(players, 4)):
            guess, seat = believed(at, luck), at.to_move
            assert guess.hands[seat] == at.hands[seat]
            places = [guess.deck, *(guess.secrets(other) for other in range(players))]
            assert sum(place.bit_count() for place in places) == sum(places).bit_count()
            assert guess.hidden_from(seat) == at.hidden_from(seat)
            for other in range(players):
                assert guess.secrets(other).bit_count() == at.secrets(other).bit_count()
                assert guess.hands[other] & ~guess.dealt[other] == at.hands[other] & ~at.dealt[other]
