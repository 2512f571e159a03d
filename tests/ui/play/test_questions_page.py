"""Questions about the rules, answered by mouse and by keyboard."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from hoshikan.teaching.questions import Question, questions
from hoshikan.ui.board.session import Next
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.learn.questions import QuestionsPage
from hoshikan.ui.features.learn.questionsession import AskMore, Choose, GiveAnswer
from tests.ui.play.desk import Desk

GAME = "hoshi-wo-wataru"


def open_questions(desk: Desk, seed: int = 3) -> QuestionsPage:
    page = desk.window.open_page("questions", GAME, seed)
    assert isinstance(page, QuestionsPage)
    return page


def right_places(page: QuestionsPage) -> list[int]:
    """Return the places of the right answers on the page."""
    return [place for place, one in enumerate(page.session.state.order) if one in page.session.state.question.right]


def wrong_place(page: QuestionsPage) -> int:
    return next(
        place for place, one in enumerate(page.session.state.order) if one not in page.session.state.question.right
    )


def go_to(page: QuestionsPage, desk: Desk, *, several: bool) -> None:
    """Answer until a question comes that has several right answers, or one."""
    while (len(page.session.state.question.right) > 1) is not several:
        by_mouse(page, desk, right_places(page))
        assert not (page.session.state.is_last and page.session.state.given), "no such question was drawn"
        page.session.dispatch(Next())


def by_keyboard(page: QuestionsPage, desk: Desk, places: list[int]) -> None:
    for place in places:
        desk.press(Qt.Key(Qt.Key.Key_1 + place))
    if page.session.state.given is None:
        desk.press(Qt.Key.Key_Return)


def by_mouse(page: QuestionsPage, _desk: Desk, places: list[int]) -> None:
    for place in places:
        QTest.mouseClick(page.card.tiles[place], Qt.MouseButton.LeftButton)
    if page.session.state.given is None:
        QTest.mouseClick(page.card.answer, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("hand", [by_keyboard, by_mouse])
def test_a_round_is_answered_and_only_what_was_wrong_is_shaky(desk: Desk, hand: object) -> None:
    assert callable(hand)
    page = open_questions(desk)
    missed: list[Question] = []
    asked: list[Question] = []
    while page.stack.currentWidget() is not page.result:
        question = page.session.state.question
        asked.append(question)
        if len(missed) < 2:
            missed.append(question)
            hand(page, desk, [wrong_place(page)])
            assert page.card.why.accessibleName() == f"Not quite. {question.why.en}"
        else:
            hand(page, desk, right_places(page))
            assert page.card.why.accessibleName() == f"Right! {question.why.en}"
        assert page.card.next.hasFocus()
        desk.press(Qt.Key.Key_Return)
    assert page.result.again.hasFocus()
    count = len(asked)
    assert f"{count - 2} of {count} right" in page.result.summary
    for question in missed:
        assert question.rules[0] in page.result.rules.text()
    assert desk.context.library.answers.known(GAME) == {one.id: one not in missed for one in asked}
    QTest.mouseClick(page.result.again, Qt.MouseButton.LeftButton)
    assert page.card.isVisible()
    assert page.session.state.given is None


def test_what_was_answered_is_reported_on_every_answer(desk: Desk) -> None:
    page = open_questions(desk)
    go_to(page, desk, several=False)
    wrong = wrong_place(page)
    page.session.dispatch(Choose(wrong))
    (right,) = right_places(page)
    tiles = page.card.tiles
    assert [tile.verdict for tile in tiles if tile.verdict] == ["right", "wrong"][:: 1 if right < wrong else -1]
    assert tiles[right].accessibleName().endswith("✓ right")
    assert tiles[wrong].accessibleName().endswith("× not right")
    page.session.dispatch(Choose(right))
    assert page.session.state.given == frozenset({page.session.state.order[wrong]})


def test_a_question_of_several_right_answers_waits_for_all_of_them(desk: Desk) -> None:
    page = open_questions(desk)
    go_to(page, desk, several=True)
    first, *others = right_places(page)
    desk.press(Qt.Key.Key_Return)
    assert page.session.state.given is None
    assert not page.card.answer.isEnabled()
    for place in (first, first, first, *others):
        desk.press(Qt.Key(Qt.Key.Key_1 + place))
    assert [place for place, tile in enumerate(page.card.tiles) if tile.isChecked()] == right_places(page)
    desk.press(Qt.Key.Key_Return)
    assert page.session.state.is_right


def test_a_position_lies_on_the_real_table_where_the_question_shows_one(desk: Desk) -> None:
    page = open_questions(desk)
    seen: set[bool] = set()
    while page.stack.currentWidget() is not page.result and len(seen) < 2:
        seen.add(page.session.state.question.is_shown)
        assert page.board.isVisible() == page.session.state.question.is_shown
        assert not page.board.isVisible() or page.card.minimumWidth() > page.width() // 4, "too narrow to be read"
        by_mouse(page, desk, right_places(page))
        page.session.dispatch(Next())
    assert seen == {True, False}


def test_a_rule_opens_the_book_at_its_place_and_the_question_waits(desk: Desk) -> None:
    page = open_questions(desk)
    page.session.dispatch(Choose(wrong_place(page)))
    page.session.dispatch(GiveAnswer())
    rule = page.session.state.question.rules[0]
    page.card.rule_wanted.emit(rule)
    assert desk.window.page_name == "rules"
    desk.window.back()
    assert desk.window.page is page
    assert page.session.state.given is not None


def test_the_course_shows_what_is_shaky_and_leads_to_the_questions(desk: Desk) -> None:
    first, *_ = questions(GAME)
    desk.context.library.answers.note(GAME, first.id, right=False)
    page = desk.window.open_page("learn", GAME)
    assert isinstance(page, LearnPage)
    course = page.courses[GAME]
    assert first.rules[0] in course.shaky.text()
    assert "Still shaky" in course.shaky.accessibleName()
    QTest.mouseClick(course.questions_button, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window.page, QuestionsPage)


def test_an_answer_that_cannot_be_kept_is_reported_and_counts_all_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hoshikan.library import LibraryProblem, library_path

    def refuse(*_arguments: object, **_named: object) -> None:
        raise LibraryProblem("locked", library_path())

    page = open_questions(desk)
    monkeypatch.setattr(desk.context.library.answers, "note", refuse)
    with desk.qtbot.waitSignal(page.notice):
        by_mouse(page, desk, right_places(page))
    assert page.session.state.score == 1


def test_nothing_of_the_page_is_lost_when_the_keyboard_moves_on(desk: Desk) -> None:
    """Looking for its successor in Qt's focus chain made PySide delete the sheet with the question."""
    page = open_questions(desk)
    while page.stack.currentWidget() is not page.result:
        by_keyboard(page, desk, right_places(page))
        QApplication.processEvents()
        gc.collect()
        assert isValid(page.card.words)
        page.session.dispatch(Next())


def test_a_question_about_own_numbers_is_marked_and_leads_to_the_reason(desk: Desk) -> None:
    page = open_questions(desk)
    seen: set[bool] = set()
    for _ in questions(GAME):
        own = page.session.state.question.own_numbers
        assert page.card.own_numbers.isVisible() == bool(own)
        if own:
            assert "Our own numbers" in page.card.own_numbers.text()
            reason = f"why-{own}"
            with desk.qtbot.waitSignal(page.open_rules) as opened:
                page.card.own_numbers.linkActivated.emit(f"rule:{reason}")
            assert opened.args == [GAME, reason]
            desk.window.back()
            assert desk.window.page is page
        seen.add(bool(own))
        if len(seen) == 2:
            break
        by_mouse(page, desk, right_places(page))
        page.session.dispatch(Next())
        if page.stack.currentWidget() is page.result:
            page.session.dispatch(AskMore())
    assert seen == {True, False}
