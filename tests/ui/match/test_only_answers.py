"""Decisions with one answer are taken without asking, and undo goes back over them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.controller import MatchController, OnlyAnswers
from hoshikan.ui.board.match.engine_client import EngineClient
from hoshikan.ui.board.match.models import LogModel
from hoshikan.ui.board.match.seating import human_seats
from hoshikan.ui.board.screens import text_of
from tests.engine.variants import any_action
from tests.ui.match.engines import silent

STAR_WARS = GAMES["carcassonne-star-wars"]


@pytest.fixture(scope="module")
def course() -> Match:
    """A game of two people up to where one of them can only place no meeple."""
    match, rng = Match.start(STAR_WARS, [Seat("human", "Aki"), Seat("human", "Ben")], 3), Random(3)
    while match.state.to_move != 0 or [str(action) for action in match.state.legal_actions()] != ["skip"]:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            claims = (one for one in match.state.legal_actions() if str(one).startswith("claim"))
            match.apply(next(claims, any_action(match.state, rng)))
    return match


@dataclass
class Table:
    """The tile is to be laid that leads there."""

    controller: MatchController
    tile: str

    @property
    def match(self) -> Match:
        return self.controller.match

    def lay(self, qtbot: QtBot) -> None:
        """Lay it, and wait for what comes of itself."""
        self.controller.play(self.tile)
        qtbot.waitUntil(lambda: self.controller.deciding)


@pytest.fixture
def table(qtbot: QtBot, course: Match) -> Iterator[Table]:
    match = Match(course.game, course.header)
    for action in course.actions[: course.ply - 1]:
        match.apply(action)
    engine = EngineClient(silent())
    controller = MatchController(match, engine, Autosave(match, None))
    controller.only.allowed = lambda _view: True
    controller.begin()
    qtbot.waitUntil(lambda: controller.deciding)
    yield Table(controller, str(course.actions[course.ply - 1]))
    controller.rest()
    engine.close()


def test_the_only_answer_is_taken_after_what_led_to_it_was_seen(qtbot: QtBot, table: Table) -> None:
    controller, ply = table.controller, table.match.ply
    controller.hold()
    controller.play(table.tile)
    assert not controller.deciding
    assert controller.actions() == []
    QApplication.processEvents()
    assert table.match.ply == ply + 1, "held back while the tile is seen to be laid"
    controller.release()
    qtbot.waitUntil(lambda: controller.deciding)
    assert str(table.match.actions[ply + 1]) == "skip"


def test_undo_goes_back_to_a_real_decision_and_redo_over_it(qtbot: QtBot, table: Table) -> None:
    ply = table.match.ply
    table.lay(qtbot)
    after = table.match.ply
    table.controller.undo()
    assert table.match.ply == ply
    table.controller.redo()
    assert table.match.ply == after
    assert table.controller.deciding


def test_the_log_says_what_was_taken_without_asking(qtbot: QtBot, table: Table) -> None:
    ply = table.match.ply
    table.lay(qtbot)
    taken = table.controller.only.taken_at
    log = LogModel(text_of(STAR_WARS.id), table.match, ["Aki", "Ben"], taken=taken)
    marked = [(entry.ply, entry.sentence) for entry in log.entries() if entry.alone]
    assert marked == [(ply + 1, "Aki places no meeple (the only choice)")]
    log.retranslate(["Emi", "Ben"])
    assert [entry.sentence for entry in log.entries() if entry.alone] == ["Emi places no meeple (the only choice)"]


def test_who_wants_to_be_asked_is_asked(qtbot: QtBot, table: Table) -> None:
    controller = table.controller
    controller.only.allowed = lambda _view: False
    controller.play(table.tile)
    assert controller.actions() == ["skip"]
    ply = table.match.ply
    controller.only.allowed = lambda _view: True
    controller.reconsider()
    qtbot.waitUntil(lambda: controller.deciding)
    assert str(table.match.actions[ply]) == "skip"


def test_in_secret_among_several_people_everybody_is_asked() -> None:
    game = GAMES["conquestar"]
    for people, asked in ((2, True), (1, False)):
        seats = [Seat("human" if seat < people else "bot", "", "" if seat < people else "casual") for seat in range(2)]
        match, rng = Match.start(game, seats, 1), Random(1)
        while len(match.state.legal_actions()) != 1 or match.state.to_move != 0:
            match.apply(any_action(match.state, rng))
        only = OnlyAnswers(match, human_seats(match))
        only.allowed = lambda _view: True
        assert (only.now() is None) == asked


def test_strict_bookkeeping_is_done_by_hand() -> None:
    game = GAMES["sterre-en-kroon"]
    takes = {
        strict: text_of(game.id).takes_only_answer(game.new(2, 1, options={"bookkeeping": strict}).view(None))
        for strict in ("auto", "strict")
    }
    assert takes == {"auto": True, "strict": False}
