"""Lessons speak of the other players by the names that their table shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.teaching.lessonrun import LessonRun
from hoshikan.teaching.lessons import Bilingual, Lesson, Step, lessons
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch


def texts(step: Step) -> Iterator[Bilingual]:
    """All that a step says."""
    yield from (one for one in (step.text, step.goal, step.right, step.wrong) if one is not None)
    yield from (feedback.text for feedback in step.feedback)


def tables(lesson: Lesson) -> Iterator[tuple[Step, int]]:
    """The steps with the number of players at the table of each."""
    run = LessonRun(GAMES[lesson.game], lesson)
    while True:
        yield run.step, run.state.players
        if not run.solved:
            run.try_action(run.step.accept[0])
        if run.next() is None:
            return


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_named_in_a_lesson_sits_at_its_table(game_id: str, language: str, qapp: QApplication) -> None:
    switch = LanguageSwitch()
    switch.use(language)
    names = bot_names(text_of(game_id).taken_names(None))
    switch.clear()
    for lesson in lessons(game_id):
        for step, players in tables(lesson):
            for said in (text.in_language(language) for text in texts(step)):
                named = {name for name in names if name in said}
                assert named <= set(names[: players - 1]), f"{lesson.id}: {said}"
