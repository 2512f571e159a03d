"""Series of games, seatings and what results are worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hoshikan.bots.arena import Arena, schedule, seatings, wilson
from hoshikan.bots.series import InvariantError, Job, PlayedGame, check, play
from hoshikan.cli.arena import SeriesTotals
from hoshikan.engine import ScoreLine
from hoshikan.games import GAMES
from tests.engine.coin_toss import CoinToss, CoinTossGame


@pytest.mark.parametrize(("contestants", "players"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abc", 4)])
def test_seatings_treat_all_contestants_and_seats_alike(contestants: str, players: int) -> None:
    ways = seatings(list(contestants), players)
    for seat in range(players):
        counts = Counter(way[seat] for way in ways)
        assert set(counts) == set(contestants)
        assert len(set(counts.values())) == 1


def test_every_pair_meets_on_the_same_deals_in_all_seatings() -> None:
    jobs = schedule("conquestar", ["greedy", "random", "novice"], players=2, games=5, seed=40)
    assert len(jobs) == 3 * 6
    deals = Counter(frozenset((job.seed, name) for name in job.seats) for job in jobs)
    assert set(deals.values()) == {2}
    assert {job.seed for job in jobs} == {40, 41, 42}


def test_wilson_interval() -> None:
    share = wilson(8, 10)
    assert (share.mean, share.low, share.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 10).low == pytest.approx(0)


def played(seats: tuple[str, ...], winners: set[int], points: tuple[int, ...]) -> PlayedGame:
    zeros = (0,) * len(seats)
    effort = tuple(0.5 for _ in seats)
    return PlayedGame(
        seats, 1, points, frozenset(winners), "field-empty", 30, 10, effort, zeros, tuple(5 for _ in seats)
    )


def test_the_winner_is_rated_higher_and_shares_count_in_parts() -> None:
    arena = Arena(["a", "b"])
    for game in [played(("a", "b"), {0}, (9, 2)), played(("b", "a"), {1}, (3, 8)), played(("a", "b"), {0, 1}, (5, 5))]:
        arena.add(game)
    first, second = arena.standings()
    assert (first.name, second.name) == ("a", "b")
    assert first.rating.mu > second.rating.mu
    assert (first.won, first.seats) == (2.5, 3)
    assert first.share.mean == pytest.approx(2.5 / 3)
    assert first.ms_per_move == pytest.approx(100)
    duel = arena.duels["a", "b"]
    assert (duel.games, duel.won, duel.decided) == (3, 2.5, 3)
    assert duel.share == first.share


def lucky(won: float, luck: float) -> PlayedGame:
    return replace(played(("a", "b"), {0} if won == 1 else {1} if won == 0 else {0, 1}, (1, 1)), luck=(luck, -luck))


def test_luck_that_explains_everything_leaves_the_strength() -> None:
    arena = Arena(["a", "b"])
    for won in (0, 1, 1, 0, 1, 1, 1, 0.5, 1, 1):
        arena.add(lucky(won, won - 0.5))
    duel = arena.duels["a", "b"]
    assert duel.share.mean == pytest.approx(0.75)
    rest = duel.beyond_luck
    assert rest is not None
    assert (rest.mean, rest.low, rest.high) == pytest.approx((0.5, 0.5, 0.5))


def test_without_luck_intervals_are_narrower_and_hold_the_truth() -> None:
    """Seat 0 wins with 0.6 and what chance brings, which a rough evaluation sees by half."""
    right, rng = 0, Random(5)
    for _ in range(100):
        arena = Arena(["a", "b"])
        for _ in range(60):
            luck = rng.choice((-0.35, 0.35))
            arena.add(lucky(float(rng.random() < 0.6 + luck), luck / 2))
        duel = arena.duels["a", "b"]
        rest = duel.beyond_luck
        assert rest is not None
        assert rest.high - rest.low < duel.share.high - duel.share.low
        right += rest.low <= 0.6 <= rest.high
    assert right >= 88


def test_luck_is_given_for_what_was_estimated_in_every_game_of_two() -> None:
    arena = Arena(["a", "b", "c"])
    for _ in range(9):
        arena.add(lucky(1, 0.1))
    assert not arena.beyond_luck
    arena.add(lucky(0, 0.2))
    assert arena.beyond_luck
    arena.add(played(("a", "b"), {0}, (9, 2)))
    assert not arena.beyond_luck
    three = Arena(["a", "b", "c"])
    for _ in range(12):
        three.add(replace(played(("a", "b", "c"), {0}, (9, 2, 2)), luck=(0.1, 0.0, -0.1)))
    assert not three.beyond_luck


def test_games_between_twins_move_no_rating() -> None:
    arena = Arena(["a", "b"])
    before = arena.standings()[0].rating.mu
    arena.add(played(("a", "a"), {0}, (9, 2)))
    assert {standing.rating.mu for standing in arena.standings()} == {before}


def test_a_played_game_shows_its_effort() -> None:
    game = play(Job("conquestar", ("skilled", "greedy"), 3, playouts=4, check=True))
    assert game.problem == ""
    assert 0 < game.playouts[0] <= 4 * game.moves[0]
    assert game.playouts[1] == 0
    assert game.rounds > 0
    assert sum(game.moves) == game.plies


@pytest.mark.parametrize("name", GAMES)
def test_measuring_luck_changes_no_game(name: str) -> None:
    job = Job(name, ("greedy",) * GAMES[name].players[0], 3)
    plain, computed = play(job), play(replace(job, measure_luck=True))
    assert plain.luck == ()
    assert len(computed.luck) == len(job.seats)
    assert sum(computed.luck) == pytest.approx(0, abs=1e-6)
    assert any(computed.luck) == GAMES[name].kind.chance
    assert (computed.points, computed.plies, computed.winners) == (plain.points, plain.plies, plain.winners)


def test_a_tally_adds_up() -> None:
    tally = SeriesTotals()
    tally.add(played(("a", "a"), {0}, (9, 2)))
    tally.add(played(("a", "a"), {0, 1}, (4, 4)))
    assert (tally.games, tally.points, tally.wins) == (2, [13.0, 6.0], [1.5, 0.5])
    assert (tally.plies, tally.rounds, dict(tally.ends)) == ([30, 30], [10, 10], {"field-empty": 2})


class Liar(CoinToss):
    """A state whose score lines do not add up."""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("hits", 1 + seat, "CT-1")]


def test_a_broken_promise_is_named() -> None:
    game = GAMES["conquestar"]
    check(game, game.new(players=2), 0)
    with pytest.raises(InvariantError, match=r"ply 3: score lines of seat 0 sum to 1"):
        check(CoinTossGame(), Liar(), 3)
