"""Undos are counted over the sittings of a match and shown below its result."""

from __future__ import annotations

from hoshikan.games import GAMES
from hoshikan.ui.board.match.controller import Tally
from tests.ui.play.desk import Desk
from tests.ui.play.test_overlays import ended


def test_what_was_taken_back_is_reported_and_kept(desk: Desk) -> None:
    page = desk.table()
    for way in ("trade A1", "trade A2"):
        desk.wait_turn(page)
        page.session.controller.play(way)
        desk.wait_turn(page)
        page.session.controller.undo()
    assert page.bar.status.words.startswith("Undone, with the turn of Vega, Altair and Deneb. ")
    page.session.controller.play("trade A3")
    desk.wait_turn(page)
    assert "Undone" not in page.bar.status.words
    match_id = page.session.controller.autosave.match_id
    assert match_id is not None
    desk.window.home()
    again = desk.open(desk.context.library.load(match_id, GAMES), match_id)
    assert again.session.controller.taken_back.tally == Tally(2, over_others=2)


def test_what_was_taken_back_stands_below_the_result(desk: Desk) -> None:
    page = ended(desk)
    assert page.ending.remark.accessibleName() == ""
    page.session.controller.taken_back.tally = Tally(3, over_dice=1)
    page.bar.pressed.emit("result")
    assert page.ending.remark.accessibleName() == "Moves undone: 3 (1 across dice)"
