"""The guided first game."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from hoshikan.games import GAMES
from hoshikan.teaching.guide import sentences
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.play.guided import GuidedTablePage
from hoshikan.ui.features.play.session import NUDGE
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.shared.firstgame import first_game
from tests.ui.play.desk import Desk

HINT = "Press Hint"
"""The sentence that points to the tool."""


def guided(desk: Desk) -> GuidedTablePage:
    page = desk.window.page
    assert isinstance(page, GuidedTablePage)
    return page


def heard(page: GuidedTablePage) -> list[Notice]:
    """Return the list to which the guide adds its notices from now on."""
    said: list[Notice] = []
    page.said.connect(said.append)
    return said


def labels(notice: Notice) -> list[str]:
    return [action.label() for action in notice.actions]


def test_rules_are_reported_when_they_first_apply_one_after_the_other(desk: Desk) -> None:
    learn = desk.window.open_page("learn", "conquestar")
    assert isinstance(learn, LearnPage)
    learn.courses["conquestar"].guided_button.click()
    page = guided(desk)
    assert page.side.shows("hints")
    assert "Each rule appears here" in page.card.text
    said = heard(page)
    desk.wait_turn(page)
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    assert page.explained == "CQ-2.1"
    assert sentences("conquestar")["CQ-2.1"].en in said[-1].text()
    assert labels(said[-1]) == ["Next (2)", "Read the rule"]
    said[-1].actions[0].run()
    second = page.explained
    assert second != "CQ-2.1"
    assert sentences("conquestar")[second].en in said[-1].text()
    assert page.card.text.endswith(sentences("conquestar")[second].en)
    page.card.buttons[-1].click()
    assert desk.window.page_name == "rules"


def test_a_hint_is_offered_at_the_first_decision_of_each_kind_and_given_on_request(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "crowntaker", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    assert HINT in page.card.text
    assert page.session.state.advice.hint is None
    said = heard(page)
    offered = []
    for _ in range(2):
        page.session.controller.play(page.session.controller.actions()[0])
        desk.wait_turn(page)
        offered.append(bool(said) and HINT in said[-1].text())
        said.clear()
    assert offered == [True, True], "after the lord the tokens, then the skill"
    page.session.controller.undo()
    desk.wait_turn(page)
    assert not said, "the same kind again"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("docked", [True, False])
def test_the_hint_is_offered_once(desk: Desk, game_id: str, docked: bool) -> None:
    page = desk.open(first_game(desk.context, game_id, seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    if not docked:
        page.side.card.close_card()
    offers = [one for one in desk.window.findChildren(QAbstractButton) if one.isVisible() and "int" in one.text()]
    assert offers == [page.bar.tool("hint")]


def test_the_tool_gives_the_nudge_and_the_card_the_next_step(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    QTest.mouseClick(page.bar.tool("hint"), Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: page.session.state.advice.hint is not None)
    assert page.session.state.advice.step == NUDGE
    more = page.side.hints.more
    desk.qtbot.waitUntil(lambda: more.isVisible() and more.isEnabled())
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: page.session.state.advice.step > NUDGE)


def test_without_hints_none_is_offered(desk: Desk) -> None:
    desk.settings.help = "none"
    desk.open(first_game(desk.context, "conquestar", seed=4))
    assert [text for text in desk.window.messages.texts() if "hint" in text] == []


def test_a_guided_game_that_is_continued_stays_guided_and_repeats_nothing(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    desk.wait_turn(page)
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    desk.window.home()
    (kept,) = desk.context.library.unfinished()
    again = desk.open(desk.context.library.load(kept.id, desk.context.games), kept.id)
    assert isinstance(again, GuidedTablePage)
    desk.wait_turn(again)
    assert (again.explained, again.guide.next()) == ("", None)
    desk.window.home()
    assert not isinstance(desk.table(), GuidedTablePage)


@pytest.mark.parametrize(("game_id", "language"), [*zip(GAMES, cycle(("ja", "en")), strict=False)])
def test_every_game_begins_with_a_welcome(desk: Desk, game_id: str, language: str) -> None:
    desk.settings.language = language
    desk.open(first_game(desk.context, game_id, seed=4))
    desk.wait_turn(guided(desk))
    page = guided(desk)
    said = page.card.text if page.card.isVisible() else desk.window.messages.texts()[-1]
    assert ("はじめて出てくるルール" if language == "ja" else "Each rule appears here") in said


def test_what_was_said_goes_with_the_decision_it_was_for(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    assert page.card.isVisible()
    page.session.controller.play(page.session.controller.actions()[0])
    assert not page.card.isVisible()


def test_it_is_said_over_the_table_where_the_hints_are_not_seen(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    page.side.card.close_card()
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    assert not page.card.isVisible()
    assert sentences("conquestar")["CQ-2.1"].en in desk.window.messages.texts()[-1]
    desk.settings.language = "ja"
    assert sentences("conquestar")["CQ-2.1"].ja in desk.window.messages.texts()[-1]


def test_the_card_speaks_the_language_of_the_moment(desk: Desk) -> None:
    page = desk.open(first_game(desk.context, "conquestar", seed=4))
    assert isinstance(page, GuidedTablePage)
    desk.wait_turn(page)
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    assert sentences("conquestar")["CQ-2.1"].en in page.card.text
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: sentences("conquestar")["CQ-2.1"].ja in page.card.text)
    assert page.card.accessibleName() == page.card.text
