"""The puzzles that are shipped: what each promises is true of its position, and a sample is solved anew."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hoshikan.cli.puzzles import written
from hoshikan.engine.action import Action
from hoshikan.engine.game import Game
from hoshikan.engine.record import write
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from hoshikan.mining.judge import won_together
from hoshikan.mining.miner import FEWEST_ANSWERS, MARGIN, ONE_STEP, PLAIN, PLAYOUTS, SEARCHES, USUAL, is_calculated
from hoshikan.mining.verifier import VerifyJob, verify
from hoshikan.teaching.puzzles import PuzzleFile, puzzle_file, puzzle_id, puzzles

SAMPLE = 2
QUICK = replace(USUAL, playouts=400, searches=1, foreseen=False)
"""Few playouts see the best action, though not by how much; not what even the levels that search more do not find."""

ENOUGH = 40
FEW = {"crowntaker": 20}
"""Fewer decisions of CrownTaker are clear: armies differ by one token, and deals by one asset."""
MOST_OF_A_KIND = {"crowntaker": 0.4}
"""Share of a game's puzzles that may be about the same kind of decision."""
MOST_OF_AN_ANSWER = {"sterre-en-kroon": 0.4}
"""Share of a game's puzzles that may be solved by the same kind of action."""
MORE_THAN_TWO = 0.25
"""Share of Conquestar's puzzles at least that are for three or four players, as the game is best."""

with_puzzles = pytest.mark.parametrize("game", [game for game in GAMES.values() if puzzle_file(game.id).exists()])


def test_every_game_has_enough_of_them() -> None:
    assert {game for game in GAMES if len(puzzles(game)) < FEW.get(game, ENOUGH)} == set()


@pytest.mark.parametrize(("game", "share"), MOST_OF_A_KIND.items())
def test_no_kind_of_decision_prevails(game: str, share: float) -> None:
    kinds = Counter(puzzle.decision for puzzle in puzzles(game))
    assert max(kinds.values()) <= share * sum(kinds.values())


@pytest.mark.parametrize(("game", "share"), MOST_OF_AN_ANSWER.items())
def test_no_kind_of_answer_prevails(game: str, share: float) -> None:
    words = Counter(puzzle.solution[0].split()[0] for puzzle in puzzles(game))
    assert max(words.values()) <= share * sum(words.values())


def test_conquestar_has_puzzles_for_three_and_four() -> None:
    larger = [puzzle for puzzle in puzzles("conquestar") if puzzle.players > 2]
    assert len(larger) >= MORE_THAN_TWO * len(puzzles("conquestar"))


@with_puzzles
def test_every_puzzle_is_of_its_record_and_asks_for_a_legal_answer(game: Game) -> None:
    positions = set()
    for puzzle in puzzles(game.id):
        match = puzzle.match(game)
        state = match.state
        legal = [str(action) for action in state.legal_actions()]
        assert puzzle.id == puzzle_id(write(match))
        assert (state.to_move, state.players, match.ply) == (puzzle.seat, puzzle.players, puzzle.origin.ply)
        assert len(legal) >= FEWEST_ANSWERS
        assert set(puzzle.solution) < set(legal)
        assert puzzle.second in set(legal) - set(puzzle.solution)
        assert set(puzzle.results) <= set(legal)
        positions.add((puzzle.players, puzzle.seat, state.information_key(puzzle.seat)))
    assert len(positions) == len(puzzles(game.id)), "one position is there twice"


@with_puzzles
def test_every_puzzle_was_proved_as_puzzles_must_be(game: Game) -> None:
    for puzzle in puzzles(game.id):
        assert puzzle.margin >= puzzle.least >= MARGIN
        assert puzzle.origin.searches >= SEARCHES
        assert puzzle.origin.playouts >= PLAYOUTS
        assert puzzle.greedy < ONE_STEP or is_calculated(game)
        assert puzzle.margin <= PLAIN or not is_calculated(game)
        assert max(puzzle.results, key=lambda action: puzzle.results[action]) in puzzle.solution
        assert puzzle.origin.command.startswith(f"hoshikan-cli puzzles mine {game.id} ")


@with_puzzles
def test_every_theme_is_a_reason_that_the_tutor_knows(game: Game) -> None:
    known = {reason.kind for reason in game.tutor().kinds}
    assert {theme for puzzle in puzzles(game.id) for theme in (*puzzle.themes, *puzzle.avoids)} <= known


@with_puzzles
def test_every_solution_has_a_reason(game: Game) -> None:
    assert [puzzle.id for puzzle in puzzles(game.id) if not puzzle.themes and not puzzle.avoids] == []


@with_puzzles
def test_the_file_is_as_the_miner_writes_it(game: Game) -> None:
    text = puzzle_file(game.id).read_text("utf-8")
    assert written(PuzzleFile(game.id, puzzles(game.id))) == text


def test_the_margin_of_a_lord_stays_whatever_is_deployed_behind_the_others() -> None:
    """Every deployment behind every lord is tried, so that none looks worse because a search left out its best one."""
    game = GAMES["crowntaker"]
    lords = [puzzle for puzzle in puzzles(game.id) if puzzle.decision == "lord"]
    assert lords
    for puzzle in lords:
        state = puzzle.match(game).state
        best = {str(action): best_deployment(state, action, game) for action in state.legal_actions()}
        margin = max(best[lord] for lord in puzzle.solution)
        margin -= max(value for lord, value in best.items() if lord not in puzzle.solution)
        assert margin >= MARGIN, puzzle.id
        assert margin == pytest.approx(puzzle.margin, abs=0.06), puzzle.id


def best_deployment(state: State, lord: Action, game: Game) -> float:
    """Return the share of wins of the side to move with the best of all deployments behind a lord."""
    seat, knowledge, found = state.to_move, game.knowledge(), 0.0
    together = won_together(knowledge, state)
    behind = state.determinize(seat, Random(1))
    behind.apply(lord)
    for action in behind.legal_actions():
        after = behind.clone()
        after.apply(action)
        found = max(found, together * knowledge.evaluate(after)[seat])
    return found


@with_puzzles
def test_a_sample_is_solved_anew(game: Game) -> None:
    known = [puzzle for puzzle in puzzles(game.id) if puzzle.found.skilled >= 0.5]
    for puzzle in Random("sample").sample(known, min(SAMPLE, len(known))):
        tried = verify(VerifyJob(game.id, puzzle, 1, QUICK, levels=False))
        assert tried.problem == ""
        assert tried.margin > 0, puzzle.id
