"""Rated games beside the matches they are played as."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.library import Library, database, schema
from hoshikan.library.ratings import Standing, standings
from tests.library.play import STAKES, Clock, played, started


@pytest.fixture
def library() -> Iterator[Library]:
    with Library.temporary(Clock()) as opened:
        yield opened


def finish(library: Library, match_id: int, match: Match) -> None:
    state = match.state
    library.finish(match_id, state.points(), state.winners(), state.end_reason())


def rated(library: Library, seed: int = 7) -> tuple[int, Match]:
    """A rated match that has been played to its end."""
    match = played(seed)
    match_id = library.create(match, rated=STAKES)
    finish(library, match_id, match)
    return match_id, match


def test_a_match_is_rated_if_it_was_begun_so(library: Library) -> None:
    plain = library.create(played(8))
    finish(library, plain, played(8))
    match_id, match = rated(library)
    assert library.ratings.of(plain) is None
    (game,) = library.ratings.finished()
    assert (game.match_id, game.game, game.player, game.seats) == (match_id, "conquestar", "Aki", STAKES)
    winner = next(iter(match.state.winners()))
    assert game.result[winner].place == 1
    assert not game.helped


def test_a_match_is_rated_once_whatever_is_done_with_it_later(library: Library) -> None:
    match_id, match = rated(library)
    before = library.ratings.finished()
    library.sync(match_id, played(7, plies=3))
    library.sync(match_id, match)
    library.finish(match_id, [0, 99], frozenset({1}), "end")
    library.ratings.note_help(match_id)
    assert library.ratings.finished() == before
    # The same deal, begun anew as a rated game, is known by then.
    again = library.create(started(7), rated=STAKES)
    assert library.ratings.of(again) is None
    finish(library, again, match)
    assert library.ratings.finished() == before


def test_a_rating_outlives_its_match(library: Library) -> None:
    match_id, _ = rated(library)
    library.delete(match_id)
    assert len(library.ratings.finished()) == 1


def test_a_game_given_up_is_the_last_place_until_it_is_brought_back(library: Library) -> None:
    match = played(7, 4)
    match_id = library.create(match, rated=STAKES)
    assert [game.match_id for game in library.ratings.under_way("conquestar", "Aki")] == [match_id]
    assert library.ratings.under_way("conquestar", "Ben") == library.ratings.under_way("crowntaker", "Aki") == []
    library.ratings.give_up(match_id)
    (game,) = library.ratings.finished()
    assert game.given_up
    assert [place.place for place in game.result] == [2, 1]
    assert library.ratings.under_way("conquestar", "Aki") == []
    # Played to its end afterwards, it stays what it is.
    finish(library, match_id, played(7))
    assert library.ratings.finished() == [game]
    library.ratings.resume(match_id)
    assert library.ratings.finished() == []
    finish(library, match_id, played(7))
    assert not library.ratings.finished()[0].given_up
    library.ratings.resume(match_id)
    library.ratings.give_up(match_id)
    library.ratings.drop(match_id)
    assert [game.given_up for game in library.ratings.finished()] == [False]


def test_a_game_that_is_dropped_or_deleted_does_not_wait(library: Library) -> None:
    dropped, deleted = (library.create(played(seed, 2), rated=STAKES) for seed in (7, 8))
    library.ratings.drop(dropped)
    library.delete(deleted)
    assert library.ratings.under_way("conquestar", "Aki") == []
    assert library.ratings.of(dropped) is None
    library.restore(deleted)
    assert [game.match_id for game in library.ratings.under_way("conquestar", "Aki")] == [deleted]


def test_help_is_noted_while_the_game_is_played(library: Library) -> None:
    match = played(7)
    match_id = library.create(match, rated=STAKES)
    library.ratings.note_help(match_id)
    finish(library, match_id, match)
    assert [game.helped for game in library.ratings.finished()] == [True]


def test_a_program_that_died_before_the_result_is_made_up_for(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, Clock()) as library:
        match_id = library.create(played(7), rated=STAKES)
        assert library.ratings.finished() == []
    with Library.open(path, Clock()) as library:
        library.load(match_id, GAMES)
        assert [game.match_id for game in library.ratings.finished()] == [match_id]


def test_two_libraries_have_together_what_each_has(library: Library) -> None:
    with Library.temporary(Clock()) as other:
        under_way = other.create(played(9), rated=STAKES)
        rated(other, 8)
        rated(library, 7)
        rated(library, 9)
        for _ in range(2):
            library.ratings.hand_over(other, {})
        assert len(other.ratings.finished()) == 3
        ended = other.ratings.of(under_way)
        assert ended is not None
        assert ended.finished is not None


def test_games_are_rated_in_a_library_from_before_there_were_ratings(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE rated" in step)
    with closing(database.connect(path)) as connection, database.writing(connection):
        schema.build(connection, before)
        connection.execute("INSERT INTO lessons VALUES ('conquestar', 'first-trade', 5)")
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert library.lessons.done("conquestar") == {"first-trade"}
        rated(library)
    with Library.open(path, Clock()) as library:
        assert len(library.ratings.finished()) == 1


@pytest.mark.parametrize("damage", ["", "{", "[[1]]", '[["casual", "x", 1]]', "[[[[["])
def test_a_row_that_cannot_be_read_takes_no_other_along(library: Library, damage: str) -> None:
    match_id, _ = rated(library)
    rated(library, 8)
    with library.changing() as connection:
        connection.execute("UPDATE rated SET seats = ? WHERE match_id = ?", (damage, match_id))
    assert [game.match_id for game in library.ratings.finished()] == [match_id + 1]
    assert library.ratings.of(match_id) is None


@given(
    st.lists(st.tuples(st.integers(-20, 200), st.integers(0, 2)), min_size=2, max_size=6), st.sets(st.integers(0, 2))
)
def test_places_follow_wins_and_then_points(seats: list[tuple[int, int]], won: set[int]) -> None:
    sides = [side for _points, side in seats]
    winners = frozenset(seat for seat, side in enumerate(sides) if side in won)
    places = standings([points for points, _side in seats], winners, sides)
    assert [place.side for place in places] == sides
    assert min(place.place for place in places) == 1
    for one, other in ((one, other) for one in places for other in places if one.side == other.side):
        assert one == other
    for seat in winners:
        assert all(places[seat].place <= place.place for at, place in enumerate(places) if at not in winners)


def test_seats_of_one_side_share_their_place() -> None:
    assert standings([10, 3, 7, 1], frozenset({1, 3}), [0, 1, 0, 1]) == (
        Standing(0, 2),
        Standing(1, 1),
        Standing(0, 2),
        Standing(1, 1),
    )
