"""Statistics of human seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from hoshikan.engine import Seat
from hoshikan.library import HOT_SEAT, MIXED, Library, Tally
from tests.library.play import BOT, HUMAN, Clock, started

MASTER = Seat("bot", "Deneb", "master")


@pytest.fixture
def library() -> Iterator[Library]:
    with Library.temporary(Clock()) as opened:
        yield opened


def over(
    library: Library,
    seats: Sequence[Seat],
    points: Sequence[int],
    winners: set[int],
    sides: Sequence[int] | None = None,
) -> int:
    match_id = library.create(started(seats=seats))
    library.finish(match_id, points, frozenset(winners), "field-empty", sides)
    return match_id


def only(library: Library) -> Tally:
    (statistics,) = library.statistics()
    return statistics.total


def test_nothing_played_nothing_counted(library: Library) -> None:
    library.create(started())
    assert library.statistics() == ()


def test_a_deal_is_played_out_once_a_match_of_it_is_finished(library: Library) -> None:
    over(library, (HUMAN, BOT), (1, 0), {0})  # of deal 7
    assert library.is_played_out("conquestar", 7)
    assert not library.is_played_out("conquestar", 77)
    assert not library.is_played_out("crowntaker", 7)
    library.create(started(77))
    assert not library.is_played_out("conquestar", 77), "in progress"


def test_wins_points_and_streak_of_one_player(library: Library) -> None:
    results: tuple[tuple[list[int], set[int]], ...] = (
        ([30, 20], {0}),
        ([10, 40], {1}),
        ([25, 25], {0, 1}),
        ([41, 20], {0}),
    )
    for points, winners in results:
        over(library, (HUMAN, BOT), points, winners)
    tally = only(library)
    assert (tally.matches, tally.games, tally.wins, tally.shared) == (4, 4, 3, 1)
    assert (tally.mean_points, tally.best, tally.streak) == (26.5, 41, 2)
    over(library, (HUMAN, BOT), [1, 2], {1})
    assert only(library).streak == 0


def test_the_points_of_bots_do_not_count(library: Library) -> None:
    over(library, (BOT, HUMAN, BOT), [70, -3, 50], {0})
    assert (only(library).best, only(library).mean_points) == (-3, -3.0)


def test_levels_are_distinguished(library: Library) -> None:
    over(library, (HUMAN, BOT), [30, 20], {0})
    over(library, (HUMAN, MASTER, MASTER), [10, 20, 30], {2})
    over(library, (HUMAN, BOT, MASTER), [10, 20, 30], {2})
    over(library, (HUMAN, HUMAN), [10, 20], {1})
    over(library, (BOT, MASTER), [10, 20], {1})
    found = {statistics.level: statistics.total.games for statistics in library.statistics()}
    assert found == {"skilled": 1, "master": 1, MIXED: 1, HOT_SEAT: 2}


def test_numbers_of_players_are_distinguished(library: Library) -> None:
    over(library, (HUMAN, BOT), [30, 20], {0})
    over(library, (HUMAN, BOT, BOT), [10, 40, 0], {1})
    over(library, (HUMAN, BOT, BOT), [20, 40, 0], {1})
    (statistics,) = library.statistics()
    tallies = {players: (tally.games, tally.wins, tally.best) for players, tally in statistics.by_players.items()}
    assert tallies == {2: (1, 1, 30), 3: (2, 0, 20)}
    assert statistics.total.games == 3


def test_every_human_at_the_table_counts(library: Library) -> None:
    over(library, (HUMAN, HUMAN, BOT), [10, 30, 20], {1})
    tally = only(library)
    assert (tally.matches, tally.games, tally.wins, tally.streak) == (1, 2, 1, 1)


def test_a_win_of_a_team_is_not_a_shared_one(library: Library) -> None:
    seats = (HUMAN, BOT, BOT, BOT)
    over(library, seats, [30, 20, 30, 20], {0, 2}, sides=(0, 1, 0, 1))
    assert (only(library).wins, only(library).shared) == (1, 0)
    over(library, seats, [30, 30, 30, 30], {0, 1, 2, 3}, sides=(0, 1, 0, 1))
    assert (only(library).wins, only(library).shared) == (2, 1)


def test_deleted_matches_do_not_count_until_restored(library: Library) -> None:
    match_id = over(library, (HUMAN, BOT), [30, 20], {0})
    library.delete(match_id)
    assert library.statistics() == ()
    library.restore(match_id)
    assert only(library).games == 1
