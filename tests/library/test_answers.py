"""Answers to questions about the rules, as the library keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from hoshikan.library import Library
from tests.library.play import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(clock: Clock) -> Iterator[Library]:
    with Library.temporary(clock) as opened:
        yield opened


def test_the_last_answer_counts_for_each_game_by_itself(library: Library) -> None:
    library.answers.note("conquestar", "cost", right=False)
    library.answers.note("conquestar", "cost", right=True)
    library.answers.note("conquestar", "cap", right=True)
    library.answers.note("conquestar", "cap", right=False)
    assert library.answers.known("conquestar") == {"cost": True, "cap": False}
    assert library.answers.known("crowntaker") == {}


def test_of_two_libraries_the_later_answer_counts(library: Library, clock: Clock) -> None:
    with Library.temporary(clock) as other:
        other.answers.note("conquestar", "cost", right=False)
        library.answers.note("conquestar", "cap", right=True)
        clock.now += timedelta(hours=1)
        library.answers.note("conquestar", "cost", right=True)
        other.answers.note("conquestar", "ties", right=True)
        clock.now += timedelta(hours=1)
        other.answers.note("conquestar", "cap", right=False)
        for _ in range(2):
            library.answers.hand_over(other, {})
        assert other.answers.known("conquestar") == {"cost": True, "cap": False, "ties": True}
