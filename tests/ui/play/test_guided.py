"""The guided first game."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from hoshikan.games import GAMES
from hoshikan.teaching.guide import told
from hoshikan.ui.pages.firstgame import first_game
from hoshikan.ui.pages.guided import KEY, GuidedTablePage
from hoshikan.ui.pages.learn import LearnPage
from hoshikan.ui.text.notices import Notice
from tests.ui.play.desk import Desk


def guided(desk: Desk) -> GuidedTablePage:
    page = desk.window.page
    assert isinstance(page, GuidedTablePage)
    return page


def heard(page: GuidedTablePage) -> list[Notice]:
    """What the guide says from now on."""
    said: list[Notice] = []
    page.notice.connect(lambda notice: said.append(notice) if notice.key == KEY else None)
    return said


def labels(notice: Notice) -> list[str]:
    return [action.label() for action in notice.actions]


def test_rules_are_told_when_they_first_apply_one_after_the_other(desk: Desk) -> None:
    learn = desk.window.open_page("learn", "conquestar")
    assert isinstance(learn, LearnPage)
    learn.courses["conquestar"].guided_button.click()
    page = guided(desk)
    assert page.side.shows("hints")
    assert "Each rule is told here" in desk.window.messages.texts()[-1]
    said = heard(page)
    desk.wait_turn(page)
    page.controller.play(page.controller.actions()[0])
    desk.wait_turn(page)
    assert page.told == "CQ-2.1"
    assert told("conquestar")["CQ-2.1"].en in said[-1].text()
    assert labels(said[-1]) == ["Next", "Read the rule"]
    said[-1].actions[0].run()
    second = page.told
    assert second != "CQ-2.1"
    assert told("conquestar")[second].en in said[-1].text()
    desk.window.messages.take(KEY, said[-1].actions[-1])
    assert desk.window.page_name == "rules"


def test_a_hint_is_offered_at_the_first_decision_of_each_kind_and_given_on_request(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "crowntaker", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    assert "a hint is at hand" in desk.window.messages.texts()[-1]
    assert page.side.hints.hint is None
    said = heard(page)
    offered = []
    for _ in range(2):
        page.controller.play(page.controller.actions()[0])
        desk.wait_turn(page)
        offered.append(bool(said) and "Hint" in labels(said[-1]))
        said.clear()
    assert offered == [True, True], "after the lord the tokens, then the skill"
    page.controller.undo()
    desk.wait_turn(page)
    assert not said, "the same kind again"


def test_the_button_of_the_offer_gives_the_nudge(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    desk.wait_turn(page)
    hint = next(one for one in desk.window.messages.findChildren(QPushButton) if one.text() == "Hint")
    QTest.mouseClick(hint, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: page.side.hints.hint is not None)


def test_without_hints_none_is_offered(desk: Desk) -> None:
    desk.settings.hints_enabled = False
    desk.open(first_game(desk.context, "conquestar", seed=4))
    assert [text for text in desk.window.messages.texts() if "hint" in text] == []


def test_a_guided_game_that_is_continued_stays_guided_and_repeats_nothing(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    desk.wait_turn(page)
    page.controller.play(page.controller.actions()[0])
    desk.wait_turn(page)
    desk.window.home()
    (kept,) = desk.context.library.unfinished()
    again = desk.open(desk.context.library.load(kept.id, desk.context.games), kept.id)
    assert isinstance(again, GuidedTablePage)
    desk.wait_turn(again)
    assert (again.told, again.guide.next()) == ("", None)
    desk.window.home()
    assert not isinstance(desk.table(), GuidedTablePage)


@pytest.mark.parametrize(("game_id", "language"), [*zip(GAMES, cycle(("ja", "en")), strict=False)])
def test_every_game_begins_with_a_welcome(desk: Desk, game_id: str, language: str) -> None:
    desk.settings.language = language
    desk.open(first_game(desk.context, game_id, seed=4))
    desk.wait_turn(guided(desk))
    said = desk.window.messages.texts()[-1]
    assert ("はじめて出てくるルール" if language == "ja" else "Each rule is told here") in said
