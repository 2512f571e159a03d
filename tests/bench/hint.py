"""Time that a player waits for a hint, from request to text."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median
from time import perf_counter

from hoshikan.engine import record
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.state import CHANCE
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Coach, Rated
from hoshikan.ui.board.match.advisor import FIRST_HINT_MS
from hoshikan.ui.board.match.engine_client import ANALYSIS_MS
from tests.bench.table import Row
from tests.bots.process import Engine, engine

TARGET_MS = 500.0


def measure(quick: bool, games: Sequence[str]) -> list[Row]:
    """Each game's opening at its smallest number of players: the first ranking, cold and warm, and the first hint."""
    return [row for game in games for row in _game(GAMES[game], repeats=2 if quick else 7)]


def _game(game: Game, repeats: int) -> list[Row]:
    match = _opening(game)
    cold = [_cold(match) for _ in range(repeats)]
    with engine() as running:
        warm = [_first_ranking(running, match) for _ in range(repeats)]
        hints = [_first_hint(running, match) for _ in range(repeats)]
    bench = f"hint, {game.id}"
    return [
        Row(bench, "first ranking, engine not yet started", median(cold), "ms", target=TARGET_MS),
        Row(bench, "first ranking, engine running", median(warm), "ms", target=TARGET_MS),
        Row(bench, "first hint with its reasons, engine running", median(hints), "ms", target=TARGET_MS),
    ]


def _cold(match: Match) -> float:
    """Milliseconds from the start of the engine to its first ranking."""
    begin = perf_counter()
    with engine() as running:
        return _first_ranking(running, match, begin)


def _first_ranking(running: Engine, match: Match, begin: float | None = None) -> float:
    """Milliseconds since `begin` (now) to the first ranking; the search is then stopped."""
    begin = perf_counter() if begin is None else begin
    _ask(running, match)
    running.until("info")
    waited = 1000 * (perf_counter() - begin)
    running.say(type="stop")
    running.until("best")
    return waited


def _first_hint(running: Engine, match: Match) -> float:
    """Milliseconds to the first hint as the window gives it: a ranking old enough, then the reasons."""
    begin = perf_counter()
    _ask(running, match)
    while (answer := running.until("info"))["ms"] < FIRST_HINT_MS:
        pass
    rated = [Rated(one["action"], one["expected"], one["points"], one["visits"]) for one in answer["ranking"]]
    state = match.state.determinize(match.state.to_move, Random(1))
    assert Coach(match.game).hint(state, rated).action == rated[0].action
    waited = 1000 * (perf_counter() - begin)
    running.say(type="stop")
    running.until("best")
    return waited


def _opening(game: Game) -> Match:
    """A match at its first decision."""
    match = Match.start(game, [Seat()] * game.players[0], seed=1)
    rng = Random(1)
    while match.state.to_move == CHANCE:
        match.apply(sample(match.state, rng))
    return match


def _ask(running: Engine, match: Match) -> None:
    """The question that the window asks for a hint."""
    running.say(type="load", record=record.write(match))
    running.say(type="go", purpose="analyse", ms=ANALYSIS_MS, seed=1)
