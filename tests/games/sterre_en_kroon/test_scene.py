"""Sterre en Kroon on the real view: every way to do what the rules allow, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.games.sterre_en_kroon.screen.faces import BingoLineFace, TileFace
from hoshikan.ui.board.table.items import note_place
from hoshikan.ui.board.table.model import BadgeFace
from tests.games.sterre_en_kroon.playing import GAME, play, table, turn_up, view_of
from tests.games.sterre_en_kroon.screen import shown
from tests.ui.table.hands import Table

LINES: dict[str, Sequence[object]] = {"row1": [1, 2, "c1"], "far": [75]}
HANDS = ([1, 2, 7], [3])


def auto(qtbot: QtBot, moves: str = "") -> Table:
    state = table(HANDS, LINES, top=40)
    turn_up(state)
    if moves:
        play(state, moves)
    return shown(qtbot, state)


def strict(qtbot: QtBot, moves: str = "") -> Table:
    state = table(HANDS, LINES, top=40, bookkeeping="strict")
    if moves:
        play(state, moves)
    return shown(qtbot, state)


@pytest.mark.rule("SK-3.1")
def test_a_hand_card_is_played_by_a_click_or_dragged_onto_its_cell(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.click("hand:7")
    table.scene.choosing.cancel()
    table.drag("hand:2", "cell:2")
    assert table.chosen == ["play 7", "play 2"]


@pytest.mark.rule("SK-3.1")
def test_a_digit_plays_the_card_at_that_place_of_the_hand(qtbot: QtBot) -> None:
    table = auto(qtbot)
    QTest.keyClicks(table.view, "2")
    assert table.chosen == ["play 2"]


@pytest.mark.rule("SK-3.2")
def test_a_number_of_the_own_card_is_declared_by_click_or_drag(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.click("bingo:0:17")
    table.scene.choosing.cancel()
    table.drag("bingo:0:16", "cell:16")
    assert table.chosen == ["card 17", "card 16"]


@pytest.mark.rule("SK-3.2")
def test_a_cell_pointed_at_asks_how_its_number_shall_be_declared(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.click("cell:1")
    assert table.chosen == []
    assert table.item("hand:1").halo == table.item("bingo:0:1").halo == "glow"
    table.click("hand:1")
    assert table.chosen == ["play 1"]


@pytest.mark.rule("SK-3.3")
def test_a_crown_is_dragged_onto_any_number(qtbot: QtBot) -> None:
    table = auto(qtbot, "play 1, play 2, done, done")
    table.click("tile:no-extra")
    assert table.chosen == ["no-extra"]
    play(table.state, "no-extra")
    table.show()
    table.drag("crowns:0", "cell:63")
    assert table.chosen[1:] == ["crown 63"]


@pytest.mark.rule("SK-2.2")
@pytest.mark.parametrize("keys", [("tile:extra",), ("crowns:0",), ("deck", "crowns:0")])
def test_a_crown_buys_two_cards(qtbot: QtBot, keys: tuple[str, ...]) -> None:
    table = auto(qtbot, "play 1, play 2, done, done")
    table.click(*keys)
    assert table.chosen == ["extra"]


@pytest.mark.rule("SK-2.2")
def test_a_click_on_the_deck_alone_spends_no_crown(qtbot: QtBot) -> None:
    table = auto(qtbot, "play 1, play 2, done, done")
    table.click("deck")
    assert table.chosen == []


@pytest.mark.rule("SK-8.1")
@pytest.mark.parametrize("key", ["deck", "tile:draw"])
def test_strict_drawing_is_a_click_on_the_deck_or_its_tile(qtbot: QtBot, key: str) -> None:
    table = strict(qtbot)
    table.click(key)
    assert table.chosen == ["draw"]


@pytest.mark.rule("SK-8.3")
def test_pawns_and_crowns_are_placed_and_taken_by_hand(qtbot: QtBot) -> None:
    table = strict(qtbot, "next, play 1, play 2, next")
    table.drag("pawns:0", "cell:1")
    table.scene.choosing.cancel()
    table.click("cell:2")
    play(table.state, "place 1, place 2")
    table.show()
    table.scene.choosing.cancel()
    table.drag("crown:6,8", "crowns:0")
    assert table.chosen == ["place 1", "place 2", "take-crown 6,8"]


@pytest.mark.rule("SK-8.3")
@pytest.mark.parametrize(
    ("moves", "look"),
    [
        ("next, play 1", "plain"),
        ("next, play 1, next", "plain"),
        ("next, play 1, next, place 1", "main"),
        ("next, play 1, next, place 1, next", "plain"),
        ("next, play 1, next, place 1, next, open 1", "main"),
    ],
)
def test_the_next_stage_is_gold_only_when_nothing_is_left_in_this_one(qtbot: QtBot, moves: str, look: str) -> None:
    table = strict(qtbot, moves)
    face = table.item("tile:next").placement.face
    assert isinstance(face, TileFace)
    assert face.look == look


@pytest.mark.rule("SK-8.3")
def test_the_only_declared_number_is_not_placed_by_a_look_at_the_supply(qtbot: QtBot) -> None:
    table = strict(qtbot, "next, play 1, next")
    table.click("pawns:0")
    assert table.chosen == []
    assert table.item("cell:1").halo == "glow"


@pytest.mark.rule("SK-8.4")
@pytest.mark.rule("SK-8.5")
def test_numbers_are_opened_and_points_claimed_one_by_one(qtbot: QtBot) -> None:
    table = strict(qtbot, "next, play 1, play 2, next, place 1, place 2, next")
    table.click("bingo:0:2")
    play(table.state, "open 1, open 2, next")
    table.show()
    table.drag("record:row1", "marker:0")
    play(table.state, "claim map:row1")
    table.show()
    table.click("tile:next")
    assert table.chosen == ["open 2", "claim map:row1", "next"]


@pytest.mark.rule("SK-8.5")
def test_a_bingo_of_the_own_card_is_claimed_at_its_mark(qtbot: QtBot) -> None:
    state = table([[1, 2, 3, 4, 5], [6]], LINES, top=40, bookkeeping="strict")
    play(state, "next, play 1, play 2, play 3, play 4, play 5, next")
    play(state, "place 1, place 2, place 3, place 4, place 5, next")
    play(state, "open 1, open 2, open 3, open 4, open 5, next")
    screen = shown(qtbot, state)
    assert screen.item("line:0:col1").placement.face == BingoLineFace(0)
    screen.click("line:0:col1")
    assert screen.chosen == ["claim card:col1"]


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("deck", "extra"),
        ("tile:extra", "extra"),
        ("crowns:0", "crown 1"),
        ("cell:12", "card 12"),
    ],
)
def test_what_cannot_be_done_now_is_attempted_and_explained(qtbot: QtBot, key: str, meant: str) -> None:
    table = auto(qtbot)
    table.click(key)
    assert table.chosen == []
    assert table.attempted == [meant]


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("hand:7", "play 7"),
        ("cell:1", "card 1"),
        ("bingo:0:1", "card 1"),
        ("crown:6,8", "take-crown 6,8"),
        ("record:row1", "claim map:row1"),
        ("line:0:row1", "claim card:row1"),
        ("tile:extra", "extra"),
    ],
)
def test_steps_that_are_not_open_are_refused_by_name(qtbot: QtBot, key: str, meant: str) -> None:
    table = strict(qtbot)
    table.click(key)
    assert table.attempted == [meant]
    refused = table.state.explain_illegal(GAME.parse(meant))
    assert refused is not None
    assert table.scene.text.refusal(refused)


@pytest.mark.rule("SK-8.4")
def test_opening_a_card_before_its_step_is_too_early_not_too_late(qtbot: QtBot) -> None:
    table = strict(qtbot, "draw, next, play 7, next")
    assert view_of(table.state, 0).stage == "record"
    table.click("bingo:0:1")
    assert table.attempted == ["open 1"]
    refused = table.state.explain_illegal(GAME.parse("open 1"))
    assert refused is not None
    assert (refused.rule, refused.reason) == ("SK-8.4", "step-not-reached")
    assert "Not yet" in table.scene.text.refusal(refused)


@pytest.mark.rule("SK-4.2")
def test_pointing_at_a_number_shows_what_its_lines_would_lack(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.scene.choosing.point_at("hand:1")
    assert table.item("record:row1").badge == BadgeFace("muted", "1 left")
    assert (table.halo("cell:1"), table.halo("cell:2")) == ("link", "")
    table.scene.choosing.point_at("record:row1")
    assert (table.halo("cell:2"), table.halo("cell:7")) == ("link", "")
    assert not any(item.badge for item in table.scene.stage if item.key.startswith("cell:"))
    table.scene.set_assists(glow=True, costs=False)
    assert table.halo("cell:2") == ""


def test_notes_cover_no_number_but_the_one_they_change(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.scene.choosing.point_at("hand:1")
    told = [item for item in table.scene.stage if item.badge]
    assert told
    for item in told:
        note = item.mapRectToScene(note_place(item.placement.width, item.placement.height, item.placement.note))
        assert item.sceneBoundingRect().adjusted(-0.01, -0.01, 0.01, 0.01).contains(note)
        assert table.scene.sceneRect().contains(note)


def test_a_spectator_sees_all_cards_and_can_do_nothing(qtbot: QtBot) -> None:
    table = auto(qtbot)
    table.show(seat=None)
    assert table.scene.stage.get("card:0") is not None
    assert table.scene.stage.get("hand:1") is None
    table.click("cell:1")
    assert table.scene.picking.picked == ()


@pytest.mark.rule("SK-6.3")
def test_pawns_walk_along_the_track_and_share_a_space(qtbot: QtBot) -> None:
    table = auto(qtbot)
    first = {table.item(f"marker:{seat}").placement.x for seat in range(2)}
    assert len(first) == 2
    play(table.state, "play 1, play 2, done")
    table.show()
    marker, space = table.item("marker:0").placement, table.item("track:2").placement
    assert abs(marker.x - space.x) < space.width / 2
