"""The start, draws and placements (CS-1, CS-2)."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import LastTileLaid, NothingFits, TileDrawn, TilePlaced
from hoshikan.games.carcassonne_star_wars.rules.view import TileView
from tests.games.carcassonne_star_wars.playing import GAME, VOID, Turns, tiles, view_of

CROSSROADS = ("crossroads", "RRRR", ["route N", "route E", "route S", "route W"], ["-", "-", "-"])
STRAIGHT = ("straight", "RSRS", ["route NS"], ["-"])


def chances(table: Turns) -> dict[str, float]:
    return {str(action): chance for action, chance in table.state.chance_outcomes()}


@pytest.mark.rule("CS-1.1")
def test_the_start_seat_comes_from_the_seed_and_stands_in_the_set_up() -> None:
    starts = set()
    for seed in range(30):
        state = GAME.new(players=3, seed=seed)
        assert view_of(state).turn == state.setup["start_seat"]
        starts.add(state.setup["start_seat"])
    assert starts == {0, 1, 2}


@pytest.mark.rule("CS-1.1")
def test_the_start_seat_draws_first_and_the_others_follow() -> None:
    setup = {"players": [{"colour": "red"}, {"colour": "black"}, {"colour": "orange"}], "start_seat": 2}
    state = GAME.new(setup=setup)
    seats = []
    for text in ("draw straight:-", "place 1,0 1", "skip", "draw straight:-", "place 2,0 1", "skip", "draw core:h"):
        state.apply(GAME.parse(text))
        seats.append(state.to_move)
    assert seats == [2, 2, -1, 0, 0, -1, 1]


@pytest.mark.rule("CS-1.1")
def test_the_start_tile_can_lie_turned() -> None:
    table = Turns(start_rotation=1)
    assert table.view.tiles == [TileView(0, 0, "gate:-", 1)]
    table.lay("edge:-", 1, 0, 3)
    assert table.claims() == ["asteroid:W"]


@pytest.mark.rule("CS-2.1")
def test_faces_are_drawn_by_their_share_of_all_copies_that_fit() -> None:
    told = chances(Turns())
    assert told["draw straight:-"] == pytest.approx(5 / 75)
    assert told["draw core:h"] == pytest.approx(1 / 75)
    assert len(told) == 42


@pytest.mark.rule("CS-2.1")
def test_a_tile_that_fits_nowhere_goes_back_and_another_is_drawn() -> None:
    table = Turns(components=tiles("planet", VOID, CROSSROADS, STRAIGHT))
    assert chances(table) == {"draw straight:-": 1.0}
    assert table.refusal("draw crossroads:-") == ("CS-2.1", "tile-fits-nowhere")
    table.turn("straight:-", 1, 0)
    assert chances(table) == {"draw crossroads:-": 1.0}
    assert table.refusal("draw straight:-") == ("CS-2.1", "no-such-tile-left")


@pytest.mark.rule("CS-2.1")
def test_the_game_ends_at_once_when_no_tile_left_fits_anywhere() -> None:
    table = Turns(components=tiles("planet", VOID, CROSSROADS, ("void", "SSSS", [], ["-"])))
    table.turn("void:-", 1, 0)
    assert [event.left for event in table.events(NothingFits)] == [3]
    assert table.view.end == "nothing-fits"
    assert not table.events(LastTileLaid)
    assert table.refusal("draw crossroads:-") == ("CS-6.1", "game-over")


@pytest.mark.rule("CS-2.1")
def test_a_game_in_which_nothing_ever_fits_is_over_before_it_begins() -> None:
    state = Turns(components=tiles("planet", VOID, CROSSROADS)).state
    assert state.end_reason() == "nothing-fits"
    assert state.legal_actions() == []
    assert state.winners() == {0, 1}


@pytest.mark.rule("CS-2.1")
def test_everybody_sees_what_was_drawn_and_what_is_left() -> None:
    table = Turns().play("draw curve:e")
    assert table.view.drawn == "curve:e"
    assert "curve:e" not in table.view.stock
    assert [(event.seat, event.face, event.left) for event in table.events(TileDrawn)] == [(0, "curve:e", 74)]


@pytest.mark.rule("CS-2.2")
def test_all_touching_edges_must_match_and_twins_are_named_once() -> None:
    table = Turns().play("draw straight:-")
    assert set(table.legal()) == {"place 0,1 1", "place 1,0 1", "place -1,0 1"}
    assert table.refusal("place 1,0 0") == ("CS-2.2", "edges-differ")
    assert table.refusal("place 1,0 3") == ("CS-2.2", "looks-like-smaller-rotation")
    assert table.refusal("place 0,0 1") == ("CS-2.2", "place-taken")
    assert table.refusal("place 2,0 1") == ("CS-2.2", "beside-no-tile")
    assert table.refusal("place 1,1 1") == ("CS-2.2", "beside-no-tile")


@pytest.mark.rule("CS-2.2")
@pytest.mark.parametrize(
    ("face", "rotations"),
    [("planet:r", 1), ("core:h", 1), ("belt:-", 2), ("opposite:-", 2), ("corner-pair:-", 4), ("bend:-", 4)],
)
def test_of_rotations_that_look_alike_only_the_smallest_counts(face: str, rotations: int) -> None:
    tile = next(row for row in LOOSE if f"{row[0]}:" in face)
    offered = Turns(components=tiles("hub", HUB, tile)).play(f"draw {face}").legal()
    there = {int(action.split()[2]) for action in offered}
    assert there == set(range(rotations))


HUB = ("hub", "SASS", ["asteroid E"], ["-"])
"""Takes a tile without routes in any rotation on one side or another."""
LOOSE = (
    ("planet", "SSSS", ["planet"], ["r planet"]),
    ("core", "AAAA", ["asteroid NESW"], ["h asteroid NESW"]),
    ("belt", "SASA", ["asteroid EW"], ["-"]),
    ("opposite", "ASAS", ["asteroid N", "asteroid S"], ["-"]),
    ("corner-pair", "ASSA", ["asteroid N", "asteroid W"], ["-"]),
    ("bend", "ASSA", ["asteroid NW"], ["-"]),
)


@pytest.mark.rule("CS-2.2")
def test_a_placement_is_reported() -> None:
    table = Turns().lay("curve:h", 1, 0, 0)
    placed = table.events(TilePlaced)[0]
    assert (placed.seat, placed.x, placed.y, placed.face, placed.rotation) == (0, 1, 0, "curve:h", 0)
    assert table.view.newest == TileView(1, 0, "curve:h", 0)


@pytest.mark.rule("CS-2.1", "CS-2.2", "CS-3.1")
def test_each_step_has_its_turn() -> None:
    table = Turns()
    assert table.refusal("place 1,0 1") == ("CS-2.1", "draw-first")
    table.play("draw straight:-")
    assert table.refusal("skip") == ("CS-2.2", "place-the-tile-first")
    table.play("place 1,0 1")
    assert table.refusal("draw straight:-") == ("CS-3.1", "claim-or-skip-first")
