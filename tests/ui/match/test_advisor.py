"""When a hint comes: soon, and again when the search is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.hints import Hint, WhyNot
from hoshikan.ui.board.match.advisor import FIRST_HINT_MS, Advisor
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.engine_client import EngineClient, Listener
from tests.ui.match.engines import silent


@dataclass
class Consultation:
    """A player who asks, and an engine that answers what the test says."""

    advisor: Advisor
    listeners: list[Listener]
    hints: list[str] = field(default_factory=list)
    explained: list[str] = field(default_factory=list)
    said: list[tuple[float | None, float | None]] = field(default_factory=list)
    """Per hint the chance it shows, and the one in the list for the same move."""

    def __post_init__(self) -> None:
        self.advisor.hinted.connect(self._on_hint)
        self.advisor.explained.connect(self._on_explained)

    def info(self, best: str, ms: int, share: float = 0.6) -> None:
        self.listeners[-1](protocol.Info(1, 9, ms, [], [], ranking(best, share)))

    def best(self, best: str, share: float = 0.6) -> None:
        self.listeners[-1](protocol.Best(1, best, 9, 1500, [], [], ranking(best, share)))

    def _on_hint(self, hint: Hint) -> None:
        self.hints.append(hint.action)
        self.said.append((hint.share, self.advisor.ranking[0].share))

    def _on_explained(self, answer: WhyNot) -> None:
        self.explained.append(answer.asked)


def ranking(best: str, share: float) -> list[protocol.RankedAction]:
    other = "trade B2" if best == "trade A1" else "trade A1"
    return [protocol.RankedAction(best, share, 0.5, 9.0, 50), protocol.RankedAction(other, 1 - share, 0.5, 9.0, 50)]


@pytest.fixture
def consultation(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Consultation]:
    match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("human", "Ben")], 7)
    listeners: list[Listener] = []
    engine = EngineClient(silent())
    monkeypatch.setattr(engine, "analyse", lambda _match, _seed, listen: listeners.append(listen))
    with Library.open(tmp_path / "library.sqlite3") as library:
        controller = MatchController(match, engine, Autosave(match, library, None))
        controller.begin()
        yield Consultation(Advisor(controller), listeners)
        controller.rest()
        engine.close()


def test_the_first_hint_does_not_wait_for_the_end_of_the_search(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.info("trade A1", FIRST_HINT_MS - 1)
    assert consultation.hints == []
    consultation.info("trade A1", FIRST_HINT_MS)
    assert consultation.hints == ["trade A1"]
    consultation.info("trade B2", FIRST_HINT_MS + 100)
    assert consultation.hints == ["trade A1"]


def test_hint_and_list_always_come_from_the_same_search(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.info("trade A1", FIRST_HINT_MS, 0.6)
    consultation.info("trade A1", FIRST_HINT_MS + 100, 0.7)
    assert consultation.advisor.ranking[0].share == 0.6
    consultation.best("trade A1", 0.8)
    assert consultation.hints == ["trade A1", "trade A1"]
    assert consultation.said == [(0.6, 0.6), (0.8, 0.8)]


def test_who_asks_why_not_while_the_search_goes_on_gets_the_hint_of_its_end_too(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.info("trade A1", FIRST_HINT_MS)
    consultation.advisor.why_not("trade B2")
    consultation.best("trade A1", 0.9)
    assert (consultation.said[-1], consultation.explained) == ((0.9, 0.9), ["trade B2"])


def test_a_search_that_changes_its_mind_hints_again(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.info("trade A1", FIRST_HINT_MS)
    consultation.best("trade B2", 0.9)
    assert consultation.hints == ["trade A1", "trade B2"]


def test_a_search_that_finds_two_choices_alike_keeps_to_the_one_advised_before(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.info("trade A1", FIRST_HINT_MS)
    consultation.best("trade B2", 0.6)
    assert consultation.hints == ["trade A1", "trade A1"]


def test_a_hint_asked_for_again_is_given_from_the_finished_search(consultation: Consultation) -> None:
    consultation.advisor.request()
    consultation.best("trade B2")
    consultation.advisor.request()
    assert consultation.hints == ["trade B2", "trade B2"]
    assert len(consultation.listeners) == 1


def test_why_not_waits_for_the_whole_search(consultation: Consultation) -> None:
    consultation.advisor.why_not("trade B2")
    consultation.info("trade A1", FIRST_HINT_MS)
    assert (consultation.hints, consultation.explained) == ([], [])
    consultation.best("trade A1")
    assert (consultation.hints, consultation.explained) == ([], ["trade B2"])
