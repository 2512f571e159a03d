"""Reviews beside the matches they are of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.library import Library
from tests.library.play import Clock, played


@pytest.fixture
def library() -> Iterator[Library]:
    with Library.temporary(Clock()) as opened:
        yield opened


def keep(library: Library, seed: int, content: str = "a review") -> tuple[int, Match]:
    match = played(seed)
    match_id = library.create(match)
    library.load(match_id, GAMES)  # which notes the result
    assert library.reviews.keep(match, content)
    return match_id, match


def test_a_review_is_found_by_its_match(library: Library) -> None:
    _, match = keep(library, 7)
    assert library.reviews.of(match) == "a review"
    assert library.reviews.of(played(8)) is None
    assert library.reviews.of(played(7, plies=4)) is None


def test_a_match_that_is_not_kept_has_no_review(library: Library) -> None:
    assert not library.reviews.keep(played(7), "a review")
    assert library.reviews.latest(9) == ()


def test_the_newest_review_counts(library: Library) -> None:
    _, match = keep(library, 7)
    library.reviews.keep(match, "another")
    assert library.reviews.of(match) == "another"


def test_a_match_that_is_cut_loses_its_review_for_good(library: Library) -> None:
    match_id, match = keep(library, 7)
    match.undo()
    library.sync(match_id, match)
    match.redo()
    library.sync(match_id, match)
    assert library.reviews.of(match) is None
    assert library.reviews.latest(9) == ()


def test_a_deleted_match_takes_its_review_along(library: Library) -> None:
    match_id, match = keep(library, 7)
    library.delete(match_id)
    assert library.reviews.of(match) is None
    assert library.reviews.latest(9) == ()
    library.restore(match_id)
    assert library.reviews.of(match) == "a review"


def test_the_latest_are_those_finished_last(library: Library) -> None:
    ids = [keep(library, seed, f"review {seed}")[0] for seed in (1, 2, 3)]
    found = library.reviews.latest(2)
    assert [(one.match_id, one.content) for one in found] == [(ids[2], "review 3"), (ids[1], "review 2")]
    assert library.reviews.latest(9, "conquestar") == library.reviews.latest(9)
    assert library.reviews.latest(9, "crowntaker") == ()


def test_reviews_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, Clock()) as library:
        _, match = keep(library, 7)
    with Library.open(path, Clock()) as again:
        assert again.reviews.of(match) == "a review"


def test_reviews_go_with_their_matches_into_another_library(library: Library) -> None:
    _, match = keep(library, 7)
    with Library.temporary(Clock()) as other:
        other.create(played(1))
        new_id = other.create(match)
        library.reviews.hand_over(other, {1: new_id})
        assert other.reviews.of(match) == "a review"
        library.reviews.hand_over(other, {})


def test_what_can_be_read_of_a_damaged_library_includes_reviews(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, Clock()) as library:
        _, match = keep(library, 7)
    data = bytearray(path.read_bytes())
    data[100:140] = b"\xa5" * 40
    path.write_bytes(bytes(data))
    with Library.open(path, Clock()) as again:
        assert again.problem is not None
        assert again.problem.reason == "damaged"
        assert again.reviews.of(match) == "a review"
