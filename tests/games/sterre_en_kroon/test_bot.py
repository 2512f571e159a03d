"""What the bots know about Sterre en Kroon."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.bots.arena import Arena, schedule
from hoshikan.bots.players import player
from hoshikan.bots.series import Job, play, run
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from tests.games.sterre_en_kroon import tables
from tests.games.sterre_en_kroon.tables import GAME, seen, table

KNOWLEDGE = GAME.knowledge()


def values(state: State) -> dict[str, float]:
    legal = state.legal_actions()
    worths = KNOWLEDGE.greedy_values(state, legal)
    return {str(action): worth for action, worth in zip(legal, worths, strict=True)}


def best(state: State) -> str:
    worths = values(state)
    return max(worths, key=lambda move: worths[move])


def positions(bookkeeping: str) -> list[State]:
    """Positions in which a seat decides, through random games of every size."""
    found: list[State] = []
    for players in GAME.players:
        state = GAME.new(players=players, seed=players, options={"bookkeeping": bookkeeping})
        rng = Random(players)
        while state.to_move != TERMINAL:
            if state.to_move != CHANCE and rng.random() < 0.1:
                found.append(state.clone())
            state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        found.append(state)
    return found


@pytest.mark.rule("SK-7.3")
@pytest.mark.parametrize("bookkeeping", ["auto", "strict"])
def test_evaluations_are_results_and_exact_at_the_end(bookkeeping: str) -> None:
    for state in positions(bookkeeping):
        results = KNOWLEDGE.evaluate(state)
        assert sum(results) == pytest.approx(1)
        assert all(0 <= result <= 1 for result in results)
        expected = KNOWLEDGE.expected_points(state)
        if state.to_move == TERMINAL:
            winners = state.winners()
            assert results == [float(seat in winners) / len(winners) for seat in range(state.players)]
            assert expected == [float(points) for points in state.points()]
        else:
            assert all(now <= later <= 24 for now, later in zip(state.points(), expected, strict=True))
            assert min(KNOWLEDGE.priors(state, state.legal_actions())) > 0


@pytest.mark.rule("SK-6.1")
def test_the_number_that_completes_an_own_line_is_declared() -> None:
    state = table([[1, 2, 3], [9]], {"mine": [1, 2, 70, "c1"], "far": [6, 7, 8, 9, 10]}, top=70)
    tables.play(state, "play 1, play 2")
    assert best(state) == "play 70"


@pytest.mark.rule("SK-6.2")
def test_the_last_number_of_a_bingo_is_worth_declaring() -> None:
    state = table([[3, 18, 48], [9]], {"far": [12, 13, 14, 15, 27, 28]})
    tables.play(state, "play 3, play 18, play 48")
    assert values(state)["card 63"] > values(state)["done"]
    before = KNOWLEDGE.expected_points(state)[0]
    tables.play(state, "card 63")
    assert KNOWLEDGE.expected_points(state)[0] > before


@pytest.mark.rule("SK-3.1")
def test_a_card_without_effect_is_worth_less_than_stopping() -> None:
    state = table([[1], [2]])
    tables.play(state, "card 1")
    assert values(state)["play 1"] < values(state)["done"]


@pytest.mark.rule("SK-3.2")
def test_a_number_in_hand_is_played_rather_than_declared_from_the_card() -> None:
    worths = values(table([[1], [2]]))
    assert worths["play 1"] > worths["card 1"]


def test_rivals_gain_by_what_they_need() -> None:
    """Number 6 opens a cell of seat 1's card, 70 brings nobody anything."""
    lines = {"far": [75, 74]}
    helpful, neutral = (table([[number], [9], [10]], lines, cards=tables.CARDS[:3]) for number in (6, 35))
    assert values(helpful)["play 6"] < values(neutral)["play 35"]


@pytest.mark.rule("SK-7.2")
def test_a_crown_is_worth_points() -> None:
    with_crown = table([[1], [2]], {"line": [1, "c1"]})
    without = table([[1], [2]], {"line": [1]})
    results = []
    for state in (with_crown, without):
        tables.play(state, "play 1, done")
        results.append(KNOWLEDGE.expected_points(state)[0])
    assert results[0] > results[1] + 0.5


@pytest.mark.rule("SK-8.3")
def test_greedy_and_search_forget_nothing_in_strict_bookkeeping() -> None:
    rng = Random(5)
    for contestant, playouts in (("greedy", None), ("skilled", 6)):
        state = GAME.new(players=2, seed=4, options={"bookkeeping": "strict"})
        bot = player(contestant, GAME, playouts=playouts)
        for _ in range(80):
            if state.to_move == CHANCE:
                state.apply(sample(state, rng))
                continue
            stage, legal = seen(state, "stage"), state.legal_actions()
            action = bot.choose(state, rng)
            if str(action) == "next" and stage not in ("draw", "declare"):
                assert len(legal) == 1
            assert str(action) != "next" or "draw" not in map(str, legal)
            state.apply(action)


def test_greedy_beats_random() -> None:
    arena = Arena(["greedy", "random"])
    arena.add_all(run(schedule("sterre-en-kroon", ["greedy", "random"], players=2, games=20)))
    assert arena.duels["greedy", "random"].share.mean >= 0.9


def test_a_search_plays_a_game_for_six() -> None:
    played = play(Job("sterre-en-kroon", ("novice", "greedy") * 3, 3, playouts=3, check=True))
    assert played.problem == ""
