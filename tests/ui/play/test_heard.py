"""Matches are heard as they are seen: every game's sounds exist and come in their order, none in bursts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Event, Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Hint
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.session import RequestHint
from hoshikan.ui.board.table.model import Beat
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.settings.page import SettingsPage
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.kit.sound.room import SOUNDS
from hoshikan.ui.session.context import AppContext
from tests.ui.match.engines import silent
from tests.ui.play.desk import AKI, BOTS, Desk
from tests.ui.sound.fakes import Clock, FakeOutput

NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
PLIES = 36
FRAME = 200
"""Milliseconds: sounds come in their order however seldom one looks."""


class Running(Clock):
    """A second later whenever it is asked, so that no sound comes too soon after its like."""

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def output(desk: Desk) -> FakeOutput:
    """Return the receiver of the session's sounds, with everything on."""
    made = FakeOutput()
    desk.context.sounds.use(lambda: made)
    desk.context.sounds._clock = Running()
    return made


def plies(match: Match, rng: Random, most: int = PLIES) -> Iterator[tuple[Event, ...]]:
    """Random play; the events of each action."""
    for _ in range(most):
        if match.state.to_move == TERMINAL:
            return
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
        yield tuple(match.events(match.ply - 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_heard_step_by_step(game_id: str) -> None:
    """Each shown step brings its events' sounds with it, whatever came before; and no step is a din."""
    game = GAMES[game_id]
    names = NAMES[: game.players[0]]
    match = Match.start(game, [Seat("human", name) for name in names], 3)
    scene = new_scene(game_id, NIGHT)
    scene.motion.take_the_time()
    scene.show_position(match.state.view(0), 0, (), names)
    course: list[str | int] = []
    scene.hearing.heard.connect(course.append)
    scene.seen.connect(course.extend)
    assert set(scene.lands.values()) <= set(SOUNDS)
    everything: set[str] = set()
    for events in plies(match, Random(3)):
        course.clear()
        scene.show_position(match.state.view(0), 0, (), names, events)
        staged = scene.cues(events)
        told = [one for one in staged if isinstance(one, Beat) and one.events]
        while scene.is_moving:
            scene.motion.advance(FRAME)
        everything.update(one for one in course if isinstance(one, str))
        for beat in told:
            numbers = [number for number, event in enumerate(events) if any(event is one for one in beat.events)]
            wanted = {sound for event in beat.events if (sound := scene.sound_of(event)) is not None}
            assert wanted <= set(course[: course.index(numbers[0])]), (events, course)
        assert sum(isinstance(one, str) for one in course) <= 4 * (2 + len(staged)), course
    assert everything <= set(SOUNDS)
    assert everything, f"{game_id}: no sound in {PLIES} actions; see `lands` in `ui/board/table/hooks.py`"


def test_sounds_of_landing_are_those_of_kinds_that_are_painted() -> None:
    for game_id in GAMES:
        scene = new_scene(game_id, NIGHT)
        assert set(scene.lands) <= set(scene.painters()), game_id


@pytest.fixture
def page(desk: Desk, output: FakeOutput, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """Before the last secret choice of a round of Conquestar, on a table whose time passes by hand."""
    monkeypatch.setattr(AppContext, "engine_command", silent())
    page = desk.table((BOTS[0], BOTS[1], AKI), plans=("invade C3", "invade C3"))
    page.scene.motion.take_the_time()
    desk.settings.animation = "normal"
    return page


def see(page: TablePage) -> None:
    while page.scene.is_moving:
        page.scene.motion.advance(FRAME)


def test_a_table_is_set_up_aloud_and_a_round_follows_its_beats(page: TablePage, output: FakeOutput) -> None:
    assert output.files == ["deal"]
    page.session.controller.play("trade A1")
    see(page)
    heard = output.files[1:]
    assert heard.index("flip") < heard.index("lose") == len(heard) - 1 - heard[::-1].index("lose")
    assert heard.index("coin-1") < heard.index("lose")  # A1 is settled before C3, where two fail


def test_muted_a_round_is_silent(page: TablePage, output: FakeOutput, desk: Desk) -> None:
    output.played.clear()
    page.bar.menu.entries["sound"].trigger()
    assert not desk.settings.sounds
    page.session.controller.play("trade A1")
    see(page)
    assert not output.played
    page.bar.pressed.emit("sound")
    assert page.bar.menu.entries["sound"].isChecked()


def test_skipping_makes_no_burst(page: TablePage, output: FakeOutput) -> None:
    page.session.controller.play("trade A1")
    output.played.clear()
    presses = 0
    while page.scene.skip():
        presses += 1
        assert len(output.played) <= 2 * presses
    see(page)
    output.played.clear()
    page.bar.pressed.emit("undo")
    assert output.files == ["undo"]
    page.session.controller.play("trade A1")
    output.played.clear()
    page.scene.fast_forward()
    assert not [file for file in output.files if file != "bell"]


def test_a_bell_calls_when_it_is_a_person_s_turn_after_others(desk: Desk, output: FakeOutput) -> None:
    page = desk.table((AKI, BOTS[0]))
    desk.wait_turn(page)
    assert "bell" not in output.files
    page.session.controller.play("trade A1")
    desk.wait_turn(page)
    assert output.files.count("bell") == 1


def test_a_refusal_knocks_and_a_hint_rings(desk: Desk, output: FakeOutput) -> None:
    page = desk.table((AKI, *BOTS))
    desk.wait_turn(page)
    output.played.clear()
    page.session.controller.play("invade Z9")
    page.session.advisor.hinted.emit(Hint(None, "trade A1", (), None, None, ()))
    page.session.dispatch(RequestHint())
    page.session.dispatch(RequestHint())
    assert output.files == ["refuse", "hint", "hint", "hint"]


def test_a_lesson_praises_and_knocks(desk: Desk, output: FakeOutput) -> None:
    page = desk.window.open_page("lesson", "conquestar", "conquestar/01-field")
    assert isinstance(page, LessonPage)
    while not page.session.state.step.accept:
        page.go_on()
    wrong = next(one for one in page.session.state.actions if one not in page.session.state.step.accept)
    page.attempt(wrong)
    page.attempt(page.session.state.step.accept[0])
    assert [file for file in output.files if file in ("refuse", "star")] == ["refuse", "star"]


def test_the_volume_is_heard_as_it_is_set(desk: Desk, output: FakeOutput) -> None:
    page = desk.window.open_page("settings")
    assert isinstance(page, SettingsPage)
    for step in (1, 10):
        page._volume.setValue(step)
    assert [one.file for one in output.played] == ["lay", "lay-2"]
    assert output.played[0].gain < output.played[1].gain == 1
