"""The silence of an engine, measured with a clock of our own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from hoshikan.ui.board.match.engine_client import TICKS, Silence


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def parts(silence: Silence, clock: Clock, number: int, seconds: float) -> None:
    for _ in range(number):
        clock.now += seconds
        silence.tick()


def test_a_silent_engine_is_given_up_after_its_time(qtbot: QtBot) -> None:
    clock = Clock()
    silence = Silence(clock=clock)
    silence.start(30_000)
    with qtbot.assertNotEmitted(silence.timeout):
        parts(silence, clock, TICKS - 1, 3.0)
    with qtbot.waitSignal(silence.timeout):
        parts(silence, clock, 1, 3.0)
    silence.stop()


def test_time_in_which_the_window_was_away_does_not_count(qtbot: QtBot) -> None:
    clock = Clock()
    silence = Silence(clock=clock)
    silence.start(30_000)
    with qtbot.assertNotEmitted(silence.timeout):
        for _ in range(2):
            parts(silence, clock, 1, 3_600.0)
            parts(silence, clock, 2, 3.0)
    with qtbot.waitSignal(silence.timeout):
        parts(silence, clock, TICKS, 3.0)
    silence.stop()


def test_an_answer_begins_a_new_silence(qtbot: QtBot) -> None:
    clock = Clock()
    silence = Silence(clock=clock)
    silence.start(30_000)
    with qtbot.assertNotEmitted(silence.timeout):
        for _ in range(3):
            parts(silence, clock, TICKS - 1, 3.0)
            silence.restart()
    silence.stop()
