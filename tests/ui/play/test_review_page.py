"""Looking at a finished game's decisions."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.teaching.review import Growing, Judged, Kept, to_text
from hoshikan.ui.board.match.advisor import Reviewer, key_of
from hoshikan.ui.board.session import GoTo, Next, Play
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.puzzles.page import PuzzlesPage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.features.replay.session import ChoosePerson
from hoshikan.ui.shared.reviewdesk import reviewer_of
from tests.ui.play.desk import AKI, BEN, BOTS, CONQUESTAR, TIMEOUT, Desk, summary_of


def finished(seed: int = 7, seats: tuple[Seat, Seat] = (AKI, BOTS[0])) -> Match:
    """A short game of two, played anyhow."""
    match, rng = Match.start(CONQUESTAR, seats, seed), Random(2)
    while match.state.to_move != TERMINAL:
        match.apply(rng.choice(match.state.legal_actions()))
    return match


def reviewed(match: Match, people: tuple[int, ...] = (0,)) -> Kept:
    """A review in which the second decision of each person was a mistake."""
    growing = Growing(match.ply, people, [1] * match.state.players)
    growing.value(0, [0.55, 0.45])
    for seat in people:
        for number, ply in enumerate(ply for ply in range(match.ply) if match.mover(ply) == seat):
            played = str(match.actions[ply])
            others = [str(action) for action in match.position(ply).legal_actions() if str(action) != played]
            best, loss = (others[0], 0.2) if number == 1 else (played, 0.0)
            growing.judge(Judged(ply, seat, played, best, 0.5, loss, 0.01, stake=0.1), [0.5, 0.5])
    growing.value(match.ply, [1.0, 0.0])
    growing.complete = True
    return growing.kept


def keep(desk: Desk, match: Match) -> int:
    match_id = desk.context.library.create(match)
    desk.context.library.load(match_id, desk.context.games)
    return match_id


def open_review(desk: Desk, match: Match) -> ReplayPage:
    page = desk.window.open_page("replay", match, True)
    assert isinstance(page, ReplayPage)
    return page


def open_known(desk: Desk) -> ReplayPage:
    match = finished()
    keep(desk, match)
    assert desk.context.library.reviews.keep(match, to_text(reviewed(match)))
    return open_review(desk, match)


def test_a_game_is_reviewed_and_the_review_is_kept(desk: Desk) -> None:
    match = finished()
    keep(desk, match)
    page = open_review(desk, match)
    assert page.bar.stop.isVisible()
    desk.qtbot.waitUntil(lambda: page.session.state.review.kept.complete, timeout=TIMEOUT)
    decisions = {ply for ply in range(match.ply) if match.mover(ply) == 0}
    assert {one.ply for one in page.session.state.review.kept.judged} <= decisions
    assert page.session.state.review.kept.judged
    assert desk.context.library.reviews.of(match) == to_text(page.session.state.review.kept)
    assert "Accuracy" in page.side.review._heading.text()


def test_what_is_kept_is_shown_at_once(desk: Desk) -> None:
    page = open_known(desk)
    assert not reviewer_of(desk.context).is_asked(key_of(page.match))
    assert page.side.review.list.count() == 1
    assert "Mistake, winning chance −20 points" in page.side.review.list.item(0).text()
    assert page.bar.learn.isVisible()
    assert page.bar.learn.isEnabled()


def test_stopping_and_going_on_later(desk: Desk) -> None:
    desk.context.engine_playouts = 100_000
    page = open_review(desk, finished())
    QTest.mouseClick(page.bar.stop, Qt.MouseButton.LeftButton)
    assert not reviewer_of(desk.context).is_asked(key_of(page.match))
    assert page.bar.review.isVisible()
    QTest.mouseClick(page.bar.review, Qt.MouseButton.LeftButton)
    assert reviewer_of(desk.context).is_asked(key_of(page.match))
    assert page.bar.stop.isVisible()


@pytest.mark.parametrize("by_keyboard", [False, True])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_decision_is_laid_out_with_both_moves_and_reasons(desk: Desk, language: str, by_keyboard: bool) -> None:
    desk.settings.language = language
    page = open_known(desk)
    (mistake,) = page.session.state.review.mistakes()
    if by_keyboard:
        assert page.side.review.list.hasFocus()
        desk.press(Qt.Key.Key_Down)
        desk.press(Qt.Key.Key_Return)
    else:
        place = page.side.review.list.visualItemRect(page.side.review.list.item(0)).center()
        QTest.mouseClick(page.side.review.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.scene.view == page.match.position(mistake.ply).view(0)
    why = page.side.review._why.text()
    for notation in (mistake.best, mistake.played):
        assert page.words.action(mistake, notation) in why
    assert {place.action for place in page.scene.picking.affordances} == {mistake.best, mistake.played}


def test_another_language_shows_the_same_decision(desk: Desk) -> None:
    page = open_known(desk)
    (mistake,) = page.session.state.review.mistakes()
    page.session.dispatch(GoTo(mistake.ply))
    shown = page.bar.status.grab().toImage()
    desk.settings.language = "ja"
    desk.settings.language = "en"
    assert page.bar.status.grab().toImage() == shown, "with the player's emblem"


def test_a_long_line_of_the_list_is_read_to_its_end(desk: Desk) -> None:
    page = open_known(desk)
    page.side.review.list.item(0).setText("Move 2: mistake, −20% " + "a long way to say it " * 6)
    QApplication.processEvents()
    lines = (
        page.side.review.list.visualItemRect(page.side.review.list.item(0)).height()
        // page.side.review.list.fontMetrics().height()
    )
    assert lines > 3
    assert page.side.review.list.wordWrap(), "else the words are cut within one line, however high it is"


def test_luck_and_skill_are_readable_without_eyes(desk: Desk) -> None:
    page = open_known(desk)
    assert page.side.review.accuracy.accessibleName().count("%") == 3
    luck = page.side.review.luck.accessibleName()
    assert luck.startswith("Equal chances: 50%")
    assert "Decisions: −20 points" in luck
    assert "Dice" not in luck  # there are none in this game
    assert luck.endswith("The result: 100%")


def test_graph_and_slider_reach_every_ply_and_show_the_decisions_there(desk: Desk) -> None:
    page = open_known(desk)
    judged = {one.ply for one in page.session.state.kept.judged}
    for ply in range(page.match.ply):
        page.player.slider.setValue(ply)
        assert (page.session.state.ply, page.session.state.shown is not None) == (ply, ply in judged)


def test_keys_and_buttons_lead_to_the_mistakes(desk: Desk) -> None:
    page = open_known(desk)
    (mistake,) = page.session.state.review.mistakes()
    back, on = page.side.review.back, page.side.review.on
    assert (back.isVisible(), back.isEnabled(), on.isEnabled()) == (True, True, True)
    desk.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.state.ply == mistake.ply
    assert (back.isEnabled(), on.isEnabled()) == (False, False)
    for elsewhere in (Qt.Key.Key_Home, Qt.Key.Key_End):
        desk.press(elsewhere)
        desk.press(Qt.Key.Key_N)
        assert page.session.state.ply == mistake.ply
    desk.press(Qt.Key.Key_End)
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert page.session.state.ply == mistake.ply


def test_without_a_review_there_are_no_mistakes_to_go_to(desk: Desk) -> None:
    page = desk.window.open_page("replay", finished())
    assert isinstance(page, ReplayPage)
    page.side.open("review")
    assert not page.side.review.back.isVisible()


def test_library_and_page_begin_the_review(desk: Desk) -> None:
    match = finished()
    keep(desk, match)
    library = desk.window.open_page("library")
    assert isinstance(library, LibraryPage)
    QTest.mouseClick(library.look, Qt.MouseButton.LeftButton)
    page = desk.window.page
    assert isinstance(page, ReplayPage)
    assert page.side.shows("review")
    reviewer_of(desk.context).cancel(key_of(match))
    again = desk.window.open_page("replay", match)
    assert isinstance(again, ReplayPage)
    assert not again.session.state.going
    QTest.mouseClick(again.bar.review, Qt.MouseButton.LeftButton)
    assert again.session.state.going
    assert again.side.shows("review")


def test_one_mistake_is_tried_from_its_reasons(desk: Desk) -> None:
    page = open_known(desk)
    (mistake,) = page.session.state.review.mistakes()
    assert not page.side.review.learn.isVisible()
    page.session.dispatch(GoTo(mistake.ply))
    page.side.review.learn.click()
    assert played_in(desk) == [mistake.played]


def test_a_review_leads_to_trying_its_mistakes(desk: Desk) -> None:
    page = open_known(desk)
    (mistake,) = page.session.state.review.mistakes()
    QTest.mouseClick(page.bar.learn, Qt.MouseButton.LeftButton)
    exercise = desk.window.page
    assert isinstance(exercise, ExercisePage)
    assert exercise.session.state.exercise is not None
    assert exercise.session.state.exercise.played == mistake.played
    exercise.session.dispatch(Play(mistake.best))
    exercise.session.dispatch(Next())
    assert summary_of(exercise).first == 1


def test_the_mistakes_of_the_last_games_are_one_stack_until_they_are_found(desk: Desk) -> None:
    matches = [finished(seed) for seed in (7, 8, 9)]
    for match in matches:
        keep(desk, match)
        desk.context.library.reviews.keep(match, to_text(reviewed(match)))
    puzzles = desk.window.open_page("puzzles", "")
    assert isinstance(puzzles, PuzzlesPage)
    assert puzzles.mistakes.text() == "Learn from your mistakes (3 games)"
    puzzles.mistakes.click()
    page = desk.window.page
    assert isinstance(page, ExercisePage)
    assert page.session.state.count == 3
    while page.session.state.exercise is not None:
        page.session.dispatch(Play(page.session.state.exercise.accepted[0]))
        page.session.dispatch(Next())
    page.end.back.click()
    puzzles.mistakes.click()
    assert desk.window.page is puzzles
    assert desk.window.messages.isVisible()


def test_mistakes_made_at_one_screen_belong_to_who_made_them(desk: Desk) -> None:
    match = finished(seats=(AKI, BEN))
    keep(desk, match)
    desk.context.library.reviews.keep(match, to_text(reviewed(match, people=(0, 1))))
    page = open_review(desk, match)
    (own,), (theirs,) = page.session.state.review.mistakes(0), page.session.state.review.mistakes(1)
    page.bar.learn.click()
    assert played_in(desk) == [own.played]
    page.session.dispatch(ChoosePerson(1))
    desk.window.back()
    page.bar.learn.click()
    assert played_in(desk) == [theirs.played]
    desk.settings.player_name = "Aki"
    puzzles = desk.window.open_page("puzzles", "")
    assert isinstance(puzzles, PuzzlesPage)
    assert puzzles.mistakes.text() == "Learn from your mistakes (1 game)"
    puzzles.mistakes.click()
    assert played_in(desk) == [own.played]
    desk.window.back()
    assert [one.text() for one in puzzles.others.values() if one.isVisible()] == ["Ben's mistakes (1 game)"]
    puzzles.others[0].click()
    assert played_in(desk) == [theirs.played]


def played_in(desk: Desk) -> list[str]:
    """The mistakes that are being tried."""
    exercise = desk.window.page
    assert isinstance(exercise, ExercisePage)
    return [one.played for one in exercise.session.state.exercises]


def test_what_is_not_over_cannot_be_reviewed(desk: Desk) -> None:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    replay = desk.window.open_page("replay", match)
    assert isinstance(replay, ReplayPage)
    assert not replay.bar.review.isVisible()
    reviewer = reviewer_of(desk.context)
    reviewer.request(match)
    assert not reviewer.is_asked(key_of(match))


def test_a_game_ends_with_a_way_to_its_review(desk: Desk) -> None:
    match = finished()
    table = desk.open(match, keep(desk, match))
    desk.qtbot.waitUntil(table.ending.review.isVisible, timeout=TIMEOUT)
    QTest.mouseClick(table.ending.review, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window.page, ReplayPage)


@pytest.mark.parametrize("wanted", [False, True])
def test_finished_games_are_reviewed_by_themselves_if_one_wants(desk: Desk, wanted: bool) -> None:
    desk.settings.review_games = wanted
    match = finished()
    table = desk.open(match, keep(desk, match))
    desk.qtbot.waitUntil(table.ending.review.isVisible, timeout=TIMEOUT)
    made = desk.context.findChild(Reviewer)
    assert (made is not None) == wanted
    if made is not None:
        assert made.is_asked(key_of(match))


def test_a_review_that_failed_is_reported_once(desk: Desk) -> None:
    page = open_review(desk, finished())
    going = {page.bar.status.words, *(part.text() for part in page.side.findChildren(QLabel))}
    assert "Looking at each decision…" in going
    reviewer_of(desk.context).engine.failed.emit("broken")
    assert desk.window.messages.texts() == ["The bots don't answer."]
    assert "being reviewed" not in page.bar.status.words
    said = {part.text() for part in page.side.findChildren(QLabel)}
    assert not said & {"Looking at each decision…", "This game has not been reviewed yet."}
    page.bar.review.click()
    assert page.bar.status.words == "The game is being reviewed. You can leave this page meanwhile."
