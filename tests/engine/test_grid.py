"""Boards of cells."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Final, cast

import pytest

from hoshikan.engine import TERMINAL, IllegalAction, SetupError
from hoshikan.engine.game import GameParts
from hoshikan.engine.grid import EMPTY, Grid, GridStart, GridView, Place
from hoshikan.engine.opengame import GridGame
from hoshikan.engine.openstate import GridState
from hoshikan.engine.tensor import TensorLayout
from hoshikan.listing import Listing

SMALL = Grid(3, 2)


class Pairs(GridState):
    """Two in a row win."""

    game_id = "pairs"
    turn_rule = end_rule = "PA-1"
    grid = SMALL

    def result(self) -> tuple[str, Sequence[int]] | None:
        pair = SMALL.full_line(self.cells, SMALL.lines(2))
        if pair:
            return "pair", [self.cells[pair[0]]]
        return None if EMPTY in self.cells else ("full", range(self.players))

    def refusal(self, action: Place) -> IllegalAction | None:
        return None if self.cells[action.cell] == EMPTY else IllegalAction("PA-1", "taken")

    def play(self, action: Place, seat: int) -> None:
        self.cells[action.cell] = seat
        result = self.result()
        if result:
            self.finish(*result)


class PairsGame(GridGame[Pairs]):
    """For two to six."""

    rule_ids = ("PA-1",)
    state = Pairs


PAIRS: Final = PairsGame(cast("GameParts", SimpleNamespace(listing=Listing("pairs", range(2, 7), 1))))


def test_cells_are_named_by_column_and_row() -> None:
    assert SMALL.names == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert [str(place) for place in SMALL.places][-1] == "place C2"
    assert pickle.loads(pickle.dumps(SMALL.places[4])).cell == 4  # noqa: S301  # our own
    assert (SMALL.below(1), SMALL.below(4)) == (4, None)


@pytest.mark.parametrize(
    ("columns", "rows", "length", "count"), [(3, 3, 3, 8), (5, 5, 4, 28), (3, 2, 3, 2), (7, 6, 4, 69)]
)
def test_lines_run_in_rows_columns_and_both_diagonals(columns: int, rows: int, length: int, count: int) -> None:
    lines = Grid(columns, rows).lines(length)
    assert len(set(map(frozenset, lines))) == len(lines) == count
    assert (2, 3) in SMALL.lines(2) or (2, 4) in SMALL.lines(2)
    assert (2, 3) not in SMALL.lines(2), "no line goes around the edge"


def test_set_up_rows_are_read_and_drawn() -> None:
    cells = SMALL.read(GridStart(2, rows=("0.1", "..1")))
    assert cells == [0, EMPTY, 1, EMPTY, EMPTY, 1]
    assert SMALL.drawn(cells) == ["   A B C", " 1 o . x", " 2 . . x"]
    assert SMALL.read(GridStart(2)) == [EMPTY] * 6


def test_a_tensor_has_the_pieces_of_each_seat() -> None:
    view = GridView(
        game="toy", players=2, options={}, to_move=0, points=[], winners=[], end="", cells=[0, -1, 1, 0, 1, -1]
    )
    assert list(TensorLayout(1, [SMALL.part()]).read(view, 1)) == [0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0]


def test_lines_of_a_seat_are_completed_on_empty_cells_and_open_without_the_other() -> None:
    lines = SMALL.lines(3)  # the rows
    cells = SMALL.read(GridStart(2, rows=("0.0", "1..")))
    assert (SMALL.completing(cells, lines, 0), SMALL.completing(cells, lines, 1)) == ([1], [])
    assert (SMALL.open_lines(cells, lines, 0), SMALL.open_lines(cells, lines, 1)) == ([2], [1])
    blocked = SMALL.read(GridStart(2, rows=("010", "1..")))
    assert (SMALL.completing(blocked, lines, 0), SMALL.open_lines(blocked, lines, 0)) == ([], [])


@pytest.mark.parametrize("rows", [("0.1",), ("0.1", "..2"), ("0.1", "...."), ("0.1", "..x")])
def test_other_rows_are_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="rows"):
        SMALL.read(GridStart(2, rows=rows))


def test_a_state_has_its_board_and_ends_by_its_result() -> None:
    state = Pairs(GridStart(2, rows=("0..", "1..")))
    assert [str(action) for action in state.legal_actions()] == ["place B1", "place C1", "place B2", "place C2"]
    refusal = state.explain_illegal(SMALL.places[0])
    assert refusal is not None
    assert refusal.reason == "taken"
    copy = state.clone()
    state.apply(SMALL.places[1])
    assert (state.to_move, state.end_reason(), state.winners()) == (TERMINAL, "pair", frozenset({0}))
    assert state.view(None).cells == [0, 0, EMPTY, 1, EMPTY, EMPTY]
    assert copy.view(1).cells == [0, EMPTY, EMPTY, 1, EMPTY, EMPTY]
    assert SMALL.full_line(copy.cells, SMALL.lines(2)) is None


def test_a_game_on_a_board_is_known_in_numbers_by_its_cells() -> None:
    assert (PAIRS.id, list(PAIRS.players), PAIRS.kind.most_distinct_actions) == ("pairs", [2, 3, 4, 5, 6], 6)
    state = PAIRS.new(setup={"players": 2, "options": {}, "rows": ["0..", "..1"], "first": 1})
    assert list(PAIRS.tensor(state, 1)) == [1, 0, *(0, 0, 0, 0, 0, 1), *(1, 0, 0, 0, 0, 0)]
    assert [PAIRS.actions.encode(action) for action in state.legal_actions()] == [1, 2, 3, 4]
    assert PAIRS.encoding.bounds(2, {}).decisions == 6


@pytest.mark.parametrize("rows", [("00.", "..."), (".1.", "1.."), ("012", "345")])
def test_no_start_is_decided_already(rows: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="rows"):
        Pairs(GridStart(6, rows=rows))
