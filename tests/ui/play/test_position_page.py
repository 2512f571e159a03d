"""Positions set up on the real table, by mouse, by keyboard and from the list, and what becomes of them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hoshikan.engine import Match, State, record
from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match import deals as practising
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.position.page import PositionPage, Stepper
from hoshikan.ui.features.position.session import Clear, TakeSeat
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.shared import sharing as clipboard
from tests.engine.variants import to_the_end
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, Desk
from tests.ui.play.test_overlays import finished

EDITABLE = [game_id for game_id in GAMES if GAMES[game_id].editor() is not None]


def set_up(desk: Desk, game: str = "conquestar", state: State | None = None) -> PositionPage:
    page = desk.window.open_page("position", game, state or GAMES[game].new(seed=7))
    assert isinstance(page, PositionPage)
    return page


def stars(page: PositionPage) -> dict[str, object]:
    view = page.session.state.position.view(None).plain()
    return {"on A1": view["stars"][0], "owner": view["owners"][0], "points": view["points"]}


@pytest.mark.parametrize("game", EDITABLE)
def test_every_position_is_shown_and_every_piece_has_a_name(desk: Desk, game: str) -> None:
    page = set_up(desk, game)
    view = page.session.state.position.view(page.session.state.seat)
    chosen = [dial for dial in page.session.state.dials if not isinstance(dial.values, range)]
    for language in ("en", "ja"):
        desk.settings.language = language
        named = [page.words.action(edit, view) for edit in page.session.state.actions]
        named += [page.words.dial(dial, view) for dial in page.session.state.dials]
        named += [page.words.value(dial, value, view) for dial in chosen for value in dial.values]
        assert all(named)
    on_table = {item.key for item in page.scene.stage}
    for piece in page.session.state.pieces:
        keys = page.scene.keys_of_piece(piece.id, view) if piece.place != "box" else ()
        assert set(keys) <= on_table, piece
    page.session.dispatch(Clear())
    assert page.scene.view == page.session.state.position.view(page.session.state.seat)


def test_stars_are_carried_by_mouse_and_brought_back(desk: Desk) -> None:
    page = set_up(desk)
    before = stars(page)
    desk.drag(page, "star:A1", "seat:1")
    assert stars(page)["owner"] == 1
    desk.drag(page, "star:B1", "~box")
    desk.drag(page, "~box:star:B1", "empty:A1")
    assert stars(page)["on A1"] is not None
    assert page.session.state.position.view(None).plain()["points"][1] == before["on A1"]
    for _ in range(3):
        desk.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stars(page) == before


def test_tiles_and_meeples_are_carried_from_the_box_onto_the_map(desk: Desk) -> None:
    page = set_up(desk, "carcassonne-star-wars")
    planet = next(one for one in page.session.state.pieces if one.id == "face:planet:r")
    desk.drag(page, "~box:face:planet:r", f"~{planet.goes[0]}")
    where = planet.goes[0].partition(":")[2]
    desk.drag(page, "~box:large:0", f"~on:{where}:planet")
    view = page.session.state.position.view(None).plain()
    assert [tile[2] for tile in view["tiles"][1:]] == ["planet:r"]
    assert [(one["seat"], one["large"], one["spot"]) for one in view["meeples"]] == [(0, True, "planet")]
    desk.drag(page, "tile:1", "~box")
    assert page.session.state.position.view(None).plain()["meeples"] == []


def test_keys_alone_are_enough(desk: Desk) -> None:
    page = set_up(desk)
    page.board.setFocus()
    page.scene.stage.focus("star:A1")
    desk.press(Qt.Key.Key_Return)
    coins = page.panel.controls["starcoins:A1"]
    assert isinstance(coins, Stepper)
    coins.box.setFocus()
    desk.press(Qt.Key.Key_Up)
    assert page.session.state.position.view(None).plain()["star_coins"][0] == 1
    for _ in range(2):
        page.board.setFocus()
        desk.type("M")
        assert page.side.moves.box.hasFocus()
        desk.press(Qt.Key.Key_Escape)
        assert page.board.hasFocus()
    desk.type("M")
    QTest.keyClicks(page.side.moves.box, "move star:A1 won:1")
    desk.press(Qt.Key.Key_Return)
    assert stars(page)["owner"] == 1


@pytest.mark.parametrize("before", ["", "crowntaker"])
def test_tab_goes_over_the_panel_from_top_to_bottom(desk: Desk, before: str) -> None:
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    if before:
        set_up(desk, before)
    page = set_up(desk)
    page.panel.show_state(page.session.state, "star:A1")
    QApplication.processEvents()
    assert page.window().focusWidget() is page.board
    stops: list[QWidget] = []
    page.panel.buttons["start"].setFocus()
    while (stop := QApplication.focusWidget()) is not None and page.panel.isAncestorOf(stop):
        stops.append(stop)
        desk.press(Qt.Key.Key_Tab)
        assert len(stops) < 40
    rows = [(stop.mapTo(page.panel, QPoint()).y(), stop.mapTo(page.panel, QPoint()).x()) for stop in stops]
    assert rows == sorted(rows)
    controls = [*page.panel.controls.values(), page.panel.seat, page.panel.players, *page.panel.options.values()]
    buttons = {one for one in page.panel.buttons.values() if one.isVisible()}
    assert buttons | {one.focusProxy() or one for one in controls} == set(stops)


def test_what_the_rules_forbid_is_said_where_one_looks(desk: Desk) -> None:
    page = set_up(desk)
    page.session.dispatch(Clear())
    last = next(cell for cell in page.session.state.actions if cell.startswith("move star:") and cell.endswith(" box"))
    page.attempt(last)
    assert "At least one star must be on the field." in page.bar.status.words
    desk.settings.language = "ja"
    page.attempt(last)
    assert "場には星が1個以上必要です。" in page.bar.status.words


def test_a_position_is_copied_and_opened_on_home(desk: Desk) -> None:
    page = set_up(desk)
    page.attempt("set coins:2 9")
    page.board.setFocus()
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = clipboard.pasted()
    assert '"coins": [1, 1, 9, 1]' in text
    page.attempt("set coins:2 4")
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.session.state.position.view(None).plain()["coins"] == [1, 1, 9, 1]
    desk.window.home()
    home = desk.window.page
    assert isinstance(home, HomePage)
    home.setFocus()
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.controller.view().plain()["coins"] == [1, 1, 9, 1]


@pytest.mark.parametrize("game", [game_id for game_id, game in GAMES.items() if game.editor()])
def test_a_finished_game_is_not_taken_into_the_editor(desk: Desk, game: str) -> None:
    match = Match.start(GAMES[game], [AKI] * GAMES[game].players[0], 3)
    for action in to_the_end(match.state.clone(), Random(3)):
        match.apply(action)
    page = set_up(desk)
    page.attempt("set coins:2 9")
    before = page.session.state.position
    for language, words in (
        ("en", "The game is over: there's nothing left to play."),
        ("ja", "このゲームは終わっているので、続きは遊べません。"),
    ):
        desk.settings.language = language
        desk.window.messages.close_notice("pasted")
        page.paste(record.write(match))
        assert desk.window.messages.texts() == [words]
        assert desk.window.page is page
        assert page.session.state.position is before


def test_a_copied_position_is_called_one(desk: Desk) -> None:
    page = set_up(desk)
    page.board.setFocus()
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert desk.window.messages.texts() == ["Position copied as text. Paste it into a library or a message."]


def test_a_position_that_was_left_is_there_again_with_its_steps(desk: Desk) -> None:
    page = desk.window.open_page("position", "conquestar")
    assert isinstance(page, PositionPage)
    page.attempt("set coins:2 9")
    page.board.setFocus()
    desk.press(Qt.Key.Key_Escape)
    assert desk.window.page_name == "home"
    again = desk.window.open_page("position", "conquestar")
    assert isinstance(again, PositionPage)
    assert again is not page
    assert "the position you left here" in again.bar.status.words
    assert again.session.state.position.view(None).plain()["coins"] == [1, 1, 9, 1]
    desk.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert again.session.state.position.view(None).plain()["coins"] == [1, 1, 1, 1]
    assert "Move pieces" in again.bar.status.words


def test_a_position_outlives_the_window(desk: Desk) -> None:
    page = set_up(desk)
    page.session.dispatch(TakeSeat(2))
    page.attempt("set coins:2 9")
    kept = desk.context.library.drafts.of("conquestar")
    assert kept is not None
    # A window of its own with nothing but the library of the first.
    del desk.context.drafts
    new_game = desk.window.open_page("new_game", "conquestar")
    assert isinstance(new_game, NewGamePage)
    assert "still there" in new_game._set_up_row.explanation.text()
    new_game.set_up.click()
    again = desk.window.page
    assert isinstance(again, PositionPage)
    assert again is not page
    assert "the position you left here" in again.bar.status.words
    assert again.session.state.seat == 2
    assert again.session.state.position.view(None).plain()["coins"] == [1, 1, 9, 1]


@pytest.mark.parametrize("damage", ["", "coins", "hoshikan-record 1\n"])
def test_a_kept_position_that_cannot_be_read_gives_way_to_the_usual_start(desk: Desk, damage: str) -> None:
    desk.context.library.drafts.keep("conquestar", damage)
    page = desk.window.open_page("position", "conquestar")
    assert isinstance(page, PositionPage)
    assert not page.session.state.can_undo
    assert "Move pieces" in page.bar.status.words


def test_a_position_is_saved_and_played(desk: Desk) -> None:
    page = set_up(desk)
    page.attempt("move star:C3 won:0")
    page.panel.buttons["save"].click()
    assert len(desk.context.library.unfinished()) == 1
    page.session.dispatch(TakeSeat(1))
    page.bar.practise.levels.actions()[0].trigger()
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert [seat.kind for seat in table.session.match.header.seats] == ["bot", "human", "bot", "bot"]
    assert table.session.controller.state.view(None).plain()["owners"][12] == 0


def test_other_numbers_of_players_begin_anew(desk: Desk) -> None:
    page = set_up(desk)
    page.panel.players.setCurrentIndex(0)
    page.panel.players.activated.emit(0)
    assert page.session.state.position.players == CONQUESTAR.players[0]
    assert len(page.words.names) == CONQUESTAR.players[0]
    page.bar.undo.click()
    assert page.session.state.position.players == 4


def test_one_practises_from_a_match_at_the_table(desk: Desk) -> None:
    table = desk.table(plans=["trade A1"] * 4)
    match = table.session.match
    table.bar.menu.practise.actions()[2].trigger()
    other = desk.window.page
    assert isinstance(other, TablePage)
    assert other is not table
    assert other.session.match.actions[:4] == match.actions[:4]
    other.bar.menu.practise.edit.trigger()
    page = desk.window.page
    assert isinstance(page, PositionPage)
    assert page.session.state.position.view(None).plain()["coins"] == other.session.controller.view().plain()["coins"]


@pytest.mark.parametrize("game", ["hoshi-wo-wataru", "sterre-en-kroon"])
def test_the_page_says_what_became_of_hidden_cards(desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter(range(1, 9))
    monkeypatch.setattr(practising, "fresh_seed", lambda: next(seeds))
    monkeypatch.setattr(deals, "fresh_seed", lambda: next(seeds))
    match = desk.open(Match.start(GAMES[game], (AKI, *BOTS[: GAMES[game].players[0] - 1]), 7)).session.match
    table = desk.window.page
    assert isinstance(table, TablePage)
    desk.wait_turn(table)
    table.bar.menu.practise.edit.trigger()
    page = desk.window.page
    assert isinstance(page, PositionPage)
    assert "dealt again" in page.bar.status.words
    editor = GAMES[game].editor()
    assert editor is not None
    view, before = page.session.state.position.view(0), editor.position(page.session.state.position)
    assert before != editor.position(match.state)
    page.panel.buttons["deal"].click()
    assert "dealt again" in page.bar.status.words
    assert page.session.state.position.view(0) == view
    assert editor.position(page.session.state.position) != before
    page.bar.undo.click()
    assert editor.position(page.session.state.position) == before


@pytest.mark.parametrize("game", EDITABLE)
def test_hidden_cards_can_be_dealt_anew_where_there_are_any(desk: Desk, game: str) -> None:
    page = set_up(desk, game)
    secret = game in ("hoshi-wo-wataru", "sterre-en-kroon")
    assert page.panel.buttons["deal"].isVisibleTo(page.panel) == secret
    assert page.panel.hands.isVisibleTo(page.panel) == secret


def test_practising_from_a_finished_game_says_that_the_cards_lie_as_they_did(desk: Desk) -> None:
    match = finished("hoshi-wo-wataru")
    replay = desk.window.open_page("replay", match)
    assert isinstance(replay, ReplayPage)
    ply = next(ply for ply in range(20, match.ply) if match.mover(ply) == 0)
    replay.session.dispatch(GoTo(ply))
    replay.bar.go_on.levels.level_chosen.emit("novice")
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.match.actions == match.actions[:ply]
    assert "as it was" in desk.window.messages.texts()[-1]


def test_a_past_match_leads_to_the_same_page(desk: Desk) -> None:
    match = desk.table(plans=["trade A1"] * 4).session.match
    replay = desk.window.open_page("replay", match)
    assert isinstance(replay, ReplayPage)
    replay.bar.go_on.levels.edit.trigger()
    page = desk.window.page
    assert isinstance(page, PositionPage)
    assert page.session.state.position.view(None).plain()["star_coins"][0] == 4


def test_a_tile_that_does_not_fit_is_refused_with_its_edges_and_rule(desk: Desk) -> None:
    page = set_up(desk, "carcassonne-star-wars")
    view, pieces = page.scene.view, page.session.state.pieces
    assert isinstance(view, StarWarsView)
    gaps = {f"gap:{x},{y}" for x, y in view.gaps()}
    face, gap = next((one, gap) for one in pieces if one.goes and (gap := min(gaps - {*one.goes}, default="")))
    desk.drag(page, f"~box:{face.id}", f"~{gap}")
    assert "does not fit" in page.bar.status.words
    assert "It must continue: " in page.bar.status.words
    assert page.bar.status.words.endswith("CS-2.2")


def test_a_meeple_beside_every_feature_says_where_it_goes(desk: Desk) -> None:
    page = set_up(desk, "carcassonne-star-wars")
    page.scene.choosing.activate("~box:small:0")
    page.scene.choosing.pick("tile:0", dropped=True)
    assert "Put the meeple on one of the marked" in page.bar.status.words
    assert page.bar.status.words.endswith("CS-3.1")


@pytest.mark.parametrize("game", EDITABLE)
def test_every_piece_let_go_beside_its_places_is_refused_with_a_reason(desk: Desk, game: str) -> None:
    page = set_up(desk, game)
    for language, piece in product(("en", "ja"), page.session.state.pieces):
        desk.settings.language = language
        keys = page.scene.keys_of_piece(piece.id, page.scene.view) if piece.place != "box" else (f"~box:{piece.id}",)
        if not keys:
            continue
        sentence, rule = page.scene.nowhere(keys[0])
        assert sentence
        assert sentence != page.scene.tr("That doesn't go there.")
        assert not rule or rule in GAMES[game].rule_ids
