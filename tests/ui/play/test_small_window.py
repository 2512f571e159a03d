"""Pages after a game, in a window on the smallest screen."""

from __future__ import annotations

from tests.ui.play.desk import Desk
from tests.ui.play.test_overlays import ended
from tests.ui.shell.test_crowded import settle
from tests.ui.shell.test_small_screens import FRAMED, out_of_reach


def test_the_result_replay_and_review_are_within_reach(desk: Desk) -> None:
    desk.window.resize(*FRAMED)
    page = ended(desk)
    settle()
    assert out_of_reach(desk.window) == []
    for review in (False, True):
        desk.window.open_page("replay", page.session.match, review)
        settle()
        assert out_of_reach(desk.window) == []
