"""A word after a lesson and after a course, a star that is earned once, and never twice the same day."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hoshikan.ui.features.learn.lessonpath import LessonEnd
from hoshikan.ui.features.learn.lessonsession import Progress
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.session.notebook import Notebook, Praises
from hoshikan.ui.session.settings import Settings


def test_nothing_is_celebrated_twice_on_a_day_and_nothing_if_not_wanted(notebook: Notebook) -> None:
    settings, day = Settings(), ["2026-01-01"]
    praises = Praises(settings, notebook, lambda: day[0])
    assert praises.due("a")
    assert not praises.due("a")
    assert praises.due("b")
    day[0] = "2026-01-02"
    assert praises.due("a")
    settings.celebrations = False
    assert not praises.due("b")
    settings.celebrations = True
    assert praises.due("b")


def ended(qtbot: QtBot, progress: Progress, speed: str = "normal") -> LessonEnd:
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(900, 600)
    around.show()
    end = LessonEnd(around)
    end.setProperty("keeps", around)
    end.apply_theme(NIGHT)
    end.motion.set_speed(speed)
    end.show_end("First", "" if progress.done == progress.lessons else "Second", "A game", progress)
    return end


def test_a_star_flies_to_its_place_and_can_be_cut_short(qtbot: QtBot) -> None:
    end = ended(qtbot, Progress(3, 8, earned=True, celebrated=True))
    assert end.motion.is_moving
    assert end.praise
    assert "3 of 8" in end.stars.accessibleName()
    end.motion.fast_forward()
    assert not end.motion.is_moving
    still = end.stars.grab().toImage()
    for speed, celebrated in (("still", True), ("off", True), ("normal", False)):
        other = ended(qtbot, Progress(3, 8, earned=True, celebrated=celebrated), speed)
        assert not other.motion.is_moving
        assert other.stars.grab().toImage() == still


def test_the_last_lesson_completes_the_course_once(qtbot: QtBot) -> None:
    end = ended(qtbot, Progress(8, 8, earned=True, celebrated=True))
    assert end.praise == "Course complete!"
    assert "A game" in end.accessibleName()
    assert end.begin.isVisible()
    assert ended(qtbot, Progress(8, 8, earned=False, celebrated=False)).praise != "Course complete!"
