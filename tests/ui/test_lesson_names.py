"""Lessons speak of the other player by the name that their table shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.teaching.lessons import Bilingual, Step, lessons
from hoshikan.ui.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.match.deals import bot_names

GAME = "carcassonne-star-wars"


def texts(step: Step) -> Iterator[Bilingual]:
    """All that a step says."""
    yield from (one for one in (step.text, step.goal, step.right, step.wrong) if one is not None)
    yield from (feedback.text for feedback in step.feedback)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_named_in_a_lesson_sits_at_its_table(language: str, qapp: QApplication) -> None:
    switch = LanguageSwitch()
    switch.use(language)
    names = bot_names()
    switch.clear()
    said = [text.in_language(language) for lesson in lessons(GAME) for step in lesson.steps for text in texts(step)]
    assert {name for name in names for text in said if name in text} == {names[0]}
    assert all(len(lesson.setup["players"]) == 2 for lesson in lessons(GAME))
