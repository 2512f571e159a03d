"""A table that is left, closed or killed, and taken up again; and trouble on the way."""

from __future__ import annotations

import os
import signal
from functools import partial

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import TIMEOUT, Desk


def test_a_left_table_waits_and_goes_on(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.window.open_page("settings")
    assert not page.session.controller.engine.busy
    ply = page.session.match.ply
    desk.window.back()
    assert desk.window.page is page
    desk.wait_turn(page)
    assert page.session.match.ply == 4 > ply - 1


@pytest.mark.usefixtures("kept_pictures")
def test_a_closed_table_can_be_continued_with_its_picture(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    desk.window.home()
    (summary,) = desk.context.library.unfinished()
    assert summary.ply == 4
    assert desk.context.library.thumbnail(summary.id)
    again = desk.open(desk.context.library.load(summary.id, GAMES), summary.id)
    assert again.session.match.ply == 4
    assert again.side.log_model.rowCount() > 0
    desk.wait_turn(again)
    desk.act(again, next(action for action in again.session.controller.actions() if action.startswith("trade")))
    assert len(desk.context.library.unfinished()) == 1


def test_the_log_of_a_match_taken_up_again_shows_its_newest_lines(desk: Desk) -> None:
    diagonal = ("A1", "B2", "C3", "D4", "E5")
    plans = [f"invade {diagonal[(seat + turn) % 5]}" for turn in range(3) for seat in range(4)]
    bar = desk.table(plans=plans).side.log.verticalScrollBar()
    desk.qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)


def test_what_was_played_is_on_the_disk_at_once(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    with Library.open(desk.folder / "library.sqlite3") as other:
        (summary,) = other.unfinished()
        assert [str(action) for action in other.load(summary.id, GAMES).actions] == [
            str(action) for action in page.session.match.actions
        ]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes cannot be killed this way here")
def test_a_dead_engine_does_not_stop_the_game(desk: Desk) -> None:
    desk.context.engine_playouts = 10_000_000
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    controller = page.session.controller
    desk.qtbot.waitUntil(lambda: controller.bot_thinking and controller.engine.process.process_id > 0, timeout=TIMEOUT)
    with desk.qtbot.waitSignal(controller.engine.restarted, timeout=TIMEOUT):
        os.kill(controller.engine.process.process_id, signal.SIGKILL)
    assert len(desk.window.messages.texts()) == 1
    for ply in (2, 3, 4):
        page.bar.pressed.emit("hurry")
        desk.qtbot.waitUntil(partial(_has_reached, page, ply), timeout=TIMEOUT)
    assert controller.deciding


def _has_reached(page: TablePage, ply: int) -> bool:
    return page.session.match.ply >= ply and (page.session.controller.engine.busy or page.session.controller.deciding)


def test_a_full_disk_is_reported_in_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise LibraryProblem("disk-full", desk.folder)

    page = desk.table(plans=("trade A1", "trade A2", "trade B2", "trade C3"))
    desk.wait_turn(page)
    monkeypatch.setattr(desk.context.library, "create", fail)
    desk.act(page, "trade B3")
    (told,) = desk.window.messages.texts()
    assert "full" in told
    assert page.session.match.ply >= 5


def test_an_evening_of_rematches_leaves_one_table(desk: Desk) -> None:
    first = desk.table()
    desk.wait_turn(first)
    desk.act(first, "trade C3")
    (kept,) = desk.context.library.unfinished()
    for _ in range(3):
        desk.wait_turn(desk.table(seed=8))
    tables = desk.window.findChildren(TablePage)
    assert [page.session.controller.engine.process.running for page in tables if page is not desk.window.page] == [
        False
    ] * 3
    desk.window.back()
    assert desk.window.page_name == "home"
    assert [summary.id for summary in desk.context.library.unfinished()] == [kept.id]


def test_a_game_is_never_open_twice(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    desk.window.open_page("library")
    (summary,) = desk.context.library.unfinished()
    again = desk.open(desk.context.library.load(summary.id, GAMES), summary.id)
    assert not page.session.controller.engine.process.running
    desk.wait_turn(again)
    again.bar.pressed.emit("undo")
    desk.window.back()
    desk.window.back()
    assert desk.window.page_name == "home"
    assert [one.ply for one in desk.context.library.unfinished()] == [0]
