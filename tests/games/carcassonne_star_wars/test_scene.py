"""Carcassonne: Star Wars on the real view: laying, turning, claiming, fighting, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.events import Scored
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    BannerFace,
    ClaimFace,
    DieFace,
    RimFace,
    RollFace,
    TileFace,
    WorthFace,
)
from hoshikan.games.carcassonne_star_wars.screen.layout import Places
from hoshikan.games.carcassonne_star_wars.screen.tray import drawn_key
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.model import BadgeFace
from tests.games.carcassonne_star_wars.playing import (
    GATE,
    PLANET_RING,
    Turns,
    one_team_twice,
    straights,
    tiles,
    two_routes,
    view_of,
)
from tests.ui.table.hands import Table

DRAWN = "tile:1"
"""After the start tile the next one."""


def laid(qtbot: QtBot, state: State, seat: int | None = None) -> Table:
    """A shown table on which `seat`, or else the seat to move, decides."""
    table = Table(qtbot, game_id="carcassonne-star-wars", state=state)
    table.show(state.to_move if seat is None else seat)
    return table


def drawing(face: str) -> Turns:
    return Turns().play(f"draw {face}")


def rotation(table: Table) -> float:
    return table.item(DRAWN).rotation()


def badge(table: Table, key: str) -> BadgeFace | None:
    return table.item(key).badge


def test_the_drawn_tile_is_dragged_to_a_place(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("straight:-").state)
    table.type(Qt.Key.Key_PageDown)
    table.click(DRAWN)
    table.drag(DRAWN, "spot:1,0")
    assert table.chosen == ["place 1,0 1"]


def test_a_dragged_tile_keeps_its_way_round_and_a_clicked_place_turns_it(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("straight:-").state)
    table.drag(DRAWN, "spot:1,0")
    assert (table.chosen, table.attempted) == ([], ["place 1,0 0"])
    table.click("spot:1,0")
    assert (rotation(table), table.item(DRAWN).placement.on_map, table.ready[-1]) == (90, True, "place 1,0 1")
    table.click(TICK)
    assert table.chosen == ["place 1,0 1"]


def test_wheel_keys_and_right_button_turn_what_is_picked_up(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("bend:-").state)
    assert rotation(table) == 0
    table.type("t", Qt.Key.Key_PageDown)
    assert rotation(table) == 90
    table.type(Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert rotation(table) % 360 == 270
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=table.point(DRAWN))
    assert rotation(table) == 0
    place = QPointF(table.point(DRAWN))
    notch = QPoint(0, -120)
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    over = table.view.viewport().mapToGlobal(place)
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(table.view.viewport(), QWheelEvent(place, over, QPoint(), notch, none, plain, phase, False))
    assert rotation(table) == 90
    assert table.scene.picking.picked == (DRAWN,)


def test_no_pixel_of_a_turned_tile_lies_askew_in_the_window(qtbot: QtBot) -> None:
    """Else it would be interpolated whenever it is painted."""
    table = laid(qtbot, drawing("bend:-").state)
    table.view.sharpen()
    for quarters in range(1, 4):
        table.type("t" if quarters == 1 else "", Qt.Key.Key_PageDown)
        assert rotation(table) % 360 == 90 * quarters
        tile, shown = next(iter(table.item(DRAWN).parts()))
        seen = tile.deviceTransform(table.view.viewportTransform())
        ratio = tile.pixmap().devicePixelRatio()
        assert (seen.m11(), seen.m22()) == pytest.approx((ratio, ratio), rel=1e-12)
        assert (seen.m12(), seen.m21()) == (0, 0)
        assert shown.quarters == quarters


def test_a_rotation_is_picked_by_number_and_its_places_are_lit(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("edge:-").state)
    table.type("3")
    assert rotation(table) == 180
    assert table.halo("spot:0,-1") == "glow"
    assert table.halo("spot:1,0") == ""
    table.click("spot:0,-1", TICK)
    assert table.chosen == ["place 0,-1 2"]


def test_a_tile_shown_in_a_place_is_turned_there_or_dragged_on(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("straight:-").state)
    table.click("spot:-1,0", DRAWN)
    assert (table.chosen, table.scene.choosing.waiting) == ([], "place -1,0 1")
    assert table.objected == [("The tile fits there only this way round.", "CS-2.2")]
    table.drag(DRAWN, "spot:1,0")
    assert table.chosen == ["place 1,0 1"]


@pytest.mark.rule("CS-2.2")
def test_places_where_the_tile_does_not_fit_say_so(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("planet:r").state)
    table.drag(DRAWN, "spot:0,-1")
    table.drag(DRAWN, "tile:0")
    assert table.chosen == []
    assert table.attempted == ["place 0,-1 0", "place 0,0 0"]


@pytest.mark.rule("CS-3.1")
def test_a_meeple_is_dragged_onto_a_feature(qtbot: QtBot) -> None:
    table = laid(qtbot, Turns().lay("straight:-", 1, 0, 1).state)
    table.drag("own:small", "at:route:E")
    table.scene.choosing.cancel()
    table.click("own:large", "at:route:E")
    table.scene.choosing.cancel()
    table.type("n")
    assert table.chosen == ["claim small route:E", "claim large route:E", "skip"]


def test_a_meeple_is_not_placed_by_picking_it_up(qtbot: QtBot) -> None:
    table = laid(qtbot, Turns().lay("straight:-", 1, 0, 1).state)
    table.click("own:large")
    assert table.chosen == []
    assert table.halo("at:route:E") == "glow"


@pytest.mark.rule("CS-3.2")
def test_a_held_feature_is_refused(qtbot: QtBot) -> None:
    turns = Turns().turn("straight:-", 1, 0, 1, "claim small route:E").lay("straight:-", 2, 0, 1)
    table = laid(qtbot, turns.state)
    table.click("at:route:E", "own:small")
    assert table.chosen == []
    assert table.attempted == ["claim small route:E", "claim small route:E"]


@pytest.mark.rule("CS-3.3")
def test_a_meeple_lands_on_a_planet_beside(qtbot: QtBot) -> None:
    turns = Turns().turns(*PLANET_RING[:2]).turn("planet:r", 0, 1, 0).lay(*PLANET_RING[2])
    table = laid(qtbot, turns.state)
    table.drag("own:large", "planet:0,1")
    assert table.chosen == ["claim large planet@0,1"]
    table.scene.choosing.cancel()
    table.drag("own:small", "tile:0")
    assert table.attempted == ["claim small planet@0,0"]


@pytest.mark.rule("CS-8.1")
def test_equipment_goes_with_its_meeple(qtbot: QtBot) -> None:
    table = laid(qtbot, Turns(expansion=True).lay("straight:-", 1, 0, 1).state)
    table.drag("own:small+sabre", "at:route:E")
    table.scene.choosing.cancel()
    table.click("at:route:E", "own:large+blaster")
    assert table.chosen == ["claim small route:E +sabre", "claim large route:E +blaster"]


@pytest.mark.rule("CS-7.1")
def test_the_fighter_of_a_team_is_clicked(qtbot: QtBot) -> None:
    turns = one_team_twice(Turns(4, components=straights(20), teams=True))
    table = laid(qtbot, turns.lay_straight(1, -3, "skip").state)
    table.click("fight:2")
    assert table.chosen == ["fight 2"]


@pytest.mark.rule("CS-4.2")
def test_fighters_show_their_dice(qtbot: QtBot) -> None:
    turns = two_routes(Turns()).turn("straight:-", 1, 1, 1)
    table = laid(qtbot, turns.state, seat=0)
    faces = {item.key: item.placement.face for item in table.scene.stage}
    assert faces["roll:0"] == RollFace(0, (DieFace(),))
    assert faces["roll:1"] == RollFace(1, (DieFace(), DieFace()))
    turns.play("dice 5")
    table.show(0)
    assert table.item("roll:0").placement.face == RollFace(0, (DieFace(5),), 5)


def test_a_features_points_and_tiles_are_shown_where_it_is_pointed_at(qtbot: QtBot) -> None:
    turns = Turns().turn("straight:e", 1, 0, 1, "claim small route:E").lay("curve:-", 2, 0, 0)
    table = laid(qtbot, turns.state)
    table.scene.choosing.point_at("at:route:S")
    assert badge(table, "at:route:S") == BadgeFace("gold", "5", "star")
    assert [table.halo(f"tile:{number}") for number in range(3)] == ["link", "link", "link"]
    table.scene.choosing.point_at("")
    assert badge(table, "at:route:S") is None
    assert table.halo("tile:0") == ""


@pytest.mark.rule("CS-5.1")
def test_a_place_pointed_at_shows_what_would_be_complete(qtbot: QtBot) -> None:
    turns = Turns().turn("bend:-", 0, -1, 2, "claim small asteroid:E").play("draw edge:-")
    table = laid(qtbot, turns.state)
    table.scene.choosing.point_at("spot:1,-1")
    assert badge(table, "spot:1,-1") == BadgeFace("bad", "−6", "star")


def test_the_tiles_left_are_laid_out_and_put_away(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("straight:-").state)
    table.type("p")
    keys = {item.key for item in table.scene.stage}
    assert {key.removeprefix("stock:") for key in keys if key.startswith("stock:")} == set(view_of(table.state).stock)
    assert not any(key.startswith("spot:") for key in keys)
    table.type(Qt.Key.Key_Escape)
    assert table.scene.stage.get("stock") is None
    table.click("spot:1,0", TICK)
    assert table.chosen == ["place 1,0 1"]


def test_a_players_own_tiles_are_drawn_from_their_data(qtbot: QtBot) -> None:
    own = tiles("gate", GATE, ("comet", "RAAS", ["route N", "asteroid ES"], ["o asteroid ES"]))
    turns = Turns(components=own).play("draw comet:o")
    table = laid(qtbot, turns.state)
    item = table.item(DRAWN)
    assert item.placement.face == TileFace("RAAS", ("route N", "asteroid ES"), "o", "asteroid ES")


def test_a_spectator_sees_the_table_and_can_do_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, game_id="carcassonne-star-wars", state=drawing("straight:-").state)
    table.show(None)
    table.click(DRAWN)
    assert table.scene.stage.get("spot:1,0") is None
    assert table.scene.picking.picked == ()


def test_the_laid_tile_is_the_piece_that_was_drawn(qtbot: QtBot) -> None:
    turns = drawing("straight:-")
    table = laid(qtbot, turns.state)
    drawn = table.scene.stage.get(DRAWN)
    turns.play("place 1,0 1")
    table.scene.set_motion("fast")
    table.show(0)
    with qtbot.waitSignal(table.scene.settled):
        pass
    assert table.scene.stage.get(DRAWN) is drawn
    assert drawn is not None
    assert drawn.placement.on_map


@pytest.fixture
def _screen_reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("_screen_reader")
@pytest.mark.parametrize("played", ["place", "claim"])
def test_every_legal_action_is_found_by_name_and_pressed(qtbot: QtBot, played: str) -> None:
    turns = Turns(expansion=True).turns(*PLANET_RING[:2]).turn("planet:r", 0, 1, 0)
    turns = turns.play("draw edge:-") if played == "place" else turns.lay(*PLANET_RING[2])
    table = laid(qtbot, turns.state)
    view = QAccessible.queryAccessibleInterface(table.view)
    for one in table.scene.picking.affordances:
        table.scene.choosing.cancel()
        for key in (*one.pieces[-1:], *one.targets, *([TICK] if one.preview else [])):
            found = {child.text(QAccessible.Text.Name): child for child in map(view.child, range(view.childCount()))}
            actions = found[table.item(key).placement.label].actionInterface()
            actions.doAction(actions.pressAction())
    assert sorted(set(table.chosen)) == sorted(turns.legal())


def test_the_tile_in_hand_is_shown_where_it_would_lie(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("curve:-").state)
    plain = pixel(table, "spot:1,0")
    table.scene.choosing.point_at("spot:1,0")
    assert pixel(table, "spot:1,0") != plain
    table.scene.choosing.point_at("")
    assert pixel(table, "spot:1,0") == plain


def pixel(table: Table, key: str) -> int:
    """The colour in the lower left part of a place, where a route curves down or nothing is."""
    image = table.view.viewport().grab().toImage()
    at = table.point(key)
    return image.pixel(at.x() - 22, at.y() + 26)


def test_pointing_at_a_seat_lights_its_meeples(qtbot: QtBot) -> None:
    table = laid(qtbot, two_routes(Turns()).state, 0)
    table.scene.choosing.point_at("seat:1")
    lit = [item.key for item in table.scene.stage if item.halo == "link"]
    assert lit == ["meeple:0,1:route:E:1:large:1"]
    table.scene.choosing.point_at("")
    assert not [item.key for item in table.scene.stage if item.halo == "link"]


def test_no_note_stays_on_a_place_that_nobody_points_at(qtbot: QtBot) -> None:
    turns = Turns().turn("bend:-", 0, -1, 2, "claim small asteroid:E").play("draw edge:-")
    table = laid(qtbot, turns.state)
    table.scene.choosing.point_at("spot:1,-1")
    table.click("spot:1,-1", "spot:1,-1")
    table.scene.stage.focus("spot:1,-1")
    table.scene.choosing.point_at("")
    assert not [item.key for item in table.scene.stage if item.badge]


def test_what_is_held_has_its_owners_colour_on_every_tile(qtbot: QtBot) -> None:
    turns = Turns().turn("straight:e", 1, 0, 1, "claim small route:E").lay("curve:-", 2, 0, 0)
    table = laid(qtbot, turns.state)
    held = {item.key: item.placement.face for item in table.scene.stage if item.key.startswith("claim:")}
    assert set(held) == {"claim:0,0:route:E", "claim:1,0:route:E", "claim:2,0:route:S"}
    assert {face.seats for face in held.values() if isinstance(face, ClaimFace)} == {(0,)}
    stamped = {key for key, face in held.items() if isinstance(face, ClaimFace) and face.stamped}
    assert stamped == set(held) - {"claim:1,0:route:E"}, "the meeple has the emblem where it stands"


def test_a_switch_shows_what_every_claim_is_worth(qtbot: QtBot) -> None:
    turns = Turns().turn("straight:e", 1, 0, 1, "claim small route:E").play("draw curve:-")
    table = laid(qtbot, turns.state)
    table.type("v")
    value = table.item("worth:1,0:route:E")
    assert value.placement.face == WorthFace(0, 4)
    assert value in table.scene.stage.at(value.pos()), "a click on it asks why"
    table.click("spot:2,0")
    assert table.scene.stage.get("worth:1,0:route:E") is not None, "it stays on while one plays"
    table.type("v")
    assert table.scene.stage.get("worth:1,0:route:E") is None


def test_columns_and_rows_are_numbered_while_places_are_spoken_of(qtbot: QtBot) -> None:
    table = laid(qtbot, drawing("straight:-").state)

    def numbers() -> set[object]:
        return {item.placement.face for item in table.scene.stage if item.key.startswith("rim:")}

    assert not numbers()
    table.scene.highlight(frozenset(("tile:0",)))
    assert numbers() == {RimFace(-1), RimFace(0), RimFace(1)}
    table.scene.highlight(frozenset())
    assert not numbers()
    table.scene.choosing.point_at("tile:0")
    assert not numbers()
    table.scene.name_places(wanted=True)
    table.scene.highlight(frozenset())
    assert numbers() == {RimFace(-1), RimFace(0), RimFace(1)}
    table.scene.name_places(wanted=False)
    assert not numbers()


@pytest.mark.parametrize("zoom", [0.2, 0.5, 1.2])
def test_the_numbers_of_columns_and_rows_can_be_read_from_afar(qtbot: QtBot, zoom: float) -> None:
    table = laid(qtbot, drawing("straight:-").state)
    camera = table.scene.stage.camera
    camera.largest = zoom
    camera.show_all()
    table.scene.highlight(frozenset(("tile:0",)))
    rim = [item.placement for item in table.scene.stage if item.key.startswith("rim:")]
    assert all(zoom * one.height >= min(22, 0.45 * zoom * 150) for one in rim)
    assert not [
        (one.key, other.key)
        for one, other in combinations(rim, 2)
        if max(abs(one.x - other.x), abs(one.y - other.y)) < 0.7 * one.height
    ]


def test_the_offered_places_are_gone_while_a_claim_scores(qtbot: QtBot) -> None:
    turns = Turns().lay("edge:-", 0, -1, 2)
    table = laid(qtbot, turns.state)
    table.scene.set_motion("normal")
    table.scene.motion.take_the_time()
    turns.told = []
    turns.play("claim small asteroid:S")
    assert turns.events(Scored)
    table.scene.show_position(turns.view, 0, (), ("Aki", "Ben"), turns.told)
    assert table.scene.is_moving
    assert {item.opacity() for item in table.scene.stage if item.placement.kind == "target"} == {0}


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("players", [2, 6])
def test_a_drawn_tile_covers_no_seat(players: int, scale: float) -> None:
    places = Places(players, 2.18, 0, scale)
    tile = places.drawn
    for seat in range(1, players):
        frame = places.panel(seat).frame
        assert frame.right < tile.left or frame.bottom < tile.top


@pytest.mark.parametrize("aspect", [0.9, 1.4, 2.18])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_tile_drawn_by_others_lies_beside_them_and_covers_no_seat(players: int, aspect: float) -> None:
    places = Places(players, aspect, 0)
    assert places.drawn_by(0) == places.drawn
    for mover in range(1, players):
        tile, near = places.drawn_by(mover), places.panel(mover).frame
        for frame in (places.dock, *(places.panel(seat).frame for seat in range(players))):
            assert (
                abs(frame.x - tile.x) * 2 >= frame.width + tile.width
                or abs(frame.y - tile.y) * 2 >= frame.height + tile.height
            )
        others = [places.panel(seat).frame for seat in range(1, players)] if aspect > 1 else [near]
        assert min(others, key=lambda frame: abs(frame.y - tile.y)) == near


@pytest.mark.parametrize(("teams", "shown"), [(True, ["Rebels", "Empire", "Rebels", "Empire"]), (False, [])])
def test_every_seat_of_a_team_game_shows_its_team(qtbot: QtBot, teams: bool, shown: list[str]) -> None:
    table = laid(qtbot, GAMES["carcassonne-star-wars"].new(4, 5, {"teams": teams}), seat=0)
    items = {key: table.scene.stage.get(f"team:{key}") for key in range(4)}
    faces = [item.placement.face for item in items.values() if item is not None]
    assert [face.name for face in faces if isinstance(face, BannerFace)] == shown


def test_while_another_seat_moves_its_tile_lies_with_it(qtbot: QtBot) -> None:
    state = GAMES["carcassonne-star-wars"].new(players=3, seed=5)
    while state.to_move != 1 or not str(state.legal_actions()[0]).startswith("place"):
        state.apply(sample(state, Random(1)) if state.to_move == CHANCE else state.legal_actions()[-1])
    table = laid(qtbot, state, seat=0)
    tile, near = table.item(drawn_key(view_of(state))).placement, table.item("seat:1").placement
    assert abs(tile.y - near.y) < tile.height / 2
    assert tile.left >= near.right
    assert all(item.key != "title" for item in table.scene.stage)


def test_the_tools_of_the_map_leave_the_enlarged_tile_free(qtbot: QtBot) -> None:
    turns = Turns(components=straights(30))
    for row in range(1, 14):
        turns.lay_straight(0, row)
    table = laid(qtbot, turns.lay("straight:-", 0, 14).state)
    met = set()
    for wide, high, panel in ((960, 410, 440), (900, 410, 440), (700, 410, 0)):
        table.view.resize(wide, high)
        table.view.lie_under(panel)
        table.view.sharpen()
        QApplication.processEvents()
        close = table.item("close")
        place = table.view.mapFromScene(close.sceneBoundingRect()).boundingRect()
        tools = table.view.zoom_buttons.geometry()
        met.add(tools.top() > high / 2)
        assert not place.intersects(tools), (wide, high, panel)
    assert met == {True, False}, "below where there is room, else above"


def tall_map(qtbot: QtBot) -> Table:
    """A map of four rows and one column, with a meeple, and a straight to lay."""
    turns = Turns(components=straights(12)).lay_straight(0, -1, "claim small route:N").lay_straight(0, -2)
    return laid(qtbot, turns.lay_straight(0, -3).play("draw straight:-").state)


def test_a_tall_map_can_be_turned_and_played_on(qtbot: QtBot) -> None:
    table = tall_map(qtbot)
    camera, pieces = table.scene.stage.camera, [item.key for item in table.scene.stage if item.placement.on_map]
    tool = table.view.zoom_buttons.tool("turn")
    assert tool.isVisible()
    labels = {item.key: item.placement.label for item in table.scene.stage}
    before = {key: table.item(key).placement for key in pieces}
    zoom = camera.zoom
    table.view.setFocus()
    table.type(Qt.Key.Key_Z)
    assert camera.is_turned
    assert camera.zoom >= zoom
    assert {item.key: item.placement.label for item in table.scene.stage} == labels
    for key, old in before.items():
        new = table.item(key).placement
        assert (new.x, new.y) == pytest.approx((-old.y, old.x))
        turns = 90 if old.kind in ("tile", "claim") else 0
        assert (new.rotation - old.rotation) % 360 == turns, key
    drawn = "tile:4"
    assert table.item(drawn).rotation() == 90
    table.click("spot:0,-4")
    assert table.item(drawn).placement.on_map
    assert table.item(drawn).rotation() % 180 == 90
    table.click(TICK)
    assert table.chosen[0].startswith("place 0,-4")
    tool.click()
    assert not camera.is_turned
    assert {key: table.item(key).placement.x for key in pieces if key.startswith("tile:")} == {
        key: old.x for key, old in before.items() if key.startswith("tile:")
    }


def test_arrows_go_where_a_turned_map_shows_pieces(qtbot: QtBot) -> None:
    table = tall_map(qtbot)
    table.view.setFocus()
    table.type("z")
    table.scene.stage.focus("spot:0,-4")
    right = table.item("spot:0,-4").home.x()
    table.type(Qt.Key.Key_Left)
    assert table.item(table.scene.stage.focus_key).home.x() < right
    table.type(Qt.Key.Key_Right)
    assert table.item(table.scene.stage.focus_key).home.x() == right


def test_a_wide_map_offers_no_turn(qtbot: QtBot) -> None:
    turns = Turns(components=straights(12)).lay_straight(1, 0).lay_straight(2, 0).play("draw straight:-")
    table = laid(qtbot, turns.state)
    assert not table.view.zoom_buttons.tool("turn").isVisible()
    table.view.setFocus()
    table.type("z")
    assert not table.scene.stage.camera.is_turned


def test_the_place_in_the_middle_stays_when_a_map_is_turned(qtbot: QtBot) -> None:
    table = tall_map(qtbot)
    camera = table.scene.stage.camera
    camera.zoom_at(camera.to_scene(QPointF(0, -300)), 4)
    table.scene.stage.camera_changed()
    seen = camera.to_map(camera.frame.center())
    table.scene.stage.turn_map(True)
    turned = camera.to_map(camera.frame.center())
    assert (turned.x(), turned.y()) == pytest.approx((-seen.y(), seen.x()))


def test_the_banner_of_a_team_has_its_own_place(qtbot: QtBot) -> None:
    table = laid(qtbot, one_team_twice(Turns(4, components=straights(20), teams=True)).play("draw straight:-").state)
    for seat in range(4):
        banner = table.item(f"team:{seat}")
        assert banner.placement.kind == "banner"
        assert table.item(f"seat:{seat}").sceneBoundingRect().contains(banner.sceneBoundingRect())
        for other in ("supply", "points", "name"):
            near = banner.sceneBoundingRect().intersected(table.item(f"{other}:{seat}").sceneBoundingRect())
            assert min(near.width(), near.height()) <= 2, (seat, other)
