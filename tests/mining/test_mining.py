"""Mining puzzles and trying them anew: what counts as one answer, what is kept, and that it is the same every time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from hoshikan.cli.puzzles import merged, written
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.mining.judge import DOMINANT, Verdict, answers, judge, judge_thoroughly, planned_margin
from hoshikan.mining.miner import (
    MARGIN,
    NEARLY,
    MinedGame,
    MineJob,
    Standard,
    keeps_margin,
    mine,
    self_play,
    stays_best,
    wins_more,
)
from hoshikan.mining.verifier import Verified, VerifyJob, verify
from hoshikan.teaching.position import load_position
from hoshikan.teaching.puzzles import PuzzleFile, puzzle_id, read_puzzles

EASY: Final = Standard(playouts=60, searches=2, margin=0.02, screens=((30, 0.0), (60, 0.0)), foreseen=False, levels=3)
"""Puzzles kept by so much that a test need not wait."""
POOR: Final = {
    "players": 2,
    "options": {},
    "state": {
        "step": "lord",
        "medals": ["france"] * 4 + ["england"] * 2,
        "france": {"assets": 4, "captives": ["baron"]},
        "england": {"assets": 18},
    },
}
"""France cannot expect to win the next war of CrownTaker."""
JOB: Final = MineJob("hoshi-wo-wataru", 3, 5, "a test", standard=EASY)


def test_an_answer_is_what_leads_to_the_same_whatever_it_is_called() -> None:
    """At the end of a game it is all the same whether a small or a large meeple goes where nothing is to be won."""
    match = self_play(GAMES["carcassonne-star-wars"], 2, 0, Random(0))
    known = answers(match.position(23), Random(1))
    assert known.classes[known.by_action["claim small asteroid:E"]] == (
        "claim small asteroid:E",
        "claim large asteroid:E",
    )
    assert sum(map(len, known.classes)) == known.legal


@pytest.mark.parametrize("game", list(GAMES))
def test_every_legal_action_is_in_one_class(game: str) -> None:
    state = GAMES[game].new(GAMES[game].players_with({})[0], seed=3)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    known = answers(state, Random(1))
    assert sorted(action for group in known.classes for action in group) == sorted(map(str, state.legal_actions()))


def test_a_mixture_is_no_answer_where_all_choose_at_once() -> None:
    verdict = Verdict(0, 1, 0.3, {0: 0.8, 1: 0.5}, DOMINANT - 0.1, 100)
    assert verdict.stands(0.1, mixed=False)
    assert not verdict.stands(0.1, mixed=True)


def test_a_secret_choice_that_the_others_may_predict_is_no_answer_and_an_open_one_is() -> None:
    """Moves are compared in common deals, in which the others follow the priors; a reply to those may be punished."""
    game = GAMES["hoshi-wo-wataru"]
    match = self_play(game, 3, 1, Random(1))
    plies = [ply for ply in range(match.ply) if match.mover(ply) >= 0 and len(match.position(ply).legal_actions()) > 2]
    secret = next(ply for ply in plies if match.position(ply).simultaneous)
    opened = next(ply for ply in plies if not match.position(ply).simultaneous)
    for ply, stays in ((secret, False), (opened, True)):
        state = match.position(ply)
        known = answers(state, Random(1))
        standard = Standard(playouts=300)
        kept = {stays_best(state, known, game.knowledge(), place, Random(1), standard) for place in range(3)}
        assert kept == {stays}


def test_a_margin_counts_after_the_best_other_answers_have_been_searched_alone() -> None:
    """Else an answer is called worse because a search went on badly behind it."""
    verdict = Verdict(0, 1, 0.2, {0: 0.5, 1: 0.3, 2: 0.25}, 1.0, 100)
    corrected = verdict.corrected({1: 0.29, 2: 0.42})
    assert (corrected.best, corrected.second) == (0, 2)
    assert corrected.margin == pytest.approx(0.08)
    assert verdict.corrected({2: 0.6}).best == -1


def test_an_answer_behind_which_a_search_hardly_looks_is_no_worse_for_it() -> None:
    game = GAMES["crowntaker"]
    state = game.new(setup=POOR)
    known = answers(state, Random(1))
    thorough = judge_thoroughly(state, known, game.knowledge(), Random(1), 2000)
    quick = judge(state, known, game.knowledge(), Random(1), 2000)
    assert thorough.best == quick.best
    assert thorough.margin <= quick.margin


def test_an_answer_is_as_good_as_the_best_choices_that_may_follow_it() -> None:
    """Another card first in this position and the 11 next wins as well; by the priors the 11 is kept back."""
    match = read((Path(__file__).parent / "followed.txt").read_text("utf-8"), GAMES)
    state, knowledge = match.state, match.game.knowledge()
    known = answers(state, Random(1))
    best = known.by_action["set 11"]
    assert judge(state, known, knowledge, Random(1), 400).margin_of(best) > MARGIN
    planned = planned_margin(state, known, knowledge, best, Random(1))
    assert planned is not None
    assert planned < NEARLY * MARGIN
    assert not keeps_margin(state, known, knowledge, best, Random(1), Standard())


def test_a_decision_between_two_answers_is_looked_at() -> None:
    """CrownTaker's skills and answers to deals are such decisions."""
    standard = replace(EASY, margin=1.0, screens=((20, 1.0),))
    for word in ("skill", "accept"):
        assert any(mine(MineJob("crowntaker", 2, seed, "", standard=standard, only=word)).stages[0] for seed in (1, 2))


def test_a_kind_of_decision_does_not_crowd_out_the_others(mined: PuzzleFile) -> None:
    kept = merged(PuzzleFile(mined.game), mined.puzzle, 1).puzzle
    assert len({puzzle.decision for puzzle in kept}) == len(kept) == len({one.decision for one in mined.puzzle})


def test_a_search_ends_early_where_no_action_is_clearly_best() -> None:
    game = GAMES["conquestar"]
    state = game.new(2, seed=1)
    known = answers(state, Random(1))
    assert judge(state, known, game.knowledge(), Random(1), 3000, wanted=0.9).playouts < 3000


@pytest.fixture(scope="module")
def mined() -> PuzzleFile:
    """Return the puzzles of a game by an easy standard."""
    return PuzzleFile(JOB.game, tuple(mine(JOB).puzzles))


def test_the_same_game_has_the_same_puzzles(mined: PuzzleFile) -> None:
    assert mined.puzzle
    assert tuple(mine(JOB).puzzles) == mined.puzzle


def test_a_game_is_played_on_from_late_in_it_for_more_decisions() -> None:
    job = MineJob("crowntaker", 2, 3, "a test", standard=replace(EASY, margin=1.0, screens=((20, 1.0),)), only="lord")
    once, often = mine(job), mine(replace(job, variations=6))
    assert 0 < once.stages[0] < often.stages[0]
    assert often == replace_seconds(mine(replace(job, variations=6)), often.seconds)
    assert mine(replace(job, only="surrender")).stages[0] == 0


def replace_seconds(mined: MinedGame, seconds: float) -> MinedGame:
    """Return the results of mining, as if it had taken this long."""
    return msgspec.structs.replace(mined, seconds=seconds)


def test_what_is_computed_and_not_played_out_has_to_win_games() -> None:
    """CrownTaker's wars are computed, not played: no side wins the last of them with one man without arms."""
    game = GAMES["crowntaker"]
    state = load_position(game, "last").state(game)
    state.apply(game.parse("lord prince"))
    known = answers(state, Random(1))
    alone = known.by_action["deploy troops=1 arms=0 church=0 treasury=0"]
    army = known.by_action["deploy troops=5 arms=4 church=0 treasury=0"]
    assert wins_more(game, state, known, Verdict(army, alone, 0.2, {}, 1.0, 1), Random(1), 20)
    assert not wins_more(game, state, known, Verdict(alone, army, 0.2, {}, 1.0, 1), Random(1), 20)


def test_what_is_kept_is_best_by_the_margin_and_not_seen_one_step_ahead(mined: PuzzleFile) -> None:
    for puzzle in mined.puzzle:
        state = puzzle.match(GAMES[mined.game]).state
        legal = [str(action) for action in state.legal_actions()]
        assert state.to_move == puzzle.seat
        assert set(puzzle.solution) < set(legal)
        assert puzzle.second in set(legal) - set(puzzle.solution)
        assert puzzle.margin >= puzzle.least >= EASY.margin
        assert puzzle.greedy < 0.5
        assert puzzle.results[puzzle.solution[0]] > max(
            result for action, result in puzzle.results.items() if action not in puzzle.solution
        )


def test_puzzles_are_written_so_that_they_are_read_as_they_were(mined: PuzzleFile, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    path.write_text(written(mined), "utf-8")
    assert read_puzzles(path, mined.game) == mined


def test_no_puzzle_stands_in_a_file_twice(mined: PuzzleFile) -> None:
    assert merged(mined, mined.puzzle) == mined
    assert merged(PuzzleFile(mined.game), mined.puzzle) == mined


def test_a_puzzle_is_tried_anew_with_its_margin(mined: PuzzleFile) -> None:
    tried = verify(VerifyJob(mined.game, mined.puzzle[0], 9, EASY))
    assert tried == verify(VerifyJob(mined.game, mined.puzzle[0], 9, EASY))
    assert len(tried.margins) == EASY.searches
    assert tried.found is not None
    assert tried.problem == ""


def test_a_wrong_solution_is_found_out(mined: PuzzleFile) -> None:
    puzzle = mined.puzzle[0]
    swapped = msgspec.structs.replace(puzzle, solution=(puzzle.second,), second=puzzle.solution[0])
    tried = verify(VerifyJob(mined.game, swapped, 9, EASY, levels=False))
    assert tried.margin < 0
    assert not tried.holds


def test_an_entry_that_does_not_fit_its_record_is_reported(mined: PuzzleFile) -> None:
    puzzle = mined.puzzle[0]
    replace = msgspec.structs.replace
    for broken in (
        replace(puzzle, seat=puzzle.seat + 1),
        replace(puzzle, solution=("fly away",)),
        replace(puzzle, record="no record"),
        replace(puzzle, second=puzzle.solution[0]),
    ):
        tried = verify(VerifyJob(mined.game, broken, 9, EASY))
        assert tried.problem
        assert not tried.holds


def test_a_margin_below_what_is_wanted_holds_only_within_its_doubt() -> None:
    assert Verified("x", margins=[0.09, 0.11], agreed=2).holds
    assert not Verified("x", margins=[0.05, 0.06], agreed=2).holds
    assert not Verified("x", margins=[0.2, 0.2], agreed=1).holds
    assert not Verified("x", margins=[0.2, 0.2], agreed=2, greedy=0.5).holds
    assert Verified("x", margins=[0.2, 0.2], agreed=2, greedy=0.5, calculated=True).holds


def test_the_id_of_a_puzzle_is_that_of_its_record(mined: PuzzleFile) -> None:
    puzzle = mined.puzzle[0]
    assert puzzle.id == puzzle_id(write(puzzle.match(GAMES[mined.game])))
