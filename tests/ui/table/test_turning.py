"""Pieces that turn, and pieces that are shown in their place before they are laid. No window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from hoshikan.ui.board.table.choosing import TICK, Attempted, Chosen
from hoshikan.ui.board.table.model import Affordance
from tests.ui.table.test_choosing import Game, Table


class Tile(Game):
    """A tile that lies as it is turned; it fits a straight (0) and b across (1)."""

    turned = 0

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        found = []
        for action in actions:
            place, way = action.split()
            pieces = ("tile", f"turn:{way}") if int(way) == self.turned else (f"turn:{way}",)
            found.append(Affordance(action, pieces, (f"place:{place}",), whole=True))
        return found

    def holdable(self) -> frozenset[str]:
        return frozenset({"tile"})

    @property
    def can_turn(self) -> bool:
        return True

    def turn(self, step: int) -> None:
        self.turned = (self.turned + step) % 4

    def turn_to(self, key: str) -> bool:
        if not key.startswith("turn:"):
            return False
        self.turned = int(key[5:])
        return True

    def attempt(self, picked: frozenset[str]) -> str | None:
        place = next((key[6:] for key in picked if key.startswith("place:")), "")
        return f"{place} {self.turned}" if place and "tile" in picked else None


@pytest.fixture
def tile() -> Table:
    return Table(Tile(), ("a 0", "b 1"))


@pytest.mark.parametrize("before", [True, False])
def test_a_piece_turns_before_it_is_picked_up_and_afterwards(tile: Table, before: bool) -> None:
    for part in ("turn", "tile") if before else ("tile", "turn"):
        if part == "turn":
            assert tile.choosing.turn(1)
        else:
            tile.choosing.activate("tile")
    assert tile.picked == ("tile",)
    tile.choosing.activate("place:b")
    assert tile.outcomes == [Chosen("b 1")]


def test_nothing_turns_for_who_has_nothing_to_decide() -> None:
    assert not Table(Tile(), ()).choosing.turn(1)


class ShownTile(Tile):
    """It is shown in its place first, and turned there by a press."""

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        return [replace(one, preview=True) for one in super().affordances_of(actions)]

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        return picked if "tile" in picked or not picked else ("tile", *picked)

    def turn_to(self, key: str) -> bool:
        if not key.startswith("place:"):
            return super().turn_to(key)
        self.turned = int(key == "place:b")
        return True


@pytest.fixture
def shown() -> Table:
    return Table(ShownTile(), ("a 0", "b 1"))


def test_a_click_shows_a_piece_in_place_until_the_tick_is_pressed(shown: Table) -> None:
    shown.choosing.activate("place:a")
    assert (shown.choosing.waiting, shown.outcomes) == ("a 0", [])
    assert shown.choosing.would_pick(TICK)
    shown.choosing.activate(TICK)
    assert shown.outcomes == [Chosen("a 0")]


def test_enter_shows_a_piece_elsewhere_or_lays_it(shown: Table) -> None:
    shown.choosing.enter("place:a")
    shown.choosing.enter("place:b")
    assert (shown.choosing.waiting, shown.outcomes) == ("b 1", [])
    shown.choosing.enter("place:b")
    assert shown.outcomes == [Chosen("b 1")]


def test_a_drop_does_at_once_what_a_click_shows_first(shown: Table) -> None:
    shown.choosing.activate("place:b")
    shown.choosing.pick_up("tile")
    assert (shown.picked, shown.choosing.waiting) == (("tile",), "")
    shown.choosing.drop("place:b")
    assert shown.outcomes == [Chosen("b 1")]
    assert shown.choosing.waiting == ""


def test_what_was_shown_in_a_place_is_shown_there_again_after_a_drop_elsewhere(shown: Table) -> None:
    shown.choosing.activate("place:b")
    shown.choosing.pick_up("tile")
    shown.choosing.drop("")
    assert shown.choosing.waiting == "b 1"


def test_there_is_no_tick_where_nothing_waits(shown: Table) -> None:
    assert not shown.choosing.would_pick(TICK)
    shown.choosing.activate(TICK)
    assert shown.outcomes == []


def test_where_a_turned_piece_does_not_fit_it_is_refused(tile: Table) -> None:
    tile.choosing.activate("tile")
    tile.told.clear()
    tile.choosing.turn(2)
    assert tile.told == ["layout", "picks"]
    tile.choosing.activate("place:a")
    assert tile.outcomes == [Attempted("a 2")]


class StiffTile(Tile):
    """Offers no way round but the one it lies in."""

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        return [one for one in super().affordances_of(actions) if "tile" in one.pieces]


def test_a_place_where_a_turned_piece_does_not_fit_is_no_longer_picked() -> None:
    table = Table(StiffTile(), ("a 0", "b 1"))
    table.choosing.activate("place:a")
    assert table.choosing.turn(1)
    assert table.picked == ()


def test_a_way_round_is_picked_in_place_of_another(tile: Table) -> None:
    tile.choosing.activate("tile")
    tile.choosing.activate("turn:0")
    tile.choosing.activate("turn:1")
    assert tile.picked == ("tile", "turn:1")
    tile.choosing.activate("turn:1")
    assert tile.picked == ("tile", "turn:1"), "pressed again it still lies so"
    tile.choosing.activate("place:b")
    assert tile.outcomes == [Chosen("b 1")]


def test_games_without_turning_pieces_leave_the_wheel_alone() -> None:
    table = Table(Game())
    table.choosing.activate("red")
    assert not table.choosing.turn(1)
    assert table.picked == ("red",)
