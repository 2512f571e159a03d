"""Moves compared in the same deals, with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import State
from hoshikan.engine.state import CHANCE, TERMINAL
from tests.bots.toys import HiddenCard, Lottery, Nim, Pennies, ToyKnowledge


class Comparing(ToyKnowledge):
    """Plays on to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.compares = True

    def quiet(self, state: State) -> bool:  # in no position
        return False


def compared(root: State, playouts: int, seat: int = 0, settings: SearchSettings | None = None) -> Search:
    found = Search(root, seat, Comparing(), Random(3), settings)
    found.run(playouts)
    return found


def test_all_moves_are_tried_equally_often() -> None:
    ranking = compared(Nim(), 30).ranking()
    assert [entry.visits for entry in ranking] == [10, 10, 10]
    assert sum(entry.share for entry in ranking) == pytest.approx(1)


def test_the_better_move_is_recommended() -> None:
    assert str(compared(HiddenCard(("low",)), 200).ranking()[0].action) == "bid high"
    assert str(compared(Lottery(), 400).ranking()[0].action) == "sure"


def test_hidden_cards_and_choices_have_no_influence() -> None:
    cards = [compared(HiddenCard((card,)), 100).ranking() for card in ("high", "low")]
    assert cards[0] == cards[1]
    choices = [compared(Pennies((choice,)), 50, seat=1).ranking() for choice in ("heads", "tails")]
    assert choices[0] == choices[1]


def test_imposed_visits_go_to_the_least_tried() -> None:
    ranking = compared(Nim(), 90, settings=SearchSettings(root_visits=20)).ranking()
    assert min(entry.visits for entry in ranking) >= 20


def test_who_is_not_to_move_learns_what_to_expect() -> None:
    found = compared(Nim(), 40, seat=1)
    assert found.ranking() == []
    assert sum(found.expected()) == pytest.approx(1)


class Twins(Lottery):
    """The same ticket under two names."""

    def mover(self) -> int:
        return (0, CHANCE, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return ("win", "blank") if self.history else ("one", "other")


def test_two_moves_that_come_to_the_same_get_the_same_result() -> None:
    """Common deals and luck: a difference is what a move makes, never what it met."""
    one, other = compared(Twins(), 40).ranking()
    assert one.expected == other.expected
    assert 0 < one.expected < 1
    assert one.share == other.share
