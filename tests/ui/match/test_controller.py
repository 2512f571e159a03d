"""The course of a match on the table: bots, autosave, undo, curtain."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, IllegalAction, Match, NotationError, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.controller import BotSeats, MatchController
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from tests.games.conquestar.playing import view_of
from tests.ui.match.engines import saying, silent

GAME = GAMES["conquestar"]
ENGINE = (sys.executable, "-m", "hoshikan.bots.engine")
AKI, BEN = Seat("human", "Aki"), Seat("human", "Ben")
VEGA, DENEB = Seat("bot", "Vega", "casual"), Seat("bot", "Deneb", "casual")
TIMEOUT = 20_000
START_AT_ONCE = BotSeats.start
"""As players have it; in tests an engine starts with its first question."""
Seated = Callable[..., MatchController]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite3") as made:
        yield made


@pytest.fixture
def seated(qtbot: QtBot, library: Library) -> Iterator[Seated]:
    """A controller for these seats or this match, begun."""
    made: list[MatchController] = []

    def controller(
        seats: Sequence[Seat] = (AKI, VEGA, DENEB),
        match: Match | None = None,
        match_id: int | None = None,
        command: Sequence[str] = ENGINE,
    ) -> MatchController:
        match = match or Match.start(GAME, seats, 7)
        engine = EngineClient(command, Budget(4))
        made.append(MatchController(match, engine, Autosave(match, library, match_id)))
        made[-1].begin()
        return made[-1]

    yield controller
    for one in made:
        one.rest()
        one.engine.close()


def wait_turn(qtbot: QtBot, controller: MatchController) -> None:
    qtbot.waitUntil(lambda: controller.deciding or controller.over, timeout=TIMEOUT)


def kept(library: Library) -> list[str]:
    (summary,) = library.unfinished()
    return [str(action) for action in library.load(summary.id, GAMES).actions]


def test_the_engine_starts_with_the_match(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not seated().engine.process.running
    monkeypatch.setattr(BotSeats, "start", START_AT_ONCE)
    assert seated().engine.process.running


def test_every_action_is_kept_before_it_is_shown(seated: Seated, library: Library, qtbot: QtBot) -> None:
    controller = seated()
    seen: list[tuple[list[str], list[str]]] = []
    controller.changed.connect(
        lambda _events: seen.append((kept(library), [str(action) for action in controller.match.actions]))
    )
    controller.play("trade A1")
    qtbot.waitUntil(lambda: controller.match.ply == 3, timeout=TIMEOUT)
    assert len(seen) >= 3
    assert all(stored == shown for stored, shown in seen)


def test_a_match_goes_on_where_it_was_cut_off(seated: Seated, library: Library, qtbot: QtBot) -> None:
    first = seated()
    first.play("trade A1")
    qtbot.waitUntil(lambda: first.match.ply >= 2, timeout=TIMEOUT)
    first.rest()
    first.engine.close()
    (summary,) = library.unfinished()
    second = seated(match=library.load(summary.id, GAMES), match_id=summary.id)
    assert second.match.ply == first.match.ply
    wait_turn(qtbot, second)
    assert second.match.ply == 3
    assert second.play("trade B2")
    assert len(library.unfinished()) == 1


def test_undo_goes_back_across_the_bots(seated: Seated, library: Library, qtbot: QtBot) -> None:
    controller = seated()
    controller.play("trade A1")
    wait_turn(qtbot, controller)
    controller.play("trade B2")
    wait_turn(qtbot, controller)
    line = controller.match.actions
    controller.undo()
    assert controller.match.ply == 3
    controller.undo()
    assert controller.match.ply == 0
    assert not controller.can_undo()
    assert kept(library) == []
    controller.redo()
    assert controller.match.ply == 3
    controller.redo()
    assert controller.match.actions == line
    assert controller.match.ply == len(line)
    assert not controller.can_redo()
    assert len(kept(library)) == len(line)


def test_undo_while_a_bot_thinks_drops_its_answer(seated: Seated, qtbot: QtBot) -> None:
    controller = seated(command=silent())
    controller.play("trade A1")
    qtbot.waitUntil(lambda: controller.bot_thinking, timeout=TIMEOUT)
    controller.undo()
    assert controller.match.ply == 0
    assert controller.deciding
    assert not controller.engine.busy


def test_illegal_and_meaningless_moves_are_refused(seated: Seated, qtbot: QtBot) -> None:
    controller = seated()
    controller.play("trade A1")
    wait_turn(qtbot, controller)
    ply = controller.match.ply
    with qtbot.waitSignal(controller.refused) as refused:
        assert not controller.play("trade A2")
    assert refused.args is not None
    assert isinstance(refused.args[0], IllegalAction)
    assert refused.args[0].rule == "CQ-5.1"
    assert isinstance(controller.why_illegal("hello"), NotationError)
    assert controller.why_illegal("trade B2") is None
    assert controller.match.ply == ply


def test_nobody_plays_for_a_bot(seated: Seated, qtbot: QtBot) -> None:
    controller = seated(command=silent())
    controller.play("trade A1")
    assert controller.actions() == []
    assert not controller.play("trade B2")
    assert controller.match.ply == 1


def test_what_is_being_shown_is_not_overtaken(seated: Seated, qtbot: QtBot) -> None:
    controller = seated()
    controller.hold()
    controller.play("trade A1")
    qtbot.waitUntil(lambda: not controller.engine.busy and controller.engine.process.running, timeout=TIMEOUT)
    qtbot.waitUntil(lambda: controller._answer is not None, timeout=TIMEOUT)
    assert controller.match.ply == 1
    controller.release()
    qtbot.waitUntil(lambda: controller.match.ply > 1, timeout=TIMEOUT)


def test_the_curtain_hides_what_the_other_chose(seated: Seated, qtbot: QtBot) -> None:
    controller = seated((AKI, BEN, VEGA))
    with qtbot.waitSignal(controller.handed_over, timeout=TIMEOUT) as handed:
        controller.play("trade A1")
    assert handed.args == [1]
    assert controller.view() == controller.state.view(None)
    assert view_of(controller.state, controller.viewer).plan is None
    assert controller.actions() == []
    assert not controller.play("trade B2")
    controller.take_over()
    assert controller.viewer == 1
    assert view_of(controller.state, 1).plan is None
    assert view_of(controller.state, 1).chosen == [True, False, False]
    assert "trade B2" in controller.actions()
    controller.play("trade B2")
    with qtbot.waitSignal(controller.handed_over, timeout=TIMEOUT) as handed:
        pass
    assert handed.args == [0]


def test_undo_in_hot_seat_hands_the_screen_back(seated: Seated, qtbot: QtBot) -> None:
    controller = seated((AKI, BEN))
    controller.play("trade A1")
    qtbot.waitUntil(lambda: controller.waiting_for == 1, timeout=TIMEOUT)
    controller.take_over()
    controller.undo()
    assert controller.waiting_for == 0
    assert controller.actions() == []
    controller.take_over()
    assert "trade A1" in controller.actions()


def test_bots_alone_play_to_the_end(seated: Seated, library: Library, qtbot: QtBot) -> None:
    setup = GAME.new(players=2, seed=7).setup
    few = {**setup, "stars": [*setup["stars"][:1], *[None] * 24], "coins": [5, 1]}
    controller = seated(match=Match.start(GAME, (VEGA, DENEB), 7, setup=few))
    with qtbot.waitSignal(controller.finished, timeout=TIMEOUT):
        pass
    (summary,) = library.finished()
    assert summary.points == tuple(controller.state.points())
    assert summary.winners == controller.state.winners()


def test_resting_stops_everything_and_waking_goes_on(seated: Seated, qtbot: QtBot) -> None:
    controller = seated()
    controller.rest()
    controller.play("trade A1")
    assert not controller.engine.busy
    controller.wake()
    wait_turn(qtbot, controller)
    assert controller.match.ply == 3


def test_a_level_that_nobody_here_knows_plays_all_the_same(seated: Seated, qtbot: QtBot) -> None:
    controller = seated((AKI, Seat("bot", "Zeta", "grandmaster")))
    controller.play("trade A1")
    wait_turn(qtbot, controller)
    assert controller.match.ply == 2


def test_a_bot_whose_answer_is_illegal_has_not_played(seated: Seated, qtbot: QtBot) -> None:
    controller = seated(command=saying(protocol.Best(1, "trade A1 or so", 1, 1)))
    with qtbot.waitSignal(controller.engine.failed, timeout=TIMEOUT):
        controller.play("trade A1")
    assert controller.match.ply == 1
    controller.undo()
    assert controller.deciding
    assert controller.play("trade B2")


def test_the_same_move_again_starts_a_new_line(seated: Seated, qtbot: QtBot) -> None:
    match = Match.start(GAME, (AKI, VEGA, DENEB), 7)
    for plan in ("trade A1", "trade A2", "trade B2"):
        match.apply(GAME.parse(plan))
    controller = seated(match=match, command=silent())
    controller.undo()
    assert controller.can_redo()
    assert controller.play("trade A1")
    assert not controller.can_redo()


def test_what_a_bot_does_that_runs_together_is_reported_at_once(seated: Seated, qtbot: QtBot) -> None:
    match = Match.start(GAMES["sterre-en-kroon"], (VEGA, DENEB), 7, options={"bookkeeping": "strict"})
    controller = seated(match=match)
    controller.runs_on = lambda before, after: before.to_move >= 0 and after.to_move in (before.to_move, CHANCE)
    told: list[tuple[object, ...]] = []
    plies: list[int] = [0]

    def hear(events: tuple[object, ...]) -> None:
        told.append(tuple(events))
        plies.append(match.ply)

    controller.changed.connect(hear)
    qtbot.waitUntil(lambda: match.ply > 40, timeout=TIMEOUT)
    controller.rest()
    assert len(told) < plies[-1] / 2
    for events, first, last in zip(told, plies, plies[1:], strict=False):
        assert events == tuple(event for ply in range(first, last) for event in match.events(ply))
        assert len({match.mover(ply) for ply in range(first, last)} - {-1, -2}) <= 1
    controller.jump(plies[-1])
    assert told[-1] == ()


def test_what_several_bots_do_may_run_together_but_a_persons_decision_never_does(seated: Seated, qtbot: QtBot) -> None:
    controller = seated()
    controller.runs_on = lambda _before, _after: True
    shown: list[list[int]] = [[]]

    def note(_events: tuple[object, ...]) -> None:
        seen = sum(len(one) for one in shown)
        shown.append([controller.match.mover(ply) for ply in range(seen, controller.match.ply)])

    controller.changed.connect(note)
    wait_turn(qtbot, controller)
    controller.play("trade A1")
    qtbot.waitUntil(lambda: controller.match.ply == 3, timeout=TIMEOUT)
    wait_turn(qtbot, controller)
    assert [one for one in shown if one] == [[0], [1, 2]]
