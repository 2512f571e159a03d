"""The surroundings of the sessions of learning, in the hands of a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine import Match
from hoshikan.engine.draft import Draft
from hoshikan.library import LibraryProblem, library_path
from hoshikan.library.practice import PastAnswer
from hoshikan.ui.board.session import BoardSession


class Heard:
    """All that a session reports beside its state."""

    def __init__(self, session: BoardSession[Any]) -> None:
        self.sounds: list[str] = []
        self.notices: list[str] = []
        self.refused: list[Exception] = []
        self.tables: list[Match] = []
        self.pages: list[tuple[str, tuple[Any, ...]]] = []
        self.states: list[Any] = []
        session.sounded.connect(self.sounds.append)
        session.noticed.connect(lambda notice: self.notices.append(notice.key))
        session.refused.connect(self.refused.append)
        session.table_wanted.connect(self.tables.append)
        session.page_wanted.connect(lambda name, arguments: self.pages.append((name, arguments)))
        session.changed.connect(lambda state, _before: self.states.append(state))


class Store:
    """A library in memory, which can be broken: lessons done, answers to exercises, and matches."""

    def __init__(self) -> None:
        self.broken = False
        self.lessons: set[str] = set()
        self.past: list[PastAnswer] = []
        self.matches: list[Match] = []

    def done(self, game: str) -> frozenset[str]:
        self._check()
        return frozenset(self.lessons)

    def complete(self, game: str, lesson: str) -> None:
        self._check()
        self.lessons.add(lesson)

    def all(self) -> Sequence[PastAnswer]:
        self._check()
        return self.past

    def note(self, exercise: str, game: str, outcome: str, rating: float | None) -> None:
        self._check()
        self.past = [*self.past, PastAnswer(exercise, len(self.past), game, outcome, rating)]

    def create(self, match: Match) -> int:
        self._check()
        self.matches.append(match)
        return len(self.matches)

    def _check(self) -> None:
        if self.broken:
            raise LibraryProblem("locked", library_path())


class Steps:
    """The steps reached, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}

    def reached(self, lesson: str) -> int:
        return self.kept.get(lesson, 0)

    def keep(self, lesson: str, step: int) -> None:
        self.kept[lesson] = step

    def forget(self, lesson: str) -> None:
        self.kept.pop(lesson, None)


class Answers:
    """Answers to questions, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, bool] = {}
        self.broken = False

    def known(self, game: str) -> Mapping[str, bool]:
        self._check()
        return dict(self.kept)

    def note(self, game: str, question: str, *, right: bool) -> None:
        self._check()
        self.kept[question] = right

    def _check(self) -> None:
        if self.broken:
            raise LibraryProblem("locked", library_path())


class Drafts:
    """Positions that were kept, in memory."""

    def __init__(self) -> None:
        self.kept: list[Match] = []
        self.broken = False

    def keep(self, draft: Draft, position: Match) -> None:
        if self.broken:
            raise LibraryProblem("locked", library_path())
        self.kept.append(position)


class Asked(NamedTuple):
    """A review that an engine was asked for."""

    match: Match
    seats: Sequence[int]
    first: int
    listen: Callable[[protocol.Answer], None]


class Reviewer(QObject):
    """An engine that answers when a test wants it to."""

    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: Asked | None = None
        self.closed = False

    def review(self, match: Match, seats: Sequence[int], listen: Callable[[protocol.Answer], None], first: int) -> None:
        self.asked = Asked(match, seats, first, listen)

    def cancel(self) -> None:
        self.asked = None

    def close(self) -> None:
        self.closed = True
